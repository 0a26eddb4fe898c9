/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Ops and values: how they are made and changed. Each primitive edit is written
 * to the journal while one is open (ir/journal.h), and nothing but these and
 * those of block.c changes IR.
 */
#define JIG_IR_EDITS
#include "ir/journal.h"
#include "ir/slab.h"
#include "support/check.h"

#include <stdlib.h>

/* ---- Uses ---- */

void jig_journal_hide_use(JigUse *use) {
    JIG_REQUIRE(use);
    if (!use->value)
        return;
    *use->link = use->next;
    if (use->next)
        use->next->link = use->link;
}

void jig_use_unlink(JigUse *use) {
    JIG_REQUIRE(use);
    jig_journal_hide_use(use);
    use->value = NULL;
}

void jig_use_link(JigUse *use, JigValue *value) {
    JIG_REQUIRE(use);
    use->value = value;
    if (!value)
        return;
    use->next = value->uses;
    use->link = &value->uses;
    if (use->next)
        use->next->link = &use->next;
    value->uses = use;
}

void jig_journal_show_use(JigUse *use) {
    JIG_REQUIRE(use);
    if (!use->value)
        return;
    *use->link = use;
    if (use->next)
        use->next->link = &use->next;
}

void jig_journal_hide_succ(JigSuccUse *use) {
    JIG_REQUIRE(use);
    if (!use->block)
        return;
    *use->link = use->next;
    if (use->next)
        use->next->link = use->link;
}

static void succ_unlink(JigSuccUse *use) {
    jig_journal_hide_succ(use);
    use->block = NULL;
}

static void succ_link(JigSuccUse *use, JigBlock *block) {
    use->block = block;
    if (!block)
        return;
    use->next = block->preds;
    use->link = &block->preds;
    if (use->next)
        use->next->link = &use->next;
    block->preds = use;
}

void jig_journal_show_succ(JigSuccUse *use) {
    JIG_REQUIRE(use);
    if (!use->block)
        return;
    *use->link = use;
    if (use->next)
        use->next->link = &use->next;
}

/* ---- Creation and destruction ---- */

static size_t op_size(size_t results, size_t regions, size_t successors, size_t operands) {
    return sizeof(JigOp) + results * sizeof(JigValue) + regions * sizeof(JigRegion) +
           successors * sizeof(JigSuccUse) + operands * sizeof(JigUse);
}

static JigUse *inline_operands(const JigOp *op) {
    return (JigUse *)(jig_op_successors(op) + op->num_successors);
}

/* A grown operand list stands elsewhere, after one slot that notes how many
 * operands the op's own slot has room for. */
static size_t inline_capacity(const JigOp *op) {
    return op->operands == inline_operands(op) ? op->cap_operands
                                               : (size_t)(uintptr_t)op->operands[-1].owner;
}

static JigUse *alloc_operands(JigContext *ctx, size_t cap, size_t inline_cap) {
    JigUse *note = jig_ir_alloc(ctx, (cap + 1) * sizeof *note);
    note->owner = (JigOp *)(uintptr_t)inline_cap;
    return note + 1;
}

void jig_journal_free_operands(JigContext *ctx, JigUse *operands, size_t cap) {
    JIG_REQUIRE(ctx && operands);
    jig_ir_free(ctx, operands - 1, (cap + 1) * sizeof *operands);
}

static void free_operands(JigContext *ctx, JigOp *op) {
    if (op->operands != inline_operands(op))
        jig_journal_free_operands(ctx, op->operands, op->cap_operands);
}

static void init_results(JigOp *op, const JigType *const *types, size_t n) {
    JigValue *results = jig_op_results(op);
    for (size_t i = 0; i < n; ++i)
        results[i] = (JigValue){.type = types[i], .index = (uint32_t)i};
}

static void init_regions(JigOp *op, JigRegion *const *from) {
    JigRegion *regions = jig_op_regions(op);
    for (size_t i = 0; i < op->num_regions; ++i) {
        regions[i] = (JigRegion){.parent = op};
        if (from && from[i])
            jig_region_take_body(&regions[i], from[i]);
    }
}

