/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * A script that was carried out on a payload, and where in it the debugger stands. All of it has
 * happened already (jig/run.h): going on and going back are ways through what is written down.
 *
 * Where one can stand are stops: before each step, at each failure, at the end; in the order of
 * time. Where the debugger stands, the run stands.
 */
#ifndef JIG_DAP_SESSION_H
#define JIG_DAP_SESSION_H

#include "dap/dap_script.h"
#include "explain/wording.h"
#include "jig/run.h"
#include "rpc/json.h"
#include "support/file.h"
#include "support/json.h"

/* What was asked for, for who starts anew: paths as they were said, in `arena`. */
typedef struct Launch {
    JigArena *arena;
    JigStr payload, script, entry, folder;
    JigLines libraries, settings; /* files; "name=value" */
    uint64_t max_steps;           /* 0: as usual */
    bool stops_on_entry, stops_at_end, allows_unregistered;
    bool never_stops; /* it is only to be carried out */
} Launch;

typedef enum StopKind {
    STOP_STEP,    /* before a step */
    STOP_FAILURE, /* of a step, the innermost one; its changes are there yet */
    STOP_END,
} StopKind;

typedef struct Stop {
    StopKind kind;
    size_t moment, step; /* of the end: JIG_NO_STEP */
} Stop;

/* What was printed or said right behind a moment. */
typedef struct Output {
    size_t moment;
    const char *category;
    JigStr text;
    JigLoc at;
} Output;

/* A step from the console: `op` is carried out as step number `step`. */
typedef struct Typed {
    size_t step;
    JigOp *op, *module;
} Typed;

/* What a number stands for that the client asks more about; see dap_variables.c. */
typedef struct Asked {
    uint32_t kind;
    JigItems items; /* or, of one thing, `of` */
    const void *of;
} Asked;

typedef struct Session {
    struct Dap *dap;
    JigContext *ctx;
    JigArena *arena;
    JigFile payload_file, script_file;
    JigStr payload_path;
    JigOp *payload, *script, *entry;
    JigScriptOptions options;
    ScriptLines lines; /* of the script and its libraries */

    JigRun *run;
    const JigRun *live;        /* while it is carried out */
    double asked_client;       /* when; of the clock */
    JIG_VEC(JigDiag *) errors; /* of steps, told when it has ended */
    JIG_VEC(Output) outputs;   /* in order of time */
    size_t num_read, num_told; /* those of reading; those that were told */
    JIG_VEC(Stop) stops;
    size_t at;               /* the stop */
    JIG_VEC(size_t) earlier; /* binding -> the one before it of its handle, from 1 */
    JigPtrMap latest;        /* handle -> its last binding, from 1 */
    JIG_VEC(Typed) typed;    /* in order of steps */
    size_t num_texts;        /* from the console */

    JIG_VEC(Asked) asked;
    JigArena *asked_arena; /* until the debugger moves */
} Session;

/* Reads, and carries out. NULL: `error`, in `a`. */
Session *session_create(struct Dap *dap, const Launch *launch, JigArena *a, JigStr *error);
void session_destroy(Session *s);
/* Carries the script out anew, with what was typed. False: there is no memory. */
bool session_run(Session *s) JIG_NODISCARD;
/* The run goes, and what it did to the payload. */
void session_take_back(Session *s);
bool session_is_well(const Session *s);

static inline const Stop *session_stop(const Session *s) {
    return &s->stops.data[s->at];
}
/* Stands there from now on. */
void session_go(Session *s, size_t stop);
/* The stop before a step. */
size_t session_stop_of(const Session *s, size_t step);
/* The op of the script that is next; at the end the terminator. */
JigOp *session_op(const Session *s);
/* The same of a frame, by its number; NULL: there is none. */
JigOp *session_frame(const Session *s, int64_t frame, size_t *step);
/* The first stop before a step that is not inside of this one, or the end. */
size_t session_stop_behind(const Session *s, size_t step);

/* ---- Handles, where it stands ---- */
typedef JIG_VEC(JigValue *) Handles;
/* Those that can be named at an op of the script: the outermost first. */
void session_handles(const Session *s, const JigOp *at, Handles *out);
/* "%loops", "%r#1"; NULL: there is none at that op. */
JigValue *session_handle_named(const Session *s, const JigOp *at, JigStr name);
/* Its latest binding up to now; JIG_NO_STEP: it had none. */
size_t session_binding(const Session *s, const JigValue *handle);
/* What it has, in `a`; at a failure, what the step that failed was given. False: nothing. */
bool session_items(const Session *s, const JigValue *handle, JigArena *a, JigItems *out);
/* The same in words. */
JigStr session_handle_words(Session *s, const JigValue *handle, JigArena *a);

/* ---- Failures ---- */
/* What is to be said of a step that failed, with what would do; in `a`. */
JigStr session_failure(Session *s, size_t step, JigArena *a, JigLines *lines);

#endif
