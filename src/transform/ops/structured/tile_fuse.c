/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Tiling together with what is used. */
#include "dialect/common/slices.h"
#include "payload/fuse/cleanup.h"
#include "jig/payload/fuse.h"
#include "transform/ops/gather.h"
#include "transform/ops/ops_int.h"
#include "transform/ops/sizes.h"
#include "transform/state.h"
#include "transform/ops/proposals.h"

#include <inttypes.h>

static JigApplyFn apply_fuse;
static bool verify_fuse(JigOp *op);

static const JigOpRow rows[] = {
    {.name = "transform.structured.fuse",
     .ins = "target: consume Handle, tile_sizes: read variadic<ParamOrHandle>, "
            "tile_interchange: read variadic<ParamOrHandle>",
     .outs = "transformed: Handle, loops: variadic<Handle>",
     .props = "static_tile_sizes: DenseI64Array ?= array<i64>, "
              "static_tile_interchange: DenseI64Array ?= array<i64>, "
              "apply_cleanup: Unit, use_forall: Unit, packed_tile_sizes: Unit, "
              "packed_tile_interchange: Unit, skip_untileable: Unit, "
              "producers_with: optional<Str>",
     .traits = "AttrSizedOperandSegments, TransformOpInterface, ModifiesPayload, "
               "ReportTrackingFailures",
     .format = "$target oilist( `tile_sizes` custom<IndexListOrPacked>($tile_sizes, "
               "$static_tile_sizes, $packed_tile_sizes) | `interchange` "
               "custom<IndexListOrPacked>($tile_interchange, $static_tile_interchange, "
               "$packed_tile_interchange)) attr-dict `:` functional-type(operands, results)",
     .verify = verify_fuse,
     .apply = apply_fuse,
     .needs = "target: interface<TilingInterface>",
     .result_names = jig_name_results_by_row,
     .more = JIG_MORE(.propose = jig_propose_fuse),
     .summary = "tile, and fuse what the tiles use"},
};
const JigDialect jig_transform_tile_fuse = {.name = "transform", JIG_TABLE(ops, rows)};

/* The operand groups. */
enum { SIZES = 1, INTERCHANGE };

static size_t num_expected_loops(const JigOp *op, const JigSizes *sizes) {
    if (jig_transform_structured_fuse_use_forall(op))
        return 1;
    size_t n = 0;
    for (size_t i = 0; i < jig_sizes_len(sizes); ++i)
        n += jig_attr_dense_array_int(sizes->constants, i) != 0;
    return n;
}

/* The values of the interchange, for a message: not what the attribute has. */
static JigStr dynamic_text(const JigOp *op, const JigSizes *s, JigArena *a) {
    JigStr text = JIG_STR("");
    for (size_t k = 0; k < s->count; ++k)
        text = jig_arena_printf(a, "%.*s%s%s", (int)text.len, text.ptr, k ? ", " : "",
                                jig_msg_value(jig_op_operand(op, s->first + k)));
    return text;
}

static bool verify_interchange(JigOp *op, const JigSizes *order, size_t rank, JigArena *a) {
    bool *seen = JIG_NEW_ARRAY(a, bool, rank);
    size_t n = jig_sizes_len(order);
    if (n > rank)
        return jig_op_error(op,
                            "interchange length exceeds iteration space dimensions (%zu), found %s",
                            rank, dynamic_text(op, order, a).ptr);
    for (size_t i = 0; i < n; ++i) {
        int64_t loop = jig_attr_dense_array_int(order->constants, i);
        if (loop == JIG_DYNAMIC)
            continue;
        if (loop < 0 || (uint64_t)loop >= rank)
            return jig_op_error(
                op, "expects interchange values to be in range [0, %zu), found: %" PRId64, rank,
                loop);
        if (seen[loop])
            return jig_op_error(op, "found duplicate interchange value: %" PRId64, loop);
        seen[loop] = true;
    }
    return true;
}

