/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Generic structured ops as one of a category: whichever has the same body is the one. */
#include "payload/structured/specialize_structured.h"

#include "dialect/arith/arith.h"
#include "dialect/linalg/linalg.h"
#include "jig/journal.h"
#include "jig/ops/complex.h"
#include "jig/ops/math.h"
#include "rewrite/equivalence.h"
#include "support/arena.h"
#include "support/check.h"

/* The kind of linalg.elementwise whose body may be this one op. */
static const char *kind_for(const JigOp *step) {
    static const struct {
        const JigOpRow *step;
        const char *kind;
    } table[] = {
        {JIG_MATH(EXP), "exp"},
        {JIG_MATH(LOG), "log"},
        {JIG_MATH(ABSF), "abs"},
        {JIG_MATH(CEIL), "ceil"},
        {JIG_MATH(FLOOR), "floor"},
        {JIG_ARITH(NEGF), "negf"},
        {JIG_MATH(ROUND), "round"},
        {JIG_MATH(SQRT), "sqrt"},
        {JIG_MATH(RSQRT), "rsqrt"},
        {JIG_MATH(TANH), "tanh"},
        {JIG_MATH(ERF), "erf"},
        {JIG_MATH(POWF), "powf"},
        {JIG_ARITH(ADDF), "add"},
        {JIG_ARITH(ADDI), "add"},
        {JIG_ARITH(ORI), "add"},
        {JIG_COMPLEX(ADD), "add"},
        {JIG_ARITH(SUBF), "sub"},
        {JIG_ARITH(SUBI), "sub"},
        {JIG_COMPLEX(SUB), "sub"},
        {JIG_ARITH(MULF), "mul"},
        {JIG_ARITH(MULI), "mul"},
        {JIG_ARITH(ANDI), "mul"},
        {JIG_COMPLEX(MUL), "mul"},
        {JIG_ARITH(DIVF), "div"},
        {JIG_ARITH(DIVSI), "div"},
        {JIG_COMPLEX(DIV), "div"},
        {JIG_ARITH(DIVUI), "div_unsigned"},
        {JIG_ARITH(MAXIMUMF), "max_signed"},
        {JIG_ARITH(MAXSI), "max_signed"},
        {JIG_ARITH(MINIMUMF), "min_signed"},
        {JIG_ARITH(MINSI), "min_signed"},
        {JIG_ARITH(MAXUI), "max_unsigned"},
        {JIG_ARITH(MINUI), "min_unsigned"},
        {JIG_ARITH(SELECT), "select"},
    };
    for (size_t i = 0; i < JIG_LEN(table); ++i)
        if (jig_op_is(step, table[i].step))
            return table[i].kind;
    return NULL;
}

/* The candidate for the place of `op`, on its operands; NULL, and nothing is built: it is not that
 * op, or does something else. */
static JigOp *try_as(JigRewriter *rw, JigOp *op, const JigOpRow *row, JigNamedAttr *attrs,
                     size_t num_attrs, JigArena *a) {
    size_t n = jig_linalg_num_ins(op);
    JigValue **ins = JIG_NEW_ARRAY(a, JigValue *, n + 1), *init = jig_op_operand(op, n);
    for (size_t i = 0; i < n; ++i)
        ins[i] = jig_op_operand(op, i);
    JigDiagCapture capture;
    JigMark mark = jig_mark(rw->ctx);
    jig_diag_capture_begin(rw->ctx, &capture);
    jig_at_before(rw, op);
    JigOp *made = jig_linalg_build(rw, jig_op_loc(op), row, ins, n, &init, 1,
                                   jig_attr_dict(rw->ctx, attrs, num_attrs));
    bool same = made && jig_op_verify(made) &&
                jig_equivalence_of_regions(jig_block_region(jig_op_body(made)),
                                           jig_linalg_generic_region(op));
    jig_diag_capture_end(rw->ctx, &capture);
    jig_diag_capture_free(&capture);
    if (!same)
        jig_rollback(rw->ctx, mark);
    jig_commit(rw->ctx, mark);
    return same ? made : NULL;
}

static bool all_parallel(const JigOp *op) {
    const JigStructuredIface *s = jig_structured(op);
    for (size_t i = 0; i < s->num_loops(op); ++i)
        if (s->iterator(op, i) != JIG_PARALLEL)
            return false;
    return true;
}

static bool maps_are_plain(const JigOp *op) {
    for (size_t i = 0; i < jig_op_num_operands(op); ++i)
        if (!jig_map_is_projected_permutation(jig_structured(op)->map(op, i), false))
            return false;
    return true;
}

static JigNamedAttr named(JigContext *ctx, const char *name, const JigAttr *value) {
    return (JigNamedAttr){jig_ident(ctx, jig_str(name)), value};
}

static JigOp *as_elementwise(JigRewriter *rw, JigOp *op, JigArena *a) {
    const JigOp *step = jig_block_first(jig_op_body(op));
    size_t n = jig_linalg_num_ins(op);
    if (!all_parallel(op) || !jig_map_is_identity(jig_structured(op)->map(op, n)) ||
        !jig_op_next(step) || jig_op_next(step) != jig_block_last(jig_op_body(op)))
        return NULL;
    const char *kind = n == jig_op_num_operands(step)               ? kind_for(step)
                       : n == 1 && jig_op_is(step, JIG_ARITH(MULF)) ? "square"
                                                                    : NULL;
    if (!kind)
        return NULL;
    JigNamedAttr attrs[2] = {
        named(rw->ctx, "kind", jig_linalg_elementwise_kind_attr_of(rw->ctx, jig_str(kind)))};
    size_t num_attrs = 1;
    for (size_t i = 0; i < n && num_attrs == 1; ++i)
        if (!jig_map_is_identity(jig_structured(op)->map(op, i)))
            attrs[num_attrs++] = named(rw->ctx, "indexing_maps", jig_structured(op)->maps(op));
    return try_as(rw, op, JIG_LINALG(ELEMENTWISE), attrs, num_attrs, a);
}

static JigOp *as_contraction(JigRewriter *rw, JigOp *op, JigArena *a) {
    if (all_parallel(op) || jig_linalg_num_ins(op) != 2)
        return NULL;
    JigNamedAttr attrs[] = {
        named(rw->ctx, "indexing_maps", jig_structured(op)->maps(op)),
        named(rw->ctx, "cast", jig_linalg_type_fn_attr(rw->ctx, true)),
    };
    JigOp *by_sign = try_as(rw, op, JIG_LINALG(CONTRACT), attrs, 1, a);
    return by_sign ? by_sign : try_as(rw, op, JIG_LINALG(CONTRACT), attrs, 2, a);
}

JigOp *jig_structured_to_category(JigRewriter *rw, JigOp *generic, JigReason *why) {
    JIG_REQUIRE(rw && generic);
    JigArena *a = jig_arena_create();
    JigOp *made = NULL;
    if (jig_op_num_operands(generic) == jig_linalg_num_ins(generic) + 1 &&
        maps_are_plain(generic)) {
        made = as_elementwise(rw, generic, a);
        made = made ? made : as_contraction(rw, generic, a);
    }
    jig_arena_destroy(a);
    if (made)
        jig_rw_replace_op(rw, generic, made);
    else
        jig_refuse(why, generic, "expected a generic op that computes what one of a category does");
    return made;
}

JigOp *jig_structured_specialize_to_category(JigRewriter *rw, JigOp *generic, JigReason *why) {
    JigOp *made = jig_structured_to_category(rw, generic, NULL);
    return made ? made : jig_structured_specialize(rw, generic, why);
}
