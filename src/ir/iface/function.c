/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Function-like ops and calls: signatures, and dropping arguments and results
 * of a function with their attributes.
 */
#include "jig/iface.h"
#include "ir/op.h"
#include "support/check.h"

static JigRegion *first_region_if_not_empty(const JigOp *op) {
    JigRegion *r = jig_op_regions(op);
    return r->first ? r : NULL;
}

const JigCallableIface jig_callable_region0 = {.region = first_region_if_not_empty};
const JigFunctionIface jig_function_builtin_type = {0};

static const JigType *function_type(const JigOp *op) {
    const JigAttr *x = jig_op_attr_id(op, jig_op_context(op)->id.function_type);
    return x && jig_attr_is_type(x) ? jig_attr_type_value(x) : NULL;
}

const JigType *const *jig_function_inputs(const JigOp *op, size_t *n) {
    JIG_REQUIRE(op && n);
    const JigFunctionIface *f = jig_function(op);
    if (f && f->inputs)
        return f->inputs(op, n);
    const JigType *t = function_type(op);
    *n = t ? jig_type_num_inputs(t) : 0;
    return t ? jig_type_inputs(t) : NULL;
}

const JigType *const *jig_function_results(const JigOp *op, size_t *n) {
    JIG_REQUIRE(op && n);
    const JigFunctionIface *f = jig_function(op);
    if (f && f->results)
        return f->results(op, n);
    const JigType *t = function_type(op);
    *n = t ? jig_type_num_results(t) : 0;
    return t ? jig_type_results(t) : NULL;
}

void jig_function_set_signature(JigOp *op, const JigType *const *inputs, size_t num_inputs,
                                const JigType *const *results, size_t num_results) {
    JIG_REQUIRE(op);
    const JigFunctionIface *f = jig_function(op);
    const JigType *t =
        f && f->clone_type
            ? f->clone_type(op, inputs, num_inputs, results, num_results)
            : jig_type_function(jig_op_context(op), inputs, num_inputs, results, num_results);
    if (t)
        jig_op_set_attr_id(op, jig_op_context(op)->id.function_type, jig_attr_of_type(t));
}

static bool is_empty_dict(const JigAttr *x) {
    return jig_attr_kind(x) == JIG_ATTR_DICT && jig_attr_dict_len(x) == 0;
}

/* Drops items of an array attribute; the attribute goes when only empty
 * dictionaries remain. */
static void filter_attrs(JigOp *op, const char *name, const bool *drop) {
    const JigAttr *all = jig_op_attr(op, name);
    if (!all || jig_attr_kind(all) != JIG_ATTR_ARRAY)
        return;
    size_t n = jig_attr_array_len(all), len = 0;
    const JigAttr **kept = jig_calloc(n + 1, sizeof *kept);
    bool any = false;
    for (size_t i = 0; i < n; i++) {
        if (drop[i])
            continue;
        kept[len++] = jig_attr_array_at(all, i);
        any |= !is_empty_dict(kept[len - 1]);
    }
    jig_op_set_attr(op, name, any ? jig_attr_array(jig_op_context(op), kept, len) : NULL);
    jig_free(kept);
}

/* The signature without the inputs (else results) that `drop` marks. */
static void shorten_signature(JigOp *op, const bool *drop, bool inputs) {
    size_t n[2], len = 0;
    const JigType *const *types[2] = {jig_function_inputs(op, &n[0]),
                                      jig_function_results(op, &n[1])};
    size_t which = inputs ? 0 : 1;
    const JigType **kept = jig_calloc(n[which] + 1, sizeof *kept);
    for (size_t i = 0; i < n[which]; i++)
        if (!drop[i])
            kept[len++] = types[which][i];
    types[which] = kept;
    n[which] = len;
    jig_function_set_signature(op, types[0], n[0], types[1], n[1]);
    jig_free(kept);
}

void jig_function_erase_args(JigOp *op, const bool *drop) {
    JIG_REQUIRE(op && drop);
    filter_attrs(op, "arg_attrs", drop);
    shorten_signature(op, drop, true);
    JigBlock *entry = jig_op_regions(op)[0].first;
    for (size_t i = entry ? entry->num_args : 0; i-- > 0;)
        if (drop[i])
            jig_block_erase_arg(entry, i);
}

void jig_function_erase_results(JigOp *op, const bool *drop) {
    JIG_REQUIRE(op && drop);
    filter_attrs(op, "res_attrs", drop);
    shorten_signature(op, drop, false);
}

static void add_empty_attrs(JigOp *op, const char *name) {
    const JigAttr *all = jig_op_attr(op, name);
    if (!all || jig_attr_kind(all) != JIG_ATTR_ARRAY)
        return;
    JigContext *ctx = jig_op_context(op);
    size_t n = jig_attr_array_len(all);
    const JigAttr **more = jig_calloc(n + 1, sizeof *more);
    for (size_t i = 0; i < n; i++)
        more[i] = jig_attr_array_at(all, i);
    more[n] = jig_attr_dict(ctx, NULL, 0);
    jig_op_set_attr(op, name, jig_attr_array(ctx, more, n + 1));
    jig_free(more);
}

JigValue *jig_function_add_arg(JigOp *op, const JigType *type) {
    JIG_REQUIRE(op && type && jig_op_num_regions(op));
    JigBlock *entry = jig_op_regions(op)[0].first;
    JIG_REQUIRE(entry);
    size_t n, num_results;
    const JigType *const *inputs = jig_function_inputs(op, &n);
    const JigType *const *results = jig_function_results(op, &num_results);
    const JigType **more = jig_calloc(n + 1, sizeof *more);
    for (size_t i = 0; i < n; i++)
        more[i] = inputs[i];
    more[n] = type;
    jig_function_set_signature(op, more, n + 1, results, num_results);
    jig_free(more);
    add_empty_attrs(op, "arg_attrs");
    return jig_block_add_arg(entry, type, jig_op_loc(op));
}

/* ---- Calls ---- */
JigOp *jig_call_resolve(JigOp *call) {
    JIG_REQUIRE(call);
    const JigCallIface *c = jig_call(call);
    const JigAttr *symbol = c->callee ? c->callee(call) : NULL;
    JigOp *found = NULL;
    if (symbol)
        found = jig_symbol_lookup_nearest(call, symbol);
    else if (c->callee_value) {
        JigValue *v = c->callee_value(call);
        found = v ? jig_value_def(v) : NULL;
    }
    return found && jig_callable(found) ? found : NULL;
}
