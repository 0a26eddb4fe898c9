/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/buffers/normalize_users.h"

#include "dialect/arith/arith.h"
#include "dialect/func/func.h"
#include "dialect/memref/memref.h"
#include "payload/buffers/plain_type.h"
#include "payload/loop/affine/redirect.h"
#include "support/check.h"
#include "support/vec.h"

/* ---- Which ---- */

/* The operand that `op` finds an element of by the indices behind it; SIZE_MAX: none. */
static size_t indexed_operand(const JigOp *op) {
    if (jig_op_is(op, JIG_MEMREF(LOAD)) || jig_op_is(op, JIG_AFFINE(PREFETCH)))
        return 0;
    if (jig_op_is(op, JIG_MEMREF(STORE)))
        return 1;
    return jig_affine_memory(op) ? jig_affine_memory(op)->memref : SIZE_MAX;
}

/* A vector is of elements side by side, an element by itself is anywhere. */
static bool keeps_elements(const JigOp *op, const JigType *memref) {
    if (!jig_affine_memory(op))
        return true;
    const JigType *t = jig_value_type(jig_affine_memory_value(op));
    return t == jig_type_element(memref) || jig_buffers_keeps_rows(memref, jig_type_rank(t));
}

/* Of a dimension that is asked for; false: it is not known. */
static bool known_size(const JigOp *dim, const JigType *memref, int64_t *size) {
    int64_t i;
    if (!jig_constant_int(jig_memref_dim_index(dim), &i) || i < 0 ||
        (size_t)i >= jig_type_rank(memref))
        return false;
    *size = jig_type_dim(memref, (size_t)i);
    return *size != JIG_DYNAMIC;
}

static bool is_one_line(const JigType *memref) {
    return jig_map_num_results(jig_type_layout_map(memref)) == 1;
}

bool jig_buffers_takes_plain(const JigOp *op, size_t i) {
    JIG_REQUIRE(op && i < jig_op_num_operands(op));
    const JigType *t = jig_value_type(jig_op_operand(op, i));
    int64_t size;
    if (indexed_operand(op) != SIZE_MAX)
        return indexed_operand(op) == i && keeps_elements(op, t);
    if (jig_op_is(op, JIG_MEMREF(DIM)))
        return known_size(op, t, &size);
    if (jig_op_is(op, JIG_MEMREF(REINTERPRET_CAST))) /* which counts elements in memory */
        return is_one_line(t);
    return jig_op_is(op, JIG_MEMREF(DEALLOC)) || jig_op_is(op, JIG_FUNC(CALL)) ||
           jig_op_is(op, JIG_FUNC(RETURN));
}

/* ---- Accesses ---- */

/* Indices that are any values: an op computes each new one from all of them. */
static void redirect(JigRewriter *rw, JigOp *op, size_t memref, const JigMoved *to) {
    size_t n = jig_map_num_dims(to->map), rank = jig_map_num_results(to->map);
    JigAffineValue new = {
        .map = to->map, .operands = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1), .n = n};
    JigValue **indices = JIG_NEW_ARRAY(rw->arena, JigValue *, rank + 1);
    for (size_t i = 0; i < n; ++i)
        new.operands[i] = jig_op_operand(op, memref + 1 + i);
    jig_affine_compose(&new, rw->arena);
    new.map = jig_map_simplify(new.map);
    jig_affine_canonicalize(&new, rw->arena);
    jig_at_before(rw, op);
    for (unsigned i = 0; i < rank; ++i) {
        const JigExpr *e = jig_map_result(new.map, i);
        const JigMap *one =
            jig_map(rw->ctx, jig_map_num_dims(new.map), jig_map_num_symbols(new.map), &e, 1);
        JigAffineApply parts = {.map_operands = {new.operands, new.n}, .map = jig_attr_of_map(one)};
        indices[i] = jig_op_result(jig_affine_apply_build(rw, jig_op_loc(op), &parts), 0);
    }
    jig_rw_set_operand(rw, op, memref, to->memref);
    jig_rw_set_operands(rw, op, memref + 1, indices, rank);
}

/* ---- All ---- */

static void use_plain(JigRewriter *rw, JigOp *user, JigValue *old, JigValue *plain) {
    const JigMoved to = {.memref = plain, .map = jig_type_layout_map(jig_value_type(old))};
    size_t memref = indexed_operand(user);
    int64_t size;
    if (jig_op_is(user, JIG_MEMREF(LOAD)) || jig_op_is(user, JIG_MEMREF(STORE)))
        redirect(rw, user, memref, &to);
    else if (memref != SIZE_MAX)
        jig_loop_affine_redirect(rw, user, memref, &to);
    else if (jig_op_is(user, JIG_MEMREF(DIM)) && known_size(user, jig_value_type(old), &size)) {
        jig_at_before(rw, user);
        jig_rw_replace1(rw, user, jig_arith_index(rw, jig_op_loc(user), size));
    } else
        for (size_t i = 0; i < jig_op_num_operands(user); ++i)
            if (jig_op_operand(user, i) == old)
                jig_rw_set_operand(rw, user, i, plain);
}

void jig_buffers_use_plain(JigRewriter *rw, JigValue *old, JigValue *plain) {
    JIG_REQUIRE(rw && old && plain);
    JigOpVec users = {0};
    for (JigUse *u = jig_value_first_use(old); u; u = jig_use_next(u))
        jig_vec_push(&users, jig_use_owner(u));
    for (size_t i = 0; i < users.len; ++i)
        use_plain(rw, users.data[i], old, plain);
    jig_vec_free(&users);
}
