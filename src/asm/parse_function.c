/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Signatures, and ops that look like functions. */
#include "asm/parser_int.h"
#include "support/check.h"

typedef struct Signature {
    JigSignature *out;
    size_t cap_args, cap_results, cap_attrs, num_attrs;
    bool allow_variadic;
} Signature;

static bool has_name(const JigArgument *a) {
    return a->name.name.len != 0;
}

/* %a : i32 {attrs} loc, or a type without a name; all have names or none. */
static bool argument_element(JigParser *p, void *user) {
    Signature *s = user;
    JigSignature *out = s->out;
    if (out->variadic)
        return jig_parse_error(p, p->tok.ptr,
                               "variadic arguments must be in the end of the argument list");
    if (s->allow_variadic && jig_parser_try(p, JIG_TOK_ELLIPSIS)) {
        out->variadic = true;
        return true;
    }
    const JigArgument *before = out->num_args ? &out->args[out->num_args - 1] : NULL;
    JigArgument arg;
    int named = jig_parse_try_argument(p, &arg, true, true);
    if (named < 0)
        return false;
    if (named) {
        if (before && !has_name(before))
            return jig_parse_error(p, arg.name.spot, "expected type instead of SSA identifier");
    } else {
        arg = (JigArgument){.name.spot = p->tok.ptr};
        if (before && has_name(before))
            return jig_parse_error(p, arg.name.spot, "expected SSA identifier");
        if (!(arg.type = jig_parser_type(p)))
            return false;
        if (jig_parser_is(p, JIG_TOK_LBRACE) && !(arg.attrs = jig_parse_dict(p)))
            return false;
        JIG_CHECK(jig_parser_trailing_loc(p, &arg.loc));
    }
    JIG_P_PUSH(p, out->args, out->num_args, s->cap_args, arg);
    out->named = has_name(&out->args[0]);
    return true;
}

static bool result_element(JigParser *p, void *user) {
    Signature *s = user;
    const JigType *type = jig_parser_type(p);
    const JigAttr *attrs = NULL;
    if (!type || (jig_parser_is(p, JIG_TOK_LBRACE) && !(attrs = jig_parse_dict(p))))
        return false;
    JIG_P_PUSH(p, s->out->results, s->out->num_results, s->cap_results, type);
    JIG_P_PUSH(p, s->out->result_attrs, s->num_attrs, s->cap_attrs, attrs);
    return true;
}

/* After the arrow: one type, or a list in parentheses whose types may have attributes. */
static bool parse_results(JigParser *p, Signature *s) {
    if (jig_parser_is(p, JIG_TOK_LPAREN))
        return jig_parse_list(p, JIG_DELIM_PAREN, result_element, s, NULL);
    const JigType *type = jig_parser_type(p);
    if (!type)
        return false;
    JIG_P_PUSH(p, s->out->results, s->out->num_results, s->cap_results, type);
    JIG_P_PUSH(p, s->out->result_attrs, s->num_attrs, s->cap_attrs, NULL);
    return true;
}

bool jig_parse_signature(JigParser *p, bool allow_variadic, JigSignature *out) {
    JIG_REQUIRE(p && out);
    *out = (JigSignature){0};
    Signature s = {.out = out, .allow_variadic = allow_variadic};
    JIG_CHECK(jig_parse_list(p, JIG_DELIM_PAREN, argument_element, &s, NULL));
    return !jig_parser_try(p, JIG_TOK_ARROW) || parse_results(p, &s);
}

/* ---- Function-like ops ---- */

/* An array of dictionaries, one for each; NULL when all are empty. */
static const JigAttr *attrs_array(JigParser *p, const JigAttr *const *attrs, size_t n) {
    bool any = false;
    const JigAttr **items = jig_arena_alloc(&p->scratch, n * sizeof *items);
    for (size_t i = 0; i < n; ++i) {
        items[i] = attrs[i] ? attrs[i] : p->ctx->empty_dict;
        any |= items[i] != p->ctx->empty_dict;
    }
    return any ? jig_attr_array(p->ctx, items, n) : NULL;
}

