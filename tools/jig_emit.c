/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* jig emit: a payload as LLVM IR, as assembly or as an object. */
#include "auto.h"
#include "codegen/ir_machines.h"
#include "code.h"
#include "codegen/run/accepted.h"
#include "codegen/run/lines.h"
#include "jig/lower.h"
#include "input.h"
#include "payload/omp/omp_runtime.h"
#include "once.h"
#include "outputs.h"
#include "script.h"
#include "suggest.h"
#include "terminal.h"
#include "support/file.h"
#include "payload/lower/machine_list.h"
#include "tools.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

typedef enum Form { NO_FORM, LLVM_IR, ASSEMBLY, OBJECT, BITCODE } Form;

enum { DEFAULT_LEVEL = 3 };

typedef struct Settings {
    const char *payload, *out, *gpu_module, *pipeline;
    uint32_t form;
    JigCodeOptions code;
    StrList links;
    AutoScript automatic;
    bool lower, openmp, lines;
} Settings;

static const char usage[] =
    "usage: jig emit --llvm|--asm|--object|--bitcode PAYLOAD [-o OUT]\n"
    "\n"
    "  PAYLOAD                         a module in the llvm dialect; - is standard input\n"
    "  --llvm                          write LLVM IR as text. Where LLVM 22 is installed it "
    "checks\n"
    "                                  what Jig does not; else it may refuse what is written\n"
    "  --asm, --object, --bitcode      write assembly, an object file or LLVM's bitcode, which\n"
    "                                  take LLVM 22\n"
    "  --lower                         lower the payload to the llvm dialect first, as jig run "
    "does\n"
    "  --auto[=report]                 the same, by the schedules that come with Jig first, for\n"
    "                                  --mcpu; report: which took which op, and what is left\n"
    "  --pipeline TEXT                 the same by these passes: 'builtin.module(...)'\n"
    "  --openmp                        the same, with parallel loops shared by threads: calls of\n"
    "                                  OpenMP's runtime\n"
    "  -g                              with debug information: functions, and the lines of the\n"
    "                                  payload, which gdb and perf then show\n"
    "  --gpu-module NAME               of the payload only this module of kernels, in the nvvm or\n"
    "                                  rocdl dialect. Where it names no machine\n"
    "                                  (nvvm-attach-target), PTX takes --asm --target\n"
    "                                  nvptx64-nvidia-cuda --mcpu sm_90, and rocdl --target\n"
    "                                  amdgcn-amd-amdhsa --mcpu gfx90a\n"
    "  -o OUT                          to this file, which appears whole or not at "
    "all\n" CODE_USAGE_GENERIC
    "  --target TRIPLE                 what machine to write for (the payload's, or this one)\n"
    "  --link FILE                     take along what the payload calls and this file of LLVM IR\n"
    "                                  or bitcode defines (libdevice); may be repeated\n"
    "  --color=auto|always|never       whether standard error has colours (auto: on a terminal)\n"
    "  --load-dialect-plugin FILE      know what this plugin brings (also --load-pass-plugin)\n";

static const Option options[] = {
    OPTION("--llvm", OPTION_CHOICE, Settings, form, .choice = LLVM_IR),
    OPTION("--asm", OPTION_CHOICE, Settings, form, .choice = ASSEMBLY),
    OPTION("--object", OPTION_CHOICE, Settings, form, .choice = OBJECT),
    OPTION("--bitcode", OPTION_CHOICE, Settings, form, .choice = BITCODE),
    OPTION("--link", OPTION_TEXTS, Settings, links),
    OPTION("--lower", OPTION_FLAG, Settings, lower),
    OPTION("--auto", OPTION_WORD, Settings, automatic.how, .words = auto_words,
           .takes = "quiet or report"),
    OPTION("--pipeline", OPTION_TEXT, Settings, pipeline),
    OPTION("--openmp", OPTION_FLAG, Settings, openmp),
    OPTION("-g", OPTION_FLAG, Settings, lines),
    OPTION("--gpu-module", OPTION_TEXT, Settings, gpu_module),
    OPTION("-o", OPTION_TEXT, Settings, out),
    OPTION("--target", OPTION_TEXT, Settings, code.triple),
};

