/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The parts of ops by name: what the headers <jig/ops/DIALECT.h> are made of. For scf.for they have
 *
 *     JIG_SCF(FOR)                          its row, for jig_op_is and patterns
 *     jig_scf_for_step(op)                  an operand, result, region or successor
 *     jig_scf_for_init_args(op), ..._at(op, i), jig_scf_for_num_init_args(op)
 *                                           a variadic one: as a range, one of it, how many
 *     jig_scf_for_unsigned_cmp_attr(op)     an attribute, NULL when absent
 *     jig_scf_for_unsigned_cmp(op)          what it says, where its constraint tells the type
 *     jig_scf_for_set_step(rw, op, v)       the same changed (rw NULL: nobody is told)
 *     jig_scf_for_build(rw, loc, &(JigScfFor){.step = v, ...})
 *
 * An absent optional operand or result is NULL. What several ops of a dialect have in one place can
 * be read without the op's name too: jig_arith_lhs(op).
 *
 * The numbers below are those of the row's lists. Nobody but the headers counts them.
 */
#ifndef JIG_PARTS_H
#define JIG_PARTS_H

#include "jig/iface.h"
#include "jig/rewrite.h"
JIG_BEGIN_C
/* ---- Reading ---- */
/* Operands from number `start` on. */
JIG_API size_t jig_part_rest(const JigOp *op, size_t start);
/* Operand i of a group that has as many. */
JIG_API JigValue *jig_part_operand(const JigOp *op, size_t group, size_t i);
JIG_API size_t jig_part_num_results(const JigOp *op, size_t group);
/* Result i of a group; NULL when it has fewer. */
JIG_API JigValue *jig_part_result(const JigOp *op, size_t group, size_t i);
/* The property `name`, which is number `prop` of ops with the row that is meant. Other ops are
 * asked by the name alone. The name is a literal, known by its address next time. NULL when absent.
 */
JIG_API const JigAttr *jig_part_attr(const JigOp *op, size_t prop, const char *name);
/* The number that it is, or the value of the enum; `otherwise` when absent. */
JIG_API int64_t jig_part_int(const JigOp *op, size_t prop, const char *name, int64_t otherwise);
/* A string, or the last name of a symbol; empty when absent. */
JIG_API JigStr jig_part_str(const JigOp *op, size_t prop, const char *name);
/* Is it there, and not `false`? */
JIG_API bool jig_part_flag(const JigOp *op, size_t prop, const char *name);
JIG_API const JigType *jig_part_type(const JigOp *op, size_t prop, const char *name);
JIG_API const JigMap *jig_part_map(const JigOp *op, size_t prop, const char *name);

/* ---- Lists ---- */
typedef struct JigValueLists { /* of a variadic of variadics */
    const JigValueList *items;
    size_t n;
} JigValueLists;
typedef struct JigRegionList {
    JigRegion *const *items; /* NULL: empty ones */
    size_t n;
} JigRegionList;
typedef struct JigBlockList {
    JigBlock *const *items;
    size_t n;
} JigBlockList;
/* A list of values that are written out: JIG_VALUES(a, b). */
#define JIG_VALUES(...)                                                                            \
    ((JigValueList){(JigValue *[]){__VA_ARGS__}, JIG_LEN(((JigValue *[]){__VA_ARGS__}))})

/* ---- Changing (and see jig/rewrite.h) ---- */
/* The operands of a group; segment sizes follow. */
JIG_API void jig_rw_set_operands(JigRewriter *rw, JigOp *op, size_t group, JigValue *const *values,
                                 size_t n);
/* Of a variadic of variadics: the inner sizes follow too. */
JIG_API void jig_rw_set_operand_lists(JigRewriter *rw, JigOp *op, size_t group,
                                      JigValueLists lists);

/* ---- Building ---- */
/* Creates an op at the insertion point. `parts` is the structure that the header has for it: its
 * members stand in the order of the row: operands, types of results, properties, regions,
 * successors, and a dictionary of further attributes (of them, those that `parts` names give way).
 * A member that is left out is an absent part, a default, or a region without blocks; regions given
 * lose their bodies to the op. Without any result type, they are inferred where the row can. */
JIG_API JigOp *jig_build_parts(JigRewriter *rw, JigLoc loc, const JigOpRow *row, const void *parts,
                               size_t size);
/* Of a row that has no name in C. */
JIG_API JigOp *jig_build_named_parts(JigRewriter *rw, JigLoc loc, const char *op_name,
                                     const void *parts, size_t size);

JIG_END_C

#endif
