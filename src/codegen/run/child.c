/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#define _GNU_SOURCE /* MAP_ANONYMOUS, strsignal, sigaltstack */
#include "codegen/run/child.h"

#include "support/arena.h"
#include "support/check.h"
#include "support/heap.h"
#include "support/leftovers.h"
#include "support/vec.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/resource.h>
#if defined(__linux__)
#include <sys/prctl.h>
#endif
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/* What the child leaves behind when it dies: on shared memory. */
typedef struct Will {
    volatile int in_payload, is_loading, is_done, has_address, no_memory;
    volatile int is_told, is_heard; /* that the payload is called: somebody wants to know; knows */
    volatile uint64_t address;
    volatile double until; /* of now(): what it does should have ended then; 0: whenever it likes */
} Will;

static Will *will;              /* of the child that this process is */
static int pipe_end, asked_end; /* where it sends to, and hears from */
static double most_seconds;     /* of the payload, each time that it works; 0: any number */

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

/* ---- In the child ---- */

typedef struct Head {
    uint64_t len;
    uint64_t is_complaint;
    uint64_t calls; /* nothing is sent: the payload is called */
    uint64_t waits; /* nothing is sent: it waits to be asked */
} Head;

static void write_all(const void *data, size_t len) {
    const char *p = data;
    while (len) {
        ssize_t n = write(pipe_end, p, len);
        if (n < 0 && errno == EINTR)
            continue;
        if (n <= 0)
            _exit(1);
        p += n;
        len -= (size_t)n;
    }
}

void jig_run_child_send(const void *data, size_t len) {
    JIG_REQUIRE(will && (data || !len));
    write_all(&(Head){.len = len}, sizeof(Head));
    write_all(data, len);
}

void jig_run_child_say(const char *text, size_t len) {
    JIG_REQUIRE(will && (text || !len));
    write_all(&(Head){.len = len, .is_complaint = 1}, sizeof(Head));
    write_all(text, len);
}

static bool wait_for_word(JigChild *c);

/* What a child says is waited for, as long as it may take. */
static bool read_all(int fd, JigChild *says, void *to, size_t len) {
    char *p = to;
    while (len) {
        ssize_t n = !says || wait_for_word(says) ? read(fd, p, len) : 0;
        if (n < 0 && errno == EINTR)
            continue;
        if (n <= 0)
            return false;
        p += n;
        len -= (size_t)n;
    }
    return true;
}

/* So many seconds after an alarm it was not heard: signals can be held back, or the process. */
static const double UNHEARD = 1;

/* Longer than LONGEST is for ever, a part of a microsecond one of these: 0 would be no alarm. */
static void set_alarm(double seconds) {
    const double LONGEST = 1e9;
    if (!(seconds < LONGEST))
        return;
    time_t whole = (time_t)seconds;
    suseconds_t rest = (suseconds_t)(1e6 * (seconds - (double)whole));
    struct itimerval once = {.it_value = {whole, whole || rest ? rest : 1}};
    setitimer(ITIMER_REAL, &once, NULL);
    will->until = now() + seconds + UNHEARD;
}

static void unset_alarm(void) {
    setitimer(ITIMER_REAL, &(struct itimerval){0}, NULL);
    will->until = 0;
}

bool jig_run_child_wait(void *data, size_t len) {
    JIG_REQUIRE(will && (data || !len));
    unset_alarm();
    write_all(&(Head){.waits = 1}, sizeof(Head));
    return read_all(asked_end, NULL, data, len);
}

void jig_run_child_call_again(void) {
    if (most_seconds > 0)
        set_alarm(most_seconds);
}

static FILE *captured;
static int real_stderr = -1;

/* Of no folder, where the system has such. */
static FILE *unnamed_file(void) {
#if defined(__linux__)
    int fd = memfd_create("jig", MFD_CLOEXEC);
    FILE *f = fd >= 0 ? fdopen(fd, "w+") : NULL;
    if (f)
        return f;
    if (fd >= 0)
        close(fd);
#endif
    return tmpfile();
}

void jig_run_child_capture_stderr(void) {
    captured = unnamed_file();
    real_stderr = captured ? dup(STDERR_FILENO) : -1;
    if (real_stderr >= 0)
        dup2(fileno(captured), STDERR_FILENO);
}

/* LLVM says what it leaves out, which is refused here: "... (ignoring processor)". */
static size_t complaint_len(const char *line) {
    const char *what_it_does = strstr(line, " (ignoring ");
    return what_it_does ? (size_t)(what_it_does - line) : strcspn(line, "\n");
}

