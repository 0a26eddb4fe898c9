/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Comparisons, bounds of indices and of slices as ops. */
#include "dialect/arith/arith.h"
#include "dialect/memref/memref.h"
#include "dialect/scf/scf.h"
#include "dialect/tensor/tensor.h"
#include "payload/checks/checks_int.h"

#include <stdarg.h>

JigValue *jig_checks_compare(const JigRuntimeCheck *c, JigIntCompare how, JigValue *a,
                             JigValue *b) {
    JigArithCmpi parts = {.lhs = a, .rhs = b, .predicate = jig_attr_i64(c->rw->ctx, how)};
    return jig_op_result(jig_arith_cmpi_build(c->rw, c->loc, &parts), 0);
}

JigValue *jig_checks_and(const JigRuntimeCheck *c, JigValue *a, JigValue *b) {
    JigArithAndi parts = {.lhs = a, .rhs = b};
    return jig_op_result(jig_arith_andi_build(c->rw, c->loc, &parts), 0);
}

static JigValue *compare_folded(const JigRuntimeCheck *c, JigIntCompare how, JigValue *a,
                                JigValue *b) {
    const JigType *i1 = jig_type_i(c->rw->ctx, 1);
    return jig_build_or_fold(c->rw, c->loc, JIG_ARITH(CMPI), (JigValue *[]){a, b}, 2, &i1, 1,
                             "predicate", jig_attr_i64(c->rw->ctx, how), NULL);
}

static JigValue *and_folded(const JigRuntimeCheck *c, JigValue *a, JigValue *b) {
    const JigType *i1 = jig_type_i(c->rw->ctx, 1);
    return jig_build_or_fold(c->rw, c->loc, JIG_ARITH(ANDI), (JigValue *[]){a, b}, 2, &i1, 1, NULL);
}

JigValue *jig_checks_in_bounds(const JigRuntimeCheck *c, JigValue *v, JigValue *low,
                               JigValue *high) {
    JigValue *behind = compare_folded(c, JIG_COMPARE_SGE, v, low),
             *before = compare_folded(c, JIG_COMPARE_SLT, v, high);
    return and_folded(c, behind, before);
}

void jig_checks_equal(const JigRuntimeCheck *c, JigValue *a, JigValue *b, const char *fmt, ...) {
    va_list args;
    va_start(args, fmt);
    JigStr text = jig_arena_vprintf(c->rw->arena, fmt, args);
    va_end(args);
    c->require(c, jig_checks_compare(c, JIG_COMPARE_EQ, a, b), text);
}

JigValue *jig_checks_size(const JigRuntimeCheck *c, JigValue *shaped, size_t i) {
    const JigType *index = jig_type_index(c->rw->ctx);
    bool is_tensor = jig_type_is_tensor(jig_value_type(shaped));
    JigValue *operands[] = {shaped, jig_arith_index(c->rw, c->loc, (int64_t)i)};
    return jig_build_or_fold(c->rw, c->loc, is_tensor ? JIG_TENSOR(DIM) : JIG_MEMREF(DIM), operands,
                             JIG_LEN(operands), &index, 1, NULL);
}

void jig_checks_indices(const JigRuntimeCheck *c, JigValue *shaped, JigOperandRange indices) {
    if (!indices.count)
        return;
    JigValue *zero = jig_arith_index(c->rw, c->loc, 0), *all = NULL;
    for (size_t i = 0; i < indices.count; i++) {
        JigValue *size = jig_checks_size(c, shaped, i);
        JigValue *within =
            jig_checks_in_bounds(c, jig_op_operand(c->op, indices.start + i), zero, size);
        all = all ? and_folded(c, all, within) : within;
    }
    c->require(c, all, JIG_STR("out-of-bounds access"));
}

/* ---- Slices ---- */

static JigRegion *begin_way(const JigRuntimeCheck *c) {
    JigRegion *region = jig_region_create(c->rw->ctx);
    jig_at_end(c->rw, jig_create_block(c->rw, region, NULL, NULL, 0, c->loc));
    return region;
}
static void end_way(const JigRuntimeCheck *c, JigValue *value) {
    jig_scf_yield_build(c->rw, c->loc, &(JigScfYield){.results = {&value, 1}});
}
/* At `point`, with these ways. */
static JigValue *choose(const JigRuntimeCheck *c, JigPoint point, JigValue *condition,
                        JigRegion *then, JigRegion *otherwise) {
    const JigType *i1 = jig_type_i(c->rw->ctx, 1);
    jig_set_point(c->rw, point);
    JigScfIf parts = {.condition = condition,
                      .then_region = then,
                      .else_region = otherwise,
                      .result_types = {&i1, 1}};
    JigOp *made = jig_scf_if_build(c->rw, c->loc, &parts);
    jig_region_destroy(then); /* empty now */
    jig_region_destroy(otherwise);
    return jig_op_result(made, 0);
}

/* One of no elements may begin where the source ends. */
static JigValue *begins_within(const JigRuntimeCheck *c, const JigSliceCheck *s) {
    JigValue *is_empty = jig_checks_compare(c, JIG_COMPARE_EQ, s->size, s->zero);
    JigPoint point = jig_point(c->rw);
    JigRegion *empty = begin_way(c);
    JigValue *behind = jig_checks_compare(c, JIG_COMPARE_SGE, s->offset, s->zero),
             *before = jig_checks_compare(c, JIG_COMPARE_SLE, s->offset, s->whole);
    end_way(c, jig_checks_and(c, behind, before));
    JigRegion *some = begin_way(c);
    end_way(c, jig_checks_in_bounds(c, s->offset, s->zero, s->whole));
    return choose(c, point, is_empty, empty, some);
}

static JigValue *last_of(const JigRuntimeCheck *c, const JigSliceCheck *s) {
    JigArithSubi steps = {.lhs = s->size, .rhs = s->one};
    JigArithMuli way = {.lhs = jig_op_result(jig_arith_subi_build(c->rw, c->loc, &steps), 0),
                        .rhs = s->stride};
    JigArithAddi last = {.lhs = s->offset,
                         .rhs = jig_op_result(jig_arith_muli_build(c->rw, c->loc, &way), 0)};
    return jig_op_result(jig_arith_addi_build(c->rw, c->loc, &last), 0);
}

static JigValue *ends_within(const JigRuntimeCheck *c, const JigSliceCheck *s) {
    const JigType *i1 = jig_type_i(c->rw->ctx, 1);
    JigValue *has_elements = jig_checks_compare(c, JIG_COMPARE_SGT, s->size, s->zero);
    JigPoint point = jig_point(c->rw);
    JigRegion *some = begin_way(c);
    end_way(c, jig_checks_in_bounds(c, last_of(c, s), s->zero, s->whole));
    JigRegion *empty = begin_way(c);
    end_way(c, jig_arith_constant(c->rw, c->loc, i1, jig_attr_bool(c->rw->ctx, true)));
    return choose(c, point, has_elements, some, empty);
}

void jig_checks_slice(const JigRuntimeCheck *c, const JigSliceCheck *s, const char *name) {
    JigArena *a = c->rw->arena;
    c->require(c, begins_within(c, s), jig_arena_printf(a, "offset %zu is out-of-bounds", s->dim));
    c->require(c, ends_within(c, s),
               jig_arena_printf(a, "%s runs out-of-bounds along dimension %zu", name, s->dim));
}
