/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Lists of numbers, and the parameters that stand in them. */
#include "amend/amend_int.h"

#include "ir/context.h"
#include "ir/op.h"
#include "ir/spec/spec.h"
#include "support/check.h"
#include "transform/ops/ops.h"

/* ---- Lists ---- */

static bool is_i64_list(const JigAttr *attr) {
    return attr && jig_attr_kind(attr) == JIG_ATTR_DENSE_ARRAY &&
           jig_type_is_int_or_index(jig_attr_dense_array_element(attr)) &&
           jig_type_width(jig_attr_dense_array_element(attr)) == 64;
}

/* The handles in the list "static_sizes" are the operands "sizes", or "dynamic_sizes". */
static bool handles_of(const JigOp *op, JigStr list, size_t *first, size_t *count) {
    const JigSpec *spec = jig_spec(jig_op_name_record(op));
    static const char fixed[] = "static_", dynamic[] = "dynamic_";
    if (!spec || !jig_str_starts_with(list, fixed))
        return false;
    JigStr base = jig_str_from(list, strlen(fixed));
    for (size_t i = 0; i < spec->num_ins; ++i) {
        if (!spec->ins[i].name)
            continue;
        JigStr name = jig_ident_str(spec->ins[i].name);
        if (jig_str_starts_with(name, dynamic))
            name = jig_str_from(name, strlen(dynamic));
        if (!jig_str_eq(name, base))
            continue;
        jig_op_operand_range(op, i, first, count);
        return true;
    }
    return false;
}

/* The handle that entry `i` of the list stands for; NULL: it is a number. */
static JigValue *handle_at(const JigOp *op, JigStr list, const JigAttr *attr, size_t i) {
    size_t first, count, before = 0;
    if (jig_attr_dense_array_int(attr, i) != JIG_DYNAMIC || !handles_of(op, list, &first, &count))
        return NULL;
    for (size_t k = 0; k < i; ++k)
        before += jig_attr_dense_array_int(attr, k) == JIG_DYNAMIC;
    return before < count ? jig_op_operand(op, first + before) : NULL;
}

/* ---- Parameters ---- */

typedef struct Callers {
    JigStr name;
    JigOp *only;
    size_t n;
} Callers;

static JigWalk find_caller(JigOp *op, void *user) {
    Callers *c = user;
    if (jig_op_is(op, JIG_TRANSFORM(INCLUDE)) &&
        jig_str_eq(jig_op_str_attr(op, "target"), c->name)) {
        c->only = op;
        c->n++;
    }
    return JIG_WALK_ADVANCE;
}

/* What new steps call a handle is the handle that they were given. */
static JigValue *given_handle(const JigAmend *am, JigValue *v) {
    for (size_t i = 0; i < am->edits.len; ++i) {
        const JigScriptEdit *e = &am->edits.data[i];
        if (e->written && jig_value_owner_block(v) == jig_amend_steps_body(e->written))
            return e->handles[jig_value_index(v)];
    }
    return NULL;
}

static JigValue *passed_by_caller(const JigAmend *am, const JigValue *v) {
    JigBlock *block = jig_value_owner_block(v);
    JigOp *sequence = block ? jig_block_parent_op(block) : NULL;
    Callers c = {.name = sequence ? jig_symbol_name(sequence) : (JigStr){0}};
    if (!c.name.len)
        return NULL;
    jig_walk_pre(am->module, find_caller, &c);
    return c.n == 1 && jig_value_index(v) < jig_op_num_operands(c.only)
               ? jig_op_operand(c.only, jig_value_index(v))
               : NULL;
}

/* The op that says what a parameter is; NULL: it is computed, or several. */
static JigOp *source_of(const JigAmend *am, JigValue *v) {
    enum { DEEP = 16 };
    for (unsigned left = DEEP; v && left; --left) {
        JigOp *def = jig_value_def(v);
        if (def)
            return jig_transform_param_attr(def) ? def : NULL;
        JigValue *given = given_handle(am, v);
        v = given ? given : passed_by_caller(am, v);
    }
    return NULL;
}

/* The attribute that is the number: one of the options, where there are some. NULL: none. */
static const JigAttr *number_as(const JigAmend *am, const JigOp *op, int64_t value) {
    const JigAttr *was = jig_amend_attr(am, op, jig_transform_param_attr(op)),
                  *options = jig_op_attr(op, "options");
    size_t n =
        options && jig_attr_kind(options) == JIG_ATTR_ARRAY ? jig_attr_array_len(options) : 0;
    for (size_t i = 0; i < n; ++i) {
        const JigAttr *x = jig_attr_array_at(options, i);
        if (jig_attr_is_int(x) && jig_attr_int_value(x) == value)
            return x;
    }
    if (n)
        return NULL;
    if (!was)
        return jig_attr_int(jig_type_integer(am->ctx, 64, JIG_SIGNLESS), value);
    return jig_attr_is_int(was) ? jig_attr_int(jig_attr_type(was), value) : NULL;
}

