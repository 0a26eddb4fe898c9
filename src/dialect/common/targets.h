/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Successors with what is passed to them: as ops with many of them are written,
 * `^bb`, `^bb(%a, %b : i32, f32)`, and as branches. */
#ifndef JIG_DIALECT_COMMON_TARGETS_H
#define JIG_DIALECT_COMMON_TARGETS_H

#include "jig/asm.h"
#include "jig/iface.h"

/* A list of targets while it is read: the operands and types of all of them one after another. All
 * in the parser's arena. */
typedef struct JigTargets {
    JigBlock **dests;
    int32_t *segments; /* operands of each */
    size_t n, cap_dests, num_segments, cap_segments;
    JigUnresolved *operands;
    size_t num_operands, cap_operands;
    const JigType **types;
    size_t num_types, cap_types;
} JigTargets;

/* Reads one more. */
bool jig_targets_parse_one(JigParser *p, JigTargets *list) JIG_NODISCARD;
/* Into the slots of a directive. */
void jig_targets_to_slots(const JigTargets *list, JigSlot *dests, JigSlot *operands,
                          JigSlot *types);
/* How many operands each of them has, as the attribute `segments`. */
void jig_targets_add_segments(JigParser *p, const JigTargets *list, JigOpState *s,
                              const char *segments);
/* With the op's operands from `start` on. */
void jig_targets_print_one(JigPrinter *p, const JigOp *op, const JigBlock *dest, size_t start,
                           size_t n);

/* ---- Branches whose targets' operands are a group of groups ---- */
/* Of `all` that is passed, what is for target `which`; the attribute says how many each gets. */
JigOperandRange jig_targets_operands(const JigOp *op, JigOperandRange all, const JigAttr *segments,
                                     size_t which);
/* Replaces them. */
void jig_targets_set_operands(JigOp *op, JigOperandRange all, const JigAttr *segments, size_t which,
                              JigValue *const *values, size_t n);

/* WeightedBranchOpInterface: there are as many "branch_weights" as successors. */
extern const JigIfaceId jig_iface_weighted_branch;

#endif
