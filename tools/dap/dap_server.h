/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The server: one session, and requests about it one after the other. A request is a row of a table
 * (dap_requests.c): a command, the function that answers, the capability that it makes.
 */
#ifndef JIG_DAP_SERVER_H
#define JIG_DAP_SERVER_H

#include "dap/dap_breaks.h"
#include "dap/dap_session.h"
#include "rpc/wire.h"

typedef struct Dap {
    Wire wire;
    JigContext *(*make_context)(void *user); /* as the command line says, each alike */
    void *user;
    bool is_initialized, is_configured;
    bool lines_from_0, columns_from_0, hears_invalidated; /* as the client says */
    Launch launch;
    Session *session; /* NULL: nothing was launched */
    Breaks breaks;
    JIG_VEC(JigStr) waiting; /* messages that came while a script was carried out */
    bool exits;
    int64_t seq, num_breaks;
} Dap;

/* Serves until the client goes; the exit status. */
int dap_run(Dap *dap);
/* Has the client gone, or said that it ends? What else came waits. */
bool dap_is_given_up(Dap *dap);
/* Nothing is debugged any longer. */
void dap_drop_session(Dap *dap);

/* ---- One request ---- */
typedef struct Call {
    Dap *dap;
    const Json *args;
    JigJson *out; /* the body, an object; nothing: none */
    JigArena *arena;
    JigStr error; /* without `ptr` there is none */
    /* What is done when the answer is on its way; or NULL. */
    void (*then)(Dap *dap);
} Call;

typedef struct Request {
    const char *command;
    void (*answer)(Call *call);
    const char *capability; /* that `initialize` answers for it; NULL: none */
    bool needs_run;         /* an error unless a script is looked at */
} Request;
extern const Request dap_requests[]; /* ended by one without command */
/* Those, and what goes with them, as members. */
void dap_put_capabilities(JigJson *j);

void dap_fail(Call *call, const char *format, ...) JIG_PRINTF(2, 3);
/* An event; `body` is JSON, or empty. */
void dap_event(Dap *dap, const char *event, JigStr body);
/* JSON into a vector. */
JigJson dap_json(JigCharVec *out);

/* ---- Places in messages ---- */
/* "line", "column" as the client counts them; 0: not known. */
void dap_put_line(const Dap *dap, JigJson *j, const char *key, unsigned line);
int64_t dap_read_line(const Dap *dap, const Json *line);
/* "source", "line", "column" of an op of the script; nothing where it is not written. */
void dap_put_place(const Dap *dap, JigJson *j, const ScriptLine *place);
/* {"name", "path"}. */
void dap_put_file(JigJson *j, const char *key, JigStr path);
/* The payload at a moment, a document by number. */
void dap_put_payload(const Session *s, JigJson *j, const char *key, size_t moment);

/* ---- Where it stands (dap_moves.c) ---- */
void dap_begin(Dap *dap); /* all is configured */
void dap_tell_stopped(Dap *dap, const char *reason, JigStr description);
/* Handles and payload are not what they were, though it stands where it did. */
void dap_tell_invalidated(Dap *dap);
/* What was printed and said until there, once. */
void dap_tell_output(Dap *dap);
void dap_say(Dap *dap, const char *category, JigStr text);
/* The session's script ended, and the client has seen it. */
void dap_tell_end(Dap *dap);

/* ---- What answers, by files ---- */
typedef void AnswerFn(Call *call);
/* dap_launch.c */
AnswerFn answer_initialize, answer_launch, answer_configured, answer_restart, answer_terminate,
    answer_disconnect;
/* dap_moves.c */
AnswerFn answer_continue, answer_next, answer_step_in, answer_step_out, answer_step_back,
    answer_reverse, answer_pause, answer_goto_targets, answer_goto;
/* dap_breaks.c */
AnswerFn answer_breakpoints, answer_function_breakpoints, answer_exception_breakpoints,
    answer_breakpoint_locations;
/* dap_frames.c */
AnswerFn answer_threads, answer_stack, answer_scopes, answer_exception;
/* dap_variables.c, dap_evaluate.c, dap_payload.c */
AnswerFn answer_variables, answer_evaluate, answer_source, answer_sources;

#endif