JigOp *jig_op_create(const JigOpState *s) {
    JIG_REQUIRE(s && s->name && s->name->ctx);
    JIG_REQUIRE(s->num_regions <= UINT16_MAX && s->num_successors <= UINT16_MAX);
    JigContext *ctx = s->name->ctx;
    JigOp *op = jig_slab_alloc_op(
        ctx, op_size(s->num_types, s->num_regions, s->num_successors, s->num_operands));
    uint32_t stamp = op->stamp;
    const JigAttr *attrs = s->attrs ? s->attrs : ctx->empty_dict;
    *op = (JigOp){.name = s->name,
                  .attrs = s->name->row ? jig_spec_fill_defaults(s->name, attrs) : attrs,
                  .loc = s->loc,
                  .num_operands = (uint32_t)s->num_operands,
                  .cap_operands = (uint32_t)s->num_operands,
                  .num_results = (uint32_t)s->num_types,
                  .num_regions = (uint16_t)s->num_regions,
                  .num_successors = (uint16_t)s->num_successors,
                  .stamp = stamp};
    if (jig_journal_is_open(ctx))
        jig_journal_write(ctx, (JigEdit){.kind = JIG_EDIT_CREATED, .of.op = op});
    init_results(op, s->types, s->num_types);
    init_regions(op, s->regions);
    JigSuccUse *successors = jig_op_successors(op);
    for (size_t i = 0; i < s->num_successors; ++i) {
        successors[i] = (JigSuccUse){.owner = op};
        succ_link(&successors[i], s->successors[i]);
    }
    op->operands = inline_operands(op);
    for (size_t i = 0; i < s->num_operands; ++i) {
        op->operands[i] = (JigUse){.owner = op};
        jig_use_link(&op->operands[i], s->operands[i]);
    }
    return op;
}

/* Takes every operand and successor of op and of all below off its list, so
 * that values and blocks can go in any order. */
static void drop_references(JigOp *op) {
    for (size_t i = 0; i < op->num_operands; ++i)
        jig_use_unlink(&op->operands[i]);
    for (size_t i = 0; i < op->num_successors; ++i)
        succ_unlink(&jig_op_successors(op)[i]);
    for (size_t i = 0; i < op->num_regions; ++i)
        for (JigBlock *b = jig_op_regions(op)[i].first; b; b = b->next)
            for (JigOp *nested = b->first; nested; nested = nested->next)
                drop_references(nested);
}

static void free_op(JigOp *op);

/* The same, but so that it can be taken back: what is hidden still knows its place. Stamps move on,
 * since the ops count as gone. */
static void hide(JigOp *op) {
    for (size_t i = 0; i < op->num_operands; ++i)
        jig_journal_hide_use(&op->operands[i]);
    for (size_t i = 0; i < op->num_successors; ++i)
        jig_journal_hide_succ(&jig_op_successors(op)[i]);
    for (size_t i = 0; i < op->num_regions; ++i)
        for (JigBlock *b = jig_op_regions(op)[i].first; b; b = b->next)
            for (JigOp *nested = b->first; nested; nested = nested->next)
                hide(nested);
    op->stamp++;
    op->queued = 0; /* no driver looks at it any more */
}

/* Everything in the reverse of hide's order. */
static void show(JigOp *op) {
    op->stamp--;
    for (size_t i = op->num_regions; i-- > 0;)
        for (JigBlock *b = jig_op_regions(op)[i].last; b; b = b->prev)
            for (JigOp *nested = b->last; nested; nested = nested->prev)
                show(nested);
    for (size_t i = op->num_successors; i-- > 0;)
        jig_journal_show_succ(&jig_op_successors(op)[i]);
    for (size_t i = op->num_operands; i-- > 0;)
        jig_journal_show_use(&op->operands[i]);
}

static void free_block(JigBlock *block) {
    JigContext *ctx = block->ctx;
    for (JigOp *op = block->first, *next; op; op = next) {
        next = op->next;
        free_op(op);
    }
    for (size_t i = 0; i < block->num_args; ++i)
        jig_ir_free(ctx, block->args[i], sizeof(JigArg));
    jig_ir_free(ctx, block->args, block->cap_args * sizeof *block->args);
    jig_ir_free(ctx, block, sizeof *block);
}

