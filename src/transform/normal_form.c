/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Normal forms, which the payload of a handle is in: `!transform.normalized_op<#form, ...>`. They
 * are checked whenever such a handle is bound, also where an op promises them, since a step may
 * have broken the promise.
 */
#include "transform/normal_form.h"

#include "transform/handle_type.h"
#include "support/check.h"

static bool verify_named(JigOp *op);
const JigIfaceId jig_iface_normal_form = {.name = "NormalFormAttrInterface"};
const JigIfaceId jig_iface_normal_forms = {.name = "NormalFormCheckedOpInterface",
                                           .verify_regions = verify_named};

bool jig_normal_form_is(const JigAttr *x) {
    return jig_attr_iface(x, &jig_iface_normal_form) != NULL;
}

static const JigNormalForm *form_of(const JigAttr *x) {
    return jig_attr_iface(x, &jig_iface_normal_form);
}

bool jig_is_in_forms(JigOp *op, const JigAttr *forms, JigReason *why) {
    JIG_REQUIRE(op);
    for (size_t i = 0; i < jig_attr_array_len(forms); ++i) {
        const JigAttr *form = jig_attr_array_at(forms, i);
        if (!form_of(form)->holds(form, op, why))
            return false;
    }
    return true;
}

static bool are_one(const JigAttr *a, const JigAttr *b) {
    return a == b || (jig_attr_row(a) == jig_attr_row(b) && !form_of(a)->several);
}

JigFormPair jig_normal_form_find_repeated(const JigAttr *forms) {
    for (size_t i = 0; i < jig_attr_array_len(forms); ++i)
        for (size_t k = 0; k < i; ++k)
            if (are_one(jig_attr_array_at(forms, i), jig_attr_array_at(forms, k)))
                return (JigFormPair){jig_attr_array_at(forms, k), jig_attr_array_at(forms, i)};
    return (JigFormPair){0};
}

/* ---- Ops that promise forms ---- */

static bool verify_named(JigOp *op) {
    const JigNormalFormsIface *iface = jig_op_iface(op, &jig_iface_normal_forms);
    const JigAttr *forms = iface ? iface->forms(op) : NULL;
    if (!forms)
        return true;
    JigReason why = {.arena = jig_arena_create()};
    bool holds = jig_is_in_forms(op, forms, &why);
    if (!holds) {
        jig_reason_emit(jig_op_context(op), JIG_ERROR, &why);
        jig_op_note(op, "the form is promised here");
    }
    jig_arena_destroy(why.arena);
    return holds;
}

/* ---- !transform.normalized_op<...> ---- */

static const JigAttr *forms_of(const JigType *t) {
    return jig_type_param(t, 0);
}

typedef struct Forms {
    const JigAttr **items;
    size_t n, cap;
} Forms;

static const JigType *parse_normalized(JigParser *p) {
    Forms forms = {0};
    JIG_CHECK(jig_parse_token(p, "<"));
    do {
        JigSpot spot = jig_parse_spot(p);
        const JigAttr *form = jig_parse_attr(p, NULL);
        if (!form)
            return NULL;
        if (!jig_normal_form_is(form)) {
            jig_parse_error(p, spot, "expected a normal form, got %s", jig_msg_attr(form));
            return NULL;
        }
        JIG_ARENA_PUSH(jig_parser_arena(p), forms.items, forms.n, forms.cap, form);
        const JigAttr *all = jig_attr_array(jig_parser_context(p), forms.items, forms.n);
        if (jig_normal_form_find_repeated(all).first) {
            jig_parse_error(p, spot, "duplicate normal form");
            return NULL;
        }
    } while (jig_parse_try_token(p, ","));
    if (!jig_parse_token(p, ">"))
        return NULL;
    const JigAttr *param = jig_attr_array(jig_parser_context(p), forms.items, forms.n);
    return jig_type_get(jig_parser_context(p), JIG_TRANSFORM_NORMALIZED_OP, &param, 1);
}

static void print_normalized(JigPrinter *p, const JigType *t) {
    const JigAttr *forms = forms_of(t);
    for (size_t i = 0; i < jig_attr_array_len(forms); ++i) {
        jig_print(p, i ? ", " : "<");
        jig_print_attr(p, jig_attr_array_at(forms, i));
    }
    jig_print(p, ">");
}

static bool admits(const JigType *t, JigStr op_name) {
    const JigAttr *forms = forms_of(t);
    for (size_t i = 0; i < jig_attr_array_len(forms); ++i) {
        const JigNormalForm *form = form_of(jig_attr_array_at(forms, i));
        if (form->admits && !form->admits(jig_attr_array_at(forms, i), op_name))
            return false;
    }
    return true;
}

static JigStatus check_forms(JigTransformCall *call, const JigType *t, JigLoc loc,
                             JigOp *const *ops, size_t n) {
    for (size_t i = 0; i < n; ++i) {
        JigReason *why = JIG_WHY(call);
        if (jig_is_in_forms(ops[i], forms_of(t), why))
            continue;
        JigOp *blamed = why ? jig_blamed_op(&why->what.blame) : NULL;
        jig_refused(call, jig_op_loc(blamed ? blamed : ops[i]), why);
        jig_failure_note(call, loc, "the handle is bound here");
        return JIG_SILENCEABLE;
    }
    return JIG_OK;
}

static const JigHandleType handle = {
    .kind = JIG_HANDLE_OPS, .check_ops = check_forms, .admits = admits};
const JigTypeRow jig_transform_normalized[] = {
    {.name = "transform.normalized_op",
     .written = "<#form, ...>",
     .params = "normal_forms: attr",
     .parse = parse_normalized,
     .print = print_normalized,
     .ifaces = (const JigIface[]){{&jig_iface_handle, &handle}, {0}},
     .summary = "handle to ops in normal forms: `<#transform.single_block<nested true>>`"},
};
const JigDialect jig_transform_normalized_types = {
    .name = "transform", .types = jig_transform_normalized, .num_types = 1};
