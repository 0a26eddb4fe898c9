/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * gpu-module-to-binary: each module of kernels becomes a gpu.binary, with code for each machine
 * that the module names: assembly, which NVIDIA's driver takes as it is, LLVM's bitcode, and what
 * NVIDIA's own programs make of the assembly.
 */
#include "codegen/run/machine_job.h"
#include "codegen/run/device.h"
#include "jig/pass.h"
#include "dialect/gpu/gpu.h"
#include "dialect/llvm/llvm.h"
#include "jig/asm.h"
#include "jig/llvm_ir.h"
#include "jig/rewrite.h"
#include "support/vec.h"
#include "support/words.h"

#include <inttypes.h>
#include <sys/stat.h>

/* ---- Forms ---- */

typedef struct Form {
    const char *names[2];
    JigGpuFormat object;
    JigCodeForm code;
    bool assembled; /* by the vendor's programs */
    bool fat;       /* with the assembly beside it */
} Form;
static const Form forms[] = {
    {{"llvm", "offloading"}, .object = JIG_GPU_FORMAT_OFFLOAD, JIG_CODE_BITCODE},
    {{"isa", "assembly"}, .object = JIG_GPU_FORMAT_ASSEMBLY, JIG_CODE_ASSEMBLY},
    {{"bin", "binary"}, .object = JIG_GPU_FORMAT_BINARY, JIG_CODE_ASSEMBLY, .assembled = true},
    {{"fatbin", "fatbinary"},
     .object = JIG_GPU_FORMAT_FATBIN,
     JIG_CODE_ASSEMBLY,
     .assembled = true,
     .fat = true},
};

/* NULL after a diagnostic. */
static const Form *form_of(const JigPassCall *call) {
    JigStr name = jig_option_string(call, "format");
    for (size_t i = 0; i < JIG_LEN(forms); ++i)
        if (jig_str_is(name, forms[i].names[0]) || jig_str_is(name, forms[i].names[1]))
            return &forms[i];
    jig_op_emit_error(call->op, "Invalid format specified.");
    return NULL;
}

/* ---- Libraries ---- */

typedef JIG_VEC(const char *) Paths;

static bool is_there(const char *path) {
    struct stat s;
    return stat(path, &s) == 0 && S_ISREG(s.st_mode);
}

static bool add_toolkit(const JigPassCall *call, const JigDeviceRow *row, JigOp *module,
                        Paths *paths) {
    const char *path = NULL;
    JIG_CHECK(!row->library ||
              row->library(module, jig_option_string(call, "toolkit"), call->arena, &path));
    if (path)
        jig_vec_push(paths, path);
    return true;
}

/* What its attribute and the option name, and the toolkit's. Earlier ones win. */
static bool list_libraries(const JigPassCall *call, const JigDeviceRow *row, JigOp *module,
                           const JigCodeOptions *options, Paths *paths) {
    for (const char *const *p = options->libraries; *p; ++p)
        jig_vec_push(paths, *p);
    const JigStr *more;
    size_t n = jig_option_list(call, "l", &more);
    for (size_t i = 0; i < n; ++i)
        jig_vec_push(paths, jig_arena_str(call->arena, more[i]).ptr);
    JIG_CHECK(add_toolkit(call, row, module, paths));
    for (size_t i = 0; i < paths->len; ++i)
        if (!is_there(paths->data[i]))
            return jig_op_emit_error(module, "File path: \"%s\" does not exist or is not a file.",
                                     paths->data[i]);
    jig_vec_push(paths, NULL);
    return true;
}

/* ---- LLVM IR of a module ---- */

/* The op that says the machine's flag, with a number that the attribute's verifier has seen; NULL:
 * it has none. */
static JigOp *add_flag(const JigPassCall *call, const JigDeviceRow *row, const JigAttr *target,
                       JigOp *module) {
    if (!row->flag)
        return NULL;
    JigStr number = jig_attr_string_value(jig_attr_param(target, row->flag_param));
    JigStr text =
        jig_arena_printf(call->arena, "[#llvm.mlir.module_flag<error, \"%s\", %.*s : i32>]",
                         row->flag, JIG_FMT(number));
    jig_at_start(call->rw, jig_op_body(module));
    return jig_llvm_module_flags_build(
        call->rw, jig_op_loc(module),
        &(JigLlvmModuleFlags){.flags = jig_parse_attr_str(call->ctx, text, JIG_STR("flag"))});
}