/* References are dropped already. */
static void free_op(JigOp *op) {
    JigContext *ctx = op->name->ctx;
    for (size_t i = 0; i < op->num_regions; ++i)
        for (JigBlock *b = jig_op_regions(op)[i].first, *next; b; b = next) {
            next = b->next;
            free_block(b);
        }
    if (op->has_symbol_cache)
        jig_symbol_forget_table(op);
    size_t size =
        op_size(op->num_results, op->num_regions, op->num_successors, inline_capacity(op));
    free_operands(ctx, op);
    op->name = NULL; /* poisoned: whoever still looks finds no op */
    op->stamp++;
    op->block = NULL;
    jig_slab_free_op(ctx, op, size);
}

/* What was unlinked just before is destroyed whole, too. */
static void note_destroyed(JigContext *ctx, JigOp *op) {
    JigEdit *unlinked = op->block ? NULL : jig_journal_latest(ctx, JIG_EDIT_UNLINKED, op);
    if (unlinked) {
        unlinked->kind = JIG_EDIT_DESTROYED;
        unlinked->whole = true;
        return;
    }
    JigEdit edit = {.kind = JIG_EDIT_DESTROYED,
                    .of.op = op,
                    .whole = op->block != NULL,
                    .is_root = op->block == NULL};
    if (op->block) {
        edit.was.place.block = op->block;
        edit.was.place.before = op->next;
        jig_op_unlink(op);
    }
    jig_journal_write(ctx, edit);
}

void jig_op_destroy(JigOp *op) {
    JIG_REQUIRE(op && op->name);
    JigContext *ctx = op->name->ctx;
    if (ctx->heap.is_over)
        return; /* it goes with the context */
    if (jig_journal_is_open(ctx)) {
        note_destroyed(ctx, op);
        hide(op);
        return;
    }
    if (op->block)
        jig_op_unlink(op);
    drop_references(op);
    free_op(op);
}

static void note_block_destroyed(JigContext *ctx, JigBlock *block) {
    JigEdit *unlinked = jig_journal_latest(ctx, JIG_EDIT_BLOCK_UNLINKED, block);
    if (unlinked) {
        unlinked->kind = JIG_EDIT_BLOCK_DESTROYED;
        unlinked->whole = true;
    } else {
        jig_journal_write(ctx, (JigEdit){.kind = JIG_EDIT_BLOCK_DESTROYED, .of.block = block});
    }
}

void jig_block_destroy(JigBlock *block) {
    JIG_REQUIRE(block);
    if (block->region)
        jig_block_remove(block);
    if (jig_journal_is_open(block->ctx)) {
        jig_journal_hide_block(block);
        note_block_destroyed(block->ctx, block);
        return;
    }
    for (JigOp *op = block->first; op; op = op->next)
        drop_references(op);
    free_block(block);
}

void jig_journal_hide_op(JigOp *op) {
    JIG_REQUIRE(op);
    hide(op);
}
void jig_journal_hide_block(JigBlock *block) {
    JIG_REQUIRE(block);
    for (JigOp *op = block->first; op; op = op->next)
        hide(op);
}
void jig_journal_restore_op(JigOp *op) {
    JIG_REQUIRE(op);
    show(op);
}
void jig_journal_restore_block(JigBlock *block) {
    JIG_REQUIRE(block);
    for (JigOp *op = block->last; op; op = op->prev)
        show(op);
}
void jig_journal_free_op(JigOp *op) {
    JIG_REQUIRE(op);
    free_op(op);
}
void jig_journal_free_block(JigBlock *block) {
    JIG_REQUIRE(block);
    free_block(block);
}

/* A region that belongs to no op has to know its context itself. */
typedef struct DetachedRegion {
    JigRegion region;
    JigContext *ctx;
} DetachedRegion;

