/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Ops that become one op of the llvm dialect, with the same operands. Vectors
 * of several dimensions, which are arrays there, are taken apart, and the op is
 * made for each vector of the last dimension.
 */
#include "dialect/llvm/llvm_attrs.h"
#include "dialect/llvm/llvm_types.h"
#include "dialect/vector/vector_util.h"
#include "ir/spec/spec.h"
#include "payload/lower/llvm/to_llvm_int.h"

/* ---- Attributes ---- */
/* The same flags, but for the first, which is the last there. */
const JigAttr *jig_to_llvm_fast_flags(JigContext *ctx, const JigAttr *from) {
    int64_t flags = from ? jig_attr_enum_value(from) : 0;
    return jig_llvm_enum_attr(ctx, JIG_LLVM_ATTR_FASTMATH, flags >> 1 | (flags & 1) << 6);
}

static const JigAttr *overflow_flags(JigContext *ctx, const JigAttr *from) {
    return jig_attr_i32(ctx, (int32_t)jig_attr_enum_value(from)); /* a property there */
}

/* Properties that other dialects and this one have words of their own for. */
enum { FLAGS_OF_FLOATS, FLAGS_OF_INTEGERS };
static const struct {
    const char *from, *to;
    const JigAttr *(*value)(JigContext *ctx, const JigAttr *from);
} renamed[] = {
    [FLAGS_OF_FLOATS] = {"fastmath", "fastmathFlags", jig_to_llvm_fast_flags},
    [FLAGS_OF_INTEGERS] = {"overflowFlags", "overflowFlags", overflow_flags},
};

static JigNamedAttr rename_attr(JigContext *ctx, JigNamedAttr a) {
    for (size_t i = 0; i < JIG_LEN(renamed); i++)
        if (jig_str_is(jig_ident_str(a.name), renamed[i].from))
            return (JigNamedAttr){jig_ident(ctx, jig_str(renamed[i].to)),
                                  renamed[i].value(ctx, a.value)};
    return a;
}

static const JigAttr *rename_attrs(JigContext *ctx, const JigAttr *attrs) {
    size_t n = jig_attr_dict_len(attrs);
    JigNamedAttr few[4], *items = n <= JIG_LEN(few) ? few : jig_calloc(n, sizeof *items);
    for (size_t i = 0; i < n; i++)
        items[i] = rename_attr(ctx, jig_attr_dict_items(attrs)[i]);
    const JigAttr *made = jig_attr_dict(ctx, items, n);
    if (items != few)
        jig_free(items);
    return made;
}

/* Many ops have the same. */
const JigAttr *jig_to_llvm_attrs_of(const JigLlvm *x, const JigOp *op) {
    const JigAttr *attrs = jig_op_attrs(op);
    if (!jig_attr_dict_len(attrs))
        return attrs;
    void **known = jig_to_llvm_renamed_attrs(x, attrs);
    if (!*known)
        *known = (void *)(uintptr_t)rename_attrs(x->ctx, attrs);
    return *known;
}

/* ---- Rows ---- */
/* Counts through the outer dimensions of an array of arrays of vectors. */
static bool next_row(int64_t *at, const JigType *array, size_t depth) {
    if (!depth)
        return false;
    if (next_row(at + 1, jig_llvm_array_element(array), depth - 1))
        return true;
    if (++*at < (int64_t)jig_llvm_array_len(array))
        return true;
    *at = 0;
    return false;
}

static size_t depth_of(const JigType *t, const JigType **row) {
    size_t depth = 0;
    for (; jig_llvm_is_type(t, JIG_LLVM_TYPE_ARRAY); t = jig_llvm_array_element(t))
        depth++;
    *row = t;
    return depth;
}

/* How many; JIG_VECTOR_MANY + 1 stands for more than that. */
static uint64_t num_rows(const JigType *t) {
    uint64_t n = 1;
    for (; jig_llvm_is_type(t, JIG_LLVM_TYPE_ARRAY); t = jig_llvm_array_element(t)) {
        uint64_t len = jig_llvm_array_len(t);
        if (!len)
            return 0;
        n = len > JIG_VECTOR_MANY / n ? JIG_VECTOR_MANY + 1 : n * len;
    }
    return n;
}

