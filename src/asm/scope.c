/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Names of values and blocks, and references to what comes later.
 *
 * A value may be used before its definition, and in a region other than that
 * of its definition: its entry then moves outwards at the end of the region
 * until the definition is met or the file ends. An entry that was first used
 * further out than it is defined ("hoisted") dies with the scope of its
 * definition.
 */
#define JIG_IR_EDITS /* what is being read, nobody has seen yet */
#include "asm/parser_int.h"
#include "asm/text_map.h"

#include <stdlib.h>

enum { DEAD = UINT32_MAX };

/* ---- The table ---- */

static uint32_t hash_name(JigStr name) {
    uint64_t h = jig_hash_bytes(name.ptr, name.len);
    return (uint32_t)(h ^ h >> 32);
}

static void link_entry(JigNameTable *t, size_t i) {
    JigNameEntry *e = &t->data[i];
    uint32_t *bucket = &t->buckets[e->hash & (t->num_buckets - 1)];
    e->next = *bucket;
    *bucket = (uint32_t)i + 1;
}

static void unlink_newest(JigNameTable *t, size_t i) {
    const JigNameEntry *e = &t->data[i];
    if (e->len != DEAD)
        t->buckets[e->hash & (t->num_buckets - 1)] = e->next;
}

static void unlink_any(JigNameTable *t, size_t i) {
    JigNameEntry *e = &t->data[i];
    uint32_t *link = &t->buckets[e->hash & (t->num_buckets - 1)];
    while (*link != i + 1)
        link = &t->data[*link - 1].next;
    *link = e->next;
    e->len = DEAD;
}

static void rehash(JigNameTable *t) {
    t->num_buckets = t->num_buckets ? t->num_buckets * 2 : 64;
    jig_free(t->buckets);
    t->buckets = jig_calloc(t->num_buckets, sizeof *t->buckets);
    for (size_t i = 0; i < t->len; ++i)
        if (t->data[i].len != DEAD)
            link_entry(t, i);
}

static JigNameEntry *add(JigNameTable *t, JigStr name, uint32_t hash) {
    if (t->len >= t->num_buckets)
        rehash(t);
    jig_vec_reserve(t, t->len + 1);
    JigNameEntry *e = &t->data[t->len];
    *e = (JigNameEntry){.name = name.ptr, .len = (uint32_t)name.len, .hash = hash};
    link_entry(t, t->len++);
    return e;
}

/* Names of blocks have it. */
static JigStr without_sigil(JigStr name) {
    return jig_str_from(name, jig_str_starts_with(name, "^"));
}

/* The same of a name that is met for the first time. */
static JigNameEntry *enter(JigParser *p, JigNameTable *t, JigStr name, uint32_t hash) {
    JigNameEntry *e = add(t, name, hash);
    if (p->map && p->map->keeps_names)
        e->named = jig_text_map_new_name(p->map, without_sigil(name), t == &p->blocks);
    return e;
}

static void note_use(JigParser *p, const JigNameEntry *e, JigStr name, uint32_t number) {
    if (p->map && p->map->keeps_names)
        jig_text_map_use(p->map, e->named, without_sigil(name), number);
}

static void note_definition(JigParser *p, const JigNameEntry *e, JigStr name, JigValue *first,
                            uint32_t num) {
    if (p->map && p->map->keeps_names)
        jig_text_map_define(p->map, e->named, without_sigil(name), first, num);
}

/* The entry at or after index `base`, or NULL. */
static JigNameEntry *find(const JigNameTable *t, JigStr name, uint32_t hash, size_t base) {
    if (!t->num_buckets)
        return NULL;
    for (uint32_t i = t->buckets[hash & (t->num_buckets - 1)]; i > base; i = t->data[i - 1].next) {
        JigNameEntry *e = &t->data[i - 1];
        if (e->hash == hash && e->len == name.len && memcmp(e->name, name.ptr, name.len) == 0)
            return e;
    }
    return NULL;
}

