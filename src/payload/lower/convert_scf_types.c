/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Structured control flow on values of other types: an op again, on converted
 * operands, with as many results as their types become, around the regions of
 * the old one.
 */
#include "dialect/scf/scf.h"
#include "payload/lower/lowerings.h"
#include "payload/lower/retype_results.h"

/* ---- Ops ---- */

static bool move_regions(JigRewriter *rw, JigOp *from, JigOp *to, bool with_args) {
    for (size_t i = 0; i < jig_op_num_regions(from); ++i) {
        JigRegion *region = jig_op_region(to, i);
        jig_rw_inline_region(rw, jig_op_region(from, i), region, NULL);
        if (with_args && !jig_rw_convert_region(rw, region, jig_types_of(rw), NULL))
            return jig_no_match(rw, from, "could not convert body types");
    }
    return true;
}

static bool are_single(const JigRewriter *rw, size_t n) {
    for (size_t i = 0; i < n; ++i)
        if (jig_converted_at(rw, i).n != 1)
            return false;
    return true;
}

/* How a kind of op is made again. */
typedef struct Kind {
    size_t num_single; /* operands that have to become one value each */
    bool keeps_first;  /* the first operand stays what it was */
    bool with_args;    /* regions have arguments */
    bool keeps_attrs;  /* all of them, not only the op's own */
} Kind;

/* The op's own attributes. */
static const JigAttr *own_attrs(const JigOp *op) {
    const JigAttr *all = jig_op_attrs(op);
    const JigNamedAttr *items = jig_attr_dict_items(all);
    const JigAttr *own = jig_attr_dict(jig_op_context(op), NULL, 0);
    for (size_t i = 0; i < jig_attr_dict_len(all); ++i)
        if (jig_op_is_inherent(op, items[i].name))
            own = jig_attr_dict_with(own, items[i].name, items[i].value);
    return own;
}

static bool convert_op(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    const Kind *kind = self->data;
    JigRetyped results;
    if (!are_single(rw, kind->num_single))
        return jig_no_match(rw, op, "a bound or condition becomes several values");
    JIG_CHECK(jig_lower_retype_results(rw, op, &results));
    JigValueList operands = jig_converted_operands(rw);
    JigValue *first = kind->keeps_first ? jig_scf_index_switch_arg(op) : NULL;
    if (first)
        operands = (JigValueList){&first, 1};
    jig_at_before(rw, op);
    JigOp *made = jig_lower_retype_build(rw, op, operands, &results,
                                         kind->keeps_attrs ? jig_op_attrs(op) : own_attrs(op));
    bool ok = move_regions(rw, op, made, kind->with_args);
    if (ok)
        jig_lower_retype_replace(rw, op, made, &results);
    jig_type_sink_destroy(results.types);
    return ok;
}

/* ---- Ends of regions ---- */

static bool convert_yield(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigValueList operands = jig_converted_operands(rw);
    jig_at_before(rw, op);
    jig_scf_yield_build(rw, jig_op_loc(op), &(JigScfYield){.results = operands});
    jig_rw_erase(rw, op);
    return true;
}

static bool convert_condition(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    if (!are_single(rw, 1))
        return jig_no_match(rw, op, "the condition becomes several values");
    JigValueList operands = jig_converted_operands(rw);
    jig_op_set_operands(op, operands.items, operands.n);
    jig_rw_modified(rw, op);
    return true;
}

static const Kind of_for = {.num_single = 3, .with_args = true, .keeps_attrs = true},
                  of_if = {.num_single = 1, .keeps_attrs = true}, of_while = {.with_args = true},
                  of_switch = {.keeps_first = true};
#define PATTERN(title, op, ...)                                                                    \
    { .name = "(anonymous namespace)::" title, .root = op, .converts = true, __VA_ARGS__ }
static const JigPattern patterns[] = {
    PATTERN("ConvertForOpTypes", "scf.for", .fn = convert_op, .data = &of_for),
    PATTERN("ConvertIfOpTypes", "scf.if", .fn = convert_op, .data = &of_if),
    PATTERN("ConvertYieldOpTypes", "scf.yield", .fn = convert_yield),
    PATTERN("ConvertWhileOpTypes", "scf.while", .fn = convert_op, .data = &of_while),
    PATTERN("ConvertConditionOpTypes", "scf.condition", .fn = convert_condition),
    PATTERN("ConvertIndexSwitchOpTypes", "scf.index_switch", .fn = convert_op, .data = &of_switch),
    {0},
};

/* ---- What is legal ---- */

static JigLegality said(bool legal) {
    return legal ? JIG_LEGAL : JIG_ILLEGAL;
}

static JigLegality by_results(const JigOp *op, void *types) {
    bool legal = true;
    for (size_t i = 0; legal && i < jig_op_num_results(op); ++i)
        legal = jig_type_is_legal(types, jig_op_result_type(op, i));
    return said(legal);
}

static JigLegality by_all(const JigOp *op, void *types) {
    return said(jig_op_has_legal_types(types, op));
}

/* Of ops that are not converted, ends are not either. */
static JigLegality of_yield(const JigOp *op, void *types) {
    const JigOp *parent = jig_op_parent(op);
    bool ours = jig_op_is(parent, JIG_SCF(FOR)) || jig_op_is(parent, JIG_SCF(IF)) ||
                jig_op_is(parent, JIG_SCF(WHILE)) || jig_op_is(parent, JIG_SCF(INDEX_SWITCH));
    return ours ? by_all(op, types) : JIG_LEGAL;
}

void jig_convert_scf_types(JigPatternSet *set, const JigConversionEnv *env,
                           JigConversionTarget *target) {
    static const JigLegalityRow legality[] = {
        {"scf.for, scf.if, scf.index_switch", .fn = by_results},
        {"scf.yield", .fn = of_yield},
        {"scf.while, scf.condition", .fn = by_all},
        {0},
    };
    jig_patterns_add_converting(set, patterns, env);
    jig_target_say(target, legality, (void *)(uintptr_t)env->types);
}
