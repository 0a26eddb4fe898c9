/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Why steps on structured ops fail: their loops beside what was asked for. */
#include "dialect/linalg/linalg.h"
#include "explain/failure_int.h"
#include "jig/iface.h"
#include "transform/ops/ops.h"

#include <string.h>

/* ---- The loops of the target ---- */

/* The first target, where it is a structured op; else NULL. */
static const JigOp *structured_target(const JigExplained *x) {
    JigItems items = jig_failure_targets(x);
    return items.kind == JIG_HANDLE_OPS && items.len && jig_structured(items.items[0])
               ? items.items[0]
               : NULL;
}

static size_t num_loops(const JigOp *op) {
    return jig_structured(op)->num_loops(op);
}

static JigStr size_words(const JigExplained *x, const JigOp *op, size_t loop) {
    int64_t size = jig_linalg_static_loop_size(op, loop);
    return size == JIG_DYNAMIC ? JIG_STR("?") : jig_arena_printf(x->a, "%lld", (long long)size);
}

static JigStr loops_text(const JigExplained *x, const JigOp *op) {
    JigStr text = {0};
    for (size_t i = 0; i < num_loops(op); ++i) {
        JigStr size = size_words(x, op, i);
        bool reduces = jig_structured(op)->iterator(op, i) == JIG_REDUCTION;
        text = jig_arena_printf(x->a, "%.*s%s%zu: %s, %.*s", JIG_FMT(text), i ? "; " : "", i,
                                reduces ? "reduction" : "parallel", JIG_FMT(size));
    }
    return text;
}

void jig_explain_loops(JigExplained *x) {
    const JigOp *op = structured_target(x);
    if (!op || !num_loops(op) ||
        !jig_str_starts_with(jig_op_name_of(x->at->op), "transform.structured."))
        return;
    JigStr words = jig_wording_op(op, x->a), loops = loops_text(x, op);
    jig_vec_push(x->lines,
                 jig_arena_printf(x->a, "loops of %.*s: %.*s", JIG_FMT(words), JIG_FMT(loops)));
}

/* ---- Sizes ---- */

/* The targets that have a loop for each size, where not all do. */
static void help_with_fitting(JigExplained *x, size_t sizes) {
    JigItems items = jig_failure_targets(x);
    JigNamed list = {.x = x};
    for (size_t i = 0; items.kind == JIG_HANDLE_OPS && i < items.len; ++i)
        if (jig_structured(items.items[i]) && num_loops(items.items[i]) >= sizes)
            jig_named_add(&list, jig_wording_op(items.items[i], x->a));
    if (list.n)
        jig_failure_help(x,
                         "of the %zu ops in %.*s %zu ha%s as many: %.*s; {skip_untileable} behind "
                         "the sizes leaves the others as they are",
                         items.len, JIG_FMT(jig_failure_target_name(x)), list.n,
                         list.n == 1 ? "s" : "ve", JIG_FMT(jig_named_text(&list)));
}

/* "too many tiles provided, expected at most {} found {}" */
void jig_explain_many_sizes(JigExplained *x) {
    const JigOp *op = x->why->num_notes ? jig_blamed_op(&x->why->notes[0].blame) : NULL;
    op = op && jig_structured(op) ? op : structured_target(x);
    size_t n = op ? num_loops(op) : (size_t)jig_failure_number(x, 0),
           sizes = (size_t)jig_failure_number(x, 1);
    if (op) {
        jig_failure_title(x, "%.*s has %zu loop%s, but %zu sizes are given",
                          JIG_FMT(jig_wording_op(op, x->a)), n, n == 1 ? "" : "s", sizes);
        jig_failure_at(x, jig_op_loc(op), "here");
        help_with_fitting(x, sizes);
    }
    jig_failure_help(x,
                     "give at most %zu size%s, one for each loop from the outermost on; 0 leaves a "
                     "loop alone, and there is no result for it",
                     n, n == 1 ? "" : "s");
}