static void table_free(JigNameTable *t) {
    jig_free(t->data);
    jig_free(t->buckets);
}

static bool goes_on(const JigParser *p) {
    return p->map && p->map->goes_on;
}

void jig_scope_free(JigParser *p) {
    table_free(&p->values);
    table_free(&p->blocks);
    jig_vec_free(&p->hoisted);
    jig_vec_free(&p->forwards);
}

/* ---- Scopes ---- */

JigParserScope jig_scope_push(JigParser *p) {
    JigParserScope scope = {.values = p->values.len,
                            .hoisted = p->hoisted.len,
                            .blocks = p->blocks.len,
                            .outer_value_base = p->value_base,
                            .outer_block_base = p->block_base};
    p->value_base = p->values.len;
    p->block_base = p->blocks.len;
    return scope;
}

/* Cuts the values back; what is used but not defined yet stays. */
static void pop_values(JigParser *p, JigParserScope scope) {
    while (p->hoisted.len > scope.hoisted)
        unlink_any(&p->values, jig_vec_pop(&p->hoisted));
    JigNameTable *t = &p->values;
    for (size_t i = t->len; i-- > scope.values;)
        unlink_newest(t, i);
    size_t end = t->len;
    t->len = scope.values;
    p->value_base = scope.outer_value_base;
    for (size_t i = scope.values; i < end; ++i)
        if (t->data[i].len != DEAD && t->data[i].num == 0 && !t->data[i].lost) {
            t->data[t->len] = t->data[i];
            link_entry(t, t->len++);
        }
}

static void pop_blocks(JigParser *p, JigParserScope scope) {
    for (size_t i = p->blocks.len; i-- > scope.blocks;)
        unlink_newest(&p->blocks, i);
    p->blocks.len = scope.blocks;
    p->block_base = scope.outer_block_base;
}

void jig_scope_adopt_blocks(JigParser *p, JigParserScope scope, JigRegion *region) {
    for (size_t i = scope.blocks; goes_on(p) && i < p->blocks.len; ++i) {
        JigNameEntry *e = &p->blocks.data[i];
        if (e->num)
            continue;
        size_t errors = p->errors, at = (size_t)(e->name - p->map->base);
        jig_parser_error(p, e->name, "reference to an undefined block");
        p->errors = errors;
        jig_region_insert(region, NULL, e->item);
        e->num = 1;
        jig_vec_push(&p->map->gaps, ((JigTextGap){at, at}));
    }
}

bool jig_scope_pop(JigParser *p, JigParserScope scope) {
    bool ok = true;
    p->unlimited_errors = true;
    for (size_t i = scope.blocks; i < p->blocks.len; ++i) {
        const JigNameEntry *e = &p->blocks.data[i];
        if (e->num == 0)
            ok = jig_parser_error(p, e->name, "reference to an undefined block");
    }
    p->unlimited_errors = false;
    if (!ok) {
        jig_scope_drop(p, scope);
        return false;
    }
    pop_values(p, scope);
    pop_blocks(p, scope);
    return true;
}

void jig_scope_drop(JigParser *p, JigParserScope scope) {
    for (size_t i = scope.blocks; i < p->blocks.len; ++i)
        if (p->blocks.data[i].num == 0)
            jig_parser_discard_block(p->blocks.data[i].item);
    pop_values(p, scope);
    pop_blocks(p, scope);
}

/* ---- Values ---- */

/* Where the name of entry `e` was defined. */
static JigSpot entry_spot(const JigNameEntry *e) {
    return e->name - 1;
}

/* What the op has no result for stays a forward reference. */
static bool define_forward(JigParser *p, JigNameEntry *e, JigSpot spot, JigValue *first,
                           uint32_t num) {
    for (JigForwardRef *f = e->item; f && f->number < num; f = f->next) {
        JigValue *v = first + f->number;
        if (f->arg.v.type != v->type) {
            jig_parser_error(p, spot, "definition of SSA value '%%%.*s#%u' has type %s",
                             (int)e->len, e->name, f->number, jig_msg_type(v->type));
            jig_parser_note(p, f->spot, "previously used here with type %s",
                            jig_msg_type(f->arg.v.type));
            return false;
        }
        jig_value_replace_uses(&f->arg.v, v);
        f->resolved = true;
    }
    return true;
}