/* A handle has all sizes: how many loops there are is not known before. */
static bool verify_packed(JigOp *op, const JigSizes *list, const char *what) {
    if (list->count != 1 || jig_sizes_len(list))
        return jig_op_error(op, "expects packed %s to be one operand, and nothing else", what);
    return true;
}

static bool verify_fuse(JigOp *op) {
    JigSizes sizes = jig_sizes_of(op, SIZES, "static_tile_sizes"),
             order = jig_sizes_of(op, INTERCHANGE, "static_tile_interchange");
    bool packed = jig_transform_structured_fuse_packed_tile_sizes(op),
         packed_order = jig_transform_structured_fuse_packed_tile_interchange(op);
    if ((packed && !verify_packed(op, &sizes, "tile sizes")) ||
        (packed_order && !verify_packed(op, &order, "interchange")))
        return false;
    JigArena *a = jig_arena_create();
    bool ok = packed || packed_order || verify_interchange(op, &order, jig_sizes_len(&sizes), a);
    jig_arena_destroy(a);
    if (ok && packed)
        return true;
    size_t loops = num_expected_loops(op, &sizes);
    if (ok && loops != jig_op_num_results(op) - 1)
        return jig_op_error(op, "expects %zu loop results", loops);
    return ok;
}

static JigStatus not_fused(JigTransformCall *call, const JigOp *target, const JigReason *why) {
    jig_refused(call, jig_op_loc(call->op), why);
    jig_failure_note(call, target, "target op");
    if (!call->state->options->as_reference)
        return JIG_SILENCEABLE;
    jig_report_queue(call); /* the reference ends there, without a word */
    return JIG_DEFINITE;
}

/* The tiled op comes first among the results, then a result for each loop. */
enum { TILED, LOOPS };

/* Those that ask for a loop. */
static size_t num_sizes(const JigTileOptions *o) {
    size_t n = 0;
    for (size_t i = 0; i < o->num_sizes; ++i)
        n += !jig_mixed_is(o->sizes[i], 0);
    return n;
}

/* With packed sizes, which may be of any number, one result has all loops. */
static bool joins_loops(const JigTransformCall *call, const JigTileAndFuseOptions *options) {
    return jig_transform_structured_fuse_packed_tile_sizes(call->op) && !options->forall &&
           jig_op_num_results(call->op) == LOOPS + 1;
}

/* `lacks`: set when there are fewer loops than sizes, which the op has too many of. */
static JigStatus fuse_one(JigTransformCall *call, JigOp *target,
                          const JigTileAndFuseOptions *options, JigGather *results, bool *lacks) {
    if (!jig_tiling(target)) {
        jig_op_emit_error(call->op, "only TilingInterface ops are supported");
        return JIG_DEFINITE;
    }
    JigTileAndFuseResult r;
    JigReason *why = JIG_WHY(call);
    if (!jig_tile_and_fuse(call->rw, target, options, call->arena, &r, why))
        return not_fused(call, target, why);
    jig_tile_and_fuse_finish(call->rw, target, &r);
    jig_gather_op(results, TILED, r.tile.tiled[0]);
    *lacks |= !options->forall && r.tile.num_loops < num_sizes(&options->tile);
    bool joins = joins_loops(call, options);
    for (size_t i = 0; i < r.tile.num_loops && (joins || LOOPS + i < results->n); ++i)
        jig_gather_op(results, joins ? LOOPS : LOOPS + i, r.tile.loops[i]);
    return JIG_OK;
}

static JigMixed *mixed_of(JigTransformCall *call, const int64_t *numbers, size_t n) {
    JigMixed *out = JIG_NEW_ARRAY(call->arena, JigMixed, n);
    for (size_t i = 0; i < n; ++i)
        out[i] = jig_mixed_int(jig_op_context(call->op), numbers[i]);
    return out;
}