bool jig_run_child_end_capture(void) {
    char line[1024], last[1024] = "";
    bool quiet = true;
    if (real_stderr < 0)
        return true;
    dup2(real_stderr, STDERR_FILENO);
    close(real_stderr);
    real_stderr = -1;
    rewind(captured);
    while (fgets(line, sizeof line, captured)) {
        size_t len = complaint_len(line);
        quiet &= len == 0;
        if (len && strcmp(line, last) != 0) /* one of each CPU's tables, for each function */
            jig_run_child_say(line, len);
        memcpy(last, line, sizeof last);
    }
    fclose(captured);
    return quiet;
}

/* Bytes of the process's own memory, as the system counts them for RLIMIT_DATA. */
static uint64_t own_memory(void) {
    enum { BEFORE = 5 }; /* numbers that count something else */
    FILE *f = fopen("/proc/self/statm", "r");
    char line[256] = "", *at = line;
    if (f && !fgets(line, sizeof line, f))
        line[0] = 0;
    if (f)
        fclose(f);
    for (int i = 0; i < BEFORE; ++i)
        (void)strtoull(at, &at, 10);
    return strtoull(at, NULL, 10) * (uint64_t)sysconf(_SC_PAGESIZE);
}

/* AddressSanitizer has taken more address space than any limit is. */
static void limit_memory(uint64_t bytes) {
#if !defined(__SANITIZE_ADDRESS__)
    uint64_t most;
    if (bytes && !__builtin_add_overflow(own_memory(), bytes, &most))
        setrlimit(RLIMIT_DATA, &(struct rlimit){most, most});
#else
    (void)bytes, (void)own_memory;
#endif
}

/* The parent has a moment to take its own text from the terminal. */
static void wait_until_heard(void) {
    enum { TIMES = 2000 };
    const struct timespec a_moment = {.tv_nsec = 100000};
    write_all(&(Head){.calls = 1}, sizeof(Head));
    for (unsigned left = TIMES; left && !will->is_heard; --left)
        nanosleep(&a_moment, NULL);
}

void jig_run_child_payload(const JigChildLimits *limits) {
    JIG_REQUIRE(will && limits);
    if (will->is_told)
        wait_until_heard();
    limit_memory(limits->memory);
    most_seconds = limits->seconds;
    unset_alarm();
    if (most_seconds > 0)
        set_alarm(most_seconds);
    will->in_payload = 1;
}

void jig_run_child_compile(const JigChildLimits *limits) {
    JIG_REQUIRE(will && limits);
    if (limits->compile_seconds > 0)
        set_alarm(limits->compile_seconds);
}

void jig_run_child_loading(bool is_loading) {
    JIG_REQUIRE(will);
    will->is_loading = is_loading;
}

void jig_run_child_no_memory(size_t bytes) {
    JIG_REQUIRE(will);
    will->address = bytes;
    will->no_memory = 1;
    fflush(stdout);
    _exit(1);
}

/* Writes down where, then lets the signal do what it does. */
static void on_trap(int signal_number, siginfo_t *info, void *machine) {
    (void)machine;
    if (info->si_code == SEGV_MAPERR || info->si_code == SEGV_ACCERR) { /* else it is not known */
        will->address = (uint64_t)(uintptr_t)info->si_addr;
        will->has_address = 1;
    }
    raise(signal_number); /* SA_RESETHAND */
}

static const int traps[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTRAP, SIGABRT};

static void prepare(void) {
    static char stack[1 << 16];
    sigaltstack(&(stack_t){.ss_sp = stack, .ss_size = sizeof stack}, NULL);
    struct sigaction action = {.sa_sigaction = on_trap,
                               .sa_flags = (int)(SA_SIGINFO | SA_ONSTACK | SA_RESETHAND)};
    for (size_t i = 0; i < JIG_LEN(traps); ++i)
        sigaction(traps[i], &action, NULL);
    setrlimit(RLIMIT_CORE, &(struct rlimit){0});
    setvbuf(stdout, NULL, _IOLBF, 1 << 16); /* whole lines are out when it dies */
}

/* It ends with the parent, however that ends. */
static void end_with(pid_t parent) {
#if defined(__linux__)
    prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
    if (getppid() != parent)
        _exit(1);
}

static void be_child(pid_t parent, bool (*work)(void *user), void *user) {
    jig_signals_let_through();
    end_with(parent);
    prepare();
    bool ok = work(user);
    if (fflush(stdout) != 0) {
        static const char text[] = "standard output cannot be written";
        jig_run_child_say(text, sizeof text - 1);
        ok = false;
    }
    will->is_done = 1;
    _exit(ok ? 0 : 1);
}

