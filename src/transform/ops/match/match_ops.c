/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Finding payload ops by a description. */
#include "transform/ops/ops_int.h"

#include "ir/diag/kinds.h"
#include "jig/iface.h"
#include "support/check.h"

static JigApplyFn structured_match;
static bool verify_structured_match(JigOp *op);

static const JigOpRow rows[] = {
    {.name = "transform.structured.match",
     .ins = "target: read Handle",
     .outs = "results: Handle",
     .props = "ops: optional<StrArray>, interface: optional<transform.match_interface>, "
              "op_attrs: optional<Dict>, filter_result_type: optional<Type>, "
              "filter_operand_types: optional<TypeArray>",
     .traits = "TransformOpInterface, ReadsPayload",
     .format = "(`ops` `{` $ops^ `}`)? (`interface` `{` $interface^ `}`)? (`attributes` "
               "$op_attrs^)? (`filter_result_type` `=` $filter_result_type^)? "
               "(`filter_operand_types` `=` $filter_operand_types^)? `in` $target attr-dict `:` "
               "functional-type($target, results)",
     .verify = verify_structured_match,
     .apply = structured_match,
     .summary = "ops inside the target that fit a description"},
};
const JigDialect jig_transform_match = {.name = "transform", JIG_TABLE(ops, rows)};

typedef struct Criteria {
    bool by_name;
    const JigStr *names; /* one of these, if by_name */
    size_t num_names;
    const JigIfaceId *iface;      /* or NULL */
    const JigAttr *attrs;         /* dictionary, or NULL */
    const JigType *result_type;   /* or NULL */
    const JigAttr *operand_types; /* array: one for all, or one each */
    JigOp **found;
    size_t len, cap;
    JigArena *arena;
    bool wrong_operand_count;
} Criteria;

/* As these ops are called today. */
static const JigStr *names_of(const JigAttr *names, JigContext *ctx, JigArena *a, size_t *n) {
    *n = names ? jig_attr_array_len(names) : 0;
    JigStr *list = JIG_NEW_ARRAY(a, JigStr, *n);
    for (size_t i = 0; i < *n; ++i)
        list[i] = jig_older_today(ctx, jig_attr_string_value(jig_attr_array_at(names, i)));
    return list;
}

static bool has_name(const Criteria *c, const JigOp *op) {
    for (size_t i = 0; i < c->num_names; ++i)
        if (jig_str_eq(jig_op_name_of(op), c->names[i]))
            return true;
    return false;
}

/* Names that this op has for its own attributes ask for nothing. */
static bool asks_for(const JigNamedAttr *want) {
    JigStr name = jig_ident_str(want->name);
    return !jig_str_is(name, "ops") && !jig_str_is(name, "interface");
}

static bool has_attrs(const JigOp *op, const JigAttr *dict) {
    for (size_t i = 0; i < jig_attr_dict_len(dict); ++i) {
        const JigNamedAttr *want = &jig_attr_dict_items(dict)[i];
        if (asks_for(want) && jig_op_attr_id(op, want->name) != want->value)
            return false;
    }
    return true;
}

static bool has_result_type(const JigOp *op, const JigType *type) {
    return jig_op_num_results(op) == 1 && jig_op_result_type(op, 0) == type;
}

static bool has_operand_types(Criteria *c, const JigOp *op) {
    size_t n = jig_attr_array_len(c->operand_types);
    if (n != 1 && n != jig_op_num_operands(op)) {
        c->wrong_operand_count = true;
        return false;
    }
    for (size_t i = 0; i < jig_op_num_operands(op); ++i) {
        const JigAttr *want = jig_attr_array_at(c->operand_types, n == 1 ? 0 : i);
        if (jig_op_operand_type(op, i) != jig_attr_type_value(want))
            return false;
    }
    return true;
}

static JigWalk visit(JigOp *op, void *user) {
    Criteria *c = user;
    bool fits = (!c->by_name || has_name(c, op)) && (!c->iface || jig_op_iface(op, c->iface)) &&
                (!c->attrs || has_attrs(op, c->attrs)) &&
                (!c->result_type || has_result_type(op, c->result_type)) &&
                (!c->operand_types || has_operand_types(c, op));
    if (fits)
        JIG_ARENA_PUSH(c->arena, c->found, c->len, c->cap, op);
    return JIG_WALK_ADVANCE;
}

const JigIfaceId *jig_transform_match_iface(const JigOp *op) {
    JIG_REQUIRE(op);
    static const JigIfaceId *const ifaces[] = {&jig_iface_structured, &jig_iface_tiling,
                                               &jig_iface_loop};
    const JigAttr *x = jig_transform_structured_match_interface_attr(op);
    return x ? ifaces[jig_attr_enum_value(x)] : NULL;
}

static JigStatus structured_match(JigTransformCall *call) {
    const JigOp *op = call->op;
    JigOps roots = jig_payload_ops(call, jig_transform_structured_match_target(op));
    if (roots.len != 1)
        return jig_definite(call, op, "requires exactly one target handle",
                            jig_fact_kind(JIG_KIND_NOT_ONE));
    const JigAttr *result_type = jig_transform_structured_match_filter_result_type_attr(op);
    const JigAttr *names = jig_transform_structured_match_ops_attr(op);
    Criteria c = {.by_name = names != NULL,
                  .iface = jig_transform_match_iface(op),
                  .attrs = jig_transform_structured_match_op_attrs_attr(op),
                  .result_type = result_type ? jig_attr_type_value(result_type) : NULL,
                  .operand_types = jig_transform_structured_match_filter_operand_types_attr(op),
                  .arena = call->arena};
    c.names = names_of(names, jig_op_context(op), call->arena, &c.num_names);
    jig_walk_post(roots.items[0], visit, &c);
    if (c.wrong_operand_count)
        return jig_definite(call, op,
                            "If filter_operand_types contains more than a type, then it must "
                            "contain as much types as "
                            "the number of operands in the target ops",
                            jig_fact_kind(JIG_KIND_FILTER));
    jig_set_ops(call, 0, c.found, c.len);
    return JIG_OK;
}

/* The names that are asked for against a narrow type of the result. */
static bool verify_structured_match(JigOp *op) {
    const JigAttr *names = jig_transform_structured_match_ops_attr(op);
    const JigType *type = jig_op_result_type(op, 0);
    if (!names || !jig_transform_type_is_narrow(type))
        return true;
    for (size_t i = 0; i < jig_attr_array_len(names); ++i)
        if (jig_transform_type_admits(type, jig_attr_string_value(jig_attr_array_at(names, i))))
            return true;
    return jig_op_error(op, "finds no op that a handle of type %s can have", jig_msg_type(type));
}
