/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "analysis/view_flow.h"
#include "support/check.h"
#include "support/map.h"

/* Values are numbered as they are met; edges are lists by value, one for each direction. */
typedef struct Edge {
    uint32_t to, next; /* the value, the edge after this one of the same list; 0: none */
} Edge;
typedef struct Node {
    JigValue *value;         /* NULL: all that flow into it flow into all that flow out of it */
    uint32_t views, sources; /* first edges */
    bool is_origin;          /* may be a buffer of its own */
    bool escapes;            /* kept in memory, or by an op that does not tell its effects */
    bool is_loaded;          /* comes out of memory: any that escapes, or comes from outside */
} Node;
struct JigViewFlow {
    JigOp *top;
    bool knows_kept; /* what escapes and what is loaded, too */
    JigNewResults calls;
    JigPtrMap number; /* value -> its node's number */
    JIG_VEC(Node) nodes;
    JIG_VEC(Edge) edges; /* number 0 of both is not used */
    JigValueVec kept;    /* origins that loaded ones may be; empty where there are no such */
};

static uint32_t node_of(JigViewFlow *f, JigValue *v) {
    void **slot = jig_ptrmap_slot(&f->number, v);
    if (!*slot) {
        *slot = (void *)(uintptr_t)f->nodes.len;
        jig_vec_push(&f->nodes, ((Node){.value = v}));
    }
    return (uint32_t)(uintptr_t)*slot;
}

static void connect(JigViewFlow *f, uint32_t source, uint32_t view) {
    jig_vec_push(&f->edges, ((Edge){view, f->nodes.data[source].views}));
    f->nodes.data[source].views = (uint32_t)f->edges.len - 1;
    jig_vec_push(&f->edges, ((Edge){source, f->nodes.data[view].sources}));
    f->nodes.data[view].sources = (uint32_t)f->edges.len - 1;
}

static bool is_buffer(const JigValue *v) {
    return jig_type_is_any_memref(jig_value_type(v));
}

static void flows(JigViewFlow *f, JigValue *from, JigValue *to) {
    if (!is_buffer(from) || !is_buffer(to))
        return;
    uint32_t source = node_of(f, from), view = node_of(f, to);
    connect(f, source, view);
}

static void is_origin(JigViewFlow *f, JigValue *v) {
    if (!is_buffer(v))
        return;
    uint32_t n = node_of(f, v);
    f->nodes.data[n].is_origin = true;
}

static void results_are_origins(JigViewFlow *f, JigOp *op) {
    for (size_t i = 0; i < jig_op_num_results(op); ++i)
        is_origin(f, jig_op_result(op, i));
    for (size_t r = 0; r < jig_op_num_regions(op); ++r) {
        JigBlock *entry = jig_region_first(jig_op_region(op, r));
        for (size_t i = 0; entry && i < jig_block_num_args(entry); ++i)
            is_origin(f, jig_block_arg(entry, i));
    }
}

/* ---- What each kind of op passes on ---- */

static size_t count_buffers(const JigOp *op, JigOperandRange sources, size_t *results) {
    size_t n = 0;
    for (size_t i = *results = 0; i < jig_op_num_results(op); ++i)
        *results += is_buffer(jig_op_result(op, i));
    for (size_t i = 0; *results && i < sources.count; ++i)
        n += is_buffer(jig_op_operand(op, sources.start + i));
    return n;
}

static bool is_surely_new(const JigViewFlow *f, const JigOp *op, size_t i) {
    return f->calls.is_new && jig_call(op) && f->calls.is_new(op, i, f->calls.user);
}

/* By way of one node in the middle, so that there are not as many edges as pairs. */
static void from_any_to_all(JigViewFlow *f, JigOp *op, JigOperandRange sources) {
    size_t results, n = count_buffers(op, sources, &results);
    uint32_t middle = (uint32_t)f->nodes.len;
    if (!n || !results)
        return;
    jig_vec_push(&f->nodes, (Node){0});
    for (size_t i = 0; i < sources.count; ++i)
        if (is_buffer(jig_op_operand(op, sources.start + i))) {
            uint32_t source = node_of(f, jig_op_operand(op, sources.start + i));
            connect(f, source, middle);
        }
    for (size_t i = 0; i < jig_op_num_results(op); ++i)
        if (is_buffer(jig_op_result(op, i)) && !is_surely_new(f, op, i)) {
            uint32_t view = node_of(f, jig_op_result(op, i));
            connect(f, middle, view);
        }
}

