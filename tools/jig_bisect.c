/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* jig bisect: which step of a script, or which pass, made a payload wrong, and what in it. */
#include "ask.h"
#include "check/single.h"
#include "check_options.h"
#include "found.h"
#include "input.h"
#include "jig/pass.h"
#include "once.h"
#include "outputs.h"
#include "pass/pipeline.h"
#include "script.h"
#include "shapes.h"
#include "suggest.h"
#include "tools.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

typedef struct Settings {
    const char *payload, *script, *script_entry, *pipeline, *until, *output;
    StrList libraries;
    ScriptOptions how;
    CheckSettings what;
    bool json, allow_unregistered;
} Settings;

static const CommandHelp help = {
    .synopsis = "jig bisect PAYLOAD [--script SCHEDULE | --pass-pipeline PASSES] [--until COMMAND]",
    .about = "Finds the first step of a script, or the first pass, that is wrong, and in it the "
             "application of a pattern, the fold: by what jig check says, or by a command. Exit "
             "status: 0, found; 1, an error; 3, nothing is wrong, or it is not decided.",
};

enum { NOT_FOUND = 3 };

static const Option options[] = {
    OPTION("--script", OPTION_TEXT, Settings, script, .value = "FILE",
           .help = "the script (one that stands in the payload's file)"),
    OPTION("--library", OPTION_TEXTS, Settings, libraries, .value = "PATH", .help = HELP_LIBRARY),
    OPTION("--entry-point", OPTION_TEXT, Settings, script_entry, .value = "NAME",
           .help = HELP_ENTRY_POINT),
    OPTION("--set", OPTION_TEXTS, Settings, how.set, .value = "NAME=VALUE",
           .help = "as jig apply takes it; may be given several times"),
    OPTION("--max-steps", OPTION_COUNT, Settings, how.max_steps, .most = INT64_MAX,
           .takes = "a number of ops above 0", .value = "N",
           .help = "transform ops to carry out at most"),
    OPTION("--pass-pipeline", OPTION_TEXT, Settings, pipeline, .value = "PASSES",
           .help = "passes in place of a script, as jig-opt takes them"),
    OPTION("--until", OPTION_TEXT, Settings, until, .value = "COMMAND",
           .help = "run by the shell with the payload of a moment as a file: 0 says that it is "
                   "right, 125 that it cannot be told, all else that it is wrong"),
    OPTION("-o", OPTION_TEXT, Settings, output, .value = "FILE",
           .help = "a payload with a script of the one step, for jig check FILE"),
    OPTION("--json", OPTION_FLAG, Settings, json, .help = "for programs: an object"),
    OPTION("--allow-unregistered-dialect", OPTION_FLAG, Settings, allow_unregistered,
           .help = HELP_UNREGISTERED),
};

enum { MOST_SINGLES = 3 };

typedef struct Search {
    const Settings *s;
    JigOp *payload;
    JigChecker *check;           /* NULL: --until */
    const JigPipeline *pipeline; /* NULL: a script */
    JigArena *a;
    JigActs acts;
    /* The step by itself, as text: with what the act concerns, what the step concerns, all; empty:
     * it could not be made, or is not wanted. */
    JigStr singles[MOST_SINGLES];
    bool found, is_broken; /* broken: the command cannot be run */
    size_t num_unknown;    /* answers that tell nothing */
} Search;

/* ---- The command ---- */

enum { CANNOT_TELL = 125, CANNOT_RUN = 126, NO_SUCH = 127 };

/* What the shell cannot run is no answer. */
static JigAnswer ask_once(const char *command, JigOp *payload, JigArena *a, JigStr *what,
                          bool *is_broken) {
    const AskFile file = {payload, "payload.mlir"};
    int status = ask_command(command, &file, 1, 0);
    *is_broken = status < 0 || status == CANNOT_RUN || status == NO_SUCH;
    if (status == CANNOT_RUN || status == NO_SUCH)
        fprintf(stderr, "--until: the shell cannot run '%s'\n", command);
    *what = jig_arena_printf(a, "%s: exit status %d", command, status);
    return *is_broken || status == CANNOT_TELL ? JIG_ANSWER_UNKNOWN
           : status                            ? JIG_ANSWER_YES
                                               : JIG_ANSWER_NO;
}

