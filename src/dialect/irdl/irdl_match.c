/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Definitions of operations as predicates on payload ops. Constraints speak
 * about attributes; a type is a type attribute to them. A constraint that has
 * accepted something is bound to it: it accepts nothing else any more while
 * the same op is looked at.
 */
#include "dialect/irdl/irdl_int.h"
#include "ir/context.h"
#include "support/check.h"
#include "support/map.h"

enum {
    STEPS = 100000, /* for one op: constraints that share parts can ask the same again and again */
};

/* ---- Names of types and attributes ---- */

static const char *const type_names[] = {
    [JIG_TYPE_INTEGER] = "integer",
    [JIG_TYPE_INDEX] = "index",
    [JIG_TYPE_COMPLEX] = "complex",
    [JIG_TYPE_NONE] = "none",
    [JIG_TYPE_VECTOR] = "vector",
    [JIG_TYPE_TENSOR] = "tensor",
    [JIG_TYPE_UNRANKED_TENSOR] = "unranked_tensor",
    [JIG_TYPE_MEMREF] = "memref",
    [JIG_TYPE_UNRANKED_MEMREF] = "unranked_memref",
    [JIG_TYPE_TUPLE] = "tuple",
    [JIG_TYPE_FUNCTION] = "function",
    [JIG_TYPE_OPAQUE] = "opaque",
};
static const char *const attr_names[] = {
    [JIG_ATTR_UNIT] = "unit",
    [JIG_ATTR_INTEGER] = "integer",
    [JIG_ATTR_FLOAT] = "float",
    [JIG_ATTR_STRING] = "string",
    [JIG_ATTR_TYPE] = "type",
    [JIG_ATTR_ARRAY] = "array",
    [JIG_ATTR_DICT] = "dictionary",
    [JIG_ATTR_SYMBOL_REF] = "symbol_ref",
    [JIG_ATTR_MAP] = "affine_map",
    [JIG_ATTR_SET] = "integer_set",
    [JIG_ATTR_DENSE] = "dense_int_or_fp_elements",
    [JIG_ATTR_DENSE_STRING] = "dense_string_elements",
    [JIG_ATTR_RESOURCE] = "dense_resource_elements",
    [JIG_ATTR_SPARSE] = "sparse_elements",
    [JIG_ATTR_DENSE_ARRAY] = "dense_array",
    [JIG_ATTR_STRIDED_LAYOUT] = "strided_layout",
    [JIG_ATTR_DISTINCT] = "distinct",
    [JIG_ATTR_OPAQUE] = "opaque",
    [JIG_ATTR_LOC_UNKNOWN] = "unknown_loc",
    [JIG_ATTR_LOC_FILE] = "file_line_range",
    [JIG_ATTR_LOC_NAME] = "name_loc",
    [JIG_ATTR_LOC_FUSED] = "fused_loc",
    [JIG_ATTR_LOC_CALLSITE] = "call_site_loc",
};

static const char prefix[] = "builtin.";

/* Is `name` "builtin." and then `rest`? */
static bool is_builtin(JigStr name, const char *rest) {
    size_t n = sizeof prefix - 1;
    return rest && name.len > n && memcmp(name.ptr, prefix, n) == 0 &&
           jig_str_is((JigStr){name.ptr + n, name.len - n}, rest);
}

static bool is_known(JigContext *ctx, JigStr base) {
    JigStr name = {base.ptr + 1, base.len - 1};
    bool type = base.ptr[0] == '!';
    bool found = type && is_builtin(name, "graph"); /* a type that text cannot name */
    for (int i = 0; type && i < JIG_FLOAT_KINDS; i++)
        found |= is_builtin(name, jig_float_format((JigFloatKind)i)->name);
    const char *const *names = type ? type_names : attr_names;
    size_t n = type ? JIG_LEN(type_names) : JIG_LEN(attr_names);
    for (size_t i = 0; i < n; i++)
        found |= is_builtin(name, names[i]);
    return found || (type ? (const void *)jig_context_find_type_row(ctx, name)
                          : (const void *)jig_context_find_attr_row(ctx, name)) != NULL;
}

