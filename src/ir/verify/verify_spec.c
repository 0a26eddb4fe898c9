/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What the row itself promises. The order of the checks is visible in which
 * message comes first: numbers of regions, results, successors and operands;
 * structural traits; attributes, operand and result types; predicates; regions;
 * all other traits; the row's own function.
 */
#include "ir/spec/spec.h"
#include "ir/storage.h"
#include "support/check.h"

/* ---- Numbers ---- */

static bool check_regions_count(JigOp *op, const JigSpec *s) {
    size_t n = s->num_regions;
    if (s->variadic_regions)
        return op->num_regions >= n - 1 || jig_op_error(op, "expected %zu or more regions", n - 1);
    if (op->num_regions == n)
        return true;
    if (n == 0)
        return jig_op_error(op, "requires zero regions");
    return n == 1 ? jig_op_error(op, "requires one region")
                  : jig_op_error(op, "expected %zu regions", n);
}

static bool check_results_count(JigOp *op, const JigSpec *s) {
    size_t n = s->num_outs, least = n - s->variadic_outs;
    if (s->variadic_outs)
        return op->num_results >= least || jig_op_error(op, "expected %zu or more results", least);
    if (op->num_results == n)
        return true;
    if (n == 0)
        return jig_op_error(op, "requires zero results");
    return n == 1 ? jig_op_error(op, "requires one result")
                  : jig_op_error(op, "expected %zu results", n);
}

static bool check_successors_count(JigOp *op, const JigSpec *s) {
    size_t n = s->num_succs, least = n - s->variadic_succs, have = op->num_successors;
    if (s->variadic_succs)
        return have >= least ||
               jig_op_error(op, "requires at least %zu successors but found %zu", least, have);
    if (have == n)
        return true;
    if (n == 0)
        return jig_op_error(op, "requires 0 successors but found %zu", have);
    return n == 1 ? jig_op_error(op, "requires 1 successor but found %zu", have)
                  : jig_op_error(op, "requires %zu successors but found %zu", n, have);
}

static bool check_operands_count(JigOp *op, const JigSpec *s) {
    size_t n = s->num_ins, least = n - s->variadic_ins, have = op->num_operands;
    if (s->variadic_ins)
        return have >= least ||
               jig_op_error(op, "expected %zu or more operands, but found %zu", least, have);
    if (have == n)
        return true;
    if (n == 0)
        return jig_op_error(op, "requires zero operands");
    return n == 1 ? jig_op_error(op, "requires a single operand")
                  : jig_op_error(op, "expected %zu operands, but found %zu", n, have);
}

/* ---- Attributes ---- */

static bool check_attrs(JigOp *op, const JigSpec *s) {
    if (jig_spec_has_noted(s, op->attrs, JIG_DICT_FITS))
        return true;
    for (size_t k = 0; k < s->num_props; k++) {
        const JigProp *p = &s->props[s->sorted[k]];
        if (p->required && !jig_attr_dict_find(op->attrs, p->name))
            return jig_op_error(op, "requires attribute '%s'", p->name->ptr);
    }
    for (size_t i = 0; i < s->num_props; i++) {
        const JigProp *p = &s->props[i];
        const JigAttr *x = jig_attr_dict_find(op->attrs, p->name);
        bool cleared = p->native && x == p->otherwise; /* a flag */
        if (x && !cleared && !jig_constraint_admits_attr(p->check, x))
            return jig_op_error(op, "%s '%s' failed to satisfy constraint: %.*s",
                                p->native ? "property" : "attribute", p->name->ptr,
                                JIG_FMT(p->check->summary));
    }
    jig_spec_note(op->name->spec, op->attrs, JIG_DICT_FITS);
    return true;
}

/* ---- Operands and results ---- */

/* Sizes of the inner lists of a variadic of variadics. */
static bool check_inner_sizes(JigOp *op, const JigGroup *g, size_t count) {
    const JigAttr *sizes = jig_attr_dict_find(op->attrs, g->segments);
    if (!sizes || !jig_attr_is_dense_array(sizes, op->name->ctx->i32))
        return jig_op_error(op, "requires dense i32 array attribute '%s'", g->segments->ptr);
    int64_t sum = 0;
    for (size_t i = 0; i < jig_attr_dense_array_len(sizes); i++) {
        int64_t n = jig_attr_dense_array_int(sizes, i);
        if (n < 0)
            return jig_op_error(op, "'%s' attribute cannot have negative elements",
                                g->segments->ptr);
        sum += n;
    }
    if (sum != (int64_t)count)
        return jig_op_error(
            op,
            "%s count (%zu) does not match with the total size (%lld) specified in attribute '%s'",
            g->name ? g->name->ptr : "operand", count, (long long)sum, g->segments->ptr);
    return true;
}