static JigAnswer by_command(void *user, size_t right, size_t place, bool accepts, JigArena *a,
                            JigStr *what) {
    Search *x = user;
    (void)right, (void)place, (void)accepts;
    JigAnswer is = x->is_broken ? JIG_ANSWER_UNKNOWN
                                : ask_once(x->s->until, x->payload, a, what, &x->is_broken);
    x->num_unknown += is == JIG_ANSWER_UNKNOWN;
    return is;
}

static JigAnswer by_check(void *user, size_t right, size_t place, bool accepts, JigArena *a,
                          JigStr *what) {
    Search *x = user;
    JigAnswer is = jig_bisect_by_checker(x->check, right, place, accepts, a, what);
    x->num_unknown += is == JIG_ANSWER_UNKNOWN;
    return is;
}

/* Before anything was done nothing may be wrong. */
static bool is_right_at_first(Search *x) {
    JigStr what;
    if (x->check) {
        check_tell_left_out(x->check);
        return true;
    }
    if (by_command(x, 0, 0, false, x->a, &what) != JIG_ANSWER_YES)
        return !x->is_broken;
    fprintf(stderr, "the payload is wrong before anything was done: %.*s\n", JIG_FMT(what));
    return false;
}

/* ---- What was found ---- */

/* The function that `what` tells of. */
static JigStr function_of(const Search *x, JigStr what) {
    size_t n = x->check ? jig_checker_num_trials(x->check) : 0;
    for (size_t i = 0; i < n; ++i) {
        JigStr name = jig_checker_trial(x->check, i).name;
        JigStr begin = jig_arena_printf(x->a, "@%.*s: ", JIG_FMT(name));
        if (what.len > begin.len && memcmp(what.ptr, begin.ptr, begin.len) == 0)
            return name;
    }
    return (JigStr){0};
}

static JigStr quoted(JigStr text, JigArena *a) {
    JigCharVec v = {0};
    jig_vec_push(&v, '"');
    for (size_t i = 0; i < text.len; ++i) {
        if (text.ptr[i] == '"' || text.ptr[i] == '\\')
            jig_vec_push(&v, '\\');
        jig_vec_push(&v, text.ptr[i]);
    }
    jig_vec_push(&v, '"');
    JigStr out = jig_arena_str(a, (JigStr){v.data, v.len});
    jig_vec_free(&v);
    return out;
}

/* As transform.apply_registered_pass has it: all options that were given, as text. */
static JigStr pass_call(const JigPipelineEntry *e, JigArena *a) {
    JigStr list = {0};
    for (size_t i = 0; i < e->pass->num_options; ++i) {
        const JigOptionValue *v = &e->values[i];
        if (!v->given)
            continue;
        JigText text = {0};
        JigStr name = quoted(jig_str(e->pass->options[i].name), a);
        JigPassRow one = {.name = "", .options = &e->pass->options[i], .num_options = 1};
        jig_options_print(&text, &one, v);
        JigStr said = jig_pipeline_text_take(&text, a); /* {name=value} */
        size_t at = jig_str_find(said, JIG_STR("="));
        JigStr value = quoted((JigStr){said.ptr + at + 1, said.len - at - 2}, a);
        list = jig_arena_printf(a, "%.*s%s%.*s = %.*s", JIG_FMT(list), list.len ? ", " : "",
                                JIG_FMT(name), JIG_FMT(value));
    }
    JigStr name = quoted(jig_str(e->pass->name), a);
    return list.len
               ? jig_arena_printf(a, "%.*s with options = {%.*s}", JIG_FMT(name), JIG_FMT(list))
               : name;
}

