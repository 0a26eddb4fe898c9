/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Packing: tiles of tensors become dimensions of their own, the innermost, so that what is computed
 * on together lies together. linalg.pack and linalg.unpack stand at the border of a packed op;
 * later steps permute what they make, or turn them into pads, reshapes and transpositions.
 */
#ifndef JIG_PAYLOAD_PACK_H
#define JIG_PAYLOAD_PACK_H

#include "jig/iface.h"
#include "jig/reason.h"

JIG_BEGIN_C

/* Does a structured op on operands that are packed (a size per loop, 0: not packed) compute the
 * same? It does not when it counts the iterations of a packed loop, or when a loop whose size the
 * tile does not divide would make something of the zeros that operands are padded with. */
JIG_API bool jig_packing_is_neutral(JigOp *op, const JigMixed *sizes, JigReason *why);

/* Is it an op on tensors with as many loops, each packed one a subscript by itself? */
JIG_API bool jig_can_pack(JigRewriter *rw, JigOp *op, const JigMixed *sizes, size_t n,
                          JigReason *why);
/* Replaces a structured op on tensors by a linalg.generic with one more loop for each packed one;
 * `sizes` has one per loop. Ops are built at the insertion point. NULL: why says what can't be
 * packed, and nothing is changed. */
JIG_API JigOp *jig_pack(JigRewriter *rw, JigOp *op, const JigMixed *sizes, size_t n,
                        JigReason *why);

/* The embedded matrix multiplication of a structured op becomes the innermost loops, in the order
 * that `order` gives to (m, n, k), and is packed: by sizes[i], or, where multiples[i] is not 0, by
 * the size of the loop rounded up to a multiple. NULL: there is none, or packing would not be
 * neutral. */
typedef struct JigMatmulPacking {
    const JigMixed *sizes;    /* of m, n, k */
    const int64_t *multiples; /* NULL: zeros */
    const int64_t *order;
    JIG_RESERVED(3);
} JigMatmulPacking;
/* Is there one? */
JIG_API bool jig_contains_matmul(const JigOp *op);
JIG_API JigOp *jig_pack_matmul(JigRewriter *rw, JigOp *op, const JigMatmulPacking *how,
                               JigReason *why);

/* ---- Permuting what is packed ---- */
typedef struct JigPermutation {
    const int64_t *items; /* NULL: as it is */
    size_t n;
} JigPermutation;
JIG_API bool jig_is_permutation(JigPermutation p);
/* Is it empty, or as long as the outer (inner) dimensions of this pack or unpack are many? */
JIG_API bool jig_fits_outer_dims(const JigOp *relayout, JigPermutation p);
JIG_API bool jig_fits_inner_dims(const JigOp *relayout, JigPermutation p);

typedef struct JigTransposedPack {
    JigOp *pack, *compute, *unpack; /* unpack NULL: there was none */
    JIG_RESERVED(2);
} JigTransposedPack;
/* Permutes the outer and inner dimensions that `pack` makes, and with them the operand of
 * `compute`, its only user, and, unless NULL, `unpack` of that op's result for the same init. All
 * three are replaced. False: they are not connected so. */
JIG_API bool jig_transpose_pack(JigRewriter *rw, JigOp *pack, JigOp *compute, JigOp *unpack,
                                JigPermutation outer, JigPermutation inner, JigTransposedPack *out,
                                JigReason *why) JIG_NODISCARD;

/* ---- Lowering ---- */
/* The ops that took the place, where they were needed; NULL: not. */
typedef struct JigLoweredPack {
    JigOp *pad, *expand, *transpose;
    JIG_RESERVED(2);
} JigLoweredPack;
typedef struct JigPackLowering {
    bool insert; /* where all it does is pad: by pad and insert_slice */
    /* As mlir-opt: no tiles whose size is a value; a pad that does not verify where the destination
     * knows less of a size than the source. */
    bool as_reference;
    JIG_RESERVED(3);
} JigPackLowering;
/* Replaces a linalg.pack by pad, expand_shape and transpose. */
JIG_API bool jig_lower_pack(JigRewriter *rw, JigOp *pack, const JigPackLowering *how,
                            JigLoweredPack *out, JigReason *why) JIG_NODISCARD;
typedef struct JigLoweredUnpack {
    JigOp *empty, *transpose, *collapse, *slice;
    JigOp *copy; /* what replaces the unpack, unless the slice does */
    JIG_RESERVED(1);
} JigLoweredUnpack;
/* Replaces a linalg.unpack by transpose, collapse_shape, extract_slice and a copy, or, with `slice`
 * and where all it does is cut off, by extract_slice. */
JIG_API bool jig_lower_unpack(JigRewriter *rw, JigOp *unpack, bool slice, JigLoweredUnpack *out,
                              JigReason *why) JIG_NODISCARD;

JIG_END_C

#endif
