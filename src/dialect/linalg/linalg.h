/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The linalg dialect: ids of its ops and the tables that describe it. */
#ifndef JIG_DIALECT_LINALG_H
#define JIG_DIALECT_LINALG_H

#include "dialect/arith/arith.h"
#include "jig/ops/linalg.h"
#include "jig/order.h"
#include "jig/reason.h"

extern const JigDialect jig_linalg_dialect;

/* ---- Named ops ----
 * The strings of a row; linalg_shape.h has what they are compiled to.
 * `loops`: the names of the loops from the outermost in; `*` after a name is a
 * reduction. A single `*`: as many parallel loops as the output has dimensions.
 * `window`: the letters of the dimensions a window moves along. For the letter h
 * that comes i-th, `sh` and `dh` in `access` are strides[i] and dilations[i].
 * `access`: the operands, inputs first, each with its name and the affine
 * expressions of its subscripts; `[*]` is all loops, `[]` a scalar.
 * `body`: the new element of `out`. Names are the elements of operands, or the
 * current iteration of a loop. Operators and functions are built left to right
 * for the type of their operands (`+` is addf, addi, or complex.add; the signed
 * ones take floats too). `cast` and `cast_unsigned` convert to the type of out's
 * elements; `cast` is by the op's attribute of that name if it has one; `fun` and
 * `kind` are the function that the attribute of that name says; `i32(x)`
 * and `f64(x)` convert to that type, `lcg(x)` is x * 1103515245 + 12345.
 */
#define JIG_LINALG_MAX_WINDOWS 3
typedef struct JigLinalgNamed {
    const char *name;
    const char *loops, *window, *access, *body;
} JigLinalgNamed;

/* The row of a named op, NULL for others (generic, map, contract...). */
const JigLinalgNamed *jig_linalg_named(const JigOp *op);
const JigLinalgNamed *jig_linalg_named_of_row(const JigOpRow *row);

/* ---- Implicit bodies ----
 * What ops compute whose syntax has no region: the named ones, elementwise,
 * contract, transpose, broadcast. `attrs` is the op's dictionary (`kind` is
 * read). NULL: the op has an explicit region. */
const JigLinalgNamed *jig_linalg_body_of(const JigOpRow *row, const JigAttr *attrs);
/* Is the body a yield of the input? (transpose, broadcast) */
bool jig_linalg_only_moves(const JigOpRow *row);
/* Builds that body at the end of `block`, whose arguments are elements of the
 * operands; `attrs` (or NULL) may say what casts and functions do. False with a
 * message when the types do not allow it. */
bool jig_linalg_build_body(JigRewriter *rw, JigLoc loc, const JigLinalgNamed *what,
                           const JigAttr *attrs, JigBlock *block, JigReason *why);
/* `value` as `to`, by arith and complex ops; itself, after a warning, when
 * there is no way. */
JigValue *jig_linalg_cast(JigRewriter *rw, JigLoc loc, JigValue *value, const JigType *to,
                          bool is_unsigned);

/* ---- Building ----
 * A structured op with its body where that is implicit; results are the types
 * of the tensors among the inits. `attrs` (a dictionary or NULL) is completed
 * with segment sizes and default maps. */
JigOp *jig_linalg_build(JigRewriter *rw, JigLoc loc, const JigOpRow *row, JigValue *const *inputs,
                        size_t num_inputs, JigValue *const *inits, size_t num_inits,
                        const JigAttr *attrs);
/* A linalg.generic with an empty block, its arguments in place. */
JigOp *jig_linalg_build_generic(JigRewriter *rw, JigLoc loc, JigValue *const *inputs,
                                size_t num_inputs, JigValue *const *inits, size_t num_inits,
                                const JigMap *const *maps, const JigIterator *iterators,
                                size_t num_loops);
/* Gives `to`, which is new, what `from` has beyond its row, but not the maps that it remembers. */
void jig_linalg_copy_attrs(JigOp *to, const JigOp *from);
/* Somebody changed an attribute of an op, of any kind: maps that follow from it are not remembered
 * any more. */
