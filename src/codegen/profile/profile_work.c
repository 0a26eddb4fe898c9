/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What a piece of payload computes and touches, where its loops have known numbers of iterations:
 * operations on floats, and the buffers that come from outside, each as large as it is there.
 */
#include "codegen/profile/profile.h"

#include "dialect/arith/arith.h"
#include "dialect/linalg/linalg.h"
#include "dialect/math/math.h"
#include "dialect/vector/vector.h"
#include "ir/context.h"
#include "jig/affine.h"
#include "jig/iface.h"
#include "support/check.h"
#include "support/map.h"

/* ---- Operations: -1 is not known ---- */

typedef struct Counting {
    bool is_double;
    unsigned calls; /* one inside of the other */
} Counting;

static double count_inside(JigOp *op, Counting *c);

static double elements_of(const JigType *t) {
    double n = 1;
    for (size_t i = 0; jig_type_is_shaped(t) && jig_type_has_rank(t) && i < jig_type_rank(t); ++i) {
        if (jig_type_is_dynamic_dim(t, i))
            return -1;
        n *= (double)jig_type_dim(t, i);
    }
    return n;
}

/* So many for each of n elements of that type. */
static double of_floats(const JigType *type, double each, double n, Counting *c) {
    const JigType *e = jig_type_element_or_self(type);
    if (!jig_type_is_float(e))
        return 0;
    c->is_double |= jig_type_width(e) == 64;
    return n < 0 ? -1 : each * n;
}

/* A multiply-add for each point of the space that the operands' dimensions span. */
static double count_contract(const JigOp *op, Counting *c) {
    const JigAttr *maps = jig_vector_contract_indexing_maps_attr(op);
    const JigValue *sides[] = {jig_vector_contract_lhs(op), jig_vector_contract_rhs(op)};
    uint64_t seen = 0;
    double n = 1;
    for (size_t i = 0; i < 2; ++i) {
        const JigMap *map = jig_attr_map_value(jig_attr_array_at(maps, i));
        const JigType *t = jig_value_type(sides[i]);
        for (unsigned k = 0; k < jig_map_num_results(map); ++k) {
            uint64_t dim = (uint64_t)1 << (jig_expr_position(jig_map_result(map, k)) & 63);
            n *= seen & dim ? 1 : (double)jig_type_dim(t, k);
            seen |= dim;
        }
    }
    return of_floats(jig_op_result_type(op, 0), 2, n, c);
}

static const JigOpRow *const of_one[] = {
    JIG_ARITH(ADDF),    JIG_ARITH(SUBF),    JIG_ARITH(MULF),     JIG_ARITH(DIVF),
    JIG_ARITH(NEGF),    JIG_ARITH(REMF),    JIG_ARITH(MAXIMUMF), JIG_ARITH(MINIMUMF),
    JIG_ARITH(MAXNUMF), JIG_ARITH(MINNUMF),
};

static bool is_one_of(const JigOp *op, const JigOpRow *const *rows, size_t n) {
    for (size_t i = 0; i < n; ++i)
        if (jig_op_is(op, rows[i]))
            return true;
    return false;
}

/* What a reduction reduces; NULL: it is none. */
static const JigValue *reduced(const JigOp *op) {
    if (jig_op_is(op, JIG_VECTOR(REDUCTION)))
        return jig_vector_reduction_vector(op);
    if (jig_op_is(op, JIG_VECTOR(MULTI_REDUCTION)))
        return jig_vector_multi_reduction_source(op);
    return jig_op_is(op, JIG_VECTOR(SCAN)) ? jig_vector_scan_source(op) : NULL;
}

static double count_simple(const JigOp *op, Counting *c) {
    if (!jig_op_num_results(op))
        return 0;
    const JigType *out = jig_op_result_type(op, 0);
    if (jig_op_is(op, JIG_VECTOR(CONTRACT)))
        return count_contract(op, c);
    if (reduced(op))
        return of_floats(out, 1, elements_of(jig_value_type(reduced(op))), c);
    if (jig_op_is(op, JIG_VECTOR(OUTERPRODUCT)))
        return of_floats(out, jig_vector_outerproduct_acc(op) ? 2 : 1, elements_of(out), c);
    if (jig_op_is(op, JIG_VECTOR(FMA)) || jig_op_is(op, JIG_MATH(FMA)))
        return of_floats(out, 2, elements_of(out), c);
    bool counts =
        is_one_of(op, of_one, JIG_LEN(of_one)) || jig_str_starts_with(jig_op_name_of(op), "math.");
    return counts ? of_floats(out, 1, elements_of(out), c) : 0;
}

/* How often what is inside of it is carried out each time. */
static double rounds_of(JigOp *op) {
    double n = 1;
    uint64_t trips;
    if (jig_structured(op)) {
        for (size_t i = 0; i < jig_structured(op)->num_loops(op); ++i) {
            int64_t size = jig_linalg_static_loop_size(op, i);
            n = size < 0 || n < 0 ? -1 : n * (double)size;
        }
        return n;
    }
    if (!jig_loop(op))
        return 1;
    if (!jig_loop_num_vars(op))
        return -1;
    for (size_t i = 0; i < jig_loop_num_vars(op); ++i)
        n = n >= 0 && jig_loop_trip_count(op, i, &trips) ? n * (double)trips : -1;
    return n;
}

