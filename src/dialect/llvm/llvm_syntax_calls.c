/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Syntax of calls, which have much in common, and of landing pads. */
#include "dialect/common/targets.h"
#include "dialect/llvm/llvm_int.h"
#include "support/arena.h"

/* What is read of a call; all in the parser's arena. */
typedef struct Call {
    bool indirect; /* the first operand is what is called */
    JigUnresolved *operands;
    size_t n;
} Call;

typedef struct Typed { /* types with attributes */
    const JigType **types;
    const JigAttr **attrs; /* dictionaries or NULL */
    size_t n, cap, num_attrs, cap_attrs;
} Typed;

typedef struct Bundles {
    JigSpot spot;
    const JigAttr **tags;
    size_t n, cap;
    int32_t *sizes, *type_sizes;
    size_t num_sizes, cap_sizes, num_type_sizes, cap_type_sizes;
    JigUnresolved *operands;
    size_t num_operands, cap_operands;
    const JigType **types;
    size_t num_types, cap_types;
} Bundles;

typedef struct Passed { /* to a block */
    JigSpot spot;
    JigUnresolved *operands;
    const JigType **types;
    size_t n, num_types;
} Passed;

/* ---- Signatures: (i32 {attrs}, f32) -> (i32 {attrs}) ---- */

static bool parse_typed(JigParser *p, void *user) {
    Typed *list = user;
    JigArena *a = jig_parser_arena(p);
    const JigType *type = jig_parse_type(p);
    const JigAttr *attrs = NULL;
    JIG_CHECK(type);
    if (jig_parse_peek_char(p) == '{' && !(attrs = jig_parse_dict(p)))
        return false;
    JIG_ARENA_PUSH(a, list->types, list->n, list->cap, type);
    JIG_ARENA_PUSH(a, list->attrs, list->num_attrs, list->cap_attrs, attrs);
    return true;
}

static bool parse_results(JigParser *p, Typed *results) {
    if (jig_parse_peek_char(p) == '(')
        return jig_parse_list(p, JIG_DELIM_PAREN, parse_typed, results, NULL);
    const JigType *type = jig_parse_type(p);
    const JigAttr *none = NULL;
    JIG_CHECK(type);
    JIG_ARENA_PUSH(jig_parser_arena(p), results->types, results->n, results->cap, type);
    JIG_ARENA_PUSH(jig_parser_arena(p), results->attrs, results->num_attrs, results->cap_attrs,
                   none);
    return true;
}

static bool parse_call_signature(JigParser *p, Typed *args, Typed *results) {
    JIG_CHECK(jig_parse_peek_char(p) == '(' || jig_parse_token(p, "("));
    JIG_CHECK(jig_parse_list(p, JIG_DELIM_PAREN, parse_typed, args, NULL));
    return jig_parse_try_token(p, "->") && parse_results(p, results);
}

/* Array of dictionaries, where one says something. */
static void add_attrs_of(JigParser *p, JigOpState *s, const char *name, const Typed *list) {
    JigContext *ctx = jig_parser_context(p);
    const JigAttr *none = jig_attr_dict(ctx, NULL, 0);
    bool any = false;
    for (size_t i = 0; i < list->n; i++) {
        any |= list->attrs[i] && list->attrs[i] != none;
        list->attrs[i] = list->attrs[i] ? list->attrs[i] : none;
    }
    if (any)
        jig_state_add_attr(s, p, name, jig_attr_array(ctx, list->attrs, list->n));
}

/* What is called may be a pointer: its type stands first. */
static bool parse_signature_of_call(JigParser *p, const Call *call, JigSpot spot, Typed *types,
                                    Typed *args, Typed *results) {
    JigArena *a = jig_parser_arena(p);
    if (call->indirect) {
        const JigType *callee = jig_parse_type(p);
        JIG_CHECK(callee);
        if (!jig_parse_try_token(p, ","))
            return jig_parse_error(p, spot, "expected indirect call to have 2 trailing types");
        JIG_ARENA_PUSH(a, types->types, types->n, types->cap, callee);
    }
    if (!parse_call_signature(p, args, results))
        return jig_parse_error(p, spot,
                               call->indirect ? "expected trailing function type"
                                              : "expected direct call to have 1 trailing types");
    if (results->n > 1)
        return jig_parse_error(p, spot, "expected function with 0 or 1 result");
    if (results->n && jig_llvm_is_type(results->types[0], JIG_LLVM_TYPE_VOID))
        return jig_parse_error(p, spot, "expected a non-void result type");
    for (size_t i = 0; i < args->n; i++)
        JIG_ARENA_PUSH(a, types->types, types->n, types->cap, args->types[i]);
    return true;
}

