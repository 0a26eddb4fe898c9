/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Names of values and blocks.
 *
 * All values that belong to one region are numbered before those of the
 * regions nested in it, which continue from there, each for itself. So the
 * numbers in a region depend on the regions around it and on nothing else, and
 * are given when the op that owns the region is printed. (In generic form they
 * are unique in the whole op, and all given before.) Names that rows
 * suggest are made unique among those of the region and the regions around it.
 *
 * The number is kept in the value: an index into `entries` with the highest
 * bit set when the value has a name. A result that is part of the pack of an
 * earlier one is PACKED while its op is numbered, then has its distance from
 * that one, with the two highest bits set.
 */
#include "asm/print_int.h"
#include "ir/spec/spec.h"
#include "support/check.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>

#define NAMED   0x80000000u
#define PACKED  UINT32_MAX
#define IN_PACK 0xC0000000u

/* ---- Names ---- */

static bool is_word(char c, const char *punctuation) {
    return isalnum((unsigned char)c) || (c && strchr(punctuation, c));
}

static JigStr rewrite_name(JigArena *a, JigStr name, const char *punctuation, bool before,
                           bool after) {
    char *out = jig_arena_alloc(a, name.len * 2 + 3);
    size_t n = 0;
    if (before)
        out[n++] = '_';
    for (size_t i = 0; i < name.len; ++i) {
        unsigned char c = (unsigned char)name.ptr[i];
        if (is_word((char)c, punctuation))
            out[n++] = (char)c;
        else if (c == ' ')
            out[n++] = '_';
        else
            n += (size_t)sprintf(out + n, "%X", c);
    }
    if (after)
        out[n++] = '_';
    out[n] = 0;
    return (JigStr){out, n};
}

JigStr jig_printer_sanitize(JigArena *a, JigStr name, const char *punctuation,
                            bool allow_trailing_digit) {
    if (!name.len)
        return name;
    bool before = isdigit((unsigned char)name.ptr[0]);
    bool after = !before && !allow_trailing_digit && isdigit((unsigned char)name.ptr[name.len - 1]);
    bool clean = !before && !after;
    for (size_t i = 0; clean && i < name.len; ++i)
        clean = is_word(name.ptr[i], punctuation);
    return clean ? name : rewrite_name(a, name, punctuation, before, after);
}

static uint32_t hash_name(JigStr s) {
    uint64_t h = jig_hash_bytes(s.ptr, s.len);
    return (uint32_t)(h ^ h >> 32);
}

static void grow_table(JigNames *n) {
    size_t cap = n->table_cap ? n->table_cap * 2 : 64;
    uint32_t *table = jig_calloc(cap, sizeof *table);
    for (size_t i = 0; i < n->entries.len; ++i) {
        size_t at = n->entries.data[i].hash & (cap - 1);
        while (table[at])
            at = (at + 1) & (cap - 1);
        table[at] = (uint32_t)i + 1;
    }
    jig_free(n->table);
    n->table = table;
    n->table_cap = cap;
}

/* The entry of a name, new or not. */
static uint32_t intern(JigNames *n, JigStr name) {
    if (n->entries.len * 2 >= n->table_cap)
        grow_table(n);
    uint32_t hash = hash_name(name);
    size_t at = hash & (n->table_cap - 1);
    for (; n->table[at]; at = (at + 1) & (n->table_cap - 1)) {
        JigPrinterName *e = &n->entries.data[n->table[at] - 1];
        if (e->hash == hash && jig_str_eq(e->text, name))
            return n->table[at] - 1;
    }
    jig_vec_push(&n->entries, ((JigPrinterName){jig_arena_str(&n->p->arena, name), hash, false}));
    n->table[at] = (uint32_t)n->entries.len;
    return (uint32_t)n->entries.len - 1;
}

/* The name, or the name with the next number that makes it unique. */
static uint32_t intern_unique(JigNames *n, JigStr name) {
    uint32_t e = intern(n, name);
    if (n->entries.data[e].used) {
        char few[128];
        size_t most = name.len + 1 + JIG_DECIMAL;
        char *text = most <= sizeof few ? few : jig_malloc(most);
        memcpy(text, name.ptr, name.len);
        text[name.len] = '_';
        do {
            size_t len = jig_printer_decimal(n->counters.conflict++, text + name.len + 1);
            e = intern(n, (JigStr){text, name.len + 1 + len});
        } while (n->entries.data[e].used);
        if (text != few)
            jig_free(text);
    }
    n->entries.data[e].used = true;
    jig_vec_push(&n->used, e);
    return e;
}

