/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Evaluation of allocation and access. Views are in memref_eval_view.c. */
#include "eval/reduce.h"
#include "eval/shadow.h"
#include "eval/eval_views.h"
#include "dialect/memref/memref_int.h"

static JigEvalOutcome with_scratch(JigEvalCall *call, JigEvalOutcome (*fn)(JigEvalCall *call)) {
    JigArenaMark mark = jig_arena_mark(&call->eval->scratch);
    JigEvalOutcome outcome = fn(call);
    jig_arena_rewind(&call->eval->scratch, mark);
    return outcome;
}

/* ---- Allocation ---- */

static JigEvalShaped *allocate(JigEvalCall *call, JigBufferKind kind) {
    const JigType *type = jig_op_result_type(call->step->op, 0);
    JigArena *a = &call->eval->scratch;
    size_t n = jig_type_num_dynamic_dims(type);
    int64_t *dynamic = JIG_NEW_ARRAY(a, int64_t, n + 1);
    int64_t *sizes = JIG_NEW_ARRAY(a, int64_t, jig_type_rank(type) + 1);
    if (jig_eval_result_elem(call, 0)->kind == JIG_ELEM_OTHER) {
        jig_eval_unknown(call, "cannot be evaluated: its elements are no numbers");
        return NULL;
    }
    if (!jig_eval_indices(call, 0, n, dynamic))
        return NULL;
    jig_eval_shape(call->eval, type, dynamic, sizes);
    for (size_t d = 0; d < jig_type_rank(type); ++d)
        if (sizes[d] < 0) {
            jig_eval_error(call, "has a negative size in dimension %zu: %lld", d,
                           (long long)sizes[d]);
            return NULL;
        }
    return jig_eval_alloc(call->eval, jig_eval_loc(call->step->op), type, sizes, kind, false);
}

static JigEvalOutcome alloc(JigEvalCall *call) {
    JigEvalShaped *s = allocate(call, JIG_BUFFER_HEAP);
    if (s)
        s->buffer->must_be_freed = true;
    return jig_eval_give(call, 0, s);
}
JigEvalOutcome jig_memref_eval_alloc(JigEvalCall *call) {
    return with_scratch(call, alloc);
}

static JigEvalOutcome alloca_on_stack(JigEvalCall *call) {
    JigEvalShaped *s = allocate(call, JIG_BUFFER_STACK);
    if (s) {
        s->buffer->refs++;
        jig_vec_push(&call->eval->stack, s->buffer);
    }
    return jig_eval_give(call, 0, s);
}
JigEvalOutcome jig_memref_eval_alloca(JigEvalCall *call) {
    return with_scratch(call, alloca_on_stack);
}

JigEvalOutcome jig_memref_eval_alloca_scope(JigEvalCall *call) {
    JigEvalStep *end;
    if (!jig_eval_body(call, &call->step->bodies[0], &end))
        return JIG_EVAL_STOP;
    jig_eval_finish(call, end, 0);
    return JIG_EVAL_NEXT;
}

static bool release(JigEvalCall *call, JigEvalBuffer *b) {
    if (b->freed)
        return jig_eval_fail(call, "frees memory a second time");
    if (b->kind != JIG_BUFFER_HEAP)
        return jig_eval_fail(call, "frees memory that is not on the heap");
    jig_eval_writes(b, 0, b->size); /* nobody else may use it then */
    jig_eval_buffer_free(b);
    return true;
}

JigEvalOutcome jig_memref_eval_dealloc(JigEvalCall *call) {
    JigEvalShaped *s = jig_eval_shaped(call, 0);
    return s && release(call, s->buffer) ? JIG_EVAL_NEXT : JIG_EVAL_STOP;
}

static JigEvalOutcome reallocate(JigEvalCall *call) {
    JigEvalShaped *from = jig_eval_shaped(call, 0);
    const JigType *type = jig_op_result_type(call->step->op, 0);
    int64_t size = jig_type_dim(type, 0);
    if (!from || (size == JIG_DYNAMIC && !jig_eval_get_index(call, 1, &size)))
        return JIG_EVAL_STOP;
    if (from->buffer->freed)
        return jig_eval_error(call, "uses memory after it was freed");
    JigEvalShaped *to = jig_eval_shaped_create(call->eval, jig_eval_loc(call->step->op), from->elem,
                                               1, &size, JIG_BUFFER_HEAP, false);
    if (jig_eval_give(call, 0, to) == JIG_EVAL_STOP)
        return JIG_EVAL_STOP;
    to->buffer->must_be_freed = true;
    size_t bytes = from->buffer->size < to->buffer->size ? from->buffer->size : to->buffer->size;
    jig_eval_buffer_copy(to->buffer, 0, from->buffer, 0, bytes);
    return release(call, from->buffer) ? JIG_EVAL_NEXT : JIG_EVAL_STOP;
}
JigEvalOutcome jig_memref_eval_realloc(JigEvalCall *call) {
    return with_scratch(call, reallocate);
}

