/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Questions to ops whose tensors become buffers, with their defaults. */
#include "analysis/buffering.h"
#include "analysis/in_place.h"
#include "ir/spec/trait.h"
#include "support/arena.h"
#include "support/check.h"

/* ---- Lists ---- */

void jig_buffer_aliases_add(JigBufferAliases *list, JigUse *use, JigValue *value, bool same,
                            bool sure) {
    JIG_REQUIRE(list && use && value);
    if (!list->items) {
        list->items = list->few;
        list->cap = JIG_LEN(list->few);
    }
    if (list->len == list->cap) {
        JigBufferAlias *more = jig_calloc(list->cap * 2, sizeof *more);
        memcpy(more, list->items, list->len * sizeof *more);
        if (list->items != list->few)
            jig_free(list->items);
        list->items = more;
        list->cap *= 2;
    }
    list->items[list->len++] = (JigBufferAlias){use, value, same, sure};
}

void jig_buffer_aliases_free(JigBufferAliases *list) {
    JIG_REQUIRE(list);
    if (list->items && list->items != list->few)
        jig_free(list->items);
    *list = (JigBufferAliases){0};
}

/* ---- The state ---- */

JigBufferOptions jig_buffer_options(void) {
    return (JigBufferOptions){
        .parallel = true, .unknown_layout = JIG_LAYOUT_DYNAMIC, .alignment = 64};
}

void jig_buffering_init(JigBuffering *b, const JigBufferOptions *o, JigInPlace *analysis,
                        JigArena *a) {
    JIG_REQUIRE(b && o);
    *b = (JigBuffering){.options = o, .analysis = analysis, .arena = a};
}

void jig_buffering_free(JigBuffering *b) {
    JIG_REQUIRE(b);
    size_t i = 0;
    const JigPtrEntry *e;
    while ((e = jig_ptrmap_next(&b->functions, &i))) {
        JigFunctionBuffers *f = e->value;
        for (size_t k = 0; k < f->num_args; ++k)
            jig_vec_free(&f->aliases[k]);
    }
    jig_ptrmap_free(&b->functions);
    jig_ptrmap_free(&b->is_read);
    jig_ptrmap_free(&b->defines);
    jig_ptrmap_free(&b->types);
    jig_ptrmap_free(&b->written_later);
    jig_ptrmap_free(&b->globals);
}

void jig_buffering_forget(JigBuffering *b) {
    JIG_REQUIRE(b);
    jig_ptrmap_clear(&b->is_read);
    jig_ptrmap_clear(&b->defines);
    jig_ptrmap_clear(&b->types);
}

JigFunctionBuffers *jig_buffering_of_function(const JigBuffering *b, const JigOp *function) {
    return jig_ptrmap_get(&b->functions, function);
}

const JigBufferOptions *jig_buffering_options(const JigBuffering *b) {
    JIG_REQUIRE(b);
    return b->options;
}

/* ---- Which ops ---- */

bool jig_buffer_is_allowed(JigOp *op, const JigBufferOptions *o) {
    JIG_REQUIRE(op && o);
    const JigBufferIface *iface = jig_buffer(op);
    if (!o->functions && (iface ? iface->boundary : jig_call(op) != NULL))
        return false;
    bool allowed = !o->num_dialects;
    for (size_t i = 0; i < o->num_dialects && !allowed; ++i)
        allowed = jig_str_eq(o->dialects[i], jig_name_dialect(jig_op_name_of(op)));
    return allowed;
}

const JigBufferIface *jig_buffer_of(JigOp *op, const JigBuffering *b) {
    JIG_REQUIRE(op && b);
    const JigBufferIface *iface = jig_buffer(op);
    if (!iface || !jig_buffer_is_allowed(op, b->options))
        return NULL;
    return b->analysis && jig_in_place_leaves_out(b->analysis, op) ? NULL : iface;
}

JigOp *jig_value_owner(const JigValue *v) {
    JIG_REQUIRE(v);
    JigOp *op = jig_value_def(v);
    return op ? op : jig_block_parent_op(jig_value_owner_block(v));
}

