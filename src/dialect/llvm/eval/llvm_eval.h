/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What the evaluators of the dialect share: values of its types, and how they lie in memory.
 *
 * Pointers are numbers of 64 bits (eval/pointer.h). A vector is as everywhere. The value of an
 * aggregate is bytes: those of its parts one after another, without gaps, so that an array of
 * arrays of vectors has the bytes of the vector of several dimensions that it stands for.
 * In memory parts are aligned, and vectors of elements that fill no bytes are packed bit by bit.
 */
#ifndef JIG_DIALECT_LLVM_EVAL_H
#define JIG_DIALECT_LLVM_EVAL_H

#include "dialect/llvm/llvm_int.h"
#include "dialect/vector/vector_eval.h"
#include "eval/pointer.h"

typedef enum JigLlvmForm {
    JIG_LLVM_SCALAR,
    JIG_LLVM_VECTOR,
    JIG_LLVM_ARRAY,
    JIG_LLVM_STRUCT
} JigLlvmForm;

/* Of a type, kept with the evaluation. Layouts are those of 64-bit machines (x86-64, AArch64). */
typedef struct JigLlvmLayout {
    JigLlvmForm form;
    const JigType *type;
    JigElem elem;   /* of a scalar; of a vector's elements; of an aggregate as a whole */
    uint64_t value; /* bytes of a value */
    uint64_t store; /* bytes that it takes in memory, */
    uint64_t size;  /* and to the next one */
    uint64_t align;
    bool same;                                 /* in memory as in a value */
    uint64_t n;                                /* elements or fields */
    const struct JigLlvmLayout *element;       /* of an array */
    const struct JigLlvmLayout *const *fields; /* of a structure */
    const uint64_t *offsets, *places;          /* of fields, in memory and in a value */
} JigLlvmLayout;
/* NULL: values of the type are not evaluated, or are larger than anything. */
const JigLlvmLayout *jig_llvm_layout_of(JigEval *e, const JigType *t);
/* The same, NULL after an error. */
const JigLlvmLayout *jig_llvm_need_layout(JigEvalCall *call, const JigType *t);
/* Part `i` of an aggregate, and where it stands in a value. */
const JigLlvmLayout *jig_llvm_layout_part(const JigLlvmLayout *l, uint64_t i, uint64_t *place);

/* ---- Values (llvm_eval_values.c) ---- */
/* A new vector or aggregate, of zeros; NULL after an error. */
JigEvalShaped *jig_llvm_new_value(JigEvalCall *call, const JigLlvmLayout *l);
/* A new vector for result 0, set already; NULL after an error. Rows may allow other results. */
JigEvalShaped *jig_llvm_vector_result(JigEvalCall *call);
/* Parts of the bytes of values. `out` is the caller's to release. False after an error. */
bool jig_llvm_value_part(JigEvalCall *call, const JigLlvmLayout *part, const JigEvalShaped *from,
                         uint64_t place, JigEvalValue *out) JIG_NODISCARD;
void jig_llvm_set_value_part(const JigLlvmLayout *part, JigEvalShaped *to, uint64_t place,
                             const JigEvalValue *v);
/* The value that an attribute states; false: none is known. */
bool jig_llvm_value_of_attr(JigEvalCall *call, const JigLlvmLayout *l, const JigAttr *x,
                            JigEvalValue *out) JIG_NODISCARD;
extern const JigEvalTypeIface jig_llvm_eval_type;

/* ---- In memory (llvm_eval_layout.c) ---- */
/* Bytes of a value to memory, and back. */
void jig_llvm_to_memory(const JigLlvmLayout *l, JigEvalBuffer *to, uint64_t at,
                        const JigEvalBuffer *from, uint64_t place);
void jig_llvm_from_memory(const JigLlvmLayout *l, JigEvalBuffer *to, uint64_t place,
                          const JigEvalBuffer *from, uint64_t at);
/* Values at addresses that are multiples of `align`. A number that was never written can't be
 * loaded; vectors and aggregates take along what they don't know. False after an error. */
bool jig_llvm_read(JigEvalCall *call, const JigLlvmLayout *l, uint64_t address, uint64_t align,
                   JigEvalValue *out) JIG_NODISCARD;
bool jig_llvm_write(JigEvalCall *call, const JigLlvmLayout *l, uint64_t address, uint64_t align,
                    const JigEvalValue *v) JIG_NODISCARD;
/* Operand i, a pointer; false after an error. */
static inline bool jig_llvm_read_pointer(JigEvalCall *call, size_t i, uint64_t *out) {
    *out = 0;
    JIG_CHECK(jig_eval_need(call, i));
    if (jig_eval_slot(call, i)->tag != JIG_EVAL_NUMBER)
        return jig_eval_unknown_fail(call, "cannot be evaluated: operand #%zu is no pointer", i);
    *out = jig_eval_slot(call, i)->w[0];
    return true;
}
static inline const JigType *jig_llvm_operand_type(const JigEvalCall *call, size_t i) {
    return jig_op_operand_type(call->step->op, i);
}

/* ---- Casts (llvm_eval_cast.c): those of JigEvalTypeIface ---- */
bool jig_llvm_eval_convert(JigEvalCall *call, const JigType *from, const JigEvalValue *v,
                           const JigType *to, JigEvalValue *out);
size_t jig_llvm_eval_spread(JigEvalCall *call, const JigType *memref, const JigEvalValue *v,
                            const JigType *const *types, size_t n, JigEvalValue *out);
/* The buffer that a descriptor in memory describes, of elements of `size` bytes that are looked at
 * as bytes only; NULL after an error. */
JigEvalShaped *jig_llvm_eval_described(JigEvalCall *call, uint64_t rank, uint64_t descriptor,
                                       uint64_t size);

/* ---- Functions that have no body (llvm_eval_runtime.c) ---- */
/* Calls what the C library and the runtime have by that name with the operands from `first` on;
 * *known false: nothing. */
JigEvalOutcome jig_llvm_eval_runtime(JigEvalCall *call, const JigOp *function, size_t first,
                                     bool *known);
/* New memory whose address result 0 becomes. */
JigEvalOutcome jig_llvm_eval_allocate(JigEvalCall *call, uint64_t size, JigBufferKind kind,
                                      bool aligned);

#endif
