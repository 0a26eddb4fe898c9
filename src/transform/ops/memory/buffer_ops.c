/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Memory for tensors and parts of buffers. */
#include "jig/payload/bufferize.h"
#include "jig/payload/promote.h"
#include "payload/buffers/placement.h"
#include "dialect/gpu/gpu.h"
#include "support/map.h"
#include "transform/ops/gather.h"
#include "transform/ops/known_types.h"
#include "transform/ops/ops_int.h"
#include "transform/ops/proposals.h"

static JigApplyFn hoist_out_of_loops, bufferize_to_allocation, promote, promote_tensor;
static JigApplyFn assign_to_fast_memory;
static bool parse_assign(JigParser *p, JigOpState *state), verify_assign(JigOp *op);
static void print_assign(JigPrinter *p, const JigOp *op);
static bool verify_allocation(JigOp *op);

/* The memory space of those who name none. */
enum { FAST_MEMORY = 1 };

static const JigOpRow rows[] = {
    {.name = "transform.assign_to_fast_memory",
     .ins = "value: read ValueHandle",
     .outs = "assigned: variadic<ValueHandle>",
     .props = "memory_space: optional<Any>",
     .traits = "TransformOpInterface, ModifiesPayload",
     .parse = parse_assign,
     .more = JIG_MORE(
             .written =
                 "%value ({memory_space = $memory_space})? (: (type(%value)) -> type(%assigned))?",
             .propose = jig_propose_fast_memory),
     .print = print_assign,
     .verify = verify_assign,
     .apply = assign_to_fast_memory,
     .summary = "values in a memory space of their own"},
    {.name = "transform.structured.bufferize_to_allocation",
     .ins = "target: consume Handle",
     .outs = "allocated_buffer: !transform.any_value, new_ops: !transform.any_op",
     .props = "memory_space: optional<Any>, "
              "memcpy_op: Str = \"bufferization.materialize_in_destination\", "
              "alloc_op: Str = \"memref.alloc\", bufferize_destination_only: Unit, "
              "emit_dealloc: Unit",
     .traits = "TransformOpInterface, ModifiesPayload, ReportTrackingFailures",
     .format = "$target attr-dict `:` type($target)",
     .verify = verify_allocation,
     .apply = bufferize_to_allocation,
     .result_names = jig_name_results_by_row,
     .more = JIG_MORE(.propose = jig_propose_to_allocation),
     .summary = "an op on buffers of its own"},
    {.name = "transform.structured.promote",
     .ins = "target: consume Handle",
     .outs = "transformed: Handle",
     .props = "operands_to_promote: I64Array = [], use_full_tile_buffers: BoolArray = [], "
              "use_full_tiles_by_default: Unit, use_original_subview_size: Unit, "
              "use_alloca: Unit, memory_space: optional<Any>, "
              "mapping: optional<scf.DeviceMappingArray>, alignment: optional<I64>",
     .traits = "TransformOpInterface, ModifiesPayload, ReportTrackingFailures",
     .format = "$target attr-dict `:` custom<SemiFunctionType>(type($target), type($transformed), "
               "\"false\")",
     .apply = promote,
     .needs = "target: structured.op<any>",
     .more = JIG_MORE(.propose = jig_propose_promote),
     .summary = "copies of subviews in memory of their own"},
    {.name = "transform.structured.promote_tensor",
     .ins = "tensor: read ValueHandle",
     .outs = "promoted: ValueHandle",
     .props = "memory_space: optional<Any>",
     .traits = "SameOperandsAndResultType, TransformOpInterface, ModifiesPayload",
     .format = "(`to` $memory_space^)? $tensor attr-dict `:` type($tensor)",
     .apply = promote_tensor,
     .more = JIG_MORE(.propose = jig_propose_promote_tensor),
     .summary = "an allocation of their own for tensors"},
    {.name = "transform.bufferization.buffer_loop_hoisting",
     .ins = "target: read Handle",
     .traits = "TransformOpInterface, ModifiesPayload",
     .format = "$target attr-dict `:` type($target)",
     .apply = hoist_out_of_loops,
     .more = JIG_MORE(.propose = jig_propose_for_functions_with_allocs),
     .summary = "allocations out of the loops in an op"},
};
const JigDialect jig_transform_buffers = {.name = "transform", JIG_TABLE(ops, rows)};

/* ---- transform.assign_to_fast_memory ---- */

static bool parse_assign(JigParser *p, JigOpState *state) {
    JigUnresolved value;
    JIG_CHECK(jig_parse_operand(p, &value) && jig_parse_attr_dict(p, state));
    return jig_known_types_parse(p, state, &value, 1, jig_parse_num_bound_results(p));
}

static void print_assign(JigPrinter *p, const JigOp *op) {
    jig_print(p, " ");
    jig_print_value(p, jig_transform_assign_to_fast_memory_value(op));
    jig_print_attr_dict(p, op, NULL);
    jig_known_types_print(p, op);
}