static bool any_tensor(JigOp *op) {
    for (size_t i = 0; i < jig_op_num_operands(op); ++i)
        if (jig_type_is_tensor(jig_op_operand_type(op, i)))
            return true;
    for (size_t i = 0; i < jig_op_num_results(op); ++i)
        if (jig_type_is_tensor(jig_op_result_type(op, i)))
            return true;
    for (size_t r = 0; r < jig_op_num_regions(op); ++r)
        for (JigBlock *x = jig_region_first(jig_op_region(op, r)); x; x = jig_block_next(x))
            for (size_t i = 0; i < jig_block_num_args(x); ++i)
                if (jig_type_is_tensor(jig_value_type(jig_block_arg(x, i))))
                    return true;
    return false;
}

bool jig_buffer_has_tensors(JigOp *op) {
    JIG_REQUIRE(op);
    const JigBufferIface *iface = jig_buffer(op);
    return iface && iface->has_tensors ? iface->has_tensors(op) : any_tensor(op);
}

/* ---- Operands ---- */

bool jig_buffer_reads(JigUse *use, JigBuffering *b) {
    JIG_REQUIRE(use && b);
    JigOp *op = jig_use_owner(use);
    const JigBufferIface *iface = jig_buffer_of(op, b);
    return !iface || !iface->reads || iface->reads(op, jig_use_index(use), b);
}

bool jig_buffer_writes(JigUse *use, JigBuffering *b) {
    JIG_REQUIRE(use && b);
    JigOp *op = jig_use_owner(use);
    const JigBufferIface *iface = jig_buffer_of(op, b);
    if (!iface)
        return true;
    return iface->writes ? iface->writes(op, jig_use_index(use), b)
                         : jig_range_has(jig_dps_inits(op), jig_use_index(use));
}

void jig_buffer_values_unknown(JigUse *use, JigBufferAliases *out) {
    JIG_REQUIRE(use && out);
    JigOp *op = jig_use_owner(use);
    for (size_t i = 0; i < jig_op_num_results(op); ++i)
        if (jig_type_is_tensor(jig_op_result_type(op, i)))
            jig_buffer_aliases_add(out, use, jig_op_result(op, i), false, false);
    for (size_t r = 0; r < jig_op_num_regions(op); ++r) {
        JigBlock *entry = jig_region_first(jig_op_region(op, r));
        for (size_t i = 0; entry && i < jig_block_num_args(entry); ++i)
            if (jig_type_is_tensor(jig_value_type(jig_block_arg(entry, i))))
                jig_buffer_aliases_add(out, use, jig_block_arg(entry, i), false, false);
    }
}

void jig_buffer_values_of(JigUse *use, JigBuffering *b, JigBufferAliases *out) {
    JIG_REQUIRE(use && b && out);
    JigOp *op = jig_use_owner(use);
    const JigBufferIface *iface = jig_buffer_of(op, b);
    if (!iface) {
        jig_buffer_values_unknown(use, out);
    } else if (iface->values_of) {
        iface->values_of(op, jig_use_index(use), b, out);
    } else {
        JigValue *tied = jig_dps_tied_result(op, jig_use_index(use));
        if (tied)
            jig_buffer_aliases_add(out, use, tied, true, true);
    }
}

bool jig_buffer_only_aliases(JigUse *use, JigBuffering *b) {
    JIG_REQUIRE(use && b);
    if (!jig_buffer_of(jig_use_owner(use), b) || jig_buffer_reads(use, b) ||
        jig_buffer_writes(use, b))
        return false;
    JigBufferAliases values = {0};
    jig_buffer_values_of(use, b, &values);
    bool any = values.len > 0;
    jig_buffer_aliases_free(&values);
    return any;
}

void jig_buffer_operands_by_values(JigOp *op, JigValue *value, JigBuffering *b,
                                   JigBufferAliases *out) {
    JIG_REQUIRE(op && value && b && out);
    for (size_t i = 0; i < jig_op_num_operands(op); ++i) {
        if (!jig_type_is_tensor(jig_op_operand_type(op, i)))
            continue;
        JigBufferAliases values = {0};
        jig_buffer_values_of(jig_op_use(op, i), b, &values);
        for (size_t k = 0; k < values.len; ++k)
            if (values.items[k].value == value)
                jig_buffer_aliases_add(out, jig_op_use(op, i), value, values.items[k].same,
                                       values.items[k].sure);
        jig_buffer_aliases_free(&values);
    }
}

