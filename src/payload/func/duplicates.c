/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Functions by what they are: attributes but the name, and body. Those with the
 * same hash are compared; locations never count.
 */
#include "payload/func/duplicates.h"
#include "dialect/func/func.h"
#include "rewrite/equivalence.h"
#include "support/vec.h"

typedef struct Function {
    JigOp *op;
    const JigAttr *attrs; /* without its name */
    size_t next;          /* of the same hash, counted from 1; 0: none */
} Function;

/* Names in one symbol table that give way to others. */
typedef struct Table {
    JigOp *op;
    JIG_VEC(JigStr) from, to;
} Table;

typedef struct Work {
    JigRewriter *rw;
    JigOp *root;
    JIG_VEC(Function) kept;
    JigPtrMap by_hash; /* the first of a hash, counted from 1 */
    JigOpVec erase;
    JIG_VEC(Table) tables;
    JigPtrMap table_of; /* number of a table's op, counted from 1 */
    JigPtrMap below;    /* attributes of names that references look up in inner tables */
} Work;

/* ---- References through tables ---- */

static void note_inner_names(JigOp *op, const JigAttr *ref, void *user) {
    (void)op;
    Work *w = user;
    for (size_t i = 1; i < jig_attr_symbol_len(ref); ++i)
        jig_ptrset_add(&w->below, jig_attr_string(w->rw->ctx, jig_attr_symbol_part(ref, i)));
}

/* Would somebody outside of its table miss it? */
static bool is_found_from_outside(const Work *w, const JigOp *f) {
    const JigAttr *name = jig_attr_string(w->rw->ctx, jig_symbol_name(f));
    return jig_op_parent(f) != w->root && jig_ptrmap_has(&w->below, name);
}

/* ---- Finding ---- */

static const void *key_of(JigOp *f, const JigAttr *attrs) {
    uint64_t hash = jig_hash_mix(jig_hash_ptr(attrs), jig_hash_ptr(jig_op_parent(f)));
    hash = jig_hash_mix(hash, jig_equivalence_hash_region(jig_func_func_body(f)));
    return jig_hash_key(hash);
}

static bool same(const Function *a, const Function *b) {
    return a->attrs == b->attrs && jig_op_parent(a->op) == jig_op_parent(b->op) &&
           jig_equivalence_of_regions(jig_func_func_body(a->op), jig_func_func_body(b->op));
}

static Table *table_around(Work *w, JigOp *f) {
    void **slot = jig_ptrmap_slot(&w->table_of, jig_op_parent(f));
    if (!*slot) {
        jig_vec_push(&w->tables, ((Table){.op = jig_op_parent(f)}));
        *slot = (void *)w->tables.len;
    }
    return &w->tables.data[(size_t)(uintptr_t)*slot - 1];
}

static void give_way(Work *w, JigOp *f, const JigOp *kept) {
    Table *t = table_around(w, f);
    jig_vec_push(&t->from, jig_symbol_name(f));
    jig_vec_push(&t->to, jig_symbol_name(kept));
    jig_vec_push(&w->erase, f);
}

static JigWalk visit(JigOp *op, void *user) {
    Work *w = user;
    if (!jig_op_is(op, JIG_FUNC(FUNC)) || jig_region_is_empty(jig_func_func_body(op)))
        return JIG_WALK_ADVANCE;
    Function f = {.op = op, .attrs = jig_op_attrs(op)};
    f.attrs = jig_attr_dict_with(f.attrs, jig_ident(w->rw->ctx, JIG_STR("sym_name")), NULL);
    void **slot = jig_ptrmap_slot(&w->by_hash, key_of(op, f.attrs));
    for (size_t i = (size_t)(uintptr_t)*slot; i; i = w->kept.data[i - 1].next)
        if (same(&w->kept.data[i - 1], &f) && !is_found_from_outside(w, op)) {
            give_way(w, op, w->kept.data[i - 1].op);
            return JIG_WALK_ADVANCE;
        }
    f.next = (size_t)(uintptr_t)*slot;
    jig_vec_push(&w->kept, f);
    *slot = (void *)w->kept.len;
    return JIG_WALK_ADVANCE;
}

void jig_funcs_drop_duplicates(JigRewriter *rw, JigOp *root) {
    Work w = {.rw = rw, .root = root};
    jig_symbol_uses_walk(root, note_inner_names, &w);
    jig_walk_post(root, visit, &w);
    for (size_t i = 0; i < w.tables.len; ++i) {
        Table *t = &w.tables.data[i];
        jig_symbol_replace_many(t->op, t->from.data, t->to.data, t->from.len);
        jig_vec_free(&t->from);
        jig_vec_free(&t->to);
    }
    for (size_t i = 0; i < w.erase.len; ++i)
        jig_rw_erase(rw, w.erase.data[i]);
    jig_vec_free(&w.kept);
    jig_vec_free(&w.erase);
    jig_vec_free(&w.tables);
    jig_ptrmap_free(&w.by_hash);
    jig_ptrmap_free(&w.table_of);
    jig_ptrmap_free(&w.below);
}

static bool run(JigPassCall *call) {
    jig_funcs_drop_duplicates(call->rw, call->op);
    return true;
}
const JigPassRow jig_pass_duplicate_function_elimination = {
    .name = "duplicate-function-elimination",
    .title = "DuplicateFunctionEliminationPass",
    .anchor = "builtin.module",
    .run = run,
    .summary = "functions that are the same become one",
};
