/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Interface ids, their accessors, and the defaults of their members.
 */
#include "jig/iface.h"
#include "ir/op.h"
#include "support/check.h"
#include <stdio.h>

static bool verify_branch(JigOp *op);
static bool verify_region_branch(JigOp *op);
static bool verify_dps(JigOp *op);

const JigIfaceId jig_iface_branch = {"BranchOpInterface", .verify = verify_branch};
const JigIfaceId jig_iface_region_branch = {"RegionBranchOpInterface",
                                            .verify_regions = verify_region_branch};
const JigIfaceId jig_iface_region_terminator = {.name = "RegionBranchTerminatorOpInterface"};
const JigIfaceId jig_iface_call = {.name = "CallOpInterface"};
const JigIfaceId jig_iface_callable = {.name = "CallableOpInterface"};
const JigIfaceId jig_iface_function = {.name = "FunctionOpInterface"};
const JigIfaceId jig_iface_speculation = {.name = "ConditionallySpeculatable"};
const JigIfaceId jig_iface_int_range = {.name = "InferIntRangeInterface"};
const JigIfaceId jig_iface_bounds = {.name = "ValueBoundsOpInterface"};
const JigIfaceId jig_iface_select = {.name = "SelectLikeOpInterface"};
const JigIfaceId jig_iface_hands_on = {.name = "FindPayloadReplacementOpInterface"};
const JigIfaceId jig_iface_combining = {.name = "ParallelCombiningOpInterface"};
const JigIfaceId jig_iface_dps = {"DestinationStyleOpInterface", .verify_regions = verify_dps,
                                  .of_types = true};
const JigIfaceId jig_iface_view = {.name = "ViewLikeOpInterface"};
const JigIfaceId jig_iface_space_user = {.name = "MemorySpaceCastConsumerOpInterface"};
const JigSpaceUserIface jig_accesses_buffer0 = {.buffer = 0}, jig_accesses_buffer1 = {.buffer = 1},
                        jig_views_buffer0 = {.buffer = 0, .result_follows = true};
const JigIfaceId jig_iface_buffer = {.name = "BufferizableOpInterface"};
const JigIfaceId jig_iface_view_flow = {.name = "BufferViewFlowOpInterface"};
const JigIfaceId jig_iface_allocation = {.name = "AllocationOpInterface"};
const JigIfaceId jig_iface_ownership = {.name = "BufferDeallocationOpInterface"};
const JigIfaceId jig_iface_subset = {.name = "SubsetInsertionOpInterface"};
const JigIfaceId jig_iface_tiling = {.name = "TilingInterface"};
const JigIfaceId jig_iface_reify = {.name = "ReifyRankedShapedTypeOpInterface"};
const JigIfaceId jig_iface_runtime_verifiable = {.name = "RuntimeVerifiableOpInterface"};
const JigIfaceId jig_iface_aggregated = {.name = "AggregatedOpInterface"};
const JigIfaceId jig_iface_partial_reduction = {.name = "PartialReductionOpInterface"};
const JigIfaceId jig_iface_layout_type = {.name = "DataLayoutTypeInterface"};
const JigIfaceId jig_iface_data_layout = {.name = "DataLayoutOpInterface"};
const JigIfaceId jig_iface_structured = {.name = "LinalgOp"};
const JigIfaceId jig_iface_transfer = {.name = "VectorTransferOpInterface"};
const JigIfaceId jig_iface_convolution = {.name = "ConvolutionOpInterface"};
const JigIfaceId jig_iface_maskable = {.name = "MaskableOpInterface"};
const JigIfaceId jig_iface_sole_op = {.name = "op that holds another"};
const JigIfaceId jig_iface_vectorize = {.name = "vectorizing"};
const JigIfaceId jig_iface_unroll = {.name = "VectorUnrollOpInterface"};
const JigIfaceId jig_iface_poison = {.name = "PoisonAttrInterface"};
const JigIfaceId jig_iface_vector_element = {.name = "VectorElementTypeInterface"};
const JigIfaceId jig_iface_memref_element = {.name = "MemRefElementTypeInterface"};
const JigIfaceId jig_iface_mapping = {.name = "DeviceMappingAttrInterface"};
const JigIfaceId jig_iface_device_mask = {.name = "DeviceMaskingAttrInterface"};
const JigIfaceId jig_iface_tensor_encoding = {.name = "VerifiableTensorEncoding"};

#define ACCESSOR(fn, T, id)                                                                        \
    const T *fn(const JigOp *op) {                                                                 \
        return op ? jig_op_iface(op, &id) : NULL;                                                  \
    }
