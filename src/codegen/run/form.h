/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * How LLVM keeps values of a type in memory, beside how an evaluation keeps them.
 *
 * A value is rows of numbers. Within a row, which is a vector's last dimension, numbers follow each
 * other bit by bit; rows, such as those of a vector<4x8xf32> or the parts of a complex number,
 * start where alignment wants them. An evaluation keeps the same numbers in the same order, in
 * whole bytes and without gaps.
 */
#ifndef JIG_CODEGEN_RUN_FORM_H
#define JIG_CODEGEN_RUN_FORM_H

#include "jig/type.h"

typedef struct JigForm {
    uint64_t rows, cols;
    uint32_t bits;   /* of a number */
    uint32_t number; /* bytes of one, in an evaluation */
    uint64_t row;    /* bytes from row to row */
    uint64_t size, align;
} JigForm;

/* Of numbers, complex ones and vectors of fixed size; false: any other. */
bool jig_run_form_of(const JigType *t, JigForm *out);
/* One value. `numbers`: as the evaluation has it; `memory`: form->size bytes. */
void jig_run_form_store(const JigForm *form, const uint8_t *numbers, uint8_t *memory);
void jig_run_form_load(const JigForm *form, const uint8_t *memory, uint8_t *numbers);
static inline uint64_t jig_run_form_numbers(const JigForm *form) {
    return form->rows * form->cols * form->number;
}

/* Bytes in which several values follow each other as in a structure. */
static inline uint64_t jig_run_form_place(uint64_t *at, uint64_t size, uint64_t align) {
    uint64_t place = (*at + align - 1) & ~(align - 1);
    *at = place + size;
    return place;
}

/* LLVM's name of the type, as it prints it; empty: there is none. Memrefs and tensors are
 * structures here: { ptr, ptr, i64, [2 x i64], [2 x i64] }. */
JigStr jig_run_form_type(const JigType *t, JigArena *a);

#endif
