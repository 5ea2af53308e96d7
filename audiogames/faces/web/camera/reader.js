// Reads the codes in pictures of a camera, in a worker: only its answer has leave to compile what reads them.
importScripts("/camera/zxing.js");

const OPTIONS = {formats: ["DataMatrix", "QRCode"], returnErrors: true, maxNumberOfSymbols: 4, tryInvert: false}; // none of ours is white on black
const STEP = 397; // pixels between two at which the light is measured

ZXingWASM.prepareZXingModule({overrides: {locateFile: () => "/camera/zxing.wasm"}});

onmessage = async ({data: picture}) => {
  const codes = await ZXingWASM.readBarcodes(picture, OPTIONS);
  postMessage({codes: codes.map((code) => ({text: code.isValid ? code.text : "", ...placed(Object.values(code.position), picture)})), light: light(picture)});
};

// The middle of a code and its longer side, as parts of the picture.
function placed(corners, {width, height}) {
  const [xs, ys] = [corners.map(({x}) => x), corners.map(({y}) => y)];
  const [across, down] = [xs, ys].map((all) => Math.max(...all) - Math.min(...all));
  return {x: (Math.min(...xs) + across / 2) / width, y: (Math.min(...ys) + down / 2) / height, size: Math.max(across / width, down / height)};
}

function light({data}) {
  let [sum, number] = [0, 0];
  for (let at = 0; at < data.length; at += 4 * STEP, number++) sum += data[at + 1];
  return sum / number;
}