static bool lowers(const Settings *s) {
    return s->lower || s->openmp || s->pipeline || s->automatic.how;
}

static JigWalk find_other(JigOp *op, void *user) {
    (void)user;
    JigStr dialect = jig_name_dialect(jig_op_name_of(op));
    const JigMachine *m = jig_lower_machine_of_dialect(jig_op_context(op), dialect);
    bool other = !jig_str_is(dialect, "llvm") && !jig_str_is(dialect, "builtin") &&
                 !(m && m->ir && m->ir->is_final);
    return other ? JIG_WALK_INTERRUPT : JIG_WALK_ADVANCE;
}

/* Of a payload that was not written. */
static void mention_lower(JigOp *module, const Settings *s) {
    if (lowers(s) || s->gpu_module || jig_walk_pre(module, find_other, NULL) != JIG_WALK_INTERRUPT)
        return;
    jig_diag_flush(jig_op_context(module));
    fputs("jig emit: with --lower the payload is lowered to the llvm dialect first\n", stderr);
}

static bool write_code(const JigOp *module, const Settings *s, JigOutput *out) {
    static const JigCodeForm forms[] = {
        [ASSEMBLY] = JIG_CODE_ASSEMBLY, [OBJECT] = JIG_CODE_OBJECT, [BITCODE] = JIG_CODE_BITCODE};
    JigCodeOptions code = s->code;
    JigArena *a = jig_arena_create();
    const char **links = JIG_NEW_ARRAY(a, const char *, s->links.len + 1);
    for (size_t i = 0; i < s->links.len; ++i)
        links[i] = jig_arena_str(a, s->links.data[i]).ptr;
    links[s->links.len] = NULL;
    code.libraries = links;
    code_take_target(module, &code, a);
    if (code.level == CODE_NO_LEVEL)
        code.level = DEFAULT_LEVEL;
    bool ok = code_write(module, forms[s->form], &code, out);
    jig_arena_destroy(a);
    return ok;
}

static bool write_form(JigOp *module, const Settings *s) {
    JigOutput out;
    bool to_stdout = !s->out || strcmp(s->out, "-") == 0;
    if (to_stdout) {
        jig_output_on_fd(&out, STDOUT_FILENO);
    } else if (!jig_output_open(&out, s->out)) {
        fprintf(stderr, "jig emit: cannot open '%s': %s\n", s->out, strerror(errno));
        return false;
    }
    const JigLowering how = {.pipeline = s->pipeline,
                             .threads = s->openmp,
                             .math = s->code.math,
                             .fast_math = s->code.fast_math};
    input_unwrap(module);
    progress_begin();
    progress_tell(0, JIG_STR("lowering"));
    bool ok = lowers(s) ? jig_lower(module, &how, NULL) : jig_openmp_to_calls(module);
    ok = ok && (!s->lines || jig_run_add_lines(module));
    progress_tell(0, JIG_STR("writing code"));
    if (ok)
        ok = s->form == LLVM_IR ? jig_run_write_ir(module, jig_output_fn, &out)
                                : write_code(module, s, &out);
    progress_end();
    if (!ok)
        mention_lower(module, s);
    if (jig_output_close(&out, ok) || (to_stdout && output_is_closed(STDOUT_FILENO)))
        return ok;
    if (ok)
        fprintf(stderr, "jig emit: cannot write: %s\n", strerror(errno));
    return false;
}

static void mention_gpu_modules(JigOp *payload) {
    for (JigOp *op = jig_block_first(jig_op_body(payload)); op; op = jig_op_next(op))
        if (jig_str_is(jig_op_name_of(op), "gpu.module"))
            jig_note(jig_op_context(op), jig_op_loc(op), "there is '%.*s'",
                     JIG_FMT(jig_symbol_name(op)));
}

