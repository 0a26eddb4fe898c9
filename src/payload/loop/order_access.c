/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/loop/order_access.h"

#include "analysis/alias.h"
#include "dialect/affine/affine_domain.h"
#include "dialect/arith/arith.h"
#include "dialect/common/slices.h"
#include "dialect/memref/memref.h"
#include "dialect/scf/scf.h"
#include "dialect/vector/vector.h"
#include "support/check.h"

/* A box that is wider than any buffer. */
#define UNBOUNDED ((int64_t)1 << 40)
/* So many values are looked into for one box: what is computed twice is looked into twice. */
enum { MAX_VALUES_OF_BOX = 256 };

/* A box while it is found: starts are linear in `values`, which are columns of the domain. */
typedef struct Box {
    JigLoopAccess *of;
    JigOp *root;
    JigContext *ctx;
    JigArena *a;
    JigValueVec values;
    const JigExpr **starts;
    int64_t *extents;
    size_t rank;
    unsigned looked_at;
} Box;

/* ---- Indices ---- */

static bool is_inside(const Box *b, const JigValue *v) {
    return jig_op_is_ancestor(b->root, jig_region_parent(jig_value_region(v)));
}

/* A number that is not looked into: a variable, a value from outside, or one of which nothing is
 * known, which may be another one in each iteration. */
static const JigExpr *leaf(Box *b, JigValue *v) {
    JigDomain *d = &b->of->access.domain;
    if (jig_domain_find(d, v) == SIZE_MAX) {
        bool inside = is_inside(b, v);
        b->of->is_exact &= !inside;
        jig_domain_add(d, inside ? JIG_COLUMN_DIM : JIG_COLUMN_SYMBOL, v);
    }
    for (size_t i = 0; i < b->values.len; ++i)
        if (b->values.data[i] == v)
            return jig_expr_dim(b->ctx, (unsigned)i);
    jig_vec_push(&b->values, v);
    return jig_expr_dim(b->ctx, (unsigned)b->values.len - 1);
}

static const JigExpr *expr_of(Box *b, JigValue *v);

static const JigExpr *expr_of_map(Box *b, const JigMap *map, unsigned result,
                                  JigValue *const *operands) {
    unsigned dims = jig_map_num_dims(map), n = jig_map_num_inputs(map);
    const JigExpr **by = JIG_NEW_ARRAY(b->a, const JigExpr *, n + 1);
    for (unsigned i = 0; i < n; ++i)
        by[i] = expr_of(b, operands[i]);
    return jig_expr_replace(jig_map_result(map, result), by, dims, by + dims, n - dims);
}

static const JigExpr *expr_of_arith(Box *b, JigOp *def) {
    int64_t factor;
    bool add = jig_op_is(def, JIG_ARITH(ADDI)), sub = jig_op_is(def, JIG_ARITH(SUBI));
    if (add || sub) {
        const JigExpr *x = expr_of(b, jig_arith_lhs(def)), *y = expr_of(b, jig_arith_rhs(def));
        return add ? jig_expr_add(x, y) : jig_expr_sub(x, y);
    }
    for (size_t i = 0; jig_op_is(def, JIG_ARITH(MULI)) && i < 2; ++i)
        if (jig_constant_int(jig_op_operand(def, i), &factor))
            return jig_expr_mul_const(expr_of(b, jig_op_operand(def, 1 - i)), factor);
    return NULL;
}

static const JigExpr *expr_of(Box *b, JigValue *v) {
    int64_t constant;
    JigOp *def = jig_value_def(v);
    if (jig_constant_int(v, &constant))
        return jig_expr_constant(b->ctx, constant);
    if (def && b->looked_at++ < MAX_VALUES_OF_BOX && jig_type_is_index(jig_value_type(v))) {
        if (jig_op_is(def, JIG_AFFINE(APPLY))) {
            JigAffineValue m = jig_affine_map_of(def, b->a);
            if (jig_expr_is_pure_affine(jig_map_result(m.map, 0)))
                return expr_of_map(b, m.map, 0, m.operands);
        }
        const JigExpr *e = expr_of_arith(b, def);
        if (e)
            return e;
    }
    return leaf(b, v);
}

/* NULL: it is neither a number nor a value. */
static const JigExpr *expr_of_mixed(Box *b, JigMixed m) {
    int64_t constant;
    if (jig_mixed_constant(m, &constant))
        return jig_expr_constant(b->ctx, constant);
    return m.value ? expr_of(b, m.value) : NULL;
}

/* Over the columns of the domain. */
static const JigExpr *in_columns(const Box *b, const JigExpr *e) {
    return jig_domain_express(&b->of->access.domain, e, (unsigned)b->values.len, b->values.data,
                              b->values.len);
}

/* ---- Where loops go ---- */