/* "expected sizes to be produced by ops with a single index-type result" */
void jig_explain_size_handle(JigExplained *x) {
    for (size_t i = 1; i < jig_op_num_operands(x->at->op); ++i) {
        const JigValue *v = jig_op_operand(x->at->op, i);
        JigItems items = jig_run_handle(x->run, v);
        if (items.kind != JIG_HANDLE_OPS || !items.len)
            continue;
        const JigOp *op = items.items[0];
        if (jig_op_num_results(op) == 1 && jig_type_is_index(jig_op_result_type(op, 0)))
            continue;
        JigStr name = jig_wording_handle(v, x->a), words = jig_wording_op(op, x->a);
        jig_failure_title(x, "%.*s stands for a size, but has %.*s, which computes no index",
                          JIG_FMT(name), JIG_FMT(words));
        jig_failure_at(x, jig_op_loc(op), "this has the result %s",
                       jig_op_num_results(op) ? jig_msg_type(jig_op_result_type(op, 0)) : "none");
        jig_failure_help(x,
                         "a size that is known is a number, tile_sizes [8], or a parameter: %%p = "
                         "transform.param.constant 8 : i64 -> !transform.param<i64>");
        jig_failure_help(x, "one that is computed is a handle to ops with one result, of type "
                            "index, in front of the target");
        return;
    }
}

/* "requires number of packed sizes match the number of loops ({} vs {})" */
void jig_explain_packed_sizes(JigExplained *x) {
    long long given = jig_failure_number(x, 0), loops = jig_failure_number(x, 1);
    const JigOp *op = structured_target(x);
    JigStr words = op ? jig_wording_op(op, x->a) : JIG_STR("the target");
    jig_failure_title(x, "%.*s has %lld loops, but %lld packed sizes are given", JIG_FMT(words),
                      loops, given);
    jig_failure_help(x, "give %lld packed sizes, one for each loop; 0 leaves a loop as it is",
                     loops);
}

/* "dimension {} does not exist in target op" */
void jig_explain_dimension(JigExplained *x) {
    const JigOp *op = structured_target(x);
    if (!op || !num_loops(op) || !jig_op_has_name(x->at->op, "transform.structured.split"))
        return;
    JigStr words = jig_wording_op(op, x->a);
    jig_failure_title(x, "there is no loop %lld: %.*s has %zu",
                      (long long)jig_transform_structured_split_dimension(x->at->op),
                      JIG_FMT(words), num_loops(op));
    jig_failure_at(x, jig_op_loc(op), "the target");
    jig_failure_help(x, "dimension counts loops from the outermost on: 0 to %zu",
                     num_loops(op) - 1);
}

/* "iterator_interchange" has length ({}) different from the number of loops ... */
void jig_explain_interchange(JigExplained *x) {
    const JigOp *op = structured_target(x);
    JigStr list = {0};
    if (!op)
        return;
    for (size_t i = 0; i < num_loops(op); ++i)
        list = jig_arena_printf(x->a, "%.*s%s%zu", JIG_FMT(list), i ? ", " : "", i);
    jig_failure_title(x, "iterator_interchange has %lld entries, but %.*s has %zu loops",
                      (long long)jig_failure_number(x, 0), JIG_FMT(jig_wording_op(op, x->a)),
                      num_loops(op));
    jig_failure_at(x, jig_op_loc(op), "the target");
    jig_failure_help(x, "each loop stands there once: [%.*s] leaves them as they are",
                     JIG_FMT(list));
}

/* What stands twice in the list, is no loop, or is missing. */
static JigStr permutation_words(const JigExplained *x, const int64_t *list, size_t n,
                                size_t loops) {
    JigStr text = {0};
    for (size_t i = 0; i < n; ++i) {
        size_t before = 0;
        while (before < i && list[before] != list[i])
            before++;
        const char *is = list[i] < 0 || (size_t)list[i] >= loops ? "is no loop"
                         : before < i                            ? "stands twice"
                                                                 : NULL;
        if (is)
            text = jig_arena_printf(x->a, "%.*s%s%lld %s", JIG_FMT(text), text.len ? ", " : "",
                                    (long long)list[i], is);
    }
    for (size_t k = 0; k < loops; ++k) {
        size_t at = 0;
        while (at < n && list[at] != (int64_t)k)
            at++;
        if (at == n)
            text = jig_arena_printf(x->a, "%.*s%s%zu is missing", JIG_FMT(text),
                                    text.len ? ", " : "", k);
    }
    return text;
}