/* ": [!llvm.ptr,] (types) -> type", behind which the operands of the call are known. */
static bool parse_types_of_call(JigParser *p, JigOpState *s, const Call *call) {
    Typed types = {0}, args = {0}, results = {0};
    JigSpot spot = jig_parse_spot(p);
    JIG_CHECK(jig_parse_token(p, ":"));
    JIG_CHECK(parse_signature_of_call(p, call, spot, &types, &args, &results));
    JIG_CHECK(jig_resolve_operands_typed(p, s, call->operands, call->n, types.types, types.n,
                                         jig_parse_name_spot(p)));
    jig_state_add_types(s, p, results.types, results.n);
    add_attrs_of(p, s, "arg_attrs", &args);
    add_attrs_of(p, s, "res_attrs", &results);
    return true;
}

static void print_types_of_call(JigPrinter *p, const JigOp *op, JigOperandRange operands,
                                bool indirect) {
    size_t n = operands.count, first = indirect ? 1 : 0;
    const JigType **types = jig_malloc((n + 1) * sizeof *types);
    for (size_t i = 0; i < n; i++)
        types[i] = jig_value_type(jig_op_operand(op, operands.start + i));
    const JigType *result = jig_op_num_results(op) ? jig_op_result_type(op, 0) : NULL;
    jig_print(p, " : ");
    if (indirect) {
        jig_print_type(p, types[0]);
        jig_print(p, ", ");
    }
    jig_print_signature(p, op, types + first, n - first, false, &result, result != NULL,
                        jig_llvm_call_arg_attrs_attr(op), jig_llvm_call_res_attrs_attr(op));
    if (!result)
        jig_print(p, " -> ()");
    jig_free(types);
}

/* ---- Bundles: ["tag"(%a, %b : i32, f32), "other"()] ---- */

static bool parse_bundle(JigParser *p, void *user) {
    Bundles *list = user;
    JigArena *a = jig_parser_arena(p);
    JigContext *ctx = jig_parser_context(p);
    JigSpot spot = jig_parse_spot(p);
    JigStr tag;
    JigUnresolved *operands = NULL;
    const JigType **types = NULL;
    size_t n = 0, num_types = 0;
    if (!jig_parse_string(p, &tag))
        return jig_parse_error(p, spot, "expect operand bundle tag");
    JIG_CHECK(jig_parse_token(p, "("));
    if (!jig_parse_try_token(p, ")")) {
        JIG_CHECK(jig_parse_operands(p, JIG_DELIM_NONE, &operands, &n));
        JIG_CHECK(jig_parse_colon_type_list(p, &types, &num_types) && jig_parse_token(p, ")"));
    }
    for (size_t i = 0; i < n; i++)
        JIG_ARENA_PUSH(a, list->operands, list->num_operands, list->cap_operands, operands[i]);
    for (size_t i = 0; i < num_types; i++)
        JIG_ARENA_PUSH(a, list->types, list->num_types, list->cap_types, types[i]);
    JIG_ARENA_PUSH(a, list->tags, list->n, list->cap, jig_attr_string(ctx, tag));
    JIG_ARENA_PUSH(a, list->sizes, list->num_sizes, list->cap_sizes, (int32_t)n);
    JIG_ARENA_PUSH(a, list->type_sizes, list->num_type_sizes, list->cap_type_sizes,
                   (int32_t)num_types);
    return true;
}

static bool parse_bundles(JigParser *p, Bundles *out) {
    *out = (Bundles){.spot = jig_parse_spot(p)};
    return jig_parse_list(p, JIG_DELIM_OPTIONAL_SQUARE, parse_bundle, out, NULL);
}

