/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* jig reduce: shrinks payload and script while something persists. */
#include "command.h"
#include "input.h"
#include "jig/asm.h"
#include "jig/ops/builtin.h"
#include "jig/pass.h"
#include "jig/rewrite.h"
#include "outputs.h"
#include "reduce/reducer.h"
#include "shapes.h"
#include "suggest.h"
#include "terminal.h"
#include "tools.h"
#include "transform/state.h"
#include "wanted.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

typedef struct Settings {
    const char *payload, *script, *output, *script_output, *script_entry, *wanted, *passes;
    StrList libraries;
    ScriptOptions how;
    CheckSettings what;
    uint64_t seconds;
    bool allow_unregistered;
} Settings;

static const CommandHelp help = {
    .synopsis = "jig reduce PAYLOAD [--script SCHEDULE] --while OUTCOME [-o OUT]",
    .about = "Shrinks payload and script as long as the outcome is the same, and writes what is "
             "left: both in one file, if the outcome is there then, too.",
};

static const Option options[] = {
    OPTION("--while", OPTION_TEXT, Settings, wanted, .value = "OUTCOME",
           .help = "what has to stay (check):\n  check            jig check tells of the same kind "
                   "of step that it is wrong\n  crash            carrying the script out ends the "
                   "process as it does now\n  diagnostic=TEXT  a message has these words\n  "
                   "command=COMMAND  the shell's COMMAND FILE ends with status 0; where the\n      "
                   "             script has a file of its own, COMMAND PAYLOAD SCRIPT"),
    OPTION("--script", OPTION_TEXT, Settings, script, .value = "FILE",
           .help = "the script (one that stands in the payload's file)"),
    OPTION("--library", OPTION_TEXTS, Settings, libraries, .value = "PATH", .help = HELP_LIBRARY),
    OPTION("--entry-point", OPTION_TEXT, Settings, script_entry, .value = "NAME",
           .help = HELP_ENTRY_POINT),
    OPTION("--pass-pipeline", OPTION_TEXT, Settings, passes, .value = "PIPELINE",
           .help = "passes in place of a script"),
    OPTION("--set", OPTION_TEXTS, Settings, how.set, .value = "NAME=VALUE",
           .help = "as jig apply takes it, in what is written, too; may be given several times"),
    OPTION("--max-steps", OPTION_COUNT, Settings, how.max_steps, .most = INT64_MAX,
           .takes = "a number of ops above 0", .value = "N",
           .help = "transform ops to carry out at most"),
    OPTION("--seconds", OPTION_COUNT, Settings, seconds, .most = INT32_MAX,
           .takes = "a number of seconds above 0", .value = "N",
           .help = "how long shrinking may take (until nothing more can be cut)"),
    OPTION("-o", OPTION_TEXT, Settings, output, .value = "FILE",
           .help = "where the result goes (standard output)"),
    OPTION("--script-output", OPTION_TEXT, Settings, script_output, .value = "FILE",
           .help = "keeps the script in a file of its own, this one"),
    OPTION("--eval-steps", OPTION_COUNT, Settings, what.eval_steps, .most = INT64_MAX,
           .takes = "a number of ops above 0", .value = "N", .help = HELP_EVAL_STEPS("10000000")),
    OPTION("--allow-unregistered-dialect", OPTION_FLAG, Settings, allow_unregistered,
           .help = HELP_UNREGISTERED),
};

/* ---- One file ---- */

/* Moves what is in the script's module to the payload's, with its attributes. */
static void put_together(JigOp *payload, JigOp *script) {
    JigRewriter *rw = jig_rewriter_create(jig_op_context(payload));
    const JigAttr *attrs = jig_op_attrs(script);
    for (size_t i = 0; i < jig_attr_dict_len(attrs); ++i) {
        const JigNamedAttr *x = &jig_attr_dict_items(attrs)[i];
        if (!jig_op_attr_id(payload, x->name))
            jig_op_set_attr_id(payload, x->name, x->value);
    }
    for (JigOp *op = jig_block_first(jig_op_body(script)), *next; op; op = next) {
        next = jig_op_next(op);
        jig_rw_move_to_end(rw, op, jig_op_body(payload));
    }
    jig_rewriter_destroy(rw);
}