static double count_call(JigOp *op, Counting *c) {
    enum { MOST_CALLS = 16 };
    JigOp *callee = jig_call_resolve(op);
    if (!callee)
        return 0; /* of the runtime: nothing that this would count */
    if (c->calls == MOST_CALLS)
        return -1;
    c->calls++;
    double n = count_inside(callee, c);
    c->calls--;
    return n;
}

static double count_op(JigOp *op, Counting *c) {
    if (jig_call(op))
        return count_call(op, c);
    if (!jig_op_num_regions(op))
        return count_simple(op, c);
    double each = count_inside(op, c), rounds = each ? rounds_of(op) : 0;
    return each < 0 || rounds < 0 ? -1 : each * rounds;
}

/* Of several regions the one with most: of them one is carried out. */
static double count_inside(JigOp *op, Counting *c) {
    double most = 0;
    if (!jig_stack_ok(jig_op_context(op)))
        return -1;
    for (size_t r = 0; r < jig_op_num_regions(op); ++r) {
        double n = 0;
        for (JigBlock *b = jig_region_first(jig_op_region(op, r)); b; b = jig_block_next(b))
            for (JigOp *x = jig_block_first(b); x && n >= 0; x = jig_op_next(x)) {
                double of = count_op(x, c);
                n = of < 0 ? -1 : n + of;
            }
        if (n < 0)
            return -1;
        most = n > most ? n : most;
    }
    return most;
}

/* ---- Bytes ---- */

typedef struct Touching {
    JigOp *root;
    JigPtrMap seen;
    double bytes;
} Touching;

/* What a view, a slice or a value that a loop carries is part of, as far as that is inside. */
static JigValue *source_of(JigValue *v) {
    JigOp *def = jig_value_def(v);
    if (def && jig_view(def))
        return jig_view(def)->source(def);
    if (def && (jig_slice(def) || jig_dps_inits(def).count == 1)) {
        JigOperandRange inits = jig_dps_inits(def);
        return jig_op_operand(def, inits.count ? inits.start : 0);
    }
    JigOp *loop = def ? def : jig_block_parent_op(jig_value_owner_block(v));
    for (size_t i = 0; loop && jig_loop(loop) && i < jig_loop_num_carried(loop); ++i)
        if (jig_loop_arg(loop, i) == v || jig_loop_result(loop, i) == v)
            return jig_loop_init(loop, i);
    return NULL;
}

static bool is_inside(const Touching *t, const JigValue *v) {
    JigOp *def = jig_value_def(v);
    JigOp *around = def ? def : jig_block_parent_op(jig_value_owner_block(v));
    bool is_own_argument = !def && around == t->root && jig_function(t->root);
    return around && !is_own_argument && (!def || def != t->root) &&
           jig_op_is_ancestor(t->root, around);
}

static bool is_buffer(const JigType *t) {
    return jig_type_is_any_memref(t) || jig_type_is_tensor(t);
}

static double bytes_of(const JigType *t) {
    const JigType *e = jig_type_element(t);
    double n = jig_type_has_rank(t) ? elements_of(t) : -1, each = 1;
    if (jig_type_is_vector(e)) {
        each = elements_of(e);
        e = jig_type_element(e);
    }
    bool is_number = jig_type_is_float(e) || jig_type_is_any_integer(e) || jig_type_is_index(e);
    uint32_t bytes = (jig_type_width(e) + 7) / 8;
    return n < 0 || each < 0 || !is_number ? -1 : n * each * bytes;
}

static void touch(Touching *t, JigValue *v) {
    enum { MOST = 1000 };
    JigValue *from = v;
    for (int i = 0; from && i < MOST && is_inside(t, v); ++i)
        if ((from = source_of(v)))
            v = from;
    bool is_outside = !is_inside(t, v);
    /* A function's own buffers are not memory that it must be handed. */
    if (!is_outside || !is_buffer(jig_value_type(v)) || !jig_ptrset_add(&t->seen, v))
        return;
    double bytes = bytes_of(jig_value_type(v));
    t->bytes = bytes < 0 || t->bytes < 0 ? -1 : t->bytes + bytes;
}

static JigWalk touch_operands(JigOp *op, void *user) {
    Touching *t = user;
    for (size_t i = 0; i < jig_op_num_operands(op); ++i)
        if (is_buffer(jig_value_type(jig_op_operand(op, i))) && (op == t->root || !jig_view(op)))
            touch(t, jig_op_operand(op, i));
    return JIG_WALK_ADVANCE;
}

static double count_bytes(JigOp *op) {
    Touching t = {.root = op};
    jig_walk_pre(op, touch_operands, &t);
    jig_ptrmap_free(&t.seen);
    return t.bytes;
}

JigProfileWork jig_profile_work_of(JigOp *op, bool *is_double) {
    JIG_REQUIRE(op && is_double);
    Counting c = {0};
    JigProfileWork work = {.operations = jig_function(op) ? count_inside(op, &c) : count_op(op, &c),
                           .bytes = count_bytes(op)};
    *is_double = c.is_double;
    return work;
}
