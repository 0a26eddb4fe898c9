/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Simplifying what flows between the regions of an op and out of it: values
 * that are the same wherever they come from, values that always go together,
 * and values that nobody uses.
 *
 * An input is an argument of a region's entry block, or a result of the op. A
 * flow is an operand of the op, or of a terminator in it, that becomes an input.
 */
#include "jig/iface.h"
#include "rewrite/rewriter.h"
#include "support/check.h"

typedef struct Flow {
    JigOp *source;
    size_t operand, input; /* input: index into Flows.inputs */
    size_t from;           /* number of the source */
} Flow;

/* Invariant: flows are sorted by input, those of input i are all[start[i]] ..
 * start[i + 1], in the order of control flow edges; inputs of one region thus
 * have lists that correspond item by item. */
typedef struct Flows {
    JigOp *op;
    Flow *all;
    size_t num, cap, num_sources;
    JigValue **inputs; /* in the order in which they were met */
    size_t num_inputs, *start;
    size_t *first; /* by region: place of its entry's arguments in `numbers`; results come first */
    size_t *numbers; /* of the inputs + 1, by place; 0: no input */
    JigArena arena;
} Flows;

/* Place of a result of the op, or of an argument of an entry block; else SIZE_MAX. */
static size_t place_of(const Flows *f, const JigValue *v) {
    if (!v->is_arg)
        return jig_result_op(v) == f->op ? v->index : SIZE_MAX;
    const JigBlock *block = jig_arg_block(v);
    const JigRegion *region = block->region;
    if (!region || region->parent != f->op || region->first != block)
        return SIZE_MAX;
    return f->first[region - jig_op_regions(f->op)] + v->index;
}

/* Number of `v` among the inputs, or SIZE_MAX. */
static size_t find_input(const Flows *f, const JigValue *v) {
    size_t place = place_of(f, v);
    return place == SIZE_MAX ? SIZE_MAX : f->numbers[place] - 1;
}

static size_t input_number(Flows *f, JigValue *input) {
    size_t *number = &f->numbers[place_of(f, input)];
    if (!*number) {
        f->inputs[f->num_inputs++] = input;
        *number = f->num_inputs;
    }
    return *number - 1;
}

static void add_flow(Flows *f, Flow flow) {
    JIG_ARENA_PUSH(&f->arena, f->all, f->num, f->cap, flow);
}

static void add_flows_from(Flows *f, JigOp *op, JigOp *from) {
    JigRegionSuccs succs = {0};
    jig_region_branch_successors(op, from, NULL, &succs);
    for (size_t i = 0; i < succs.len; i++) {
        const JigRegionSucc *to = &succs.items[i];
        JigOperandRange r = from ? jig_region_terminator_operands(from, to)
                                 : jig_region_branch_entry_operands(op, to);
        for (size_t k = 0; k < r.count && k < to->count; k++) {
            size_t input = input_number(f, jig_region_succ_input(op, to, k));
            add_flow(f, (Flow){from ? from : op, r.start + k, input, f->num_sources});
        }
    }
    f->num_sources++;
    jig_region_succs_free(&succs);
}

static void sort_by_input(Flows *f) {
    size_t n = f->num_inputs, *next = JIG_NEW_ARRAY(&f->arena, size_t, n + 1);
    f->start = JIG_NEW_ARRAY(&f->arena, size_t, n + 1);
    for (size_t i = 0; i < f->num; i++)
        f->start[f->all[i].input + 1]++;
    for (size_t i = 0; i < n; i++)
        next[i + 1] = f->start[i + 1] += f->start[i];
    Flow *sorted = JIG_NEW_ARRAY(&f->arena, Flow, f->num + 1);
    for (size_t i = 0; i < f->num; i++)
        sorted[next[f->all[i].input]++] = f->all[i];
    f->all = sorted;
}

static size_t num_entry_args(const JigRegion *r) {
    return r->first ? r->first->num_args : 0;
}

/* How many values of `op` might be inputs. */
static size_t num_places(const JigOp *op) {
    size_t n = op->num_results;
    for (size_t i = 0; i < op->num_regions; i++)
        n += num_entry_args(&jig_op_regions(op)[i]);
    return n;
}

