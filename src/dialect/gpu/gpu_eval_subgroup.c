/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What threads do together: they combine and exchange values. Values are combined from the first
 * thread to the last. A subgroup is 32 threads one after the other.
 */
#include "dialect/gpu/gpu_eval.h"
#include "dialect/gpu/gpu_int.h"
#include "eval/kernels.h"

/* ---- Combining ---- */

static const JigEvalKernel *kernel_of(JigGpuReduce kind, const JigElem *elem) {
    static const int8_t ints[] = {
        [JIG_GPU_REDUCE_ADD] = JIG_ADD,    [JIG_GPU_REDUCE_MUL] = JIG_MUL,
        [JIG_GPU_REDUCE_MINUI] = JIG_MINU, [JIG_GPU_REDUCE_MINSI] = JIG_MINS,
        [JIG_GPU_REDUCE_MAXUI] = JIG_MAXU, [JIG_GPU_REDUCE_MAXSI] = JIG_MAXS,
        [JIG_GPU_REDUCE_AND] = JIG_AND,    [JIG_GPU_REDUCE_OR] = JIG_OR,
        [JIG_GPU_REDUCE_XOR] = JIG_XOR,    [JIG_GPU_REDUCE_MINNUMF] = -1,
        [JIG_GPU_REDUCE_MAXNUMF] = -1,     [JIG_GPU_REDUCE_MINIMUMF] = -1,
        [JIG_GPU_REDUCE_MAXIMUMF] = -1};
    static const int8_t floats[] = {[JIG_GPU_REDUCE_ADD] = JIG_ADDF,
                                    [JIG_GPU_REDUCE_MUL] = JIG_MULF,
                                    [JIG_GPU_REDUCE_MINUI] = -1,
                                    [JIG_GPU_REDUCE_MINSI] = -1,
                                    [JIG_GPU_REDUCE_MAXUI] = -1,
                                    [JIG_GPU_REDUCE_MAXSI] = -1,
                                    [JIG_GPU_REDUCE_AND] = -1,
                                    [JIG_GPU_REDUCE_OR] = -1,
                                    [JIG_GPU_REDUCE_XOR] = -1,
                                    [JIG_GPU_REDUCE_MINNUMF] = JIG_MINNUMF,
                                    [JIG_GPU_REDUCE_MAXNUMF] = JIG_MAXNUMF,
                                    [JIG_GPU_REDUCE_MINIMUMF] = JIG_MINIMUMF,
                                    [JIG_GPU_REDUCE_MAXIMUMF] = JIG_MAXIMUMF};
    bool is_float = elem->kind == JIG_ELEM_FLOAT;
    int8_t fn = is_float ? floats[kind] : ints[kind];
    if (fn < 0)
        return NULL;
    return is_float ? &jig_float_kernels[fn] : &jig_int_kernels[fn];
}

/* acc = acc combined with x: numbers, or vectors lane by lane. */
static bool combine(JigEvalCall *call, const JigEvalKernel *k, JigEvalValue *acc,
                    const JigEvalValue *x) {
    const JigElem *elem = jig_eval_operand_elem(call, 0);
    if (acc->tag != JIG_EVAL_SHAPED || x->tag != JIG_EVAL_SHAPED)
        return jig_eval_combine(call, k, elem, acc, x);
    JigLoc loc = jig_eval_loc(call->step->op);
    JigEvalShaped *sum = jig_eval_shaped_copy(call->eval, loc, acc->shaped);
    if (!sum)
        return false;
    bool ok = true;
    JigEvalValue one = {0}, other = {0};
    for (size_t at = 0; ok && at < sum->buffer->size; at += jig_eval_elem_bytes(&sum->elem)) {
        jig_eval_load_elem(call->eval, loc, sum, at, &one);
        jig_eval_load_elem(call->eval, loc, x->shaped, at, &other);
        ok = jig_eval_combine(call, k, &sum->elem, &one, &other);
        if (ok)
            jig_eval_store_elem(sum, at, &one);
        jig_eval_release(&one);
        jig_eval_release(&other);
    }
    jig_eval_set_slot(acc, jig_eval_shaped_value(sum));
    return ok;
}

/* By the region of gpu.all_reduce. */
static bool combine_by_region(JigEvalCall *call, JigEvalValue *acc, const JigEvalValue *x) {
    const JigEvalValue args[] = {*acc, *x}, *result;
    size_t n;
    JIG_CHECK(jig_eval_region(call, 0, args, 2, &result, &n));
    jig_eval_copy_value(acc, &result[0]);
    return true;
}

/* Operand 0 of `n` of them, `stride` apart, is combined into their results 0. `kind` NULL: by the
 * region. */
