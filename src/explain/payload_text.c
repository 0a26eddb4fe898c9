/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "explain/payload_text.h"

#include "asm/text_map.h"
#include "explain/diff.h"
#include "ir/journal.h"
#include "jig/ops/builtin.h"
#include "support/check.h"

void jig_payload_text_init(JigPayloadText *t, JigOp *payload, int64_t elide) {
    JIG_REQUIRE(t && payload);
    *t = (JigPayloadText){.root = payload, .flags = jig_print_flags()};
    t->flags.elide_elements_above = elide;
    jig_arena_init(&t->arena);
    jig_kept_names_init(&t->names);
}

static void free_part(JigTextPart *part) {
    jig_vec_free(&part->lines);
    jig_vec_free(&part->aliases);
    jig_free(part);
}

void jig_payload_text_free(JigPayloadText *t) {
    JIG_REQUIRE(t);
    const JigPtrEntry *e;
    for (size_t i = 0; (e = jig_ptrmap_next(&t->parts, &i));)
        free_part(e->value);
    jig_ptrmap_free(&t->parts);
    jig_ptrmap_free(&t->by_hash);
    jig_vec_free(&t->known);
    jig_vec_free(&t->aliases);
    jig_vec_free(&t->head);
    jig_vec_free(&t->tail);
    jig_vec_free(&t->lines);
    jig_vec_free(&t->before);
    jig_kept_names_free_text(&t->printed);
    jig_kept_names_free(&t->names);
    jig_arena_free(&t->arena);
}

/* ---- What was edited ---- */

/* The op is in the text, and what is printed with it has to be printed again. */
static void mark_op(JigPayloadText *t, const JigOp *op) {
    const JigOp *top = NULL;
    for (; op && op != t->root; op = jig_op_parent(op))
        top = op;
    if (!op)
        return;
    JigTextPart *part = jig_ptrmap_get(&t->parts, top ? top : t->root);
    if (part)
        part->is_stale = true;
    t->is_edited = true;
}

static const JigOp *owner_of(const JigValue *v) {
    const JigOp *def = jig_value_op(v);
    const JigBlock *block = def ? NULL : jig_arg_block(v);
    return def ? def : block ? jig_block_parent_op(block) : NULL;
}

/* Whoever uses a value may show its type. */
static void mark_value(JigPayloadText *t, const JigValue *v) {
    mark_op(t, owner_of(v));
    for (const JigUse *use = v->uses; use; use = use->next)
        mark_op(t, use->owner);
}

static void mark_block(JigPayloadText *t, const JigBlock *block, const JigRegion *region) {
    if (block->region)
        mark_op(t, block->region->parent);
    if (region)
        mark_op(t, region->parent);
}

static const JigOp *parent_of(const JigBlock *block) {
    return block ? jig_block_parent_op(block) : NULL;
}

static void mark_edits(JigPayloadText *t, const JigJournal *j, size_t from, size_t to);

static void mark_edit(JigPayloadText *t, const JigJournal *j, size_t i) {
    const JigEdit *e = jig_pieces_at(&j->edits, i);
    switch (e->kind) {
    case JIG_EDIT_CREATED:
    case JIG_EDIT_LINKED:
        mark_op(t, parent_of(e->of.op->block));
        break;
    case JIG_EDIT_DESTROYED:
    case JIG_EDIT_UNLINKED:
        mark_op(t, parent_of(e->was.place.block));
        break;
    case JIG_EDIT_SHIFTED_UP:
    case JIG_EDIT_SHIFTED_DOWN:
    case JIG_EDIT_GROWN:
    case JIG_EDIT_ATTRS:
    case JIG_EDIT_LOC:
        mark_op(t, e->of.op);
        break;
    case JIG_EDIT_OPERAND:
        mark_op(t, e->of.use->owner);
        break;
    case JIG_EDIT_SUCCESSOR:
        mark_op(t, e->of.succ->owner);
        break;
    case JIG_EDIT_TYPE:
    case JIG_EDIT_ARG_LOC:
    case JIG_EDIT_ARG_CREATED:
    case JIG_EDIT_ARG_ERASED:
        mark_value(t, e->of.value);
        break;
    case JIG_EDIT_BLOCK_CREATED:
    case JIG_EDIT_BLOCK_LINKED:
        mark_block(t, e->of.block, NULL);
        break;
    case JIG_EDIT_BLOCK_DESTROYED:
    case JIG_EDIT_BLOCK_UNLINKED:
        mark_block(t, e->of.block, e->was.block_place.region);
        break;
    case JIG_EDIT_REGION_CREATED: /* in no op */
    case JIG_EDIT_REGION_DESTROYED:
        break;
    case JIG_EDIT_TAKEN_BACK:
        mark_edits(t, j, e->was.first, i);
        break;
    }
}

