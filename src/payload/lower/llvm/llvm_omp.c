/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* omp on types of the llvm dialect: the same ops again. */
#include "payload/lower/llvm/llvm_omp.h"

#include "dialect/llvm/llvm_types.h"
#include "payload/lower/passes.h"
#include "payload/lower/retype_results.h"

/* ---- What has to change ---- */

/* Types that stand as attributes by themselves; within others, they stay. */
static bool are_legal(const JigTypeConverter *types, const JigAttr *attrs) {
    const JigNamedAttr *items = jig_attr_dict_items(attrs);
    for (size_t i = 0; i < jig_attr_dict_len(attrs); ++i)
        if (jig_attr_is_type(items[i].value) &&
            !jig_type_is_legal(types, jig_attr_type_value(items[i].value)))
            return false;
    return true;
}

static JigLegality legality(const JigOp *op, void *x) {
    const JigTypeConverter *types = ((const JigLlvm *)x)->types;
    bool ok = jig_op_has_legal_types(types, op) && are_legal(types, jig_op_attrs(op));
    for (size_t i = 0; i < jig_op_num_regions(op) && ok; ++i)
        ok = jig_region_has_legal_types(types, jig_op_region(op, i));
    return ok ? JIG_LEGAL : JIG_ILLEGAL;
}

/* ---- The op again ---- */

static const JigAttr *convert_attrs(const JigRewriter *rw, const JigOp *op) {
    const JigLlvm *x = jig_to_llvm_of(rw);
    const JigAttr *attrs = jig_op_attrs(op), *out = attrs;
    const JigNamedAttr *items = jig_attr_dict_items(attrs);
    for (size_t i = 0; i < jig_attr_dict_len(attrs); ++i) {
        if (!jig_attr_is_type(items[i].value))
            continue;
        const JigType *type = jig_to_llvm_type(x, jig_attr_type_value(items[i].value));
        if (!type)
            return NULL;
        out = jig_attr_dict_with(out, items[i].name, jig_attr_of_type(type));
    }
    return out;
}

static bool has_buffer(const JigOp *op) {
    for (size_t i = 0; i < jig_op_num_operands(op); ++i)
        if (jig_type_is_memref(jig_op_operand_type(op, i)))
            return true;
    return false;
}

static bool move_regions(JigRewriter *rw, JigOp *from, JigOp *to) {
    for (size_t i = 0; i < jig_op_num_regions(from); ++i) {
        JigRegion *region = jig_op_region(to, i);
        jig_rw_inline_region(rw, jig_op_region(from, i), region, NULL);
        if (!jig_rw_convert_region(rw, region, jig_types_of(rw), NULL))
            return jig_no_match(rw, from, "could not convert the arguments of its region");
    }
    return true;
}

/* `data` set: a variable has to be a pointer, no buffer. */
static bool convert(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    JigRetyped results;
    const JigAttr *attrs = convert_attrs(rw, op);
    if (self->data && has_buffer(op))
        return jig_no_match(rw, op, "is about a buffer");
    if (!attrs)
        return jig_no_match(rw, op, "failed to convert a type attribute");
    if (jig_converted_operands(rw).n != jig_op_num_operands(op))
        return jig_no_match(rw, op, "an operand becomes several values, or none");
    JIG_CHECK(jig_lower_retype_results(rw, op, &results));
    JigOp *made = jig_lower_retype_build(rw, op, jig_converted_operands(rw), &results, attrs);
    bool ok = move_regions(rw, op, made);
    if (ok)
        jig_lower_retype_replace(rw, op, made, &results);
    jig_type_sink_destroy(results.types);
    return ok;
}

/* ---- The set ---- */

#define AGAIN(op)                                                                                  \
    { .name = op " to llvm", .root = op, .converts = true, .fn = convert }
#define OF_POINTERS(op)                                                                            \
    { .name = op " to llvm", .root = op, .converts = true, .fn = convert, .data = convert_attrs }
const JigPattern jig_to_llvm_omp_patterns[] = {
    AGAIN("omp.barrier"),
    AGAIN("omp.critical"),
    AGAIN("omp.critical.declare"),
    AGAIN("omp.declare_reduction"),
    AGAIN("omp.distribute"),
    OF_POINTERS("omp.flush"),
    AGAIN("omp.loop_nest"),
    AGAIN("omp.masked"),
    AGAIN("omp.master"),
    AGAIN("omp.parallel"),
    AGAIN("omp.private"),
    AGAIN("omp.section"),
    AGAIN("omp.sections"),
    AGAIN("omp.simd"),
    AGAIN("omp.single"),
    AGAIN("omp.taskyield"),
    AGAIN("omp.terminator"),
    OF_POINTERS("omp.threadprivate"),
    AGAIN("omp.wsloop"),
    AGAIN("omp.yield"),
    {0},
};

void jig_to_llvm_omp_target(JigLlvm *x, JigConversionTarget *target) {
    for (const JigPattern *p = jig_to_llvm_omp_patterns; p->name; ++p)
        jig_target_op_fn(target, jig_str(p->root), legality, x);
}

/* ---- convert-openmp-to-llvm ---- */

static void say_omp(JigLlvm *x, JigPatternSet *patterns, JigConversionTarget *target, void *user) {
    (void)patterns, (void)user;
    jig_to_llvm_omp_target(x, target);
}

/* What stands in the regions has to have the same types; divisions that round are expanded before.
 */
static bool lower_omp(JigPassCall *call) {
    return jig_lower_to_llvm(
        call, &(JigLlvmOptions){.index_bits = 64},
        &(JigLlvmLowering){.patterns = {jig_to_llvm_arith_patterns, jig_to_llvm_cf_patterns,
                                        jig_to_llvm_memref_patterns, jig_to_llvm_func_patterns,
                                        jig_to_llvm_omp_patterns},
                           .more = say_omp});
}

const JigPassRow jig_pass_convert_openmp_to_llvm = {
    .name = "convert-openmp-to-llvm",
    .title = "ConvertOpenMPToLLVMPass",
    .anchor = "builtin.module",
    .run = lower_omp,
    .breaks = JIG_HOLDS_ONE_BLOCK | JIG_HOLDS_NO_CASTS | JIG_HOLDS_NO_LLVM,
    .summary = "omp on types of the llvm dialect, and what stands in its regions as llvm",
};
