/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Syntax of comparisons, of memory, and of parts of aggregates; calls are in llvm_syntax_calls.c,
 * branches in llvm_syntax_branches.c. */
#include "dialect/llvm/llvm_int.h"

/* ---- Comparisons: "pred" %a, %b {...} : type ---- */

static bool parse_predicate(JigParser *p, JigOpState *s, JigLlvmEnum enumeration) {
    JigSpot spot = jig_parse_spot(p);
    const JigAttr *name = jig_parse_attr(p, NULL);
    int64_t value;
    JIG_CHECK(name);
    if (!jig_attr_is_string(name))
        return jig_parse_error(p, spot, "invalid kind of attribute specified");
    JigStr text = jig_attr_string_value(name);
    if (!jig_enum_value(jig_llvm_enum(enumeration), text, &value))
        return jig_parse_error(p, spot, "'%.*s' is an incorrect value of the 'predicate' attribute",
                               JIG_FMT(text));
    jig_state_add_attr(s, p, "predicate", jig_attr_i64(jig_parser_context(p), value));
    return true;
}

static bool parse_comparison(JigParser *p, JigOpState *s, JigLlvmEnum enumeration) {
    JigUnresolved lhs, rhs;
    JIG_CHECK(parse_predicate(p, s, enumeration));
    JIG_CHECK(jig_parse_operand(p, &lhs) && jig_parse_token(p, ","));
    JIG_CHECK(jig_parse_operand(p, &rhs) && jig_parse_attr_dict(p, s) && jig_parse_token(p, ":"));
    JigSpot spot = jig_parse_spot(p);
    const JigType *type = jig_parse_type(p);
    JIG_CHECK(type && jig_resolve_operand(p, s, &lhs, type));
    JIG_CHECK(jig_resolve_operand(p, s, &rhs, type));
    if (!jig_llvm_is_compatible(type))
        return jig_parse_error(p, spot, "expected LLVM dialect-compatible type");
    const JigType *bit = jig_type_i(jig_parser_context(p), 1);
    const JigType *result =
        jig_type_is_vector(type) ? jig_type_clone_shaped(type, NULL, 0, bit) : bit;
    jig_state_add_types(s, p, &result, 1);
    return true;
}
bool jig_llvm_parse_icmp(JigParser *p, JigOpState *s) {
    return parse_comparison(p, s, JIG_LLVM_ENUM_ICMP_PREDICATE);
}
bool jig_llvm_parse_fcmp(JigParser *p, JigOpState *s) {
    return parse_comparison(p, s, JIG_LLVM_ENUM_FCMP_PREDICATE);
}

void jig_llvm_print_cmp(JigPrinter *p, const JigOp *op) {
    bool ints = jig_op_is(op, JIG_LLVM(ICMP));
    const JigAttr *fast = ints ? NULL : jig_llvm_fcmp_fastmath_flags_attr(op);
    const char *elided[] = {"predicate", fast && jig_attr_enum_value(fast) ? NULL : "fastmathFlags",
                            NULL};
    const JigEnumRow *row =
        jig_llvm_enum(ints ? JIG_LLVM_ENUM_ICMP_PREDICATE : JIG_LLVM_ENUM_FCMP_PREDICATE);
    jig_print(p, " ");
    jig_print_quoted(p, jig_str(jig_enum_text(row, jig_llvm_predicate(op))));
    jig_print(p, " ");
    jig_print_operands(p, op, 0, 2);
    jig_print_attr_dict(p, op, elided);
    jig_print(p, " : ");
    jig_print_type(p, jig_value_type(jig_llvm_icmp_lhs(op)));
}

/* ---- Flags of bit enums: overflow<nsw, nuw>, inbounds|nuw ---- */

static bool unknown_flag(JigParser *p, JigSpot spot, const JigEnumRow *row, JigStr word) {
    JigStr list = {0};
    JigArena *a = jig_parser_arena(p);
    for (const JigEnumCase *c = row->cases; c->text; c++)
        list = jig_arena_printf(a, "%.*s%s%s", JIG_FMT(list), list.len ? ", " : "", c->text);
    return jig_parse_error(p, spot, "expected one of [%.*s] for %s, got: %.*s", JIG_FMT(list),
                           row->summary, JIG_FMT(word));
}

static bool parse_flag(JigParser *p, const JigEnumRow *row, JigStr word, JigSpot spot,
                       int64_t *flags) {
    int64_t value;
    if (!jig_enum_value(row, word, &value))
        return unknown_flag(p, spot, row, word);
    *flags |= value;
    return true;
}

static const JigAttr *flags_attr(JigParser *p, int64_t flags) {
    return jig_attr_i32(jig_parser_context(p), (int32_t)flags);
}

