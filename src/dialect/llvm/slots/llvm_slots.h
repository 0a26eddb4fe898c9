/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* How the dialect's ops use memory slots (jig/memory_slot.h). */
#ifndef JIG_DIALECT_LLVM_SLOTS_H
#define JIG_DIALECT_LLVM_SLOTS_H

#include "jig/memory_slot.h"

/* ---- llvm_ifaces.c ---- */
extern const JigIfaceId jig_llvm_dereferenceable;
extern const JigViewIface jig_llvm_cast_view, jig_llvm_gep_view;

/* ---- llvm_slots_convert.c: values at the start of a slot ---- */
/* Can a value of type `t` be had from the first bits of one of type `whole`, or take their place?
 */
bool jig_llvm_is_start_of(const JigOp *at, const JigType *t, const JigType *whole);
/* Is it all of its bits? */
bool jig_llvm_is_whole(const JigOp *at, const JigType *t, const JigType *whole);
JigValue *jig_llvm_start_of(JigRewriter *rw, const JigOp *at, JigValue *whole, const JigType *t);
JigValue *jig_llvm_with_start(JigRewriter *rw, const JigOp *at, JigValue *whole, JigValue *start);

/* ---- llvm_slots_memory.c: copying and filling ---- */
/* How many bytes such an op touches, when that is a constant. */
bool jig_llvm_memory_len(const JigOp *op, uint64_t *len);
extern const JigSlotAccessIface jig_llvm_copy_access, jig_llvm_fill_access;

/* ---- llvm_slot_parts.c ---- */
size_t jig_llvm_slot_num_parts(const JigMemorySlot *slot);
const JigType *jig_llvm_slot_part_type(const JigMemorySlot *slot, size_t part);
/* Where a part starts, in bytes; false: not known. */
bool jig_llvm_slot_offset(const JigOp *at, const JigMemorySlot *slot, size_t part, uint64_t *out);
extern const JigSlotPartsIface jig_llvm_slot_parts;
extern const JigSlotPartIface jig_llvm_load_part, jig_llvm_store_part, jig_llvm_gep_part;
extern const JigSlotWithinIface jig_llvm_load_within, jig_llvm_store_within, jig_llvm_gep_within;

/* ---- llvm_slot_parts_memory.c ---- */
extern const JigSlotPartIface jig_llvm_copy_part, jig_llvm_fill_part;
extern const JigSlotWithinIface jig_llvm_copy_within, jig_llvm_fill_within;

#endif