static Flows collect_flows(JigOp *op) {
    Flows f = {.op = op};
    size_t n = num_places(op), place = op->num_results;
    jig_arena_init(&f.arena);
    f.inputs = JIG_NEW_ARRAY(&f.arena, JigValue *, n);
    f.numbers = JIG_NEW_ARRAY(&f.arena, size_t, n);
    f.first = JIG_NEW_ARRAY(&f.arena, size_t, op->num_regions);
    for (size_t i = 0; i < op->num_regions; i++) {
        f.first[i] = place;
        place += num_entry_args(&jig_op_regions(op)[i]);
    }
    add_flows_from(&f, op, NULL);
    for (size_t i = 0; i < op->num_regions; i++)
        for (JigBlock *b = jig_op_regions(op)[i].first; b; b = b->next)
            if (b->last && jig_region_terminator(b->last))
                add_flows_from(&f, op, b->last);
    sort_by_input(&f);
    return f;
}

static void free_flows(Flows *f) {
    jig_arena_free(&f->arena);
}

static JigValue *flowing(const Flow *f) {
    return f->source->operands[f->operand].value;
}

/* ---- Inputs that are one value wherever they come from ---- */

/* The only value that is not an input itself and reaches `input`; NULL when
 * there are several. */
static JigValue *only_reaching(const Flows *f, size_t input) {
    bool *seen = jig_calloc(f->num_inputs, sizeof *seen);
    size_t *work = jig_calloc(f->num_inputs, sizeof *work), len = 0;
    JigValue *only = NULL;
    bool several = false;
    seen[input] = true;
    work[len++] = input;
    while (len && !several) {
        size_t at = work[--len];
        for (size_t i = f->start[at]; i < f->start[at + 1] && !several; i++) {
            JigValue *v = flowing(&f->all[i]);
            size_t next = find_input(f, v);
            if (next == SIZE_MAX) {
                several = only && only != v;
                only = v;
            } else if (!seen[next]) {
                seen[next] = true;
                work[len++] = next;
            }
        }
    }
    jig_free(seen);
    jig_free(work);
    return several ? NULL : only;
}

/* Can `v` be used in and after `op`? */
static bool is_defined_before(JigOp *op, JigValue *v) {
    const JigRegion *scope = jig_value_region(v);
    const JigOp *owner = scope ? jig_region_parent(scope) : NULL;
    if (!owner || owner == op || !jig_op_is_proper_ancestor(owner, op))
        return false;
    JigOp *def = jig_value_def(v);
    JigOp *here = def ? jig_block_ancestor(def->block, op) : NULL;
    return !here || (here != def && jig_op_is_before(def, here));
}

bool jig_make_region_inputs_dead(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    JIG_REQUIRE(rw);
    (void)self;
    if (!num_places(op))
        return false;
    Flows f = collect_flows(op);
    bool changed = false;
    for (size_t i = 0; i < f.num_inputs; i++) {
        JigValue *input = f.inputs[i];
        JigValue *v = jig_value_has_uses(input) ? only_reaching(&f, i) : NULL;
        if (!v || !is_defined_before(op, v))
            continue;
        jig_rw_replace_uses(rw, input, v);
        changed = true;
    }
    free_flows(&f);
    return changed;
}

/* ---- Inputs that always get the same values ---- */

static const void *owner_of(const JigValue *v) {
    const JigBlock *block = jig_value_owner_block(v);
    return block ? (const void *)block : jig_value_def(v);
}

static bool get_the_same(const Flows *f, size_t a, size_t b) {
    const JigValue *x = f->inputs[a], *y = f->inputs[b];
    if (owner_of(x) != owner_of(y) || jig_value_type(x) != jig_value_type(y))
        return false;
    size_t n = f->start[a + 1] - f->start[a];
    if (f->start[b + 1] - f->start[b] != n)
        return false;
    for (size_t i = 0; i < n; i++) {
        const Flow *p = &f->all[f->start[a] + i], *q = &f->all[f->start[b] + i];
        if (p->source != q->source || flowing(p) != flowing(q))
            return false;
    }
    return true;
}

/* Numbers of the inputs, by their place among arguments or results. */
static size_t *by_place(const Flows *f) {
    size_t *order = jig_calloc(f->num_inputs + 1, sizeof *order);
    for (size_t i = 0; i < f->num_inputs; i++) {
        size_t k = i;
        for (; k && jig_value_index(f->inputs[order[k - 1]]) > jig_value_index(f->inputs[i]); k--)
            order[k] = order[k - 1];
        order[k] = i;
    }
    return order;
}

bool jig_remove_duplicate_region_inputs(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    JIG_REQUIRE(rw);
    (void)self;
    if (num_places(op) < 2)
        return false;
    Flows f = collect_flows(op);
    size_t *order = by_place(&f);
    bool changed = false;
    for (size_t i = 0; i < f.num_inputs; i++)
        for (size_t k = i + 1; k < f.num_inputs; k++) {
            if (!jig_value_has_uses(f.inputs[order[k]]) || !get_the_same(&f, order[i], order[k]))
                continue;
            jig_rw_replace_uses(rw, f.inputs[order[k]], f.inputs[order[i]]);
            changed = true;
        }
    jig_free(order);
    free_flows(&f);
    return changed;
}