static void name_value(JigNames *n, JigValue *v, JigStr name) {
    if (!name.len) {
        v->number = n->counters.value++;
        return;
    }
    v->number = NAMED | intern_unique(n, jig_printer_sanitize(&n->p->arena, name, "$._-", true));
}

/* The first name location within `loc`; false when there is none. */
static bool find_name_loc(JigContext *ctx, JigLoc loc, JigStr *out) {
    if (!jig_stack_ok(ctx))
        return false;
    switch (jig_loc_kind(ctx, loc)) {
    case JIG_ATTR_LOC_NAME:
        *out = jig_loc_name_of(ctx, loc);
        return true;
    case JIG_ATTR_LOC_CALLSITE:
        return find_name_loc(ctx, jig_loc_child(ctx, loc), out) ||
               find_name_loc(ctx, jig_loc_caller(ctx, loc), out);
    case JIG_ATTR_LOC_FUSED:
        for (size_t i = 0; i < jig_loc_num_fused(ctx, loc); ++i)
            if (find_name_loc(ctx, jig_loc_fused_at(ctx, loc, i), out))
                return true;
        return false;
    default:
        return false;
    }
}

/* Rows name values through this. A value is named once. */
static void sink_set(JigNameSink *sink, const JigValue *value, JigStr name) {
    JigNames *n = (JigNames *)sink;
    JigValue *v = (JigValue *)value;
    if (v->number != PACKED)
        return;
    if (n->p->flags.use_name_locs)
        find_name_loc(n->p->ctx, jig_value_loc(v), &name);
    name_value(n, v, name);
}

void jig_name_set(JigNameSink *sink, const JigValue *value, const char *fmt, ...) {
    JIG_REQUIRE(sink && value && fmt);
    char few[128];
    if (!strchr(fmt, '%')) {
        sink->set(sink, value, jig_str(fmt));
        return;
    }
    va_list args;
    va_start(args, fmt);
    int len = vsnprintf(few, sizeof few, fmt, args);
    va_end(args);
    if (len < 0)
        return;
    if ((size_t)len < sizeof few) {
        sink->set(sink, value, (JigStr){few, (size_t)len});
        return;
    }
    char *text = jig_malloc((size_t)len + 1);
    va_start(args, fmt);
    vsnprintf(text, (size_t)len + 1, fmt, args);
    va_end(args);
    sink->set(sink, value, (JigStr){text, (size_t)len});
    jig_free(text);
}

void jig_name_results_by_row(const JigOp *op, JigNameSink *sink) {
    JIG_REQUIRE(op && sink);
    const JigSpec *spec = jig_spec(op->name);
    for (size_t i = 0; spec && i < spec->num_outs; ++i) {
        size_t start, count;
        jig_op_result_range(op, i, &start, &count);
        if (count && spec->outs[i].name)
            jig_name_set(sink, jig_op_result(op, start), "%s", spec->outs[i].name->ptr);
    }
}

/* ---- Numbering ---- */

/* The names that the row gives in `list`, one for each group of results. */
static void name_groups(JigNames *n, const JigOp *op, const char *list) {
    for (size_t group = 0; *list; ++group) {
        size_t len = strcspn(list, ","), start = 0, count = op->num_results;
        if (group || list[len])
            jig_op_result_range(op, group, &start, &count);
        if (count)
            sink_set(&n->sink, &jig_op_results(op)[start], (JigStr){list, len});
        list += len;
        list += strspn(list, ", ");
    }
}

static bool is_in_pack(const JigValue *result) {
    return result->number >= IN_PACK;
}

static void number_packs(JigValue *results, uint32_t count) {
    for (uint32_t i = 1, distance = 0; i < count; ++i) {
        distance = is_in_pack(&results[i]) ? distance + 1 : 0;
        if (distance)
            results[i].number = IN_PACK | distance;
    }
}