static bool read_overflow_flags(JigParser *p, const JigAttr **out) {
    const JigEnumRow *row = jig_llvm_enum(JIG_LLVM_ENUM_OVERFLOW_FLAGS);
    int64_t flags = 0;
    JIG_CHECK(jig_parse_token(p, "<"));
    do {
        JigSpot spot = jig_parse_spot(p);
        JigStr word;
        if (!jig_parse_try_any_keyword(p, &word))
            return jig_parse_error(p, spot, "expected keyword for %s", row->summary);
        JIG_CHECK(parse_flag(p, row, word, spot, &flags));
    } while (jig_parse_try_token(p, ","));
    *out = flags_attr(p, flags);
    return jig_parse_token(p, ">");
}

static int try_overflow_flags(JigParser *p, JigSlot *slots, size_t n, JigOpState *s) {
    (void)n, (void)s;
    if (!jig_parse_try_keyword(p, "overflow"))
        return 0;
    return read_overflow_flags(p, &slots[0].attr) ? 1 : -1;
}
static bool parse_overflow_flags(JigParser *p, JigSlot *slots, size_t n, JigOpState *s) {
    return try_overflow_flags(p, slots, n, s) >= 0;
}

/* A group of flags stands behind its members in the row, and is written before them. */
static void print_flags(JigPrinter *p, const JigEnumRow *row, int64_t flags) {
    size_t n = 0;
    while (row->cases[n].text)
        n++;
    const char *before = "";
    for (size_t pass = 0; pass < 2; pass++)
        for (size_t i = 0; i < n; i++) {
            int64_t bits = row->cases[i].value;
            bool is_group = (bits & (bits - 1)) != 0;
            if (!bits || is_group != (pass == 0) || (flags & bits) != bits)
                continue;
            jig_print(p, before);
            jig_print(p, row->cases[i].text);
            before = row->separator;
            flags &= ~bits;
        }
}

static void print_overflow_flags(JigPrinter *p, const JigOp *op, const JigSlot *slots, size_t n) {
    (void)op, (void)n;
    jig_print(p, "overflow<");
    print_flags(p, jig_llvm_enum(JIG_LLVM_ENUM_OVERFLOW_FLAGS), jig_attr_int_value(slots[0].attr));
    jig_print(p, ">");
}

static int try_gep_flags(JigParser *p, JigSlot *slots, size_t n, JigOpState *s) {
    (void)n, (void)s;
    const JigEnumRow *row = jig_llvm_enum(JIG_LLVM_ENUM_GEP_NO_WRAP_FLAGS);
    JigSpot spot = jig_parse_spot(p);
    JigStr word;
    int64_t flags = 0;
    if (!jig_parse_try_any_keyword(p, &word))
        return 0;
    if (!parse_flag(p, row, word, spot, &flags))
        return -1;
    while (jig_parse_try_token(p, "|")) {
        spot = jig_parse_spot(p);
        if (!jig_parse_try_any_keyword(p, &word)) {
            jig_parse_error(p, spot, "expected keyword for %s after '|'", row->summary);
            return -1;
        }
        if (!parse_flag(p, row, word, spot, &flags))
            return -1;
    }
    slots[0].attr = flags_attr(p, flags);
    return 1;
}
static bool parse_gep_flags(JigParser *p, JigSlot *slots, size_t n, JigOpState *s) {
    return try_gep_flags(p, slots, n, s) >= 0;
}
static void print_gep_flags(JigPrinter *p, const JigOp *op, const JigSlot *slots, size_t n) {
    (void)op, (void)n;
    print_flags(p, jig_llvm_enum(JIG_LLVM_ENUM_GEP_NO_WRAP_FLAGS),
                jig_attr_int_value(slots[0].attr));
}

/* ---- Indices of getelementptr: %i, 1, -2 ---- */

typedef struct Indices {
    JigUnresolved *operands;
    int32_t *numbers; /* JIG_LLVM_GEP_DYNAMIC: the next operand */
    size_t num_operands, cap_operands, n, cap;
} Indices;

static bool parse_index(JigParser *p, void *user) {
    Indices *list = user;
    JigArena *a = jig_parser_arena(p);
    JigSpot spot = jig_parse_spot(p);
    int64_t number = JIG_LLVM_GEP_DYNAMIC;
    int found = jig_parse_try_integer(p, &number);
    JIG_CHECK(found >= 0);
    if (found && (number < INT32_MIN || number > INT32_MAX))
        return jig_parse_error(p, spot, "integer value too large");
    if (!found) {
        JigUnresolved operand;
        JIG_CHECK(jig_parse_operand(p, &operand));
        JIG_ARENA_PUSH(a, list->operands, list->num_operands, list->cap_operands, operand);
    }
    JIG_ARENA_PUSH(a, list->numbers, list->n, list->cap, (int32_t)number);
    return true;
}