static bool reduce(JigEvalCall *const *calls, size_t n, size_t stride, const JigAttr *kind) {
    JigEvalCall *call = calls[0];
    const JigEvalKernel *k = NULL;
    if (kind &&
        !(k = kernel_of((JigGpuReduce)jig_attr_enum_value(kind), jig_eval_operand_elem(call, 0))))
        return jig_eval_fail(call, "combines numbers of another kind");
    JigEvalValue acc = {0};
    bool ok = true;
    for (size_t i = 0; ok && i < n; ++i) {
        JigEvalCall *other = calls[i * stride];
        ok = jig_eval_need(other, 0);
        if (ok && i == 0)
            jig_eval_copy_value(&acc, jig_eval_slot(other, 0));
        else if (ok)
            ok = k ? combine(call, k, &acc, jig_eval_slot(other, 0))
                   : combine_by_region(call, &acc, jig_eval_slot(other, 0));
    }
    for (size_t i = 0; ok && i < n; ++i)
        jig_eval_set(calls[i * stride], 0, &acc);
    jig_eval_release(&acc);
    return ok;
}

static bool reduce_all(JigEvalCall *const *calls, size_t n) {
    return reduce(calls, n, 1, jig_gpu_all_reduce_op_attr(calls[0]->step->op));
}
JigEvalOutcome jig_gpu_eval_all_reduce(JigEvalCall *call) {
    const JigGpuThread *t = jig_gpu_thread(call);
    if (!t)
        return jig_eval_error(call, "is not in a launch");
    return jig_eval_meet(call, 0, t->num, reduce_all);
}

/* A cluster is `size` lanes that are `stride` apart. */
static bool reduce_clusters(JigEvalCall *const *calls, size_t n) {
    const JigOp *op = calls[0]->step->op;
    const JigAttr *given = jig_gpu_subgroup_reduce_cluster_size_attr(op);
    int64_t size = given ? jig_attr_int_value(given) : (int64_t)n,
            stride = given ? jig_gpu_subgroup_reduce_cluster_stride(op) : 1;
    if (size <= 0 || stride <= 0 || size > (int64_t)n || stride > (int64_t)n ||
        n % (size_t)(size * stride) != 0)
        return jig_eval_fail(calls[0], "has clusters that do not divide the subgroup of %zu", n);
    for (size_t i = 0; i < n; ++i)
        if (i / (size_t)stride % (size_t)size == 0)
            JIG_CHECK(reduce(calls + i, (size_t)size, (size_t)stride,
                             jig_gpu_subgroup_reduce_op_attr(op)));
    return true;
}
JigEvalOutcome jig_gpu_eval_subgroup_reduce(JigEvalCall *call) {
    return jig_gpu_meet_subgroup(call, reduce_clusters);
}

/* ---- Exchanging ---- */

/* Thread i gets what operand 0 of the thread `from` is, where that one takes part. */
static void hand_over(JigEvalCall *const *calls, size_t n, size_t i, int64_t from, int64_t width) {
    bool valid = from >= 0 && from < width && (uint64_t)from < n;
    if (valid)
        jig_eval_set(calls[i], 0, jig_eval_slot(calls[from], 0));
    else
        jig_eval_set_poison(calls[i], 0);
    jig_eval_set_word(calls[i], 1, valid);
}

static bool shuffle(JigEvalCall *const *calls, size_t n) {
    for (size_t i = 0; i < n; ++i) {
        int64_t offset, width, from = (int64_t)i;
        JIG_CHECK(jig_eval_get_index(calls[i], 1, &offset) &&
                  jig_eval_get_index(calls[i], 2, &width));
        switch (jig_attr_enum_value(jig_gpu_shuffle_mode_attr(calls[i]->step->op))) {
        case JIG_GPU_SHUFFLE_XOR:
            from ^= offset;
            break;
        case JIG_GPU_SHUFFLE_DOWN:
            from += offset;
            break;
        case JIG_GPU_SHUFFLE_UP:
            from -= offset;
            break;
        default:
            from = offset;
        }
        hand_over(calls, n, i, from, width);
    }
    return true;
}
/* As many lanes as the width says take part. The others get nothing, and wait for nobody. */
JigEvalOutcome jig_gpu_eval_shuffle(JigEvalCall *call) {
    const JigGpuThread *t = jig_gpu_thread(call);
    int64_t width;
    if (!t)
        return jig_eval_error(call, "is not in a launch");
    if (!jig_eval_get_index(call, 2, &width))
        return JIG_EVAL_STOP;
    if ((int64_t)(t->index % JIG_SUBGROUP_SIZE) < width)
        return jig_gpu_meet_lanes(
            call, width < JIG_SUBGROUP_SIZE ? (size_t)width : JIG_SUBGROUP_SIZE, shuffle);
    jig_eval_set_poison(call, 0);
    jig_eval_set_word(call, 1, false);
    return JIG_EVAL_NEXT;
}

static bool broadcast(JigEvalCall *const *calls, size_t n) {
    bool given = jig_gpu_subgroup_broadcast_lane(calls[0]->step->op);
    for (size_t i = 0; i < n; ++i) {
        int64_t lane = 0;
        JIG_CHECK(!given || jig_eval_get_index(calls[i], 1, &lane));
        if (lane < 0 || (uint64_t)lane >= n)
            return jig_eval_fail(calls[i], "asks a lane that does not exist");
        jig_eval_set(calls[i], 0, jig_eval_slot(calls[lane], 0));
    }
    return true;
}
JigEvalOutcome jig_gpu_eval_broadcast(JigEvalCall *call) {
    return jig_gpu_meet_subgroup(call, broadcast);
}
