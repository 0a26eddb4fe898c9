/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The transform dialect: ids of its ops and the tables that describe it. */
#ifndef JIG_TRANSFORM_OPS_H
#define JIG_TRANSFORM_OPS_H

#include "jig/dialect.h"

/* The sequences; ops of the families below are known to their own files only. */
enum {
#define OP(id, ...) JIG_TRANSFORM_##id,
#include "transform/ops/sequence.def"
    JIG_TRANSFORM_NUM_OPS
};
extern const JigOpRow jig_transform_ops[];
#define JIG_TRANSFORM(id) (&jig_transform_ops[JIG_TRANSFORM_##id])
extern const JigDialect jig_transform_dialect;
/* The families, each a part of the dialect. */
extern const JigDialect jig_transform_narrow_types; /* ../type_narrow.c */
extern const JigDialect jig_transform_alternatives;
extern const JigDialect jig_transform_annotate;
extern const JigDialect jig_transform_apply;
extern const JigDialect jig_transform_collect_matching;
extern const JigDialect jig_transform_conversion;
extern const JigDialect jig_transform_debug;
extern const JigDialect jig_transform_dlti;
extern const JigDialect jig_transform_foreach;
extern const JigDialect jig_transform_foreach_match;
extern const JigDialect jig_transform_handles;
extern const JigDialect jig_transform_loop;
extern const JigDialect jig_transform_match;
extern const JigDialect jig_transform_match_structured;
extern const JigDialect jig_transform_match_structured_body;
extern const JigDialect jig_transform_match_op;
extern const JigDialect jig_transform_navigate;
extern const JigDialect jig_transform_param;
extern const JigDialect jig_transform_print;
extern const JigDialect jig_transform_registered_pass;
extern const JigDialect jig_transform_pdl;
/* What the pdl dialect becomes by it. */
void jig_transform_pdl_setup(JigContext *ctx);
extern const JigDialect jig_transform_irdl;
extern const JigDialect jig_transform_smt;
extern const JigDialect jig_transform_structured;
extern const JigDialect jig_transform_tile;
extern const JigDialect jig_transform_tune;

/* Are the op's operands the arguments of its body? And does the body consume this operand,
 * wherever it is passed? (nested.c) */
bool jig_hands_to_body(const JigOp *op);
bool jig_body_consumes(const JigOp *op, const JigValue *operand);

/* Traits that code asks for: jig_op_has_own_trait(op, JIG_TRANSFORM_TRAIT(MATCH)). */
enum {
    JIG_TRANSFORM_TRAIT_READS_PAYLOAD,
    JIG_TRANSFORM_TRAIT_MODIFIES_PAYLOAD,
    JIG_TRANSFORM_TRAIT_REPORT_TRACKING,
    JIG_TRANSFORM_TRAIT_OP,
    JIG_TRANSFORM_TRAIT_MATCH,
    JIG_TRANSFORM_TRAIT_TOP_LEVEL,
    JIG_TRANSFORM_TRAIT_ALLOWS_REPEATED,
    JIG_TRANSFORM_TRAIT_GUARDS_TARGETS,
    JIG_TRANSFORM_NUM_TRAITS
};
extern const JigTraitRow jig_transform_traits[];
#define JIG_TRANSFORM_TRAIT(id) (&jig_transform_traits[JIG_TRANSFORM_TRAIT_##id])

/* The dialect's types: jig_type_is(t, JIG_TRANSFORM_TYPE(ANY_OP)). */
enum {
    JIG_TRANSFORM_TYPE_ANY_OP,
    JIG_TRANSFORM_TYPE_OP,
    JIG_TRANSFORM_TYPE_ANY_VALUE,
    JIG_TRANSFORM_TYPE_ANY_PARAM,
    JIG_TRANSFORM_TYPE_PARAM,
    JIG_TRANSFORM_TYPE_AFFINE_MAP,
    JIG_TRANSFORM_TYPE_TYPE,
    JIG_TRANSFORM_NUM_TYPES
};
extern const JigTypeRow jig_transform_types[];
#define JIG_TRANSFORM_TYPE(id) (&jig_transform_types[JIG_TRANSFORM_TYPE_##id])

/* Marks of an argument of a function or named sequence: what happens to the handle inside. */
bool jig_sequence_arg_consumed(const JigOp *op, size_t arg);
bool jig_sequence_arg_read(const JigOp *op, size_t arg);
/* Adds the mark "consumed", or "readonly". */
void jig_sequence_mark_arg(JigOp *op, size_t arg, bool consumed);

/* May `op`, a sequence, be the first one applied? Reports; its verifier asks, and the interpreter
 * asks it of named sequences. */
bool jig_verify_possible_top_level(JigOp *op);
/* At least the effects on operands: without a walk through the body of an op that hands them on. */
void jig_operand_effects(const JigOp *op, JigEffects *out);
/* Does some op of its block consume `v`, a handle? What is nested there does not count. */
bool jig_handle_is_consumed(const JigValue *v);
/* The warnings that verifying `table` gives, so many times more. */
void jig_repeat_warnings(JigOp *table, unsigned times);
/* What verifying a transform.foreach_match warns of. */
void jig_warn_of_repeated_matchers(const JigOp *op);

#endif
