/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Sets of patterns about vectors in memory. Each is an array that ends with an empty pattern;
 * arrays that a function gives are kept by the context. */
#ifndef JIG_PAYLOAD_VECTOR_MEMORY_VECTOR_MEMORY_PATTERNS_H
#define JIG_PAYLOAD_VECTOR_MEMORY_VECTOR_MEMORY_PATTERNS_H

#include "jig/rewrite.h"

/* vector.from_elements and vector.to_elements of several dimensions as such of one
 * (from_elements.c). */
extern const JigPattern jig_unroll_from_elements_patterns[], jig_unroll_to_elements_patterns[];
/* Transfers and gathers in vector.mask take the mask as an operand (masked_access.c). */
extern const JigPattern jig_masked_transfer_patterns[];
/* Loads of which one part is used, stores of one element that is broadcast (sink_memory.c). */
extern const JigPattern jig_sink_vector_memory_patterns[];
/* Accesses to vectors of elements with gaps between them, as such without (whole_bytes.c). */
extern const JigPattern jig_whole_bytes_patterns[];
/* Transfers within bounds along the last dimensions of buffers as loads and stores, those of
 * vectors of at most `max_rank` dimensions (loads.c). */
const JigPattern *jig_vector_memory_lower_transfers(JigContext *ctx, uint32_t max_rank);
/* Transfers of rows that lie next to each other in a buffer as transfers of one row, where the last
 * dimension of the vector has less than `bits` bits (flatten_transfer.c). */
const JigPattern *jig_vector_memory_flatten_transfers(JigContext *ctx, uint32_t bits);
/* Transfers that may be out of bounds: two ways, by a test whether they are (split_transfer.c). */
typedef enum JigSplitTransfer {
    JIG_SPLIT_NONE,
    JIG_SPLIT_TRANSFER, /* the slow way is a transfer to or from a buffer of the vector's size */
    JIG_SPLIT_COPY,     /* the slow way copies the part within bounds */
    JIG_SPLIT_FORCE,    /* no test: the transfer says that it is within bounds */
    JIG_SPLIT_KINDS
} JigSplitTransfer;
const JigPattern *jig_vector_memory_split_transfers(JigSplitTransfer how);
/* Transfers as loops over smaller ones, and vector.print of vectors as loops over elements. */
typedef struct JigTransferToScf {
    uint32_t target_rank; /* vectors of more dimensions are taken apart; of 1: element by element
                             where loads and stores can not do it */
    bool full_unroll;     /* without loops */
    bool tensors;         /* transfers of tensors, too */
    bool scalable;        /* writes of transposed vectors with a scalable dimension, too */
} JigTransferToScf;
void jig_vector_memory_add_to_scf(JigPatternSet *set, JigContext *ctx, JigTransferToScf how);
/* Transfers of vectors with dimensions of 1 to and from subviews without them (subviews.c). */
extern const JigPattern jig_rank_reducing_subview_patterns[];

#endif
