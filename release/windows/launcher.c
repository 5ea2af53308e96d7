/* Starts the program of this folder with the Python of this folder, in the same console, and waits for its end.
 *
 * Python itself handles Control+C and Control+Break. If this process is ended, the Python that it started ends too.
 * What keeps Python from starting is a sentence in the language of Windows; a console that belongs to this program
 * alone stays open until the sentence has been read.
 */
#define WIN32_LEAN_AND_MEAN
#define _WIN32_WINNT 0x0A00
#include <windows.h>
#include <wchar.h>

#define LONGEST 32768            /* characters of a path or of a command line, by the limits of Windows */
#define CLOSING_MILLISECONDS 4500 /* Windows ends a program 5 s after its window was closed */
#define CANNOT_START 1

static const WCHAR *const PARTS[] = {
    L"program\\python.exe", L"program\\python311.dll", L"program\\python311.zip", L"program\\python311._pth",
    L"program\\vcruntime140.dll", L"program\\start.py", L"program\\Lib\\site-packages\\audiogames\\__main__.py",
};

static WCHAR folder[LONGEST], path[LONGEST], command[LONGEST], sentence[LONGEST + 512];
static HANDLE child;

static BOOL french(void) { return PRIMARYLANGID(GetUserDefaultUILanguage()) == LANG_FRENCH; }

static void say(const WCHAR *text) {
    HANDLE out = GetStdHandle(STD_ERROR_HANDLE);
    DWORD mode, written;
    if (GetConsoleMode(out, &mode)) {
        WriteConsoleW(out, text, (DWORD)wcslen(text), &written, NULL);
        return;
    }
    static char bytes[3 * (LONGEST + 512)];
    int size = WideCharToMultiByte(CP_UTF8, 0, text, -1, bytes, sizeof bytes, NULL, NULL);
    if (size > 1)
        WriteFile(out, bytes, (DWORD)size - 1, &written, NULL);
}

/* Keep a window that Explorer opened for this program until Enter: its last words would be gone with it. */
static void let_read(void) {
    DWORD processes[2], mode, count;
    WCHAR typed[2];
    HANDLE in = GetStdHandle(STD_INPUT_HANDLE);
    if (GetConsoleProcessList(processes, 2) != 1 || !GetConsoleMode(in, &mode))
        return;
    say(french() ? L"Entrée ferme cette fenêtre.\r\n" : L"Enter closes this window.\r\n");
    FlushConsoleInputBuffer(in);
    ReadConsoleW(in, typed, 2, &count, NULL);
}

static int refuse(const WCHAR *in_french, const WCHAR *in_english, const WCHAR *what) {
    _snwprintf(sentence, sizeof sentence / sizeof *sentence - 1, french() ? in_french : in_english, what);
    say(sentence);
    let_read();
    return CANNOT_START;
}

static BOOL WINAPI on_control(DWORD event) {
    if (event != CTRL_C_EVENT && event != CTRL_BREAK_EVENT && child)
        WaitForSingleObject(child, CLOSING_MILLISECONDS);
    return TRUE;
}

/* The command line after its first word, which Windows ends at a space or at a quotation mark. */
static const WCHAR *arguments(void) {
    const WCHAR *rest = GetCommandLineW();
    BOOL quoted = FALSE;
    for (; *rest && (quoted || (*rest != L' ' && *rest != L'\t')); rest++)
        if (*rest == L'"')
            quoted = !quoted;
    return rest;
}

static BOOL find_folder(void) {
    DWORD length = GetModuleFileNameW(NULL, folder, LONGEST);
    if (length == 0 || length >= LONGEST)
        return FALSE;
    *(wcsrchr(folder, L'\\') + 1) = L'\0';
    return TRUE;
}

/* Let Windows end what was started here together with this process, however it ends. */
static void tie(HANDLE process) {
    JOBOBJECT_EXTENDED_LIMIT_INFORMATION limits = {0};
    HANDLE job = CreateJobObjectW(NULL, NULL);
    limits.BasicLimitInformation.LimitFlags = JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE;
    if (job && SetInformationJobObject(job, JobObjectExtendedLimitInformation, &limits, sizeof limits))
        AssignProcessToJobObject(job, process);
}

int wmain(void) {
    if (!find_folder())
        return refuse(L"Le chemin de ce dossier est trop long : placez le dossier plus près de la racine du disque.\r\n",
                      L"The path of this folder is too long: put the folder nearer to the top of the disk.\r\n", L"");
    for (size_t part = 0; part < sizeof PARTS / sizeof *PARTS; part++) {
        _snwprintf(path, LONGEST - 1, L"%ls%ls", folder, PARTS[part]);
        if (GetFileAttributesW(path) == INVALID_FILE_ATTRIBUTES)
            return refuse(L"Il manque ici le fichier %ls : le programme ne peut pas commencer. Décompressez l’archive en "
                          L"entier, par « Extraire tout », puis lancez audiogames depuis le nouveau dossier. Vos parties "
                          L"et vos réglages restent où ils sont.\r\n",
                          L"The file %ls is missing here, so the program cannot start. Unpack the whole archive with "
                          L"“Extract all”, then start audiogames from the new folder. Your games and settings stay "
                          L"where they are.\r\n",
                          PARTS[part]);
    }
    int length = _snwprintf(command, LONGEST - 1, L"\"%lsprogram\\python.exe\" -X utf8 \"%lsprogram\\start.py\"%ls",
                            folder, folder, arguments());
    if (length < 0)
        return refuse(L"La ligne de commande est trop longue.\r\n", L"The command line is too long.\r\n", L"");
    _snwprintf(path, LONGEST - 1, L"%lsprogram\\python.exe", folder);
    SetErrorMode(SEM_FAILCRITICALERRORS); /* Python has this too: a missing DLL is an exit status, not a box */
    SetConsoleCtrlHandler(on_control, TRUE);
    STARTUPINFOW start = {.cb = sizeof start};
    PROCESS_INFORMATION started;
    if (!CreateProcessW(path, command, NULL, NULL, TRUE, CREATE_SUSPENDED, NULL, NULL, &start, &started))
        return refuse(L"Windows a refusé de lancer %ls. Un antivirus l’a peut-être bloqué : autorisez-le, ou décompressez "
                      L"l’archive encore une fois.\r\n",
                      L"Windows refused to start %ls. An antivirus program may have blocked it: allow it, or unpack the "
                      L"archive once more.\r\n",
                      path);
    child = started.hProcess;
    tie(child);
    ResumeThread(started.hThread);
    WaitForSingleObject(child, INFINITE);
    DWORD status = CANNOT_START;
    GetExitCodeProcess(child, &status);
    if (status >= 0xC0000000 && status != STATUS_CONTROL_C_EXIT)
        return refuse(L"Windows a arrêté Python : il manque sans doute un fichier dans %ls. Décompressez l’archive encore "
                      L"une fois, dans un nouveau dossier. Vos parties sont gardées jusqu’à leur dernier coup.\r\n",
                      L"Windows stopped Python: a file is probably missing in %ls. Unpack the archive once more, into a "
                      L"new folder. Your games are kept up to their last move.\r\n",
                      path);
    if (status != 0)
        let_read();
    return (int)status;
}