bool jig_to_llvm_by_rows(JigRewriter *rw, JigOp *op, JigLlvmRowFn *fn, const JigPattern *self) {
    if (jig_op_num_results(op) != 1)
        return jig_no_match(rw, op, "it has not one result");
    JigLoc loc = jig_op_loc(op);
    const JigType *type = jig_to_llvm_type(jig_to_llvm_of(rw), jig_op_result_type(op, 0)), *row;
    JigValueList all = jig_converted_operands(rw);
    size_t depth = type ? depth_of(type, &row) : 0;
    if (!depth || !all.n)
        return jig_no_match(rw, op, "its result is no vector of several dimensions");
    uint64_t rows = num_rows(type);
    if (rows > JIG_VECTOR_MANY)
        return jig_to_llvm_refuse(rw, op, "its vectors have too many rows");
    JigValue *made = jig_to_llvm_poison(rw, loc, type);
    JigValue **parts = JIG_NEW_ARRAY(rw->arena, JigValue *, all.n);
    int64_t *at = JIG_NEW_ARRAY(rw->arena, int64_t, depth);
    if (rows)
        do {
            for (size_t i = 0; i < all.n; i++)
                parts[i] = jig_to_llvm_extract_along(rw, loc, all.items[i], at, depth);
            JigValue *part = fn(rw, op, (JigValueList){parts, all.n}, row, self);
            if (!part)
                return false;
            made = jig_to_llvm_insert_along(rw, loc, made, part, at, depth);
        } while (next_row(at, type, depth));
    jig_rw_replace1(rw, op, made);
    return true;
}

/* ---- One for one ---- */
/* Flags of floats stay in words of arith where the op has none of its own. */
static const JigAttr *attrs_for(JigRewriter *rw, const JigOp *op, const JigOpName *to) {
    const JigIdent *flags = jig_ident(rw->ctx, jig_str(renamed[FLAGS_OF_FLOATS].to));
    if (jig_op_attr(op, renamed[FLAGS_OF_FLOATS].from) && jig_spec_prop(jig_spec(to), flags) < 0)
        return jig_op_attrs(op);
    return jig_to_llvm_attrs_of(jig_to_llvm_of(rw), op);
}

static JigOp *make_plain(JigRewriter *rw, const JigOp *op, const JigOpRow *to,
                         JigValueList operands, const JigType *type) {
    const JigOpName *name = jig_op_name_of_row(rw->ctx, to);
    JigOpState state = {.loc = jig_op_loc(op),
                        .name = name,
                        .operands = (JigValue **)(uintptr_t)operands.items,
                        .num_operands = operands.n,
                        .types = &type,
                        .num_types = type != NULL,
                        .attrs = attrs_for(rw, op, name)};
    return jig_create(rw, &state);
}

static JigValue *plain_row(JigRewriter *rw, JigOp *op, JigValueList operands, const JigType *type,
                           const JigPattern *self) {
    const JigLlvmPlain *plain = self->data;
    return jig_op_result(make_plain(rw, op, plain->to, operands, type), 0);
}

/* Several results come as a structure. */
static bool replace_by(JigRewriter *rw, JigOp *op, JigOp *by) {
    size_t n = jig_op_num_results(op);
    if (n < 2) {
        jig_rw_replace_op(rw, op, by);
        return true;
    }
    JigValue **values = JIG_NEW_ARRAY(rw->arena, JigValue *, n);
    for (size_t i = 0; i < n; i++)
        values[i] = jig_to_llvm_extract(rw, jig_op_loc(op), jig_op_result(by, 0), (int64_t)i);
    jig_rw_replace(rw, op, values, n);
    return true;
}

bool jig_to_llvm_is_rows(const JigValue *converted) {
    return jig_llvm_is_type(jig_value_type(converted), JIG_LLVM_TYPE_ARRAY);
}

static bool is_small_float(const JigType *t) {
    t = jig_type_element_or_self(t);
    return jig_type_is_float(t) && jig_type_width(t) < 16;
}

bool jig_to_llvm_has_small_floats(const JigOp *op) {
    for (size_t i = 0; i < jig_op_num_operands(op); i++)
        if (is_small_float(jig_value_type(jig_op_operand(op, i))))
            return true;
    for (size_t i = 0; i < jig_op_num_results(op); i++)
        if (is_small_float(jig_op_result_type(op, i)))
            return true;
    return false;
}

bool jig_to_llvm_plain(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    const JigLlvmPlain *plain = self->data;
    if (plain->checks_floats && jig_to_llvm_has_small_floats(op))
        return jig_no_match(rw, op, "unsupported floating point type");
    JigValueList operands = jig_converted_operands(rw);
    if (!plain->whole && operands.n && jig_to_llvm_is_rows(operands.items[0]))
        return jig_to_llvm_by_rows(rw, op, plain_row, self);
    const JigType *type;
    size_t n = jig_op_num_results(op);
    const JigType **types = JIG_NEW_ARRAY(rw->arena, const JigType *, n + 1);
    for (size_t i = 0; i < n; i++)
        types[i] = jig_op_result_type(op, i);
    if (!jig_to_llvm_pack_types(jig_to_llvm_of(rw), types, n, &type))
        return jig_no_match(rw, op, "a result has no type there");
    return replace_by(rw, op, make_plain(rw, op, plain->to, operands, type));
}
