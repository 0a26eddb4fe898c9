/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "rewrite/folder.h"
#include "support/check.h"

/* A constant under the dialect that asked for it; an op has a second entry when
 * another dialect's op stands for the constant. */
typedef struct Entry {
    const JigRegion *region;
    const JigDialect *dialect;
    const JigAttr *value;
    const JigType *type;
    JigOp *op; /* NULL: none yet */
    struct Entry *same_hash;
} Entry;

void jig_folder_init(JigFolder *f, JigRewriter *rw) {
    JIG_REQUIRE(f && rw);
    *f = (JigFolder){.rw = rw};
    jig_arena_init(&f->arena);
}

void jig_folder_free(JigFolder *f) {
    JIG_REQUIRE(f);
    jig_ptrmap_free(&f->entries);
    jig_ptrmap_free(&f->owned);
    jig_arena_free(&f->arena);
}

/* ---- Entries ---- */
static const void *key_of(const JigRegion *region, const JigDialect *dialect, const JigAttr *value,
                          const JigType *type) {
    uint64_t h = jig_hash_ptr(region);
    h = jig_hash_mix(h, (uint64_t)(uintptr_t)dialect);
    h = jig_hash_mix(h, (uint64_t)(uintptr_t)value);
    h = jig_hash_mix(h, (uint64_t)(uintptr_t)type);
    return jig_hash_key(h);
}

/* The entry, made when new, then without an op. */
static Entry *entry_for(JigFolder *f, const JigRegion *region, const JigDialect *dialect,
                        const JigAttr *value, const JigType *type) {
    void **slot = jig_ptrmap_slot(&f->entries, key_of(region, dialect, value, type));
    for (Entry *e = *slot; e; e = e->same_hash)
        if (e->region == region && e->dialect == dialect && e->value == value && e->type == type)
            return e;
    Entry *e = JIG_NEW(&f->arena, Entry);
    *e = (Entry){region, dialect, value, type, NULL, *slot};
    *slot = e;
    return e;
}

static void own(JigFolder *f, Entry *e, JigOp *op) {
    e->op = op;
    jig_ptrset_add(&f->owned, op);
}

static bool is_owned(const JigFolder *f, const JigOp *op) {
    return op && jig_ptrmap_has(&f->owned, op);
}

/* ---- Where constants go ---- */
static JigRegion *scope_of(JigBlock *block) {
    for (;;) {
        JigOp *parent = block->region->parent;
        if (!parent || !parent->block || !parent->block->region || !parent->name->row ||
            jig_op_has_trait(parent, JIG_TRAIT_ISOLATED_FROM_ABOVE))
            return block->region;
        block = parent->block;
    }
}

/* Beyond its block an op does not keep its location. */
static void hoist(JigFolder *f, JigOp *op, JigBlock *block) {
    if (op->block != block)
        jig_op_set_loc(op, jig_loc_unknown(f->rw->ctx));
    jig_op_remove(op);
    jig_block_insert(block, block->first, op);
}

/* Does something other than constants of the folder stand before it? */
static bool is_misplaced(const JigFolder *f, const JigOp *op) {
    return op->prev && !is_owned(f, op->prev);
}

static bool rehoist_owned(JigFolder *f, JigOp *op) {
    if (!is_owned(f, op))
        return false;
    if (is_misplaced(f, op)) {
        hoist(f, op, op->block);
        jig_op_set_loc(op, jig_loc_unknown(f->rw->ctx));
    }
    return true;
}

bool jig_folder_insert(JigFolder *f, JigOp *op, const JigAttr *value) {
    if (rehoist_owned(f, op))
        return true;
    JigRegion *scope = scope_of(op->block);
    Entry *e = entry_for(f, scope, op->name->dialect, value, jig_op_results(op)[0].type);
    if (e->op) {
        JigOp *known = e->op;
        jig_rw_replace1(f->rw, op, &jig_op_results(known)[0]);
        jig_op_set_loc(known, jig_loc_unknown(f->rw->ctx));
        return false;
    }
    if (op->block != scope->first || is_misplaced(f, op))
        hoist(f, op, scope->first);
    own(f, e, op);
    return true;
}

/* ---- Making constants ---- */
static JigOp *constant_in(JigFolder *f, JigRegion *scope, const JigDialect *dialect,
                          const JigAttr *value, const JigType *type) {
    JigLoc loc = jig_loc_unknown(f->rw->ctx);
    Entry *e = entry_for(f, scope, dialect, value, type);
    if (e->op) {
        jig_op_set_loc(e->op, loc);
        return e->op;
    }
    JigValue *made = jig_materialize(f->rw, dialect, value, type, loc);
    JigOp *op = made ? jig_value_op(made) : NULL;
    if (!op)
        return NULL;
    if (op->name->dialect != dialect) {
        Entry *other = entry_for(f, scope, op->name->dialect, value, type);
        if (other->op) {
            jig_rw_erase(f->rw, op);
            op = other->op;
            jig_op_set_loc(op, loc);
        } else {
            own(f, other, op);
        }
    }
    own(f, e, op);
    return op;
}

JigValue *jig_folder_constant(JigFolder *f, JigBlock *block, const JigDialect *dialect,
                              const JigAttr *value, const JigType *type) {
    JIG_REQUIRE(f && value && type);
    JigRegion *scope = scope_of(block);
    jig_at_start(f->rw, scope->first);
    JigOp *op = constant_in(f, scope, dialect, value, type);
    return op ? &jig_op_results(op)[0] : NULL;
}
