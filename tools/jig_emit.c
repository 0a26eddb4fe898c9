/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* jig emit: a payload as LLVM IR, as assembly or as an object. */
#include "code.h"
#include "codegen/run/lower.h"
#include "input.h"
#include "jig/llvm_ir.h"
#include "options.h"
#include "payload/omp/runtime.h"
#include "plugin.h"
#include "support/file.h"
#include "suggest.h"
#include "tools.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

typedef enum Form { NO_FORM, LLVM_IR, ASSEMBLY, OBJECT } Form;

typedef struct Settings {
    const char *payload, *out;
    Form form;
    JigCodeOptions code;
    bool lower, threads, help;
} Settings;

static const char usage[] =
    "usage: jig emit --llvm|--asm|--object PAYLOAD [-o OUT]\n"
    "\n"
    "  PAYLOAD                         a module in the llvm dialect; - is standard input\n"
    "  --llvm                          write LLVM IR as text\n"
    "  --asm, --object                 write assembly, or an object file, which takes LLVM 22\n"
    "  --lower                         lower the payload to the llvm dialect first, as jig run "
    "does\n"
    "  --threads                       the same, with parallel loops shared by threads: calls of\n"
    "                                  OpenMP's runtime\n"
    "  -o OUT                          to this file, which appears whole or not at "
    "all\n" CODE_USAGE_GENERIC
    "  --target TRIPLE                 what machine to write for (the payload's, or this one)\n"
    "  --load-dialect-plugin FILE      know what this plugin brings (also --load-pass-plugin)\n";

static bool complain(const char *what, const char *arg) {
    fprintf(stderr, "jig emit: %s: '%s'\n%s", what, arg, usage);
    return false;
}

static bool parse_option(int argc, char **argv, int *i, Settings *s) {
    static const char *const forms[] = {"", "--llvm", "--asm", "--object"};
    const char *v;
    for (size_t k = 1; k < JIG_LEN(forms); ++k)
        if (strcmp(argv[*i], forms[k]) == 0) {
            s->form = (Form)k;
            return true;
        }
    if (strcmp(argv[*i], "--help") == 0 || strcmp(argv[*i], "-h") == 0)
        s->help = true;
    else if (strcmp(argv[*i], "--lower") == 0)
        s->lower = true;
    else if (strcmp(argv[*i], "--threads") == 0)
        s->lower = s->threads = true;
    else if (strcmp(argv[*i], "-o") == 0 && *i + 1 < argc)
        s->out = argv[++*i];
    else if ((v = option_value(argc, argv, i, "--target")))
        s->code.triple = v;
    else
        return code_option(argc, argv, i, &s->code);
    return true;
}

static bool parse_command_line(JigContext *ctx, int argc, char **argv, Settings *s) {
    for (int i = 1; i < argc; i++) {
        PluginOption plugin = plugin_option(ctx, argc, argv, &i);
        if (plugin == PLUGIN_FAILED)
            return false;
        if (plugin == PLUGIN_LOADED)
            continue;
        if (argv[i][0] == '-' && argv[i][1]) {
            if (!parse_option(argc, argv, &i, s))
                return complain("unknown option", argv[i]);
        } else if (s->payload) {
            return complain("more than one payload", argv[i]);
        } else {
            s->payload = argv[i];
        }
    }
    if (s->help || (s->payload && s->form))
        return true;
    fputs(usage, stderr);
    return false;
}

static JigWalk find_other(JigOp *op, void *user) {
    (void)user;
    JigStr name = jig_op_name_of(op);
    bool other = !jig_str_starts_with(name, "llvm.") && !jig_str_starts_with(name, "builtin.");
    return other ? JIG_WALK_INTERRUPT : JIG_WALK_ADVANCE;
}

/* Of a payload that was not written. */
static void mention_lower(JigOp *module, const Settings *s) {
    if (s->lower || jig_walk_pre(module, find_other, NULL) != JIG_WALK_INTERRUPT)
        return;
    jig_diag_flush(jig_op_context(module));
    fputs("jig emit: with --lower the payload is lowered to the llvm dialect first\n", stderr);
}

static bool write_form(JigOp *module, const Settings *s) {
    JigOutput out;
    if (!s->out) {
        jig_output_on_fd(&out, STDOUT_FILENO);
    } else if (!jig_output_open(&out, s->out)) {
        fprintf(stderr, "jig emit: cannot open '%s': %s\n", s->out, strerror(errno));
        return false;
    }
    bool ok = s->lower ? jig_lower_all(module, &(JigLowering){.threads = s->threads})
                       : jig_omp_to_calls(module);
    if (ok)
        ok = s->form == LLVM_IR ? jig_llvm_ir_write(module, jig_output_fn, &out)
                                : code_write(module, s->form == OBJECT, &s->code, &out);
    if (!ok)
        mention_lower(module, s);
    if (jig_output_close(&out, ok))
        return ok;
    if (ok)
        fprintf(stderr, "jig emit: cannot write: %s\n", strerror(errno));
    return false;
}

static bool emit(JigContext *ctx, const Settings *s) {
    JigFile file = {0};
    JigOp *payload = input_parse(ctx, s->payload, &file);
    bool ok = payload && write_form(payload, s);
    jig_diag_flush(ctx); /* the payload goes with its context */
    jig_file_close(&file);
    return ok;
}

int jig_emit_main(int argc, char **argv) {
    Settings s = {.code = {.level = 3}};
    JigContext *ctx = jig_tool_context();
    suggest_names(ctx);
    bool ok = parse_command_line(ctx, argc, argv, &s);
    if (ok && s.help)
        fputs(usage, stdout);
    else
        ok = ok && emit(ctx, &s);
    jig_context_destroy(ctx);
    return ok ? 0 : 1;
}
