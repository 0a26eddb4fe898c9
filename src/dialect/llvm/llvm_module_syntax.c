/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Syntax of functions, globals and aliases: words about linkage before the name, and a group of
 * sections behind it. */
#include "dialect/llvm/llvm_int.h"

/* ---- Words ---- */

/* A case of the enum if it stands there, else 0. */
static int64_t try_case(JigParser *p, JigLlvmEnum enumeration) {
    for (const JigEnumCase *c = jig_llvm_enum(enumeration)->cases; c->text; c++)
        if (*c->text && jig_parse_try_keyword(p, c->text))
            return c->value;
    return 0;
}

static void add_enum(JigParser *p, JigOpState *s, const char *name, JigLlvmAttrId id,
                     int64_t value) {
    jig_state_add_attr(s, p, name, jig_llvm_enum_attr(jig_parser_context(p), id, value));
}
static void add_number(JigParser *p, JigOpState *s, const char *name, int64_t value) {
    jig_state_add_attr(s, p, name, jig_attr_i64(jig_parser_context(p), value));
}
static void try_unit(JigParser *p, JigOpState *s, const char *name, const char *word) {
    if (jig_parse_try_keyword(p, word))
        jig_state_add_attr(s, p, name, jig_attr_unit(jig_parser_context(p)));
}

static void parse_linkage(JigParser *p, JigOpState *s) {
    add_enum(p, s, "linkage", JIG_LLVM_ATTR_LINKAGE, try_case(p, JIG_LLVM_ENUM_LINKAGE_KIND));
}
static void parse_visibility(JigParser *p, JigOpState *s) {
    add_number(p, s, "visibility_", try_case(p, JIG_LLVM_ENUM_VISIBILITY));
}
static void parse_unnamed_addr(JigParser *p, JigOpState *s) {
    add_number(p, s, "unnamed_addr", try_case(p, JIG_LLVM_ENUM_UNNAMED_ADDR));
}

static bool parse_name(JigParser *p, JigOpState *s) {
    const JigAttr *name = jig_parse_symbol_name(p);
    if (name)
        jig_state_add_attr(s, p, "sym_name", name);
    return name != NULL;
}

/* comdat(@group::@section) */
static bool parse_comdat(JigParser *p, JigOpState *s) {
    if (!jig_parse_try_keyword(p, "comdat"))
        return true;
    JIG_CHECK(jig_parse_token(p, "("));
    JigSpot spot = jig_parse_spot(p);
    const JigAttr *x = jig_parse_attr(p, NULL);
    JIG_CHECK(x);
    if (jig_attr_kind(x) != JIG_ATTR_SYMBOL_REF)
        return jig_parse_error(p, spot, "invalid kind of attribute specified");
    jig_state_add_attr(s, p, "comdat", x);
    return jig_parse_token(p, ")");
}

static void print_word(JigPrinter *p, const char *text) {
    if (text && *text) {
        jig_print(p, text);
        jig_print(p, " ");
    }
}
/* Of an attribute that holds the case as a number; NULL is the first one. */
static void print_number_case(JigPrinter *p, JigLlvmEnum enumeration, const JigAttr *x) {
    if (x)
        print_word(p, jig_enum_text(jig_llvm_enum(enumeration), jig_attr_int_value(x)));
}
static void print_linkage(JigPrinter *p, const JigAttr *x) {
    print_word(p, jig_enum_text(jig_llvm_enum(JIG_LLVM_ENUM_LINKAGE_KIND), jig_attr_enum_value(x)));
}
static void print_comdat(JigPrinter *p, const JigAttr *x) {
    if (!x)
        return;
    jig_print(p, " comdat(");
    jig_print_attr(p, x);
    jig_print(p, ")");
}

/* ---- custom<LLVMLinkage>($linkage) ---- */

bool jig_llvm_parse_linkage(JigParser *p, JigSlot *slots, size_t n, JigOpState *state) {
    (void)n, (void)state;
    slots[0].attr = jig_llvm_enum_attr(jig_parser_context(p), JIG_LLVM_ATTR_LINKAGE,
                                       try_case(p, JIG_LLVM_ENUM_LINKAGE_KIND));
    return true;
}
void jig_llvm_print_linkage(JigPrinter *p, const JigOp *op, const JigSlot *slots, size_t n) {
    (void)op, (void)n;
    jig_print(p, jig_enum_text(jig_llvm_enum(JIG_LLVM_ENUM_LINKAGE_KIND),
                               jig_attr_enum_value(slots[0].attr)));
}