/* The first entry of a pass of that name. */
static const JigPipelineEntry *entry_of(const JigPipeline *p, JigStr pass) {
    const JigPipelineEntry *found = NULL;
    for (size_t i = 0; !found && i < p->entries.len; ++i) {
        const JigPipelineEntry *e = &p->entries.data[i];
        found = !e->pass ? entry_of(e->nested, pass) : jig_str_is(pass, e->pass->name) ? e : NULL;
    }
    return found;
}

static JigStr single_text(Search *x, const Found *f, const JigSingle *single, JigStr *why) {
    if (f->run)
        return jig_single_of_step(single, f->run, f->it->piece.step, x->a, why);
    const JigPipelineEntry *e = f->on ? entry_of(x->pipeline, f->pass) : NULL;
    *why = JIG_STR("no pass is known that did it");
    return e ? jig_single_of_pass(single, pass_call(e, x->a), f->on, f->it->piece.from, x->a, why)
             : (JigStr){0};
}

/* A comment, in one line. */
static JigStr comment(JigStr text, JigArena *a) {
    JigStr line = jig_arena_printf(a, "// %.*s\n", JIG_FMT(text));
    for (char *p = (char *)(uintptr_t)line.ptr; p + 1 < line.ptr + line.len; ++p)
        *p = *p == '\n' ? ' ' : *p;
    return line;
}

static void make_singles(Search *x, const Found *f) {
    JigStr why = {0},
           head = jig_arena_printf(x->a, "%.*s%.*s", JIG_FMT(comment(found_where(f, x->a), x->a)),
                                   JIG_FMT(comment(f->it->what, x->a)));
    JigCuts changed = jig_cut_changed(x->payload, f->it->piece.from, f->it->piece.to, x->a);
    const JigStr function = function_of(x, f->it->what);
    const JigSingle all[MOST_SINGLES] = {{x->payload, f->cut, function, false},
                                         {x->payload, &changed, function, false},
                                         {x->payload, &changed, function, true}};
    for (size_t i = 0; i < MOST_SINGLES; ++i) {
        JigStr text = single_text(x, f, &all[i], &why);
        if (text.len)
            x->singles[i] = jig_arena_printf(x->a, "%.*s%.*s", JIG_FMT(head), JIG_FMT(text));
    }
    jig_vec_free(&changed);
    if (!x->singles[0].len)
        fprintf(stderr, "the step by itself cannot be written: %.*s\n", JIG_FMT(why));
}

static void tell(Search *x, const JigBisect *b, const JigBisected *it, JigRun *run) {
    JigCuts cut = jig_cut_changed(x->payload, it->from, it->to, x->a);
    Found f = {.bisect = b, .it = it, .run = run, .cut = &cut};
    if (!run && it->act && it->act->pass) {
        f.pass = jig_str(it->act->pass);
        f.on = it->act->pass_op;
    }
    (x->s->json ? found_tell_json : found_tell_text)(&f, x->a);
    fflush(stdout);
    if (x->s->output)
        make_singles(x, &f);
    jig_vec_free(&cut);
}

/* The journal is at its end, before and after; `run` NULL: of passes. */
static void search(Search *x, JigRun *run) {
    JigContext *ctx = jig_op_context(x->payload);
    size_t end = jig_journal_place(ctx);
    JigBisect b = {.payload = x->payload,
                   .acts = &x->acts,
                   .is_wrong = x->check ? by_check : by_command,
                   .user = x,
                   .by_halves = !x->check};
    JigBisected it;
    if (run)
        jig_bisect_pieces_of_run(&b, run);
    else
        jig_bisect_pieces_of_passes(&b);
    x->found = jig_bisect(&b, x->a, &it) && !x->is_broken;
    if (x->found)
        tell(x, &b, &it, run);
    else if (!x->is_broken)
        fputs(x->num_unknown ? "it is not decided whether anything is wrong: after some of them it "
                               "cannot be told\n"
                             : "nothing is wrong after any of them\n",
              stderr);
    jig_journal_go(ctx, end);
    jig_bisect_free(&b);
}

