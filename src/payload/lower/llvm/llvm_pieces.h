/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Vectors of the llvm dialect as several that fit registers.
 *
 * Of n lanes, each piece has `full`, the last one the rest of them in a vector whose length is the
 * next power of two: lanes behind the rest hold anything. Arrays of vectors are the pieces of their
 * rows, one row after the other.
 */
#ifndef JIG_PAYLOAD_LOWER_LLVM_LLVM_PIECES_H
#define JIG_PAYLOAD_LOWER_LLVM_LLVM_PIECES_H

#include "payload/lower/llvm/to_llvm_int.h"

typedef struct JigPieces {
    const JigType *row; /* the vector that is cut */
    int64_t full;       /* lanes of a whole piece */
    size_t rows, n;     /* pieces of each row */
    JigValue **at;      /* rows * n of them; NULL: not made yet */
} JigPieces;

/* The function at hand. */
typedef struct JigPiecing {
    JigRewriter *rw;
    JigArena *arena; /* of what is made of values, until the end */
    uint32_t bits;   /* of a register */
    JigPtrMap made;  /* of values their JigPieces */
} JigPiecing;

/* Is it a vector, or an array of vectors, whose lanes are no power of two? Others LLVM halves
 * until they fit, of these it makes numbers wherever they go from block to block. */
bool jig_to_llvm_is_pieced(const JigType *type);
/* How such a type is cut, from its own width of lanes, or with that many lanes at most. */
JigPieces jig_to_llvm_pieces_like(const JigPiecing *p, const JigType *type, int64_t full);
/* Lanes of a register of these elements. */
int64_t jig_to_llvm_full_lanes(const JigPiecing *p, const JigType *element);
/* Lanes of piece k of a row that count, and the type of the piece. */
int64_t jig_to_llvm_piece_lanes(const JigPieces *pieces, size_t k);
const JigType *jig_to_llvm_piece_type(const JigPieces *pieces, size_t k, const JigType *element);

/* The value is these from now on. */
void jig_to_llvm_set_pieces(JigPiecing *p, JigValue *value, JigPieces pieces);
/* The value, of a type that is cut, in pieces of at most that many lanes (0: as its type says). */
JigPieces jig_to_llvm_pieces_of(JigPiecing *p, JigLoc loc, JigValue *value, int64_t full);
/* All of it again, of the type. */
JigValue *jig_to_llvm_of_pieces(JigPiecing *p, JigLoc loc, const JigPieces *pieces,
                                const JigType *type);

/* A lane of a vector; `of` NULL: anything. */
typedef struct JigLane {
    JigValue *of;
    int32_t at;
} JigLane;
/* A vector of these lanes. */
JigValue *jig_to_llvm_of_lanes(JigPiecing *p, JigLoc loc, const JigLane *lanes, size_t n,
                               const JigType *element);
/* The pieces of that row of these lanes. */
void jig_to_llvm_fill_row(JigPiecing *p, JigLoc loc, JigPieces *to, size_t row,
                          const JigLane *lanes);
/* Lane `at` of a row. */
JigLane jig_to_llvm_lane_of(const JigPieces *pieces, size_t row, int64_t at);

#endif