/* ---- Inputs that nobody uses ---- */

static size_t find_root(size_t *parent, size_t i) {
    while (parent[i] != i)
        i = parent[i] = parent[parent[i]];
    return i;
}

/* Inputs that share an operand can only go together: one live one keeps all. */
static void spread_life(const Flows *f, bool *live) {
    size_t n = f->num_inputs, *parent = jig_calloc(n + 1, sizeof *parent);
    JigPtrMap first = {0}; /* operand -> number + 1 of an input that it becomes */
    for (size_t i = 0; i < n; i++)
        parent[i] = i;
    for (size_t i = 0; i < f->num; i++) {
        const Flow *x = &f->all[i];
        void **slot = jig_ptrmap_slot(&first, &x->source->operands[x->operand]);
        if (*slot)
            parent[find_root(parent, x->input)] = find_root(parent, (size_t)(uintptr_t)*slot - 1);
        else
            *slot = (void *)(uintptr_t)(x->input + 1);
    }
    for (size_t i = 0; i < n; i++)
        live[find_root(parent, i)] |= live[i];
    for (size_t i = 0; i < n; i++)
        live[i] = live[find_root(parent, i)];
    jig_ptrmap_free(&first);
    jig_free(parent);
}

static int by_source_and_operand(const void *a, const void *b) {
    const Flow *x = a, *y = b;
    if (x->from != y->from)
        return x->from < y->from ? -1 : 1;
    return (x->operand < y->operand) - (x->operand > y->operand);
}

/* Ends the order of the flows. */
static void erase_dead_operands(JigRewriter *rw, Flows *f, const bool *live) {
    const Flow *last = NULL;
    qsort(f->all, f->num, sizeof *f->all, by_source_and_operand);
    for (size_t i = 0; i < f->num; i++) {
        const Flow *x = &f->all[i];
        if (live[x->input] || (last && last->source == x->source && last->operand == x->operand))
            continue;
        jig_op_erase_operands(x->source, x->operand, 1);
        if (!last || last->source != x->source)
            jig_rw_modified(rw, x->source);
        last = x;
    }
}

static void erase_dead_args(JigRewriter *rw, JigOp *op, const Flows *f, const bool *live) {
    for (size_t r = 0; r < op->num_regions; r++) {
        JigBlock *entry = jig_op_regions(op)[r].first;
        bool changed = false;
        for (size_t k = entry ? entry->num_args : 0; k-- > 0;) {
            size_t i = find_input(f, jig_block_arg(entry, k));
            if (i == SIZE_MAX || live[i])
                continue;
            jig_rw_erase_arg(rw, entry, k);
            changed = true;
        }
        if (changed)
            jig_rw_modified(rw, op);
    }
}

static void erase_dead_results(JigRewriter *rw, JigOp *op, const Flows *f, const bool *live) {
    bool *drop = jig_calloc((size_t)op->num_results + 1, sizeof *drop);
    for (size_t i = 0; i < f->num_inputs; i++)
        if (!live[i] && jig_value_is_result(f->inputs[i]))
            drop[jig_value_index(f->inputs[i])] = true;
    if (memchr(drop, true, op->num_results))
        jig_rw_erase_results(rw, op, drop);
    jig_free(drop);
}

static bool all_used(const JigOp *op) {
    for (size_t i = 0; i < op->num_results; i++)
        if (!jig_op_results(op)[i].uses)
            return false;
    for (size_t r = 0; r < op->num_regions; r++)
        for (size_t i = 0; i < num_entry_args(&jig_op_regions(op)[r]); i++)
            if (!jig_op_regions(op)[r].first->args[i]->v.uses)
                return false;
    return true;
}

bool jig_remove_dead_region_inputs(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    JIG_REQUIRE(rw);
    (void)self;
    if (all_used(op))
        return false;
    Flows f = collect_flows(op);
    bool *live = jig_calloc(f.num_inputs + 1, sizeof *live), any = false;
    for (size_t i = 0; i < f.num_inputs; i++)
        live[i] = jig_value_has_uses(f.inputs[i]);
    spread_life(&f, live);
    for (size_t i = 0; i < f.num_inputs; i++)
        any |= !live[i];
    if (any) {
        erase_dead_operands(rw, &f, live);
        erase_dead_args(rw, op, &f, live);
        erase_dead_results(rw, op, &f, live);
    }
    jig_free(live);
    free_flows(&f);
    return any;
}