static void through_branch(JigViewFlow *f, JigOp *op) {
    for (size_t s = 0; s < jig_op_num_successors(op); ++s) {
        JigSuccOperands passed = jig_branch_operands(op, s);
        const JigBlock *to = jig_op_successor(op, s);
        for (size_t i = 0; i < passed.forwarded.count; ++i)
            flows(f, jig_op_operand(op, passed.forwarded.start + i),
                  jig_block_arg(to, passed.produced + i));
    }
}

static void into_successor(JigViewFlow *f, const JigOp *op, const JigRegionSucc *to,
                           const JigOp *from, JigOperandRange passed) {
    for (size_t i = 0; i < passed.count && i < to->count; ++i)
        flows(f, jig_op_operand(from, passed.start + i), jig_region_succ_input(op, to, i));
}

static void from_region(JigViewFlow *f, JigOp *op, const JigRegion *region) {
    JigRegionSuccs succs = {0};
    jig_region_branch_successors_of(op, region, &succs);
    for (JigBlock *b = jig_region_first(region); b; b = jig_block_next(b)) {
        JigOp *end = jig_block_terminator(b);
        if (!end || !jig_region_terminator(end))
            continue;
        for (size_t s = 0; s < succs.len; ++s)
            into_successor(f, op, &succs.items[s], end,
                           jig_region_terminator_operands(end, &succs.items[s]));
    }
    jig_region_succs_free(&succs);
}

static void through_regions(JigViewFlow *f, JigOp *op) {
    JigRegionSuccs succs = {0};
    jig_region_branch_successors(op, NULL, NULL, &succs);
    for (size_t s = 0; s < succs.len; ++s)
        into_successor(f, op, &succs.items[s], op,
                       jig_region_branch_entry_operands(op, &succs.items[s]));
    jig_region_succs_free(&succs);
    for (size_t r = 0; r < jig_op_num_regions(op); ++r)
        from_region(f, op, jig_op_region(op, r));
}

static bool takes_buffers(const JigOp *op) {
    for (size_t i = 0; i < jig_op_num_operands(op); ++i)
        if (is_buffer(jig_op_operand(op, i)))
            return true;
    return false;
}

/* Without effects there is no new memory: what comes out is what went in, as of
 * memref.transpose. */
static bool hands_buffers_on(JigOp *op) {
    bool gives = false;
    for (size_t i = 0; i < jig_op_num_results(op); ++i)
        gives |= jig_type_is_any_memref(jig_op_result_type(op, i));
    return gives && takes_buffers(op) && jig_op_is_memory_effect_free(op);
}

/* ---- Buffers in memory ---- */

/* By writing it to other memory. */
static bool may_keep(const JigEffects *effects, const JigValue *v) {
    bool named = false, writes = false;
    for (size_t i = 0; i < effects->len; ++i) {
        named |= effects->items[i].value == v;
        writes |= effects->items[i].kind & JIG_EFFECT_WRITE;
    }
    return writes && !named;
}

/* Does it make something else of a buffer that leads to it, as an address? Elements that are read
 * and sizes, of which the op tells bounds, do not. */
static bool makes_handles(JigOp *op) {
    bool numbers = !jig_op_is_memory_effect_free(op) || jig_bounds_iface(op);
    for (size_t i = 0; i < jig_op_num_results(op); ++i) {
        const JigType *t = jig_op_result_type(op, i);
        if (!jig_type_is_any_memref(t) && !jig_type_is_vector(t) &&
            !(numbers && jig_type_is_int_or_index_or_float(t)))
            return true;
    }
    return false;
}