typedef struct Places {
    const JigOp *source;
    JIG_VEC(JigAmendSet) sets;
} Places;

/* NULL: it has none. */
static const JigAttr *name_of(const JigOp *op) {
    return jig_op_attr(op, "name");
}

/* Choices of one name are made together. */
static JigWalk find_place(JigOp *op, void *user) {
    Places *p = user;
    bool is_other = op != p->source;
    const JigAttr *name = name_of(p->source);
    if (!is_other ||
        (name && jig_op_name_record(op) == jig_op_name_record(p->source) && name_of(op) == name))
        jig_vec_push(&p->sets, ((JigAmendSet){op, jig_transform_param_attr(op), NULL}));
    return JIG_WALK_ADVANCE;
}

static JigAmendEdit set_source(JigAmend *am, JigOp *source, int64_t value, JigReason *why) {
    Places p = {.source = source};
    JigAmendEdit edit = 1;
    jig_walk_pre(jig_op_outermost(source), find_place, &p);
    for (size_t i = 0; edit && i < p.sets.len; ++i) {
        p.sets.data[i].value = number_as(am, p.sets.data[i].at, value);
        if (!p.sets.data[i].value)
            edit = jig_refuse(why, p.sets.data[i].at, "{} is no option of this parameter",
                              jig_fact_int(value));
    }
    edit = edit ? jig_amend_set_all(am, p.sets.data, p.sets.len, why) : 0;
    jig_vec_free(&p.sets);
    return edit;
}

/* ---- Numbers ---- */

JigAmendEdit jig_amend_number(JigAmend *am, JigOp *at, const char *list, size_t i, int64_t value,
                              JigReason *why) {
    JIG_REQUIRE(am && list);
    if (!jig_amend_has(am, at, why))
        return 0;
    const JigAttr *was = jig_amend_attr(am, at, list);
    size_t n = is_i64_list(was) ? jig_attr_dense_array_len(was) : 0;
    if (i >= n)
        return jig_refuse(why, at, "'{}' has no number {}", jig_fact_text(list),
                          jig_fact_int((int64_t)i));
    if (jig_attr_dense_array_int(was, i) == JIG_DYNAMIC) {
        JigValue *handle = handle_at(at, jig_str(list), was, i);
        JigOp *source = handle ? source_of(am, handle) : NULL;
        return source ? set_source(am, source, value, why)
                      : (JigAmendEdit)jig_refuse(why, at, "number {} of '{}' is not in the script",
                                                 jig_fact_int((int64_t)i), jig_fact_text(list));
    }
    int64_t *values = JIG_NEW_ARRAY(am->arena, int64_t, n);
    for (size_t k = 0; k < n; ++k)
        values[k] = k == i ? value : jig_attr_dense_array_int(was, k);
    return jig_amend_set(am, at, list,
                         jig_attr_dense_array(jig_attr_dense_array_element(was), values, n), why);
}

static int64_t number_at(const JigAmend *am, const JigOp *op, JigStr list, const JigAttr *attr,
                         size_t i) {
    int64_t n = jig_attr_dense_array_int(attr, i);
    if (n != JIG_DYNAMIC)
        return n;
    JigValue *handle = handle_at(op, list, attr, i);
    const JigOp *source = handle ? source_of(am, handle) : NULL;
    const JigAttr *value =
        source ? jig_amend_attr(am, source, jig_transform_param_attr(source)) : NULL;
    return value && jig_attr_is_int(value) ? jig_attr_int_value(value) : -1;
}

bool jig_amend_next_list(const JigAmend *am, const JigOp *op, const char *ends, size_t *at,
                         JigArena *a, JigAmendList *out) {
    JIG_REQUIRE(am && op && ends && at && a && out);
    const JigAttr *attrs = jig_op_attrs(op);
    while (*at < jig_attr_dict_len(attrs)) {
        JigStr name = jig_ident_str(jig_attr_dict_items(attrs)[(*at)++].name);
        const JigAttr *list = jig_amend_attr(am, op, name.ptr);
        if (!is_i64_list(list) || !jig_str_ends_with(name, ends) || !jig_attr_dense_array_len(list))
            continue;
        size_t n = jig_attr_dense_array_len(list);
        int64_t *values = JIG_NEW_ARRAY(a, int64_t, n);
        for (size_t i = 0; i < n; ++i)
            values[i] = number_at(am, op, name, list, i);
        *out = (JigAmendList){.attr = name.ptr, .values = values, .n = n};
        return true;
    }
    return false;
}