ACCESSOR(jig_branch, JigBranchIface, jig_iface_branch)
ACCESSOR(jig_region_branch, JigRegionBranchIface, jig_iface_region_branch)
ACCESSOR(jig_call, JigCallIface, jig_iface_call)
ACCESSOR(jig_callable, JigCallableIface, jig_iface_callable)
ACCESSOR(jig_function, JigFunctionIface, jig_iface_function)
ACCESSOR(jig_int_range, JigIntRangeIface, jig_iface_int_range)
ACCESSOR(jig_bounds_iface, JigBoundsIface, jig_iface_bounds)
ACCESSOR(jig_select, JigSelectIface, jig_iface_select)
ACCESSOR(jig_hands_on, JigHandsOnIface, jig_iface_hands_on)
ACCESSOR(jig_combining, JigCombiningIface, jig_iface_combining)
ACCESSOR(jig_dps, JigDpsIface, jig_iface_dps)
ACCESSOR(jig_view, JigViewIface, jig_iface_view)
ACCESSOR(jig_space_user, JigSpaceUserIface, jig_iface_space_user)
ACCESSOR(jig_view_flow, JigViewFlowIface, jig_iface_view_flow)
ACCESSOR(jig_allocation, JigAllocationIface, jig_iface_allocation)
ACCESSOR(jig_ownership, JigOwnershipIface, jig_iface_ownership)
ACCESSOR(jig_slice, JigSliceIface, jig_iface_slice)
ACCESSOR(jig_buffer, JigBufferIface, jig_iface_buffer)
ACCESSOR(jig_subset, JigSubsetIface, jig_iface_subset)
ACCESSOR(jig_tiling, JigTilingIface, jig_iface_tiling)
ACCESSOR(jig_reify, JigReifyIface, jig_iface_reify)
ACCESSOR(jig_aggregated, JigAggregatedIface, jig_iface_aggregated)
ACCESSOR(jig_partial_reduction, JigPartialReductionIface, jig_iface_partial_reduction)
ACCESSOR(jig_runtime_verifiable, JigRuntimeVerifiableIface, jig_iface_runtime_verifiable)
ACCESSOR(jig_structured, JigStructuredIface, jig_iface_structured)
ACCESSOR(jig_transfer, JigTransferIface, jig_iface_transfer)
ACCESSOR(jig_unroll, JigUnrollIface, jig_iface_unroll)
ACCESSOR(jig_maskable, JigMaskableIface, jig_iface_maskable)
ACCESSOR(jig_vectorizes, JigVectorizeIface, jig_iface_vectorize)

bool jig_reify_sizes(JigRewriter *rw, JigValue *result, JigMixed *sizes) {
    JIG_REQUIRE(rw);
    JigOp *op = jig_value_def(result);
    const JigReifyIface *r = jig_reify(op);
    return r && r->sizes(rw, op, jig_value_index(result), sizes);
}

JigOperandRange jig_operand_range(const JigOp *op, size_t group) {
    JIG_REQUIRE(op);
    JigOperandRange r = {.group = (int)group};
    jig_op_operand_range(op, group, &r.start, &r.count);
    return r;
}

static JigOperandRange first_operand(const JigOp *op) {
    (void)op;
    return (JigOperandRange){.start = 0, .count = 1, .group = -1};
}
const JigHandsOnIface jig_hands_on_first = {.next = first_operand};

JigOperandRange jig_all_operands(const JigOp *op) {
    JIG_REQUIRE(op);
    return (JigOperandRange){0, op->num_operands, -1};
}

/* ---- Branches between blocks ---- */
JigSuccOperands jig_branch_operands(const JigOp *op, size_t successor) {
    JIG_REQUIRE(op && successor < op->num_successors && jig_branch(op));
    return jig_branch(op)->operands(op, successor);
}

void jig_branch_set_forwarded(JigOp *op, size_t successor, JigValue *const *values, size_t n) {
    JIG_REQUIRE(op && (values || !n));
    JIG_REQUIRE(successor < op->num_successors && jig_branch(op));
    const JigBranchIface *b = jig_branch(op);
    if (b->set_forwarded)
        b->set_forwarded(op, successor, values, n);
    else
        jig_op_set_operand_group(op, (size_t)b->operands(op, successor).forwarded.group, values, n);
}