static bool type_has_name(const JigType *t, JigStr name) {
    if (jig_type_kind(t) == JIG_TYPE_DIALECT)
        return jig_str_is(name, jig_type_row(t)->name);
    if (jig_type_kind(t) == JIG_TYPE_FLOAT)
        return is_builtin(name, jig_float_format(jig_type_float_kind(t))->name);
    return is_builtin(name, type_names[jig_type_kind(t)]);
}

static bool has_base(const JigAttr *x, JigStr base) {
    JigStr name = {base.ptr + 1, base.len - 1};
    if (base.ptr[0] == '!')
        return jig_attr_is_type(x) && type_has_name(jig_attr_type_value(x), name);
    if (jig_attr_kind(x) == JIG_ATTR_DIALECT)
        return jig_str_is(name, jig_attr_row(x)->name);
    return is_builtin(name, attr_names[jig_attr_kind(x)]);
}

/* ---- Constraints ---- */

typedef struct Match {
    const JigBlock *body; /* of the definition */
    JigPtrMap bound;      /* constraint -> what it accepted */
    size_t steps;
    bool gave_up;
    JigReason *why;         /* it did; or NULL */
    const JigAttr *refused; /* the name of the part that is not as it is defined; or NULL */
} Match;

static bool give_up(Match *m, const char *text) {
    m->gave_up = true;
    return jig_refuse(m->why, jig_block_parent_op(m->body), text);
}

/* The constraint that `v` is, or the region. NULL: something else, or a predicate in C++, which
 * can't be asked; the reference passes over these. */
static const JigOp *part_of(const JigBlock *body, const JigValue *v) {
    const JigOp *op = jig_value_def(v);
    bool own = op && jig_op_block(op) == body && !jig_op_is(op, JIG_IRDL(C_PRED));
    return own && jig_str_starts_with(jig_op_name_of(op), "irdl.") ? op : NULL;
}

static bool accepts(Match *m, const JigValue *constraint, const JigAttr *x);

static bool accepts_of(Match *m, const JigOp *op, const JigAttr *x, bool all) {
    for (size_t i = 0; i < jig_op_num_operands(op); i++)
        if (part_of(m->body, jig_op_operand(op, i)) && accepts(m, jig_op_operand(op, i), x) != all)
            return !all;
    return all;
}

/* Of a type or attribute of a definition: is `definition` it? */
static bool is_defined_by(const JigAttr *x, const JigOp *definition) {
    bool type = jig_attr_is_type(x);
    const JigType *t = type ? jig_attr_type_value(x) : NULL;
    if (!definition ||
        (type ? jig_type_kind(t) != JIG_TYPE_DIALECT : jig_attr_kind(x) != JIG_ATTR_DIALECT))
        return false;
    JigStr name = jig_str(type ? jig_type_row(t)->name : jig_attr_row(x)->name);
    JigStr own = jig_symbol_name(definition), dialect = jig_symbol_name(jig_op_parent(definition));
    bool sigil = own.len && (own.ptr[0] == '!' || own.ptr[0] == '#');
    own = (JigStr){own.ptr + sigil, own.len - sigil};
    return jig_op_is(definition, type ? JIG_IRDL(TYPE) : JIG_IRDL(ATTRIBUTE)) &&
           name.len == dialect.len + 1 + own.len && jig_str_starts_with(name, dialect.ptr) &&
           memcmp(name.ptr + dialect.len + 1, own.ptr, own.len) == 0;
}