static void number_op(JigNames *n, const JigOp *op) {
    const JigPrintFlags *flags = &n->p->flags;
    if (op->num_results == 0) {
        if (flags->print_users)
            jig_ptrmap_set(&n->op_ids, op, (void *)(uintptr_t)(n->counters.value++ + 1));
        return;
    }
    JigValue *results = jig_op_results(op);
    for (uint32_t i = 0; i < op->num_results; ++i)
        results[i].number = PACKED;
    const JigOpRow *row = op->name->row;
    if (row && row->result_names && !flags->generic)
        row->result_names(op, &n->sink);
    else if (row && row->result_name && !flags->generic)
        name_groups(n, op, row->result_name);
    JigStr name;
    if (results->number == PACKED && flags->use_name_locs &&
        find_name_loc(n->p->ctx, op->loc, &name))
        name_value(n, results, name);
    if (results->number == PACKED)
        results->number = n->counters.value++;
    number_packs(results, op->num_results);
}

static void number_args(JigNames *n, const JigBlock *block, bool is_entry) {
    for (uint32_t i = 0; i < block->num_args; ++i) {
        JigArg *arg = block->args[i];
        if (arg->v.number != PACKED)
            continue;
        char text[3 + JIG_DECIMAL] = "arg";
        JigStr name = {text, 0};
        if (is_entry)
            name.len = 3 + jig_printer_decimal(n->counters.arg++, text + 3);
        if (n->p->flags.use_name_locs)
            find_name_loc(n->p->ctx, arg->loc, &name);
        name_value(n, &arg->v, name);
    }
}

static void number_region(JigNames *n, const JigRegion *region) {
    for (const JigBlock *b = region->first; b; b = b->next)
        for (uint32_t i = 0; i < b->num_args; ++i)
            b->args[i]->v.number = PACKED;
    const JigOp *parent = region->parent;
    const JigOpRow *row = parent ? parent->name->row : NULL;
    if (row && row->arg_names && !n->p->flags.generic && region->first)
        row->arg_names(parent, region, &n->sink);
    uint32_t index = 0;
    for (JigBlock *b = region->first; b; b = b->next) {
        b->number = index++;
        number_args(n, b, b == region->first);
        for (const JigOp *op = b->first; op; op = op->next)
            number_op(n, op);
    }
}

/* ---- Frames ---- */

static void set_marks(JigNames *n, JigRegionFrame *f, bool used) {
    if (f->marked == used)
        return;
    for (size_t i = f->first_name; i < f->end_name; ++i)
        n->entries.data[n->used.data[i]].used = used;
    f->marked = used;
}

/* Numbers the region from the current counters, which stay. */
static void push_frame(JigNames *n, const JigRegion *region) {
    JigNameCounters outer = n->counters;
    JigRegionFrame f = {.region = region, .first_name = n->used.len, .marked = true};
    number_region(n, region);
    f.end_name = n->used.len;
    f.after = n->counters;
    n->counters = outer;
    jig_vec_push(&n->frames, f);
}

static void pop_frames(JigNames *n, size_t mark) {
    while (n->frames.len > mark) {
        JigRegionFrame *f = &jig_vec_last(&n->frames);
        set_marks(n, f, false);
        n->used.len = f->first_name;
        n->frames.len--;
    }
}

static JigRegionFrame *find_frame(JigNames *n, const JigRegion *region) {
    if (region->parent) {
        size_t i = n->op_frames + (size_t)(region - jig_op_regions(region->parent));
        if (i < n->frames.len && n->frames.data[i].region == region)
            return &n->frames.data[i];
    }
    for (size_t i = n->frames.len; i-- > 0;)
        if (n->frames.data[i].region == region)
            return &n->frames.data[i];
    return NULL;
}

/* Do numbers go on through all regions, so that none occurs twice? */
static bool goes_on(const JigPrinter *p) {
    return p->flags.unique_ssa_ids || p->flags.generic;
}

/* ---- Everything at once ----
 * For numbers that go on through all regions, for comments about users, and
 * when text refers to a value that is not in scope. */

typedef struct Pending {
    const JigRegion *region;
    JigNameCounters counters;
    size_t used; /* names around it */
} Pending;

typedef JIG_VEC(Pending) PendingVec;