static void mark_edits(JigPayloadText *t, const JigJournal *j, size_t from, size_t to) {
    for (size_t i = from; i < to; ++i)
        mark_edit(t, j, i);
}

static void mark_all(JigPayloadText *t) {
    const JigPtrEntry *e;
    for (size_t i = 0; (e = jig_ptrmap_next(&t->parts, &i));)
        ((JigTextPart *)e->value)->is_stale = true;
    t->is_edited = true;
}

static void find_edits(JigPayloadText *t) {
    JigContext *ctx = jig_op_context(t->root);
    size_t now = jig_journal_place(ctx), from = t->place;
    t->place = now;
    if (!t->is_begun || now < from)
        mark_all(t);
    else
        mark_edits(t, ctx->journal, from, now);
    t->is_begun = true;
}

/* ---- Lines ---- */

static uint32_t line_number(JigPayloadText *t, JigStr text, const JigOp *op) {
    uint64_t hash = jig_hash_mix(jig_hash_bytes(text.ptr, text.len), (uint64_t)(uintptr_t)op);
    void **slot = jig_ptrmap_slot(&t->by_hash, jig_hash_key(hash));
    for (uint32_t i = (uint32_t)(uintptr_t)*slot; i; i = t->known.data[i - 1].next) {
        const JigPayloadLine *line = &t->known.data[i - 1];
        if (line->hash == hash && line->op == op && jig_str_eq(line->text, text))
            return i - 1;
    }
    JigPayloadLine line = {.text = jig_arena_str(&t->arena, text),
                           .op = op,
                           .hash = hash,
                           .key = jig_diff_key(text),
                           .next = (uint32_t)(uintptr_t)*slot};
    jig_vec_push(&t->known, line);
    *slot = (void *)(uintptr_t)t->known.len;
    return (uint32_t)t->known.len - 1;
}

static void add_lines(JigPayloadText *t, JigStr text, const JigPlaces *places, size_t offset,
                      JigLineVec *to) {
    size_t place = 0;
    while (place < places->len && places->data[place].offset < offset)
        place++;
    for (size_t at = 0; at < text.len;) {
        const char *end = memchr(text.ptr + at, '\n', text.len - at);
        size_t n = end ? (size_t)(end - (text.ptr + at)) : text.len - at;
        const JigOp *op = NULL;
        for (; place < places->len && places->data[place].offset < offset + at + n; ++place)
            op = op ? op : places->data[place].op;
        jig_vec_push(to, line_number(t, (JigStr){text.ptr + at, n}, op));
        at += n + 1;
    }
}

/* ---- Parts ---- */

/* Can each op in it be printed by itself? */
static bool is_separable(const JigOp *root) {
    if (!jig_op_is(root, JIG_BUILTIN(MODULE)))
        return false;
    const JigBlock *block = jig_op_regions(root)[0].first;
    if (!block || block->next || block->num_args)
        return false;
    for (const JigOp *op = block->first; op; op = op->next)
        if (op->num_results || op->num_operands || op->num_successors ||
            (op->num_regions && !jig_op_has_trait(op, JIG_TRAIT_ISOLATED_FROM_ABOVE)))
            return false;
    return true;
}

static JigTextPart *part_of(JigPayloadText *t, JigOp *op) {
    void **slot = jig_ptrmap_slot(&t->parts, op);
    if (!*slot) {
        JigTextPart *part = *slot = jig_calloc(1, sizeof *part);
        part->op = op;
        part->is_stale = true;
    }
    return *slot;
}

static void print_part(JigPayloadText *t, JigTextPart *part, unsigned indent) {
    if (!part->is_stale)
        return;
    (void)!jig_kept_names_print(&t->names, part->op, &t->flags, indent, false, &t->printed);
    part->lines.len = part->aliases.len = 0;
    add_lines(t, jig_chars_str(&t->printed.text), &t->printed.places, 0, &part->lines);
    jig_vec_append(&part->aliases, t->printed.aliases.data, t->printed.aliases.len);
    part->is_stale = false;
}

