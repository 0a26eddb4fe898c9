/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Copies that need not be, buffers that are made again and again, buffers that nobody frees. */
#include "dialect/bufferization/bufferization.h"
#include "dialect/linalg/linalg.h"
#include "dialect/memref/memref.h"
#include "dialect/scf/scf.h"
#include "lint/lint_int.h"
#include "support/check.h"

/* ---- Copies ---- */

static bool read_copy(const JigOp *op, JigValue **from, JigValue **to) {
    if (!jig_op_is(op, JIG_MEMREF(COPY)) && !jig_op_is(op, JIG_LINALG(COPY)))
        return false;
    *from = jig_op_operand(op, 0);
    *to = jig_op_operand(op, 1);
    return jig_type_is_any_memref(jig_value_type(*to));
}

static JigStr bytes_text(const JigType *t, JigArena *a) {
    double bytes = jig_lint_bytes(t);
    return bytes ? jig_arena_printf(a, "%.0f bytes", bytes) : JIG_STR("some bytes");
}

static double cost_of_bytes(const JigOp *op, const JigType *t) {
    double bytes = jig_lint_bytes(t);
    return (bytes ? bytes : 1) * jig_lint_times(op, NULL);
}

static JigWalk add_copied(JigOp *op, void *user) {
    double *all = user;
    JigValue *from, *to;
    if (read_copy(op, &from, &to) && !jig_lint_same(from, to))
        *all += cost_of_bytes(op, jig_value_type(to));
    else if (jig_op_is(op, JIG_BUFFERIZATION(CLONE)))
        *all += cost_of_bytes(op, jig_op_result_type(op, 0));
    return JIG_WALK_ADVANCE;
}

double jig_lint_copied(JigOp *root) {
    JIG_REQUIRE(root);
    double all = 0;
    jig_walk_pre(root, add_copied, &all);
    return all;
}

/* Some kilobytes in all, of known size. */
static bool is_little(const JigOp *op, const JigType *t) {
    enum { LITTLE = 16384 };
    bool is_static = jig_type_has_rank(t) && jig_type_has_static_shape(t);
    return is_static && jig_lint_bytes(t) * jig_lint_times(op, NULL) < LITTLE;
}

static void look_self_copy(JigLook *look, JigOp *op) {
    JigValue *from, *to;
    if (!read_copy(op, &from, &to) || !jig_lint_same(from, to) || is_little(op, jig_value_type(to)))
        return;
    JigStr bytes = bytes_text(jig_value_type(to), look->a),
           times = jig_lint_times_text(op, look->a);
    jig_lint_found(look, op, cost_of_bytes(op, jig_value_type(to)),
                   "a buffer is copied onto itself: %.*s, %.*s", JIG_FMT(bytes), JIG_FMT(times));
}

static bool mend_self_copy(JigMender *m, const JigLintFinding *f) {
    (void)f;
    return jig_lint_try_at_end(m, "transform.apply_patterns to $f {\n"
                                  "  transform.apply_patterns.canonicalization\n"
                                  "} {apply_cse} : !transform.any_op\n") ||
           jig_lint_try_at_end(m, "transform.apply_patterns to $f {\n"
                                  "  transform.apply_patterns.canonicalization\n"
                                  "  transform.apply_patterns.memref.fold_memref_alias_ops\n"
                                  "} {apply_cse} : !transform.any_op\n");
}

/* A part of a buffer that moves with the loop is packed, or written where it belongs: that pays.
 * The same elements again and again are a result that was not made where it is needed. */
static void look_copy_in_loop(JigLook *look, JigOp *op) {
    JigValue *from, *to;
    JigOp *loop = jig_lint_loop_around(op);
    if (!loop || !read_copy(op, &from, &to) || jig_lint_same(from, to) ||
        jig_lint_iterations(loop) < 2)
        return;
    if (jig_lint_place_varies(from, loop) || jig_lint_place_varies(to, loop) ||
        is_little(op, jig_value_type(to)))
        return;
    JigStr bytes = bytes_text(jig_value_type(to), look->a),
           times = jig_lint_times_text(op, look->a);
    jig_lint_found(look, op, cost_of_bytes(op, jig_value_type(to)),
                   "the same buffer is copied in each iteration of a loop: %.*s, %.*s",
                   JIG_FMT(bytes), JIG_FMT(times));
}