/* As code for the machine: with its layout of data and its flag, which the module does not keep. */
static bool write_ir(const JigPassCall *call, const JigDeviceRow *row, const JigAttr *target,
                     JigOp *module, JigCharVec *ir) {
    static const char layout[] = "llvm.data_layout";
    bool lacks_layout = row->layout && !jig_op_attr(module, layout);
    if (lacks_layout)
        jig_rw_set_attr(call->rw, module, layout, jig_attr_string(call->ctx, jig_str(row->layout)));
    JigOp *flag = add_flag(call, row, target, module);
    bool ok = jig_llvm_ir_write_for_code(module, jig_chars_write, ir);
    if (flag)
        jig_rw_erase(call->rw, flag);
    if (lacks_layout)
        jig_rw_set_attr(call->rw, module, layout, NULL);
    return ok;
}

/* ---- Objects ---- */

static const JigAttr *make_object(const JigPassCall *call, const Form *form,
                                  const JigDeviceRow *row, const JigAttr *target, uint32_t level,
                                  const JigCharVec *code) {
    JigContext *ctx = call->ctx;
    JigNamedAttr properties[2];
    size_t n = 0;
    JigStr section = jig_option_string(call, "section");
    if (row->tells_how && form->code == JIG_CODE_ASSEMBLY && !form->assembled)
        properties[n++] =
            (JigNamedAttr){jig_ident(ctx, JIG_STR("O")), jig_attr_i32(ctx, (int32_t)level)};
    if (row->tells_how && section.len)
        properties[n++] =
            (JigNamedAttr){jig_ident(ctx, JIG_STR("section")), jig_attr_string(ctx, section)};
    const JigAttr *params[] = {target, jig_attr_i64(ctx, form->object),
                               jig_attr_string(ctx, jig_chars_str(code)),
                               n ? jig_attr_dict(ctx, properties, n) : NULL, NULL};
    return jig_attr_get(ctx, JIG_GPU_ATTR(OBJECT), params, JIG_LEN(params));
}

static bool compile(const JigPassCall *call, const Form *form, JigOp *module, JigStr ir,
                    const JigCodeOptions *options, JigCharVec *code) {
    JigReason why = JIG_REASON(call->arena);
    return jig_codegen_emit(ir, form->code, options, jig_chars_write, code, &why) ||
           jig_run_report(call->ctx, jig_op_loc(module), &why);
}

static bool is_text_list(const JigAttr *x) {
    for (size_t i = 0; jig_attr_kind(x) == JIG_ATTR_ARRAY && i < jig_attr_array_len(x); ++i)
        if (!jig_attr_is_string(jig_attr_array_at(x, i)))
            return false;
    return jig_attr_kind(x) == JIG_ATTR_ARRAY;
}

/* For the assembler: the pass's, then the target's. NULL after a diagnostic. */
static const char *const *assembler_options(const JigPassCall *call, const JigDeviceRow *row,
                                            const JigOp *module, const JigAttr *target) {
    JigWords own = jig_words_split(jig_option_string(call, "opts"), call->arena);
    const JigAttr *flags = row->assembler_options ? jig_attr_param(target, row->flags) : NULL,
                  *more = flags ? jig_attr_dict_get(flags, jig_str(row->assembler_options)) : NULL;
    if (more && !is_text_list(more)) {
        jig_op_emit_error(module, "the target's %s are no list of strings", row->assembler_options);
        return NULL;
    }
    size_t m = more ? jig_attr_array_len(more) : 0, n = 0;
    const char **all = JIG_NEW_ARRAY(call->arena, const char *, own.n + m + 1);
    for (size_t i = 0; i < own.n; ++i)
        all[n++] = jig_arena_str(call->arena, own.items[i]).ptr;
    for (size_t i = 0; i < m; ++i)
        all[n++] =
            jig_arena_str(call->arena, jig_attr_string_value(jig_attr_array_at(more, i))).ptr;
    all[n] = NULL;
    return all;
}

/* The machine's own code in place of its assembly. */
static bool assemble(const JigPassCall *call, const Form *form, const JigDeviceRow *row,
                     JigOp *module, const JigAttr *target, const JigCodeOptions *options,
                     JigCharVec *code) {
    if (!form->assembled)
        return true;
    if (!row->assemble)
        return jig_op_emit_error(module, "of %s there is assembly (isa) and bitcode (llvm) only",
                                 jig_msg_attr(target));
    const char *const *words = assembler_options(call, row, module, target);
    JIG_CHECK(words);
    JigStr why, assembly = jig_arena_str(call->arena, jig_chars_str(code));
    const JigDeviceJob job = {.assembly = assembly,
                              .chip = options->cpu,
                              .level = options->level,
                              .fat = form->fat,
                              .toolkit = jig_option_string(call, "toolkit"),
                              .options = words};
    code->len = 0;
    return row->assemble(&job, code, call->arena, &why) ||
           jig_error(call->ctx, jig_op_loc(module), "%.*s", JIG_FMT(why));
}