void jig_linalg_attr_changed(JigOp *op, const JigIdent *name);
/* tensor.empty of mixed sizes. */
JigValue *jig_linalg_build_empty(JigRewriter *rw, JigLoc loc, const JigMixed *sizes, size_t rank,
                                 const JigType *element);
JigOp *jig_linalg_build_yield(JigRewriter *rw, JigLoc loc, JigValue *const *values, size_t n);

/* ---- Reading structured ops ---- */
/* Operands before the inits. */
size_t jig_linalg_num_ins(const JigOp *op);
/* All shaped operands are tensors (memrefs). */
bool jig_linalg_on_tensors(const JigOp *op);
bool jig_linalg_on_buffers(const JigOp *op);
/* Number of iterations as far as types tell; JIG_DYNAMIC. */
int64_t jig_linalg_static_loop_size(const JigOp *op, size_t loop);
/* Number of iterations of each loop: the dimension of the first operand that says it. */
void jig_linalg_loop_sizes(JigRewriter *rw, const JigOp *op, JigMixed *sizes);
/* The array that matmul and its like have when nobody says otherwise. */
const JigAttr *jig_linalg_default_maps(JigContext *ctx, const JigLinalgNamed *row);
/* `fmr` for the sizes that former releases wrote in its place. */
bool jig_linalg_add_winograd(JigParser *p, JigOpState *state, JigSpot spot, int64_t m,
                             int64_t r) JIG_NODISCARD;
/* #linalg.type_fn: what the attribute "cast" says. */
const JigAttr *jig_linalg_type_fn_attr(JigContext *ctx, bool is_unsigned);
/* #linalg.elementwise_kind of a name; NULL: there is none. */
const JigAttr *jig_linalg_elementwise_kind_attr_of(JigContext *ctx, JigStr name);
/* The array attribute "iterator_types". */
const JigAttr *jig_linalg_iterator_attr(JigContext *ctx, const JigIterator *iterators, size_t n);

/* The sizes of all results of a structured op on tensors, built at the insertion point: an array
 * for each. False: they can't be told. */
bool jig_linalg_result_sizes(JigRewriter *rw, JigOp *op, JigMixed *const *sizes);

/* ---- What a structured op computes (linalg_recognize.c) ---- */
/* Is each element of that init written, whatever was there? Not where a subscript is constant or
 * computed, or where there may be no iteration for an element. */
bool jig_linalg_overwrites(const JigOp *op, size_t operand);
/* The results are the inputs, one each, in order. */
bool jig_linalg_forwards_inputs(const JigOp *op);
/* All loops are parallel, each operand is read and written once per iteration, and the body works
 * on scalars one by one. */
bool jig_linalg_is_elementwise(const JigOp *op);
/* The only op that the element of init number `init` goes through on its way to the result: it
 * combines it with something else. NULL when it takes another way. */
JigOp *jig_linalg_init_combiner(const JigOp *op, size_t init);
/* How parts of that reduction are put together; false: they can't be, or, `as_reference`, mlir-opt
 * puts together none of such an op. */
bool jig_linalg_combination(const JigOp *op, size_t init, bool as_reference, JigCombination *out,
                            JigReason *why);
/* Loops that are to run outside all those of the op, from the outermost one: some iterations of a
 * loop at a time (`partly`), or one by one. */
typedef struct JigLoopPart {
    size_t loop;
    bool partly;
} JigLoopPart;
/* May iterations run in another order as far as buffers go? By its meaning an op's buffers overlap
 * element by element only: false where one is certainly read and written otherwise. Tells who
 * listens (ir/asked.h); `broken` is what breaks the promise, to be told and nothing else, or NULL.
 */
bool jig_linalg_buffers_keep_order(const JigOp *op, JigOrderChange change, const char *broken,
                                   JigReason *why);
/* The same, and are the elements of a reduction still reduced in the same order, or may that be
 * another one? (linalg_order.c) */