static bool parse_gep_indices(JigParser *p, JigSlot *slots, size_t n, JigOpState *s) {
    (void)n, (void)s;
    Indices list = {0};
    JIG_CHECK(jig_parse_list(p, JIG_DELIM_NONE, parse_index, &list, NULL));
    slots[0].operands = list.operands;
    slots[0].n = list.num_operands;
    slots[1].attr = jig_attr_dense_i32(jig_parser_context(p), list.numbers, list.n);
    return true;
}

static void print_gep_indices(JigPrinter *p, const JigOp *op, const JigSlot *slots, size_t n) {
    (void)op, (void)n;
    const JigAttr *numbers = slots[1].attr;
    for (size_t i = 0, next = 0; i < jig_attr_dense_array_len(numbers); i++) {
        int64_t number = jig_attr_dense_array_int(numbers, i);
        if (i)
            jig_print(p, ", ");
        if (number == JIG_LLVM_GEP_DYNAMIC && next < slots[0].n)
            jig_print_value(p, slots[0].values[next++]);
        else
            jig_print_int(p, number);
    }
}

/* ---- alloca: [inalloca] %n x type {...} : (i64) -> !llvm.ptr ---- */

static bool check_alignment(JigParser *p, JigOpState *s) {
    const JigAttr *alignment = jig_state_attr(s, "alignment");
    if (!alignment)
        return true;
    if (!jig_attr_is_int(alignment))
        return jig_parse_error(p, jig_parse_name_spot(p), "expected integer alignment");
    const JigIdent *name = jig_ident(jig_parser_context(p), JIG_STR("alignment"));
    if (jig_attr_int_value(alignment) == 0) /* as if there were none */
        s->attrs = jig_attr_dict_with(jig_state_attrs(s, p), name, NULL);
    return true;
}

/* What the syntax says must not stand in the dictionary before it, too. */
bool jig_llvm_add_attr_once(JigParser *p, JigOpState *s, const char *name, const JigAttr *value) {
    if (jig_state_attr(s, name))
        return jig_parse_error(p, jig_parse_name_spot(p),
                               "attribute '%s' occurs more than once in the attribute list", name);
    jig_state_add_attr(s, p, name, value);
    return true;
}

bool jig_llvm_parse_alloca(JigParser *p, JigOpState *s) {
    JigUnresolved size;
    JigContext *ctx = jig_parser_context(p);
    if (jig_parse_try_keyword(p, "inalloca"))
        jig_state_add_attr(s, p, "inalloca", jig_attr_unit(ctx));
    JIG_CHECK(jig_parse_operand(p, &size) && jig_parse_keyword(p, "x"));
    const JigType *element = jig_parse_type(p);
    JIG_CHECK(element && jig_parse_attr_dict(p, s) && jig_parse_token(p, ":"));
    JigSpot spot = jig_parse_spot(p);
    const JigType *type = jig_parse_type(p);
    JIG_CHECK(type && check_alignment(p, s));
    if (jig_type_kind(type) != JIG_TYPE_FUNCTION || jig_type_num_inputs(type) != 1 ||
        jig_type_num_results(type) != 1)
        return jig_parse_error(p, spot,
                               "expected trailing function type with one argument and one result");
    JIG_CHECK(jig_resolve_operand(p, s, &size, jig_type_inputs(type)[0]));
    if (jig_llvm_is_type(jig_type_results(type)[0], JIG_LLVM_TYPE_PTR))
        JIG_CHECK(jig_llvm_add_attr_once(p, s, "elem_type", jig_attr_of_type(element)));
    jig_state_add_types(s, p, jig_type_results(type), 1);
    return true;
}

void jig_llvm_print_alloca(JigPrinter *p, const JigOp *op) {
    static const char *const elided[] = {"elem_type", "inalloca", NULL};
    static const char *const elided_alignment[] = {"elem_type", "inalloca", "alignment", NULL};
    const JigAttr *alignment = jig_llvm_alloca_alignment_attr(op);
    bool aligned = alignment && jig_attr_int_value(alignment) != 0;
    jig_print(p, jig_llvm_alloca_inalloca(op) ? " inalloca " : " ");
    jig_print_operands(p, op, 0, 1);
    jig_print(p, " x ");
    jig_print_type(p, jig_llvm_alloca_elem_type(op));
    jig_print_attr_dict(p, op, aligned ? elided : elided_alignment);
    jig_print(p, " : ");
    jig_print_functional_type(p, op);
}