/* ---- llvm.func ---- */

static bool all_compatible(const JigSignature *sig) {
    for (size_t i = 0; i < sig->num_args; i++)
        if (!jig_llvm_is_compatible(sig->args[i].type))
            return false;
    return true;
}

static const JigType *type_of_signature(JigParser *p, const JigSignature *sig, JigSpot spot) {
#define COMPLAINT "failed to construct function type: expected "
    JigContext *ctx = jig_parser_context(p);
    const JigType *result = jig_llvm_simple_type(ctx, JIG_LLVM_TYPE_VOID);
    if (sig->num_results > 1) {
        jig_parse_error(p, spot, COMPLAINT "zero or one function result");
        return NULL;
    }
    if (!all_compatible(sig)) {
        jig_parse_error(p, spot, COMPLAINT "LLVM type for function arguments");
        return NULL;
    }
    if (sig->num_results)
        result = sig->results[0];
    if (!jig_llvm_is_compatible(result)) {
        jig_parse_error(p, spot, COMPLAINT "LLVM type for function results%s",
                        jig_msg_type(result));
        return NULL;
    }
    const JigType **args = JIG_NEW_ARRAY(jig_parser_arena(p), const JigType *, sig->num_args + 1);
    for (size_t i = 0; i < sig->num_args; i++)
        args[i] = sig->args[i].type;
    return jig_llvm_func(result, args, sig->num_args, sig->variadic);
}

/* As many bits as fit into 32. */
static const JigAttr *parse_i32(JigParser *p) {
    JigSpot spot = jig_parse_spot(p);
    int64_t v;
    int there = jig_parse_try_integer(p, &v);
    if (there == 0)
        jig_parse_error(p, spot, "expected integer value");
    return there == 1 ? jig_attr_int(jig_type_i(jig_parser_context(p), 32), v) : NULL;
}

/* vscale_range(1, 4) */
static bool parse_vscale_range(JigParser *p, JigOpState *s) {
    const JigAttr *bounds[2];
    if (!jig_parse_try_keyword(p, "vscale_range"))
        return true;
    JIG_CHECK(jig_parse_token(p, "(") && (bounds[0] = parse_i32(p)) && jig_parse_token(p, ",") &&
              (bounds[1] = parse_i32(p)) && jig_parse_token(p, ")"));
    jig_state_add_attr(s, p, "vscale_range",
                       jig_attr_get(jig_parser_context(p), JIG_LLVM_ATTR(VSCALE_RANGE), bounds, 2));
    return true;
}

bool jig_llvm_parse_func(JigParser *p, JigOpState *s) {
    parse_linkage(p, s);
    parse_visibility(p, s);
    parse_unnamed_addr(p, s);
    add_enum(p, s, "CConv", JIG_LLVM_ATTR_CCONV, try_case(p, JIG_LLVM_ENUM_CALLING_CONVENTION));
    JigSpot spot = jig_parse_spot(p);
    JigSignature sig;
    JIG_CHECK(parse_name(p, s) && jig_parse_signature(p, true, &sig));
    const JigType *type = type_of_signature(p, &sig, spot);
    JIG_CHECK(type);
    jig_state_add_attr(s, p, "function_type", jig_attr_of_type(type));
    JIG_CHECK(parse_vscale_range(p, s) && parse_comdat(p, s) &&
              jig_parse_attr_dict_with_keyword(p, s));
    jig_state_add_signature_attrs(s, p, &sig, "arg_attrs", "res_attrs");
    return jig_parse_try_region(p, jig_state_add_region(s, p), sig.args,
                                sig.named ? sig.num_args : 0) >= 0;
}

