/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Checks of symbols, symbol tables and functions. */
#include "ir/spec/spec.h"
#include "ir/storage.h"
#include "jig/iface.h"
#include "support/check.h"

const JigIfaceId jig_iface_symbol_user = {.name = "SymbolUserOpInterface"};

/* ---- Symbols ---- */

static bool check_visibility(JigOp *op) {
    const JigAttr *v = jig_attr_dict_find(op->attrs, op->name->ctx->id.sym_visibility);
    if (!v)
        return true;
    if (v->kind != JIG_ATTR_STRING)
        return jig_op_error(
            op,
            "requires visibility attribute 'sym_visibility' to be a string attribute, but got %s",
            jig_msg_attr(v));
    if (jig_str_is(v->u.string, "public") || jig_str_is(v->u.string, "private") ||
        jig_str_is(v->u.string, "nested"))
        return true;
    return jig_op_error(
        op, "visibility expected to be one of [\"public\", \"private\", \"nested\"], but got %s",
        jig_msg_attr(v));
}

/* A name that the row says may be absent makes an op that need not be a symbol. */
static bool is_optional_symbol(const JigOp *op) {
    const JigSpec *s = jig_spec(op->name);
    int name = jig_spec_prop(s, op->name->ctx->id.sym_name);
    return name >= 0 && !s->props[name].required;
}

static bool must_not_be_public(const JigOp *op) {
    const JigFunctionIface *f = jig_function(op);
    return f && !f->public_declarations && op->num_regions && !jig_op_regions(op)[0].first;
}

bool jig_trait_check_symbol(JigOp *op, const JigTraitUse *use) {
    JIG_REQUIRE(op && op->name);
    (void)use;
    const JigAttr *name = jig_attr_dict_find(op->attrs, op->name->ctx->id.sym_name);
    if (!name && is_optional_symbol(op))
        return true;
    if (!name || name->kind != JIG_ATTR_STRING)
        return jig_op_error(op, "requires string attribute 'sym_name'");
    JIG_CHECK(check_visibility(op));
    if (must_not_be_public(op) && jig_symbol_is_public(op))
        return jig_op_error(op, "symbol declaration cannot have public visibility");
    const JigOp *parent = jig_op_parent(op);
    if (parent && parent->name->row && !jig_op_has_trait(parent, JIG_TRAIT_SYMBOL_TABLE))
        return jig_op_error(op, "symbol's parent must have the SymbolTable trait");
    return true;
}

/* ---- Symbol tables ---- */

static bool check_names(JigOp *table, JigBlock *block) {
    JigStrMap names = {0};
    bool ok = true;
    for (JigOp *op = block->first; op && ok; op = op->next) {
        const JigAttr *x = jig_attr_dict_find(op->attrs, table->name->ctx->id.sym_name);
        if (!x || x->kind != JIG_ATTR_STRING)
            continue;
        bool is_new;
        void **slot = jig_strmap_slot(&names, x->u.string, &is_new);
        if (is_new) {
            *slot = op;
            continue;
        }
        jig_op_emit_error(op, "redefinition of symbol named '%.*s'", JIG_FMT(x->u.string));
        jig_note(table->name->ctx, ((JigOp *)*slot)->loc, "see existing symbol definition here");
        ok = false;
    }
    jig_strmap_free(&names);
    return ok;
}

/* Regions are visited last found first, which decides which error is seen. */
static bool check_users(JigOp *table) {
    if (!table->name->ctx->has_symbol_users)
        return true;
    JIG_VEC(JigRegion *) work = {0};
    bool ok = true;
    jig_vec_push(&work, &jig_op_regions(table)[0]);
    while (ok && work.len) {
        JigRegion *region = jig_vec_pop(&work);
        for (JigBlock *b = region->first; b && ok; b = b->next)
            for (JigOp *op = b->first; op && ok; op = op->next) {
                const JigSymbolUserIface *user = jig_op_iface(op, &jig_iface_symbol_user);
                ok = !user || user->verify(op);
                if (!op->num_regions || jig_op_has_trait(op, JIG_TRAIT_SYMBOL_TABLE))
                    continue;
                for (size_t i = 0; i < op->num_regions; i++)
                    jig_vec_push(&work, &jig_op_regions(op)[i]);
            }
    }
    jig_vec_free(&work);
    return ok;
}

