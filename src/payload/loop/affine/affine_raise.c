/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/loop/affine/affine_raise.h"

#include "dialect/affine/affine.h"
#include "dialect/arith/arith.h"
#include "jig/ops/memref.h"
#include "support/vec.h"

/* What the map is made of. Sums of sums double, if what they add is shared. */
enum { MOST_TERMS = 4096 };

typedef struct Indices {
    JigContext *ctx;
    JigValueVec dims, symbols;
    size_t terms; /* met so far */
} Indices;

static unsigned place_of(JigValueVec *list, JigValue *v) {
    for (size_t i = 0; i < list->len; ++i)
        if (list->data[i] == v)
            return (unsigned)i;
    jig_vec_push(list, v);
    return (unsigned)(list->len - 1);
}

/* A value by itself; NULL: neither a symbol nor a dimension. */
static const JigExpr *input(Indices *x, JigValue *v, const JigOp *user) {
    if (jig_affine_is_symbol(v))
        return jig_expr_symbol(x->ctx, place_of(&x->symbols, v));
    if (jig_affine_is_dim_in(v, jig_affine_scope(user)))
        return jig_expr_dim(x->ctx, place_of(&x->dims, v));
    return NULL;
}

static bool varies(const JigExpr *e) {
    return !jig_expr_is_symbolic_or_constant(e);
}

static const JigExpr *expr_of(Indices *x, JigValue *v, const JigOp *user);

static const JigExpr *sum_or_product(Indices *x, const JigOp *def, const JigOp *user) {
    const JigExpr *lhs = expr_of(x, jig_arith_addi_lhs(def), user); /* of arith.muli, too */
    const JigExpr *rhs = lhs ? expr_of(x, jig_arith_addi_rhs(def), user) : NULL;
    if (!rhs)
        return NULL;
    if (jig_op_is(def, JIG_ARITH(ADDI)))
        return jig_expr_add(lhs, rhs);
    return varies(lhs) && varies(rhs) ? NULL : jig_expr_mul(lhs, rhs);
}

static const JigExpr *expr_of(Indices *x, JigValue *v, const JigOp *user) {
    int64_t constant;
    JigOp *def = jig_value_def(v);
    if (++x->terms > MOST_TERMS || !jig_stack_ok(x->ctx))
        return NULL;
    if (jig_constant_int(v, &constant))
        return jig_expr_constant(x->ctx, constant);
    if (jig_op_is(def, JIG_ARITH(ADDI)) || jig_op_is(def, JIG_ARITH(MULI)))
        return sum_or_product(x, def, user);
    return input(x, v, user);
}

static const JigMap *map_of(Indices *x, const JigOp *op, JigOperandRange indices, JigArena *a) {
    const JigExpr **results = JIG_NEW_ARRAY(a, const JigExpr *, indices.count + 1);
    for (size_t i = 0; i < indices.count; ++i)
        if (!(results[i] = expr_of(x, jig_op_operand(op, indices.start + i), op)))
            return NULL;
    return jig_map(x->ctx, (unsigned)x->dims.len, (unsigned)x->symbols.len, results,
                   (unsigned)indices.count);
}

static void replace(JigRewriter *rw, JigOp *op, const JigMap *map, JigValueList operands) {
    JigLoc loc = jig_op_loc(op);
    jig_at_before(rw, op);
    if (jig_op_is(op, JIG_MEMREF(LOAD))) {
        JigAffineLoad load = {.memref = jig_memref_load_memref(op),
                              .indices = operands,
                              .result_type = jig_op_result_type(op, 0),
                              .map = jig_attr_of_map(map)};
        jig_rw_replace_op(rw, op, jig_affine_load_build(rw, loc, &load));
    } else {
        JigAffineStore store = {.value = jig_memref_store_value(op),
                                .memref = jig_memref_store_memref(op),
                                .indices = operands,
                                .map = jig_attr_of_map(map)};
        jig_rw_takes_over(rw, op, jig_affine_store_build(rw, loc, &store));
        jig_rw_erase(rw, op);
    }
}

bool jig_loop_affine_raise(JigRewriter *rw, JigOp *op, JigArena *a) {
    bool load = jig_op_is(op, JIG_MEMREF(LOAD));
    if (!load && !jig_op_is(op, JIG_MEMREF(STORE)))
        return false;
    Indices x = {.ctx = rw->ctx};
    const JigMap *map =
        map_of(&x, op, load ? jig_memref_load_indices(op) : jig_memref_store_indices(op), a);
    if (map) {
        JigValue **operands = JIG_NEW_ARRAY(a, JigValue *, x.dims.len + x.symbols.len + 1);
        size_t n = 0;
        for (size_t i = 0; i < x.dims.len; ++i)
            operands[n++] = x.dims.data[i];
        for (size_t i = 0; i < x.symbols.len; ++i)
            operands[n++] = x.symbols.data[i];
        replace(rw, op, map, (JigValueList){operands, n});
    }
    jig_vec_free(&x.dims);
    jig_vec_free(&x.symbols);
    return map;
}