/* An argument of a later block comes from branches, of which nothing is known here. */
static void operands_unknown(JigOp *op, JigValue *value, JigBufferAliases *out) {
    JigBlock *block = jig_value_owner_block(value);
    if (!op || (block && !jig_block_is_entry(block)))
        return;
    for (size_t i = 0; i < jig_op_num_operands(op); ++i)
        if (jig_type_is_tensor(jig_op_operand_type(op, i)))
            jig_buffer_aliases_add(out, jig_op_use(op, i), value, false, false);
}

void jig_buffer_operands_of(JigValue *value, JigBuffering *b, JigBufferAliases *out) {
    JIG_REQUIRE(value && b && out);
    JigOp *op = jig_value_owner(value);
    const JigBufferIface *iface = jig_buffer_of(op, b);
    if (!iface)
        operands_unknown(op, value, out);
    else if (iface->operands_of)
        iface->operands_of(op, value, b, out);
    else
        jig_buffer_operands_by_values(op, value, b, out);
}

/* ---- Walking back ---- */

static bool may_follow(const JigTrace *t, const JigBufferAlias *alias, JigValue *v) {
    if (t->same_only && !alias->same)
        return false;
    return !t->same_type || jig_value_type(jig_use_value(alias->use)) == jig_value_type(v) ||
           jig_cast(jig_value_def(v));
}

static void add_value(JigTrace *t, JigPtrMap *has, JigValue *v) {
    if (jig_ptrset_add(has, v))
        jig_vec_push(&t->values, v);
}

void jig_buffering_trace(JigTrace *t, JigUse *from, JigBuffering *b) {
    JigPtrMap visited = {0}, has = {0}, waiting = {0};
    JigValueVec work = {0};
    jig_vec_push(&work, jig_use_value(from));
    jig_ptrmap_set(&waiting, jig_use_value(from), t);
    if (t->uses)
        jig_ptrset_add(t->uses, from);
    while (work.len) {
        JigValue *v = jig_vec_pop(&work);
        jig_ptrmap_remove(&waiting, v);
        bool first = jig_ptrset_add(&visited, v);
        if (first && t->found(v, t->user)) {
            add_value(t, &has, v);
            continue;
        }
        JigBufferAliases operands = {0};
        if (first && jig_buffer_of(jig_value_owner(v), b))
            jig_buffer_operands_of(v, b, &operands);
        if (!operands.len && !t->no_leaves)
            add_value(t, &has, v);
        for (size_t i = 0; i < operands.len; ++i) {
            JigUse *use = operands.items[i].use;
            if (!may_follow(t, &operands.items[i], v)) {
                if (!t->no_leaves)
                    add_value(t, &has, v);
                continue;
            }
            if (!jig_ptrmap_has(&waiting, jig_use_value(use))) {
                jig_ptrmap_set(&waiting, jig_use_value(use), t);
                jig_vec_push(&work, jig_use_value(use));
            }
            if (t->uses)
                jig_ptrset_add(t->uses, use);
        }
        jig_buffer_aliases_free(&operands);
    }
    jig_ptrmap_free(&visited);
    jig_ptrmap_free(&has);
    jig_ptrmap_free(&waiting);
    jig_vec_free(&work);
}

/* ---- Values ---- */

typedef struct Inside {
    JigOp *op;
    JigBuffering *b;
} Inside;

static bool is_inside(const JigOp *op, const JigValue *v) {
    JigRegion *region = jig_value_region(v);
    return region && jig_op_is_ancestor(op, jig_region_parent(region));
}

static bool defined_inside(JigValue *v, void *user) {
    Inside *in = user;
    return is_inside(in->op, v) && jig_buffer_defines(v, in->b);
}

static bool defines_by_default(JigOp *op, JigValue *result, JigBuffering *b) {
    JigBufferAliases operands = {0};
    jig_buffer_operands_of(result, b, &operands);
    bool defines = !operands.len;
    for (size_t i = 0; i < operands.len && !defines; ++i)
        defines = jig_buffer_writes(operands.items[i].use, b);
    Inside in = {op, b};
    for (size_t i = 0; i < operands.len && !defines; ++i) {
        if (!is_inside(op, jig_use_value(operands.items[i].use)))
            continue; /* nothing outside comes from inside */
        JigTrace t = {.found = defined_inside, .user = &in, .no_leaves = true};
        jig_buffering_trace(&t, operands.items[i].use, b);
        defines = t.values.len > 0;
        jig_vec_free(&t.values);
    }
    jig_buffer_aliases_free(&operands);
    return defines;
}

