/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* jig emit: a payload in the llvm dialect as LLVM IR. */
#include "input.h"
#include "jig/llvm_ir.h"
#include "plugin.h"
#include "support/file.h"
#include "tools.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

typedef struct Settings {
    const char *payload, *out;
    bool llvm, help;
} Settings;

static const char usage[] =
    "usage: jig emit --llvm PAYLOAD [-o OUT]\n"
    "\n"
    "  PAYLOAD                       a module in the llvm dialect; - is standard input\n"
    "  --llvm                        write LLVM IR as text\n"
    "  -o OUT                        to this file, which appears whole or not at all\n"
    "  --load-dialect-plugin FILE    dialects of the payload\n";

static bool complain(const char *what, const char *arg) {
    fprintf(stderr, "jig emit: %s: '%s'\n%s", what, arg, usage);
    return false;
}

static bool parse_command_line(JigContext *ctx, int argc, char **argv, Settings *s) {
    for (int i = 1; i < argc; i++) {
        PluginOption plugin = plugin_option(ctx, argc, argv, &i);
        if (plugin == PLUGIN_FAILED)
            return false;
        if (plugin == PLUGIN_LOADED)
            continue;
        if (strcmp(argv[i], "--help") == 0 || strcmp(argv[i], "-h") == 0)
            s->help = true;
        else if (strcmp(argv[i], "--llvm") == 0)
            s->llvm = true;
        else if (strcmp(argv[i], "-o") == 0 && i + 1 < argc)
            s->out = argv[++i];
        else if (argv[i][0] == '-' && argv[i][1])
            return complain("unknown option", argv[i]);
        else if (s->payload)
            return complain("more than one payload", argv[i]);
        else
            s->payload = argv[i];
    }
    if (s->help || (s->payload && s->llvm))
        return true;
    fputs(usage, stderr);
    return false;
}

static bool write_ir(const JigOp *module, const Settings *s) {
    JigOutput out;
    if (!s->out) {
        jig_output_on_fd(&out, STDOUT_FILENO);
    } else if (!jig_output_open(&out, s->out)) {
        fprintf(stderr, "jig emit: cannot open '%s': %s\n", s->out, strerror(errno));
        return false;
    }
    bool ok = jig_llvm_ir_write(module, jig_output_fn, &out);
    if (jig_output_close(&out, ok))
        return ok;
    if (ok)
        fprintf(stderr, "jig emit: cannot write: %s\n", strerror(errno));
    return false;
}

static bool emit(JigContext *ctx, const Settings *s) {
    JigFile file = {0};
    JigOp *payload = input_parse(ctx, s->payload, &file);
    bool ok = payload && write_ir(payload, s);
    jig_diag_flush(ctx);
    if (payload)
        jig_op_destroy(payload);
    jig_diag_flush(ctx);
    jig_file_close(&file);
    return ok;
}

int jig_emit_main(int argc, char **argv) {
    Settings s = {0};
    JigContext *ctx = jig_tool_context();
    bool ok = parse_command_line(ctx, argc, argv, &s);
    if (ok && s.help)
        fputs(usage, stdout);
    else
        ok = ok && emit(ctx, &s);
    jig_context_destroy(ctx);
    return ok ? 0 : 1;
}