/* As many types as operands in each? */
static bool check_bundles(JigParser *p, const Bundles *b) {
    for (size_t i = 0; i < b->n; i++)
        if (b->sizes[i] != b->type_sizes[i])
            return jig_parse_error(p, b->spot,
                                   "expected %d types for operand bundle operands for operand "
                                   "bundle #%zu, but actually got %d",
                                   b->sizes[i], i, b->type_sizes[i]);
    return true;
}

static const JigAttr *bundle_tags(JigParser *p, const Bundles *b) {
    return b->n ? jig_attr_array(jig_parser_context(p), b->tags, b->n) : NULL;
}

static bool add_bundles(JigParser *p, JigOpState *s, const Bundles *b) {
    JIG_CHECK(check_bundles(p, b));
    for (size_t i = 0; i < b->num_operands; i++)
        JIG_CHECK(jig_resolve_operand(p, s, &b->operands[i], b->types[i]));
    const JigAttr *sizes = jig_attr_dense_i32(jig_parser_context(p), b->sizes, b->num_sizes);
    return jig_llvm_add_attr_once(p, s, "op_bundle_sizes", sizes) &&
           (!b->n || jig_llvm_add_attr_once(p, s, "op_bundle_tags", bundle_tags(p, b)));
}

static void print_bundles(JigPrinter *p, const JigOp *op, JigOperandRange operands) {
    const JigAttr *tags = jig_llvm_op_bundle_tags_attr(op),
                  *sizes = jig_llvm_call_op_bundle_sizes_attr(op);
    size_t n = tags ? jig_attr_array_len(tags) : 0, next = operands.start;
    if (!n)
        return;
    for (size_t i = 0; i < n; i++) {
        size_t count = (size_t)jig_attr_dense_array_int(sizes, i);
        jig_print(p, i ? ", " : "[");
        jig_print_attr(p, jig_attr_array_at(tags, i));
        jig_print(p, "(");
        if (count) {
            jig_print_operands(p, op, next, count);
            jig_print(p, " : ");
            jig_print_operand_types(p, op, next, count);
        }
        jig_print(p, ")");
        next += count;
    }
    jig_print(p, "]");
}

static void print_bundles_after(JigPrinter *p, const JigOp *op, size_t group) {
    const JigAttr *tags = jig_llvm_op_bundle_tags_attr(op);
    jig_print(p, tags && jig_attr_array_len(tags) ? " " : "");
    print_bundles(p, op, jig_operand_range(op, group));
}

/* custom<OpBundles>(operands, type(operands), tags) */
int jig_llvm_try_bundles(JigParser *p, JigSlot *slots, size_t n, JigOpState *s) {
    (void)n;
    Bundles b;
    if (jig_parse_peek_char(p) != '[')
        return 0;
    if (!parse_bundles(p, &b) || !check_bundles(p, &b))
        return -1;
    slots[0].operands = b.operands;
    slots[0].n = b.num_operands;
    slots[1].types = b.types;
    slots[1].n = b.num_types;
    slots[2].attr = bundle_tags(p, &b);
    jig_state_add_attr(s, p, "op_bundle_sizes",
                       jig_attr_dense_i32(jig_parser_context(p), b.sizes, b.num_sizes));
    return 1;
}
bool jig_llvm_parse_bundles(JigParser *p, JigSlot *slots, size_t n, JigOpState *s) {
    return jig_llvm_try_bundles(p, slots, n, s) >= 0;
}
void jig_llvm_print_bundles(JigPrinter *p, const JigOp *op, const JigSlot *slots, size_t n) {
    (void)slots, (void)n;
    print_bundles(p, op, jig_llvm_intr_assume_op_bundle_operands(op));
}

/* ---- What call and invoke have in common ---- */