static void bound(Box *b, JigBound kind, JigValue *var, const JigExpr *e) {
    JigDomain *d = &b->of->access.domain;
    const JigExpr *columns = e && jig_expr_is_pure_affine(e) ? in_columns(b, e) : NULL;
    if (!columns ||
        !jig_linear_bound(&d->system, kind, jig_domain_find(d, var), columns, false) /* open */)
        b->of->is_exact = false;
}

/* var - lower is a multiple of the step. */
static void add_stride(Box *b, JigValue *var, const JigExpr *lower, int64_t step) {
    const JigExpr *ahead = jig_expr_sub(leaf(b, var), lower),
                  *whole = jig_expr_mul_const(
                      jig_expr_floordiv(ahead, jig_expr_constant(b->ctx, step)), step);
    const JigExpr *columns = in_columns(b, jig_expr_sub(ahead, whole));
    if (!columns || !jig_linear_require(&b->of->access.domain.system, true, columns))
        b->of->is_exact = false;
}

static void add_variable(Box *b, const JigOp *loop, size_t i) {
    const JigLoopIface *l = jig_loop(loop);
    JigValue *var = l->var(loop, i);
    const JigExpr *lower = expr_of_mixed(b, l->lower(loop, i));
    int64_t step;
    bool has_step = jig_mixed_constant(l->step(loop, i), &step) && step > 0;
    if ((l->is_unsigned && l->is_unsigned(loop)) || !has_step) {
        b->of->is_exact = false;
        return;
    }
    bound(b, JIG_BOUND_LOWER, var, lower);
    bound(b, JIG_BOUND_UPPER, var, expr_of_mixed(b, l->upper(loop, i)));
    if (lower && step > 1)
        add_stride(b, var, lower, step);
}

static void add_affine_for(Box *b, const JigOp *loop) {
    JigValue *var = jig_loop(loop)->var(loop, 0);
    int64_t step = jig_affine_for_step(loop);
    for (int upper = 0; upper < 2; ++upper) {
        JigAffineValue m = jig_affine_bound(loop, upper, b->a);
        for (unsigned i = 0; i < jig_map_num_results(m.map); ++i) {
            const JigExpr *e = expr_of_map(b, m.map, i, m.operands);
            bound(b, upper ? JIG_BOUND_UPPER : JIG_BOUND_LOWER, var, e);
            if (!upper && step > 1 && jig_map_num_results(m.map) == 1)
                add_stride(b, var, e, step);
        }
    }
}

/* Loops from the root on; what runs under a condition is taken to run. */
static void add_loops(Box *b) {
    JigOpVec around = {0};
    JigAccess *x = &b->of->access;
    for (JigOp *up = jig_op_parent(b->of->op); jig_op_is_ancestor(b->root, up);
         up = jig_op_parent(up))
        if (jig_loop(up) && jig_loop_num_vars(up))
            jig_vec_push(&around, up);
    for (size_t i = around.len; i-- > 0;)
        for (size_t k = 0; k < jig_loop_num_vars(around.data[i]); ++k)
            jig_domain_add(&x->domain, JIG_COLUMN_DIM,
                           jig_loop(around.data[i])->var(around.data[i], k));
    x->num_loops = x->domain.values.len;
    for (size_t i = around.len; i-- > 0;) {
        if (jig_op_is(around.data[i], JIG_AFFINE(FOR)))
            add_affine_for(b, around.data[i]);
        else
            for (size_t k = 0; k < jig_loop_num_vars(around.data[i]); ++k)
                add_variable(b, around.data[i], k);
    }
    jig_vec_free(&around);
}

/* ---- Boxes ---- */

static void start_box(Box *b, size_t rank) {
    b->rank = rank;
    b->starts = JIG_NEW_ARRAY(b->a, const JigExpr *, rank + 1);
    b->extents = JIG_NEW_ARRAY(b->a, int64_t, rank + 1);
    for (size_t i = 0; i < rank; ++i) {
        b->starts[i] = jig_expr_constant(b->ctx, 0);
        b->extents[i] = 1;
    }
}

static void set_anywhere(Box *b, size_t dim) {
    b->starts[dim] = jig_expr_constant(b->ctx, 0);
    b->extents[dim] = UNBOUNDED;
    b->of->is_exact = false;
}

/* All of the memref. */
static void box_of_all(Box *b, JigValue *memref) {
    const JigType *t = jig_value_type(memref);
    start_box(b, jig_type_rank(t));
    for (size_t i = 0; i < b->rank; ++i) {
        int64_t size = jig_type_dim(t, i);
        bool known = size != JIG_DYNAMIC;
        if (!known)
            b->of->is_exact = false; /* it may be less */
        if (!known && !jig_bounds_find_constant(jig_quantity_of_dim(memref, i, b->a),
                                                JIG_BOUND_UPPER, NULL, NULL, &size))
            size = UNBOUNDED;
        b->extents[i] = size < 1 ? 1 : size;
    }
}