void jig_branch_erase_operand(JigOp *op, size_t successor, size_t arg) {
    JIG_REQUIRE(op);
    JIG_REQUIRE(successor < op->num_successors && jig_branch(op));
    JigSuccOperands s = jig_branch_operands(op, successor);
    if (arg < s.produced || arg - s.produced >= s.forwarded.count)
        return;
    size_t n = s.forwarded.count, drop = arg - s.produced, len = 0;
    JigValue **values = jig_calloc(n, sizeof *values);
    for (size_t i = 0; i < n; i++)
        if (i != drop)
            values[len++] = op->operands[s.forwarded.start + i].value;
    jig_branch_set_forwarded(op, successor, values, len);
    jig_free(values);
}

JigValue *jig_branch_successor_arg(const JigOp *op, size_t operand) {
    JIG_REQUIRE(op);
    JIG_REQUIRE(operand < op->num_operands);
    for (size_t i = 0; i < op->num_successors; i++) {
        JigSuccOperands s = jig_branch_operands(op, i);
        if (!jig_range_has(s.forwarded, operand))
            continue;
        const JigBlock *block = jig_op_successors(op)[i].block;
        size_t arg = s.produced + operand - s.forwarded.start;
        return arg < block->num_args ? &block->args[arg]->v : NULL;
    }
    return NULL;
}

/* ---- Region successors ---- */
void jig_region_succs_add(JigRegionSuccs *s, JigRegion *region, size_t first, size_t count) {
    JIG_REQUIRE(s);
    if (!s->items) {
        s->items = s->few;
        s->cap = JIG_LEN(s->few);
    }
    if (s->len == s->cap) {
        JigRegionSucc *more = jig_calloc(s->cap * 2, sizeof *more);
        memcpy(more, s->items, s->len * sizeof *more);
        if (s->items != s->few)
            jig_free(s->items);
        s->items = more;
        s->cap *= 2;
    }
    s->items[s->len++] = (JigRegionSucc){region, first, count};
}

void jig_region_succs_add_region(JigRegionSuccs *s, JigRegion *region) {
    JIG_REQUIRE(s && region);
    jig_region_succs_add(s, region, 0, region->first ? region->first->num_args : 0);
}

void jig_region_succs_add_exit(JigRegionSuccs *s, const JigOp *op) {
    JIG_REQUIRE(s && op);
    jig_region_succs_add(s, NULL, 0, op->num_results);
}

static void once_successors(const JigOp *op, const JigOp *from, const JigAttr *const *consts,
                            JigRegionSuccs *out) {
    (void)consts;
    if (from)
        jig_region_succs_add_exit(out, op);
    else
        jig_region_succs_add_region(out, jig_op_region(op, 0));
}
const JigRegionBranchIface jig_region_branch_once = {.successors = once_successors};

void jig_region_succs_free(JigRegionSuccs *s) {
    JIG_REQUIRE(s);
    if (s->items && s->items != s->few)
        jig_free(s->items);
    s->items = NULL;
    s->len = s->cap = 0;
}

JigValue *jig_region_succ_input(const JigOp *op, const JigRegionSucc *s, size_t i) {
    JIG_REQUIRE(op && s);
    JIG_REQUIRE(s->region ? s->region->first && s->first + i < s->region->first->num_args
                          : s->first + i < op->num_results);
    if (!s->region)
        return &jig_op_results(op)[s->first + i];
    return &s->region->first->args[s->first + i]->v;
}

/* ---- Region branches ---- */
const JigRegionTermIface *jig_region_terminator(const JigOp *op) {
    static const JigRegionTermIface return_like = {0};
    const JigRegionTermIface *t = op ? jig_op_iface(op, &jig_iface_region_terminator) : NULL;
    if (!t && op && jig_op_has_trait(op, JIG_TRAIT_RETURN_LIKE))
        return &return_like;
    return t;
}

void jig_region_branch_successors(const JigOp *op, const JigOp *from, const JigAttr *const *consts,
                                  JigRegionSuccs *out) {
    JIG_REQUIRE(op && out);
    jig_region_branch(op)->successors(op, from, consts, out);
}

void jig_region_branch_successors_of(const JigOp *op, const JigRegion *region,
                                     JigRegionSuccs *out) {
    JIG_REQUIRE(op && region && out);
    for (const JigBlock *b = region->first; b; b = b->next)
        if (b->last && jig_region_terminator(b->last))
            jig_region_branch_successors(op, b->last, NULL, out);
}

JigOperandRange jig_region_branch_entry_operands(const JigOp *op, const JigRegionSucc *to) {
    JIG_REQUIRE(op);
    const JigRegionBranchIface *b = jig_region_branch(op);
    return b->entry_operands ? b->entry_operands(op, to) : jig_no_operands();
}

