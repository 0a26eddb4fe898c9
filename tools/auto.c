/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "auto.h"

#include "jig/asm.h"
#include "jig/attr.h"
#include "jig/op.h"
#include "jig/version.h"
#include "lint/lint.h"
#include "tune/knobs.h"
#include "tune/knob_values.h"
#include "warnings.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

const char *const auto_words[] = {"quiet", "report", NULL};

/* Of an installation, and of a build: beside the program's folder. */
#define FOLDER "../share/jig/"
enum { PATH_LEN = PATH_MAX };
static char main_script[PATH_LEN], library[PATH_LEN];

/* ---- Where they are ---- */

static bool add_path(char out[PATH_LEN], const char *program, size_t folder_len, const char *name) {
    char path[PATH_LEN];
    int n = snprintf(path, PATH_LEN, "%.*s" FOLDER "%s", (int)folder_len, program, name);
    return n > 0 && n < PATH_LEN && realpath(path, out) && access(out, R_OK) == 0;
}

static bool find_files(void) {
    char program[PATH_LEN];
    ssize_t n = readlink("/proc/self/exe", program, sizeof program - 1);
    program[n > 0 ? n : 0] = '\0';
    const char *slash = strrchr(program, '/');
    size_t len = slash ? (size_t)(slash + 1 - program) : 0;
    if (add_path(main_script, program, len, "auto.mlir") &&
        add_path(library, program, len, "schedules"))
        return true;
    fprintf(stderr, "--auto: there are no schedules in '%.*s" FOLDER "'\n", (int)len, program);
    return false;
}

/* ---- What is chosen ---- */

/* The regions of the script's alternatives "machine". */
static JigStr machine_choice(const JigLintMachine *m) {
    if (m->vector_bits >= 512)
        return JIG_STR("machine=0");
    if (m->vector_bits >= 256)
        return JIG_STR("machine=1");
    return m->vector_registers >= 32 ? JIG_STR("machine=2") : JIG_STR("machine=3");
}

/* Those of "dots_i8" and "dots_bf16". */
static JigStr bytes_choice(const JigLintMachine *m) {
    return !m->has_byte_dots       ? JIG_STR("dots_i8=0")
           : m->vector_bits >= 512 ? JIG_STR("dots_i8=1")
                                   : JIG_STR("dots_i8=2");
}
static JigStr pairs_choice(const JigLintMachine *m) {
    return m->has_pair_dots && m->vector_bits >= 512 ? JIG_STR("dots_bf16=1")
                                                     : JIG_STR("dots_bf16=0");
}

/* Is something asked of the script that may be why it fails? */
static bool is_asked(const ScriptOptions *o) {
    return o->set.len || o->print_after.len || o->until || o->max_steps || o->werror || o->trace_to;
}

bool auto_begin(AutoScript *x, const char **script, StrList *libraries, ScriptOptions *how) {
    if (!x->how)
        return true;
    if (*script) {
        fputs("--auto is in place of a script, not with --script\n", stderr);
        return false;
    }
    if (!find_files())
        return false;
    *script = main_script;
    jig_vec_push(libraries, jig_str(library));
    /* What is said on the command line comes later, and holds. */
    x->is_asked = is_asked(how);
    StrList said = how->set;
    how->set = (StrList){0};
    JigLintMachine machine = {0};
    jig_lint_machine_read(&machine, x->cpu, x->features);
    jig_vec_push(&how->set, machine_choice(&machine));
    jig_vec_push(&how->set, bytes_choice(&machine));
    jig_vec_push(&how->set, pairs_choice(&machine));
    jig_vec_push(&how->set, x->how == AUTO_REPORT ? JIG_STR("report=1") : JIG_STR("report=0"));
    for (size_t i = 0; i < said.len; ++i)
        jig_vec_push(&how->set, said.data[i]);
    jig_vec_free(&said);
    return true;
}

/* ---- Whose it is ---- */

bool auto_fits(const AutoScript *x, const JigOp *script) {
    const JigAttr *of = x->how ? jig_op_attr(script, "jig.version") : NULL;
    JigStr version = of && jig_attr_is_string(of) ? jig_attr_string_value(of) : (JigStr){0};
    if (!x->how || jig_str_is(version, JIG_VERSION))
        return true;
    fprintf(stderr, "--auto: '%s' is of %s%.*s, and this is Jig " JIG_VERSION "\n", main_script,
            version.len ? "Jig " : "no version", JIG_FMT(version));
    return false;
}

/* ---- What schedules say ---- */

/* Remarks about a place of the payload, in the order in which they came. */
typedef struct Remark {
    JigLoc loc;
    JigStr text;
} Remark;
typedef struct Heard {
    const ScriptOptions *how;
    JigArena *arena;
    JIG_VEC(Remark) remarks;
} Heard;
/* How remarks of what is in plain loops begin: they are not told where another schedule has a part
 * of the op. */
static const char left[] = "left";

static bool is_of_schedules(JigContext *ctx, JigLoc loc) {
    while (jig_loc_kind(ctx, loc) == JIG_ATTR_LOC_NAME)
        loc = jig_loc_child(ctx, loc);
    JigStr file = {0};
    if (jig_loc_kind(ctx, loc) == JIG_ATTR_LOC_FILE)
        file = jig_loc_filename(ctx, loc);
    return jig_str_is(file, main_script) || jig_str_starts_with(file, library);
}