/* The word of an enum, where there is one; it becomes an attribute of the row. */
static void parse_kind(JigParser *p, JigOpState *s, const char *name, const JigEnumRow *row,
                       JigLlvmAttrId id) {
    const char *words[128] = {NULL};
    size_t which, n = 0;
    for (; row->cases[n].text && n + 1 < JIG_LEN(words); n++)
        words[n] = row->cases[n].text;
    int64_t value = jig_parse_try_keyword_of(p, words, &which) ? row->cases[which].value : 0;
    jig_state_add_attr(s, p, name, jig_llvm_enum_attr(jig_parser_context(p), id, value));
}
static void parse_convention(JigParser *p, JigOpState *s) {
    parse_kind(p, s, "CConv", jig_llvm_enum(JIG_LLVM_ENUM_CALLING_CONVENTION), JIG_LLVM_ATTR_CCONV);
}

/* Where it says something. */
static void print_kind(JigPrinter *p, const JigAttr *x, const JigEnumRow *row) {
    int64_t value = x ? jig_attr_int_value(jig_attr_param(x, 0)) : 0;
    if (!value)
        return;
    jig_print(p, " ");
    jig_print(p, jig_enum_text(row, value));
}
static void print_convention(JigPrinter *p, const JigOp *op) {
    print_kind(p, jig_llvm_call_cconv_attr(op), jig_llvm_enum(JIG_LLVM_ENUM_CALLING_CONVENTION));
}

/* @name or %pointer, then the operands in parentheses. */
static bool parse_callee(JigParser *p, JigOpState *s, Call *call) {
    JigArena *a = jig_parser_arena(p);
    JigUnresolved callee, *operands;
    size_t n, cap = 0;
    int found = jig_parse_try_operand(p, &callee);
    JIG_CHECK(found >= 0);
    *call = (Call){.indirect = found};
    if (found) {
        JIG_ARENA_PUSH(a, call->operands, call->n, cap, callee);
    } else {
        JigSpot spot = jig_parse_spot(p);
        const JigAttr *symbol = jig_parse_attr(p, NULL);
        JIG_CHECK(symbol);
        if (jig_attr_kind(symbol) != JIG_ATTR_SYMBOL_REF)
            return jig_parse_error(p, spot, "invalid kind of attribute specified");
        jig_state_add_attr(s, p, "callee", symbol);
    }
    JIG_CHECK(jig_parse_operands(p, JIG_DELIM_PAREN, &operands, &n));
    for (size_t i = 0; i < n; i++)
        JIG_ARENA_PUSH(a, call->operands, call->n, cap, operands[i]);
    return true;
}

static void print_callee(JigPrinter *p, const JigOp *op, JigOperandRange operands) {
    const JigAttr *symbol = jig_llvm_call_callee_attr(op);
    size_t first = symbol ? 0 : 1;
    jig_print(p, " ");
    if (symbol)
        jig_print_attr(p, symbol);
    else
        jig_print_operands(p, op, operands.start, 1);
    jig_print(p, "(");
    jig_print_operands(p, op, operands.start + first,
                       operands.count > first ? operands.count - first : 0);
    jig_print(p, ")");
}

/* vararg(!llvm.func<...>) */
static bool parse_variadic_type(JigParser *p, JigOpState *s) {
    if (!jig_parse_try_keyword(p, "vararg"))
        return true;
    JIG_CHECK(jig_parse_token(p, "("));
    JigSpot spot = jig_parse_spot(p);
    const JigAttr *type = jig_parse_attr(p, NULL);
    JIG_CHECK(type);
    if (!jig_attr_is_type(type))
        return jig_parse_error(p, spot, "invalid kind of attribute specified");
    jig_state_add_attr(s, p, "var_callee_type", type);
    return jig_parse_token(p, ")");
}

static void print_variadic_type(JigPrinter *p, const JigOp *op) {
    const JigAttr *type = jig_llvm_call_var_callee_type_attr(op);
    if (!type)
        return;
    jig_print(p, " vararg(");
    jig_print_attr(p, type);
    jig_print(p, ")");
}

static void add_segments(JigParser *p, JigOpState *s, const int32_t *sizes, size_t n) {
    jig_state_add_attr(s, p, "operandSegmentSizes",
                       jig_attr_dense_i32(jig_parser_context(p), sizes, n));
}

