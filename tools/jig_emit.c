/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* jig emit: a payload as LLVM IR, as assembly or as an object. */
#include "auto.h"
#include "codegen/c_header.h"
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
    const char *payload, *out, *gpu_module, *pipeline, *script, *entry, *header;
    uint32_t form;
    JigCodeOptions code;
    StrList links, libraries;
    ScriptOptions how;
    AutoScript automatic;
    bool lower, openmp, lines;
} Settings;

static const Operand operands[] = {
    {"PAYLOAD", "a module in the llvm dialect; - is standard input"},
};

static const CommandHelp help = {
    .synopsis = "jig emit --llvm|--asm|--object|--bitcode PAYLOAD [-o OUT]",
    .operands = operands,
    .num_operands = JIG_LEN(operands),
};

static const Option options[] = {
    OPTION("--llvm", OPTION_CHOICE, Settings, form, .choice = LLVM_IR,
           .help = "write LLVM IR as text. Where LLVM 22 is installed it checks what Jig does not; "
                   "else it may refuse what is written"),
    OPTION("--asm", OPTION_CHOICE, Settings, form, .choice = ASSEMBLY),
    OPTION("--object", OPTION_CHOICE, Settings, form, .choice = OBJECT),
    OPTION("--bitcode", OPTION_CHOICE, Settings, form, .choice = BITCODE,
           .help = "write assembly, an object file or LLVM's bitcode, which take LLVM 22"),
    OPTION("--lower", OPTION_FLAG, Settings, lower,
           .help = "lower the payload to the llvm dialect first, as jig run does"),
    OPTION("--pipeline", OPTION_TEXT, Settings, pipeline, .value = "TEXT",
           .help = "lower it by these passes: 'builtin.module(...)'"),
    OPTION("--openmp", OPTION_FLAG, Settings, openmp,
           .help = "lower it, with parallel loops shared by threads: calls of OpenMP's runtime"),
    OPTION("-g", OPTION_FLAG, Settings, lines,
           .help = "with debug information: functions, and the lines of the payload, which gdb and "
                   "perf then show"),
    OPTION(
        "--gpu-module", OPTION_TEXT, Settings, gpu_module, .value = "NAME",
        .help =
            "of the payload only this module of kernels, in the nvvm or rocdl dialect. Where it "
            "names no machine (nvvm-attach-target), PTX takes --asm --target nvptx64-nvidia-cuda "
            "--mcpu sm_90, and rocdl --target amdgcn-amd-amdhsa --mcpu gfx90a"),
    OPTION("-o", OPTION_TEXT, Settings, out, .value = "OUT",
           .help = "to this file, which appears whole or not at all"),
    OPTION("--header", OPTION_TEXT, Settings, header, .value = "FILE",
           .help = "what C has to know to call the public functions: declarations, and structures "
                   "for their tensors and buffers"),
    OPTION("--mcpu", OPTION_TEXT, Settings, code.cpu, .value = "CPU",
           .help = "host, or any CPU that LLVM knows of this kind (generic)"),
    OPTION("--target", OPTION_TEXT, Settings, code.triple, .value = "TRIPLE",
           .help = "what machine to write for (the payload's, or this one)"),
    OPTION("--link", OPTION_TEXTS, Settings, links, .value = "FILE",
           .help = "take along what the payload calls and this file of LLVM IR or bitcode defines "
                   "(libdevice); may be repeated"),
    OPTION("--script", OPTION_TEXT, Settings, script, .value = "FILE",
           .help = "apply this script to the payload first, and lower what comes of it"),
    OPTION("--library", OPTION_TEXTS, Settings, libraries, .value = "PATH", .help = HELP_LIBRARY),
    OPTION("--entry-point", OPTION_TEXT, Settings, entry, .value = "NAME",
           .help = HELP_ENTRY_POINT),
    OPTION("--auto", OPTION_WORD, Settings, automatic.how, .words = auto_words,
           .takes = "quiet or report", .help = HELP_AUTO),
    OPTION("--emit-script", OPTION_TEXT, Settings, how.emitted, .value = "FILE",
           .help = HELP_EMIT_SCRIPT),
};