/* What an op passes on to its block's successors, its regions or its parent is not kept. */
static bool passes_on(const JigOp *op) {
    const JigOp *parent = jig_op_parent(op);
    return jig_branch(op) || jig_region_branch(op) || jig_region_terminator(op) ||
           (jig_op_is_terminator(op) && parent && jig_function(parent));
}

/* What it does with all the buffers that it takes. */
typedef struct Keeping {
    JigEffects effects;
    bool none, all;
} Keeping;
static Keeping keeping_of(JigOp *op) {
    Keeping k = {.none = !takes_buffers(op) || jig_view(op) || passes_on(op)};
    if (!k.none)
        k.all = !(jig_op_own_effects(op, &k.effects) || jig_op_is_memory_effect_free(op)) ||
                makes_handles(op);
    return k;
}
static bool keeps(const Keeping *k, const JigValue *v) {
    return !k->none && is_buffer(v) && (k->all || may_keep(&k->effects, v));
}

static void note_kept(JigViewFlow *f, JigOp *op) {
    Keeping k = keeping_of(op);
    for (size_t i = 0; i < jig_op_num_operands(op); ++i) {
        JigValue *v = jig_op_operand(op, i);
        if (keeps(&k, v)) {
            uint32_t n = node_of(f, v);
            f->nodes.data[n].escapes = true;
        }
    }
    jig_effects_free(&k.effects);
}

bool jig_view_flow_op_keeps(JigOp *op, const JigValue *v) {
    JIG_REQUIRE(op && v);
    Keeping k = keeping_of(op);
    bool found = keeps(&k, v);
    jig_effects_free(&k.effects);
    return found;
}

/* What an op gives that does not allocate it, and which is no part of what it is given. */
static void results_are_loaded(JigViewFlow *f, const JigOp *op) {
    if (!jig_op_row(op) || jig_call(op) || !jig_op_num_operands(op))
        return;
    for (size_t i = 0; i < jig_op_num_results(op); ++i) {
        JigValue *v = jig_op_result(op, i);
        if (!is_buffer(v) || jig_alias_is_allocated(v))
            continue;
        uint32_t n = node_of(f, v);
        f->nodes.data[n].is_loaded = true;
    }
}

static JigWalk visit(JigOp *op, void *user) {
    JigViewFlow *f = user;
    if (f->knows_kept)
        note_kept(f, op);
    const JigViewFlowIface *says = jig_view_flow(op);
    if (says) {
        from_any_to_all(f, op, says->sources(op));
        if (says->may_be_new)
            results_are_origins(f, op);
    } else if (jig_view(op)) {
        flows(f, jig_view(op)->source(op), jig_op_result(op, 0));
    } else if (jig_branch(op)) {
        through_branch(f, op);
    } else if (jig_region_branch(op)) {
        through_regions(f, op);
    } else if (!jig_region_terminator(op)) {
        if (jig_call(op) || hands_buffers_on(op))
            from_any_to_all(f, op, jig_all_operands(op));
        else if (f->knows_kept)
            results_are_loaded(f, op);
        results_are_origins(f, op);
    }
    return JIG_WALK_ADVANCE;
}

/* What escapes, escapes with all that it may be a part of. */
static void spread_escapes(JigViewFlow *f) {
    JIG_VEC(uint32_t) stack = {0};
    for (uint32_t n = 0; n < f->nodes.len; ++n)
        if (f->nodes.data[n].escapes)
            jig_vec_push(&stack, n);
    while (stack.len) {
        uint32_t n = stack.data[--stack.len];
        for (uint32_t e = f->nodes.data[n].sources; e; e = f->edges.data[e].next) {
            Node *source = &f->nodes.data[f->edges.data[e].to];
            if (!source->escapes)
                jig_vec_push(&stack, f->edges.data[e].to);
            source->escapes = true;
        }
    }
    jig_vec_free(&stack);
}

static void find_kept(JigViewFlow *f) {
    bool any_loaded = false;
    for (size_t n = 0; n < f->nodes.len; ++n)
        any_loaded |= f->nodes.data[n].is_loaded;
    for (size_t n = 0; any_loaded && n < f->nodes.len; ++n) {
        const Node *node = &f->nodes.data[n];
        if (node->is_origin && (node->escapes || !jig_alias_is_allocated(node->value)))
            jig_vec_push(&f->kept, node->value);
    }
}