static bool mend_copy_in_loop(JigMender *m, const JigLintFinding *f) {
    (void)f;
    return jig_lint_try_at_end(m,
                               "$a = transform.apply_registered_pass \"ping-pong-buffers\" to $f : "
                               "(!transform.any_op) -> !transform.any_op\n") ||
           jig_lint_try_at_end(m, "$a = transform.apply_registered_pass \"ping-pong-buffers\" with "
                                  "options = {\"arguments-differ\" = true} to $f : "
                                  "(!transform.any_op) -> !transform.any_op\n") ||
           jig_lint_try_before(m, "transform.bufferization.one_shot_bufferize",
                               "transform.bufferization.eliminate_empty_tensors $0 : $T\n") ||
           jig_lint_try_before(m, "transform.bufferization.one_shot_bufferize",
                               "$a = transform.structured.match ops{[\"func.func\"]} in $0 : ($T) "
                               "-> !transform.any_op\n"
                               "transform.apply_patterns to $a {\n"
                               "  transform.apply_patterns.canonicalization\n"
                               "  transform.apply_patterns.tensor.fold_tensor_empty\n"
                               "} {apply_cse} : !transform.any_op\n") ||
           jig_lint_try_at_end(m, "transform.bufferization.buffer_loop_hoisting $f : "
                                  "!transform.any_op\n"
                                  "transform.apply_licm to $l : !transform.any_op\n");
}

/* A whole buffer that is allocated to hold what another one does: a tensor that is written to,
 * while somebody reads what it was before. */
static void look_copy_of_whole(JigLook *look, JigOp *op) {
    enum { LARGE = 1 << 18 };
    JigValue *from, *to;
    if (!read_copy(op, &from, &to) || jig_lint_times(op, NULL) > 1)
        return;
    const JigOp *made = jig_value_def(to);
    double bytes = jig_lint_bytes(jig_value_type(to));
    if (bytes < LARGE || !made || !jig_op_is(made, JIG_MEMREF(ALLOC)))
        return;
    jig_lint_found(look, op, bytes,
                   "a buffer of %.0f bytes is allocated and filled with what another one holds: "
                   "the tensor is written to, and what it held before is read after that "
                   "(`test_analysis_only, print_conflicts` of bufferization shows by whom)",
                   bytes);
}

static bool mend_copy_of_whole(JigMender *m, const JigLintFinding *f) {
    static const char bufferize[] = "transform.bufferization.one_shot_bufferize";
    (void)f;
    return jig_lint_try_before(m, bufferize,
                               "transform.bufferization.eliminate_empty_tensors $0 : $T\n") ||
           jig_lint_try_before(m, bufferize,
                               "transform.apply_patterns to $f {\n"
                               "  transform.apply_patterns.canonicalization\n"
                               "} {apply_cse} : !transform.any_op\n") ||
           jig_lint_try_before(m, bufferize,
                               "$a = transform.apply_registered_pass "
                               "\"linalg-generalize-named-ops\" to $f : (!transform.any_op) -> "
                               "!transform.any_op\n"
                               "$b = transform.apply_registered_pass "
                               "\"linalg-fuse-elementwise-ops\" to $a : (!transform.any_op) -> "
                               "!transform.any_op\n");
}

/* Rows that lie apart are copied one by one. */
enum { SHORT_ROW = 64, MANY_ROWS = 1024 };

static double length_of_rows(const JigType *t, JigArena *a) {
    int64_t *strides = JIG_NEW_ARRAY(a, int64_t, jig_type_rank(t) + 1), offset;
    double n = 1;
    if (!jig_type_is_memref(t) || !jig_type_has_static_shape(t) ||
        !jig_type_strides(t, strides, &offset))
        return 0;
    for (size_t i = jig_type_rank(t);
         i-- > 0 && (jig_type_dim(t, i) == 1 || (double)strides[i] == n);)
        n *= (double)jig_type_dim(t, i);
    return n;
}

