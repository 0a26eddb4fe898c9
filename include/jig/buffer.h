/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Tensors that become buffers: what an op says of them (BufferizableOpInterface).
 *
 * A decision is made for each tensor operand: the op works *in place*, on the buffer that the
 * operand has, or on a copy. What may share a buffer, who reads and who writes it is told by the
 * ops, through `JigBufferIface`; which decisions keep every read true is the analysis' business
 * (src/analysis/in_place.h), and src/payload/bufferize rewrites. Neither names an op.
 */
#ifndef JIG_BUFFER_H
#define JIG_BUFFER_H

#include "jig/iface.h"

JIG_BEGIN_C

/* ---- Options ---- */
typedef enum JigBufferLayout {
    JIG_LAYOUT_INFERRED, /* of functions: arguments as dynamic ones, results from the body */
    JIG_LAYOUT_IDENTITY,
    JIG_LAYOUT_DYNAMIC
} JigBufferLayout;
typedef enum JigBufferOrder {
    JIG_ORDER_BOTTOM_UP,
    JIG_ORDER_TOP_DOWN,
    JIG_ORDER_FROM_TERMINATORS,
    JIG_ORDER_RANDOM
} JigBufferOrder;
/* Where buffers are of which the memory space can't be inferred. */
typedef enum JigBufferSpace {
    JIG_SPACE_DEFAULT,
    JIG_SPACE_REFUSED, /* nowhere: that is an error */
    JIG_SPACE_ENCODED  /* where the encoding of the tensor says */
} JigBufferSpace;

typedef struct JigBufferOptions {
    bool functions;       /* function boundaries, too */
    bool unknown_ops;     /* may stay, on tensors */
    bool return_allocs;   /* from loops */
    bool parallel;        /* regions that run in parallel are told apart */
    bool copy_first;      /* no analysis: a copy before each write */
    bool analyze_only;    /* ... and write down what was decided */
    bool print_conflicts; /* as attributes; of analyze_only */
    bool print_aliases;   /* as attributes; of analyze_only */
    JigBufferOrder order;
    uint32_t seed; /* of JIG_ORDER_RANDOM */
    JigBufferLayout unknown_layout, function_layout;
    JigBufferSpace space;
    int64_t alignment;      /* of new buffers; 0: none */
    const JigStr *dialects; /* whose ops become buffers; none: all */
    size_t num_dialects;
    const JigStr *unanalyzed; /* functions that are not analyzed, but copied in */
    size_t num_unanalyzed;
    bool copy_by_linalg; /* linalg.copy instead of memref.copy */
    JIG_RESERVED(2);
} JigBufferOptions;
/* As the pass has them when nobody says otherwise. */
JIG_API JigBufferOptions jig_buffer_options(void);

/* ---- What may share a buffer ---- */
typedef struct JigBufferAlias {
    JigUse *use;     /* the operand */
    JigValue *value; /* the result or argument */
    bool same;       /* exactly the same buffer, and not just a part of it */
    bool sure;       /* whenever the program runs */
} JigBufferAlias;
typedef struct JigBufferAliases {
    JigBufferAlias *items;
    size_t len, cap;
    JigBufferAlias few[2];
} JigBufferAliases; /* zero-initialised is empty; jig_buffer_aliases_free */
JIG_API void jig_buffer_aliases_add(JigBufferAliases *list, JigUse *use, JigValue *value, bool same,
                                    bool sure);
JIG_API void jig_buffer_aliases_free(JigBufferAliases *list);

/* What is known while ops are asked: options, and the analysis, if there is one. */
typedef struct JigBuffering JigBuffering;
/* Types of buffers on their way: which values are being asked for. */
typedef struct JigBufferTypes JigBufferTypes;