bool jig_linalg_keeps_order(const JigOp *op, const JigLoopPart *outer, size_t n, JigReason *why);
/* A named op that sums products (ContractionOpInterface). */
bool jig_linalg_is_named_contraction(const JigOp *op);
/* What keeps `body` from computing sum(product(lhs, rhs), out), with any ops of one operand in
 * between; NULL: it does. `allowed` says which two ops will do. */
typedef bool JigLinalgPair(const JigOp *product, const JigOp *sum, const void *user);
bool jig_linalg_check_contraction(JigBlock *body, JigLinalgPair *allowed, const void *user,
                                  JigReason *why);

/* ---- Which named op a generic one is (linalg_recognize_named.c) ---- */
/* Does the body compute what the named op computes, of elements of these types? Flags of ops that
 * allow less (fastmath, overflow) are not looked at. `loosely`: operands of commutative ops stand
 * in any order, and casts may take several steps or lose something. `attrs` as for
 * jig_linalg_build_body. */
bool jig_linalg_body_computes(JigBlock *body, const JigLinalgNamed *what, const JigAttr *attrs,
                              bool loosely);
/* The convolution or pooling that has the loops, maps and body of `op`, with its attributes (a
 * dictionary) in *attrs; NULL: there is none. */
const JigOpRow *jig_linalg_find_window_op(const JigOp *op, const JigAttr **attrs);
/* A sum of products, in one of the number systems that contractions have. */
bool jig_linalg_is_contraction_body(JigBlock *body);
/* Two inputs and one init, read and written without arithmetic on indices, and such a body around
 * at least one reduction. */
bool jig_linalg_is_contraction(const JigOp *op);

/* ---- pack and unpack (linalg_verify_relayout.c) ---- */
typedef struct JigRelayout {
    bool is_pack;
    JigValue *source, *dest, *padding; /* padding may be NULL */
    const JigType *unpacked, *packed;
    const JigAttr *inner_pos, *outer_perm, *static_tiles; /* i64 arrays; outer_perm may be empty */
    JigMixed *tiles;
    size_t num_tiles;
} JigRelayout;
JigRelayout jig_linalg_relayout(const JigOp *op, JigArena *a);
/* Does the last tile along a dimension stick out of the unpacked tensor, as far as types tell? */
bool jig_linalg_needs_padding(const JigRelayout *r);
/* Does a slice of what this unpack makes start at 0, and need every tile? Then it is an unpack. */
bool jig_linalg_slice_needs_all_tiles(const JigRelayout *unpack, JigOp *slice, JigArena *a);
/* The op that `r` describes (tiles from .tiles). */
JigOp *jig_linalg_build_relayout(JigRewriter *rw, JigLoc loc, const JigRelayout *r);
const JigType *jig_linalg_packed_type(const JigType *unpacked, const JigAttr *tiles,
                                      const JigAttr *inner_pos, const JigAttr *outer_perm);

/* ---- Tiling (linalg_tiling.c) ---- */
/* The maps of all operands, one after another. */
const JigMap *jig_linalg_loops_to_shapes(const JigOp *op, JigArena *a);
/* extract_slice or subview with strides of 1; NULL of a memref that is not strided. */
JigOp *jig_linalg_build_slice(JigRewriter *rw, JigLoc loc, JigValue *v, JigSlice slice);
typedef struct JigLinalgScalar {
    bool affine; /* elements are read and written by the affine dialect's ops */
    bool early;  /* whatever the body does, before it all is read and all places are computed */
} JigLinalgScalar;
/* What a structured op on buffers does at one point of its loops; false, after an error, when it is
 * not on buffers (linalg_scalar.c). */
bool jig_linalg_build_scalar(JigRewriter *rw, JigOp *op, JigValue *const *ivs,
                             const JigLinalgScalar *how);
/* A copy of op on other operands; results have the types of the inits. */
JigOp *jig_linalg_clone_onto(JigRewriter *rw, JigOp *op, JigValue *const *operands);

#endif