/* "invalid interchange vector, not a permutation of the entire iteration space" */
void jig_explain_permutation(JigExplained *x) {
    const JigOp *op = structured_target(x);
    const JigAttr *list = jig_op_has_name(x->at->op, "transform.structured.tile_using_for")
                              ? jig_transform_structured_tile_using_for_interchange_attr(x->at->op)
                              : NULL;
    if (!op || !list || jig_attr_kind(list) != JIG_ATTR_DENSE_ARRAY)
        return;
    JigStr wrong = permutation_words(x, jig_attr_dense_i64_data(list),
                                     jig_attr_dense_array_len(list), num_loops(op));
    jig_failure_title(x, "interchange is no permutation of the %zu loops of %.*s: %.*s",
                      num_loops(op), JIG_FMT(jig_wording_op(op, x->a)), JIG_FMT(wrong));
    jig_failure_at(x, jig_op_loc(op), "the target");
    jig_failure_help(x,
                     "each of 0 to %zu stands there once: the loop that becomes the outermost "
                     "one first",
                     num_loops(op) - 1);
}

/* "'{}' op size in operand #{} is not an integer: {}" */
void jig_explain_size_parameter(JigExplained *x) {
    jig_failure_help(x, "a size is a parameter of an integer: transform.param.constant 8 : i64 -> "
                        "!transform.param<i64>");
}

/* "tile size {} of loop #{} is negative" */
void jig_explain_negative_size(JigExplained *x) {
    jig_failure_help(x, "a size is above 0; 0 leaves loop %lld alone",
                     (long long)jig_failure_number(x, 1));
}

/* "could not generate tile size computation", "failed to compute multi-size tiling sizes" */
void jig_explain_multi_sizes(JigExplained *x) {
    const JigOp *op = structured_target(x);
    bool is_step = jig_op_has_name(x->at->op, "transform.structured.multitile_sizes");
    int64_t loop = is_step ? jig_transform_structured_multitile_sizes_dimension(x->at->op) : 0;
    (void)jig_explain_because(x);
    if (!op || !num_loops(op) || loop < 0 || (size_t)loop < num_loops(op))
        return;
    JigStr words = jig_wording_op(op, x->a);
    jig_failure_title(x, "there is no loop %lld: %.*s has %zu", (long long)loop, JIG_FMT(words),
                      num_loops(op));
    jig_failure_at(x, jig_op_loc(op), "the target");
    jig_failure_help(x, "dimension counts loops from the outermost on: 0 to %zu",
                     num_loops(op) - 1);
}

/* ---- Partial reductions ---- */

/* "[0, 0, 8]": sizes of the loops that reduce. */
static JigStr reduction_sizes(const JigExplained *x, const JigOp *op, size_t *n) {
    JigStr list = {0};
    *n = 0;
    for (size_t i = 0; i < num_loops(op); ++i) {
        bool reduces = jig_structured(op)->iterator(op, i) == JIG_REDUCTION;
        *n += reduces;
        list = jig_arena_printf(x->a, "%.*s%s%d", JIG_FMT(list), i ? ", " : "", reduces ? 8 : 0);
    }
    return list;
}

/* The target that the step failed at, or else the first. */
static const JigOp *blamed_target(const JigExplained *x) {
    const JigOp *op = x->why->because ? jig_blamed_op(&x->why->because->what.blame) : NULL;
    return op && jig_structured(op) ? op : structured_target(x);
}

