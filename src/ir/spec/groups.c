/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Operand and result groups: which operands (results) a name of the row means. */
#include "ir/spec/spec.h"
#include "ir/storage.h"
#include "support/check.h"

typedef struct Groups {
    const JigGroup *items;
    size_t n, num_variadic;
    bool segments;
    const JigIdent *sizes;
} Groups;

static Groups groups_of(const JigSpec *s, bool results) {
    const JigContext *ctx = s->name->ctx;
    return results ? (Groups){s->outs, s->num_outs, s->variadic_outs, s->result_segments,
                              ctx->id.result_segments}
                   : (Groups){s->ins, s->num_ins, s->variadic_ins, s->operand_segments,
                              ctx->id.operand_segments};
}

static const JigAttr *segment_sizes(const Groups *g, const JigAttr *attrs) {
    const JigAttr *x = attrs ? jig_attr_dict_find(attrs, g->sizes) : NULL;
    return x && x->kind == JIG_ATTR_DENSE_ARRAY && x->u.dense_array.n == g->n ? x : NULL;
}

/* They are i32 in every valid op. */
static uint32_t segment(const JigAttr *sizes, size_t i) {
    return sizes->u.dense_array.element == sizes->ctx->i32
               ? ((const uint32_t *)sizes->u.dense_array.data)[i]
               : (uint32_t)jig_attr_dense_array_int(sizes, i);
}

/* The size of every variadic group when nothing but their number is known. */
static size_t variadic_size(const Groups *g, size_t total) {
    size_t fixed = g->n - g->num_variadic, rest = total > fixed ? total - fixed : 0;
    return g->num_variadic > 1 ? rest / g->num_variadic : g->num_variadic ? rest : 0;
}

/* Where a group begins and its size; an op that is not valid (yet) may have fewer. */
static void variadic_range(const Groups *g, const JigAttr *attrs, size_t total, size_t group,
                           size_t *start, size_t *count) {
    *start = 0;
    if (g->segments) {
        const JigAttr *sizes = segment_sizes(g, attrs);
        for (size_t i = 0; sizes && i < group; i++)
            *start += segment(sizes, i);
        *count = sizes ? segment(sizes, group) : 0;
        return;
    }
    size_t each = variadic_size(g, total);
    for (size_t i = 0; i < group; i++)
        *start += g->items[i].arity == JIG_ONE ? 1 : each;
    *count = g->items[group].arity == JIG_ONE ? 1 : each;
}

static void range(const JigSpec *s, bool results, const JigAttr *attrs, size_t total, size_t group,
                  size_t *start, size_t *count) {
    *start = group;
    *count = 1;
    if (results ? s->variadic_outs : s->variadic_ins) {
        Groups g = groups_of(s, results);
        variadic_range(&g, attrs, total, group, start, count);
    }
    if (*start > total)
        *start = total;
    if (*count > total - *start)
        *count = total - *start;
}

void jig_op_operand_range(const JigOp *op, size_t group, size_t *start, size_t *count) {
    JIG_REQUIRE(op && start && count);
    range(jig_spec(op->name), false, op->attrs, op->num_operands, group, start, count);
}

void jig_op_result_range(const JigOp *op, size_t group, size_t *start, size_t *count) {
    JIG_REQUIRE(op && start && count);
    range(jig_spec(op->name), true, op->attrs, op->num_results, group, start, count);
}

JigValue *jig_op_operand_group(const JigOp *op, size_t group) {
    size_t start, count;
    jig_op_operand_range(op, group, &start, &count);
    return count ? op->operands[start].value : NULL;
}

bool jig_spec_split(const JigSpec *s, bool results, const JigAttr *attrs, size_t n,
                    uint32_t *sizes) {
    Groups g = groups_of(s, results);
    const JigAttr *segments = g.segments ? segment_sizes(&g, attrs) : NULL;
    size_t each = variadic_size(&g, n), sum = 0;
    if (g.segments && !segments)
        return false;
    for (size_t i = 0; i < g.n; i++) {
        sizes[i] = segments                      ? segment(segments, i)
                   : g.items[i].arity == JIG_ONE ? 1
                                                 : (uint32_t)each;
        sum += sizes[i];
    }
    return sum == n;
}

static void update_segment(JigOp *op, size_t group, size_t n) {
    const JigSpec *s = jig_spec(op->name);
    Groups g = groups_of(s, false);
    const JigAttr *sizes = segment_sizes(&g, op->attrs);
    int32_t *values = jig_calloc(g.n + 1, sizeof *values);
    for (size_t i = 0; sizes && i < g.n; i++)
        values[i] = (int32_t)segment(sizes, i);
    values[group] = (int32_t)n;
    jig_op_set_attrs(
        op, jig_attr_dict_with(op->attrs, g.sizes, jig_attr_dense_i32(op->name->ctx, values, g.n)));
    jig_free(values);
}

void jig_op_set_operand_group(JigOp *op, size_t group, JigValue *const *values, size_t n) {
    JIG_REQUIRE(op && (values || !n));
    size_t start, count;
    jig_op_operand_range(op, group, &start, &count);
    size_t common = n < count ? n : count;
    for (size_t i = 0; i < common; i++)
        jig_op_set_operand(op, start + i, values[i]);
    if (count > common)
        jig_op_erase_operands(op, start + common, count - common);
    else if (n > common)
        jig_op_insert_operands(op, start + common, values + common, n - common);
    if (n != count && jig_spec(op->name)->operand_segments)
        update_segment(op, group, n);
}
