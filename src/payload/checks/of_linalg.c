/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * linalg: what the loops reach is within the operands, and a dimension that is
 * a loop is as long as that. Loops without iterations reach nothing.
 */
#include "dialect/affine/affine.h"
#include "dialect/arith/arith.h"
#include "dialect/index/index.h"
#include "dialect/scf/scf.h"
#include "payload/checks/checks_int.h"

typedef struct Loops {
    const JigRuntimeCheck *c;
    size_t n;
    JigMixed *first, *last; /* iterations */
    JigValue *zero, *one;
} Loops;

static JigValue *as_value(const Loops *l, JigMixed m) {
    return jig_arith_mixed_to_value(l->c->rw, l->c->loc, m);
}

static const JigAttr *predicate(const Loops *l, JigIntCompare how) {
    return jig_attr_enum(l->c->rw->ctx, JIG_INDEX_PREDICATE_ATTR, how);
}

static JigValue *folded(const Loops *l, const JigOpRow *row, JigValue *a, JigValue *b) {
    const JigType *index = jig_type_index(l->c->rw->ctx);
    return jig_build_or_fold(l->c->rw, l->c->loc, row, (JigValue *[]){a, b}, 2, &index, 1, NULL);
}

static JigValue *compare(const Loops *l, JigIntCompare how, JigValue *a, JigValue *b) {
    const JigType *i1 = jig_type_i(l->c->rw->ctx, 1);
    return jig_build_or_fold(l->c->rw, l->c->loc, JIG_INDEX(CMP), (JigValue *[]){a, b}, 2, &i1, 1,
                             "pred", predicate(l, how), NULL);
}

static void find_ranges(Loops *l) {
    JigRewriter *rw = l->c->rw;
    JigTileRange *ranges = JIG_NEW_ARRAY(rw->arena, JigTileRange, l->n + 1);
    jig_tiling(l->c->op)->domain(rw, l->c->op, ranges);
    l->first = JIG_NEW_ARRAY(rw->arena, JigMixed, l->n + 1);
    l->last = JIG_NEW_ARRAY(rw->arena, JigMixed, l->n + 1);
    for (size_t i = 0; i < l->n; i++) {
        l->first[i] = ranges[i].offset;
        l->last[i] = ranges[i].size; /* the end, until it is known to be reached */
    }
}

/* ---- One dimension of an operand ---- */

/* An index that falls along a loop is least in the last iteration. */
static void check_begin(const Loops *l, JigValue *first, JigValue *last, size_t operand,
                        size_t dim) {
    JigValue *least = folded(l, JIG_INDEX(MINS), first, last),
             *fits = compare(l, JIG_COMPARE_SGE, least, l->zero);
    l->c->require(l->c, fits,
                  jig_arena_printf(
                      l->c->rw->arena,
                      "unexpected negative result on dimension #%zu of input/output operand #%zu",
                      dim, operand));
}

static void check_end(const Loops *l, JigValue *first, JigValue *last, size_t operand, size_t dim,
                      bool is_loop) {
    JigValue *most = folded(l, JIG_INDEX(MAXS), first, last),
             *reached = folded(l, JIG_INDEX(ADD), most, l->one);
    JigValue *is = jig_checks_size(l->c, jig_op_operand(l->c->op, operand), dim);
    JigValue *fits = compare(l, is_loop ? JIG_COMPARE_EQ : JIG_COMPARE_SLE, reached, is);
    l->c->require(l->c, fits,
                  jig_arena_printf(l->c->rw->arena,
                                   "dimension #%zu of input/output operand #%zu is incompatible "
                                   "with inferred dimension size",
                                   dim, operand));
}

/* Where the iterations `at` are in each dimension. */
static JigMixed *places(const Loops *l, const JigMap *map, const JigMixed *at) {
    JigRewriter *rw = l->c->rw;
    size_t n = jig_map_num_results(map);
    JigMixed *out = JIG_NEW_ARRAY(rw->arena, JigMixed, n + 1);
    for (size_t i = 0; i < n; i++) {
        const JigExpr *result = jig_map_result(map, (unsigned)i);
        out[i] = jig_affine_apply_folded(
            rw, l->c->loc,
            jig_map(rw->ctx, jig_map_num_dims(map), jig_map_num_symbols(map), &result, 1), at);
    }
    return out;
}

static void check_operands(const Loops *l) {
    const JigOp *op = l->c->op;
    for (size_t i = 0; i < jig_op_num_operands(op); i++) {
        const JigMap *map = jig_structured(op)->map(op, i);
        JigMixed *first = places(l, map, l->first), *last = places(l, map, l->last);
        const JigType *t = jig_op_operand_type(op, i);
        for (size_t d = 0; jig_type_is_shaped(t) && d < jig_map_num_results(map); d++) {
            bool is_loop = jig_expr_kind(jig_map_result(map, (unsigned)d)) == JIG_EXPR_DIM;
            JigValue *from = as_value(l, first[d]), *to = as_value(l, last[d]);
            check_begin(l, from, to, i, d);
            check_end(l, from, to, i, d, is_loop);
        }
    }
}

/* ---- All of them, where all loops run ---- */

static JigValue *all_run(const Loops *l) {
    JigRewriter *rw = l->c->rw;
    JigValue *all = NULL;
    for (size_t i = 0; i < l->n; i++) {
        JigValue *first = as_value(l, l->first[i]), *end = as_value(l, l->last[i]);
        JigIndexCmp parts = {.lhs = first, .rhs = end, .pred = predicate(l, JIG_COMPARE_SLT)};
        JigValue *runs = jig_op_result(jig_index_cmp_build(rw, l->c->loc, &parts), 0);
        all = all ? jig_checks_and(l->c, all, runs) : runs;
    }
    return all;
}

static void check_running(const Loops *l) {
    for (size_t i = 0; i < l->n; i++)
        l->last[i] = jig_mixed_value(folded(l, JIG_INDEX(SUB), as_value(l, l->last[i]), l->one));
    check_operands(l);
}

static void check_structured(const JigRuntimeCheck *c) {
    JigRewriter *rw = c->rw;
    Loops l = {.c = c, .n = jig_structured(c->op)->num_loops(c->op)};
    find_ranges(&l);
    l.zero = jig_arith_index(rw, c->loc, 0);
    l.one = jig_arith_index(rw, c->loc, 1);
    if (!l.n) {
        check_running(&l);
        return;
    }
    JigValue *runs = all_run(&l);
    JigPoint point = jig_point(rw);
    JigRegion *then = jig_region_create(rw->ctx);
    jig_at_end(rw, jig_create_block(rw, then, NULL, NULL, 0, c->loc));
    check_running(&l);
    jig_scf_yield_build(rw, c->loc, &(JigScfYield){0});
    jig_set_point(rw, point);
    jig_scf_if_build(rw, c->loc, &(JigScfIf){.condition = runs, .then_region = then});
    jig_region_destroy(then); /* empty now */
}
const JigRuntimeVerifiableIface jig_checks_of_structured = {.check = check_structured};