/* ---- In the parent ---- */

/* What it sends. */
typedef struct Heard {
    JigCharVec data;
    JIG_VEC(JigCharVec) complaints;
} Heard;

struct JigChild {
    Will *will;
    JigLeftover process; /* no child: it was not born */
    int hears, asks;     /* ends of pipes */
    int unborn;          /* errno */
    bool is_late;        /* and was ended by its parent */
    int stopped_by;      /* a signal, so that it would not have gone on; or 0 */
    JigRunStageFn tell;
    Heard heard;
    struct JigHeld *held; /* whatever runs out meanwhile, it is waited for */
    JigChild *next;
};

/* ---- Watching it ----
 * It may not come so far as to hear its alarm: then it is ended from here. */
enum { TICK_MS = 200 };

/* The signal that has stopped it, as it will not go on by itself; 0: none. A moment later again: so
 * that who stops both, at a terminal, finds both going on. */
static int signal_that_stops(JigChild *c) {
    for (int left = 2; left; --left) {
        siginfo_t info = {0};
        if (waitid(P_PID, (id_t)c->process.child, &info, WSTOPPED | WNOHANG | WNOWAIT) != 0 ||
            !info.si_pid)
            return 0;
        if (left == 1)
            return info.si_status;
        nanosleep(&(struct timespec){.tv_nsec = TICK_MS * 1000000L}, NULL);
    }
    return 0;
}

/* Ends one that does not go on, or not in time. */
static bool is_stuck(JigChild *c) {
    double until = c->will->until;
    c->is_late = until > 0 && now() > until;
    c->stopped_by = c->is_late ? 0 : signal_that_stops(c);
    if (c->is_late || c->stopped_by)
        kill(c->process.child, SIGKILL);
    return c->is_late || c->stopped_by;
}

static bool has_ended(const JigChild *c) {
    siginfo_t info = {0};
    return waitid(P_PID, (id_t)c->process.child, &info, WEXITED | WNOHANG | WNOWAIT) != 0 ||
           info.si_pid;
}

/* Until something is there to be read. False: nothing comes any more; processes that it has made
 * may have its end of the pipe. */
static bool wait_for_word(JigChild *c) {
    struct pollfd p = {.fd = c->hears, .events = POLLIN};
    for (;;) {
        bool ended = has_ended(c);
        int n = poll(&p, 1, ended ? 0 : TICK_MS);
        if (n > 0)
            return true;
        if (ended || (n < 0 && errno != EINTR) || is_stuck(c))
            return false;
    }
}

static bool hear_all(JigChild *c, void *to, size_t len) {
    return read_all(c->hears, c, to, len);
}

/* Everything, until it waits (true), or it ends or what comes makes no sense. */
static bool listen_to(JigChild *c) {
    Heard *heard = &c->heard;
    for (Head head; hear_all(c, &head, sizeof head) && head.len < SIZE_MAX / 2;) {
        if (head.waits)
            return true;
        if (head.calls) {
            if (c->tell)
                c->tell(JIG_RUN_CALLS);
            c->will->is_heard = 1;
            continue;
        }
        char *piece = malloc(head.len + 1);
        if (!piece || !hear_all(c, piece, head.len)) {
            free(piece);
            break;
        }
        if (head.is_complaint)
            jig_vec_push(&heard->complaints, (JigCharVec){0});
        JigCharVec *to = head.is_complaint ? &jig_vec_last(&heard->complaints) : &heard->data;
        jig_vec_append(to, piece, head.len);
        free(piece);
    }
    return false;
}

static void read_will(const JigChild *c, int status, JigChildResult *out) {
    const Will *w = c->will;
    out->in_payload = w->in_payload;
    out->is_loading = w->is_loading;
    out->address = w->address;
    out->has_address = w->has_address;
    if (w->no_memory)
        out->end = JIG_CHILD_NO_MEMORY;
    else if (c->is_late)
        out->end = JIG_CHILD_LATE;
    else if (c->stopped_by) {
        out->num = c->stopped_by;
        out->end = JIG_CHILD_TRAPPED;
    } else if (WIFSIGNALED(status)) {
        out->num = WTERMSIG(status);
        out->end = out->num == SIGALRM ? JIG_CHILD_LATE : JIG_CHILD_TRAPPED;
    } else if (!w->is_done && !out->num_complaints) {
        out->num = WEXITSTATUS(status);
        out->end = JIG_CHILD_EXITED;
    } else {
        out->end = WEXITSTATUS(status) == 0 ? JIG_CHILD_DONE : JIG_CHILD_REFUSED;
    }
}