void jig_state_add_signature_attrs(JigOpState *s, JigParser *p, const JigSignature *sig,
                                   const char *arg_attrs_name, const char *res_attrs_name) {
    JIG_REQUIRE(s && p && sig);
    const JigAttr **of_args = jig_arena_alloc(&p->scratch, sig->num_args * sizeof *of_args);
    for (size_t i = 0; i < sig->num_args; ++i)
        of_args[i] = sig->args[i].attrs;
    const JigAttr *args = attrs_array(p, of_args, sig->num_args);
    const JigAttr *results = attrs_array(p, sig->result_attrs, sig->num_results);
    if (args)
        jig_state_add_attr(s, p, arg_attrs_name, args);
    if (results)
        jig_state_add_attr(s, p, res_attrs_name, results);
}

/* `attributes {...}` without what the syntax before it says. */
static bool parse_explicit_attrs(JigParser *p, JigOpState *s, const char *type_attr_name) {
    const char *const inferred[] = {"sym_visibility", "sym_name", type_attr_name};
    JigSpot spot = p->tok.ptr;
    if (!jig_parse_try_keyword(p, "attributes"))
        return true;
    JigNamedAttr *items;
    size_t n;
    JIG_CHECK(jig_parser_attr_dict(p, &items, &n));
    for (size_t k = 0; k < JIG_LEN(inferred); ++k)
        for (size_t i = 0; i < n; ++i)
            if (jig_str_is(jig_ident_str(items[i].name), inferred[k]))
                return jig_parse_error(
                    p, spot,
                    "'%s' is an inferred attribute and should not be specified in the explicit "
                    "attribute dictionary",
                    inferred[k]);
    for (size_t i = 0; i < n; ++i)
        jig_state_add_attr_id(s, p, items[i].name, items[i].value);
    return true;
}

bool jig_parse_function_op(JigParser *p, JigOpState *s, bool allow_variadic,
                           const char *type_attr_name, const char *arg_attrs_name,
                           const char *res_attrs_name) {
    JIG_REQUIRE(p && s);
    static const char *const visibilities[] = {"public", "private", "nested", NULL};
    size_t visibility;
    if (jig_parse_try_keyword_of(p, visibilities, &visibility))
        jig_state_add_attr(s, p, "sym_visibility",
                           jig_attr_string(p->ctx, jig_str(visibilities[visibility])));
    const JigAttr *name = jig_parse_symbol_name(p);
    if (!name)
        return false;
    jig_state_add_attr(s, p, "sym_name", name);
    JigSpot spot = p->tok.ptr;
    JigSignature sig;
    JIG_CHECK(jig_parse_signature(p, allow_variadic, &sig));
    if (sig.variadic)
        return jig_parse_error(p, spot, "failed to construct function type");
    const JigType **inputs = jig_arena_alloc(&p->scratch, sig.num_args * sizeof *inputs);
    for (size_t i = 0; i < sig.num_args; ++i)
        inputs[i] = sig.args[i].type;
    const JigType *type =
        jig_type_function(p->ctx, inputs, sig.num_args, sig.results, sig.num_results);
    jig_state_add_attr(s, p, type_attr_name, jig_attr_of_type(type));
    JIG_CHECK(parse_explicit_attrs(p, s, type_attr_name));
    jig_state_add_signature_attrs(s, p, &sig, arg_attrs_name, res_attrs_name);
    JigRegion *body = jig_state_add_region(s, p);
    spot = p->tok.ptr;
    int there = jig_parse_try_region(p, body, sig.args, sig.num_args);
    if (there < 0)
        return false;
    if (there && !body->first)
        return jig_parse_error(p, spot, "expected non-empty function body");
    return true;
}