static void print_signature(JigPrinter *p, const JigOp *op, const JigType *type) {
    const JigType *result = jig_llvm_func_result(type);
    size_t n;
    const JigType *const *args = jig_llvm_func_inputs(type, &n);
    jig_print_signature(p, op, args, n, jig_llvm_func_is_variadic(type), &result,
                        !jig_llvm_is_type(result, JIG_LLVM_TYPE_VOID),
                        jig_llvm_func_arg_attrs_attr(op), jig_llvm_func_res_attrs_attr(op));
}

static void print_vscale_range(JigPrinter *p, const JigAttr *x) {
    if (!x)
        return;
    jig_print(p, " vscale_range(");
    jig_print_int(p, (int32_t)jig_attr_int_value(jig_attr_param(x, 0)));
    jig_print(p, ", ");
    jig_print_int(p, (int32_t)jig_attr_int_value(jig_attr_param(x, 1)));
    jig_print(p, ")");
}

void jig_llvm_print_func(JigPrinter *p, const JigOp *op) {
    static const char *const elided[] = {"function_type", "arg_attrs",    "res_attrs", "linkage",
                                         "CConv",         "visibility_",  "comdat",    "sym_name",
                                         "unnamed_addr",  "vscale_range", NULL};
    const JigAttr *linkage = jig_llvm_func_linkage_attr(op), *conv = jig_llvm_func_cconv_attr(op);
    jig_print(p, " ");
    if (linkage && jig_attr_enum_value(linkage) != JIG_LINKAGE_EXTERNAL)
        print_linkage(p, linkage);
    print_number_case(p, JIG_LLVM_ENUM_VISIBILITY, jig_llvm_func_visibility_attr(op));
    print_number_case(p, JIG_LLVM_ENUM_UNNAMED_ADDR, jig_llvm_func_unnamed_addr_attr(op));
    if (conv && jig_attr_enum_value(conv) != 0)
        print_word(p, jig_enum_text(jig_llvm_enum(JIG_LLVM_ENUM_CALLING_CONVENTION),
                                    jig_attr_enum_value(conv)));
    jig_print_symbol(p, jig_symbol_name(op));
    print_signature(p, op, jig_llvm_func_function_type(op));
    print_vscale_range(p, jig_llvm_func_vscale_range_attr(op));
    print_comdat(p, jig_llvm_func_comdat_attr(op));
    jig_print_attr_dict_with_keyword(p, op, elided);
    const JigRegion *body = jig_llvm_func_body(op);
    if (jig_region_is_empty(body))
        return;
    jig_print(p, " ");
    jig_print_region(p, body, false, true, false);
}

/* ---- llvm.mlir.global, llvm.mlir.alias ---- */

static bool wrong_number_of_types(JigParser *p) {
    return jig_parse_error(p, jig_parse_name_spot(p), "expected zero or one type");
}

/* : type, or nothing; *type NULL then. */
static bool parse_type(JigParser *p, const JigType **type) {
    const JigType **types;
    size_t n;
    JIG_CHECK(jig_parse_optional_colon_type_list(p, &types, &n));
    *type = n ? types[0] : NULL;
    return n < 2 || wrong_number_of_types(p);
}

/* The attributes before it must not say the type. */
static bool add_type(JigParser *p, JigOpState *s, const char *name, const JigType *type) {
    if (jig_state_attr(s, name))
        return jig_parse_error(p, jig_parse_name_spot(p),
                               "attribute '%s' occurs more than once in the attribute list", name);
    jig_state_add_attr(s, p, name, jig_attr_of_type(type));
    return true;
}

static const JigType *type_of_string(const JigAttr *value, JigContext *ctx) {
    return value && jig_attr_is_string(value)
               ? jig_llvm_array(jig_attr_string_value(value).len, jig_type_i(ctx, 8))
               : NULL;
}

/* The region, and the global's type, which that of a string need not be written. */
static bool parse_type_and_region(JigParser *p, JigOpState *s, const JigAttr *value) {
    const JigType *type;
    JIG_CHECK(parse_type(p, &type));
    JigRegion *body = jig_state_add_region(s, p);
    if (type) {
        JIG_CHECK(jig_parse_try_region(p, body, NULL, 0) >= 0);
    } else if (!(type = type_of_string(value, jig_parser_context(p)))) {
        return jig_parse_error(p, jig_parse_name_spot(p),
                               "type can only be omitted for string globals");
    }
    return add_type(p, s, "global_type", type);
}