/* ---- One that stays ---- */

/* Those that have pipes, within jig_leftovers_hold: one that is born later must not keep the pipes
 * of another open. */
static JigChild *living;

static void leave_pipes_of_others(void) {
    for (const JigChild *c = living; c; c = c->next) {
        close(c->hears);
        close(c->asks);
    }
}

static void no_longer_living(const JigChild *c) {
    jig_leftovers_hold();
    JigChild **at = &living;
    while (*at && *at != c)
        at = &(*at)->next;
    if (*at)
        *at = c->next;
    jig_leftovers_release();
}

/* Most end at once. */
static int await(JigChild *c) {
    long moment = 50000;
    int status = 0;
    for (double looked = now();;) {
        pid_t pid = waitpid(c->process.child, &status, WNOHANG);
        if (pid > 0 || (pid < 0 && errno != EINTR))
            return status;
        nanosleep(&(struct timespec){.tv_nsec = moment}, NULL);
        moment = moment < 10000000 ? 2 * moment : moment;
        if (now() - looked > 1e-3 * TICK_MS) {
            (void)is_stuck(c);
            looked = now();
        }
    }
}

/* By which OpenMP's runtime knows that it is there once; a process that is killed leaves it. */
static void forget_openmp(pid_t pid) {
    char path[64];
    snprintf(path, sizeof path, "/dev/shm/__KMP_REGISTERED_LIB_%d_%d", (int)pid, (int)getuid());
    unlink(path);
}

static int wait_for(JigChild *c) {
    int status = 0;
    if (c->process.child <= 0)
        return status;
    no_longer_living(c);
    close(c->asks);
    status = await(c);
    forget_openmp(c->process.child);
    jig_leftovers_forget(&c->process);
    close(c->hears);
    c->process.child = 0;
    return status;
}

static void free_child(void *what, size_t size) {
    JigChild *c = what;
    (void)size;
    if (c->process.child > 0)
        kill(c->process.child, SIGKILL);
    wait_for(c);
    for (size_t i = 0; i < c->heard.complaints.len; ++i)
        jig_vec_free(&c->heard.complaints.data[i]);
    jig_vec_free(&c->heard.complaints);
    jig_vec_free(&c->heard.data);
    jig_run_child_memory_free(c->will, sizeof *c->will);
    jig_free(c);
}

/* Each process closes the other's ends of the pipes, and so hears of its end. */
static void be_born(JigChild *c, const int hear[2], const int ask[2], bool (*work)(void *user),
                    void *user) {
    pid_t parent = getpid();
    fflush(stdout);
    fflush(stderr);
    jig_leftovers_hold();
    c->process.child = fork();
    if (c->process.child == 0) {
        leave_pipes_of_others();
        close(hear[0]);
        close(ask[1]);
        will = c->will;
        pipe_end = hear[1];
        asked_end = ask[0];
        be_child(parent, work, user);
    }
    if (c->process.child > 0) {
        jig_leftovers_note(&c->process);
        c->next = living;
        living = c;
    } else {
        c->unborn = errno;
    }
    jig_leftovers_release();
    close(hear[1]);
    close(ask[0]);
    if (c->unborn) {
        close(hear[0]);
        close(ask[1]);
    }
}

/* False: errno says why. */
static bool open_pipes(int hear[2], int ask[2]) {
    if (pipe(hear) != 0)
        return false;
    if (pipe(ask) == 0)
        return true;
    close(hear[0]);
    close(hear[1]);
    return false;
}

JigChild *jig_run_child_begin(bool (*work)(void *user), void *user, JigRunStageFn tell) {
    JIG_REQUIRE(work);
    JigHeapAlone before = jig_heap_alone_begin();
    JigChild *c = jig_calloc(1, sizeof *c);
    int hear[2], ask[2];
    c->tell = tell;
    c->will = jig_run_child_memory(sizeof *c->will);
    if (c->will && open_pipes(hear, ask)) {
        c->will->is_told = tell != NULL;
        c->hears = hear[0];
        c->asks = ask[1];
        be_born(c, hear, ask, work, user);
    } else {
        c->unborn = errno;
    }
    jig_heap_alone_end(before);
    c->held = jig_heap_hold(NULL, free_child, c, sizeof *c);
    return c;
}