static bool accepts_parameters(Match *m, const JigOp *constraint, const JigAttr *x) {
    if (!is_defined_by(x, jig_irdl_lookup(jig_block_parent_op(m->body),
                                          jig_irdl_parametric_base_type_attr(constraint))))
        return false;
    const JigType *t = jig_attr_is_type(x) ? jig_attr_type_value(x) : NULL;
    size_t n = t ? jig_type_num_params(t) : jig_attr_num_params(x);
    if (n != jig_op_num_operands(constraint))
        return false;
    for (size_t i = 0; i < n; i++)
        if (!accepts(m, jig_op_operand(constraint, i),
                     t ? jig_type_param(t, i) : jig_attr_param(x, i)))
            return false;
    return true;
}

static bool satisfies(Match *m, const JigOp *constraint, const JigAttr *x) {
    if (jig_op_is(constraint, JIG_IRDL(ANY)))
        return true;
    if (jig_op_is(constraint, JIG_IRDL(IS))) {
        const JigAttr *expected = jig_irdl_is_expected_attr(constraint);
        return expected == x;
    }
    if (jig_op_is(constraint, JIG_IRDL(BASE)))
        return jig_irdl_base_base_ref_attr(constraint)
                   ? is_defined_by(x, jig_irdl_lookup(jig_block_parent_op(m->body),
                                                      jig_irdl_base_base_ref_attr(constraint)))
                   : has_base(x, jig_irdl_base_base_name(constraint));
    if (jig_op_is(constraint, JIG_IRDL(PARAMETRIC)))
        return accepts_parameters(m, constraint, x);
    if (jig_op_is(constraint, JIG_IRDL(ANY_OF)))
        return accepts_of(m, constraint, x, false);
    return jig_op_is(constraint, JIG_IRDL(ALL_OF)) && accepts_of(m, constraint, x, true);
}

static bool accepts(Match *m, const JigValue *constraint, const JigAttr *x) {
    const JigAttr *before = jig_ptrmap_get(&m->bound, constraint);
    if (before)
        return before == x;
    if (++m->steps > STEPS || !jig_stack_ok(jig_value_context(constraint)))
        return give_up(m, "takes too many steps to compare with an op");
    const JigOp *op = part_of(m->body, constraint);
    if (m->gave_up || !op || !satisfies(m, op, x))
        return false;
    jig_ptrmap_set(&m->bound, constraint, (void *)x);
    return true;
}

/* ---- Operands and results ---- */

/* Properties come first, which an unregistered op keeps apart. */
static const JigAttr *attr_of(const JigOp *op, JigStr name) {
    const JigAttr *props = jig_op_unregistered_props(op);
    bool there = props && jig_attr_kind(props) == JIG_ATTR_DICT;
    const JigAttr *x = there ? jig_attr_dict_get(props, name) : NULL;
    return x ? x : jig_attr_dict_get(jig_op_attrs(op), name);
}

JigOp *jig_irdl_part(const JigOp *definition, const JigOpRow *row) {
    JIG_REQUIRE(definition);
    JigBlock *body = jig_op_body(definition);
    for (JigOp *op = jig_block_first(body); op; op = jig_op_next(op))
        if (jig_op_is(op, row))
            return op;
    return NULL;
}

/* Of which values a definition speaks. */
typedef struct Segments {
    const JigOp *definitions;
    const JigAttr *written; /* sizes that the op says; NULL: follow from the number */
    size_t spare;           /* size of the only one that may have any */
} Segments;

static int64_t kind_of(const JigOp *definitions, size_t i) {
    const JigAttr *kinds = jig_attr_param(jig_irdl_variadicity_attr(definitions), 0);
    return jig_attr_enum_value(jig_attr_array_at(kinds, i));
}

static int64_t size_of(const Segments *s, size_t i) {
    if (s->written)
        return jig_attr_dense_array_int(s->written, i);
    return kind_of(s->definitions, i) == JIG_IRDL_SINGLE ? 1 : (int64_t)s->spare;
}

