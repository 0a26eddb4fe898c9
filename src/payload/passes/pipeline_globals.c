/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Loads of globals whose value is known, and stores that another store follows before anybody
 * reads: block by block, with what ops inside and called functions do. */
#include "dialect/ml_program/ml_program.h"
#include "jig/iface.h"
#include "payload/passes/passes.h"
#include "support/map.h"
#include "support/vec.h"

/* Sets of globals. What is not known to the last may do all. */
typedef struct Touched {
    JigPtrMap loads, stores;
    bool all;
} Touched;

static void add_all(JigPtrMap *to, const JigPtrMap *from) {
    size_t i = 0;
    for (const JigPtrEntry *x; (x = jig_ptrmap_next(from, &i));)
        jig_ptrset_add(to, x->key);
}

static void add_touched(Touched *to, const Touched *from) {
    add_all(&to->loads, &from->loads);
    add_all(&to->stores, &from->stores);
    to->all |= from->all;
}

static void add_access(Touched *to, JigOp *op) {
    JigOp *global = jig_ml_program_global_of(op);
    if (global)
        jig_ptrset_add(jig_ml_program_loads(op) ? &to->loads : &to->stores, global);
    else
        to->all = true;
}

static void free_touched(Touched *t) {
    jig_ptrmap_free(&t->loads);
    jig_ptrmap_free(&t->stores);
}

/* ---- What functions do ---- */

typedef struct Function {
    Touched touched; /* by it and by those that it calls */
    JigOpVec callees;
    bool visited; /* in the search that is going on */
} Function;

typedef struct Program {
    JigRewriter *rw;
    JigArena *arena;
    JigPtrMap functions; /* op -> Function *, of those that are called */
    JigOpVec list;
    bool is_known; /* all calls name what they call */
} Program;

/* NULL: none that can be looked into. */
static JigOp *callee_of(JigOp *call) {
    const JigAttr *symbol = jig_call(call)->callee(call);
    JigOp *found = symbol ? jig_symbol_lookup_nearest(call, symbol) : NULL;
    JigRegion *body = found && jig_callable(found) ? jig_callable(found)->region(found) : NULL;
    return body && !jig_region_is_empty(body) ? found : NULL;
}

static JigWalk note_call(JigOp *op, void *user) {
    Program *p = user;
    if (!jig_call(op))
        return JIG_WALK_ADVANCE;
    p->is_known &= jig_call(op)->callee(op) != NULL;
    JigOp *callee = callee_of(op);
    void **slot = callee ? jig_ptrmap_slot(&p->functions, callee) : NULL;
    if (slot && !*slot) {
        *slot = JIG_NEW_ARRAY(p->arena, Function, 1);
        jig_vec_push(&p->list, callee);
    }
    return JIG_WALK_ADVANCE;
}

static JigWalk note_access(JigOp *op, void *user) {
    Function *f = user;
    if (jig_ml_program_loads(op) || jig_ml_program_stores(op))
        add_access(&f->touched, op);
    if (!jig_call(op))
        return JIG_WALK_ADVANCE;
    JigOp *callee = callee_of(op);
    if (callee)
        jig_vec_push(&f->callees, callee);
    else
        f->touched.all = true;
    return JIG_WALK_ADVANCE;
}

/* Adds what those that `first` calls do, and so on; with it all is known of `first`. */
static void close_over(Program *p, Function *first) {
    JIG_VEC(Function *) work = {0};
    jig_vec_push(&work, first);
    for (size_t i = 0; i < p->list.len; ++i)
        ((Function *)jig_ptrmap_get(&p->functions, p->list.data[i]))->visited = false;
    first->visited = true;
    for (size_t i = 0; i < work.len; ++i) {
        if (i)
            add_touched(&first->touched, &work.data[i]->touched);
        for (size_t k = 0; k < work.data[i]->callees.len; ++k) {
            Function *callee = jig_ptrmap_get(&p->functions, work.data[i]->callees.data[k]);
            if (!callee->visited)
                jig_vec_push(&work, callee);
            callee->visited = true;
        }
    }
    jig_vec_free(&work);
}

static void look_at_functions(Program *p, JigOp *module) {
    jig_walk_pre(module, note_call, p);
    for (size_t i = 0; i < p->list.len; ++i)
        jig_walk_pre(p->list.data[i], note_access, jig_ptrmap_get(&p->functions, p->list.data[i]));
    for (size_t i = 0; i < p->list.len; ++i)
        close_over(p, jig_ptrmap_get(&p->functions, p->list.data[i]));
}

/* ---- Blocks ---- */

/* What is known at a place: the value that a global has, and the last store to it that nobody has
 * read yet. */
