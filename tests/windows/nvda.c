/* A stand-in for the library through which programs speak to NVDA: it writes what it is given to the file NVDA_HEARS. */
#include <windows.h>
#include <stdio.h>
#include <wchar.h>

static unsigned long note(const char *what, const WCHAR *text) {
    WCHAR path[1024];
    char bytes[16384];
    FILE *file;
    if (!GetEnvironmentVariableW(L"NVDA_HEARS", path, 1024) || GetFileAttributesW(path) == INVALID_FILE_ATTRIBUTES ||
        !(file = _wfopen(path, L"ab")))
        return 1722; /* RPC_S_SERVER_UNAVAILABLE, as where NVDA does not run */
    if (!WideCharToMultiByte(CP_UTF8, 0, text, -1, bytes, sizeof bytes, NULL, NULL))
        bytes[0] = '\0';
    fprintf(file, "%s\t%s\n", what, bytes);
    return fclose(file) ? 1 : 0;
}

/* NVDA runs while the file is there. */
__declspec(dllexport) unsigned long __stdcall nvdaController_testIfRunning(void) {
    WCHAR path[1024];
    if (!GetEnvironmentVariableW(L"NVDA_HEARS", path, 1024) || GetFileAttributesW(path) == INVALID_FILE_ATTRIBUTES)
        return 1722;
    return 0;
}
__declspec(dllexport) unsigned long __stdcall nvdaController_speakText(const WCHAR *text) { return note("speak", text); }
__declspec(dllexport) unsigned long __stdcall nvdaController_cancelSpeech(void) { return note("cancel", L""); }
__declspec(dllexport) unsigned long __stdcall nvdaController_brailleMessage(const WCHAR *text) {
    return note("braille", text);
}