/* "failed to tile using partial reduction" */
void jig_explain_partial(JigExplained *x) {
    const JigOp *op = blamed_target(x);
    size_t n;
    (void)jig_explain_because(x);
    if (!op)
        return;
    JigStr sizes = reduction_sizes(x, op, &n), words = jig_wording_op(op, x->a);
    if (!n) {
        jig_failure_title(x, "%.*s has no reduction that could be computed in parts",
                          JIG_FMT(words));
        jig_failure_at(x, jig_op_loc(op), "the target");
        jig_failure_help(x, "transform.structured.tile_using_for tiles parallel loops");
        return;
    }
    jig_failure_help(x,
                     "sizes are for the loops that reduce, 0 for the others: tile_sizes = "
                     "[%.*s]",
                     JIG_FMT(sizes));
}

/* ---- Padding ---- */

/* "0.0 : f32", as attributes are written; of another element type poison. */
static JigStr zero_of(const JigExplained *x, const JigType *type) {
    const char *text = jig_msg_type(type); /* 'f32' */
    size_t n = strlen(text) - 2;
    if (jig_type_is_float(type))
        return jig_arena_printf(x->a, "0.0 : %.*s", (int)n, text + 1);
    if (jig_type_is_any_integer(type) || jig_type_is_index(type))
        return jig_arena_printf(x->a, "0 : %.*s", (int)n, text + 1);
    return JIG_STR("#ub.poison");
}

/* "'{}' op expects a padding value of type {}, got {}" */
void jig_explain_padding(JigExplained *x) {
    const JigOp *op = structured_target(x);
    JigStr list = {0};
    if (!op)
        return;
    for (size_t i = 0; i < jig_op_num_operands(op); ++i) {
        JigStr zero = zero_of(x, jig_type_element_or_self(jig_op_operand_type(op, i)));
        list = jig_arena_printf(x->a, "%.*s%s%.*s", JIG_FMT(list), i ? ", " : "", JIG_FMT(zero));
    }
    jig_failure_help(x, "one value for each operand, of its element type: padding_values = [%.*s]",
                     JIG_FMT(list));
}

/* ---- Vectors ---- */

/* Reductions of a convolution are windows, and channels. */
static size_t num_windows(const JigOp *op) {
    size_t n = 0;
    for (size_t i = 0; i < num_loops(op); ++i)
        n += jig_structured(op)->iterator(op, i) == JIG_REDUCTION;
    return n ? n - 1 : 0;
}

/* Without vector_sizes: whole tiles have known sizes, others go by masks. */
static void help_with_unknown_sizes(JigExplained *x, const JigOp *op) {
    jig_failure_help(x,
                     "vector_sizes [...] with the sizes of a whole tile, one for each of the %zu "
                     "loops: what a tile has less is left out by masks",
                     num_loops(op));
    if (jig_op_parent(op) && jig_op_has_name(jig_op_parent(op), "scf.for"))
        jig_failure_help(x, "or transform.loop.peel the loops around, and canonicalize: whole "
                            "tiles have known sizes then");
}

/* "Attempted to vectorize, but failed", which is told with what is behind it. */
void jig_explain_no_vectorization(JigExplained *x) {
    const JigOp *op = structured_target(x);
    const JigReason *behind = x->why->because;
    JigStr sizes = {0};
    (void)jig_explain_because(x);
    if (op && jig_op_iface(op, &jig_iface_convolution) && num_windows(op) > 1) {
        jig_failure_help(x,
                         "a convolution is vectorized along one dimension: tile the loops of the "
                         "others to 1, those of the window and of the output, then "
                         "transform.structured.decompose, then vectorize without sizes");
        return;
    }
    if (op && jig_failure_is(behind, JIG_KIND_UNKNOWN_SIZE))
        help_with_unknown_sizes(x, op);
    if (!op || !jig_failure_is(behind, JIG_KIND_VECTOR_SIZES))
        return;
    for (size_t i = 0; i < num_loops(op); ++i) {
        JigStr size = size_words(x, op, i);
        sizes = jig_arena_printf(x->a, "%.*s%s%.*s", JIG_FMT(sizes), i ? ", " : "", JIG_FMT(size));
    }
    jig_failure_help(x,
                     "vector_sizes has a number for each of the %zu loops, at least as large as "
                     "the loop: vector_sizes [%.*s]; tile first where that is too large",
                     num_loops(op), JIG_FMT(sizes));
}

/* ---- Splitting ---- */