/* ---- Types that follow from positions: nothing is written ---- */

/* The type of what is at the position, or NULL and why not. */
const JigType *jig_llvm_type_at(const JigType *container, const JigAttr *position, JigReason *why) {
    const JigType *t = container;
    if (!jig_llvm_is_compatible(t)) {
        jig_refuse(why, JIG_NOWHERE, "expected LLVM IR Dialect type, got {}", jig_fact_type(t));
        return NULL;
    }
    for (size_t i = 0; i < jig_attr_dense_array_len(position); i++) {
        int64_t at = jig_attr_dense_array_int(position, i);
        bool is_array = jig_llvm_is_type(t, JIG_LLVM_TYPE_ARRAY);
        if (!is_array && !jig_llvm_is_type(t, JIG_LLVM_TYPE_STRUCT)) {
            jig_refuse(why, JIG_NOWHERE, "expected LLVM IR structure/array type, got: {}",
                       jig_fact_type(t));
            return NULL;
        }
        uint64_t len = is_array ? jig_llvm_array_len(t) : jig_llvm_struct_len(t);
        if (at < 0 || (uint64_t)at >= len) {
            jig_refuse(why, JIG_NOWHERE, "position out of bounds: {}", jig_fact_int(at));
            return NULL;
        }
        t = is_array ? jig_llvm_array_element(t) : jig_llvm_struct_element(t, (size_t)at);
    }
    return t;
}

static bool parse_part_type(JigParser *p, JigSlot *slots, size_t n, JigOpState *s) {
    (void)n, (void)s;
    JigArena *a = jig_parser_arena(p);
    JigReason why = JIG_REASON(a);
    const JigType *part = jig_llvm_type_at(slots[1].types[0], slots[2].attr, &why);
    if (!part) {
        JigStr said = jig_reason_text(&why, a);
        return jig_parse_error(p, jig_parse_spot(p), "%.*s", JIG_FMT(said));
    }
    slots[0].types = jig_arena_copy(a, &part, sizeof(const JigType *));
    slots[0].n = 1;
    return true;
}

static bool parse_shuffle_type(JigParser *p, JigSlot *slots, size_t n, JigOpState *s) {
    (void)n, (void)s;
    const JigType *from = slots[0].types[0];
    if (!jig_llvm_is_compatible_vector(from))
        return jig_parse_error(p, jig_parse_spot(p), "expected an LLVM compatible vector type");
    int64_t len = (int64_t)jig_attr_dense_array_len(slots[2].attr);
    bool scalable = jig_type_is_scalable(from);
    const JigType *to = jig_type_vector(&len, &scalable, 1, jig_type_element(from));
    slots[1].types = jig_arena_copy(jig_parser_arena(p), &to, sizeof(const JigType *));
    slots[1].n = 1;
    return true;
}

const JigCustomRow jig_llvm_op_customs[JIG_LLVM_NUM_OP_CUSTOMS] = {
    {.name = "OverflowFlags",
     .written = "overflow<nsw|nuw, ...>",
     .parse = parse_overflow_flags,
     .print = print_overflow_flags,
     .parse_optional = try_overflow_flags},
    {.name = "GEPFlags",
     .written = "inbounds|nusw|nuw|inbounds_flag",
     .parse = parse_gep_flags,
     .print = print_gep_flags,
     .parse_optional = try_gep_flags},
    {.name = "GEPIndices",
     .written = "%index|integer, ...",
     .parse = parse_gep_indices,
     .print = print_gep_indices},
    {.name = "InsertExtractValueElementType", .written = "", .parse = parse_part_type},
    {.name = "ShuffleType", .written = "", .parse = parse_shuffle_type},
    {.name = "SwitchOpCases",
     .written = "default: ^block(%operand, ... : type, ...), integer: ^block(%operand, ... : type, "
                "...), ...",
     .parse = jig_llvm_parse_switch_cases,
     .print = jig_llvm_print_switch_cases},
    {.name = "AddressType",
     .parse = jig_llvm_parse_address_type,
     .print = jig_llvm_print_address_type},
    {.name = "IndirectBrOpSucessors",
     .written = "^block(%operand, ... : type, ...), ...",
     .parse = jig_llvm_parse_block_list,
     .print = jig_llvm_print_block_list},
    {.name = "OpBundles",
     .written = "[\"tag\"(%operand, ... : type, ...), ...]",
     .parse = jig_llvm_parse_bundles,
     .print = jig_llvm_print_bundles,
     .parse_optional = jig_llvm_try_bundles},
};
