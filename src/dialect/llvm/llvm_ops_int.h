/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the files of this folder share beyond what the rows name. */
#ifndef JIG_DIALECT_LLVM_OPS_INT_H
#define JIG_DIALECT_LLVM_OPS_INT_H

#include "dialect/llvm/llvm.h"
#include "jig/asm.h"
#include "jig/iface.h"
#include "rows/llvm.h"

/* Cases of llvm.atomic_ordering. */
typedef enum JigLlvmOrdering {
    JIG_NOT_ATOMIC = 0,
    JIG_UNORDERED = 1,
    JIG_MONOTONIC = 2,
    JIG_ACQUIRE = 4,
    JIG_RELEASE = 5,
    JIG_ACQ_REL = 6,
    JIG_SEQ_CST = 7,
} JigLlvmOrdering;

/* ---- Syntax ---- */
bool jig_llvm_add_attr_once(JigParser *p, JigOpState *s, const char *name,
                            const JigAttr *value) JIG_NODISCARD;
enum { JIG_LLVM_NUM_OP_CUSTOMS = 9 };
extern const JigCustomRow jig_llvm_op_customs[JIG_LLVM_NUM_OP_CUSTOMS];
/* What the position in a structure or array holds; NULL after filling in why not. */
const JigType *jig_llvm_type_at(const JigType *container, const JigAttr *position, JigReason *why);

/* llvm_syntax_branches.c */
bool jig_llvm_parse_switch_cases(JigParser *p, JigSlot *slots, size_t n, JigOpState *s);
void jig_llvm_print_switch_cases(JigPrinter *p, const JigOp *op, const JigSlot *slots, size_t n);
bool jig_llvm_parse_block_list(JigParser *p, JigSlot *slots, size_t n, JigOpState *s);
void jig_llvm_print_block_list(JigPrinter *p, const JigOp *op, const JigSlot *slots, size_t n);
bool jig_llvm_parse_address_type(JigParser *p, JigSlot *slots, size_t n, JigOpState *s);
void jig_llvm_print_address_type(JigPrinter *p, const JigOp *op, const JigSlot *slots, size_t n);

/* llvm_syntax_calls.c */
bool jig_llvm_parse_bundles(JigParser *p, JigSlot *slots, size_t n, JigOpState *s);
int jig_llvm_try_bundles(JigParser *p, JigSlot *slots, size_t n, JigOpState *s);
void jig_llvm_print_bundles(JigPrinter *p, const JigOp *op, const JigSlot *slots, size_t n);

/* ---- Verification ---- */
bool jig_llvm_vectors_are_small(const JigOp *op);
bool jig_llvm_inserts_fitting(const JigOp *op);
bool jig_llvm_extracts_fitting(const JigOp *op);
bool jig_llvm_is_twice_as_long(const JigOp *op);

bool jig_llvm_verify_call_symbol(JigOp *op);

#endif