/* Is the outcome there, too, with the script in the payload? Then it stays there. */
static bool joins(Wanted *w) {
    JigContext *ctx = jig_op_context(w->payload);
    JigOp *script = w->script;
    JigMark mark = jig_mark(ctx);
    JigDiagCapture said;
    jig_diag_capture_begin(ctx, &said);
    put_together(w->payload, script);
    w->script = NULL;
    bool ok = jig_op_verify(w->payload) && wanted_is_there(w);
    jig_diag_capture_end(ctx, &said);
    jig_diag_capture_free(&said);
    if (!ok) {
        jig_rollback(ctx, mark);
        w->script = script;
    }
    jig_commit(ctx, mark);
    return ok;
}

static bool settle_files(const Settings *s, Wanted *w) {
    if (!w->script || s->script_output)
        return true;
    if (jig_op_is(w->payload, JIG_BUILTIN(MODULE)) && jig_op_is(w->script, JIG_BUILTIN(MODULE)) &&
        joins(w))
        return true;
    fputs("with the script in the payload's file the outcome is another one: --script-output FILE "
          "keeps them apart\n",
          stderr);
    return false;
}

/* ---- Shrinking ---- */

static bool is_there(void *user) {
    return wanted_is_there(user);
}

static void tell_progress(void *user, const JigReduced *x) {
    (void)user;
    if (!progress_is_possible())
        return;
    JigArena *a = jig_arena_create();
    progress_tell(x->num_tried, jig_arena_printf(a, "%zu of %zu lines left, %s", x->lines,
                                                 x->lines_before, x->cut));
    jig_arena_destroy(a);
}

static void tell_end(const JigReduced *x) {
    fprintf(stderr, "%zu lines of %zu are left after %zu changes of %zu%s\n", x->lines,
            x->lines_before, x->num_kept, x->num_tried,
            x->in_time ? "" : "; it was stopped before its end");
}

static JigReduced shrink(const Settings *s, Wanted *w) {
    const JigReduceOptions o = {.payload = w->payload,
                                .script = w->script,
                                .persists = is_there,
                                .progress = tell_progress,
                                .user = w,
                                .seconds = (double)s->seconds};
    w->end = s->seconds ? jig_observe_clock() + o.seconds : 0;
    progress_begin();
    JigReduced done = jig_reduce(&o);
    progress_end();
    w->end = 0;
    tell_end(&done);
    return done;
}

/* ---- What is written ---- */

static JigOp *read_back(JigOp *op, JigArena *a) {
    JigStr text = jig_op_to_str(op, NULL, a);
    return jig_parse_module(jig_op_context(op), text, JIG_STR("<reduced>"), true);
}

/* As text it must be what it is. */
static bool holds_as_text(const Wanted *w) {
    JigArena *a = jig_arena_create();
    Wanted again = *w;
    again.payload = read_back(w->payload, a);
    again.script = w->script ? read_back(w->script, a) : NULL;
    bool ok = again.payload && (again.script || !w->script) && wanted_is_there(&again);
    if (!ok)
        fputs("what is left does not have the outcome when it is read again\n", stderr);
    if (again.payload)
        jig_op_destroy(again.payload);
    if (again.script)
        jig_op_destroy(again.script);
    jig_arena_destroy(a);
    return ok;
}

static bool write_op(JigOp *op, const char *path) {
    bool to_stdout = !path || !strcmp(path, "-");
    JigOutput out;
    if (to_stdout)
        jig_output_on_fd(&out, STDOUT_FILENO);
    else if (!jig_output_open(&out, path)) {
        fprintf(stderr, "cannot open output file '%s': %s\n", path, strerror(errno));
        return false;
    }
    bool ok = jig_op_print(op, NULL, jig_output_fn, &out);
    jig_output_write(&out, "\n", 1);
    if (jig_output_close(&out, ok) || (to_stdout && output_is_closed(STDOUT_FILENO)))
        return ok;
    fprintf(stderr, "cannot write output file '%s': %s\n", to_stdout ? "-" : path, strerror(errno));
    return false;
}

static bool write_both(const Settings *s, const Wanted *w) {
    return write_op(w->payload, s->output) && (!w->script || write_op(w->script, s->script_output));
}

/* ---- The whole ---- */

static JigPipeline *read_passes(JigContext *ctx, const char *text) {
    JigArena *a = jig_arena_create();
    JigReason why = JIG_REASON(a);
    JigPipeline *p = jig_pipeline_parse(ctx, jig_str(text), a, &why);
    if (!p)
        jig_reason_emit(ctx, JIG_ERROR, &why);
    jig_diag_flush(ctx);
    jig_arena_destroy(a);
    return p;
}