struct JigBufferIface {
    /* Of operand number `operand`, a tensor, in place: does the op read what is in the buffer, does
     * it write there? NULL: it reads; it writes to its destinations (DestinationStyleOpInterface).
     */
    bool (*reads)(JigOp *op, size_t operand, JigBuffering *b);
    bool (*writes)(JigOp *op, size_t operand, JigBuffering *b);
    /* The results and arguments of blocks that may then live there. NULL: a destination's result
     * does. */
    void (*values_of)(JigOp *op, size_t operand, JigBuffering *b, JigBufferAliases *out);
    /* The operands, of this op or of one inside, in whose buffers a result, or an argument of one
     * of the op's blocks, may live. NULL: as values_of says. */
    void (*operands_of)(JigOp *op, JigValue *value, JigBuffering *b, JigBufferAliases *out);
    /* Does the op write what is in the result's buffer? NULL: when no operand is in its place, or
     * one that is written, by the op or inside it. */
    bool (*defines)(JigOp *op, JigValue *result, JigBuffering *b);
    /* May the result, or argument, be written to? NULL: results may. */
    bool (*writable)(JigOp *op, JigValue *value, JigBuffering *b);
    /* For each element, is all that is read of these two operands read before it is written? NULL:
     * no. */
    bool (*elementwise)(JigOp *op, size_t one, size_t other);
    /* May the region run again? NULL: as RegionBranchOpInterface says. */
    bool (*repeats)(JigOp *op, size_t region);
    /* What the analysis can't deal with, before it and after it: false after a diagnostic. NULL:
     * nothing. */
    bool (*admissible)(JigOp *op);
    bool (*settled)(JigOp *op, JigBuffering *b);
    /* Are there tensors to become buffers? NULL: when an operand, a result or an argument of a
     * block is one. */
    bool (*has_tensors)(JigOp *op);
    /* Copies what can't be used in place, before the op or behind it; false after a diagnostic.
     * NULL: jig_buffer_resolve_operands. */
    bool (*resolve)(JigRewriter *rw, JigOp *op, JigBuffering *b);
    /* The type of the buffer of a result, or of an argument of a block of the op; NULL after a
     * diagnostic. A NULL function: that of the operand whose buffer it is, or one of which nothing
     * is known. */
    const JigType *(*type)(JigOp *op, JigValue *value, JigBufferTypes *types);
    /* Replaces the op by one on buffers, at the insertion point, which is before op; false, and
     * why.
     */
    bool (*bufferize)(JigRewriter *rw, JigOp *op, JigBuffering *b, JigReason *why);
    bool only_in_place; /* all operands, whatever follows from it */
    bool allocates;     /* each result a buffer of its own */
    bool parallel;      /* do regions that repeat run at the same time? */
    bool many_blocks;   /* may its regions have several blocks? */
    bool boundary;      /* of functions: only with JigBufferOptions.functions */
    bool between;       /* it stands between tensors and buffers, and may stay */
    JIG_RESERVED(4);
};

/* ---- Ops that put something into a part of something (SubsetInsertionOpInterface) ---- */
struct JigSubsetIface {
    size_t source, dest; /* operand numbers */
    /* Is it exactly that part that `value` is? `same` tells whether two values share a buffer. */
    bool (*matches)(JigOp *op, JigValue *value, bool (*same)(JigValue *, JigValue *, void *),
                    void *user);
    /* What is needed to take the part out, and doing it at the insertion point; NULL: it can't be.
     */
    JigOperandRange (*needed)(const JigOp *op);
    JigValue *(*extract)(JigRewriter *rw, JigOp *op, JigLoc loc);
    JIG_RESERVED(2);
};

/* ---- Questions, which know the defaults; true of ops that nothing is known about ---- */
/* The interface, where the options let op become one on buffers; else NULL. */
JIG_API const JigBufferIface *jig_buffer_of(JigOp *op, const JigBuffering *b);
JIG_API const JigBufferOptions *jig_buffering_options(const JigBuffering *b);
JIG_API bool jig_buffer_is_allowed(JigOp *op, const JigBufferOptions *o);
JIG_API bool jig_buffer_has_tensors(JigOp *op);
JIG_API bool jig_buffer_reads(JigUse *use, JigBuffering *b);
JIG_API bool jig_buffer_writes(JigUse *use, JigBuffering *b);
JIG_API bool jig_buffer_only_aliases(JigUse *use, JigBuffering *b);
JIG_API void jig_buffer_values_of(JigUse *use, JigBuffering *b, JigBufferAliases *out);
JIG_API void jig_buffer_operands_of(JigValue *value, JigBuffering *b, JigBufferAliases *out);
/* The default of JigBufferIface.operands_of. */
JIG_API void jig_buffer_operands_by_values(JigOp *op, JigValue *value, JigBuffering *b,
                                           JigBufferAliases *out);
