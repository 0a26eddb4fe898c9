/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Before an op is printed, its values are gone through region by region. Those that have a name
 * keep it, others get one; the printer is then given all of them (JigPrinter.given.values). Aliases
 * are collected as always and then have the numbers that they had before.
 */
#include "asm/kept_names.h"
#include "asm/print_int.h"
#include "support/check.h"

#include <ctype.h>

/* The name of a value; the printer sees its text. */
typedef struct Name {
    JigStr text;       /* %12, %x#1 */
    struct Name *base; /* of a result in a pack: %x; else itself */
    bool is_used;      /* a base: in the scopes around the walk */
} Name;

/* What numbers go on from in an op that is printed. */
typedef struct Top {
    uint32_t value, arg, conflict;
    bool is_known; /* it was printed before */
} Top;

void jig_kept_names_init(JigKeptNames *k) {
    JIG_REQUIRE(k);
    *k = (JigKeptNames){0};
    jig_arena_init(&k->arena);
}

void jig_kept_names_free(JigKeptNames *k) {
    JIG_REQUIRE(k);
    jig_ptrmap_free(&k->values);
    jig_strmap_free(&k->names);
    jig_ptrmap_free(&k->aliases);
    jig_strmap_free(&k->counts);
    jig_ptrmap_free(&k->tops);
    jig_arena_free(&k->arena);
}

void jig_kept_names_free_text(JigKeptText *text) {
    JIG_REQUIRE(text);
    jig_vec_free(&text->text);
    jig_vec_free(&text->places);
    jig_vec_free(&text->aliases);
}

/* ---- Names of values ---- */

typedef struct Namer {
    JigKeptNames *k;
    JigPrinter *p;
    JigOp *root;
    Top *top;
    bool is_numbered; /* the printer has named all that is in root */
    JIG_VEC(Name *) used;
} Namer;

static Name *name_of_text(JigKeptNames *k, JigStr text) {
    Name *n = jig_strmap_get(&k->names, text);
    if (n)
        return n;
    n = jig_arena_alloc(&k->arena, sizeof *n);
    *n = (Name){.text = jig_arena_str(&k->arena, text)};
    n->base = n;
    jig_strmap_set(&k->names, n->text, n);
    return n;
}

/* The number at the end of `text`, and what stands before it. False: there is none. */
static bool split_number(JigStr text, JigStr *before, uint32_t *number) {
    size_t n = text.len;
    uint64_t value = 0;
    while (n && isdigit((unsigned char)text.ptr[n - 1]))
        n--;
    if (n == text.len || text.len - n > 9)
        return false;
    for (size_t i = n; i < text.len; ++i)
        value = 10 * value + (uint64_t)(text.ptr[i] - '0');
    *before = (JigStr){text.ptr, n};
    *number = (uint32_t)value;
    return true;
}

/* The counter that makes names like this one, and what its numbers stand behind. */
static uint32_t *counter_of(Top *top, JigStr text, JigStr *before) {
    uint32_t number;
    if (!split_number(text, before, &number)) {
        *before = text;
        return &top->conflict;
    }
    if (jig_str_is(*before, "%"))
        return &top->value;
    if (jig_str_is(*before, "%arg"))
        return &top->arg;
    if (before->len > 2 && before->ptr[before->len - 1] == '_')
        before->len--;
    else
        *before = text;
    return &top->conflict;
}

/* Numbers that come later are higher than this one's. */
static void note_number(Top *top, JigStr text) {
    JigStr before;
    uint32_t number;
    uint32_t *counter = counter_of(top, text, &before);
    if (split_number(text, &before, &number) && number >= *counter &&
        (counter != &top->conflict || before.ptr[before.len - 1] == '_'))
        *counter = number + 1;
}

static void use(Namer *n, Name *base) {
    base->is_used = true;
    jig_vec_push(&n->used, base);
    note_number(n->top, base->text);
}

static Name *numbered(Namer *n, JigStr before, uint32_t *counter) {
    const char *between = counter == &n->top->conflict ? "_" : "";
    for (;;) {
        JigStr text = jig_arena_printf(&n->p->scratch, "%.*s%s%u", JIG_FMT(before), between,
                                       (unsigned)(*counter)++);
        Name *name = name_of_text(n->k, text);
        if (!name->is_used)
            return name;
    }
}