JigRegion *jig_region_create(JigContext *ctx) {
    JIG_REQUIRE(ctx);
    DetachedRegion *d = jig_calloc(1, sizeof *d);
    d->ctx = ctx;
    if (jig_journal_is_open(ctx))
        jig_journal_write(ctx, (JigEdit){.kind = JIG_EDIT_REGION_CREATED, .of.region = &d->region});
    return &d->region;
}

void jig_region_destroy(JigRegion *region) {
    JIG_REQUIRE(region && !region->parent);
    JigContext *ctx = ((DetachedRegion *)region)->ctx;
    if (jig_journal_is_open(ctx)) {
        while (region->last)
            jig_block_destroy(region->last);
        jig_journal_write(ctx, (JigEdit){.kind = JIG_EDIT_REGION_DESTROYED, .of.region = region});
        return;
    }
    for (JigBlock *b = region->first; b; b = b->next)
        for (JigOp *op = b->first; op; op = op->next)
            drop_references(op);
    while (region->last)
        jig_block_destroy(region->last);
    jig_free(region);
}

/* ---- Reading ---- */

const JigOpName *jig_op_name_record(const JigOp *op) {
    JIG_REQUIRE(op && op->name);
    return op->name;
}
JigStr jig_op_name_of(const JigOp *op) {
    JIG_REQUIRE(op && op->name);
    return op->name->name;
}

JigStr jig_name_dialect(JigStr name) {
    JIG_REQUIRE(name.ptr || !name.len);
    const char *dot = name.len ? memchr(name.ptr, '.', name.len) : NULL;
    return (JigStr){name.ptr, dot ? (size_t)(dot - name.ptr) : 0};
}
const JigOpRow *jig_op_row(const JigOp *op) {
    JIG_REQUIRE(op && op->name);
    return op->name->row;
}
bool jig_op_is(const JigOp *op, const JigOpRow *row) {
    JIG_REQUIRE(row);
    JIG_REQUIRE(!op || op->name);
    return op && op->name->row == row;
}
bool jig_op_has_name(const JigOp *op, const char *name) {
    JIG_REQUIRE(op && op->name);
    JIG_REQUIRE(name);
    return jig_str_is(op->name->name, name);
}
JigContext *jig_op_context(const JigOp *op) {
    JIG_REQUIRE(op && op->name);
    return op->name->ctx;
}
JigLoc jig_op_loc(const JigOp *op) {
    JIG_REQUIRE(op);
    return op->loc;
}
void jig_op_set_loc(JigOp *op, JigLoc loc) {
    JIG_REQUIRE(op && op->name);
    JigContext *ctx = op->name->ctx;
    if (jig_journal_is_open(ctx))
        jig_journal_write(ctx, (JigEdit){.kind = JIG_EDIT_LOC, .of.op = op, .was.loc = op->loc});
    op->loc = loc;
}
JigBlock *jig_op_block(const JigOp *op) {
    JIG_REQUIRE(op);
    return op->block;
}
JigRegion *jig_op_parent_region(const JigOp *op) {
    JIG_REQUIRE(op);
    return op->block ? op->block->region : NULL;
}
JigOp *jig_op_next(const JigOp *op) {
    JIG_REQUIRE(op);
    return op->next;
}
JigOp *jig_op_prev(const JigOp *op) {
    JIG_REQUIRE(op);
    return op->prev;
}
uint32_t jig_op_stamp(const JigOp *op) {
    JIG_REQUIRE(op);
    return op->stamp;
}

JigOp *jig_op_parent(const JigOp *op) {
    JIG_REQUIRE(op);
    JigRegion *r = jig_op_parent_region(op);
    return r ? r->parent : NULL;
}
JigOp *jig_op_outermost(const JigOp *op) {
    JIG_REQUIRE(op);
    for (const JigOp *parent; (parent = jig_op_parent(op));)
        op = parent;
    return (JigOp *)(uintptr_t)op;
}

JigOp *jig_op_parent_of(const JigOp *op, const JigOpRow *row) {
    JIG_REQUIRE(op && op->name && row);
    JigOp *p = jig_op_parent(op);
    while (p && p->name->row != row)
        p = jig_op_parent(p);
    return p;
}