/* Fast-math flags are shown where there are some. */
static void print_attrs(JigPrinter *p, const JigOp *op) {
    const JigAttr *fast = jig_llvm_call_fastmath_flags_attr(op);
    bool shown = fast && jig_attr_enum_value(fast);
    const char *elided[] = {"callee",
                            "TailCallKind",
                            "var_callee_type",
                            "CConv",
                            "operandSegmentSizes",
                            "op_bundle_sizes",
                            "op_bundle_tags",
                            "arg_attrs",
                            "res_attrs",
                            "intrin",
                            shown ? NULL : "fastmathFlags",
                            NULL};
    jig_print_attr_dict(p, op, elided);
}

/* ---- call ---- */

bool jig_llvm_parse_call(JigParser *p, JigOpState *s) {
    Call call;
    Bundles bundles;
    parse_convention(p, s);
    parse_kind(p, s, "TailCallKind", jig_llvm_enum(JIG_LLVM_ENUM_TAIL_CALL_KIND),
               JIG_LLVM_ATTR_TAILCALLKIND);
    JIG_CHECK(parse_callee(p, s, &call) && parse_variadic_type(p, s));
    JIG_CHECK(parse_bundles(p, &bundles) && jig_parse_attr_dict(p, s));
    JIG_CHECK(parse_types_of_call(p, s, &call) && add_bundles(p, s, &bundles));
    add_segments(p, s, (int32_t[]){(int32_t)call.n, (int32_t)bundles.num_operands}, 2);
    return true;
}

void jig_llvm_print_call(JigPrinter *p, const JigOp *op) {
    JigOperandRange operands = jig_llvm_call_callee_operands(op);
    print_convention(p, op);
    print_kind(p, jig_llvm_call_tail_call_kind_attr(op),
               jig_llvm_enum(JIG_LLVM_ENUM_TAIL_CALL_KIND));
    print_callee(p, op, operands);
    print_variadic_type(p, op);
    print_bundles_after(p, op, 1);
    print_attrs(p, op);
    print_types_of_call(p, op, operands, !jig_llvm_call_callee_attr(op));
}

/* ---- invoke: ... to ^normal unwind ^unwind ... ---- */

/* ^bb(%a, %b : i32, f32) */
static bool parse_dest(JigParser *p, JigBlock **dest, Passed *passed) {
    *passed = (Passed){0};
    JIG_CHECK(*dest = jig_parse_successor(p));
    if (!jig_parse_try_token(p, "("))
        return true;
    passed->spot = jig_parse_spot(p);
    return jig_parse_operands(p, JIG_DELIM_NONE, &passed->operands, &passed->n) &&
           jig_parse_colon_type_list(p, &passed->types, &passed->num_types) &&
           jig_parse_token(p, ")");
}

static bool add_passed(JigParser *p, JigOpState *s, const Passed *passed) {
    return !passed->n || jig_resolve_operands_typed(p, s, passed->operands, passed->n,
                                                    passed->types, passed->num_types, passed->spot);
}

bool jig_llvm_parse_invoke(JigParser *p, JigOpState *s) {
    Call call;
    Bundles bundles;
    Passed normal, unwind;
    JigBlock *dests[2];
    parse_convention(p, s);
    JIG_CHECK(parse_callee(p, s, &call));
    JIG_CHECK(jig_parse_keyword(p, "to") && parse_dest(p, &dests[0], &normal));
    JIG_CHECK(jig_parse_keyword(p, "unwind") && parse_dest(p, &dests[1], &unwind));
    JIG_CHECK(parse_variadic_type(p, s) && parse_bundles(p, &bundles));
    JIG_CHECK(jig_parse_attr_dict(p, s) && parse_types_of_call(p, s, &call));
    JIG_CHECK(add_passed(p, s, &normal) && add_passed(p, s, &unwind));
    JIG_CHECK(add_bundles(p, s, &bundles));
    jig_state_add_successors(s, p, dests, 2);
    add_segments(p, s,
                 (int32_t[]){(int32_t)call.n, (int32_t)normal.n, (int32_t)unwind.n,
                             (int32_t)bundles.num_operands},
                 4);
    return true;
}