static bool check_type(JigOp *op, JigGroup *g, const JigType *t, const char *what, size_t index) {
    if (t == g->last_ok)
        return true;
    if (!jig_constraint_admits_type(g->type, t))
        return jig_op_error(op, "%s #%zu must be %.*s, but got %s", what, index,
                            JIG_FMT(g->summary), jig_msg_type(t));
    g->last_ok = t;
    return true;
}

static bool check_group_size(JigOp *op, const JigGroup *g, const char *what, size_t start,
                             size_t count) {
    if (g->arity == JIG_OPTIONAL && count > 1)
        return jig_op_error(op, "%s group starting at #%zu requires 0 or 1 element, but found %zu",
                            what, start, count);
    return true;
}

static bool check_operands(JigOp *op, const JigSpec *s) {
    size_t index = 0;
    for (size_t i = 0; i < s->num_ins; i++) {
        JigGroup *g = &s->ins[i];
        size_t start = i, count = 1;
        if (s->variadic_ins)
            jig_op_operand_range(op, i, &start, &count);
        JIG_CHECK(check_group_size(op, g, "operand", index, count));
        if (g->arity == JIG_VARIADIC2)
            JIG_CHECK(check_inner_sizes(op, g, count));
        for (size_t k = 0; k < count; k++)
            JIG_CHECK(check_type(op, g, op->operands[start + k].value->type, "operand", index++));
    }
    return true;
}

static bool check_results(JigOp *op, const JigSpec *s) {
    size_t index = 0;
    for (size_t i = 0; i < s->num_outs; i++) {
        JigGroup *g = &s->outs[i];
        size_t start = i, count = 1;
        if (s->variadic_outs)
            jig_op_result_range(op, i, &start, &count);
        JIG_CHECK(check_group_size(op, g, "result", index, count));
        for (size_t k = 0; k < count; k++)
            JIG_CHECK(check_type(op, g, jig_op_results(op)[start + k].type, "result", index++));
    }
    return true;
}

/* ---- Regions ---- */

static size_t count_blocks(const JigRegion *r, size_t limit) {
    size_t n = 0;
    for (const JigBlock *b = r->first; b && n <= limit; b = b->next)
        n++;
    return n;
}

static bool check_region(JigOp *op, const JigGroup *g, size_t index) {
    if (g->min_blocks < 0 && g->max_blocks < 0)
        return true;
    int32_t bound = g->min_blocks > g->max_blocks ? g->min_blocks : g->max_blocks;
    int64_t n = (int64_t)count_blocks(&jig_op_regions(op)[index], (size_t)bound);
    if ((g->min_blocks < 0 || n >= g->min_blocks) && (g->max_blocks < 0 || n <= g->max_blocks))
        return true;
    if (!g->name)
        return jig_op_error(op, "region #%zu failed to verify constraint: %.*s", index,
                            JIG_FMT(g->summary));
    return jig_op_error(op, "region #%zu ('%s') failed to verify constraint: %.*s", index,
                        g->name->ptr, JIG_FMT(g->summary));
}

static bool check_regions(JigOp *op, const JigSpec *s) {
    for (size_t i = 0; i < s->num_regions; i++) {
        size_t end = s->regions[i].arity == JIG_VARIADIC ? op->num_regions : i + 1;
        for (size_t k = i; k < end && k < op->num_regions; k++)
            JIG_CHECK(check_region(op, &s->regions[i], k));
    }
    return true;
}

/* ---- All of it ---- */

static bool check_each(JigOp *op, const JigTraitUse *const *uses, size_t n) {
    for (size_t i = 0; i < n; i++)
        if (!(uses[i]->row ? uses[i]->row->verify(op) : uses[i]->info->verify(op, uses[i])))
            return false;
    return true;
}