/* Numbers the ops of a block with gaps, so that insertions rarely renumber. */
enum { ORDER_STRIDE = 16 };

static void number_block(JigBlock *block) {
    uint32_t order = 0;
    for (JigOp *op = block->first; op; op = op->next)
        op->order = order += ORDER_STRIDE;
    block->ordered = true;
}

bool jig_op_is_before(const JigOp *a, const JigOp *b) {
    JIG_REQUIRE(a && b && a->block && a->block == b->block);
    if (!a->block->ordered)
        number_block(a->block);
    return a->order < b->order;
}

bool jig_op_is_ancestor(const JigOp *ancestor, const JigOp *op) {
    JIG_REQUIRE(ancestor);
    for (; op; op = jig_op_parent(op))
        if (op == ancestor)
            return true;
    return false;
}

bool jig_op_is_proper_ancestor(const JigOp *ancestor, const JigOp *op) {
    return ancestor != op && jig_op_is_ancestor(ancestor, op);
}

bool jig_op_is_terminator(const JigOp *op) {
    return jig_op_has_trait(op, JIG_TRAIT_TERMINATOR);
}
bool jig_op_maybe_terminator(const JigOp *op) {
    return !op->name->row || jig_op_is_terminator(op);
}

size_t jig_op_num_operands(const JigOp *op) {
    JIG_REQUIRE(op);
    return op->num_operands;
}
JigValue *jig_op_operand(const JigOp *op, size_t i) {
    JIG_REQUIRE(i < op->num_operands);
    return op->operands[i].value;
}
const JigType *jig_op_operand_type(const JigOp *op, size_t i) {
    return jig_op_operand(op, i)->type;
}
JigOp *jig_op_operand_def(const JigOp *op, size_t i) {
    return jig_value_def(jig_op_operand(op, i));
}
JigOp *jig_op_operand_def_of(const JigOp *op, size_t i, const JigOpRow *row) {
    JigOp *def = jig_op_operand_def(op, i);
    return jig_op_is(def, row) ? def : NULL;
}
JigUse *jig_op_use(const JigOp *op, size_t i) {
    JIG_REQUIRE(i < op->num_operands);
    return &op->operands[i];
}
size_t jig_op_num_results(const JigOp *op) {
    JIG_REQUIRE(op);
    return op->num_results;
}
JigValue *jig_op_result(const JigOp *op, size_t i) {
    JIG_REQUIRE(i < op->num_results);
    return &jig_op_results(op)[i];
}
const JigType *jig_op_result_type(const JigOp *op, size_t i) {
    return jig_op_result(op, i)->type;
}
size_t jig_op_num_regions(const JigOp *op) {
    JIG_REQUIRE(op);
    return op->num_regions;
}
JigRegion *jig_op_region(const JigOp *op, size_t i) {
    JIG_REQUIRE(i < op->num_regions);
    return &jig_op_regions(op)[i];
}
JigBlock *jig_op_body(const JigOp *op) {
    return op->num_regions ? jig_region_first(jig_op_region(op, 0)) : NULL;
}
size_t jig_op_num_successors(const JigOp *op) {
    JIG_REQUIRE(op);
    return op->num_successors;
}
JigBlock *jig_op_successor(const JigOp *op, size_t i) {
    JIG_REQUIRE(i < op->num_successors);
    return jig_op_successors(op)[i].block;
}

bool jig_op_has_uses(const JigOp *op) {
    JIG_REQUIRE(op);
    for (size_t i = 0; i < op->num_results; ++i)
        if (jig_op_results(op)[i].uses)
            return true;
    return false;
}

/* ---- Operands and successors ---- */

void jig_op_set_operand(JigOp *op, size_t i, JigValue *v) {
    JIG_REQUIRE(i < op->num_operands);
    JIG_REQUIRE(!v || v->type->ctx == op->name->ctx);
    jig_use_set(&op->operands[i], v);
}

/* Moves the contents of one slot to another, keeping its place on the list. */
static void move_use(JigUse *to, JigUse *from) {
    *to = *from;
    if (!to->value)
        return;
    *to->link = to;
    if (to->next)
        to->next->link = &to->next;
    from->value = NULL;
}

