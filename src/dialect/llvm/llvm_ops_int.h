/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Functions and tables that the rows of instructions and intrinsics name. */
#ifndef JIG_DIALECT_LLVM_OPS_INT_H
#define JIG_DIALECT_LLVM_OPS_INT_H

#include "dialect/llvm/llvm.h"
#include "jig/asm.h"
#include "jig/iface.h"

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
bool jig_llvm_parse_icmp(JigParser *p, JigOpState *s); /* llvm_syntax.c */
bool jig_llvm_parse_fcmp(JigParser *p, JigOpState *s);
void jig_llvm_print_cmp(JigPrinter *p, const JigOp *op);
bool jig_llvm_parse_alloca(JigParser *p, JigOpState *s);
void jig_llvm_print_alloca(JigPrinter *p, const JigOp *op);
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
bool jig_llvm_parse_call(JigParser *p, JigOpState *s);
void jig_llvm_print_call(JigPrinter *p, const JigOp *op);
bool jig_llvm_parse_invoke(JigParser *p, JigOpState *s);
void jig_llvm_print_invoke(JigPrinter *p, const JigOp *op);
bool jig_llvm_parse_call_intrinsic(JigParser *p, JigOpState *s);
void jig_llvm_print_call_intrinsic(JigPrinter *p, const JigOp *op);
bool jig_llvm_parse_landingpad(JigParser *p, JigOpState *s);
void jig_llvm_print_landingpad(JigPrinter *p, const JigOp *op);
bool jig_llvm_parse_bundles(JigParser *p, JigSlot *slots, size_t n, JigOpState *s);
int jig_llvm_try_bundles(JigParser *p, JigSlot *slots, size_t n, JigOpState *s);
void jig_llvm_print_bundles(JigPrinter *p, const JigOp *op, const JigSlot *slots, size_t n);

/* ---- Verification ---- */
bool jig_llvm_verify_bitcast(JigOp *op); /* llvm_verify_ops.c */
bool jig_llvm_verify_extension(JigOp *op);
bool jig_llvm_verify_alloca(JigOp *op);
bool jig_llvm_verify_gep(JigOp *op);
bool jig_llvm_verify_load(JigOp *op);
bool jig_llvm_verify_store(JigOp *op);
bool jig_llvm_verify_atomicrmw(JigOp *op);
bool jig_llvm_verify_cmpxchg(JigOp *op);
bool jig_llvm_verify_fence(JigOp *op);
bool jig_llvm_verify_extractvalue(JigOp *op);
bool jig_llvm_verify_insertvalue(JigOp *op);
bool jig_llvm_verify_shufflevector(JigOp *op);
bool jig_llvm_verify_switch(JigOp *op);
bool jig_llvm_verify_indirectbr(JigOp *op);
bool jig_llvm_verify_gather(JigOp *op);
bool jig_llvm_verify_scatter(JigOp *op);
bool jig_llvm_verify_sincos(JigOp *op);
bool jig_llvm_vectors_are_small(const JigOp *op);
bool jig_llvm_inserts_fitting(const JigOp *op);
bool jig_llvm_extracts_fitting(const JigOp *op);
bool jig_llvm_is_twice_as_long(const JigOp *op);
bool jig_llvm_verify_bundles(JigOp *op); /* llvm_verify_calls.c */
bool jig_llvm_verify_call_symbol(JigOp *op);
bool jig_llvm_verify_call_intrinsic(JigOp *op);
bool jig_llvm_verify_invoke(JigOp *op);
bool jig_llvm_verify_landingpad(JigOp *op);

/* ---- Folds (llvm_fold.c) ---- */
JigFold jig_llvm_fold_shl(JigFoldCall *call);
JigFold jig_llvm_fold_or(JigFoldCall *call);
JigFold jig_llvm_fold_zext(JigFoldCall *call);
JigFold jig_llvm_fold_icmp(JigFoldCall *call);
JigFold jig_llvm_fold_chained_cast(JigFoldCall *call);
JigFold jig_llvm_fold_gep(JigFoldCall *call);
JigFold jig_llvm_fold_extractvalue(JigFoldCall *call);
JigFold jig_llvm_fold_shufflevector(JigFoldCall *call);

/* ---- Interfaces and effects (llvm_ifaces.c), each list terminated ---- */
extern const JigIface jig_llvm_udiv_ifaces[], jig_llvm_sdiv_ifaces[], jig_llvm_select_ifaces[],
    jig_llvm_addrspacecast_ifaces[], jig_llvm_gep_ifaces[], jig_llvm_dereferenceable_ifaces[],
    jig_llvm_br_ifaces[], jig_llvm_cond_br_ifaces[], jig_llvm_switch_ifaces[],
    jig_llvm_indirectbr_ifaces[], jig_llvm_call_ifaces[], jig_llvm_invoke_ifaces[];

/* ---- llvm_slots.c ---- */
extern const JigIface jig_llvm_alloca_ifaces[], jig_llvm_load_ifaces[], jig_llvm_store_ifaces[],
    jig_llvm_copy_ifaces[], jig_llvm_fill_ifaces[], jig_llvm_bitcast_ifaces[],
    jig_llvm_hint_ifaces[], jig_llvm_dbg_declare_ifaces[], jig_llvm_dbg_value_ifaces[];
void jig_llvm_load_effects(const JigOp *op, JigEffects *out);
void jig_llvm_store_effects(const JigOp *op, JigEffects *out);

