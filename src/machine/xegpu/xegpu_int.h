/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the files of this folder share beyond what the rows name. */
#ifndef JIG_MACHINE_XEGPU_XEGPU_INT_H
#define JIG_MACHINE_XEGPU_XEGPU_INT_H

#include "machine/xegpu/xegpu.h"
#include "jig/asm.h"
#include "jig/iface.h"
#include "rows/xegpu.h"

enum { JIG_XEGPU_GLOBAL = 0, JIG_XEGPU_SLM = 3 }; /* memory spaces */
/* What a cache does: for both, for reads, for writes. */
enum {
    JIG_XEGPU_CACHED,
    JIG_XEGPU_UNCACHED,
    JIG_XEGPU_STREAMING,
    JIG_XEGPU_READ_INVALIDATE,
    JIG_XEGPU_WRITE_BACK,
    JIG_XEGPU_WRITE_THROUGH
};

/* ---- xegpu_types.c ---- */
const JigType *jig_xegpu_parse_tensor_desc(JigParser *p);
void jig_xegpu_print_tensor_desc(JigPrinter *p, const JigType *t);
bool jig_xegpu_verify_tensor_desc(JigContext *ctx, JigLoc loc, const JigAttr *const *params,
                                  size_t n);
const JigType *jig_xegpu_parse_mem_desc(JigParser *p);
void jig_xegpu_print_mem_desc(JigPrinter *p, const JigType *t);
bool jig_xegpu_is_scattered(const JigType *desc);
int64_t jig_xegpu_space(const JigType *desc);
int64_t jig_xegpu_chunk_of(const JigType *scattered);
int64_t jig_xegpu_array_length(const JigType *block);
/* "stride" and "block" of a mem_desc, arrays; NULL where nothing is said. */
const JigAttr *jig_xegpu_mem_attr(const JigType *mem_desc, const char *name);

/* Of the two descriptors, and of vectors and scalars. */
const JigType *jig_xegpu_element_of(const JigType *t);

/* ---- xegpu_layout.c ---- */
bool jig_xegpu_verify_layout(JigContext *ctx, JigLoc loc, const JigAttr *const *params, size_t n);
bool jig_xegpu_verify_slice(JigContext *ctx, JigLoc loc, const JigAttr *const *params, size_t n);

/* ---- xegpu_attrs.c ---- */
bool jig_xegpu_verify_scatter(JigContext *ctx, JigLoc loc, const JigAttr *const *params, size_t n);
bool jig_xegpu_verify_range(JigContext *ctx, JigLoc loc, const JigAttr *const *params, size_t n);
const JigAttr *jig_xegpu_parse_mem_layout(JigParser *p, const JigType *type);
void jig_xegpu_print_mem_layout(JigPrinter *p, const JigAttr *x);
bool jig_xegpu_parse_optional_index_list(JigParser *p, JigSlot *slots, size_t n, JigOpState *state);
void jig_xegpu_print_optional_index_list(JigPrinter *p, const JigOp *op, const JigSlot *slots,
                                         size_t n);

/* ---- xegpu_verify.c ---- */
/* Is there an operand for each place of the list that waits for one? */
bool jig_xegpu_verify_list(JigOp *op, const char *what, const JigAttr *list, size_t num_operands);
/* Is the source in the memory space that the descriptor tells? */
bool jig_xegpu_verify_space(JigOp *op, const JigType *source, const JigType *desc);
/* "[8, 16]" */
const char *jig_xegpu_shape_text(const int64_t *shape, size_t rank, JigArena *a);
/* A hint that is right for reads, or for writes; NULL is. */
bool jig_xegpu_is_read_hint(const JigAttr *hint);
bool jig_xegpu_is_write_hint(const JigAttr *hint);
bool jig_xegpu_verify_hints(JigOp *op, const JigAttr *const hints[3],
                            bool (*test)(const JigAttr *hint));

/* ---- xegpu_verify_matrix.c ---- */
bool jig_xegpu_same_elements_load_nd(const JigOp *op);
bool jig_xegpu_same_elements_store_nd(const JigOp *op);
bool jig_xegpu_same_elements_load_matrix(const JigOp *op);
bool jig_xegpu_same_elements_store_matrix(const JigOp *op);
bool jig_xegpu_same_elements_atomic(const JigOp *op);
bool jig_xegpu_same_shape_atomic(const JigOp *op);
bool jig_xegpu_same_bits(const JigOp *op);

extern const JigDialect jig_xegpu_scripts; /* transform.xegpu.* (xegpu_scripts.c) */

#endif
