/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "jig/iface.h"
#include "dialect/ub/ub_int.h"

static const JigIface poison[] = {{&jig_iface_poison, &jig_iface_poison}, {0}};
const JigAttrRow jig_ub_attrs[] = {
    {.name = "ub.poison", .ifaces = poison, .summary = "a poisoned constant"},
};

/* The reference asks for an interface that only this attribute has. */
static const JigAttrConstraint attr_constraints[] = {
    {"Poison", "PoisonAttrInterface instance", .expr = "#ub.poison"},
};

const JigOpRow jig_ub_ops[] = {
#define OP(id, opname, ...) {.name = opname, __VA_ARGS__},
#include "dialect/ub/ub.def"
};

const JigAttr *jig_ub_poison_attr(JigContext *ctx) {
    return jig_attr_get(ctx, JIG_UB_POISON_ATTR, NULL, 0);
}

/* The value, which may be written in angle brackets, is any attribute to the parser. */
static bool parse_value(JigParser *p, JigOpState *state) {
    JigSpot spot = jig_parse_spot(p);
    const JigAttr *value = jig_parse_attr(p, NULL);
    JIG_CHECK(value != NULL);
    if (!jig_attr_is(value, JIG_UB_POISON_ATTR))
        return jig_parse_error(p, spot, "invalid kind of attribute specified");
    jig_state_add_attr(state, p, "value", value);
    return jig_parse_token(p, ">");
}

bool jig_ub_parse_poison(JigParser *p, JigOpState *state) {
    JIG_CHECK(jig_parse_attr_dict(p, state));
    if (jig_parse_try_token(p, "<"))
        JIG_CHECK(parse_value(p, state));
    const JigType *type = jig_parse_colon_type(p);
    JIG_CHECK(type != NULL);
    jig_state_add_types(state, p, &type, 1);
    return true;
}

void jig_ub_print_poison(JigPrinter *p, const JigOp *op) {
    jig_print_attr_dict(p, op, (const char *const[]){"value", NULL});
    jig_print(p, " : ");
    jig_print_type(p, jig_op_result_type(op, 0));
}

JigFold jig_ub_fold_poison(JigFoldCall *call) {
    call->results[0].attr = jig_ub_poison_value_attr(call->op);
    return call->results[0].attr ? JIG_FOLD_RESULTS : JIG_FOLD_NONE;
}

static JigOp *materialize(JigRewriter *rw, const JigAttr *value, const JigType *type, JigLoc loc) {
    if (!jig_attr_is(value, JIG_UB_POISON_ATTR))
        return NULL;
    return jig_ub_poison_build(rw, loc, &(JigUbPoison){.result_type = type, .value = value});
}

const JigDialect jig_ub_dialect = {
    .name = "ub",
    .ops = jig_ub_ops,
    .num_ops = JIG_UB_NUM_OPS,
    .may_inline_op = jig_may_inline_any_op,
    JIG_TABLE(attrs, jig_ub_attrs),
    JIG_TABLE(attr_constraints, attr_constraints),
    .materialize = materialize,
};