static void move_operands(JigOp *op, JigUse *to, uint32_t cap) {
    for (size_t i = 0; i < op->num_operands; ++i)
        move_use(&to[i], &op->operands[i]);
    op->operands = to;
    op->cap_operands = cap;
}

static void grow_operands(JigOp *op, size_t need) {
    if (need <= op->cap_operands)
        return;
    JigContext *ctx = op->name->ctx;
    size_t cap = op->cap_operands * 2 > need ? op->cap_operands * 2 : need;
    JigUse *fresh = alloc_operands(ctx, cap, inline_capacity(op)), *old = op->operands;
    uint32_t old_cap = op->cap_operands;
    bool is_inline = old == inline_operands(op);
    move_operands(op, fresh, (uint32_t)cap);
    if (jig_journal_is_open(ctx))
        jig_journal_write(
            ctx,
            (JigEdit){.kind = JIG_EDIT_GROWN, .of.op = op, .was.grown = {old, old_cap, is_inline}});
    else if (!is_inline)
        jig_journal_free_operands(ctx, old, old_cap);
}

void jig_journal_swap_operands(JigEdit *e) {
    JIG_REQUIRE(e && e->of.op && e->was.grown.operands);
    JigOp *op = e->of.op;
    JigUse *now = op->operands;
    uint32_t cap = op->cap_operands;
    bool is_inline = now == inline_operands(op);
    move_operands(op, e->was.grown.operands, e->was.grown.cap);
    e->was.grown.operands = now;
    e->was.grown.cap = cap;
    e->was.grown.is_inline = is_inline;
}

/* Operands from `at` on make room for n more, which are empty; and close a gap of n empty ones. */
static void shift_up(JigOp *op, size_t at, size_t n) {
    for (size_t i = op->num_operands; i-- > at;)
        move_use(&op->operands[i + n], &op->operands[i]);
    for (size_t i = at; i < at + n; ++i)
        op->operands[i] = (JigUse){.owner = op};
    op->num_operands += (uint32_t)n;
}

static void shift_down(JigOp *op, size_t at, size_t n) {
    for (size_t i = at + n; i < op->num_operands; ++i)
        move_use(&op->operands[i - n], &op->operands[i]);
    op->num_operands -= (uint32_t)n;
}

void jig_journal_shift_operands(JigOp *op, size_t at, size_t n, bool up) {
    JIG_REQUIRE(op);
    JIG_REQUIRE(at <= op->num_operands && (up || n <= op->num_operands - at));
    JigContext *ctx = op->name->ctx;
    if (!n)
        return;
    if (jig_journal_is_open(ctx))
        jig_journal_write(ctx, (JigEdit){.kind = up ? JIG_EDIT_SHIFTED_UP : JIG_EDIT_SHIFTED_DOWN,
                                         .of.op = op,
                                         .was.shifted = {(uint32_t)at, (uint32_t)n}});
    if (up)
        shift_up(op, at, n);
    else
        shift_down(op, at, n);
}

void jig_op_erase_operands(JigOp *op, size_t start, size_t n) {
    JIG_REQUIRE(start <= op->num_operands && n <= op->num_operands - start);
    for (size_t i = start; i < start + n; ++i)
        jig_use_set(&op->operands[i], NULL);
    jig_journal_shift_operands(op, start, n, false);
}

void jig_op_insert_operands(JigOp *op, size_t at, JigValue *const *values, size_t n) {
    JIG_REQUIRE(at <= op->num_operands);
    JIG_REQUIRE(!n || values);
    grow_operands(op, op->num_operands + n);
    jig_journal_shift_operands(op, at, n, true);
    for (size_t i = 0; i < n; ++i)
        jig_use_set(&op->operands[at + i], values[i]);
}

void jig_op_set_operands(JigOp *op, JigValue *const *values, size_t n) {
    JIG_REQUIRE(op);
    JIG_REQUIRE(!n || values);
    size_t common = n < op->num_operands ? n : op->num_operands;
    for (size_t i = 0; i < common; ++i)
        jig_op_set_operand(op, i, values[i]);
    if (n > common)
        jig_op_insert_operands(op, common, values + common, n - common);
    else
        jig_op_erase_operands(op, common, op->num_operands - common);
}