bool jig_trait_check_symbol_table(JigOp *op, const JigTraitUse *use) {
    (void)use;
    if (op->num_regions != 1)
        return jig_op_error(op, "Operations with a 'SymbolTable' must have exactly one region");
    JigRegion *r = &jig_op_regions(op)[0];
    if (!r->first || r->first != r->last)
        return jig_op_error(op, "Operations with a 'SymbolTable' must have exactly one block");
    return check_names(op, r->first) && check_users(op);
}

/* ---- Functions ---- */

typedef bool (*AttrHook)(JigOp *op, size_t region, size_t at, const JigIdent *name,
                         const JigAttr *value);

static AttrHook hook_of(const JigDialect *d, bool results) {
    return !d ? NULL : results ? d->verify_result_attr : d->verify_arg_attr;
}

static bool check_dict(JigOp *op, const JigAttr *dict, size_t at, bool results) {
    const JigNamedAttr *items = jig_attr_dict_items(dict);
    for (size_t i = 0; i < jig_attr_dict_len(dict); i++) {
        const char *dot = memchr(items[i].name->ptr, '.', items[i].name->len);
        if (!dot)
            return jig_op_error(op, "%s may only have dialect attributes",
                                results ? "results" : "arguments");
        JigStr prefix = {items[i].name->ptr, (size_t)(dot - items[i].name->ptr)};
        AttrHook hook = hook_of(jig_context_dialect(op->name->ctx, prefix), results);
        if (hook)
            JIG_CHECK(hook(op, 0, at, items[i].name, items[i].value));
    }
    return true;
}

static bool check_dicts(JigOp *op, const char *attr_name, size_t n, bool results) {
    const JigAttr *all = jig_op_attr(op, attr_name);
    const char *what = results ? "result" : "argument";
    if (!all || all->kind != JIG_ATTR_ARRAY)
        return true;
    if (all->u.array.n != n)
        return jig_op_error(op,
                            "expects %s attribute array to have the same number of elements as the "
                            "number of function "
                            "%ss, got %zu, but expected %zu",
                            what, what, all->u.array.n, n);
    for (size_t i = 0; i < n; i++) {
        const JigAttr *dict = all->u.array.items[i];
        if (dict->kind != JIG_ATTR_DICT)
            return jig_op_error(
                op, "expects %s attribute dictionary to be a DictionaryAttr, but got `%s`", what,
                jig_msg_attr(dict));
        JIG_CHECK(check_dict(op, dict, i, results));
    }
    return true;
}

static bool check_entry(JigOp *op, const JigType *const *inputs, size_t n) {
    const JigBlock *entry = jig_op_regions(op)[0].first;
    if (!entry)
        return true;
    if (entry->num_args != n)
        return jig_op_error(op, "entry block must have %zu arguments to match function signature",
                            n);
    for (size_t i = 0; i < n; i++)
        if (entry->args[i]->v.type != inputs[i])
            return jig_op_error(op,
                                "type of entry block argument #%zu(%s) must match the type of the "
                                "corresponding argument "
                                "in function signature(%s)",
                                i, jig_msg_type(entry->args[i]->v.type), jig_msg_type(inputs[i]));
    return true;
}

bool jig_trait_check_function(JigOp *op, const JigTraitUse *use) {
    JIG_REQUIRE(op && op->name);
    JIG_CHECK(jig_trait_check_symbol(op, use));
    const JigFunctionIface *function = jig_function(op);
    if (!function)
        return true;
    JIG_CHECK(!function->verify_type || function->verify_type(op));
    size_t num_inputs, num_results;
    const JigType *const *inputs = jig_function_inputs(op, &num_inputs);
    jig_function_results(op, &num_results);
    JIG_CHECK(check_dicts(op, "arg_attrs", num_inputs, false) &&
              check_dicts(op, "res_attrs", num_results, true));
    if (op->num_regions != 1)
        return jig_op_error(op, "expects one region");
    return function->verify_body ? function->verify_body(op) : check_entry(op, inputs, num_inputs);
}