static bool sizes_fit(const Segments *s, size_t n) {
    size_t sum = 0;
    for (size_t i = 0; i < jig_op_num_operands(s->definitions); i++) {
        int64_t size = size_of(s, i), kind = kind_of(s->definitions, i);
        if (size < 0 || (kind == JIG_IRDL_SINGLE && size != 1) ||
            (kind == JIG_IRDL_OPTIONAL && size > 1))
            return false;
        sum += (size_t)size;
    }
    return sum == n;
}

static bool split(Segments *s, const JigOp *op, size_t n, const char *sizes_name) {
    size_t count = jig_op_num_operands(s->definitions), num_variadic = 0;
    for (size_t i = 0; i < count; i++)
        num_variadic += kind_of(s->definitions, i) != JIG_IRDL_SINGLE;
    if (num_variadic > 1) {
        const JigAttr *written = attr_of(op, jig_str(sizes_name));
        const JigType *i32 = jig_type_i(jig_op_context(op), 32);
        if (!written || !jig_attr_is_dense_array(written, i32) ||
            jig_attr_dense_array_len(written) != count)
            return false;
        s->written = written;
    } else if (n < count - num_variadic) {
        return false;
    }
    s->spare = n - (count - num_variadic);
    return sizes_fit(s, n);
}

/* Where the reference passes over what is no constraint, those behind it move up. */
static size_t skip_others(const Match *m, const JigOp *definitions, size_t i) {
    while (i < jig_op_num_operands(definitions) &&
           !part_of(m->body, jig_op_operand(definitions, i)))
        i++;
    return i;
}

/* Types of the op's operands, or of its results. */
static bool accepts_values(Match *m, const JigOp *definitions, const JigOp *op, bool results) {
    size_t n = results ? jig_op_num_results(op) : jig_op_num_operands(op), at = 0;
    if (!definitions)
        return n == 0;
    Segments s = {.definitions = definitions};
    if (!split(&s, op, n, results ? "resultSegmentSizes" : "operandSegmentSizes"))
        return false;
    size_t num_definitions = jig_op_num_operands(definitions), part = 0;
    for (size_t i = 0; i < num_definitions; i++, part++) {
        part = skip_others(m, definitions, part);
        for (int64_t k = size_of(&s, i); k > 0; k--, at++) {
            const JigValue *v = results ? jig_op_result(op, at) : jig_op_operand(op, at);
            if (part >= num_definitions)
                return give_up(m, "has values of which a constraint that can be asked is missing");
            m->refused = jig_attr_array_at(results ? jig_irdl_results_names_attr(definitions)
                                                   : jig_irdl_operands_names_attr(definitions),
                                           i);
            if (!accepts(m, jig_op_operand(definitions, part), jig_attr_of_type(jig_value_type(v))))
                return false;
        }
    }
    m->refused = NULL;
    return true;
}

/* ---- Attributes and regions ---- */

/* Of two constraints on one name the last counts. What an unregistered op keeps apart as properties
 * is not looked at. */
static bool accepts_attributes(Match *m, const JigOp *definitions, const JigOp *op) {
    JigPtrMap seen = {0};
    bool ok = true;
    for (size_t i = definitions ? jig_op_num_operands(definitions) : 0; ok && i-- > 0;) {
        const JigValue *constraint = jig_op_operand(definitions, i);
        const JigAttr *name =
            jig_attr_array_at(jig_irdl_attributes_attribute_value_names_attr(definitions), i);
        if (!part_of(m->body, constraint) || !jig_ptrset_add(&seen, (void *)name))
            continue;
        const JigAttr *x = jig_attr_dict_get(jig_op_attrs(op), jig_attr_string_value(name));
        ok = x && accepts(m, constraint, x);
        m->refused = ok ? NULL : name;
    }
    jig_ptrmap_free(&seen);
    return ok;
}