static inline bool check_traits(JigOp *op, const JigChecks *c, bool known) {
    size_t n = known ? c->num_beyond : c->num_all;
    return !n || check_each(op, known ? c->beyond : c->all, n);
}

static bool has_types(const JigOp *op, const JigKnownTypes *k, bool attrs_matter) {
    size_t ins = op->num_operands, outs = op->num_results;
    if (!k->attrs || k->num_operands != ins || k->num_results != outs ||
        (attrs_matter && k->attrs != op->attrs))
        return false;
    for (size_t i = 0; i < ins; i++)
        if (op->operands[i].value->type != k->types[i])
            return false;
    for (size_t i = 0; i < outs; i++)
        if (jig_op_results(op)[i].type != k->types[ins + i])
            return false;
    return true;
}

static JigKnownTypes *find_known(const JigOp *op) {
    JigSpec *s = op->name->spec;
    for (size_t i = 0; i < JIG_KNOWN_KINDS; i++)
        if (has_types(op, &s->known[i], s->attrs_matter))
            return &s->known[i];
    return NULL;
}

JigKnown jig_spec_known(const JigOp *op) {
    JIG_REQUIRE(op && op->name);
#ifdef JIG_STRESS /* all is asked each time: an answer that changes for the same types shows */
    return JIG_KNOWN_NOTHING;
#endif
    (void)jig_spec(op->name);
    const JigKnownTypes *k = find_known(op);
    return !k ? JIG_KNOWN_NOTHING : k->whole ? JIG_KNOWN_WHOLE : JIG_KNOWN_BEFORE;
}

static void note_types(const JigOp *op, bool whole) {
    JigSpec *s = op->name->spec;
    size_t n = 0;
    if (op->num_operands + op->num_results > JIG_KNOWN_TYPES)
        return;
    JigKnownTypes *k = find_known(op);
    if (!k)
        k = &s->known[s->next_known++ % JIG_KNOWN_KINDS];
    for (size_t i = 0; i < op->num_operands; i++)
        k->types[n++] = op->operands[i].value->type;
    for (size_t i = 0; i < op->num_results; i++)
        k->types[n++] = jig_op_results(op)[i].type;
    k->num_operands = op->num_operands;
    k->num_results = op->num_results;
    k->attrs = op->attrs;
    k->whole = whole;
}

static bool check_row(JigOp *op, const JigSpec *s, bool known) {
    return check_regions_count(op, s) && (known || check_results_count(op, s)) &&
           check_successors_count(op, s) && (known || check_operands_count(op, s)) &&
           check_traits(op, &s->structural, known) && check_attrs(op, s) &&
           (known || (check_operands(op, s) && check_results(op, s))) &&
           check_traits(op, &s->predicates, known) && check_regions(op, s) &&
           check_traits(op, &s->others, known) && (!s->row->verify || s->row->verify(op));
}

bool jig_spec_verify(JigOp *op, JigKnown known) {
    const JigSpec *s = jig_spec(op->name);
    if (s->broken)
        return jig_op_error(op, "has a malformed row");
    JIG_CHECK(check_row(op, s, known != JIG_KNOWN_NOTHING));
    if (known == JIG_KNOWN_NOTHING)
        note_types(op, false);
    return true;
}

static bool check_region_trait(JigOp *op, const JigTraitUse *use, bool known) {
    const JigTraitRow *row = use->row;
    if (!row)
        return use->info->verify_regions(op, use);
    return (known || !row->verify_types || row->verify_types(op)) && row->verify_regions(op);
}

static bool check_region_traits(JigOp *op, const JigChecks *c, bool known) {
    const JigTraitUse *const *uses = known ? c->beyond : c->all;
    size_t n = known ? c->num_beyond : c->num_all;
    for (size_t i = 0; i < n; i++)
        JIG_CHECK(check_region_trait(op, uses[i], known));
    return true;
}

bool jig_spec_verify_regions(JigOp *op, JigKnown known) {
    JIG_REQUIRE(op && op->name);
    const JigSpec *s = jig_spec(op->name);
    JIG_CHECK(check_region_traits(op, &s->after, known == JIG_KNOWN_WHOLE));
    if (known != JIG_KNOWN_WHOLE)
        note_types(op, true);
    return !s->row->verify_regions || s->row->verify_regions(op);
}
