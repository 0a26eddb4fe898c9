/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Memory slots: what an op allocates for one value, or for an aggregate whose
 * parts can be slots of their own, and what the ops say that use it. A slot that
 * is only read and written as a whole becomes values (mem2reg), an aggregate that
 * is only accessed part by part becomes several slots (sroa).
 *
 * Functions that build do so at the insertion point; they erase nothing.
 */
#ifndef JIG_MEMORY_SLOT_H
#define JIG_MEMORY_SLOT_H

#include "jig/iface.h"

JIG_BEGIN_C

/* The pointer to the slot, a result of the op that allocates it, and the type of what is in it. */
typedef struct JigMemorySlot {
    JigValue *ptr;
    const JigType *type;
} JigMemorySlot;

/* ---- Slots as values ---- */
extern JIG_API const JigIfaceId jig_iface_slot_alloc;  /* PromotableAllocationOpInterface */
extern JIG_API const JigIfaceId jig_iface_slot_access; /* PromotableMemOpInterface */
extern JIG_API const JigIfaceId jig_iface_slot_user;   /* PromotableOpInterface */

typedef struct JigSlotAllocIface {
    bool (*slot)(const JigOp *op, JigMemorySlot *out); /* false: none that can be a value */
    /* The value before the first store; at the start of the slot's block. */
    JigValue *(*initial)(JigRewriter *rw, JigOp *op, const JigType *type);
    /* `arg` has the value from here on, the start of its block. NULL: nothing to do. */
    void (*merged)(JigRewriter *rw, JigOp *op, JigValue *arg);
    JIG_RESERVED(2);
} JigSlotAllocIface;

/* Ops that read or write the slot as a whole; those that do both read first. For `loads` and
 * `stores` there are jig_slot_always and jig_slot_never. */
typedef struct JigSlotAccessIface {
    bool (*loads)(const JigOp *op, const JigMemorySlot *slot);
    bool (*stores)(const JigOp *op, const JigMemorySlot *slot);
    /* Does the op do nothing else with `use`, a use of the slot or of what stands for it? */
    bool (*removable)(const JigOp *op, const JigMemorySlot *slot, const JigUse *use);
    /* What is in the slot after the op, which stores, when it was `before`; behind the op. */
    JigValue *(*stored)(JigRewriter *rw, JigOp *op, const JigMemorySlot *slot, JigValue *before);
    /* Lets others have what the op loads, `value`; the op is erased. NULL: nothing to do. */
    void (*remove)(JigRewriter *rw, JigOp *op, const JigMemorySlot *slot, JigValue *value);
    JIG_RESERVED(2);
} JigSlotAccessIface;

JIG_API bool jig_slot_always(const JigOp *op, const JigMemorySlot *slot);
JIG_API bool jig_slot_never(const JigOp *op, const JigMemorySlot *slot);

/* Ops that hand the pointer on, or say something about it, and can do without. */
typedef struct JigSlotUserIface {
    bool (*removable)(const JigOp *op, const JigUse *use); /* NULL: always */
    /* Lets the op have something else in place of the use. NULL: the op is erased, when nothing
     * uses its results any more. */
    void (*remove)(JigRewriter *rw, JigOp *op, JigUse *use);
    /* Hears of each value that was stored in the slot, behind the op that did. NULL: no need. */
    void (*stored)(JigRewriter *rw, JigOp *op, JigValue *value);
    JIG_RESERVED(2);
} JigSlotUserIface;

/* ---- Slots of aggregates ---- */
extern JIG_API const JigIfaceId jig_iface_slot_parts;  /* DestructurableAllocationOpInterface */
extern JIG_API const JigIfaceId jig_iface_slot_part;   /* DestructurableAccessorOpInterface */
extern JIG_API const JigIfaceId jig_iface_slot_within; /* SafeMemorySlotAccessOpInterface */

typedef struct JigSlotPartsIface {
    /* The slot and how many parts it has, which are counted from 0; false: it can't be taken apart.
     */
    bool (*slot)(const JigOp *op, JigMemorySlot *out, size_t *num_parts);
    const JigType *(*part_type)(const JigMemorySlot *slot, size_t part);
    /* A slot for one part, behind the op. */
    JigValue *(*part)(JigRewriter *rw, JigOp *op, const JigType *type);
    JIG_RESERVED(2);
} JigSlotPartsIface;

/* A pointer that may be used for so many bytes. */
typedef struct JigSlotView {
    JigValue *ptr;
    uint64_t bytes;
} JigSlotView;
/* Where an op says which parts it uses, of those that there are, and which pointers it makes. */
typedef struct JigSlotUses JigSlotUses;
/* `part` counts from 0, below the slot's number of parts; said again, it counts once. */
JIG_API void jig_slot_uses_part(JigSlotUses *uses, size_t part);
JIG_API void jig_slot_makes_view(JigSlotUses *uses, JigValue *ptr, uint64_t bytes);

typedef struct JigSlotPartIface {
    /* Can the op do with pointers to the parts that it names? */
    bool (*parts)(const JigOp *op, const JigMemorySlot *slot, JigSlotUses *uses);
    /* Uses `ptrs`, one for each part (NULL: nobody uses it). True: the op is to be erased. */
    bool (*rewire)(JigRewriter *rw, JigOp *op, const JigMemorySlot *slot, JigValue *const *ptrs,
                   size_t num_parts);
    JIG_RESERVED(2);
} JigSlotPartIface;

typedef struct JigSlotWithinIface {
    /* Does the op access no more than these bytes through the pointer, when it is kept to the views
     * that it makes? */
    bool (*within)(const JigOp *op, const JigSlotView *view, JigSlotUses *uses);
    JIG_RESERVED(2);
} JigSlotWithinIface;

JIG_API const JigSlotAllocIface *jig_slot_alloc(const JigOp *op);
JIG_API const JigSlotAccessIface *jig_slot_access(const JigOp *op);
JIG_API const JigSlotUserIface *jig_slot_user(const JigOp *op);
JIG_API const JigSlotPartsIface *jig_slot_parts(const JigOp *op);
JIG_API const JigSlotPartIface *jig_slot_part(const JigOp *op);
JIG_API const JigSlotWithinIface *jig_slot_within(const JigOp *op);

JIG_END_C

#endif