bool jig_scope_define(JigParser *p, JigStr name, JigSpot spot, JigValue *first, uint32_t num) {
    uint32_t hash = hash_name(name);
    JigNameEntry *e = find(&p->values, name, hash, 0);
    if (!e) {
        e = enter(p, &p->values, name, hash);
    } else {
        if (e->num != 0) {
            jig_parser_error(p, spot, "redefinition of SSA value '%%%.*s'", JIG_FMT(name));
            jig_parser_note(p, entry_spot(e), "previously defined here");
            return false;
        }
        JIG_CHECK(define_forward(p, e, spot, first, num));
        e->name = name.ptr;
        size_t index = (size_t)(e - p->values.data);
        if (index < p->value_base)
            jig_vec_push(&p->hoisted, index);
    }
    e->num = num;
    e->item = first;
    e->lost = false;
    note_definition(p, e, name, first, num);
    if (p->map)
        jig_text_map_name(p->map, first, num, name);
    return true;
}

void jig_scope_lose(JigParser *p, const JigOpFrame *f) {
    for (size_t i = 0; goes_on(p) && i < f->num_bound; ++i) {
        JigStr name = f->bound[i].name;
        uint32_t hash = hash_name(name);
        JigNameEntry *e = find(&p->values, name, hash, 0);
        if (e && e->num)
            continue; /* the error may be that it is defined before */
        if (!e)
            e = enter(p, &p->values, name, hash);
        e->lost = true;
        note_definition(p, e, name, NULL, f->bound[i].num);
        for (JigForwardRef *r = e->item; r; r = r->next)
            r->resolved = true;
    }
}

/* The last forward reference to a result before `number`: they are in order. */
static JigForwardRef *forward_before(const JigNameEntry *e, uint32_t number) {
    JigForwardRef *last = NULL;
    for (JigForwardRef *f = e->item; f && f->number < number; f = f->next)
        last = f;
    return last;
}

static JigForwardRef *next_forward(const JigNameEntry *e, const JigForwardRef *before) {
    return before ? before->next : e->item;
}

/* `use` has another type than `v`, known from `spot`. */
static JigValue *type_differs(JigParser *p, const JigUnresolved *use, const JigType *type,
                              const JigValue *v, JigSpot spot) {
    jig_parser_error(p, use->spot,
                     "use of value '%%%.*s' expects different type than prior uses: %s vs %s",
                     JIG_FMT(use->name), jig_msg_type(type), jig_msg_type(v->type));
    jig_parser_note(p, spot, "prior use here");
    return NULL;
}

static JigValue *use_forward(JigParser *p, JigNameEntry *e, const JigUnresolved *use,
                             const JigType *type) {
    JigForwardRef *before = forward_before(e, use->number), *next = next_forward(e, before);
    while (e->lost && next && next->number == use->number && next->arg.v.type != type)
        next = (before = next)->next;
    if (next && next->number == use->number)
        return next->arg.v.type == type ? &next->arg.v
                                        : type_differs(p, use, type, &next->arg.v, next->spot);
    JigForwardRef *f = JIG_NEW(&p->keep, JigForwardRef);
    f->arg = (JigArg){.v = {.type = type, .is_arg = 1}, .loc = jig_parser_loc(p, use->spot)};
    f->spot = use->spot;
    f->number = use->number;
    f->resolved = e->lost;
    f->next = next;
    if (before)
        before->next = f;
    else
        e->item = f;
    jig_vec_push(&p->forwards, f);
    return &f->arg.v;
}