void jig_region_branch_invocations(const JigOp *op, const JigAttr *const *consts,
                                   JigInvocations *out) {
    JIG_REQUIRE(op && out);
    const JigRegionBranchIface *b = jig_region_branch(op);
    for (size_t i = 0; i < op->num_regions; i++)
        out[i] = (JigInvocations){0, UINT32_MAX};
    if (b->invocations)
        b->invocations(op, consts, out);
}

JigOperandRange jig_region_terminator_operands(const JigOp *op, const JigRegionSucc *to) {
    JIG_REQUIRE(op);
    const JigRegionTermIface *t = jig_region_terminator(op);
    return t->operands ? t->operands(op, to) : jig_all_operands(op);
}

void jig_region_terminator_successors(const JigOp *op, const JigAttr *const *consts,
                                      JigRegionSuccs *out) {
    JIG_REQUIRE(op && out);
    const JigRegionTermIface *t = jig_region_terminator(op);
    if (t->successors) {
        t->successors(op, consts, out);
        return;
    }
    const JigOp *parent = jig_op_parent(op);
    if (parent && jig_region_branch(parent))
        jig_region_branch_successors(parent, op, NULL, out);
}

bool jig_region_is_repetitive(const JigOp *op, const JigRegion *region) {
    JIG_REQUIRE(op);
    bool *seen = jig_calloc(op->num_regions, sizeof *seen);
    const JigRegion **work = jig_calloc((size_t)op->num_regions + 1, sizeof *work);
    size_t len = 0;
    bool found = false;
    work[len++] = region;
    while (len && !found) {
        JigRegionSuccs succs = {0};
        jig_region_branch_successors_of(op, work[--len], &succs);
        for (size_t i = 0; i < succs.len; i++) {
            const JigRegion *next = succs.items[i].region;
            if (!next)
                continue;
            if (next == region)
                found = true;
            else if (!seen[jig_region_index(next)]) {
                seen[jig_region_index(next)] = true;
                work[len++] = next;
            }
        }
        jig_region_succs_free(&succs);
    }
    jig_free(seen);
    jig_free(work);
    return found;
}

/* ---- Destinations and slices ---- */
JigOperandRange jig_dps_inits(const JigOp *op) {
    JIG_REQUIRE(op && op->name);
    const JigDpsIface *d = jig_dps(op);
    return d ? d->inits(op) : jig_no_operands();
}

JigValue *jig_dps_tied_result(const JigOp *op, size_t operand) {
    JIG_REQUIRE(op && operand < op->num_operands);
    JigOperandRange r = jig_dps_inits(op);
    if (!jig_range_has(r, operand) || operand - r.start >= op->num_results)
        return NULL;
    return &jig_op_results(op)[operand - r.start];
}

/* Each tensor among the destinations has a result of its type. */
static bool verify_dps(JigOp *op) {
    JigOperandRange inits = jig_dps_inits(op);
    size_t tensors = 0, results = 0;
    for (size_t i = 0; i < op->num_results; i++)
        results += jig_type_is_tensor(jig_op_result_type(op, i));
    for (size_t i = inits.start; i < inits.start + inits.count; i++) {
        const JigType *type = jig_op_operand_type(op, i);
        if (!jig_type_is_tensor(type) && !jig_type_is_any_memref(type))
            return jig_op_error(op, "expected that operand #%zu is a tensor or a memref", i);
        tensors += jig_type_is_tensor(type);
    }
    if (results != tensors)
        return jig_op_error(op,
                            "expected the number of tensor results (%zu) to be equal to the number "
                            "of output tensors (%zu)",
                            results, tensors);
    for (size_t i = inits.start; i < inits.start + inits.count; i++) {
        const JigType *type = jig_op_operand_type(op, i);
        const JigValue *result = jig_dps_tied_result(op, i);
        if (jig_type_is_tensor(type) && result && jig_value_type(result) != type)
            return jig_op_error(
                op, "expected type of operand #%zu (%s) to match type of corresponding result (%s)",
                i, jig_msg_type(type), jig_msg_type(jig_value_type(result)));
    }
    return true;
}

/* ---- Verification ---- */
static bool compatible(bool (*fn)(const JigType *, const JigType *), const JigType *from,
                       const JigType *to) {
    return fn ? fn(from, to) : from == to;
}

