/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Wide integers in memory, as vectors of two halves: memref-emulate-wide-int. */
#include "dialect/memref/memref.h"
#include "payload/lower/passes.h"
#include "payload/lower/numbers/wide_int.h"

/* ---- Types ---- */

static JigTypeRule split_buffer(const JigType *t, const JigValue *v, JigTypeSink *to, void *user) {
    (void)v;
    const JigTypeConverter *types = user;
    const JigType *element = jig_type_is_memref(t) ? jig_type_element(t) : NULL;
    if (!element || !jig_type_is_any_integer(element))
        return JIG_TYPE_PASSED;
    const JigType *halves = jig_convert_type(types, element);
    if (halves == element)
        return jig_type_becomes(to, t);
    return halves ? jig_type_becomes(to, jig_type_clone_shaped(t, NULL, 0, halves))
                  : JIG_TYPE_REFUSED;
}

/* ---- Ops ---- */

static bool alloc(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    const JigType *type = jig_convert_type(jig_types_of(rw), jig_op_result_type(op, 0));
    if (!type)
        return jig_no_match(rw, op, "of integers with more than two halves");
    JigValueList all = jig_converted_operands(rw);
    size_t sizes = jig_memref_alloc_num_dynamic_sizes(op);
    JigMemrefAlloc parts = {.dynamic_sizes = {all.items, sizes},
                            .symbol_operands = {all.items + sizes, all.n - sizes},
                            .memref_type = type,
                            .alignment = jig_memref_alloc_alignment_attr(op)};
    jig_rw_replace_op(rw, op, jig_memref_alloc_build(rw, jig_op_loc(op), &parts));
    return true;
}

/* Halves that are the elements of the buffer; those of vectors are not. */
static bool is_element(const JigValue *buffer, const JigType *type) {
    return type && jig_type_element(jig_value_type(buffer)) == type;
}

static bool load(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    const JigType *type = jig_convert_type(jig_types_of(rw), jig_op_result_type(op, 0));
    JigValueList all = jig_converted_operands(rw);
    if (!is_element(all.items[0], type))
        return jig_no_match(rw, op, "its buffer has no such elements");
    JigMemrefLoad parts = {.memref = all.items[0],
                           .indices = {all.items + 1, all.n - 1},
                           .result_type = type,
                           .nontemporal = jig_memref_load_nontemporal_attr(op)};
    jig_rw_replace_op(rw, op, jig_memref_load_build(rw, jig_op_loc(op), &parts));
    return true;
}

static bool store(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigValueList all = jig_converted_operands(rw);
    if (!is_element(all.items[1], jig_value_type(all.items[0])))
        return jig_no_match(rw, op, "its buffer has no such elements");
    JigMemrefStore parts = {.value = all.items[0],
                            .memref = all.items[1],
                            .indices = {all.items + 2, all.n - 2},
                            .nontemporal = jig_memref_store_nontemporal_attr(op)};
    jig_rw_replace_op(rw, op, jig_memref_store_build(rw, jig_op_loc(op), &parts));
    return true;
}

static const JigPattern patterns[] = {
    {.name = "memref.alloc", .root = "memref.alloc", .fn = alloc, .converts = true},
    {.name = "memref.load", .root = "memref.load", .fn = load, .converts = true},
    {.name = "memref.store", .root = "memref.store", .fn = store, .converts = true},
    {0},
};

/* ---- The pass ---- */

static void add_buffers(JigTypeConverter *types) {
    jig_type_rule(types, split_buffer, types);
}

static bool run(JigPassCall *call) {
    static const JigLegalityRow legality[] = {
        {"vector", .is = JIG_LEGAL},
        {"arith, memref, vector.print", .fn = jig_wide_int_legality},
        {0},
    };
    const JigConversionRow row = {
        .patterns = {patterns, jig_wide_int_patterns, jig_wide_int_convert_patterns},
        .legality = legality,
    };
    return jig_wide_int_convert(call, row, add_buffers);
}

const JigPassRow jig_pass_memref_emulate_wide_int = {
    .name = "memref-emulate-wide-int",
    .title = "MemRefEmulateWideInt",
    .options = &jig_wide_int_option,
    .num_options = 1,
    .run = run,
    .summary = "integers of twice the bits that there are, as two halves in memory",
};