static void look_copy_rows(JigLook *look, JigOp *op) {
    JigValue *from, *to;
    if (!read_copy(op, &from, &to) || jig_lint_same(from, to))
        return;
    const JigType *source = jig_value_type(from), *target = jig_value_type(to);
    double a = length_of_rows(source, look->a), b = length_of_rows(target, look->a),
           length = a < b ? a : b, all = jig_lint_bytes(target);
    if (!length || !all)
        return;
    double row = length * jig_lint_bits(jig_type_element(target)) / 8, rows = all / row,
           times = jig_lint_times(op, NULL);
    if (row >= SHORT_ROW || rows < 2 || rows * times < MANY_ROWS)
        return;
    jig_lint_found(look, op, rows * times,
                   "%.0f rows of %.0f bytes are copied, %.0f each time: rows of %d bytes and more "
                   "are copied at once",
                   rows * times, row, rows, SHORT_ROW);
}

static bool mend_copy_rows(JigMender *m, const JigLintFinding *f) {
    (void)f;
    return jig_lint_try_sizes(m, JIG_SIZES_LARGER);
}

/* ---- Allocations ---- */

static JigStr size_of(const JigOp *op, JigArena *a) {
    const JigType *t = jig_op_result_type(op, 0);
    double bytes = jig_lint_bytes(t);
    return bytes ? jig_arena_printf(a, "a buffer of %.0f bytes", bytes) : JIG_STR("a buffer");
}

static bool is_in_loop(const JigOp *op) {
    JigOp *loop = jig_lint_loop_around(op);
    return loop && jig_lint_times(op, NULL) > 1;
}

static void look_alloc_in_loop(JigLook *look, JigOp *op) {
    if (!jig_op_is(op, JIG_MEMREF(ALLOC)) || !is_in_loop(op))
        return;
    JigStr size = size_of(op, look->a), times = jig_lint_times_text(op, look->a);
    jig_lint_found(look, op, cost_of_bytes(op, jig_op_result_type(op, 0)),
                   "%.*s is allocated in a loop, %.*s", JIG_FMT(size), JIG_FMT(times));
}

static bool mend_alloc_in_loop(JigMender *m, const JigLintFinding *f) {
    (void)f;
    return jig_lint_try_at_end(m, "transform.bufferization.buffer_loop_hoisting $f : "
                                  "!transform.any_op\n") ||
           jig_lint_try_at_end(m,
                               "$a = transform.apply_registered_pass \"promote-buffers-to-stack\" "
                               "to $f : (!transform.any_op) -> !transform.any_op\n") ||
           jig_lint_try_at_end(
               m, "transform.apply_patterns to $f {\n"
                  "  transform.apply_patterns.memref.alloc_to_alloca size_limit(65536)\n"
                  "} : !transform.any_op\n") ||
           jig_lint_try_at_end(m,
                               "$a = transform.apply_registered_pass \"promote-buffers-to-stack\" "
                               "with options = {\"max-alloc-size-in-bytes\" = 1048576} to $f : "
                               "(!transform.any_op) -> !transform.any_op\n") ||
           jig_lint_try_before(m, "transform.bufferization.one_shot_bufferize",
                               "transform.bufferization.eliminate_empty_tensors $0 : $T\n");
}

/* Memory of the stack is given back at the end of the function, or of a scope around; bodies of
 * parallel loops are functions of their own, and loops that LLVM finds constant are no matter. */
static void look_alloca_in_loop(JigLook *look, JigOp *op) {
    JigOp *loop = jig_lint_loop_around(op);
    if (!jig_op_is(op, JIG_MEMREF(ALLOCA)) || !loop || !is_in_loop(op))
        return;
    for (JigOp *p = jig_op_parent(op); p && p != loop; p = jig_op_parent(p))
        if (jig_op_is(p, JIG_MEMREF(ALLOCA_SCOPE)))
            return;
    if (jig_loop(loop)->parallel)
        return;
    JigStr size = size_of(op, look->a), times = jig_lint_times_text(op, look->a);
    jig_lint_found(look, op, cost_of_bytes(op, jig_op_result_type(op, 0)),
                   "%.*s is taken from the stack in a loop, %.*s, and not given back before the "
                   "function ends",
                   JIG_FMT(size), JIG_FMT(times));
}