JigValue *jig_scope_use(JigParser *p, const JigUnresolved *use, const JigType *type) {
    if (p->frame)
        p->frame->is_committed = true;
    uint32_t hash = hash_name(use->name);
    JigNameEntry *e = find(&p->values, use->name, hash, 0);
    if (!e)
        e = enter(p, &p->values, use->name, hash);
    note_use(p, e, use->name, use->number);
    if (e->num == 0)
        return use_forward(p, e, use, type);
    if (use->number >= e->num) {
        jig_parser_error(p, use->spot, "reference to invalid result number");
        return NULL;
    }
    JigValue *v = (JigValue *)e->item + use->number;
    return v->type == type ? v : type_differs(p, use, type, v, entry_spot(e));
}

const JigType *jig_scope_type(JigParser *p, const JigUnresolved *use) {
    const JigNameEntry *e = find(&p->values, use->name, hash_name(use->name), 0);
    if (e && e->num)
        return use->number < e->num ? ((JigValue *)e->item + use->number)->type : NULL;
    for (const JigForwardRef *f = e ? e->item : NULL; f; f = f->next)
        if (f->number == use->number)
            return f->arg.v.type;
    return NULL;
}

JigSpot jig_scope_known(JigParser *p, JigStr name, uint32_t number) {
    const JigNameEntry *e = find(&p->values, name, hash_name(name), 0);
    if (!e)
        return NULL;
    if (e->num)
        return number < e->num ? entry_spot(e) : NULL;
    const JigForwardRef *f = next_forward(e, forward_before(e, number));
    return f && f->number == number ? f->spot : NULL;
}

static int by_spot(const void *a, const void *b) {
    JigSpot x = (*(JigForwardRef *const *)a)->spot, y = (*(JigForwardRef *const *)b)->spot;
    return (x > y) - (x < y);
}

/* An op that resolves its operands before its regions, one of which defines what it uses, is too
 * late to get the definition. */
static bool report_unlinked(const JigForwardRef *f) {
    return jig_op_emit_error(f->arg.v.uses->owner, "operation's operand is unlinked");
}

bool jig_scope_check_forwards(JigParser *p) {
    if (p->forwards.len)
        qsort(p->forwards.data, p->forwards.len, sizeof *p->forwards.data, by_spot);
    bool ok = true;
    p->unlimited_errors = true;
    for (size_t i = 0; i < p->forwards.len; ++i)
        if (!p->forwards.data[i]->resolved && (!goes_on(p) || p->forwards.data[i]->arg.v.uses))
            ok = jig_parser_error(p, p->forwards.data[i]->spot, "use of undeclared SSA value name");
    bool is_lost = goes_on(p) && p->map->gaps.len; /* with an op that was complained of */
    for (size_t i = 0; ok && !is_lost && i < p->forwards.len; ++i)
        if (p->forwards.data[i]->arg.v.uses)
            ok = report_unlinked(p->forwards.data[i]);
    return ok;
}

/* ---- Blocks ---- */

JigBlock *jig_scope_block(JigParser *p, JigStr name) {
    uint32_t hash = hash_name(name);
    JigNameEntry *e = find(&p->blocks, name, hash, p->block_base);
    if (!e) {
        e = enter(p, &p->blocks, name, hash);
        e->item = jig_block_create(p->ctx);
    }
    note_use(p, e, name, 0);
    return e->item;
}

JigBlock *jig_scope_define_block(JigParser *p, JigStr name, JigBlock *block) {
    uint32_t hash = hash_name(name);
    JigNameEntry *e = find(&p->blocks, name, hash, p->block_base);
    if (!e) {
        e = enter(p, &p->blocks, name, hash);
        e->item = block ? block : jig_block_create(p->ctx);
    } else if (e->num) {
        jig_parser_error(p, name.ptr, "redefinition of block '%.*s'", JIG_FMT(name));
        return NULL;
    }
    e->num = 1;
    e->name = name.ptr;
    note_definition(p, e, name, NULL, 1);
    return e->item;
}