bool jig_buffer_defines(JigValue *value, JigBuffering *b) {
    JIG_REQUIRE(value && b);
    JigOp *op = jig_value_def(value);
    const JigBufferIface *iface = op ? jig_buffer_of(op, b) : NULL;
    if (!iface)
        return true;
    if (iface->defines)
        return iface->defines(op, value, b);
    void *known = jig_ptrmap_get(&b->defines, value);
    if (known)
        return (uintptr_t)known == 2;
    bool defines = defines_by_default(op, value, b);
    jig_ptrmap_set(&b->defines, value, (void *)(uintptr_t)(defines ? 2 : 1));
    return defines;
}

/* A value that is asked about, and the number of the one that it comes from. */
typedef struct Asked {
    JigValue *value;
    size_t from;
} Asked;
typedef JIG_VEC(Asked) AskedVec;

/* Does a use of number `i` read it? Values that it only hands on to go to `all`. */
static bool read_by_uses(size_t i, JigBuffering *b, AskedVec *all, JigPtrMap *met) {
    JigUse *use = jig_value_first_use(all->data[i].value);
    for (; use; use = jig_use_next(use)) {
        if (jig_buffer_reads(use, b))
            return true;
        if (!jig_buffer_only_aliases(use, b))
            continue;
        JigBufferAliases values = {0};
        jig_buffer_values_of(use, b, &values);
        for (size_t k = 0; k < values.len; ++k)
            if (jig_ptrset_add(met, values.items[k].value))
                jig_vec_push(all, ((Asked){values.items[k].value, i}));
        jig_buffer_aliases_free(&values);
    }
    return false;
}

/* What is found unread on the way of an unread value is unread as well; what leads to one that is
 * read is read. */
bool jig_buffer_is_read(JigValue *value, JigBuffering *b) {
    JIG_REQUIRE(value && b);
    enum { NO = 1, YES };
    JigPtrMap met = {0};
    AskedVec all = {0};
    bool read = false;
    size_t i = 0;
    jig_ptrset_add(&met, value);
    jig_vec_push(&all, ((Asked){value, 0}));
    for (; i < all.len && !read; ++i) {
        uintptr_t known = (uintptr_t)jig_ptrmap_get(&b->is_read, all.data[i].value);
        read = known ? known == YES : read_by_uses(i, b, &all, &met);
    }
    for (size_t k = 0; k < all.len && !read; ++k)
        jig_ptrmap_set(&b->is_read, all.data[k].value, (void *)(uintptr_t)NO);
    for (size_t k = i - 1; read; k = all.data[k].from) {
        jig_ptrmap_set(&b->is_read, all.data[k].value, (void *)(uintptr_t)YES);
        if (!k)
            break;
    }
    jig_ptrmap_free(&met);
    jig_vec_free(&all);
    return read;
}

bool jig_buffer_is_writable(JigValue *value, JigBuffering *b) {
    JIG_REQUIRE(value && b);
    JigOp *op = jig_value_owner(value);
    const JigBufferIface *iface = op ? jig_buffer_of(op, b) : NULL;
    if (!iface)
        return false;
    return iface->writable ? iface->writable(op, value, b) : jig_value_is_result(value);
}

bool jig_buffer_in_place(JigUse *use, JigBuffering *b) {
    JIG_REQUIRE(use && b);
    if (b->analysis)
        return jig_in_place_is(b->analysis, use);
    const JigBufferIface *iface = jig_buffer(jig_use_owner(use));
    return (iface && iface->between) || !jig_buffer_writes(use, b);
}

bool jig_buffer_same(JigValue *x, JigValue *y, JigBuffering *b) {
    return b->analysis && jig_in_place_same(b->analysis, x, y);
}

bool jig_buffer_may_share(JigValue *x, JigValue *y, JigBuffering *b) {
    return !b->analysis || jig_in_place_may_share(b->analysis, x, y);
}

typedef struct Local {
    JigRegion *region;
    JigValue *except;
    bool ok;
} Local;