static bool serialize(const JigPassCall *call, const Form *form, JigOp *module,
                      const JigAttr *target, const JigAttr **object) {
    const JigDeviceRow *row = jig_run_device_row(target);
    if (!row)
        return jig_op_emit_error(module, "there is no code for %s", jig_msg_attr(target));
    JIG_CHECK(!row->check || row->check(call->ctx, jig_op_loc(module), target));
    JigCodeOptions options = jig_run_device_options(row, target, call->arena);
    if (options.level > 3) /* of a pass: text with such a number is not read */
        return jig_op_emit_error(module, "Invalid optimization level: %" PRIu32 ".", options.level);
    Paths paths = {0};
    JigCharVec ir = {0}, code = {0};
    bool ok = list_libraries(call, row, module, &options, &paths) &&
              write_ir(call, row, target, module, &ir);
    options.libraries = paths.data;
    ok = ok && compile(call, form, module, jig_chars_str(&ir), &options, &code) &&
         assemble(call, form, row, module, target, &options, &code);
    if (ok)
        *object = make_object(call, form, row, target, options.level, &code);
    else
        jig_op_emit_error(module, "An error happened while serializing the module.");
    jig_vec_free(&paths);
    jig_vec_free(&ir);
    jig_vec_free(&code);
    return ok;
}

/* ---- Modules ---- */

/* Who embeds the objects in the host's code: of those that a module has, if it says nothing the
 * first one is embedded. */
static const JigAttr *handler_of(const JigPassCall *call, const JigOp *module) {
    const JigAttr *said = jig_gpu_module_offloading_handler_attr(module), *first = NULL;
    return said ? said : jig_attr_get(call->ctx, JIG_GPU_ATTR(SELECT_OBJECT), &first, 1);
}

static bool replace(JigPassCall *call, const Form *form, JigOp *module) {
    const JigAttr *targets = jig_gpu_module_targets_attr(module);
    size_t n = targets ? jig_attr_array_len(targets) : 0;
    if (!n)
        return jig_op_emit_error(module, "the module has no target attributes");
    JIG_CHECK(form); /* said already */
    const JigAttr **objects = JIG_NEW_ARRAY(call->arena, const JigAttr *, n);
    for (size_t i = 0; i < n; ++i)
        JIG_CHECK(serialize(call, form, module, jig_attr_array_at(targets, i), &objects[i]));
    jig_at_before(call->rw, module);
    jig_gpu_binary_build(call->rw, jig_op_loc(module),
                         &(JigGpuBinary){.sym_name = jig_gpu_module_sym_name_attr(module),
                                         .offloading_handler = handler_of(call, module),
                                         .objects = jig_attr_array(call->ctx, objects, n)});
    jig_rw_erase(call->rw, module);
    return true;
}

static bool run(JigPassCall *call) {
    const Form *form = form_of(call); /* without one, no module can be made code: it fails there */
    for (size_t r = 0; r < jig_op_num_regions(call->op); r++)
        for (JigBlock *b = jig_region_first(jig_op_region(call->op, r)); b; b = jig_block_next(b))
            for (JigOp *op = jig_block_first(b), *next; op; op = next) {
                next = jig_op_next(op);
                JIG_CHECK(!jig_op_is(op, JIG_GPU(MODULE)) || replace(call, form, op));
            }
    return true;
}

static const JigOptionRow options[] = {
    {.name = "format",
     .kind = JIG_OPTION_STRING,
     .otherwise = "fatbin",
     .help = "isa: assembly; llvm: bitcode; bin, fatbin: what ptxas makes of NVIDIA's"},
    {.name = "l", .kind = JIG_OPTION_LIST, .otherwise = "", .help = "Libraries to link with"},
    {.name = "opts",
     .kind = JIG_OPTION_STRING,
     .otherwise = "",
     .help = "Options of the assembler, ptxas"},
    {.name = "section",
     .kind = JIG_OPTION_STRING,
     .otherwise = "",
     .help = "Section of the host's object that the code goes to"},
    {.name = "toolkit",
     .kind = JIG_OPTION_STRING,
     .otherwise = "",
     .help = "Where the vendor's toolkit is, whose library is linked with"},
};

const JigPassRow jig_pass_gpu_module_to_binary = {
    .name = "gpu-module-to-binary",
    .title = "GpuModuleToBinaryPass",
    JIG_TABLE(options, options),
    .run = run,
    .summary = "modules of kernels as code",
};