/* ---- What is done ---- */

static bool script_ended(void *user, ScriptRun *r) {
    Search *x = user;
    JigRun *run = r->run;
    if (!run)
        return true;
    size_t moment = jig_run_moment(run);
    jig_acts_end(jig_run_context(run));
    search(x, run);
    jig_run_go(run, moment);
    return true;
}

static bool run_script(Search *x, Settings *s, JigOp *entry) {
    JigContext *ctx = jig_op_context(x->payload);
    script_read_by(&s->how, (ScriptReader){.user = x, .ended = script_ended});
    jig_acts_begin(&x->acts, ctx);
    bool ok = script_run(x->payload, entry, &s->how, NULL);
    if (ctx->journal->acts) /* the script did not begin */
        jig_acts_end(ctx);
    return ok;
}

static JigPipeline *parse_pipeline(JigContext *ctx, const char *text, JigArena *a) {
    JigReason why = JIG_REASON(a);
    JigPipeline *p = jig_pipeline_parse(ctx, jig_str(text), a, &why);
    if (!p) {
        jig_reason_emit(ctx, JIG_ERROR, &why);
        jig_diag_flush(ctx);
    }
    return p;
}

static bool run_passes(Search *x, JigPipeline *p) {
    JigContext *ctx = jig_op_context(x->payload);
    JigMark mark = jig_mark(ctx);
    x->pipeline = p;
    jig_acts_begin(&x->acts, ctx);
    bool ok = jig_pipeline_run(p, x->payload, NULL);
    jig_acts_end(ctx);
    search(x, NULL);
    jig_commit(ctx, mark);
    return ok;
}

/* ---- The step by itself ---- */

typedef struct Again {
    JigChecker *check;
    JigVerdict worst;
} Again;

static void ignore(void *user, const JigChecked *step) {
    (void)user, (void)step;
}

static bool check_again(void *user, ScriptRun *r) {
    Again *g = user;
    if (r->run)
        g->worst = jig_checker_run(g->check, r->run, ignore, g);
    return true;
}

/* Does the text tell as much by itself? */
static bool is_telling(const Search *x, JigContext *ctx, JigStr text) {
    const Settings *s = x->s;
    JigOp *module = jig_parse_module(ctx, text, JIG_STR("single"), true);
    JigOp *entry = module ? input_entry(module, "__transform_main", NULL, 0, true) : NULL;
    Again again = {.check = entry && !s->until ? check_begin(&s->what, module, entry, x->a) : NULL};
    ScriptOptions how = {.explain = EXPLAIN_OFF};
    if (again.check)
        script_read_by(&how, (ScriptReader){.user = &again, .ended = check_again});
    bool ok = entry && script_run(module, entry, &how, NULL), is_broken;
    script_options_free(&how);
    JigStr what;
    if (s->until)
        return ok && ask_once(s->until, module, x->a, &what, &is_broken) == JIG_ANSWER_YES;
    if (again.check)
        jig_checker_destroy(again.check);
    return ok && again.worst >= JIG_VERDICT_UNDEFINED;
}

static bool write_text(const char *path, JigStr text) {
    JigOutput out;
    bool ok = true;
    if (strcmp(path, "-") == 0)
        jig_output_on_fd(&out, STDOUT_FILENO);
    else
        ok = jig_output_open(&out, path);
    if (ok) {
        jig_output_write(&out, text.ptr, text.len);
        ok = jig_output_close(&out, true);
    }
    if (!ok)
        fprintf(stderr, "cannot write output file '%s': %s\n", path, strerror(errno));
    return ok;
}

