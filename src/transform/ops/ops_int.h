/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the rows of sequence.def name, and what families share. */
#ifndef JIG_TRANSFORM_OPS_INT_H
#define JIG_TRANSFORM_OPS_INT_H

#include "asm/older.h"
#include "jig/iface.h"
#include "jig/transform.h"
#include "transform/ops/ops.h"
#include "transform/ops/params/param_ops.h"
#include "transform/handle_type.h"

/* ---- sequence.c ---- */
/* The function type of a named sequence. */
/* Notes which sequence may have been meant by an error just reported, in jig's own commands.
 * Returns false. */
bool jig_transform_unknown_sequence(const JigOp *from, const JigAttr *symbol);
/* To what a verifier of a script has said, a note with what the reference does not say, where that
 * is wanted; false. */
bool jig_transform_explain(const JigOp *op, const char *format, ...) JIG_PRINTF(2, 3);
const JigType *jig_transform_sequence_type(const JigOp *sequence);
/* Does the op's failure_propagation_mode silence failures in its body? */
bool jig_transform_sequence_suppresses(const JigOp *op);
/* The body of a named sequence; fails when there is no such sequence or it is only declared. */
JigStatus jig_transform_resolve_body(JigTransformCall *call, const JigAttr *symbol,
                                     JigBlock **out) JIG_NODISCARD;
/* Binds the arguments of `body` to what the op's operands have; without operands, the first one to
 * the root of the payload: the op is about all of it then. */
JigStatus jig_transform_bind_operands(JigTransformCall *call, JigBlock *body) JIG_NODISCARD;
JigStatus jig_transform_apply_sequence(JigTransformCall *call);
JigStatus jig_transform_apply_named_sequence(JigTransformCall *call);
JigStatus jig_transform_apply_include(JigTransformCall *call);
extern const JigIface jig_sequence_ifaces[], jig_named_sequence_ifaces[], jig_include_ifaces[];

/* ---- each.c ---- */
/* jig_wrong_kind of an op whose row does not say what it needs: `needs`, or NULL. */
JigStatus jig_transform_needs_kind(JigTransformCall *call, const JigOp *target, const char *needs);
/* "failed to apply" at the transform op, noting the target; `why` is behind it. */
JigStatus jig_transform_failed_to_apply(JigTransformCall *call, const JigOp *target,
                                        const JigReason *why);

/* ---- descriptors.c ---- */
JigOp *jig_transform_first_descriptor(const JigOp *op, size_t region); /* NULL: there is none */
/* Have all ops in the region the interface? `what` they are, for the message. */
bool jig_transform_verify_descriptors(JigOp *op, size_t region, const char *what,
                                      const JigIfaceId *id);
/* The patterns of the ops in op's first region that have a JigPatternsIface. */
JigPatternSet *jig_transform_described_patterns(const JigOp *op);

/* ---- match_op.c ---- */
/* The payload op of a matcher that takes just one. */
JigStatus jig_transform_match_single_op(JigTransformCall *call, JigOp **out) JIG_NODISCARD;

/* ---- structured_rewrite.c ---- */
/* Is the array of i64, or NULL, a permutation? Says so of the attribute `what` where it is none. */
bool jig_transform_verify_permutation(JigOp *op, const char *what, const JigAttr *order);

/* ---- syntax.c ---- */
bool jig_transform_parse_named_sequence(JigParser *p, JigOpState *state);
void jig_transform_print_named_sequence(JigPrinter *p, const JigOp *op);
bool jig_transform_parse_sequence_operands(JigParser *p, JigSlot *slots, size_t n,
                                           JigOpState *state);
void jig_transform_print_sequence_operands(JigPrinter *p, const JigOp *op, const JigSlot *slots,
                                           size_t n);
bool jig_transform_parse_semi_function_type(JigParser *p, JigSlot *slots, size_t n,
                                            JigOpState *state);
bool jig_transform_parse_semi_function_types(JigParser *p, JigSlot *slots, size_t n,
                                             JigOpState *state);
void jig_transform_print_semi_function_type(JigPrinter *p, const JigOp *op, const JigSlot *slots,
                                            size_t n);
bool jig_transform_parse_packed_index_list(JigParser *p, JigSlot *slots, size_t n,
                                           JigOpState *state);
void jig_transform_print_packed_index_list(JigPrinter *p, const JigOp *op, const JigSlot *slots,
                                           size_t n);
bool jig_transform_parse_index_list_or_packed(JigParser *p, JigSlot *slots, size_t n,
                                              JigOpState *state);
void jig_transform_print_index_list_or_packed(JigPrinter *p, const JigOp *op, const JigSlot *slots,
                                              size_t n);

/* ---- verify.c ---- */
bool jig_transform_verify_sequence(JigOp *op);
bool jig_transform_same_types_as_results(const JigOp *op, const JigOp *terminator);
bool jig_transform_verify_named_sequence(JigOp *op);
/* Is it said of each argument of a named sequence whether it is consumed, and is it so? */
bool jig_transform_verify_called_sequence(const JigOp *sequence);
extern const JigSymbolUserIface jig_include_user;
void jig_transform_include_effects(const JigOp *op, JigEffects *out);
/* Reports a named sequence or function in `table` that calls itself (recursion.c). */
bool jig_transform_verify_no_recursion(JigOp *table);
bool jig_transform_verify_attr(JigOp *op, const JigIdent *name, const JigAttr *value);

/* Is it the type of handles to ops of that name alone? */
static inline bool jig_transform_is_handle_to(const JigType *t, const char *name) {
    return jig_transform_type_num_names(t) == 1 && jig_transform_op_type_admits(t, jig_str(name));
}

/* Is that its name, or was it in a former release? */
static inline bool jig_transform_is_op_called(const JigOp *op, JigStr name) {
    return jig_older_is_called(jig_op_context(op), jig_op_name_of(op), name);
}

#endif