static bool verify_assign(JigOp *op) {
    return jig_op_num_results(op) <= 1 || jig_op_error(op, "expects at most one result");
}

static bool not_assigned(JigTransformCall *call, const JigReason *why) {
    jig_silenceable(call, call->op, "failed to assign a memory space");
    jig_failure_because(call, why);
    return false;
}

static JigStatus assign_to_fast_memory(JigTransformCall *call) {
    JigValues values =
        jig_payload_values(call, jig_transform_assign_to_fast_memory_value(call->op));
    const JigAttr *given = jig_transform_assign_to_fast_memory_memory_space_attr(call->op),
                  *space = given ? given : jig_attr_i64(jig_op_context(call->op), FAST_MEMORY);
    JigValue **assigned = JIG_NEW_ARRAY(call->arena, JigValue *, values.len + 1);
    JigPtrMap done = {0}; /* a handle may have a value more than once */
    bool ok = true;
    for (size_t i = 0; i < values.len && ok; ++i) {
        void **slot = jig_ptrmap_slot(&done, values.items[i]);
        JigReason *why = JIG_WHY(call);
        if (!*slot)
            *slot = jig_assign_memory_space(call->rw, values.items[i], space, why);
        assigned[i] = *slot;
        ok = assigned[i] || not_assigned(call, why);
    }
    jig_ptrmap_free(&done);
    if (ok && jig_op_num_results(call->op))
        jig_set_values(call, 0, assigned, values.len);
    return ok ? JIG_OK : JIG_SILENCEABLE;
}

/* ---- transform.structured.promote_tensor ---- */

static JigStatus promote_tensor(JigTransformCall *call) {
    const JigOp *op = call->op;
    JigValues tensors =
        jig_payload_values(call, jig_transform_structured_promote_tensor_tensor(op));
    const JigAttr *space = jig_transform_structured_promote_tensor_memory_space_attr(op);
    JigValue **promoted = JIG_NEW_ARRAY(call->arena, JigValue *, tensors.len);
    for (size_t i = 0; i < tensors.len; ++i) {
        if (!jig_type_is_ranked_tensor(jig_value_type(tensors.items[i])))
            return jig_silenceable(call, op, "non-tensor type: {}",
                                   jig_fact_value(tensors.items[i]));
        promoted[i] = jig_promote_tensor(call->rw, tensors.items[i], space);
    }
    jig_set_values(call, 0, promoted, tensors.len);
    return JIG_OK;
}

/* ---- transform.structured.bufferize_to_allocation ---- */

static bool copy_by(const JigOp *op, JigCopyBy *out) {
    static const char *const names[] = {[JIG_COPY_LATER] =
                                            "bufferization.materialize_in_destination",
                                        [JIG_COPY_MEMREF] = "memref.copy",
                                        [JIG_COPY_LINALG] = "linalg.copy"};
    JigStr name = jig_transform_structured_bufferize_to_allocation_memcpy_op(op);
    for (size_t i = 0; i < JIG_LEN(names); ++i)
        if (jig_str_eq(name, jig_str(names[i]))) {
            *out = (JigCopyBy)i;
            return true;
        }
    return false;
}

static bool verify_allocation(JigOp *op) {
    JigCopyBy by;
    JigStr alloc = jig_transform_structured_bufferize_to_allocation_alloc_op(op);
    if (!copy_by(op, &by))
        return jig_op_error(op, "unsupported memcpy op");
    if (!jig_str_eq(alloc, JIG_STR("memref.alloc")) && !jig_str_eq(alloc, JIG_STR("memref.alloca")))
        return jig_op_error(op, "unsupported alloc op");
    return true;
}

/* Collects what is built, nested ops too. */
typedef struct Built {
    JigListener listener;
    JigGather *results;
    size_t result;
} Built;

static void built(JigListener *l, JigOp *op, JigBlock *from, JigOp *before) {
    (void)before;
    Built *b = (Built *)l;
    if (!from)
        jig_gather_op(b->results, b->result, op);
}

static JigStatus bufferize_one(JigTransformCall *call, JigOp *target, const JigAllocateOptions *how,
                               JigGather *results) {
    enum { BUFFER };
    bool destinations =
        jig_transform_structured_bufferize_to_allocation_bufferize_destination_only(call->op);
    JigValue *buffer = NULL;
    JigReason *why = JIG_WHY(call);
    if ((destinations ? jig_bufferize_destinations
                      : jig_bufferize_to_allocation)(call->rw, target, how, &buffer, why)) {
        jig_gather_add(results, BUFFER, (void *[]){buffer}, 1);
        return JIG_OK;
    }
    return jig_silenceable_because(call, why, target, "target payload op",
                                   "failed to bufferize operation");
}