/* The first one that is wrong by itself. */
static bool write_single(const Search *x, JigContext *ctx) {
    if (!x->s->output)
        return true;
    if (!x->singles[0].len)
        return false; /* it has been said why */
    for (size_t i = 0; i < MOST_SINGLES; ++i)
        if (x->singles[i].len && is_telling(x, ctx, x->singles[i]))
            return write_text(x->s->output, x->singles[i]);
    fprintf(stderr, "%s: the step by itself is not found wrong\n", x->s->output);
    return write_text(x->s->output, x->singles[0]);
}

/* ---- The whole ---- */

/* Of a script that a check is asked about: of smaller shapes, if they tell as much. */
static void choose_shapes(Search *x, const Settings *s, JigOp *entry, JigOp *script) {
    JigStr shapes;
    JigOp *small = shapes_to_search(&s->what, x->payload, entry, script, &s->how, x->a, &shapes);
    if (!small)
        return;
    x->payload = small;
    if (s->json)
        shapes_tell_json(stdout, FOUND_VERSION, shapes);
    else
        shapes_tell(stdout, shapes);
}

static bool bisect_all(Search *x, Settings *s, JigOp *script) {
    JigContext *ctx = jig_op_context(x->payload);
    JigOp *entry = s->pipeline ? NULL
                               : input_entry(script, s->script_entry, s->libraries.data,
                                             s->libraries.len, !s->script);
    JigPipeline *p = s->pipeline ? parse_pipeline(ctx, s->pipeline, x->a) : NULL;
    if (!entry && !p)
        return false;
    if (!s->until) {
        JigOp *sizes = script == x->payload ? entry : script;
        if (entry)
            choose_shapes(x, s, entry, sizes);
        x->check = check_begin(&s->what, x->payload, sizes, x->a);
    }
    bool ok = (s->until || x->check) && is_right_at_first(x) &&
              (p ? run_passes(x, p) : run_script(x, s, entry));
    if (x->check)
        jig_checker_destroy(x->check);
    if (x->found)
        ok = write_single(x, ctx);
    if (p)
        jig_pipeline_destroy(p);
    return ok;
}

static int bisect(JigContext *ctx, Settings *s) {
    jig_context_allow_unregistered(ctx, s->allow_unregistered);
    JigFile script_file = {0}, payload_file = {0};
    Search x = {.s = s, .a = jig_arena_create()};
    x.payload = input_parse(ctx, s->payload, &payload_file);
    JigOp *script = x.payload && s->script ? input_parse(ctx, s->script, &script_file) : x.payload;
    bool ok = script && bisect_all(&x, s, script);
    jig_diag_flush(ctx); /* payload and script go with their context */
    jig_acts_free(&x.acts);
    jig_arena_destroy(x.a);
    jig_file_close(&script_file);
    jig_file_close(&payload_file);
    return !ok || x.is_broken ? 1 : x.found ? 0 : NOT_FOUND;
}

static bool fits(const Settings *s) {
    const OtherFile others[] = {{s->payload, "the payload"}, {s->script, "the script"}};
    if (s->script && s->pipeline) {
        fputs("--script and --pass-pipeline are one or the other\n", stderr);
        return false;
    }
    return check_settings_agree(&s->what) &&
           output_is_no_other("-o", s->output, others, JIG_LEN(others)) &&
           output_can_be_written(s->output);
}

int jig_bisect_main(int argc, char **argv) {
    Settings s = {.script_entry = "__transform_main"};
    JigContext *ctx = jig_tool_context();
    const Command command = {"bisect", &help, "payload",
                             .tables = {OPTION_TABLE(options, &s), check_option_table(&s.what)}};
    int status;
    suggest_names(ctx);
    warn_once(ctx);
    if (command_read(ctx, argc, argv, &command, &s.payload, &status)) {
        script_options_begin(ctx, &s.how);
        status = fits(&s) ? bisect(ctx, &s) : 1;
    }
    jig_context_destroy(ctx);
    jig_vec_free(&s.libraries);
    check_settings_free(&s.what);
    script_options_free(&s.how);
    return status;
}