void jig_llvm_print_invoke(JigPrinter *p, const JigOp *op) {
    JigOperandRange operands = jig_llvm_invoke_callee_operands(op),
                    normal = jig_llvm_invoke_normal_dest_operands(op),
                    unwind = jig_llvm_invoke_unwind_dest_operands(op);
    print_convention(p, op);
    print_callee(p, op, operands);
    jig_print(p, " to ");
    jig_targets_print_one(p, op, jig_llvm_invoke_normal_dest(op), normal.start, normal.count);
    jig_print(p, " unwind ");
    jig_targets_print_one(p, op, jig_llvm_invoke_unwind_dest(op), unwind.start, unwind.count);
    print_variadic_type(p, op);
    print_bundles_after(p, op, 3);
    print_attrs(p, op);
    print_types_of_call(p, op, operands, !jig_llvm_invoke_callee_attr(op));
}

/* ---- call_intrinsic ---- */

bool jig_llvm_parse_call_intrinsic(JigParser *p, JigOpState *s) {
    Call call = {0};
    Bundles bundles;
    JigSpot spot = jig_parse_spot(p);
    const JigAttr *name = jig_parse_attr(p, NULL);
    JIG_CHECK(name);
    if (!jig_attr_is_string(name))
        return jig_parse_error(p, spot, "invalid kind of attribute specified");
    jig_state_add_attr(s, p, "intrin", name);
    JIG_CHECK(jig_parse_token(p, "("));
    JIG_CHECK(jig_parse_operands(p, JIG_DELIM_NONE, &call.operands, &call.n));
    JIG_CHECK(jig_parse_token(p, ")") && parse_bundles(p, &bundles));
    JIG_CHECK(jig_parse_attr_dict(p, s) && parse_types_of_call(p, s, &call));
    JIG_CHECK(add_bundles(p, s, &bundles));
    add_segments(p, s, (int32_t[]){(int32_t)call.n, (int32_t)bundles.num_operands}, 2);
    return true;
}

void jig_llvm_print_call_intrinsic(JigPrinter *p, const JigOp *op) {
    JigOperandRange operands = jig_llvm_call_intrinsic_args(op);
    jig_print(p, " ");
    jig_print_attr(p, jig_llvm_call_intrinsic_intrin_attr(op));
    jig_print(p, "(");
    jig_print_operands(p, op, operands.start, operands.count);
    jig_print(p, ")");
    print_bundles_after(p, op, 1);
    print_attrs(p, op);
    print_types_of_call(p, op, operands, false);
}

/* ---- landingpad: cleanup (catch %a : !llvm.ptr) (filter %b : !llvm.array<...>) : type ---- */

bool jig_llvm_parse_landingpad(JigParser *p, JigOpState *s) {
    if (jig_parse_try_keyword(p, "cleanup"))
        jig_state_add_attr(s, p, "cleanup", jig_attr_unit(jig_parser_context(p)));
    while (jig_parse_try_token(p, "(") &&
           (jig_parse_try_keyword(p, "filter") || jig_parse_try_keyword(p, "catch"))) {
        JigUnresolved clause;
        const JigType *type;
        JIG_CHECK(jig_parse_operand(p, &clause) && (type = jig_parse_colon_type(p)));
        JIG_CHECK(jig_resolve_operand(p, s, &clause, type) && jig_parse_token(p, ")"));
    }
    const JigType *result = jig_parse_colon_type(p);
    JIG_CHECK(result);
    jig_state_add_types(s, p, &result, 1);
    return true;
}

void jig_llvm_print_landingpad(JigPrinter *p, const JigOp *op) {
    static const char *const elided[] = {"cleanup", NULL};
    jig_print(p, jig_llvm_landingpad_cleanup(op) ? " cleanup " : " ");
    for (size_t i = 0; i < jig_op_num_operands(op); i++) {
        const JigType *type = jig_value_type(jig_op_operand(op, i));
        bool is_filter = jig_llvm_is_type(type, JIG_LLVM_TYPE_ARRAY);
        jig_print(p, is_filter ? "(filter " : "(catch ");
        jig_print_operands(p, op, i, 1);
        jig_print(p, " : ");
        jig_print_type(p, type);
        jig_print(p, ") ");
    }
    jig_print_attr_dict(p, op, elided);
    jig_print(p, ": ");
    jig_print_type(p, jig_op_result_type(op, 0));
}