void jig_op_set_successor(JigOp *op, size_t i, JigBlock *block) {
    JIG_REQUIRE(i < op->num_successors);
    JigSuccUse *use = &jig_op_successors(op)[i];
    JigContext *ctx = op->name->ctx;
    if (jig_journal_is_open(ctx))
        jig_journal_write(ctx, (JigEdit){.kind = JIG_EDIT_SUCCESSOR,
                                         .of.succ = use,
                                         .was.succ = {use->block, use->link}});
    succ_unlink(use);
    succ_link(use, block);
}

JigUse *jig_use_next(const JigUse *u) {
    JIG_REQUIRE(u);
    return u->next;
}
JigOp *jig_use_owner(const JigUse *u) {
    JIG_REQUIRE(u && u->owner);
    return u->owner;
}
size_t jig_use_index(const JigUse *u) {
    JIG_REQUIRE(u && u->owner);
    return (size_t)(u - u->owner->operands);
}
JigValue *jig_use_value(const JigUse *u) {
    JIG_REQUIRE(u);
    return u->value;
}

void jig_use_set(JigUse *u, JigValue *v) {
    JIG_REQUIRE(u && u->owner);
    if (u->value == v)
        return;
    JigContext *ctx = u->owner->name->ctx;
    if (jig_journal_is_open(ctx))
        jig_journal_write(
            ctx, (JigEdit){.kind = JIG_EDIT_OPERAND, .of.use = u, .was.use = {u->value, u->link}});
    jig_use_unlink(u);
    jig_use_link(u, v);
}

/* ---- Attributes ---- */

const JigAttr *jig_op_attrs(const JigOp *op) {
    JIG_REQUIRE(op);
    return op->attrs;
}
const JigAttr *jig_op_attr(const JigOp *op, const char *name) {
    JIG_REQUIRE(op && op->name);
    JIG_REQUIRE(name);
    return jig_attr_dict_get(op->attrs, jig_str(name));
}
const JigAttr *jig_op_attr_id(const JigOp *op, const JigIdent *name) {
    JIG_REQUIRE(op && op->name);
    JIG_REQUIRE(name);
    return jig_attr_dict_find(op->attrs, name);
}

void jig_op_set_attrs(JigOp *op, const JigAttr *dict) {
    JIG_REQUIRE(op && op->name);
    JIG_REQUIRE(dict && dict->kind == JIG_ATTR_DICT);
    JIG_REQUIRE(dict->ctx == op->name->ctx);
    if (op->attrs == dict)
        return;
    JigContext *ctx = op->name->ctx;
    if (jig_journal_is_open(ctx))
        jig_journal_write(ctx,
                          (JigEdit){.kind = JIG_EDIT_ATTRS, .of.op = op, .was.attrs = op->attrs});
    JigOp *table = jig_op_parent(op);
    bool renamed = table && table->has_symbol_cache;
    if (renamed)
        jig_symbol_note_unlinked(table, op);
    op->attrs = dict;
    if (renamed)
        jig_symbol_note_linked(table, op);
}

/* What an unregistered op has in <{...}> stays there. */
void jig_op_set_attr_id(JigOp *op, const JigIdent *name, const JigAttr *value) {
    JIG_REQUIRE(op && name);
    JIG_REQUIRE(!value || value->ctx == op->name->ctx);
    const JigAttr *props = jig_op_unregistered_props(op);
    if (props && jig_attr_dict_find(props, name)) {
        value = jig_attr_dict_with(props, name, value);
        name = op->name->ctx->id.props;
    }
    jig_op_set_attrs(op, jig_attr_dict_with(op->attrs, name, value));
}

void jig_op_set_attr(JigOp *op, const char *name, const JigAttr *value) {
    JIG_REQUIRE(op && name);
    jig_op_set_attr_id(op, jig_ident(op->name->ctx, jig_str(name)), value);
}

