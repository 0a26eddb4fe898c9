/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Lowering to the llvm dialect: what types become there, and the parts that all
 * of its conversions share.
 *
 * A buffer becomes a descriptor, a structure of its fields: allocated pointer,
 * aligned pointer, offset, sizes, strides (in elements). One without a rank
 * becomes its rank and a pointer to the descriptor.
 */
#ifndef JIG_PAYLOAD_LOWER_LLVM_TO_LLVM_H
#define JIG_PAYLOAD_LOWER_LLVM_TO_LLVM_H

#include "jig/convert.h"
#include "jig/pass.h"

/* ---- Types and options ---- */
#define JIG_LLVM_NO_BITS UINT32_MAX /* a number that no integer can have */
typedef struct JigLlvmOptions {
    uint32_t index_bits;    /* width of what an index becomes, not 0 */
    bool bare_pointers;     /* functions take buffers of static shape as pointers */
    bool aligned_alloc;     /* memory comes from aligned_alloc, else malloc */
    bool generic_functions; /* ... from _mlir_memref_to_llvm_alloc and its like */
    JigStr data_layout;     /* in LLVM's words: what it says of pointers; empty: nothing */
} JigLlvmOptions;

/* What patterns of such lowerings work with. */
typedef struct JigLlvm {
    JigContext *ctx;
    JigLlvmOptions options;
    JigTypeConverter *types;
    JigConversionEnv env; /* of the patterns: these types, and this struct as options */
    const JigType *index; /* what an index becomes */
    const JigType *ptr;
    /* The number of a memory space that is said in other words; false: these words are not known.
     * NULL: none are. */
    bool (*space_of)(const JigAttr *said, uint32_t *number);
    struct JigLlvmState *state;        /* changes while patterns are tried (llvm_runtime.c) */
    struct JigGpuGlobals *gpu;         /* of modules for devices (llvm_gpu.h); or NULL */
    uint32_t version[3];               /* of the machine, as its room in src/machine counts */
    struct JigPtrMap *clashes;         /* of names of functions of the runtime (llvm_build.c) */
    const struct JigOpenStruct **open; /* structures that are being converted (to_llvm_types.c) */
} JigLlvm;
/* The caller destroys it. */
JigLlvm *jig_to_llvm_create(JigContext *ctx, const JigLlvmOptions *options);
void jig_to_llvm_destroy(JigLlvm *x);
/* Of the pattern that is being tried. */
const JigLlvm *jig_to_llvm_of(const JigRewriter *rw);
/* Options for `op`, which its data layout decides. */
JigLlvmOptions jig_to_llvm_options_for(const JigOp *op);
/* The number that the data layouts around `op` say for an index; NULL: none. */
const JigAttr *jig_to_llvm_layout_index(const JigOp *op);

/* NULL: it has none. */
const JigType *jig_to_llvm_type(const JigLlvm *x, const JigType *type);
/* One type for all: none is void (NULL here), one is itself, several are a structure. False: one
 * has none. */
bool jig_to_llvm_pack_types(const JigLlvm *x, const JigType *const *types, size_t n,
                            const JigType **packed);
/* The number of a memory space; false, or false after an error: it is not one. */
bool jig_to_llvm_has_space(const JigLlvm *x, const JigType *memref, uint32_t *space);
bool jig_to_llvm_space(const JigLlvm *x, const JigType *memref, uint32_t *space);
/* The fields of the descriptor. `apart`: sizes and strides one by one, as functions take them.
 * False: it has none. */
bool jig_descriptor_fields(const JigLlvm *x, const JigType *memref, bool apart, JigTypeSink *to);

/* ---- Values ---- */
/* Element `at` of an aggregate; of a nested one: along a path. */
JigValue *jig_to_llvm_extract(JigRewriter *rw, JigLoc loc, JigValue *from, int64_t at);
JigValue *jig_to_llvm_extract_along(JigRewriter *rw, JigLoc loc, JigValue *from,
                                    const int64_t *path, size_t n);
JigValue *jig_to_llvm_insert(JigRewriter *rw, JigLoc loc, JigValue *into, JigValue *part,
                             int64_t at);
JigValue *jig_to_llvm_insert_along(JigRewriter *rw, JigLoc loc, JigValue *into, JigValue *part,
                                   const int64_t *path, size_t n);
JigValue *jig_to_llvm_poison(JigRewriter *rw, JigLoc loc, const JigType *type);
JigValue *jig_to_llvm_constant(JigRewriter *rw, JigLoc loc, const JigType *type,
                               const JigAttr *value);
/* Of the type of indices, its attribute too. */
JigValue *jig_to_llvm_index(JigRewriter *rw, JigLoc loc, int64_t n);

/* ---- Descriptors ---- */
enum { JIG_DESC_ALLOCATED, JIG_DESC_ALIGNED, JIG_DESC_OFFSET, JIG_DESC_SIZES, JIG_DESC_STRIDES };
/* A descriptor of these fields, one by one. */
JigValue *jig_descriptor_pack(JigRewriter *rw, JigLoc loc, const JigType *memref,
                              JigValueList fields);