/* ---- Globals ---- */

/* Made when it is first asked for. */
static JigEvalShaped *make_global(JigEvalCall *call, JigOp *global) {
    JigEval *e = call->eval;
    const JigType *type = jig_attr_type_value(jig_memref_global_type_attr(global));
    const JigAttr *value = jig_memref_global_initial_value_attr(global);
    JigEvalValue v = {0};
    if (!value) {
        jig_eval_fail(call, "names a global of another file");
        return NULL;
    }
    if (jig_attr_kind(value) == JIG_ATTR_UNIT) {
        int64_t *sizes = JIG_NEW_ARRAY(&e->scratch, int64_t, jig_type_rank(type) + 1);
        jig_eval_shape(e, type, NULL, sizes);
        v.shaped = jig_eval_alloc(e, jig_op_loc(global), type, sizes, JIG_BUFFER_GLOBAL, false);
    } else if (!jig_eval_value_of_attr(e, type, value, &v)) {
        jig_eval_unknown_fail(call, "names a global whose initial value cannot be evaluated");
        return NULL;
    }
    if (v.shaped) {
        v.shaped->buffer->kind = JIG_BUFFER_GLOBAL;
        v.shaped->buffer->constant = jig_memref_global_constant(global);
        jig_ptrmap_set(&e->globals, global, v.shaped);
    }
    return v.shaped;
}

/* One more reference to it. */
static JigEvalShaped *share_global(JigEvalCall *call, JigOp *global) {
    JigEvalShaped *s = jig_ptrmap_get(&call->eval->globals, global);
    if (!s)
        s = make_global(call, global);
    if (s)
        s->refs++;
    return s;
}

static bool is_variable(const JigOp *global) {
    return !jig_memref_global_constant(global);
}
static bool global_value(JigEvalCall *call, JigOp *global, JigEvalValue *out,
                         const JigType **type) {
    JigEvalShaped *s = share_global(call, global);
    *type = jig_attr_type_value(jig_memref_global_type_attr(global));
    *out = s ? jig_eval_shaped_value(s) : *out;
    return s != NULL;
}
static const JigEvalGlobalIface of_buffer = {is_variable, global_value};
const JigIface jig_memref_global_ifaces[] = {{&jig_iface_eval_global, &of_buffer}, {0}};

JigEvalOutcome jig_memref_eval_get_global(JigEvalCall *call) {
    JigOp *op = call->step->op;
    if (!call->step->memo)
        call->step->memo = jig_symbol_lookup_nearest(op, jig_memref_get_global_name_attr(op));
    JigOp *global = call->step->memo;
    if (!global || !jig_op_is(global, JIG_MEMREF(GLOBAL)))
        return jig_eval_error(call, "names what is no global");
    return jig_eval_give(call, 0, share_global(call, global));
}

/* ---- Access ---- */

static JigEvalOutcome load(JigEvalCall *call) {
    size_t n = call->step->num_operands - 1;
    int64_t *index = JIG_NEW_ARRAY(&call->eval->scratch, int64_t, n + 1);
    const JigEvalShaped *s = jig_eval_shaped(call, 0);
    return s && jig_eval_indices(call, 1, n, index) &&
                   jig_eval_check_alignment(
                       call, s, index, jig_eval_alignment(call, jig_memref_load_alignment_attr))
               ? jig_eval_load(call, s, index)
               : JIG_EVAL_STOP;
}
JigEvalOutcome jig_memref_eval_load(JigEvalCall *call) {
    return with_scratch(call, load);
}

static JigEvalOutcome store(JigEvalCall *call) {
    size_t n = call->step->num_operands - 2;
    int64_t *index = JIG_NEW_ARRAY(&call->eval->scratch, int64_t, n + 1);
    JigEvalShaped *s = jig_eval_shaped(call, 1);
    return s && jig_eval_indices(call, 2, n, index) &&
                   jig_eval_check_alignment(
                       call, s, index, jig_eval_alignment(call, jig_memref_store_alignment_attr))
               ? jig_eval_store(call, 0, s, index)
               : JIG_EVAL_STOP;
}
JigEvalOutcome jig_memref_eval_store(JigEvalCall *call) {
    return with_scratch(call, store);
}

