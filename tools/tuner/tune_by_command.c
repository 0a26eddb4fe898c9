/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * A candidate costs what a command says (`--measure`): a number, alone on its last line. The
 * command is a line of the shell; behind it stands the path of a file with the payload as the
 * script has made it, which is as one word whatever is in it. In its environment are
 * JIG_TUNE_PAYLOAD, that path, and JIG_TUNE_CHOICES, the choices.
 */
#include "codegen/run/program.h"
#include "tuner/tune_file.h"
#include "tuner/tune_meter.h"

#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

typedef struct ByCommand {
    const char *line; /* for the shell */
    double max_seconds;
    TuneFile file; /* with the payload */
} ByCommand;

/* ---- What it says ---- */

static JigStr last_line(JigStr text) {
    while (text.len && strchr(" \t\r\n", text.ptr[text.len - 1]))
        text.len--;
    size_t begin = text.len;
    while (begin && text.ptr[begin - 1] != '\n')
        begin--;
    return (JigStr){text.ptr + begin, text.len - begin};
}

static bool read_number(JigStr output, JigArena *a, double *out, JigStr *why) {
    const char *line = jig_arena_str(a, last_line(output)).ptr;
    char *end = NULL;
    *out = line ? strtod(line, &end) : NAN;
    if (line && end != line && !*end && isfinite(*out))
        return true;
    *why = jig_arena_printf(a, "the last line of the command is no number: '%.200s'",
                            line ? line : "");
    return false;
}

/* How it ended, with the last that it said of it. */
static TuneOutcome outcome_of(const ByCommand *c, const JigProgramEnd *e, JigArena *a,
                              JigStr *why) {
    JigStr said = last_line(e->errors);
    said.len = said.len < 200 ? said.len : 200;
    const char *colon = said.len ? ": " : "";
    if (e->late)
        *why = jig_arena_printf(a, "the command took more than %g seconds", c->max_seconds);
    else if (e->signal)
        *why = jig_arena_printf(a, "the command was stopped by signal %d%s%.*s", e->signal, colon,
                                JIG_FMT(said));
    else if (e->status)
        *why = jig_arena_printf(a, "the command exited with %d%s%.*s", e->status, colon,
                                JIG_FMT(said));
    return e->late || e->signal ? TUNE_STOPPED : e->status ? TUNE_BROKEN : TUNE_MEASURED;
}

/* ---- The meter ---- */

static void end(void *state) {
    tune_file_end(&((ByCommand *)state)->file);
}

static void *begin(const TuneSubject *subject) {
    ByCommand *c = JIG_NEW(subject->a, ByCommand);
    *c = (ByCommand){.line = jig_arena_printf(subject->a, "%s \"$@\"", subject->s->command).ptr,
                     .max_seconds = subject->s->max_seconds};
    return tune_file_begin(&c->file, ".mlir") ? c : NULL;
}

static TuneOutcome measure(void *state, const TuneMade *made, JigArena *scratch, TuneCost *out,
                           JigStr *why) {
    ByCommand *c = state;
    const char *const argv[] = {"/bin/sh", "-c", c->line, "jig tune", c->file.path, NULL};
    const char *const env[] = {
        jig_arena_printf(scratch, "JIG_TUNE_PAYLOAD=%s", c->file.path).ptr,
        jig_arena_printf(scratch, "JIG_TUNE_CHOICES=%.*s", JIG_FMT(made->choices)).ptr, NULL};
    JigProgramEnd ended;
    if (!tune_file_write(&c->file, made->text)) {
        *why = jig_arena_printf(scratch, "it cannot be written: %s", strerror(errno));
        return TUNE_BROKEN;
    }
    jig_run_program_within(&(JigProgram){argv, env, c->max_seconds}, scratch, &ended);
    TuneOutcome outcome = outcome_of(c, &ended, scratch, why);
    if (outcome != TUNE_MEASURED)
        return outcome;
    double cost;
    if (!read_number(ended.output, scratch, &cost, why))
        return TUNE_BROKEN;
    *out = (TuneCost){.least = cost, .median = cost, .runs = 1};
    return TUNE_MEASURED;
}

const TuneMeter tune_by_command = {.name = "command",
                                   .unit = "by the command",
                                   .plain = "",
                                   .per_second = 1,
                                   .begin = begin,
                                   .measure = measure,
                                   .end = end};