static void start_at(Box *b, const JigOp *op, JigOperandRange indices) {
    start_box(b, indices.count);
    for (size_t i = 0; i < b->rank; ++i)
        b->starts[i] = expr_of(b, jig_op_operand(op, indices.start + i));
}

/* As many elements of the last dimensions as the vector has. */
static void widen(Box *b, const JigType *vector, const JigType *memref) {
    if (!jig_type_is_vector(vector) || vector == jig_type_element(memref))
        return;
    size_t n = jig_type_rank(vector);
    for (size_t i = 0; i < n && n <= b->rank; ++i)
        b->extents[b->rank - n + i] = jig_type_dim(vector, i);
    if (n > b->rank || jig_type_is_scalable(vector))
        for (size_t i = 0; i < b->rank; ++i)
            set_anywhere(b, i);
}

static void box_of_transfer(Box *b, const JigOp *op) {
    const JigTransferIface *t = jig_transfer(op);
    const JigType *vector = jig_value_type(t->vector(op));
    const JigMap *map = jig_vector_permutation_map(op);
    start_at(b, op, t->indices(op));
    if (jig_type_is_scalable(vector)) {
        for (size_t i = 0; i < b->rank; ++i)
            set_anywhere(b, i);
        return;
    }
    for (unsigned i = 0; i < jig_map_num_results(map); ++i) {
        const JigExpr *e = jig_map_result(map, i);
        if (jig_expr_kind(e) == JIG_EXPR_DIM)
            b->extents[jig_expr_position(e)] = jig_type_dim(vector, i);
    }
    b->of->is_exact &= !t->mask(op);
}

/* False: the op has no indices. */
static bool box_by_indices(Box *b, JigValue **memref) {
    JigOp *op = b->of->op;
    if (jig_affine_memory(op)) {
        JigAffineValue m = jig_affine_indices(op, b->a);
        *memref = jig_affine_memory_of(op);
        start_box(b, jig_map_num_results(m.map));
        for (unsigned i = 0; i < b->rank; ++i)
            b->starts[i] = expr_of_map(b, m.map, i, m.operands);
        widen(b, jig_value_type(jig_affine_memory_value(op)), jig_value_type(*memref));
    } else if (jig_op_is(op, JIG_MEMREF(LOAD))) {
        *memref = jig_memref_load_memref(op);
        start_at(b, op, jig_memref_load_indices(op));
    } else if (jig_op_is(op, JIG_MEMREF(STORE))) {
        *memref = jig_memref_store_memref(op);
        start_at(b, op, jig_memref_store_indices(op));
    } else if (jig_op_is(op, JIG_VECTOR(LOAD))) {
        *memref = jig_vector_load_base(op);
        start_at(b, op, jig_vector_load_indices(op));
        widen(b, jig_value_type(jig_op_result(op, 0)), jig_value_type(*memref));
    } else if (jig_op_is(op, JIG_VECTOR(STORE))) {
        *memref = jig_vector_store_base(op);
        start_at(b, op, jig_vector_store_indices(op));
        widen(b, jig_value_type(jig_vector_store_value_to_store(op)), jig_value_type(*memref));
    } else if (jig_transfer(op)) {
        *memref = jig_op_operand(op, jig_transfer(op)->base);
        box_of_transfer(b, op);
    } else {
        return false;
    }
    return true;
}

/* ---- Views ---- */

/* offset + stride * what it was, of the dimensions that the view has; the rest is one element. */
static void see_through_slice(Box *b, const JigOp *view) {
    bool *dropped;
    JigSlice s = jig_memref_slice(view, b->a, &dropped);
    const JigExpr **starts = b->starts;
    int64_t *extents = b->extents;
    start_box(b, s.rank);
    for (size_t i = 0, k = 0; i < s.rank; ++i) {
        const JigExpr *offset = expr_of_mixed(b, s.offsets[i]);
        int64_t stride = 1, extent = dropped[i] ? 1 : extents[k];
        bool known = offset && (!s.strides || jig_mixed_constant(s.strides[i], &stride)) &&
                     stride > 0 && stride < UNBOUNDED;
        if (!known || extent >= UNBOUNDED) {
            set_anywhere(b, i);
        } else {
            b->of->is_exact &= stride == 1 || extent == 1;
            b->starts[i] =
                dropped[i] ? offset : jig_expr_add(offset, jig_expr_mul_const(starts[k], stride));
            b->extents[i] = extent - 1 < UNBOUNDED / stride ? (extent - 1) * stride + 1 : UNBOUNDED;
        }
        k += !dropped[i];
    }
}