static JigEvalOutcome copy(JigEvalCall *call) {
    const JigEvalShaped *from = jig_eval_shaped(call, 0);
    JigEvalShaped *to = from ? jig_eval_shaped(call, 1) : NULL;
    if (!to)
        return JIG_EVAL_STOP;
    if (to->buffer->constant)
        return jig_eval_error(call, "writes to constant memory");
    if (from->buffer == to->buffer && !from->buffer->freed) {
        /* They may overlap: as if by a copy in between. */
        JigEvalShaped *between =
            jig_eval_shaped_copy(call->eval, jig_eval_loc(call->step->op), from);
        bool ok = between && jig_eval_shaped_assign(call, to, between);
        if (between)
            jig_eval_shaped_release(between);
        return ok ? JIG_EVAL_NEXT : JIG_EVAL_STOP;
    }
    if (from->rank != to->rank)
        return jig_eval_error(call, "copies between ranks %u and %u", from->rank, to->rank);
    return jig_eval_shaped_assign(call, to, from) ? JIG_EVAL_NEXT : JIG_EVAL_STOP;
}
/* Of memory onto itself it does nothing. */
static bool is_of_itself(const JigEvalCall *call) {
    const JigEvalValue *from = jig_eval_slot(call, 0), *to = jig_eval_slot(call, 1);
    return from->tag == JIG_EVAL_SHAPED && to->tag == JIG_EVAL_SHAPED &&
           jig_eval_shaped_is_same(from->shaped, to->shaped);
}
JigEvalOutcome jig_memref_eval_copy(JigEvalCall *call) {
    if (!call->eval->shadow)
        return with_scratch(call, copy);
    bool before = jig_eval_look_away(call->eval, is_of_itself(call));
    JigEvalOutcome outcome = with_scratch(call, copy);
    jig_eval_look_away(call->eval, before);
    return outcome;
}

/* ---- Atomic updates: nobody else is there ---- */

/* Loads the element into result 0 and says where it is. */
static JigEvalShaped *load_old(JigEvalCall *call, size_t memref, size_t *at) {
    size_t n = call->step->num_operands - memref - 1;
    int64_t *index = JIG_NEW_ARRAY(&call->eval->scratch, int64_t, n + 1);
    JigEvalShaped *s = jig_eval_shaped(call, memref);
    bool ok = s && jig_eval_indices(call, memref + 1, n, index) &&
              jig_eval_load(call, s, index) == JIG_EVAL_NEXT &&
              jig_eval_shaped_at(call, s, index, at);
    return ok ? s : NULL;
}

static JigEvalOutcome atomic_rmw(JigEvalCall *call) {
    size_t at;
    JigEvalShaped *s = load_old(call, 1, &at);
    if (!s)
        return JIG_EVAL_STOP;
    JigEvalValue value = call->frame[call->step->first_result];
    jig_eval_retain(&value);
    const JigEvalKernel *k = jig_eval_atomic_kernel(jig_memref_atomic_rmw_kind(call->step->op));
    bool ok = jig_eval_combine(call, k, &s->elem, &value, jig_eval_slot(call, 0));
    if (ok)
        jig_eval_store_elem(s, at, &value);
    jig_eval_release(&value);
    return ok ? JIG_EVAL_NEXT : JIG_EVAL_STOP;
}
JigEvalOutcome jig_memref_eval_atomic_rmw(JigEvalCall *call) {
    const void *guard = jig_eval_guard(call->eval, &jig_eval_atomic);
    JigEvalOutcome outcome = with_scratch(call, atomic_rmw);
    jig_eval_guard(call->eval, guard);
    return outcome;
}

static JigEvalOutcome generic_atomic_rmw(JigEvalCall *call) {
    size_t at;
    JigEvalShaped *s = load_old(call, 0, &at);
    if (!s)
        return JIG_EVAL_STOP;
    JigEvalBody *body = &call->step->bodies[0];
    JigEvalStep *end;
    jig_eval_copy_value(&call->frame[body->blocks[0].first_arg],
                        &call->frame[call->step->first_result]);
    if (!jig_eval_body(call, body, &end))
        return JIG_EVAL_STOP;
    jig_eval_store_elem(s, at, jig_eval_end_slot(call, end, 0));
    return JIG_EVAL_NEXT;
}
JigEvalOutcome jig_memref_eval_generic_atomic_rmw(JigEvalCall *call) {
    const void *guard = jig_eval_guard(call->eval, &jig_eval_atomic);
    JigEvalOutcome outcome = with_scratch(call, generic_atomic_rmw);
    jig_eval_guard(call->eval, guard);
    return outcome;
}