/* Divisors above 1 of the only reduction. */
static void help_with_divisors(JigExplained *x, const JigOp *op) {
    enum { LARGEST = 4096 }; /* that is tried */
    int64_t size = JIG_DYNAMIC;
    JigNamed list = {.x = x};
    for (size_t i = 0; i < num_loops(op); ++i)
        if (jig_structured(op)->iterator(op, i) == JIG_REDUCTION)
            size = jig_linalg_static_loop_size(op, i);
    for (int64_t d = 2; size != JIG_DYNAMIC && d < size && d <= LARGEST && list.n <= 4; ++d)
        if (size % d == 0)
            jig_named_add(&list, jig_arena_printf(x->a, "%lld", (long long)d));
    if (list.n)
        jig_failure_help(x, "%lld iterations can be split by %.*s", (long long)size,
                         JIG_FMT(list.text));
}

static bool has_one_reduction(const JigNamed *list, const JigOp *op) {
    size_t n = 0;
    for (size_t i = 0; jig_structured(op) && i < num_loops(op); ++i)
        n += jig_structured(op)->iterator(op, i) == JIG_REDUCTION;
    return list && n == 1;
}

static JigWalk list_reduction(JigOp *op, void *user) {
    JigNamed *list = user;
    if (list->takes(list, op))
        jig_named_add(list, jig_wording_op(op, list->x->a));
    return JIG_WALK_ADVANCE;
}

/* Those in the same function. */
static void help_with_reductions(JigExplained *x) {
    JigItems items = jig_failure_targets(x);
    JigOp *around = items.len ? items.items[0] : NULL;
    JigNamed list = {.x = x, .takes = has_one_reduction};
    while (around && !jig_function(around))
        around = jig_op_parent(around);
    if (around)
        jig_walk_pre(around, list_reduction, &list);
    if (list.n)
        jig_failure_help(x, "these have one reduction: %.*s", JIG_FMT(jig_named_text(&list)));
}

void jig_explain_split_reduction(JigExplained *x) {
    const JigOp *op = structured_target(x);
    (void)jig_explain_because(x);
    if (op && jig_op_has_name(x->at->op, "transform.structured.split_reduction")) {
        size_t n;
        (void)reduction_sizes(x, op, &n);
        help_with_divisors(x, op);
        if (n != 1)
            help_with_reductions(x);
    }
    if (op && jig_op_has_name(x->at->op, "transform.structured.promote"))
        jig_failure_help(x, "what works on tensors is promoted by transform.structured."
                            "bufferize_to_allocation; buffers, when they are subviews: tile first");
}

/* ---- What did not verify ---- */

static size_t entries(const JigExplained *x) {
    return jig_attr_array_len(jig_transform_structured_tile_using_forall_mapping_attr(x->at->op));
}

/* "'{}' op left payload that does not verify, which was taken back" */
void jig_explain_invalid(JigExplained *x) {
    size_t loops = 0;
    const JigOp *op = structured_target(x);
    JigStr step = jig_wording_call(x->at->op, x->a);
    if (x->why->num_notes) {
        const JigReason note = {.arena = x->a, .what = x->why->notes[0]};
        JigStr text = jig_reason_text(&note, x->a);
        jig_failure_title(x, "%.*s made payload that is not valid, and was taken back: %.*s",
                          JIG_FMT(step), JIG_FMT(text));
        jig_failure_at(x, note.what.blame.loc, "made from this");
    }
    if (!op || !jig_op_has_name(x->at->op, "transform.structured.tile_using_forall") ||
        !jig_transform_structured_tile_using_forall_mapping_attr(x->at->op))
        return;
    for (size_t i = 0; i < num_loops(op); ++i)
        loops += jig_structured(op)->iterator(op, i) == JIG_PARALLEL;
    jig_failure_help(x,
                     "mapping has %zu entr%s; it needs one for each size that is not 0: (mapping = "
                     "[#gpu.thread<y>, #gpu.thread<x>]) for two; this op has %zu parallel loops",
                     entries(x), entries(x) == 1 ? "y" : "ies", loops);
}