bool jig_llvm_parse_global(JigParser *p, JigOpState *s) {
    parse_linkage(p, s);
    parse_visibility(p, s);
    try_unit(p, s, "thread_local_", "thread_local");
    parse_unnamed_addr(p, s);
    try_unit(p, s, "constant", "constant");
    JIG_CHECK(parse_name(p, s) && jig_parse_token(p, "("));
    const JigAttr *value = NULL;
    if (!jig_parse_try_token(p, ")")) {
        JIG_CHECK((value = jig_parse_attr(p, NULL)));
        jig_state_add_attr(s, p, "value", value);
        JIG_CHECK(jig_parse_token(p, ")"));
    }
    return parse_comdat(p, s) && jig_parse_attr_dict(p, s) && parse_type_and_region(p, s, value);
}

static void print_words(JigPrinter *p, const JigOp *op, const JigAttr *linkage,
                        const JigAttr *visibility, bool thread_local_, const JigAttr *unnamed) {
    jig_print(p, " ");
    print_linkage(p, linkage);
    print_number_case(p, JIG_LLVM_ENUM_VISIBILITY, visibility);
    print_word(p, thread_local_ ? "thread_local" : NULL);
    print_number_case(p, JIG_LLVM_ENUM_UNNAMED_ADDR, unnamed);
    if (jig_op_is(op, JIG_LLVM(MLIR_GLOBAL)) && jig_llvm_mlir_global_constant(op))
        print_word(p, "constant");
    jig_print_symbol(p, jig_symbol_name(op));
}

void jig_llvm_print_global(JigPrinter *p, const JigOp *op) {
    static const char *const elided[] = {
        "sym_name",     "global_type",   "constant",    "value",  "linkage",
        "unnamed_addr", "thread_local_", "visibility_", "comdat", NULL};
    const JigAttr *value = jig_llvm_mlir_global_value_attr(op);
    print_words(p, op, jig_llvm_mlir_global_linkage_attr(op),
                jig_llvm_mlir_global_visibility_attr(op), jig_llvm_mlir_global_thread_local_(op),
                jig_llvm_mlir_global_unnamed_addr_attr(op));
    jig_print(p, "(");
    if (value)
        jig_print_attr(p, value);
    jig_print(p, ")");
    print_comdat(p, jig_llvm_mlir_global_comdat_attr(op));
    jig_print_attr_dict(p, op, elided);
    if (value && jig_attr_is_string(value))
        return;
    jig_print(p, " : ");
    jig_print_type(p, jig_llvm_mlir_global_global_type(op));
    const JigRegion *body = jig_llvm_mlir_global_initializer(op);
    if (jig_region_is_empty(body))
        return;
    jig_print(p, " ");
    jig_print_region(p, body, false, true, false);
}

bool jig_llvm_parse_alias(JigParser *p, JigOpState *s) {
    parse_linkage(p, s);
    parse_visibility(p, s);
    try_unit(p, s, "thread_local_", "thread_local");
    parse_unnamed_addr(p, s);
    const JigType *type;
    JIG_CHECK(parse_name(p, s) && jig_parse_attr_dict(p, s));
    JIG_CHECK(parse_type(p, &type));
    return jig_parse_region(p, jig_state_add_region(s, p), NULL, 0) &&
           (!type || add_type(p, s, "alias_type", type));
}

void jig_llvm_print_alias(JigPrinter *p, const JigOp *op) {
    static const char *const elided[] = {"sym_name",      "alias_type",  "linkage", "unnamed_addr",
                                         "thread_local_", "visibility_", NULL};
    print_words(p, op, jig_llvm_mlir_alias_linkage_attr(op),
                jig_llvm_mlir_alias_visibility_attr(op), jig_llvm_mlir_alias_thread_local_(op),
                jig_llvm_mlir_alias_unnamed_addr_attr(op));
    jig_print_attr_dict(p, op, elided);
    jig_print(p, " : ");
    jig_print_type(p, jig_llvm_mlir_alias_alias_type(op));
    jig_print(p, " ");
    jig_print_region(p, jig_llvm_mlir_alias_initializer(op), false, true, false);
}