static bool mend_alloca_in_loop(JigMender *m, const JigLintFinding *f) {
    (void)f;
    return jig_lint_try_at_end(m, "transform.bufferization.buffer_loop_hoisting $f : "
                                  "!transform.any_op\n");
}

/* ---- Freeing ---- */

static bool hands_on(const JigOp *op) {
    return jig_op_iface(op, &jig_iface_view) != NULL;
}

typedef struct Fate {
    bool freed, leaves;
} Fate;

/* A value that a loop carries, a branch passes or a call takes may be freed by who gets it. */
static void follow(const JigValue *v, Fate *fate, unsigned depth) {
    enum { DEEP = 16 };
    for (JigUse *u = jig_value_first_use(v); u; u = jig_use_next(u)) {
        JigOp *user = jig_use_owner(u);
        if (jig_op_is(user, JIG_MEMREF(DEALLOC)) || jig_op_is(user, JIG_BUFFERIZATION(DEALLOC)) ||
            jig_op_is(user, JIG_MEMREF(REALLOC)))
            fate->freed = true;
        else if (hands_on(user) && depth < DEEP)
            follow(jig_op_result(user, 0), fate, depth + 1);
        else if (jig_op_num_regions(user) || jig_op_is_terminator(user) ||
                 jig_str_is(jig_name_dialect(jig_op_name_of(user)), "func") ||
                 jig_str_is(jig_name_dialect(jig_op_name_of(user)), "llvm") ||
                 jig_op_has_name(user, "arith.select") ||
                 jig_op_has_name(user, "memref.extract_aligned_pointer_as_index") ||
                 jig_op_has_name(user, "bufferization.to_tensor"))
            fate->leaves |= !jig_structured(user);
    }
}

static void look_never_freed(JigLook *look, JigOp *op) {
    Fate fate = {0};
    if (!jig_op_is(op, JIG_MEMREF(ALLOC)))
        return;
    follow(jig_op_result(op, 0), &fate, 0);
    if (fate.freed || fate.leaves)
        return;
    JigStr size = size_of(op, look->a), times = jig_lint_times_text(op, look->a);
    jig_lint_found(look, op, cost_of_bytes(op, jig_op_result_type(op, 0)),
                   "%.*s is allocated %.*s and never freed", JIG_FMT(size), JIG_FMT(times));
}

static bool mend_never_freed(JigMender *m, const JigLintFinding *f) {
    (void)f;
    return jig_lint_try_at_end(m, "$a = transform.apply_registered_pass \"free-buffers\" to $f : "
                                  "(!transform.any_op) -> !transform.any_op\n") ||
           jig_lint_try_at_end(m, "$a = transform.apply_registered_pass "
                                  "\"buffer-deallocation-pipeline\" to $f : "
                                  "(!transform.any_op) -> !transform.any_op\n") ||
           jig_lint_try_at_end(m, "$a = transform.apply_registered_pass "
                                  "\"buffer-deallocation-pipeline\" to $r : "
                                  "($R) -> !transform.any_op\n");
}

const JigLintRule jig_lint_memory_rules[] = {
    {.name = "self-copy", .look = look_self_copy, .mend = mend_self_copy},
    {.name = "copy-in-loop", .look = look_copy_in_loop, .mend = mend_copy_in_loop},
    {.name = "copy-of-whole", .look = look_copy_of_whole, .mend = mend_copy_of_whole},
    {.name = "copy-rows", .look = look_copy_rows, .mend = mend_copy_rows},
    {.name = "alloc-in-loop", .look = look_alloc_in_loop, .mend = mend_alloc_in_loop},
    {.name = "alloca-in-loop",
     .look = look_alloca_in_loop,
     .mend = mend_alloca_in_loop,
     .not_time = true},
    {.name = "never-freed", .look = look_never_freed, .mend = mend_never_freed, .not_time = true},
    {0},
};