static JigViewFlow *create(JigOp *top, bool knows_kept, JigNewResults calls) {
    JigViewFlow *f = jig_calloc(1, sizeof *f);
    f->top = top;
    f->knows_kept = knows_kept;
    f->calls = calls;
    jig_vec_push(&f->nodes, (Node){0});
    jig_vec_push(&f->edges, (Edge){0});
    jig_walk_pre(top, visit, f);
    return f;
}

JigViewFlow *jig_view_flow_create_for_views(JigOp *top) {
    JIG_REQUIRE(top);
    return create(top, false, (JigNewResults){0});
}

JigViewFlow *jig_view_flow_create_for_calls(JigOp *top, JigNewResults calls) {
    JIG_REQUIRE(top && calls.is_new);
    return create(top, false, calls);
}

JigViewFlow *jig_view_flow_create(JigOp *top) {
    JIG_REQUIRE(top);
    JigViewFlow *f = create(top, true, (JigNewResults){0});
    spread_escapes(f);
    find_kept(f);
    return f;
}

void jig_view_flow_destroy(JigViewFlow *f) {
    if (!f)
        return;
    jig_ptrmap_free(&f->number);
    jig_vec_free(&f->nodes);
    jig_vec_free(&f->edges);
    jig_vec_free(&f->kept);
    jig_free(f);
}

/* ---- Questions ---- */

typedef struct Closure {
    const JigViewFlow *flow;
    bool views;
    JigPtrMap seen; /* values, and nodes without one */
    JigValueVec *out;
} Closure;

static void add_next(Closure *c, const Node *node) {
    const JigViewFlow *f = c->flow;
    for (uint32_t e = c->views ? node->views : node->sources; e; e = f->edges.data[e].next) {
        const Node *next = &f->nodes.data[f->edges.data[e].to];
        if (!jig_ptrset_add(&c->seen, next->value ? (const void *)next->value : next))
            continue;
        if (next->value)
            jig_vec_push(c->out, next->value);
        else
            add_next(c, next); /* which leads to values */
    }
}

static void closure(const JigViewFlow *f, JigValue *v, bool views, JigValueVec *out) {
    Closure c = {.flow = f, .views = views, .out = out};
    size_t at = out->len;
    jig_ptrset_add(&c.seen, v);
    jig_vec_push(out, v);
    for (; at < out->len; ++at) {
        uintptr_t n = (uintptr_t)jig_ptrmap_get(&f->number, out->data[at]);
        if (n)
            add_next(&c, &f->nodes.data[n]);
    }
    jig_ptrmap_free(&c.seen);
}

void jig_view_flow_views(const JigViewFlow *f, JigValue *v, JigValueVec *out) {
    closure(f, v, true, out);
}
void jig_view_flow_sources(const JigViewFlow *f, JigValue *v, JigValueVec *out) {
    closure(f, v, false, out);
}

/* What a value may be in the end. */
typedef struct Origins {
    JigValueVec values;
    bool all_new, all_distinct; /* allocations; or arguments of the function */
    bool any_loaded;
} Origins;

static bool is_function_arg(const JigValue *v) {
    const JigBlock *b = jig_value_owner_block(v);
    return b && jig_function(jig_block_parent_op(b)) && jig_block_is_entry(b);
}

static void add_origin(Origins *o, JigValue *v) {
    bool is_new = jig_alias_is_allocated(v);
    o->all_new = o->all_new && is_new;
    o->all_distinct = o->all_distinct && (is_new || is_function_arg(v));
    jig_vec_push(&o->values, v);
}

static Origins origins_of(const JigViewFlow *f, JigValue *v) {
    Origins o = {.all_new = true, .all_distinct = true};
    JigValueVec all = {0};
    jig_view_flow_sources(f, v, &all);
    for (size_t i = 0; i < all.len; ++i) {
        uintptr_t n = (uintptr_t)jig_ptrmap_get(&f->number, all.data[i]);
        if (n && f->nodes.data[n].is_origin)
            add_origin(&o, all.data[i]);
        o.any_loaded |= n && f->nodes.data[n].is_loaded;
    }
    if (!o.values.len) /* made later, or what nothing leads to */
        add_origin(&o, v);
    jig_vec_free(&all);
    return o;
}