static bool lowers(const Settings *s) {
    return s->lower || s->openmp || s->pipeline || s->script || s->automatic.how;
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
    else if (s->header && (!lowers(s) || s->gpu_module))
        fputs("jig emit: --header is of functions that are lowered: --lower, --script or --auto\n",
              stderr);
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

static bool run_script(Settings *s, JigOp *script, AutoPayload payload) {
    JigOp *entry = input_entry(script, s->entry ? s->entry : "__transform_main", s->libraries.data,
                               s->libraries.len, false);
    JIG_CHECK(entry && auto_fits(&s->automatic, script) &&
              script_take_known(&s->how, *payload.op, entry));
    entry = script_emit(entry, *payload.op, &s->how);
    return entry && auto_run(&s->automatic, payload, entry, &s->how, NULL, false);
}

/* By the script, if there is one. */
static bool schedule(Settings *s, AutoPayload payload) {
    JigContext *ctx = jig_op_context(*payload.op);
    JigFile file = {0};
    if (!s->script)
        return true;
    JigOp *script = input_parse(ctx, s->script, &file);
    bool ok = script && run_script(s, script, payload);
    jig_diag_flush(ctx);
    if (script)
        jig_op_destroy(script);
    jig_file_close(&file);
    return ok;
}

static bool files_are_apart(const Settings *s) {
    const OtherFile others[] = {{s->payload, "the payload"},
                                {s->script, "the script"},
                                {s->out, "the output"},
                                {s->header, "the header"},
                                {s->how.emitted, "the script that is written"}};
    return output_is_no_other("--emit-script", s->how.emitted, others, 4) &&
           output_is_no_other("--header", s->header, others, 3) &&
           output_is_no_other("--trace-to", s->how.trace_to, others, JIG_LEN(others)) &&
           output_can_be_written(s->out) && output_can_be_written(s->header);
}

/* What is about a script has one. */
static bool begin(Settings *s) {
    bool asked = script_is_asked_about(&s->how) || s->how.lint || s->libraries.len || s->entry;
    s->automatic.cpu = s->code.cpu ? s->code.cpu : plain_cpu(s->code.triple);
    s->automatic.features = s->code.features;
    s->how.lint_target = s->automatic.cpu;
    s->how.lint_features = s->code.features;
    s->how.lint_compiled = true;
    JIG_CHECK(auto_begin(&s->automatic, &s->script, &s->libraries, &s->how));
    if (s->script || !asked)
        return files_are_apart(s) && script_options_fit(&s->how);
    fputs("jig emit: options about a script are with --script or --auto\n", stderr);
    return false;
}

static bool write_header(const Settings *s, JigStr text) {
    JigOutput out;
    JIG_CHECK(output_open(&out, s->header));
    jig_output_write(&out, text.ptr, text.len);
    return output_close(&out, s->header, true);
}

/* The header is of what is there before it is lowered, and appears with the code. */
static bool write_module(JigOp *module, const Settings *s) {
    JigCharVec header = {0};
    input_unwrap(module);
    bool ok = (!s->header ||
               jig_codegen_c_header(module, jig_str(s->payload), jig_chars_write, &header)) &&
              write_form(module, s) && (!s->header || write_header(s, jig_chars_str(&header)));
    jig_vec_free(&header);
    return ok;
}

/* Code for any machine is seldom what schedules are for. */
static void mention_cpu(const Settings *s) {
    if (s->automatic.how && !s->code.cpu && !s->code.features && !s->code.triple)
        fputs("jig emit: without --mcpu code is for any machine of its kind, and several times "
              "slower: --mcpu host is for this one\n",
              stderr);
}

static bool emit(JigContext *ctx, Settings *s) {
    JigFile file = {0};
    if (!fits_together(s) || !begin(s))
        return false;
    JigOp *payload = input_parse(ctx, s->payload, &file);
    bool scheduled = payload && schedule(s, (AutoPayload){&payload, &file, s->payload});
    JigOp *module = scheduled ? choose_module(payload, s) : NULL;
    bool ok = module && write_module(module, s);
    if (ok)
        mention_cpu(s);
    jig_diag_flush(ctx); /* the payload goes with its context */
    jig_file_close(&file);
    return ok;
}

int jig_emit_main(int argc, char **argv) {
    Settings s = {.code = {.level = CODE_NO_LEVEL}};
    JigContext *ctx = jig_tool_context();
    const Command command = {"emit", &help, "payload",
                             .tables = {OPTION_TABLE(options, &s), code_option_table(&s.code),
                                        script_option_table(&s.how)}};
    int status;
    suggest_names(ctx);
    warn_once(ctx);
    if (command_read(ctx, argc, argv, &command, &s.payload, &status)) {
        script_options_begin(ctx, &s.how);
        status = emit(ctx, &s) ? 0 : 1;
    }
    jig_context_destroy(ctx);
    jig_vec_free(&s.links);
    jig_vec_free(&s.libraries);
    script_options_free(&s.how);
    return status;
}