/* Of a script that is checked: smaller shapes to begin with, if they tell as much. */
static void choose_shapes(const Settings *s, Wanted *w, JigOp *entry) {
    const ScriptOptions settled = {.max_steps = s->how.max_steps};
    JigStr shapes;
    JigOp *small = shapes_to_search(&s->what, w->payload, entry, w->script ? w->script : entry,
                                    &settled, w->arena, &shapes);
    if (!small)
        return;
    w->payload = small;
    shapes_tell(stderr, shapes);
}

static bool reduce_read(const Settings *s, Wanted *w, JigContext *ctx) {
    if (s->passes && !(w->passes = read_passes(ctx, s->passes)))
        return false;
    bool takes_script = !s->passes && (w->kind != WANTED_COMMAND || s->how.set.len);
    JigOp *entry = takes_script ? input_entry(w->script ? w->script : w->payload, s->script_entry,
                                              s->libraries.data, s->libraries.len, !s->script)
                                : NULL;
    if (takes_script && !(entry && script_settle(entry, &s->how)))
        return false;
    if (w->kind == WANTED_CHECK && entry)
        choose_shapes(s, w, entry);
    if (!wanted_begin(w) || !settle_files(s, w))
        return false;
    const JigReduced done = shrink(s, w);
    bool is_known = !done.num_kept && !done.in_time; /* one look may take longer than all */
    return (is_known || holds_as_text(w)) && write_both(s, w);
}

static bool reduce(JigContext *ctx, const Settings *s, Wanted *w) {
    jig_context_allow_unregistered(ctx, s->allow_unregistered);
    JigFile script_file = {0}, payload_file = {0};
    w->payload = input_parse(ctx, s->payload, &payload_file);
    if (w->payload && s->script)
        w->script = input_parse(ctx, s->script, &script_file);
    bool ok = w->payload && (w->script || !s->script) && reduce_read(s, w, ctx);
    jig_diag_flush(ctx);
    if (w->passes)
        jig_pipeline_destroy(w->passes);
    jig_file_close(&script_file);
    jig_file_close(&payload_file);
    return ok;
}

static bool settings_agree(const Settings *s, Wanted *w) {
    const OtherFile script = {s->script, "the script"};
    const OtherFile outputs[] = {{s->payload, "the payload"}, {s->output, "the output"}};
    if (!wanted_parse(s->wanted, w)) {
        fprintf(stderr,
                "--while takes check, crash, diagnostic=TEXT or command=COMMAND, not '%s'\n",
                s->wanted);
        return false;
    }
    if (s->passes && (s->script || s->script_output)) {
        fputs("--pass-pipeline stands in place of a script\n", stderr);
        return false;
    }
    if (s->script_output && !s->script) {
        fputs("--script-output is where the script of --script goes\n", stderr);
        return false;
    }
    return check_settings_agree(&s->what) && output_is_no_other("-o", s->output, &script, 1) &&
           output_is_no_other("--script-output", s->script_output, outputs, JIG_LEN(outputs)) &&
           output_can_be_written(s->output) && output_can_be_written(s->script_output);
}

enum { USUAL_EVAL_STEPS = 10000000 };

static int reduce_by(JigContext *ctx, const Settings *s) {
    Wanted w = {.script_entry = s->script_entry,
                .max_steps = s->how.max_steps,
                .what = &s->what,
                .arena = jig_arena_create()};
    bool ok = settings_agree(s, &w) && reduce(ctx, s, &w);
    jig_arena_destroy(w.arena);
    return ok ? 0 : 1;
}

int jig_reduce_main(int argc, char **argv) {
    Settings s = {.script_entry = "__transform_main",
                  .wanted = "check",
                  .what = {.eval_steps = USUAL_EVAL_STEPS}};
    JigContext *ctx = jig_tool_context();
    const Command command = {"reduce", &help, "payload",
                             .tables = {OPTION_TABLE(options, &s), check_option_table(&s.what)}};
    int status;
    suggest_names(ctx);
    if (command_read(ctx, argc, argv, &command, &s.payload, &status)) {
        progress_gives_way(ctx);
        status = reduce_by(ctx, &s);
    }
    jig_context_destroy(ctx);
    jig_vec_free(&s.libraries);
    check_settings_free(&s.what);
    script_options_free(&s.how);
    return status;
}
