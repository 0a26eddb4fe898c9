/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "auto.h"

#include "jig/asm.h"
#include "lint/lint.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

const char *const auto_words[] = {"quiet", "report", NULL};

/* Of an installation, and of a build: beside the program's folder. */
#define FOLDER "../share/jig/"
enum { PATH_LEN = 4096 };
static char main_script[PATH_LEN], library[PATH_LEN];

/* ---- Where they are ---- */

static bool add_path(char out[PATH_LEN], const char *program, size_t folder_len, const char *name) {
    int n = snprintf(out, PATH_LEN, "%.*s" FOLDER "%s", (int)folder_len, program, name);
    return n > 0 && n < PATH_LEN && access(out, R_OK) == 0;
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

/* ---- When it fails ---- */

bool auto_goes_on(const AutoScript *x, JigOp **payload, const JigFile *file, const char *path) {
    if (!x->how || x->is_asked)
        return false;
    JigContext *ctx = jig_op_context(*payload);
    jig_diag_flush(ctx);
    fputs("--auto: its script failed, and the payload goes on as it is\n", stderr);
    jig_op_destroy(*payload);
    *payload = jig_parse_module(ctx, file->text, jig_str(path), true);
    return *payload;
}