/* "module attributes {...} {" and what comes behind its ops. */
static void print_root(JigPayloadText *t) {
    JigTextPart *part = part_of(t, t->root); /* for the aliases */
    if (!part->is_stale)
        return;
    (void)!jig_kept_names_print(&t->names, t->root, &t->flags, 0, true, &t->printed);
    JigStr text = jig_chars_str(&t->printed.text);
    const char *body = memchr(text.ptr, JIG_HIDDEN_REGION, text.len);
    size_t n = body ? (size_t)(body - text.ptr) : text.len;
    JigCharVec head = {0}, tail = {0};
    jig_vec_append(&head, text.ptr, n);
    jig_vec_push(&head, '{');
    jig_vec_push(&tail, '}');
    if (body)
        jig_vec_append(&tail, body + 1, text.len - n - 1);
    t->head.len = t->tail.len = part->aliases.len = 0;
    add_lines(t, jig_chars_str(&head), &t->printed.places, 0, &t->head);
    add_lines(t, jig_chars_str(&tail), &t->printed.places, n, &t->tail);
    jig_vec_append(&part->aliases, t->printed.aliases.data, t->printed.aliases.len);
    jig_vec_free(&head);
    jig_vec_free(&tail);
    part->is_stale = false;
}

/* ---- The whole ---- */

static void use_aliases(JigPayloadText *t, const JigTextPart *part) {
    for (size_t i = 0; i < part->aliases.len; ++i) {
        JigKeptAlias *a = part->aliases.data[i];
        if (a->mark != t->mark)
            jig_vec_push(&t->aliases, a);
        a->mark = t->mark;
    }
}

static int by_order(const void *a, const void *b) {
    return jig_kept_names_order(*(const JigKeptAlias *const *)a, *(const JigKeptAlias *const *)b);
}

static void add_aliases(JigPayloadText *t) {
    static const JigPlaces none = {0};
    if (t->aliases.len)
        qsort(t->aliases.data, t->aliases.len, sizeof *t->aliases.data, by_order);
    for (size_t i = 0; i < t->aliases.len; ++i)
        add_lines(t, t->aliases.data[i]->definition, &none, 0, &t->lines);
}

static void add_part(JigPayloadText *t, const JigTextPart *part) {
    jig_vec_append(&t->lines, part->lines.data, part->lines.len);
}

static JigOp *first_op(const JigPayloadText *t) {
    return jig_op_regions(t->root)[0].first->first;
}

static void put_together(JigPayloadText *t) {
    t->aliases.len = 0;
    t->mark++;
    if (t->is_separable)
        for (JigOp *op = first_op(t); op; op = op->next)
            use_aliases(t, part_of(t, op));
    use_aliases(t, part_of(t, t->root));
    add_aliases(t);
    if (!t->is_separable) {
        add_part(t, part_of(t, t->root));
        return;
    }
    jig_vec_append(&t->lines, t->head.data, t->head.len);
    for (JigOp *op = first_op(t); op; op = op->next)
        add_part(t, part_of(t, op));
    jig_vec_append(&t->lines, t->tail.data, t->tail.len);
}

static void print(JigPayloadText *t, bool is_separable) {
    enum { INDENT = 2 };
    JigTextPart *root = part_of(t, t->root);
    root->is_stale |= !is_separable || !t->is_separable;
    t->is_separable = is_separable;
    if (!is_separable) {
        print_part(t, root, 0);
        return;
    }
    print_root(t);
    for (JigOp *op = first_op(t); op; op = op->next)
        print_part(t, part_of(t, op), INDENT);
}

bool jig_payload_text_update(JigPayloadText *t, bool is_verified) {
    JIG_REQUIRE(t);
    find_edits(t);
    if (!t->is_edited)
        return false;
    JigLineVec before = t->before;
    t->before = t->lines;
    t->lines = before;
    t->lines.len = 0;
    t->flags.assume_verified = is_verified;
    print(t, is_separable(t->root));
    put_together(t);
    t->is_edited = false;
    return t->lines.len != t->before.len ||
           memcmp(t->lines.data, t->before.data, t->lines.len * sizeof *t->lines.data) != 0;
}