/* The same for what is the same, whoever asks for it: ops without effects and operands, such as
 * those that name a global. */
static const void *identity(const JigValue *v) {
    JigOp *def = jig_value_def(v);
    return def && !jig_op_num_operands(def) && !jig_op_num_regions(def) &&
                   jig_op_is_memory_effect_free(def)
               ? (const void *)jig_op_attrs(def)
               : v;
}

/* With what else it may be where it comes out of memory. */
static Origins all_origins_of(const JigViewFlow *f, JigValue *v) {
    JIG_REQUIRE(f->knows_kept);
    Origins o = origins_of(f, v);
    if (o.any_loaded)
        jig_vec_append(&o.values, f->kept.data, f->kept.len);
    return o;
}

static bool overlap(const Origins *a, const Origins *b) {
    JigPtrMap set = {0};
    bool found = false;
    for (size_t i = 0; i < a->values.len; ++i)
        jig_ptrset_add(&set, identity(a->values.data[i]));
    for (size_t i = 0; i < b->values.len && !found; ++i)
        found = jig_ptrmap_has(&set, identity(b->values.data[i]));
    jig_ptrmap_free(&set);
    return found;
}

JigSameBuffer jig_view_flow_same_buffer(const JigViewFlow *f, JigValue *a, JigValue *b) {
    a = jig_alias_underlying(a);
    b = jig_alias_underlying(b);
    if (a == b)
        return JIG_BUFFERS_SAME;
    Origins x = origins_of(f, a), y = origins_of(f, b);
    JigSameBuffer same = JIG_BUFFERS_UNKNOWN;
    if (x.values.len == 1 && y.values.len == 1 && x.values.data[0] == y.values.data[0])
        same = JIG_BUFFERS_SAME;
    else if (!overlap(&x, &y) && ((x.all_new && y.all_distinct) || (y.all_new && x.all_distinct)))
        same = JIG_BUFFERS_DIFFER;
    jig_vec_free(&x.values);
    jig_vec_free(&y.values);
    return same;
}

bool jig_view_flow_may_alias(const JigViewFlow *f, JigValue *a, JigValue *b) {
    return jig_view_flow_same_buffer(f, a, b) != JIG_BUFFERS_DIFFER;
}

JigOriginKind jig_view_flow_origins(const JigViewFlow *f, JigValue *v, JigOriginVec *out) {
    Origins o = all_origins_of(f, jig_alias_underlying(v));
    JigPtrMap seen = {0};
    for (size_t i = 0; i < o.values.len; ++i)
        if (jig_ptrset_add(&seen, identity(o.values.data[i])))
            jig_vec_push(out, identity(o.values.data[i]));
    jig_ptrmap_free(&seen);
    jig_vec_free(&o.values);
    return o.all_new ? JIG_ORIGIN_NEW : o.all_distinct ? JIG_ORIGIN_DISTINCT : JIG_ORIGIN_ANY;
}

bool jig_view_flow_may_meet(const JigViewFlow *f, JigValue *a, JigValue *b) {
    a = jig_alias_underlying(a);
    b = jig_alias_underlying(b);
    if (a == b)
        return true;
    Origins x = all_origins_of(f, a), y = all_origins_of(f, b);
    bool may = overlap(&x, &y);
    jig_vec_free(&x.values);
    jig_vec_free(&y.values);
    return may;
}

bool jig_view_flow_escapes(const JigViewFlow *f, JigValue *v) {
    JIG_REQUIRE(f->knows_kept);
    JigValue *memory = jig_alias_underlying(v);
    if (!jig_alias_is_allocated(memory) || !jig_op_is_ancestor(f->top, jig_value_def(memory)))
        return true;
    uintptr_t n = (uintptr_t)jig_ptrmap_get(&f->number, memory);
    return !n || f->nodes.data[n].escapes;
}