/* A text that came as a parameter is told as an attribute. */
static JigStr unquoted(JigStr text) {
    bool is_quoted = text.len > 1 && text.ptr[0] == '"' && text.ptr[text.len - 1] == '"';
    return is_quoted ? (JigStr){text.ptr + 1, text.len - 2} : text;
}

static bool hear(void *user, JigContext *ctx, const JigDiag *diag) {
    Heard *h = user;
    bool of_schedules = is_of_schedules(ctx, diag->loc);
    if (diag->severity == JIG_REMARK && !of_schedules) {
        JigStr text = jig_arena_str(h->arena, unquoted(diag->message));
        jig_vec_push(&h->remarks, ((Remark){diag->loc, text}));
        return true;
    }
    return diag->severity == JIG_WARNING && of_schedules && !h->how->werror;
}

/* Is it told already, or better by another one? */
static bool is_covered(JigContext *ctx, const Heard *h, size_t i) {
    const Remark *x = &h->remarks.data[i];
    bool is_left = jig_str_starts_with(x->text, left);
    for (size_t k = 0; k < h->remarks.len; ++k) {
        const Remark *y = &h->remarks.data[k];
        bool same = jig_str_eq(x->text, y->text);
        if (jig_loc_eq(ctx, x->loc, y->loc) &&
            (same ? k < i : is_left && !jig_str_starts_with(y->text, left)))
            return true;
    }
    return false;
}

static JigStr name_of(JigStr setting) {
    const char *equals = memchr(setting.ptr, '=', setting.len);
    return (JigStr){setting.ptr, equals ? (size_t)(equals - setting.ptr) : 0};
}

/* What is selected where a name is reached; NULL: nothing is, or there is no such name. */
static const JigAttr *selected(const JigKnobs *knobs, JigStr name) {
    for (size_t i = 0; i < knobs->len; ++i)
        if (jig_str_eq(knobs->items[i].name, name) && jig_knob_is_reached(&knobs->items[i]))
            return knobs->items[i].selected;
    return NULL;
}

static bool is_told(const StrList *set, size_t i) {
    JigStr name = name_of(set->data[i]);
    bool told = jig_str_is(name, "report");
    for (size_t k = 0; k < i && !told; ++k)
        told = jig_str_eq(name_of(set->data[k]), name);
    return told;
}

/* What machine that is, and what was chosen for it, by a database and on the command line, by the
 * names that --set takes; not what the schedules select themselves. */
static void tell_choices(const AutoScript *x, JigOp *entry, const StrList *set, JigArena *a) {
    JigLintMachine m = {0};
    JigKnobs knobs = {0};
    jig_lint_machine_read(&m, x->cpu, x->features);
    fprintf(stderr, "--auto: for %u vector registers of %u bits", m.vector_registers,
            m.vector_bits);
    jig_knobs_find(entry, a, &knobs);
    const char *separator = ": ";
    for (size_t i = 0; i < set->len; ++i) {
        JigStr name = name_of(set->data[i]);
        const JigAttr *value = is_told(set, i) ? NULL : selected(&knobs, name);
        if (value)
            fprintf(stderr, "%s%.*s=%.*s", separator, JIG_FMT(name),
                    JIG_FMT(jig_knob_value_text(value, a)));
        separator = value ? ", " : separator;
    }
    fputc('\n', stderr);
}

static void tell_heard(JigContext *ctx, const Heard *h) {
    for (size_t i = 0; i < h->remarks.len; ++i)
        if (!is_covered(ctx, h, i))
            jig_remark(ctx, h->remarks.data[i].loc, "%.*s", JIG_FMT(h->remarks.data[i].text));
    jig_diag_flush(ctx);
}

/* ---- Running ---- */

/* The payload as it was, where that is what --auto does. */
static bool goes_on(const AutoScript *x, AutoPayload payload, const ScriptOptions *how,
                    bool is_checked) {
    JigContext *ctx = jig_op_context(*payload.op);
    if (warnings_are_named(how->werror, "auto"))
        fputs("--auto: its script failed\n", stderr);
    if (x->is_asked || is_checked)
        return false;
    fputs("--auto: its script failed, and the payload goes on as it is\n", stderr);
    jig_op_destroy(*payload.op);
    *payload.op = jig_parse_module(ctx, payload.file->text, jig_str(payload.path), true);
    return *payload.op;
}

bool auto_run(const AutoScript *x, AutoPayload payload, JigOp *entry, const ScriptOptions *how,
              const JigStepObserver *observer, bool is_checked) {
    JigContext *ctx = jig_op_context(*payload.op);
    Heard h = {.how = how};
    if (!x->how)
        return script_run(*payload.op, entry, how, observer);
    h.arena = jig_arena_create();
    jig_context_push_handler(ctx, hear, &h);
    bool ok = script_run(*payload.op, entry, how, observer);
    jig_diag_flush(ctx);
    jig_context_pop_handler(ctx);
    if (ok && x->how == AUTO_REPORT)
        tell_choices(x, entry, &how->set, h.arena);
    if (ok)
        tell_heard(ctx, &h);
    jig_vec_free(&h.remarks);
    jig_arena_destroy(h.arena);
    return ok || goes_on(x, payload, how, is_checked);
}