/* How many of the op's operands are parts. */
static size_t num_parts(const Match *m, const JigOp *op) {
    size_t n = 0;
    for (size_t i = 0; i < jig_op_num_operands(op); i++)
        n += part_of(m->body, jig_op_operand(op, i)) != NULL;
    return n;
}

static bool accepts_arguments(Match *m, const JigOp *definition, const JigBlock *entry) {
    if ((entry ? jig_block_num_args(entry) : 0) != num_parts(m, definition))
        return false;
    for (size_t i = 0, arg = 0; i < jig_op_num_operands(definition); i++) {
        const JigValue *constraint = jig_op_operand(definition, i);
        if (part_of(m->body, constraint) &&
            !accepts(m, constraint, jig_attr_of_type(jig_value_type(jig_block_arg(entry, arg++)))))
            return false;
    }
    return true;
}

static bool accepts_region(Match *m, const JigOp *definition, const JigRegion *region) {
    const JigBlock *entry = jig_region_first(region);
    if (jig_irdl_region_constrained_arguments_attr(definition))
        JIG_CHECK(accepts_arguments(m, definition, entry));
    int64_t want = jig_irdl_region_number_of_blocks(definition, -1), blocks = 0;
    for (const JigBlock *b = entry; b && blocks <= want; b = jig_block_next(b))
        blocks++;
    return want < 0 || blocks == want;
}

static bool accepts_regions(Match *m, const JigOp *definitions, const JigOp *op) {
    if (jig_op_num_regions(op) != (definitions ? num_parts(m, definitions) : 0))
        return false;
    for (size_t i = 0, region = 0; definitions && i < jig_op_num_operands(definitions); i++) {
        const JigOp *definition = part_of(m->body, jig_op_operand(definitions, i));
        if (definition && !accepts_region(m, definition, jig_op_region(op, region++)))
            return false;
    }
    return true;
}

/* ---- Operations ---- */

/* What of the op is not as the definition says; NULL: all is. */
static const char *unlike(Match *m, const JigOp *operation, const JigOp *op) {
    if (!accepts_values(m, jig_irdl_part(operation, JIG_IRDL(OPERANDS)), op, false))
        return "operands";
    if (!accepts_values(m, jig_irdl_part(operation, JIG_IRDL(RESULTS)), op, true))
        return "results";
    if (!accepts_attributes(m, jig_irdl_part(operation, JIG_IRDL(ATTRIBUTES)), op))
        return "attributes";
    return accepts_regions(m, jig_irdl_part(operation, JIG_IRDL(REGIONS)), op) ? NULL : "regions";
}

bool jig_irdl_matches(const JigOp *operation, const JigOp *op, bool *gave_up, JigReason *why) {
    Match m = {.body = jig_op_body(operation), .why = why};
    bool ok = !unlike(&m, operation, op);
    *gave_up = m.gave_up;
    jig_ptrmap_free(&m.bound);
    return ok && !m.gave_up;
}

const char *jig_irdl_unlike(const JigOp *operation, const JigOp *op, JigStr *which) {
    JIG_REQUIRE(operation && op && which);
    Match m = {.body = jig_op_body(operation)};
    const char *part = unlike(&m, operation, op);
    jig_ptrmap_free(&m.bound);
    *which = m.refused ? jig_attr_string_value(m.refused) : JIG_STR("");
    return part;
}

bool jig_irdl_check(JigOp *operation) {
    JigContext *ctx = jig_op_context(operation);
    JigBlock *body = jig_op_body(operation);
    for (JigOp *op = jig_block_first(body); op; op = jig_op_next(op)) {
        JigStr base = jig_op_is(op, JIG_IRDL(BASE)) ? jig_irdl_base_base_name(op) : JIG_STR("");
        if (base.len && !is_known(ctx, base))
            return jig_op_emit_error(op, "no registered %s with name %.*s",
                                     base.ptr[0] == '!' ? "type" : "attribute", JIG_FMT(base));
    }
    return true;
}