/* As the printer would call it, or like that. Numbers of an op that was printed before are new. */
static Name *fresh_base(Namer *n, JigStr natural) {
    JigStr before;
    uint32_t *counter = counter_of(n->top, natural, &before);
    Name *name = NULL;
    if (!n->top->is_known)
        name = name_of_text(n->k, natural);
    else if (counter == &n->top->conflict)
        name = name_of_text(n->k, before);
    return name && !name->is_used ? name : numbered(n, before, counter);
}

/* What the printer calls it. */
static JigStr natural_name(Namer *n, const JigValue *v) {
    JigPrinter *p = n->p;
    if (!n->is_numbered)
        jig_printer_names_begin_all(p, n->root);
    n->is_numbered = true;
    p->out.len = 0;
    jig_printer_value(p, v, true);
    return (JigStr){p->out.data, p->out.len};
}

/* Names the value anew; results in one pack (%x#0, %x#1) stand side by side. */
static void name_value(Namer *n, const JigValue *v, Name **pack) {
    JigStr natural = natural_name(n, v);
    const char *hash = memchr(natural.ptr, '#', natural.len);
    size_t len = hash ? (size_t)(hash - natural.ptr) : natural.len;
    bool is_first = !hash || jig_str_is((JigStr){hash, natural.len - len}, "#0");
    JigStr number = jig_arena_str(&n->p->scratch, jig_str_from(natural, len));
    if (is_first || !*pack) {
        *pack = fresh_base(n, (JigStr){natural.ptr, len});
        use(n, *pack);
    }
    Name *name = *pack;
    if (hash) {
        name = name_of_text(n->k, jig_arena_printf(&n->p->scratch, "%.*s%.*s",
                                                   JIG_FMT((*pack)->text), JIG_FMT(number)));
        name->base = *pack;
    }
    jig_ptrmap_set(&n->k->values, v, name);
}

/* Values that are bound side by side: a pack keeps its name or gets another one as a whole. */
static void name_values(Namer *n, JigOp *op) {
    JigValue *results = jig_op_results(op);
    Name *pack = NULL, *kept = NULL;
    for (uint32_t i = 0; i < op->num_results; ++i) {
        Name *name = jig_ptrmap_get(&n->k->values, &results[i]);
        if (name && name->base == kept)
            continue;
        kept = NULL;
        if (!name || name->base->is_used) {
            name_value(n, &results[i], &pack);
            continue;
        }
        kept = name->base;
        use(n, kept);
    }
}

static void name_args(Namer *n, JigBlock *block) {
    for (uint32_t i = 0; i < block->num_args; ++i) {
        const JigValue *v = &block->args[i]->v;
        Name *name = jig_ptrmap_get(&n->k->values, v), *pack = NULL;
        if (name && !name->is_used)
            use(n, name);
        else
            name_value(n, v, &pack);
    }
}

static void name_region(Namer *n, const JigRegion *region) {
    size_t around = n->used.len;
    uint32_t index = 0;
    if (jig_printer_must_stop(n->p))
        return;
    for (JigBlock *b = region->first; b; b = b->next) {
        b->number = index++;
        name_args(n, b);
        for (JigOp *op = b->first; op; op = op->next)
            if (op->num_results)
                name_values(n, op);
    }
    for (JigBlock *b = region->first; b; b = b->next)
        for (JigOp *op = b->first; op; op = op->next)
            for (uint32_t i = 0; i < op->num_regions; ++i)
                name_region(n, &jig_op_regions(op)[i]);
    while (n->used.len > around)
        jig_vec_pop(&n->used)->is_used = false;
}

static Top *top_of(JigKeptNames *k, const JigOp *op) {
    void **slot = jig_ptrmap_slot(&k->tops, op);
    if (!*slot) {
        *slot = jig_arena_alloc(&k->arena, sizeof(Top));
        *(Top *)*slot = (Top){0};
    }
    return *slot;
}