static void drop_used(JigNames *n, size_t len) {
    while (n->used.len > len)
        n->entries.data[jig_vec_pop(&n->used)].used = false;
}

static void push_regions(JigNames *n, PendingVec *stack, const JigOp *op) {
    for (uint32_t i = 0; i < op->num_regions; ++i)
        jig_vec_push(stack, ((Pending){&jig_op_regions(op)[i], n->counters, n->used.len}));
}

static void number_all(JigNames *n) {
    PendingVec stack = {0};
    pop_frames(n, 0);
    n->active.len = 0;
    n->all = true;
    if (!n->root)
        return;
    n->counters = (JigNameCounters){0};
    drop_used(n, 0);
    push_regions(n, &stack, n->root);
    number_op(n, n->root);
    for (size_t i = 0; i < stack.len; ++i)
        stack.data[i].used = n->used.len;
    while (stack.len) {
        Pending next = jig_vec_pop(&stack);
        if (!goes_on(n->p))
            n->counters = next.counters;
        drop_used(n, next.used);
        number_region(n, next.region);
        for (const JigBlock *b = next.region->first; b; b = b->next)
            for (const JigOp *op = b->first; op; op = op->next)
                push_regions(n, &stack, op);
    }
    jig_vec_free(&stack);
}

void jig_printer_names_begin_all(JigPrinter *p, const JigOp *root) {
    p->names.root = root;
    number_all(&p->names);
}

/* ---- Scopes ---- */

void jig_printer_names_init(JigPrinter *p) {
    p->names.p = p;
    p->names.sink.set = sink_set;
}

void jig_printer_names_free(JigPrinter *p) {
    JigNames *n = &p->names;
    jig_vec_free(&n->entries);
    jig_vec_free(&n->frames);
    jig_vec_free(&n->active);
    jig_vec_free(&n->used);
    jig_ptrmap_free(&n->op_ids);
    jig_free(n->table);
}

static JigRegion *region_around(const JigOp *op) {
    return op->block ? op->block->region : NULL;
}

/* The op where numbering starts: the outermost one, or with local scope the
 * nearest that is isolated. */
static const JigOp *naming_root(const JigPrinter *p, const JigOp *op) {
    for (;;) {
        if (p->flags.local_scope && jig_op_has_trait(op, JIG_TRAIT_ISOLATED_FROM_ABOVE))
            return op;
        const JigRegion *region = region_around(op);
        if (!region || !region->parent)
            return op;
        op = region->parent;
    }
}

/* Frames of `region` and those around it below root, outermost first. */
static void push_chain(JigNames *n, const JigRegion *region) {
    JIG_VEC(const JigRegion *) chain = {0};
    for (const JigRegion *r = region; r;
         r = r->parent && r->parent != n->root ? region_around(r->parent) : NULL)
        jig_vec_push(&chain, r);
    for (size_t i = chain.len; i-- > 0;) {
        push_frame(n, chain.data[i]);
        jig_vec_push(&n->active, chain.data[i]);
        n->counters = jig_vec_last(&n->frames).after;
    }
    jig_vec_free(&chain);
}

void jig_printer_names_begin(JigPrinter *p, const JigOp *op, const JigRegion *region) {
    JigNames *n = &p->names;
    if (!op)
        op = region ? region->parent : NULL;
    n->root = op ? naming_root(p, op) : NULL;
    if (goes_on(p) || p->flags.print_users) {
        number_all(n);
        return;
    }
    if (n->root)
        number_op(n, n->root);
    n->counters = (JigNameCounters){0};
    if (!region && op)
        region = op != n->root ? region_around(op) : NULL;
    else if (op == n->root && op && region_around(op) == region)
        region = NULL;
    if (region)
        push_chain(n, region);
}

JigNameScope jig_printer_names_enter_op(JigPrinter *p, const JigOp *op) {
    JigNames *n = &p->names;
    JigNameScope scope = {n->frames.len, n->op_frames};
    if (n->all || p->visit)
        return scope;
    n->op_frames = n->frames.len;
    for (uint32_t i = 0; i < op->num_regions; ++i) {
        push_frame(n, &jig_op_regions(op)[i]);
        if (op->num_regions > 1)
            set_marks(n, &jig_vec_last(&n->frames), false);
    }
    return scope;
}