int64_t jig_op_int_attr(const JigOp *op, const char *name, int64_t otherwise) {
    JIG_REQUIRE(op && name);
    const JigAttr *x = jig_op_attr(op, name);
    return jig_attr_is_int(x) ? jig_attr_int_value(x) : otherwise;
}

JigStr jig_op_str_attr(const JigOp *op, const char *name) {
    JIG_REQUIRE(op && name);
    const JigAttr *x = jig_op_attr(op, name);
    if (jig_attr_is_string(x))
        return jig_attr_string_value(x);
    return x && x->kind == JIG_ATTR_SYMBOL_REF ? jig_attr_symbol_leaf(x) : (JigStr){"", 0};
}

const JigAttr *jig_op_unregistered_props(const JigOp *op) {
    JIG_REQUIRE(op && op->name);
    return op->name->row ? NULL : jig_attr_dict_find(op->attrs, op->name->ctx->id.props);
}

/* ---- Values ---- */

const JigType *jig_value_type(const JigValue *v) {
    JIG_REQUIRE(v);
    return v->type;
}
void jig_value_set_type(JigValue *v, const JigType *t) {
    JIG_REQUIRE(v && t);
    JIG_REQUIRE(t->ctx == v->type->ctx);
    JigContext *ctx = jig_value_context(v);
    if (jig_journal_is_open(ctx))
        jig_journal_write(ctx,
                          (JigEdit){.kind = JIG_EDIT_TYPE, .of.value = v, .was.type = v->type});
    v->type = t;
}
JigContext *jig_value_context(const JigValue *v) {
    JIG_REQUIRE(v);
    return v->type->ctx;
}
JigLoc jig_value_loc(const JigValue *v) {
    JIG_REQUIRE(v);
    return v->is_arg ? ((const JigArg *)v)->loc : jig_result_op(v)->loc;
}
bool jig_value_is_result(const JigValue *v) {
    JIG_REQUIRE(v);
    return !v->is_arg;
}
JigOp *jig_value_def(const JigValue *v) {
    JIG_REQUIRE(!v || v->type);
    return v ? jig_value_op(v) : NULL;
}
bool jig_value_def_is(const JigValue *v, const JigOpRow *row) {
    JIG_REQUIRE(row);
    return jig_op_is(jig_value_def(v), row);
}
size_t jig_value_index(const JigValue *v) {
    JIG_REQUIRE(v);
    return v->index;
}
JigBlock *jig_value_owner_block(const JigValue *v) {
    JIG_REQUIRE(v);
    return v->is_arg ? jig_arg_block(v) : NULL;
}
JigBlock *jig_value_block(const JigValue *v) {
    JIG_REQUIRE(v);
    return v->is_arg ? jig_arg_block(v) : jig_result_op(v)->block;
}
JigRegion *jig_value_region(const JigValue *v) {
    JIG_REQUIRE(v);
    JigBlock *b = jig_value_block(v);
    return b ? b->region : NULL;
}
JigUse *jig_value_first_use(const JigValue *v) {
    JIG_REQUIRE(v);
    return v->uses;
}
bool jig_value_has_one_use(const JigValue *v) {
    JIG_REQUIRE(v);
    return v->uses && !v->uses->next;
}
bool jig_value_has_uses(const JigValue *v) {
    JIG_REQUIRE(v);
    return v->uses != NULL;
}
void jig_arg_set_loc(JigValue *arg, JigLoc loc) {
    JIG_REQUIRE(arg);
    JigContext *ctx = jig_value_context(arg);
    JigArg *a = (JigArg *)arg;
    if (jig_journal_is_open(ctx))
        jig_journal_write(ctx,
                          (JigEdit){.kind = JIG_EDIT_ARG_LOC, .of.value = arg, .was.loc = a->loc});
    a->loc = loc;
}

void jig_value_replace_uses(JigValue *from, JigValue *to) {
    JIG_REQUIRE(from);
    JIG_REQUIRE(!to || to->type->ctx == from->type->ctx);
    if (from == to)
        return;
    while (from->uses)
        jig_use_set(from->uses, to);
}