static JigStatus bufferize_to_allocation(JigTransformCall *call) {
    enum { BUFFER, NEW_OPS };
    const JigOp *op = call->op;
    JigOps targets =
        jig_payload_ops(call, jig_transform_structured_bufferize_to_allocation_target(op));
    JigStr alloc = jig_transform_structured_bufferize_to_allocation_alloc_op(op);
    JigAllocateOptions how = {
        .on_stack = jig_str_eq(alloc, JIG_STR("memref.alloca")),
        .free = jig_transform_structured_bufferize_to_allocation_emit_dealloc(op),
        .space = jig_transform_structured_bufferize_to_allocation_memory_space_attr(op)};
    (void)copy_by(op, &how.copy);
    JigGather results;
    jig_gather_init(&results, call, BUFFER);
    Built b = {.listener = {.inserted = built}, .results = &results, .result = NEW_OPS};
    JigStatus status = JIG_OK;
    jig_listen(jig_op_context(op), &b.listener);
    for (size_t i = 0; i < targets.len && status == JIG_OK; ++i)
        status = bufferize_one(call, targets.items[i], &how, &results);
    jig_unlisten(jig_op_context(op), &b.listener);
    if (status == JIG_OK)
        jig_gather_finish(&results);
    return status;
}

/* ---- transform.structured.promote ---- */

/* The flags of one operand each, from a list that names them (NULL or empty: all of them). */
static const bool *named_operands(JigTransformCall *call, const JigAttr *list, size_t n) {
    size_t len = list ? jig_attr_array_len(list) : 0;
    if (!len)
        return NULL;
    bool *out = jig_arena_calloc(call->arena, (n + 1) * sizeof *out);
    for (size_t i = 0; i < len; ++i) {
        int64_t at = jig_attr_int_value(jig_attr_array_at(list, i));
        if (at >= 0 && (uint64_t)at < n)
            out[at] = true;
    }
    return out;
}

static const bool *full_tiles(JigTransformCall *call, size_t n) {
    const JigAttr *list = jig_transform_structured_promote_use_full_tile_buffers_attr(call->op);
    bool *out = jig_arena_calloc(call->arena, (n + 1) * sizeof *out);
    size_t len = list ? jig_attr_array_len(list) : 0;
    for (size_t i = 0; i < n; ++i)
        out[i] = i < len ? jig_attr_int_value(jig_attr_array_at(list, i)) != 0
                         : jig_transform_structured_promote_use_full_tiles_by_default(call->op);
    return out;
}

/* A mapping is one memory space of a GPU. */
static bool place_of(const JigOp *op, JigPromoteTo *out) {
    const JigAttr *mapping = jig_transform_structured_promote_mapping_attr(op);
    *out = JIG_PROMOTE_BYTES;
    if (!mapping)
        return true;
    const JigAttr *one = jig_attr_array_len(mapping) == 1 ? jig_attr_array_at(mapping, 0) : NULL;
    if (!one || !jig_attr_is(one, JIG_GPU_ATTR(MEMORY_SPACE)))
        return false;
    int64_t space = jig_attr_int_value(jig_attr_param(one, 0));
    *out = space == JIG_GPU_WORKGROUP ? JIG_PROMOTE_WORKGROUP : JIG_PROMOTE_PRIVATE;
    return space == JIG_GPU_WORKGROUP || space == JIG_GPU_PRIVATE;
}

static JigStatus promote_one(JigEach *each, JigOp *target) {
    JigTransformCall *call = each->call;
    const JigOp *op = call->op;
    if (!jig_structured(target))
        return jig_wrong_kind(call, target);
    size_t n = jig_op_num_operands(target);
    JigPromoteOptions how = {
        .operands =
            named_operands(call, jig_transform_structured_promote_operands_to_promote_attr(op), n),
        .full_tiles = full_tiles(call, n),
        .part_size = jig_transform_structured_promote_use_original_subview_size(op),
        .on_stack = jig_transform_structured_promote_use_alloca(op),
        .alignment = jig_transform_structured_promote_alignment_attr(op),
        .space = jig_transform_structured_promote_memory_space_attr(op)};
    JigReason *why = JIG_WHY(call);
    if (!place_of(op, &how.to) || !jig_promote(call->rw, target, &how, why)) {
        JigStatus status = jig_failed_for_good(call, target);
        jig_failure_because(call, why);
        return status;
    }
    jig_each_add(each, 0, target);
    return JIG_OK;
}

static JigStatus promote(JigTransformCall *call) {
    return jig_each_target(call, jig_transform_structured_promote_target(call->op), promote_one);
}

/* ---- transform.bufferization.buffer_loop_hoisting ---- */

static JigStatus hoist_out_of_loops(JigTransformCall *call) {
    JigOps targets =
        jig_payload_ops(call, jig_transform_bufferization_buffer_loop_hoisting_target(call->op));
    for (size_t i = 0; i < targets.len; ++i)
        jig_hoist_buffers_out_of_loops(call->rw, targets.items[i]);
    return JIG_OK;
}