bool jig_run_child_hear(JigChild *c) {
    JIG_REQUIRE(c);
    JigHeapAlone before = jig_heap_alone_begin();
    bool waits = c->process.child > 0 && listen_to(c);
    jig_heap_alone_end(before);
    return waits;
}

bool jig_run_child_has_word(const JigChild *c) {
    JIG_REQUIRE(c);
    struct pollfd p = {.fd = c->hears, .events = POLLIN};
    return c->process.child <= 0 || poll(&p, 1, 0) > 0 || has_ended(c);
}

void jig_run_child_stop(JigChild *c) {
    JIG_REQUIRE(c);
    if (c->process.child > 0)
        kill(c->process.child, SIGKILL);
}

JigStr jig_run_child_sent(const JigChild *c) {
    JIG_REQUIRE(c);
    return jig_chars_str(&c->heard.data);
}

/* When it is dead, its end says so. */
void jig_run_child_ask(JigChild *c, const void *data, size_t len) {
    JIG_REQUIRE(c && (data || !len));
    struct sigaction old, ignore = {.sa_handler = SIG_IGN};
    c->heard.data.len = 0;
    if (c->process.child <= 0)
        return;
    sigaction(SIGPIPE, &ignore, &old);
    while (write(c->asks, data, len) < 0 && errno == EINTR)
        ;
    sigaction(SIGPIPE, &old, NULL);
}

/* To `a` and to memory of the caller's heap. */
static void keep(const Heard *heard, JigArena *a, JigChildResult *out) {
    char *data = jig_malloc(heard->data.len + 1);
    if (heard->data.len)
        memcpy(data, heard->data.data, heard->data.len);
    out->data = (JigStr){data, heard->data.len};
    out->complaints = JIG_NEW_ARRAY(a, JigStr, heard->complaints.len + 1);
    for (size_t i = 0; i < heard->complaints.len; ++i)
        out->complaints[i] = jig_arena_str(a, jig_chars_str(&heard->complaints.data[i]));
}

void jig_run_child_end(JigChild *c, JigArena *a, JigChildResult *out) {
    JIG_REQUIRE(c && a && out);
    *out = (JigChildResult){0};
    if (c->process.child <= 0) {
        out->end = JIG_CHILD_UNBORN;
        out->num = c->unborn;
    } else {
        int status = wait_for(c);
        out->num_complaints = c->heard.complaints.len;
        read_will(c, status, out);
    }
    keep(&c->heard, a, out);
    jig_heap_let_go(c->held);
}

void jig_run_child_run(bool (*work)(void *user), void *user, JigRunStageFn tell, JigArena *a,
                       JigChildResult *out) {
    JIG_REQUIRE(work && a && out);
    JigChild *c = jig_run_child_begin(work, user, tell);
    (void)jig_run_child_hear(c);
    jig_run_child_end(c, a, out);
}

JigStr jig_run_child_describe(const JigChildResult *r, const JigChildLimits *limits, JigArena *a) {
    const char *who = r->in_payload   ? "the payload"
                      : r->is_loading ? "the loading of libjigcodegen.so"
                                      : "LLVM";
    double seconds = r->in_payload ? limits->seconds : limits->compile_seconds;
    switch (r->end) {
    case JIG_CHILD_NO_MEMORY:
        return jig_arena_printf(a, "%s asked for %llu bytes of memory, which there are not", who,
                                (unsigned long long)r->address);
    case JIG_CHILD_TRAPPED:
        if (r->has_address && (r->num == SIGSEGV || r->num == SIGBUS))
            return jig_arena_printf(a, "%s was stopped by signal %d (%s) at address %#llx", who,
                                    r->num, strsignal(r->num), (unsigned long long)r->address);
        return jig_arena_printf(a, "%s was stopped by signal %d (%s)", who, r->num,
                                strsignal(r->num));
    case JIG_CHILD_EXITED:
        return jig_arena_printf(a, "%s ended the process with status %d", who, r->num);
    case JIG_CHILD_LATE:
        return jig_arena_printf(a, "%s did not end within %g second%s", who, seconds,
                                seconds == 1 ? "" : "s");
    case JIG_CHILD_UNBORN:
        return jig_arena_printf(a, "no process can be made: %s", strerror(r->num));
    default:
        return (JigStr){0};
    }
}

/* ---- Memory ---- */

void *jig_run_child_memory(size_t bytes) {
    void *p =
        mmap(NULL, bytes ? bytes : 1, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    return p == MAP_FAILED ? NULL : p;
}

void jig_run_child_memory_free(void *p, size_t bytes) {
    if (p)
        munmap(p, bytes ? bytes : 1);
}