void jig_printer_names_leave_op(JigPrinter *p, JigNameScope scope) {
    if (p->names.all || p->visit)
        return;
    pop_frames(&p->names, scope.frames);
    p->names.op_frames = scope.outer_op_frames;
}

JigNameCounters jig_printer_names_enter_region(JigPrinter *p, const JigRegion *region) {
    JigNames *n = &p->names;
    JigNameCounters outer = n->counters;
    if (n->all || p->visit)
        return outer;
    JigRegionFrame *f = find_frame(n, region);
    if (!f) {
        number_all(n);
        return outer;
    }
    set_marks(n, f, true);
    n->counters = f->after;
    jig_vec_push(&n->active, region);
    return outer;
}

void jig_printer_names_leave_region(JigPrinter *p, const JigRegion *region, JigNameCounters outer) {
    JigNames *n = &p->names;
    if (n->all || p->visit)
        return;
    n->counters = outer;
    n->active.len--;
    if (region->parent && region->parent->num_regions > 1)
        set_marks(n, find_frame(n, region), false);
}

void jig_printer_names_override(JigPrinter *p, JigValue *v, JigStr name) {
    v->number = NAMED | intern(&p->names, name);
}

/* ---- Printing ---- */

static bool is_numbered(JigNames *n, const JigRegion *region) {
    if (n->all)
        return true;
    for (size_t i = n->active.len; i-- > 0;)
        if (n->active.data[i] == region)
            return true;
    return find_frame(n, region) != NULL;
}

/* Is something in `region` numbered? Numbers all if it might be and is not yet. */
static bool in_scope(JigNames *n, const JigRegion *region) {
    if (!region)
        return false;
    if (!n->all) {
        if (is_numbered(n, region))
            return true;
        if (!n->root)
            return false;
    }
    const JigRegion *r = region;
    while (r && r->parent != n->root)
        r = r->parent ? region_around(r->parent) : NULL;
    if (r && !n->all)
        number_all(n);
    return r != NULL;
}

static void put_number(JigPrinter *p, const JigValue *v) {
    jig_printer_char(p, '%');
    if (v->number & NAMED) {
        JigStr name = p->names.entries.data[v->number & ~NAMED].text;
        jig_printer_put(p, name.ptr, name.len);
    } else {
        jig_printer_unsigned(p, v->number);
    }
}

/* A result: its pack's name and its number in it. */
static void put_result(JigPrinter *p, const JigOp *op, const JigValue *v, bool with_number) {
    const JigValue *end = jig_op_results(op) + op->num_results;
    const JigValue *first = is_in_pack(v) ? v - (v->number & ~IN_PACK) : v;
    put_number(p, first);
    bool is_pack = first != v || (v + 1 < end && is_in_pack(v + 1));
    if (is_pack && with_number) {
        jig_printer_char(p, '#');
        jig_printer_unsigned(p, (uint64_t)(v - first));
    }
}

/* Most values that are shown belong to the region that is being printed. */
static bool is_innermost(const JigNames *n, const JigBlock *block) {
    return n->active.len && block->region == jig_vec_last(&n->active);
}

void jig_printer_value(JigPrinter *p, const JigValue *v, bool with_number) {
    if (p->visit)
        return;
    if (!v) {
        JIG_PUT(p, "<<NULL VALUE>>");
        return;
    }
    const JigStr *given = p->given.values ? jig_ptrmap_get(p->given.values, v) : NULL;
    if (given) {
        jig_printer_put(p, given->ptr, given->len);
        return;
    }
    const JigOp *op = jig_value_op(v);
    const JigBlock *block = op ? op->block : jig_arg_block(v);
    bool known = (block && is_innermost(&p->names, block)) || (op && op == p->names.root) ||
                 (block && in_scope(&p->names, block->region));
    if (!known)
        JIG_PUT(p, "<<UNKNOWN SSA VALUE>>");
    else if (op && op->num_results > 1)
        put_result(p, op, v, with_number);
    else
        put_number(p, v);
}