/* All of them, in the rewriter's arena. */
JigValueList jig_descriptor_unpack(JigRewriter *rw, JigLoc loc, JigValue *desc,
                                   const JigType *memref);
/* Of a memref of static shape. */
JigValue *jig_descriptor_of_pointer(JigRewriter *rw, JigLoc loc, const JigType *memref,
                                    JigValue *ptr);
/* Dimension `dim` of the sizes or of the strides. */
JigValue *jig_descriptor_extent(JigRewriter *rw, JigLoc loc, JigValue *desc, int64_t field,
                                int64_t dim);
JigValue *jig_descriptor_set_extent(JigRewriter *rw, JigLoc loc, JigValue *desc, JigValue *n,
                                    int64_t field, size_t dim);
/* Bytes to which values of the type are aligned by default; 0: not known. */
uint64_t jig_to_llvm_alignment(const JigType *type);

/* ---- How values are passed to functions (llvm_convention.c) ----
 * A buffer goes there as the fields of its descriptor, one by one, and comes back as a descriptor;
 * or, bare, both times as a pointer. */
/* Is it so with the function, or with all (NULL)? */
bool jig_to_llvm_passes_bare(const JigLlvm *x, const JigOp *function);
/* What an argument of this type becomes. False: it can't be one. */
bool jig_to_llvm_argument_types(const JigLlvm *x, const JigType *type, bool bare, JigTypeSink *to);
/* As jig_to_llvm_pack_types, of results. */
bool jig_to_llvm_pack_results(const JigLlvm *x, const JigType *const *types, size_t n, bool bare,
                              const JigType **packed);
/* What goes to a callee for the old values, whose new ones are `now`. */
JigValueList jig_to_llvm_arguments(JigRewriter *rw, JigLoc loc, JigValueList old, JigValueList now,
                                   bool bare);
/* Results as the call gives them, of these old types, become values of new ones, in place. False
 * after an error. */
bool jig_to_llvm_receive_results(JigRewriter *rw, JigOp *op, const JigType *const *types,
                                 JigValue **values, size_t n, bool bare);
/* A buffer without a rank keeps its descriptor on the heap while it is returned, else on the stack
 * of who uses it: a copy there, and its pointer. NULL after an error. */
JigValue *jig_to_llvm_copy_unranked(JigRewriter *rw, JigOp *op, const JigType *memref,
                                    JigValue *desc, bool to_heap);

/* ---- What programs find at run time (llvm_runtime.c) ---- */
/* malloc, free, and where a program ends that must not go on: declared in op's module when need be.
 * NULL after an error. */
JigOp *jig_to_llvm_malloc(JigRewriter *rw, JigOp *op);
JigOp *jig_to_llvm_free(JigRewriter *rw, JigOp *op);
JigOp *jig_to_llvm_abort(JigRewriter *rw, JigOp *op);
/* Prints a text, which becomes a global of that name, by a function that takes it. False after an
 * error. */
bool jig_to_llvm_print_text(JigRewriter *rw, JigOp *op, const char *printer, const char *name,
                            JigStr text);
/* In bits. */
uint32_t jig_to_llvm_pointer_bits(const JigLlvm *x, uint32_t space);

/* ---- One op for one ---- */
/* Patterns whose op becomes another one with the same operands: `data` is one of these. Vectors of
 * several dimensions are taken row by row. */
typedef struct JigLlvmPlain {
    const JigOpRow *to;
    bool checks_floats; /* refuses small ones */
    bool whole;         /* the op takes such vectors as they are */
} JigLlvmPlain;
bool jig_to_llvm_plain(JigRewriter *rw, JigOp *op, const JigPattern *self);
/* Is it an array, which a vector of several dimensions becomes? */
bool jig_to_llvm_is_rows(const JigValue *converted);
/* Has it floats that the dialect has none for: of less than 16 bits? */
bool jig_to_llvm_has_small_floats(const JigOp *op);
/* arith's flags in the words of the llvm dialect; NULL says none. */
const JigAttr *jig_to_llvm_fast_flags(JigContext *ctx, const JigAttr *from);
/* The attributes of op in the words of the llvm dialect. */
const JigAttr *jig_to_llvm_attrs_of(const JigLlvm *x, const JigOp *op);

/* Makes op for the vectors of the last dimension; `operands` are rows, `type` that of one. NULL:
 * it can't. */
typedef JigValue *JigLlvmRowFn(JigRewriter *rw, JigOp *op, JigValueList operands,
                               const JigType *type, const JigPattern *self);
/* Replaces op, whose operands are vectors of several dimensions, row by row. */
bool jig_to_llvm_by_rows(JigRewriter *rw, JigOp *op, JigLlvmRowFn *fn, const JigPattern *self);

#endif
