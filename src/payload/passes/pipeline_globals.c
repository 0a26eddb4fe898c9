/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Loads of globals whose value is known, and stores that another store follows before anybody
 * reads: block by block, with what ops inside and called functions do. */
#include "dialect/ml_program/ml_program.h"
#include "dialect/ml_program/ml_program_touched.h"
#include "jig/iface.h"
#include "jig/pass.h"
#include "support/map.h"
#include "support/vec.h"

typedef struct Program {
    JigRewriter *rw;
    JigTouchedByCalls calls;
    bool is_known; /* all calls name what they call */
} Program;

static JigWalk note_call(JigOp *op, void *user) {
    Program *p = user;
    p->is_known &= !jig_call(op) || jig_call(op)->callee(op) != NULL;
    return JIG_WALK_ADVANCE;
}

/* ---- Blocks ---- */

/* What is known at a place: the value that a global has, and the last store to it that nobody has
 * read yet. */
typedef struct Known {
    JigPtrMap values, stores; /* key of the global -> JigValue *, JigOp * */
    JigPtrMap globals;        /* the same -> which one of that name they are of */
} Known;

/* Of two globals with one name nothing is known at once. */
static const JigAttr *turn_to(Known *k, JigOp *access, JigOp *global) {
    const JigAttr *key = jig_ml_program_touched_key(access);
    if (jig_ptrmap_get(&k->globals, key) != global) {
        jig_ptrmap_remove(&k->values, key);
        jig_ptrmap_remove(&k->stores, key);
        jig_ptrmap_set(&k->globals, key, global);
    }
    return key;
}

static void forget(Known *k, const JigTouchedGlobals *t) {
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

static void visit_load(Program *p, JigOp *load, const JigAttr *global, Known *k) {
    JigValue *known = jig_ptrmap_get(&k->values, global);
    if (known)
        jig_rw_replace(p->rw, load, &known, 1);
    else
        jig_ptrmap_set(&k->values, global, jig_op_result(load, 0));
}

static void visit_store(Program *p, JigOp *store, const JigAttr *global, Known *k) {
    JigOp *before = jig_ptrmap_get(&k->stores, global);
    if (before)
        jig_rw_erase(p->rw, before);
    jig_ptrmap_set(&k->values, global, jig_ml_program_global_store_value(store));
    jig_ptrmap_set(&k->stores, global, store);
}

static void visit_block(Program *p, JigBlock *block, JigTouchedGlobals *touched);

static JigTouchedGlobals touched_by(Program *p, JigOp *op) {
    JigTouchedGlobals t = {0};
    jig_ml_program_touched_add_op(&t, op);
    if (jig_call(op)) {
        jig_ml_program_touched_add(&t, jig_ml_program_touched_by_call(&p->calls, op));
        return t;
    }
    for (size_t i = 0; i < jig_op_num_regions(op); ++i)
        for (JigBlock *b = jig_region_first(jig_op_region(op, i)); b; b = jig_block_next(b))
            visit_block(p, b, &t);
    return t;
}

static void visit_op(Program *p, JigOp *op, Known *k, JigTouchedGlobals *touched) {
    JigTouchedGlobals t = touched_by(p, op);
    jig_ml_program_touched_add(touched, &t);
    bool is_load = jig_op_is(op, JIG_ML_PROGRAM(GLOBAL_LOAD)),
         is_store = jig_op_is(op, JIG_ML_PROGRAM(GLOBAL_STORE));
    JigOp *global = is_load || is_store ? jig_ml_program_global_of(op) : NULL;
    /* A load of a known value goes, and reads no store; a store must find the one before. */
    if (!global)
        forget(k, &t);
    if (global && is_load)
        visit_load(p, op, turn_to(k, op, global), k);
    if (global && is_store)
        visit_store(p, op, turn_to(k, op, global), k);
    jig_ml_program_touched_free(&t);
}

/* Adds what it does to `touched`. */
static void visit_block(Program *p, JigBlock *block, JigTouchedGlobals *touched) {
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
    jig_ptrmap_free(&k.globals);
}

static bool run(JigPassCall *call) {
    Program p = {.rw = call->rw, .is_known = true};
    jig_walk_pre(call->op, note_call, &p);
    jig_ml_program_touched_by_calls_init(&p.calls, call->op);
    for (JigOp *op = jig_block_first(jig_op_body(call->op)); p.is_known && op; op = jig_op_next(op))
        for (size_t i = 0; i < jig_op_num_regions(op); ++i)
            for (JigBlock *b = jig_region_first(jig_op_region(op, i)); b; b = jig_block_next(b)) {
                JigTouchedGlobals t = {0};
                visit_block(&p, b, &t);
                jig_ml_program_touched_free(&t);
            }
    jig_ml_program_touched_by_calls_free(&p.calls);
    return true;
}

const JigPassRow jig_pass_mlprogram_pipeline_globals = {
    .name = "mlprogram-pipeline-globals",
    .title = "MLProgramPipelineGlobalsPass",
    .anchor = "builtin.module",
    .run = run,
    .summary = "loads of globals whose value is known, stores that another one follows",
};
