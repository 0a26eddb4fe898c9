/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The traits of transform ops: what they say of the payload, and what is verified of each. */
#include "transform/traits.h"

#include "ir/context.h"
#include "ir/spec/spec.h"
#include "jig/iface.h"
#include "transform/nested.h"
#include "transform/handle_type.h"

/* ---- Transform ops at large: every operand says what happens to it ---- */

/* Does the row say it of every operand? Most do, and need no list of effects. */
static bool row_tells_all(const JigOp *op) {
    const JigSpec *s = jig_spec(jig_op_name_record(op));
    for (size_t i = 0; i < s->num_ins; ++i)
        if (!s->ins[i].num_effects)
            return false;
    return true;
}

/* The first operand of which no effect is told; SIZE_MAX: of all one is. */
static size_t first_untold(const JigOp *op) {
    if (row_tells_all(op))
        return SIZE_MAX;
    JigEffects effects = {0};
    jig_nested_operand_effects(op, &effects);
    size_t untold = SIZE_MAX;
    for (size_t i = 0; untold == SIZE_MAX && i < jig_op_num_operands(op); ++i) {
        bool said = false;
        for (size_t k = 0; k < effects.len; ++k)
            said |= effects.items[k].value == jig_op_operand(op, i);
        if (!said)
            untold = i;
    }
    jig_effects_free(&effects);
    return untold;
}

/* What the op makes is no operand of it. */
static size_t first_own_result(const JigOp *op) {
    for (size_t i = 0; i < jig_op_num_operands(op); ++i)
        if (jig_op_operand_def(op, i) == op)
            return i;
    return SIZE_MAX;
}

static bool verify_transform_op(JigOp *op) {
    size_t untold = first_untold(op), own = first_own_result(op);
    if (own < untold) {
        jig_op_emit_error(
            op, "TransformOpInterface did not expect 'allocate' memory effect on an operand");
        jig_op_note(op, "specified for operand #%zu", own);
        return false;
    }
    if (untold == SIZE_MAX)
        return jig_transform_verify_needs(op);
    jig_op_emit_error(op,
                      "TransformOpInterface requires memory effects on operands to be specified");
    jig_op_note(op, "no effects specified for operand #%zu", untold);
    if (jig_op_context(op)->explains && jig_op_iface(op, &jig_iface_call))
        jig_op_note(op,
                    "what it calls does not say whether argument #%zu is only read or consumed: "
                    "mark it there {transform.readonly} or {transform.consumed}",
                    untold);
    return false;
}

/* ---- Sequences as entry points ---- */

bool jig_transform_verify_possible_top_level(JigOp *op) {
    if (!jig_op_num_regions(op))
        return jig_op_error(op, "expects at least one region");
    if (!jig_region_has_one_block(jig_op_region(op, 0)))
        return jig_op_error(op, "expects a single-block region");
    JigBlock *body = jig_op_body(op);
    if (!jig_block_num_args(body))
        return jig_op_error(op, "expects the entry block to have at least one argument");
    const JigType *first = jig_value_type(jig_block_arg(body, 0));
    if (!jig_transform_is_handle(first))
        return jig_op_error(op, "expects the first entry block argument to be of type implementing "
                                "TransformHandleTypeInterface");
    if (jig_op_num_operands(op) && jig_op_operand_type(op, 0) != first)
        return jig_op_error(
            op, "expects the type of the block argument to match the type of the operand");
    for (size_t i = 1; i < jig_block_num_args(body); ++i) {
        if (jig_handle_type(jig_value_type(jig_block_arg(body, i))))
            continue;
        jig_op_error(op, "expects trailing entry block arguments to be of type implementing "
                         "TransformHandleTypeInterface, TransformValueHandleTypeInterface or "
                         "TransformParamTypeInterface");
        jig_op_note(op, "argument #%zu does not", i);
        return false;
    }
    JigOp *outer = jig_op_parent(op);
    while (outer && !jig_op_has_own_trait(outer, JIG_TRANSFORM_TRAIT(TOP_LEVEL)))
        outer = jig_op_parent(outer);
    if (outer && jig_op_num_operands(op) != jig_block_num_args(body)) {
        jig_op_error(op, "expects operands to be provided for a nested op");
        jig_op_note(outer, "nested in another possible top-level op");
        return false;
    }
    return true;
}