static void name_all(JigKeptNames *k, JigPrinter *p, JigOp *op) {
    Namer n = {.k = k, .p = p, .root = op, .top = top_of(k, op)};
    for (uint32_t i = 0; i < op->num_regions; ++i)
        name_region(&n, &jig_op_regions(op)[i]);
    n.top->is_known = true;
    jig_vec_free(&n.used);
    p->out.len = 0;
    p->given.values = &k->values;
    p->names.all = true; /* blocks are numbered, and values need no numbers */
    p->names.root = op;
}

/* ---- Aliases ---- */

static JigKeptAlias *keep_alias(JigKeptNames *k, const JigAlias *a) {
    uintptr_t seen = (uintptr_t)jig_strmap_get(&k->counts, a->name);
    JigKeptAlias *kept = jig_arena_alloc(&k->arena, sizeof *kept);
    *kept = (JigKeptAlias){.name = jig_arena_str(&k->arena, a->name),
                           .depth = a->depth,
                           .suffix = (uint32_t)seen,
                           .is_type = a->is_type};
    jig_strmap_set(&k->counts, kept->name, (void *)(seen + 1));
    jig_ptrmap_set(&k->aliases, a->symbol, kept);
    return kept;
}

static void define(JigKeptNames *k, JigPrinter *p, const JigAlias *a, JigKeptAlias *kept) {
    p->out.len = 0;
    jig_printer_alias_definition(p, a);
    kept->definition = jig_arena_str(&k->arena, (JigStr){p->out.data, p->out.len});
    p->out.len = 0;
}

/* An alias is defined by others, which have their numbers first. */
static void keep_aliases(JigKeptNames *k, JigPrinter *p, JigKeptAliasVec *uses) {
    JigAliases *all = &p->aliases;
    for (size_t i = 0; i < all->num_order; ++i) {
        JigAlias *a = &all->items.data[all->order[i]];
        JigKeptAlias *kept = jig_ptrmap_get(&k->aliases, a->symbol);
        if (!kept)
            kept = keep_alias(k, a);
        a->suffix = kept->suffix;
        jig_vec_push(uses, kept);
    }
    for (size_t i = 0; i < all->num_order; ++i)
        if (!uses->data[i]->definition.len)
            define(k, p, &all->items.data[all->order[i]], uses->data[i]);
}

int jig_kept_names_order(const JigKeptAlias *a, const JigKeptAlias *b) {
    JIG_REQUIRE(a && b);
    if (a->depth != b->depth)
        return a->depth < b->depth ? -1 : 1;
    if (a->is_type != b->is_type)
        return a->is_type ? -1 : 1;
    size_t n = a->name.len < b->name.len ? a->name.len : b->name.len;
    int order = memcmp(a->name.ptr, b->name.ptr, n);
    if (order || a->name.len != b->name.len)
        return order ? order : a->name.len < b->name.len ? -1 : 1;
    return (a->suffix > b->suffix) - (a->suffix < b->suffix);
}

/* ---- The text ---- */

static void take_text(JigPrinter *p, JigKeptText *to) {
    jig_vec_append(&to->text, p->out.data, p->out.len);
}

bool jig_kept_names_print(JigKeptNames *k, JigOp *op, const JigPrintFlags *flags, unsigned indent,
                          bool hide_regions, JigKeptText *to) {
    JIG_REQUIRE(k && op && flags && !flags->debug_info && to);
    JigPrinter p;
    to->text.len = to->places.len = to->aliases.len = 0;
    jig_printer_init(&p, jig_op_context(op), flags, NULL, NULL);
    p.flags.local_scope = true;
    if (!p.flags.assume_verified)
        p.flags.generic |= !jig_printer_op_verifies(&p, op);
    p.hidden_below = hide_regions ? op : NULL;
    if (!flags->local_scope) {
        jig_printer_aliases_collect(&p, op);
        keep_aliases(k, &p, &to->aliases);
    }
    if (!hide_regions)
        name_all(k, &p, op);
    p.places = &to->places;
    p.indent = indent;
    jig_printer_spaces(&p, indent);
    jig_printer_full_op(&p, op);
    take_text(&p, to);
    bool ok = !p.failed;
    jig_printer_free(&p);
    return ok;
}