static bool verify_branch(JigOp *op) {
    const JigBranchIface *iface = jig_branch(op);
    for (size_t i = 0; i < op->num_successors; i++) {
        JigSuccOperands s = jig_branch_operands(op, i);
        const JigBlock *block = jig_op_successors(op)[i].block;
        size_t n = s.produced + s.forwarded.count;
        if (n != block->num_args)
            return jig_op_emit_error(
                op, "branch has %zu operands for successor #%zu, but target block has %u", n, i,
                block->num_args);
        for (size_t k = s.produced; k < n; k++) {
            const JigType *from = op->operands[s.forwarded.start + k - s.produced].value->type;
            if (!compatible(iface->compatible, from, block->args[k]->v.type))
                return jig_op_emit_error(op, "type mismatch for bb argument #%zu of successor #%zu",
                                         k, i);
        }
    }
    return true;
}

/* "along control flow edge from A to B: " and the note; `fmt` is the rest. */
static bool edge_error(JigOp *op, JigOp *from, const JigRegionSucc *to, const char *what) {
    char target[48] = "parent";
    if (to->region)
        snprintf(target, sizeof target, "Region #%zu", jig_region_index(to->region));
    if (from)
        jig_op_error(op, "along control flow edge from Operation %.*s to %s: %s",
                     JIG_FMT(from->name->name), target, what);
    else
        jig_op_error(op, "along control flow edge from parent to %s: %s", target, what);
    jig_note(jig_op_context(op), from ? from->loc : op->loc, "region branch point");
    return false;
}

/* Where control may leave: the op itself, or a terminator in one of its regions. */
typedef struct Departure {
    JigOp *op, *from; /* NULL: the op */
    const JigRegionBranchIface *branch;
    const JigRegionTermIface *term; /* of `from` */
} Departure;

static JigOperandRange passed_along(const Departure *d, const JigRegionSucc *to) {
    if (d->from)
        return d->term->operands ? d->term->operands(d->from, to) : jig_all_operands(d->from);
    return d->branch->entry_operands ? d->branch->entry_operands(d->op, to) : jig_no_operands();
}

static bool report_types(const Departure *d, const JigRegionSucc *to, size_t i, const JigType *have,
                         const JigType *want) {
    JigArena scratch;
    jig_arena_init(&scratch);
    JigStr text = jig_arena_printf(
        &scratch, "successor operand type #%zu %s should match successor input type #%zu %s", i,
        jig_msg_type(have), i, jig_msg_type(want));
    edge_error(d->op, d->from, to, text.ptr);
    jig_arena_free(&scratch);
    return false;
}

static bool verify_edge(const Departure *d, const JigRegionSucc *to) {
    JigOperandRange r = passed_along(d, to);
    char what[128];
    if (r.count != to->count) {
        snprintf(what, sizeof what,
                 "region branch point has %zu operands, but region successor needs %zu inputs",
                 r.count, to->count);
        return edge_error(d->op, d->from, to, what);
    }
    const JigOp *source = d->from ? d->from : d->op;
    for (size_t i = 0; i < r.count; i++) {
        const JigType *have = source->operands[r.start + i].value->type;
        const JigType *want = jig_region_succ_input(d->op, to, i)->type;
        if (!compatible(d->branch->compatible, have, want))
            return report_types(d, to, i, have, want);
    }
    return true;
}

static bool verify_edges_from(const Departure *d) {
    JigRegionSuccs succs;
    succs.items = NULL;
    succs.len = succs.cap = 0;
    d->branch->successors(d->op, d->from, NULL, &succs);
    bool ok = true;
    for (size_t i = 0; i < succs.len && ok; i++)
        ok = verify_edge(d, &succs.items[i]);
    jig_region_succs_free(&succs);
    return ok;
}

static bool verify_region_branch(JigOp *op) {
    Departure d = {.op = op, .branch = jig_region_branch(op)};
    JIG_CHECK(verify_edges_from(&d));
    for (size_t i = 0; i < op->num_regions; i++)
        for (JigBlock *b = jig_op_regions(op)[i].first; b; b = b->next) {
            d.from = b->last;
            d.term = jig_region_terminator(d.from);
            if (d.term)
                JIG_CHECK(verify_edges_from(&d));
        }
    return true;
}

uint64_t jig_type_layout_bits(const JigType *t) {
    JIG_REQUIRE(t);
    if (jig_type_is_int_or_index_or_float(t))
        return jig_type_width(t);
    if (jig_type_kind(t) == JIG_TYPE_COMPLEX)
        return 2 * jig_type_layout_bits(jig_type_element(t));
    const JigLayoutTypeIface *layout = jig_type_iface(t, &jig_iface_layout_type);
    return layout ? layout->bits : 0;
}