/* ---- The payload at large ---- */

static bool makes_handles(const JigOp *op) {
    for (size_t i = 0; i < jig_op_num_results(op); ++i)
        if (!jig_transform_is_param(jig_op_result_type(op, i)))
            return true;
    return false;
}

bool jig_transform_modifies_payload(const JigOp *op) {
    return jig_op_has_own_trait(op, JIG_TRANSFORM_TRAIT(MODIFIES_PAYLOAD)) ||
           (jig_op_has_own_trait(op, JIG_TRANSFORM_TRAIT(MODIFIES_FOR_HANDLES)) &&
            makes_handles(op));
}

/* ---- The table ---- */

/* What a script's step does to the payload at large; what it does to its
 * handles stands at the operands. A step that reports tracking failures fails
 * when a replaced payload op of a live handle has no successor. */
static void reads_payload(const JigOp *op, JigEffects *out) {
    (void)op;
    jig_effects_add(out, JIG_EFFECT_READ, NULL, "PayloadIR");
}
static void modifies_payload(const JigOp *op, JigEffects *out) {
    reads_payload(op, out);
    jig_effects_add(out, JIG_EFFECT_WRITE, NULL, "PayloadIR");
}
/* What it gives are numbers, or ops that compute them. */
static void modifies_for_handles(const JigOp *op, JigEffects *out) {
    if (makes_handles(op))
        modifies_payload(op, out);
    else
        reads_payload(op, out);
}
/* Results are new entries of the mapping from handles to payload. */
static void produces_handles(const JigOp *op, JigEffects *out) {
    for (size_t i = 0; i < jig_op_num_results(op); ++i) {
        jig_effects_add(out, JIG_EFFECT_ALLOC, jig_op_result(op, i), "TransformMapping");
        jig_effects_add(out, JIG_EFFECT_WRITE, jig_op_result(op, i), "TransformMapping");
    }
}

/* An op that cannot be applied, or does not say what becomes of its handles, could only fail. */
static const char *lacks_of_op(const JigSpec *s) {
    if (!s->row->apply)
        return "a function .apply";
    for (size_t i = 0; i < s->num_ins; ++i)
        if (!s->ins[i].num_effects && !s->row->effects)
            return "'read' or 'consume' at each operand";
    return s->row->needs ? jig_transform_needs_fault(s) : NULL;
}

const JigTraitRow jig_transform_traits[] = {
    [JIG_TRANSFORM_TRAIT_READS_PAYLOAD] = {.name = "ReadsPayload", .effects = reads_payload},
    [JIG_TRANSFORM_TRAIT_MODIFIES_PAYLOAD] = {.name = "ModifiesPayload",
                                              .effects = modifies_payload},
    [JIG_TRANSFORM_TRAIT_MODIFIES_FOR_HANDLES] = {.name = "ModifiesPayloadForHandles",
                                                  .effects = modifies_for_handles},
    [JIG_TRANSFORM_TRAIT_REPORT_TRACKING] = {.name = "ReportTrackingFailures"},
    [JIG_TRANSFORM_TRAIT_OP] = {.name = "TransformOpInterface",
                                .verify = verify_transform_op,
                                .lacks = lacks_of_op,
                                .effects = produces_handles},
    [JIG_TRANSFORM_TRAIT_MATCH] = {.name = "MatchOpInterface"},
    [JIG_TRANSFORM_TRAIT_TOP_LEVEL] = {.name = "PossibleTopLevel",
                                       .verify = jig_transform_verify_possible_top_level},
    /* A consumed handle may name something twice, and so may the operands after it. */
    [JIG_TRANSFORM_TRAIT_ALLOWS_REPEATED] = {.name = "AllowsRepeatedPayload"},
    /* Looks whether a target is still there when its turn comes. */
    [JIG_TRANSFORM_TRAIT_GUARDS_TARGETS] = {.name = "GuardsTargets"},
    /* What it says on standard output or error can't be taken back. */
    [JIG_TRANSFORM_TRAIT_WRITES_OUTPUT] = {.name = "WritesOutput"},
    /* What it consumes goes on in another form: handles may outlive it. */
    [JIG_TRANSFORM_TRAIT_CARRIES_ON] = {.name = "CarriesOn"},
};