typedef struct Known {
    JigPtrMap values, stores; /* global -> JigValue *, JigOp * */
} Known;

static void forget(Known *k, const Touched *t) {
    size_t i = 0;
    if (t->all) {
        jig_ptrmap_clear(&k->values);
        jig_ptrmap_clear(&k->stores);
    }
    for (const JigPtrEntry *x; (x = jig_ptrmap_next(&t->loads, &i));)
        jig_ptrmap_remove(&k->stores, x->key);
    i = 0;
    for (const JigPtrEntry *x; (x = jig_ptrmap_next(&t->stores, &i));) {
        jig_ptrmap_remove(&k->values, x->key);
        jig_ptrmap_remove(&k->stores, x->key);
    }
}

static void visit_load(Program *p, JigOp *load, JigOp *global, Known *k) {
    JigValue *known = jig_ptrmap_get(&k->values, global);
    if (known)
        jig_rw_replace(p->rw, load, &known, 1);
    else
        jig_ptrmap_set(&k->values, global, jig_op_result(load, 0));
}

static void visit_store(Program *p, JigOp *store, JigOp *global, Known *k) {
    JigOp *before = jig_ptrmap_get(&k->stores, global);
    if (before)
        jig_rw_erase(p->rw, before);
    jig_ptrmap_set(&k->values, global, jig_ml_program_global_store_value(store));
    jig_ptrmap_set(&k->stores, global, store);
}

static void visit_block(Program *p, JigBlock *block, Touched *touched);

static Touched touched_by(Program *p, JigOp *op) {
    Touched t = {0};
    if (jig_ml_program_loads(op) || jig_ml_program_stores(op))
        add_access(&t, op);
    if (jig_call(op)) {
        JigOp *callee = callee_of(op);
        if (callee)
            add_touched(&t, &((Function *)jig_ptrmap_get(&p->functions, callee))->touched);
        t.all |= !callee;
        return t;
    }
    for (size_t i = 0; i < jig_op_num_regions(op); ++i)
        for (JigBlock *b = jig_region_first(jig_op_region(op, i)); b; b = jig_block_next(b))
            visit_block(p, b, &t);
    return t;
}

static void visit_op(Program *p, JigOp *op, Known *k, Touched *touched) {
    Touched t = touched_by(p, op);
    add_touched(touched, &t);
    bool is_load = jig_op_is(op, JIG_ML_PROGRAM(GLOBAL_LOAD)),
         is_store = jig_op_is(op, JIG_ML_PROGRAM(GLOBAL_STORE));
    JigOp *global = is_load || is_store ? jig_ml_program_global_of(op) : NULL;
    /* A load of a known value goes, and reads no store; a store must find the one before. */
    if (!global)
        forget(k, &t);
    if (global && is_load)
        visit_load(p, op, global, k);
    if (global && is_store)
        visit_store(p, op, global, k);
    free_touched(&t);
}

/* Adds what it does to `touched`. */
static void visit_block(Program *p, JigBlock *block, Touched *touched) {
    if (!jig_stack_ok(p->rw->ctx)) {
        touched->all = true;
        return;
    }
    Known k = {0};
    for (JigOp *op = jig_block_first(block), *next; op; op = next) {
        next = jig_op_next(op);
        visit_op(p, op, &k, touched);
    }
    jig_ptrmap_free(&k.values);
    jig_ptrmap_free(&k.stores);
}

static bool run(JigPassCall *call) {
    Program p = {.rw = call->rw, .arena = jig_arena_create(), .is_known = true};
    look_at_functions(&p, call->op);
    for (JigOp *op = jig_block_first(jig_op_body(call->op)); p.is_known && op; op = jig_op_next(op))
        for (size_t i = 0; i < jig_op_num_regions(op); ++i)
            for (JigBlock *b = jig_region_first(jig_op_region(op, i)); b; b = jig_block_next(b)) {
                Touched t = {0};
                visit_block(&p, b, &t);
                free_touched(&t);
            }
    for (size_t i = 0; i < p.list.len; ++i) {
        Function *f = jig_ptrmap_get(&p.functions, p.list.data[i]);
        free_touched(&f->touched);
        jig_vec_free(&f->callees);
    }
    jig_ptrmap_free(&p.functions);
    jig_vec_free(&p.list);
    jig_arena_destroy(p.arena);
    return true;
}

const JigPassRow jig_pass_mlprogram_pipeline_globals = {
    .name = "mlprogram-pipeline-globals",
    .title = "MLProgramPipelineGlobalsPass",
    .anchor = "builtin.module",
    .run = run,
    .summary = "loads of globals whose value is known, stores that another one follows",
};
