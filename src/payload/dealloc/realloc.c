/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reallocations in terms of allocation, copy and free. */
#include "dialect/arith/arith.h"
#include "dialect/common/slices.h"
#include "dialect/memref/memref.h"
#include "dialect/scf/scf.h"
#include "jig/iface.h"
#include "payload/dealloc/lower_dealloc.h"
#include "payload/loop/index_math.h"
#include "support/vec.h"
#include "support/check.h"

static JigWalk find_realloc(JigOp *op, void *user) {
    JigOpVec *found = user;
    if (jig_op_is(op, JIG_MEMREF(REALLOC)))
        jig_vec_push(found, op);
    return JIG_WALK_ADVANCE;
}

static JigValue *value_of(JigRewriter *rw, JigLoc loc, JigMixed m) {
    return m.value ? m.value : jig_arith_index(rw, loc, jig_attr_int_value(m.attr));
}

/* Asked of the buffer, whatever made it. */
static JigMixed size_of(JigRewriter *rw, JigLoc loc, JigValue *buffer) {
    const JigType *t = jig_value_type(buffer);
    if (!jig_type_is_dynamic_dim(t, 0))
        return jig_mixed_int(rw->ctx, jig_type_dim(t, 0));
    JigMemrefDim parts = {.source = buffer, .index = jig_arith_index(rw, loc, 0)};
    return jig_mixed_value(jig_op_result(jig_memref_dim_build(rw, loc, &parts), 0));
}

/* A buffer of the new size that begins with what the old one has. */
static JigValue *grown(JigRewriter *rw, const JigOp *op, JigMixed old_size, bool free_old) {
    JigLoc loc = jig_op_loc(op);
    JigValue *old = jig_memref_realloc_source(op),
             *size = jig_memref_realloc_dynamic_result_size(op);
    JigMixed zero = jig_mixed_int(rw->ctx, 0), one = jig_mixed_int(rw->ctx, 1);
    JigMemrefAlloc parts = {.dynamic_sizes = {&size, size ? 1 : 0},
                            .memref_type = jig_op_result_type(op, 0),
                            .alignment = jig_memref_realloc_alignment_attr(op)};
    JigValue *made = jig_op_result(jig_memref_alloc_build(rw, loc, &parts), 0);
    JigOp *view =
        jig_memref_build_subview(rw, loc, NULL, made, (JigSlice){&zero, &old_size, &one, 1});
    JigMemrefCopy copy = {.source = old, .target = jig_op_result(view, 0)};
    jig_memref_copy_build(rw, loc, &copy);
    if (free_old)
        jig_memref_dealloc_build(rw, loc, &(JigMemrefDealloc){.memref = old});
    return made;
}

/* The old buffer, of which the new size is used. */
static JigValue *shrunk(JigRewriter *rw, const JigOp *op, JigMixed new_size) {
    const JigType *i64 = jig_type_i(rw->ctx, 64);
    int64_t zero = 0, one = 1,
            size = new_size.value ? JIG_DYNAMIC : jig_attr_int_value(new_size.attr);
    JigMemrefReinterpretCast parts = {.source = jig_memref_realloc_source(op),
                                      .sizes = {&new_size.value, new_size.value ? 1 : 0},
                                      .result_type = jig_op_result_type(op, 0),
                                      .static_offsets = jig_attr_dense_array(i64, &zero, 1),
                                      .static_sizes = jig_attr_dense_array(i64, &size, 1),
                                      .static_strides = jig_attr_dense_array(i64, &one, 1)};
    return jig_op_result(jig_memref_reinterpret_cast_build(rw, jig_op_loc(op), &parts), 0);
}

static void yield(JigRewriter *rw, JigLoc loc, JigValue *v) {
    jig_scf_yield_build(rw, loc, &(JigScfYield){.results = JIG_VALUES(v)});
}

/* Smaller, as both types say: a slice of the old size would not fit in the new one. */
static bool only_shrinks(JigMixed old_size, JigMixed new_size) {
    return !old_size.value && !new_size.value &&
           jig_attr_int_value(new_size.attr) < jig_attr_int_value(old_size.attr);
}

static void expand(JigRewriter *rw, JigOp *op, bool free_old) {
    JigLoc loc = jig_op_loc(op);
    JigValue *given = jig_memref_realloc_dynamic_result_size(op);
    const JigType *type = jig_op_result_type(op, 0);
    jig_at_before(rw, op);
    JigMixed old_size = size_of(rw, loc, jig_memref_realloc_source(op)),
             new_size =
                 given ? jig_mixed_value(given) : jig_mixed_int(rw->ctx, jig_type_dim(type, 0));
    if (only_shrinks(old_size, new_size)) {
        jig_rw_replace1(rw, op, shrunk(rw, op, new_size));
        return;
    }
    JigValue *old = value_of(rw, loc, old_size), *new = value_of(rw, loc, new_size),
             *grows = jig_loop_int_compare(rw, loc, JIG_COMPARE_ULT, old, new);
    JigOp *choice =
        jig_scf_if_build(rw, loc, &(JigScfIf){.condition = grows, .result_types = {&type, 1}});
    jig_create_block(rw, jig_scf_if_then_region(choice), NULL, NULL, 0, loc);
    yield(rw, loc, grown(rw, op, old_size, free_old));
    jig_create_block(rw, jig_scf_if_else_region(choice), NULL, NULL, 0, loc);
    yield(rw, loc, shrunk(rw, op, new_size));
    jig_rw_replace_op(rw, op, choice);
}

void jig_expand_reallocs(JigRewriter *rw, JigOp *top, bool free_old) {
    JIG_REQUIRE(rw && top);
    JigOpVec found = {0};
    jig_walk_pre(top, find_realloc, &found);
    for (size_t i = 0; i < found.len; ++i)
        expand(rw, found.data[i], free_old);
    jig_vec_free(&found);
}
