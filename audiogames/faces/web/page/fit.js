// Finds out whether the browser has what the page needs. It is written for browsers of any age.
try {
  if (window.WebSocket && window.fetch && window.ResizeObserver && [].at && "noModule" in document.createElement("script")) document.documentElement.className = "fit";
} catch (error) {} // without the class, the page says what it needs