/* Results from `v` on that are bound by one name, where names are given: %x#0, %x#1 by %x:2. */
static const JigValue *put_given_pack(JigPrinter *p, const JigValue *v, const JigValue *end) {
    const JigStr *first = p->given.values ? jig_ptrmap_get(p->given.values, v) : NULL;
    if (!first)
        return NULL;
    const char *hash = memchr(first->ptr, '#', first->len);
    size_t len = hash ? (size_t)(hash - first->ptr) + 1 : first->len;
    const JigValue *next = v + 1;
    for (; hash && next < end; ++next) {
        const JigStr *given = jig_ptrmap_get(p->given.values, next);
        if (!given || given->len <= len || memcmp(given->ptr, first->ptr, len) != 0)
            break;
    }
    jig_printer_put(p, first->ptr, len - (hash != NULL));
    return next;
}

static const JigValue *put_pack(JigPrinter *p, const JigValue *v, const JigValue *end) {
    const JigValue *next = put_given_pack(p, v, end);
    if (next)
        return next;
    jig_printer_value(p, v, false);
    for (next = v + 1; next < end && is_in_pack(next);)
        ++next;
    return next;
}

void jig_printer_results(JigPrinter *p, const JigOp *op) {
    if (!op->num_results || p->visit)
        return;
    const JigValue *v = jig_op_results(op), *end = v + op->num_results;
    if (op->num_results == 1 && !p->given.values && op->block &&
        is_innermost(&p->names, op->block)) {
        put_number(p, v);
        v = end;
    }
    while (v < end) {
        const JigValue *next = put_pack(p, v, end);
        if (next - v > 1) {
            jig_printer_char(p, ':');
            jig_printer_unsigned(p, (uint64_t)(next - v));
        }
        if (next < end)
            JIG_PUT(p, ", ");
        v = next;
    }
    JIG_PUT(p, " = ");
}

void jig_printer_op_id(JigPrinter *p, const JigOp *op) {
    uintptr_t id = (uintptr_t)jig_ptrmap_get(&p->names.op_ids, op);
    if (!id) {
        JIG_PUT(p, "<<UNKNOWN OPERATION>>");
        return;
    }
    jig_printer_char(p, '%');
    jig_printer_unsigned(p, id - 1);
}

static uint32_t index_of(const JigBlock *b) {
    uint32_t index = 0;
    while ((b = b->prev))
        ++index;
    return index;
}

void jig_printer_block(JigPrinter *p, const JigBlock *b) {
    if (p->visit)
        return;
    if (!b || !b->region) {
        JIG_PUT(p, "INVALIDBLOCK");
        return;
    }
    JIG_PUT(p, "^bb");
    jig_printer_unsigned(p, is_numbered(&p->names, b->region) ? b->number : index_of(b));
}

void jig_print_value(JigPrinter *p, const JigValue *v) {
    JIG_REQUIRE(p && v);
    jig_printer_value(p, v, true);
}
void jig_print_successor(JigPrinter *p, const JigBlock *b) {
    JIG_REQUIRE(p && b);
    jig_printer_block(p, b);
}

void jig_print_values(JigPrinter *p, JigValue *const *v, size_t n) {
    JIG_REQUIRE(p && (v || !n));
    for (size_t i = 0; i < n && !p->visit; ++i) {
        if (i)
            JIG_PUT(p, ", ");
        jig_printer_value(p, v[i], true);
    }
}

void jig_print_operands(JigPrinter *p, const JigOp *op, size_t start, size_t n) {
    JIG_REQUIRE(p && op);
    JIG_REQUIRE(start <= op->num_operands && n <= op->num_operands - start);
    for (size_t i = 0; i < n && !p->visit; ++i) {
        if (i)
            JIG_PUT(p, ", ");
        jig_printer_value(p, op->operands[start + i].value, true);
    }
}

void jig_print_shadow_args(JigPrinter *p, const JigRegion *r, JigValue *const *names, size_t n) {
    JIG_REQUIRE(p && r && (names || !n));
    if (p->visit || !r->first)
        return;
    for (size_t i = 0; i < n && i < r->first->num_args; ++i) {
        if (!names[i])
            continue;
        /* Printed into the buffer for its text, then taken back. */
        ++p->hold;
        size_t start = p->out.len;
        jig_printer_value(p, names[i], true);
        JigStr name = {p->out.data + start + 1, p->out.len - start - 1};
        jig_printer_names_override(p, &r->first->args[i]->v, name);
        p->out.len = start;
        --p->hold;
    }
}
