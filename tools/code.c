/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "code.h"

#include "codegen/run/code.h"
#include "jig/llvm_ir.h"

OptionTable code_option_table(JigCodeOptions *o) {
    static const Option rows[] = {
        OPTION("-O0", OPTION_CHOICE, JigCodeOptions, level, .choice = 0),
        OPTION("-O1", OPTION_CHOICE, JigCodeOptions, level, .choice = 1),
        OPTION("-O2", OPTION_CHOICE, JigCodeOptions, level, .choice = 2),
        OPTION("-O3", OPTION_CHOICE, JigCodeOptions, level, .choice = 3),
        OPTION("--mcpu", OPTION_TEXT, JigCodeOptions, cpu),
        OPTION("--mattr", OPTION_TEXT, JigCodeOptions, features),
    };
    return OPTION_TABLE(rows, o);
}

/* ---- Machines that modules of kernels name ---- */

typedef struct TargetRow {
    const char *attr, *triple, *chip; /* the defaults of its parameters */
    uint32_t level;
} TargetRow;
static const TargetRow target_rows[] = {
    {.attr = "nvvm.target", .triple = "nvptx64-nvidia-cuda", .chip = "sm_50", .level = 2},
    {.attr = "rocdl.target", .triple = "amdgcn-amd-amdhsa", .chip = "gfx900", .level = 2},
};
enum { LEVEL, TRIPLE, CHIP, FEATURES }; /* parameters of both */

static const TargetRow *row_of(const JigAttr *target) {
    const JigAttrRow *row = jig_attr_row(target);
    for (size_t i = 0; i < JIG_LEN(target_rows); ++i)
        if (row && strcmp(row->name, target_rows[i].attr) == 0)
            return &target_rows[i];
    return NULL;
}

static const char *text_of(const JigAttr *target, size_t param, const char *otherwise,
                           JigArena *a) {
    const JigAttr *text = jig_attr_param(target, param);
    return text ? jig_arena_str(a, jig_attr_string_value(text)).ptr : otherwise;
}

static bool take_target(const JigAttr *target, JigCodeOptions *o, JigArena *a) {
    const TargetRow *row = row_of(target);
    const char *triple = row ? text_of(target, TRIPLE, row->triple, a) : NULL;
    if (!triple || (o->triple && strcmp(o->triple, triple) != 0))
        return false;
    const JigAttr *level = jig_attr_param(target, LEVEL);
    if (o->level == CODE_NO_LEVEL)
        o->level = level ? (uint32_t)jig_attr_int_value(level) : row->level;
    if (!o->cpu) {
        o->cpu = text_of(target, CHIP, row->chip, a);
        o->features = o->features ? o->features : text_of(target, FEATURES, NULL, a);
    }
    o->triple = triple;
    return true;
}

void code_take_target(const JigOp *module, JigCodeOptions *o, JigArena *a) {
    const JigAttr *targets = jig_op_attr(module, "targets");
    for (size_t i = 0; targets && i < jig_attr_array_len(targets); ++i)
        if (take_target(jig_attr_array_at(targets, i), o, a))
            return;
}

/* ---- Writing ---- */

void code_text_add(void *text, const char *piece, size_t len) {
    CodeText *t = text;
    jig_vec_append(&t->text, piece, len);
}

/* What no instruction does: most likely nobody said which machine. */
static void mention_machine(const JigOp *module, const JigReason *why, bool object,
                            const JigCodeOptions *o, JigArena *a) {
    JigStr text = jig_reason_text(why, a);
    if (object && o->triple && jig_str_starts_with(jig_str(o->triple), "nvptx"))
        jig_op_note(module, "for NVIDIA's machines there is assembly only, which is PTX: --asm");
    else if (!o->triple && jig_str_is(jig_op_name_of(module), "gpu.module"))
        jig_op_note(module, "without --target code is for this machine, not for a GPU");
    else if (!o->cpu && !o->features &&
             (jig_str_starts_with(text, "Cannot select") ||
              jig_str_starts_with(text, "Do not know how to")))
        jig_op_note(module, "without --mcpu and --mattr code is for any machine of its kind");
}

static bool emit(const JigOp *module, JigStr ir, bool object, const JigCodeOptions *o,
                 JigOutput *out) {
    JigContext *ctx = jig_op_context(module);
    JigArena *a = jig_arena_create();
    JigReason why = JIG_REASON(a);
    bool ok = jig_codegen_emit(ir, object, o, jig_output_fn, out, &why);
    if (!ok) {
        jig_code_report(ctx, jig_op_loc(module), &why);
        mention_machine(module, &why, object, o, a);
    }
    jig_arena_destroy(a);
    return ok;
}

bool code_write(const JigOp *module, bool object, const JigCodeOptions *o, JigOutput *out) {
    CodeText ir = {0};
    bool ok = jig_llvm_ir_write_for_code(module, code_text_add, &ir) &&
              emit(module, (JigStr){ir.text.data, ir.text.len}, object, o, out);
    jig_vec_free(&ir.text);
    return ok;
}