static JigStatus numbers_of(JigTransformCall *call, const JigSizes *s, bool packed, int64_t **out,
                            size_t *n) {
    *n = jig_sizes_len(s);
    return packed ? jig_sizes_packed_constant(call, jig_op_operand(call->op, s->first), out, n)
                  : jig_sizes_constant(call, s, out);
}

/* What the verifier can't see of packed numbers. */
static JigStatus check_packed(JigTransformCall *call, const JigTileAndFuseOptions *options) {
    const JigOp *op = call->op;
    size_t loops = options->forall ? 1 : num_sizes(&options->tile),
           results = jig_op_num_results(op) - LOOPS, n = options->tile.num_interchange;
    if (jig_transform_structured_fuse_packed_tile_sizes(op) && loops != results &&
        !joins_loops(call, options))
        return jig_silenceable(call, op,
                               "makes {} loops, and has results for {}: expected as many, "
                               "or one for all",
                               jig_fact_int((int64_t)loops), jig_fact_int((int64_t)results));
    bool *seen = JIG_NEW_ARRAY(call->arena, bool, options->tile.num_sizes + 1);
    for (size_t i = 0; i < n; ++i) {
        int64_t loop = options->tile.interchange[i];
        if (loop < 0 || (uint64_t)loop >= options->tile.num_sizes || seen[loop])
            return jig_silenceable(call, op,
                                   "expects interchange values to be different, in range "
                                   "[0, {}), found: {}",
                                   jig_fact_int((int64_t)options->tile.num_sizes),
                                   jig_fact_int(loop));
        seen[loop] = true;
    }
    return JIG_OK;
}

static JigStatus fuse_all(JigTransformCall *call, JigTileAndFuseOptions *options) {
    const JigOp *op = call->op;
    JigSizes sizes = jig_sizes_of(op, SIZES, "static_tile_sizes"),
             order = jig_sizes_of(op, INTERCHANGE, "static_tile_interchange");
    JigOps targets = jig_payload_ops(call, jig_transform_structured_fuse_target(op));
    bool packed = jig_transform_structured_fuse_packed_tile_sizes(op),
         packed_order = jig_transform_structured_fuse_packed_tile_interchange(op);
    int64_t *numbers, *interchange;
    JIG_TRY(numbers_of(call, &sizes, packed, &numbers, &options->tile.num_sizes));
    JIG_TRY(numbers_of(call, &order, packed_order, &interchange, &options->tile.num_interchange));
    options->tile.sizes = mixed_of(call, numbers, options->tile.num_sizes);
    options->tile.interchange = interchange;
    if (packed || packed_order)
        JIG_TRY(check_packed(call, options));
    JigGather results;
    bool lacks = false;
    jig_gather_init(&results, call, 0);
    for (size_t i = 0; i < targets.len; ++i)
        if (!jig_transform_structured_fuse_skip_untileable(op) ||
            jig_sizes_fit(targets.items[i], options->tile.num_sizes))
            JIG_TRY(fuse_one(call, targets.items[i], options, &results, &lacks));
    jig_gather_finish(&results);
    if (!lacks)
        return JIG_OK;
    return jig_definite(call, call->op,
                        "attempting to assign a null payload op to this transform value");
}

static JigStatus apply_fuse(JigTransformCall *call) {
    JigTileAndFuseOptions options = {.forall = jig_transform_structured_fuse_use_forall(call->op),
                                     .tile.as_reference = call->state->options->as_reference};
    if (jig_transform_structured_fuse_producers_with_attr(call->op))
        options.producers_with =
            jig_arena_str(call->arena, jig_transform_structured_fuse_producers_with(call->op)).ptr;
    JigPatternSet *cleanup = NULL;
    if (jig_transform_structured_fuse_apply_cleanup(call->op)) {
        cleanup = jig_patterns_create(call->rw->ctx);
        jig_fuse_add_cleanup(cleanup);
    }
    options.cleanup = cleanup;
    JigStatus status = fuse_all(call, &options);
    if (cleanup)
        jig_patterns_destroy(cleanup);
    return status;
}