static JigValue *see_through(Box *b, JigValue *memref) {
    for (;;) {
        JigOp *def = jig_value_def(memref);
        if (jig_op_is(def, JIG_MEMREF(SUBVIEW))) {
            see_through_slice(b, def);
            memref = jig_memref_subview_source(def);
        } else if (jig_op_is(def, JIG_MEMREF(CAST)) &&
                   jig_type_has_rank(jig_value_type(jig_memref_cast_source(def)))) {
            memref = jig_memref_cast_source(def);
        } else {
            return memref;
        }
    }
}

/* ---- An access ---- */

static bool all_linear(const Box *b) {
    for (size_t i = 0; i < b->rank; ++i)
        if (!jig_expr_is_pure_affine(b->starts[i]))
            return false;
    return true;
}

/* Is it memory that only what is in the root has? */
static bool is_local(const JigLoopAccesses *all, const JigValue *memref) {
    JigOp *def = jig_value_def(jig_alias_underlying(memref));
    return def && jig_op_is_proper_ancestor(all->root, def) && jig_alias_only_allocates(def);
}

/* Number of the operand, if another one is a buffer, too. */
static size_t operand_of(const JigOp *op, const JigValue *memref) {
    size_t at = JIG_NO_OPERAND, buffers = 0;
    for (size_t i = 0; i < jig_op_num_operands(op); ++i) {
        buffers += jig_type_is_any_memref(jig_value_type(jig_op_operand(op, i)));
        if (jig_op_operand(op, i) == memref)
            at = i;
    }
    return buffers > 1 ? at : JIG_NO_OPERAND;
}

static void add(JigLoopAccesses *all, JigOp *op, JigValue *memref, bool writes) {
    if (memref && is_local(all, memref))
        return;
    JigLoopAccess x = {.op = op,
                       .writes = writes,
                       .operand = operand_of(op, memref),
                       .memref = memref,
                       .is_exact = true};
    Box b = {.of = &x, .root = all->root, .ctx = jig_op_context(op), .a = all->arena};
    JigValue *at = memref;
    bool is_box = memref && jig_type_is_memref(jig_value_type(memref)) &&
                  jig_type_has_rank(jig_value_type(memref));
    if (is_box) {
        add_loops(&b);
        if (!box_by_indices(&b, &at) || at != memref)
            box_of_all(&b, memref);
        x.memref = see_through(&b, memref);
        x.has_box = all_linear(&b);
        x.access.extents = b.extents;
        x.access.map = jig_map(b.ctx, (unsigned)b.values.len, 0, b.starts, (unsigned)b.rank);
        x.access.operands =
            jig_arena_copy(all->arena, b.values.data, b.values.len * sizeof *b.values.data);
    }
    jig_vec_free(&b.values);
    jig_vec_push(&all->list, x);
}

/* It stands in a parallel loop's terminator, and puts a tensor into what the loop shares: a value,
 * not memory. */
static bool combines_values(const JigOp *op) {
    const JigOp *end = jig_op_parent(op);
    bool values = end && jig_op_is(end, JIG_SCF(FORALL_IN_PARALLEL));
    for (size_t i = 0; values && i < jig_op_num_operands(op); ++i)
        values = !jig_type_is_any_memref(jig_op_operand_type(op, i));
    return values;
}

/* Ops of unknown dialects are taken to keep to themselves. */
static JigWalk collect(JigOp *op, void *user) {
    JigLoopAccesses *all = user;
    JigEffects effects = {0};
    if (!jig_op_row(op))
        return JIG_WALK_ADVANCE;
    bool tells = jig_op_own_effects(op, &effects);
    if (!tells && !jig_op_has_trait(op, JIG_TRAIT_RECURSIVE_MEMORY_EFFECTS) &&
        !jig_op_is_terminator(op) && !jig_op_is_memory_effect_free(op) && !jig_loop(op) &&
        !combines_values(op))
        add(all, op, NULL, true);
    for (size_t i = 0; tells && i < effects.len; ++i) {
        const JigEffect *e = &effects.items[i];
        if (e->kind != JIG_EFFECT_ALLOC)
            add(all, op, e->value, e->kind != JIG_EFFECT_READ);
    }
    jig_effects_free(&effects);
    return JIG_WALK_ADVANCE;
}

void jig_loop_accesses(JigOp *root, JigArena *a, JigLoopAccesses *out) {
    JIG_REQUIRE(root && a && out);
    *out = (JigLoopAccesses){.root = root, .arena = a};
    jig_walk_pre(root, collect, out);
}

void jig_loop_accesses_free(JigLoopAccesses *all) {
    JIG_REQUIRE(all);
    for (size_t i = 0; i < all->list.len; ++i)
        jig_domain_free(&all->list.data[i].access.domain);
    jig_vec_free(&all->list);
}