/* ---- Evaluation ---- */
/* llvm_eval_ops.c */
JigEvalOutcome jig_llvm_eval_int(JigEvalCall *call);
JigEvalOutcome jig_llvm_eval_float(JigEvalCall *call);
JigEvalOutcome jig_llvm_eval_icmp(JigEvalCall *call);
JigEvalOutcome jig_llvm_eval_fcmp(JigEvalCall *call);
JigEvalOutcome jig_llvm_eval_cast(JigEvalCall *call);
JigEvalOutcome jig_llvm_eval_bitcast(JigEvalCall *call);
JigEvalOutcome jig_llvm_eval_select(JigEvalCall *call);
JigEvalOutcome jig_llvm_eval_extractelement(JigEvalCall *call);
JigEvalOutcome jig_llvm_eval_insertelement(JigEvalCall *call);
JigEvalOutcome jig_llvm_eval_shufflevector(JigEvalCall *call);
JigEvalOutcome jig_llvm_eval_br(JigEvalCall *call);
JigEvalOutcome jig_llvm_eval_cond_br(JigEvalCall *call);
JigEvalOutcome jig_llvm_eval_switch(JigEvalCall *call);
JigEvalOutcome jig_llvm_eval_same(JigEvalCall *call);
JigEvalOutcome jig_llvm_eval_trap(JigEvalCall *call);
JigEvalOutcome jig_llvm_eval_assume(JigEvalCall *call);
JigEvalOutcome jig_llvm_eval_is_constant(JigEvalCall *call);
JigEvalOutcome jig_llvm_eval_zero(JigEvalCall *call); /* llvm_eval_values.c */
JigEvalOutcome jig_llvm_eval_freeze(JigEvalCall *call);
JigEvalOutcome jig_llvm_eval_extractvalue(JigEvalCall *call);
JigEvalOutcome jig_llvm_eval_insertvalue(JigEvalCall *call);
JigEvalOutcome jig_llvm_eval_alloca(JigEvalCall *call); /* llvm_eval_memory.c */
JigEvalOutcome jig_llvm_eval_stacksave(JigEvalCall *call);
JigEvalOutcome jig_llvm_eval_stackrestore(JigEvalCall *call);
JigEvalOutcome jig_llvm_eval_load(JigEvalCall *call);
JigEvalOutcome jig_llvm_eval_store(JigEvalCall *call);
JigEvalOutcome jig_llvm_eval_memcpy(JigEvalCall *call);
JigEvalOutcome jig_llvm_eval_memmove(JigEvalCall *call);
JigEvalOutcome jig_llvm_eval_memset(JigEvalCall *call);
JigEvalOutcome jig_llvm_eval_atomicrmw(JigEvalCall *call);
JigEvalOutcome jig_llvm_eval_cmpxchg(JigEvalCall *call);
JigEvalOutcome jig_llvm_eval_gep(JigEvalCall *call); /* llvm_eval_pointers.c */
JigEvalOutcome jig_llvm_eval_address(JigEvalCall *call);
JigEvalOutcome jig_llvm_eval_ptrmask(JigEvalCall *call);
JigEvalOutcome jig_llvm_eval_addressof(JigEvalCall *call);
JigEvalOutcome jig_llvm_eval_dso_local_equivalent(JigEvalCall *call);
JigEvalOutcome jig_llvm_eval_call(JigEvalCall *call);
JigEvalOutcome jig_llvm_eval_math(JigEvalCall *call); /* llvm_eval_intrinsics.c */
JigEvalOutcome jig_llvm_eval_intr_int(JigEvalCall *call);
JigEvalOutcome jig_llvm_eval_reduce(JigEvalCall *call);
JigEvalOutcome jig_llvm_eval_number(JigEvalCall *call); /* llvm_eval_numbers.c */
JigEvalOutcome jig_llvm_eval_pair(JigEvalCall *call);   /* llvm_eval_pairs.c */
JigEvalOutcome jig_llvm_eval_vscale(JigEvalCall *call); /* llvm_eval_vectors.c */
JigEvalOutcome jig_llvm_eval_stepvector(JigEvalCall *call);
JigEvalOutcome jig_llvm_eval_active_lane_mask(JigEvalCall *call);
JigEvalOutcome jig_llvm_eval_masked_load(JigEvalCall *call);
JigEvalOutcome jig_llvm_eval_masked_store(JigEvalCall *call);
JigEvalOutcome jig_llvm_eval_expandload(JigEvalCall *call);
JigEvalOutcome jig_llvm_eval_compressstore(JigEvalCall *call);
JigEvalOutcome jig_llvm_eval_gather(JigEvalCall *call);
JigEvalOutcome jig_llvm_eval_scatter(JigEvalCall *call);
JigEvalOutcome jig_llvm_eval_vector_insert(JigEvalCall *call);
JigEvalOutcome jig_llvm_eval_vector_extract(JigEvalCall *call);
JigEvalOutcome jig_llvm_eval_interleave(JigEvalCall *call);
JigEvalOutcome jig_llvm_eval_deinterleave(JigEvalCall *call);
JigEvalOutcome jig_llvm_eval_matrix_multiply(JigEvalCall *call);
JigEvalOutcome jig_llvm_eval_matrix_transpose(JigEvalCall *call);
JigEvalOutcome jig_llvm_eval_matrix_load(JigEvalCall *call);
JigEvalOutcome jig_llvm_eval_matrix_store(JigEvalCall *call);
JigEvalOutcome jig_llvm_eval_vp(JigEvalCall *call); /* llvm_eval_vp.c */
JigEvalOutcome jig_llvm_eval_vp_reduce(JigEvalCall *call);
JigEvalOutcome jig_llvm_eval_vp_choice(JigEvalCall *call);
JigEvalOutcome jig_llvm_eval_vp_load(JigEvalCall *call);
JigEvalOutcome jig_llvm_eval_vp_store(JigEvalCall *call);

#endif