/* What is written of the payload; NULL after a diagnostic. */
static JigOp *choose_module(JigOp *payload, const Settings *s) {
    if (!s->gpu_module)
        return payload;
    JigOp *found = jig_symbol_lookup_in(payload, jig_str(s->gpu_module));
    if (found && jig_str_is(jig_op_name_of(found), "gpu.module"))
        return found;
    jig_error(jig_op_context(payload), jig_op_loc(payload), "no gpu.module '%s' is there",
              s->gpu_module);
    mention_gpu_modules(payload);
    return NULL;
}

/* What LLVM IR does not say would be read and forgotten. */
static bool fits_together(const Settings *s) {
    const JigCodeOptions *o = &s->code;
    bool usual = lowers(s) && !s->pipeline;
    const char *of_lowering = o->math ? "--math" : o->fast_math ? "--fast-math" : NULL;
    const char *extra = o->triple                          ? "--target"
                        : o->cpu && !s->automatic.how      ? "--mcpu"
                        : o->features && !s->automatic.how ? "--mattr"
                        : o->level != CODE_NO_LEVEL        ? "-O"
                        : s->links.len                     ? "--link"
                                                           : NULL;
    if (!s->form)
        fputs("jig emit: --llvm, --asm, --object or --bitcode says what to write\n", stderr);
    else if (s->pipeline && s->openmp)
        fputs("jig emit: --openmp is for the usual passes, not with --pipeline\n", stderr);
    else if (of_lowering && !usual)
        fprintf(stderr, "jig emit: %s is for --lower, by the usual passes\n", of_lowering);
    else if (s->form == LLVM_IR && extra)
        fprintf(stderr, "jig emit: %s is for --asm, --object and --bitcode, not with --llvm\n",
                extra);
    else
        return true;
    return false;
}

/* What "generic" is to schedules. */
static const char *plain_cpu(const char *triple) {
    if (triple && strstr(triple, "aarch64"))
        return "cortex-a72";
    return triple && !strstr(triple, "x86_64") ? NULL : "x86-64";
}

/* By --auto, if it is asked for. */
static bool schedule(JigOp **payload, const JigFile *payload_file, const Settings *s) {
    const char *script_path = NULL;
    StrList libraries = {0};
    ScriptOptions how = {.explain = EXPLAIN_ON};
    JigFile file = {0};
    if (!s->automatic.how)
        return true;
    AutoScript x = s->automatic;
    x.cpu = s->code.cpu ? s->code.cpu : plain_cpu(s->code.triple);
    x.features = s->code.features;
    JigContext *ctx = jig_op_context(*payload);
    bool ok = auto_begin(&x, &script_path, &libraries, &how);
    JigOp *script = ok ? input_parse(ctx, script_path, &file) : NULL;
    JigOp *entry =
        script ? input_entry(script, "__transform_main", libraries.data, libraries.len, false)
               : NULL;
    ok = entry && (script_run(*payload, entry, &how, NULL) ||
                   auto_goes_on(&x, payload, payload_file, s->payload));
    if (script)
        jig_op_destroy(script);
    jig_vec_free(&libraries);
    script_options_free(&how);
    jig_diag_flush(ctx);
    jig_file_close(&file);
    return ok;
}

static bool emit(JigContext *ctx, const Settings *s) {
    JigFile file = {0};
    if (!fits_together(s) || !output_can_be_written(s->out))
        return false;
    JigOp *payload = input_parse(ctx, s->payload, &file);
    JigOp *module = payload && schedule(&payload, &file, s) ? choose_module(payload, s) : NULL;
    bool ok = module && write_form(module, s);
    jig_diag_flush(ctx); /* the payload goes with its context */
    jig_file_close(&file);
    return ok;
}

int jig_emit_main(int argc, char **argv) {
    Settings s = {.code = {.level = CODE_NO_LEVEL}};
    JigContext *ctx = jig_tool_context();
    const Command command = {"emit", usage, "payload",
                             .tables = {OPTION_TABLE(options, &s), code_option_table(&s.code)}};
    int status;
    suggest_names(ctx);
    warn_once(ctx);
    progress_gives_way(ctx);
    if (command_read(ctx, argc, argv, &command, &s.payload, &status))
        status = emit(ctx, &s) ? 0 : 1;
    jig_context_destroy(ctx);
    jig_vec_free(&s.links);
    return status;
}