/* Every result and argument may live in every operand. */
JIG_API void jig_buffer_values_unknown(JigUse *use, JigBufferAliases *out);
JIG_API bool jig_buffer_defines(JigValue *value, JigBuffering *b);
/* Does anybody read what is in the buffer, through whatever shows it? */
JIG_API bool jig_buffer_is_read(JigValue *value, JigBuffering *b);
JIG_API bool jig_buffer_is_writable(JigValue *value, JigBuffering *b);
JIG_API bool jig_buffer_repeats(JigOp *op, size_t region);
/* As decided; without an analysis: not what is written. */
JIG_API bool jig_buffer_in_place(JigUse *use, JigBuffering *b);
JIG_API bool jig_buffer_same(JigValue *x, JigValue *y, JigBuffering *b);
/* May the two share a buffer? Without an analysis: yes. */
JIG_API bool jig_buffer_may_share(JigValue *x, JigValue *y, JigBuffering *b);
/* Is all that may share a buffer with `v` in the region, and no argument of it but `except`? */
JIG_API bool jig_buffer_is_local(JigValue *v, JigRegion *region, JigValue *except, JigBuffering *b);
/* Is what the operand holds never read, so that a new buffer need not have it? */
JIG_API bool jig_buffer_needs_no_copy(JigUse *use, JigBuffering *b);
/* The op that defines the value, or around the block whose argument it is. */
JIG_API JigOp *jig_value_owner(const JigValue *v);

/* ---- For those who rewrite ---- */
/* The buffer of a tensor: what it was made of, or bufferization.to_buffer behind its definition;
 * NULL after a diagnostic. */
JIG_API JigValue *jig_buffer_get(JigRewriter *rw, JigValue *tensor, JigBuffering *b);
/* The type that it will have; NULL after a diagnostic. In JigBufferIface.type with the same
 * `types`. */
JIG_API const JigType *jig_buffer_type(JigValue *tensor, JigBuffering *b);
JIG_API const JigType *jig_buffer_type_in(JigValue *tensor, JigBufferTypes *types);
JIG_API JigBuffering *jig_buffer_types_for(const JigBufferTypes *types);
/* How often `v` is being asked for, from the outermost question in. */
JIG_API size_t jig_buffer_types_count(const JigBufferTypes *types, const JigValue *v);
/* Of a tensor type with the layout, in memory space `space` (or NULL). */
JIG_API const JigType *jig_buffer_type_with(const JigType *tensor, JigBufferLayout layout,
                                            const JigAttr *space);
/* Where the tensor is when nothing says so: false, where that is an error. */
JIG_API bool jig_buffer_space_of(const JigType *tensor, const JigBufferOptions *o,
                                 const JigAttr **space);
/* bufferization.alloc_tensor with the shape of `shaped` and, with `copy`, its content; NULL after a
 * diagnostic. */
JIG_API JigValue *jig_buffer_alloc_tensor(JigRewriter *rw, JigLoc loc, JigValue *shaped, bool copy,
                                          JigBuffering *b);
JIG_API JigValue *jig_buffer_alloc(JigRewriter *rw, JigLoc loc, const JigType *memref,
                                   JigValue *const *sizes, size_t n, JigBuffering *b);
JIG_API JigOp *jig_buffer_copy_content(JigRewriter *rw, JigLoc loc, JigValue *from, JigValue *to,
                                       JigBuffering *b);
/* The buffer as another type: cast, or copied where a cast might fail; NULL: neither will do. */
JIG_API JigValue *jig_buffer_cast_or_copy(JigRewriter *rw, JigValue *buffer, const JigType *to,
                                          JigBuffering *b);
/* Replaces op, tensors among its results by the tensors of buffers, and erases it. */
JIG_API void jig_buffer_replace(JigRewriter *rw, JigOp *op, JigValue *const *buffers);
/* The same by the results of an op, or by buffers that it writes to; it does op's work from here on
 * (jig_rw_takes_over). */
JIG_API void jig_buffer_replace_by(JigRewriter *rw, JigOp *op, JigOp *by);
JIG_API void jig_buffer_done_by(JigRewriter *rw, JigOp *op, JigOp *by, JigValue *const *buffers);
JIG_API bool jig_buffer_resolve_operands(JigRewriter *rw, JigOp *op, JigBuffering *b);
/* Tensors among the arguments become buffers of jig_buffer_type, and so do the operands that are
 * passed for them; false after a diagnostic. */
JIG_API bool jig_buffer_block_arguments(JigRewriter *rw, JigBlock *block, JigBuffering *b);

JIG_END_C

#endif