static void check_local(JigValue *v, void *user) {
    Local *l = user;
    JigRegion *region = jig_value_region(v);
    if (v != l->except)
        l->ok &= jig_region_is_ancestor(l->region, region) &&
                 (jig_value_is_result(v) || region != l->region);
}

bool jig_buffer_is_local(JigValue *v, JigRegion *region, JigValue *except, JigBuffering *b) {
    JIG_REQUIRE(v && b);
    Local l = {region, except, b->analysis != NULL};
    if (b->analysis)
        jig_in_place_each_alias(b->analysis, v, check_local, &l);
    return l.ok;
}

bool jig_buffer_needs_no_copy(JigUse *use, JigBuffering *b) {
    JIG_REQUIRE(use && b);
    if (b->analysis && jig_in_place_is_undefined(b->analysis, use))
        return true;
    bool reads = jig_buffer_reads(use, b);
    if (reads)
        return false;
    if (jig_buffer_writes(use, b))
        return true;
    JigBufferAliases values = {0};
    jig_buffer_values_of(use, b, &values);
    bool read = false;
    for (size_t i = 0; i < values.len && !read; ++i)
        read = jig_buffer_is_read(values.items[i].value, b);
    jig_buffer_aliases_free(&values);
    return !read;
}

/* ---- Regions ---- */

bool jig_buffer_repeats(JigOp *op, size_t region) {
    JIG_REQUIRE(op);
    const JigBufferIface *iface = jig_buffer(op);
    if (iface && iface->repeats)
        return iface->repeats(op, region);
    return jig_region_branch(op) && jig_region_is_repetitive(op, jig_op_region(op, region));
}

static bool counts(JigOp *op, const JigBufferOptions *o, const JigBufferIface **iface) {
    *iface = op ? jig_buffer(op) : NULL;
    return *iface && jig_buffer_is_allowed(op, o);
}

JigRegion *jig_buffering_repeating_region(JigRegion *region, const JigBufferOptions *o) {
    JIG_REQUIRE(o);
    const JigBufferIface *iface;
    for (; region; region = jig_region_parent_region(region))
        if (counts(jig_region_parent(region), o, &iface) &&
            jig_buffer_repeats(jig_region_parent(region), jig_region_index(region)))
            break;
    return region;
}

JigRegion *jig_buffering_parallel_region(JigRegion *region, const JigBufferOptions *o) {
    JIG_REQUIRE(o);
    const JigBufferIface *iface;
    for (; region; region = jig_region_parent_region(region))
        if (counts(jig_region_parent(region), o, &iface) && iface->parallel &&
            jig_buffer_repeats(jig_region_parent(region), jig_region_index(region)))
            break;
    return region;
}

static bool region_reaches(JigOp *op, JigRegion *from, JigRegion *to) {
    size_t n = jig_op_num_regions(op), len = 0;
    bool *seen = jig_calloc(n + 1, sizeof *seen), found = false;
    JigRegion **work = jig_calloc(n + 1, sizeof *work);
    work[len++] = from;
    while (len && !found) {
        JigRegionSuccs succs = {0};
        jig_region_branch_successors_of(op, work[--len], &succs);
        for (size_t i = 0; i < succs.len; ++i) {
            JigRegion *next = succs.items[i].region;
            found |= next && next == to;
            if (next && !seen[jig_region_index(next)]) {
                seen[jig_region_index(next)] = true;
                work[len++] = next;
            }
        }
        jig_region_succs_free(&succs);
    }
    jig_free(seen);
    jig_free(work);
    return found;
}

static JigRegion *region_with(JigOp *op, JigOp *inner) {
    for (JigRegion *r = jig_op_parent_region(inner); r; r = jig_region_parent_region(r))
        if (jig_region_parent(r) == op)
            return r;
    return NULL;
}

bool jig_buffering_in_exclusive_regions(JigOp *a, JigOp *b) {
    for (JigOp *op = jig_op_parent(a); op; op = jig_op_parent(op)) {
        if (!jig_region_branch(op) || !jig_op_is_proper_ancestor(op, b))
            continue;
        JigRegion *x = region_with(op, a), *y = region_with(op, b);
        return x != y && !region_reaches(op, x, y) && !region_reaches(op, y, x);
    }
    return false;
}
