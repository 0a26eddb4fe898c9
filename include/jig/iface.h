/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The interfaces that ops may implement, and the vtables that say how.
 *
 * A row lists its implementations in .ifaces:
 *
 *     static const JigBranchIface cond_br_branch = {.operands = ..., .taken = ...};
 *     const JigIface jig_cf_cond_br_ifaces[] = {{&jig_iface_branch, &cond_br_branch}, {0}};
 *
 * A member that is NULL has the default that its comment gives. Code asks with
 * the accessors (`jig_branch(op)`), which return NULL for ops without the
 * interface. `consts` parameters hold one attribute per operand, NULL where the
 * operand is not constant; the array itself may be NULL: nothing is known.
 */
#ifndef JIG_IFACE_H
#define JIG_IFACE_H

#include "jig/reason.h"
#include "jig/rewrite.h"

JIG_BEGIN_C

/* A range of an op's operands: those of operand group `group` of .ins, or part
 * of one (then, and for none in particular, group is -1). */
typedef struct JigOperandRange {
    size_t start, count;
    int group;
} JigOperandRange;
/* Of group number `group` of the row's .ins; of all. */
JIG_API JigOperandRange jig_operand_range(const JigOp *op, size_t group);
JIG_API JigOperandRange jig_all_operands(const JigOp *op);
static inline JigOperandRange jig_no_operands(void) {
    return (JigOperandRange){0, 0, -1};
}
static inline bool jig_range_has(JigOperandRange r, size_t operand) {
    return operand >= r.start && operand < r.start + r.count;
}

/* Each interface below comes with a function of its name that gives an op's vtable, or NULL where
 * the op is NULL or does not have the interface: jig_branch(op), jig_loop(op). Functions named
 * after both (jig_loop_region) ask the vtable and know the defaults; the op must have the
 * interface. */

/* An attribute or a value: an offset, a size, a bound. */
typedef JigFoldResult JigMixed;
static inline JigMixed jig_mixed_value(JigValue *v) {
    return (JigMixed){NULL, v};
}
static inline JigMixed jig_mixed_attr(const JigAttr *a) {
    return (JigMixed){a, NULL};
}
static inline bool jig_mixed_same(JigMixed a, JigMixed b) {
    return a.value == b.value && a.attr == b.attr;
}
/* The list that the i64 array attribute `name` holds, where JIG_DYNAMIC stands for the next operand
 * of `group`; *n items, in the arena. */
JIG_API JigMixed *jig_mixed_list(const JigOp *op, const char *name, size_t group, size_t *n,
                                 JigArena *a);

/* ---- Branches between blocks ---- */
extern JIG_API const JigIfaceId jig_iface_branch; /* BranchOpInterface */

/* What the arguments of one successor get: first `produced` values that the op
 * makes itself, then the forwarded operands. */
typedef struct JigSuccOperands {
    size_t produced;
    JigOperandRange forwarded;
} JigSuccOperands;

typedef struct JigBranchIface {
    JigSuccOperands (*operands)(const JigOp *op, size_t successor);
    /* Replaces the forwarded operands. NULL: they are an operand group. */
    void (*set_forwarded)(JigOp *op, size_t successor, JigValue *const *values, size_t n);
    /* The successor taken when operands are these constants; NULL: unknown. */
    JigBlock *(*taken)(const JigOp *op, const JigAttr *const *consts);
    /* May a value of type `from` be passed for an argument of type `to`? NULL: when equal. */
    bool (*compatible)(const JigType *from, const JigType *to);
    JIG_RESERVED(2);
} JigBranchIface;

JIG_API const JigBranchIface *jig_branch(const JigOp *op);
/* What goes to the arguments of the successor; other operands for it, whose segment sizes follow.
 */
JIG_API JigSuccOperands jig_branch_operands(const JigOp *op, size_t successor);
JIG_API void jig_branch_set_forwarded(JigOp *op, size_t successor, JigValue *const *values,
                                      size_t n);
/* Drops what is passed for argument `arg` of the successor. */
JIG_API void jig_branch_erase_operand(JigOp *op, size_t successor, size_t arg);
/* The argument that operand `i` is passed to; NULL when it is not forwarded. */
JIG_API JigValue *jig_branch_successor_arg(const JigOp *op, size_t operand);

/* ---- Branches between the regions of an op, and out of it ---- */
extern JIG_API const JigIfaceId jig_iface_region_branch;     /* RegionBranchOpInterface */
extern JIG_API const JigIfaceId jig_iface_region_terminator; /* RegionBranchTerminatorOpInterface */

/* Where control goes: into `region`, or out of the op when NULL. The inputs
 * are the entry block's arguments, or the op's results, from `first` on. */
typedef struct JigRegionSucc {
    JigRegion *region;
    size_t first, count;
} JigRegionSucc;
typedef struct JigRegionSuccs {
    JigRegionSucc *items;
    size_t len, cap;
    JigRegionSucc few[4];
} JigRegionSuccs; /* zero-initialised is empty; jig_region_succs_free */
JIG_API void jig_region_succs_add(JigRegionSuccs *s, JigRegion *region, size_t first, size_t count);
/* `region` with all arguments of its entry; the op's exit with all results. */
JIG_API void jig_region_succs_add_region(JigRegionSuccs *s, JigRegion *region);
JIG_API void jig_region_succs_add_exit(JigRegionSuccs *s, const JigOp *op);
JIG_API void jig_region_succs_free(JigRegionSuccs *s);
JIG_API JigValue *jig_region_succ_input(const JigOp *op, const JigRegionSucc *s, size_t i);

typedef struct JigInvocations {
    uint32_t min, max; /* max UINT32_MAX: unknown */
} JigInvocations;

typedef struct JigRegionBranchIface {
    /* Where control goes from the terminator `from` of a region, or, when NULL,
     * on entering the op, whose operands then are `consts`. */
    void (*successors)(const JigOp *op, const JigOp *from, const JigAttr *const *consts,
                       JigRegionSuccs *out);
    /* Operands passed on entering `to`. NULL: none. */
    JigOperandRange (*entry_operands)(const JigOp *op, const JigRegionSucc *to);
    /* How often each region runs, one item per region. NULL: unknown. */
    void (*invocations)(const JigOp *op, const JigAttr *const *consts, JigInvocations *out);
    bool (*compatible)(const JigType *from, const JigType *to); /* NULL: when equal */
    JIG_RESERVED(2);
} JigRegionBranchIface;

typedef struct JigRegionTermIface {
    /* Operands passed to `to`. NULL: all. */
    JigOperandRange (*operands)(const JigOp *op, const JigRegionSucc *to);
    /* NULL: what the parent says. */
    void (*successors)(const JigOp *op, const JigAttr *const *consts, JigRegionSuccs *out);
    JIG_RESERVED(2);
} JigRegionTermIface;

/* Ready-made: into the first region, and from it out of the op. */
extern JIG_API const JigRegionBranchIface jig_region_branch_once;
JIG_API const JigRegionBranchIface *jig_region_branch(const JigOp *op);
/* Ops of the ReturnLike trait have the interface, with the defaults. */
JIG_API const JigRegionTermIface *jig_region_terminator(const JigOp *op);
JIG_API void jig_region_branch_successors(const JigOp *op, const JigOp *from,
                                          const JigAttr *const *consts, JigRegionSuccs *out);
/* From any terminator of the region. */
JIG_API void jig_region_branch_successors_of(const JigOp *op, const JigRegion *region,
                                             JigRegionSuccs *out);
JIG_API JigOperandRange jig_region_branch_entry_operands(const JigOp *op, const JigRegionSucc *to);
JIG_API void jig_region_branch_invocations(const JigOp *op, const JigAttr *const *consts,
                                           JigInvocations *out);
JIG_API JigOperandRange jig_region_terminator_operands(const JigOp *op, const JigRegionSucc *to);
JIG_API void jig_region_terminator_successors(const JigOp *op, const JigAttr *const *consts,
                                              JigRegionSuccs *out);
/* Can control come back to the region after it was in it? */
JIG_API bool jig_region_is_repetitive(const JigOp *op, const JigRegion *region);

/* ---- Calls and functions ---- */
extern JIG_API const JigIfaceId jig_iface_call;     /* CallOpInterface */
extern JIG_API const JigIfaceId jig_iface_callable; /* CallableOpInterface */
extern JIG_API const JigIfaceId jig_iface_function; /* FunctionOpInterface */

typedef struct JigCallIface {
    /* The callee: a symbol reference, or a value when that is NULL. */
    const JigAttr *(*callee)(const JigOp *op);
    JigValue *(*callee_value)(const JigOp *op); /* NULL: there is none */
    void (*set_callee)(JigOp *op, const JigAttr *symbol);
    JigOperandRange (*args)(const JigOp *op);
    JIG_RESERVED(2);
} JigCallIface;

typedef struct JigCallableIface {
    JigRegion *(*region)(const JigOp *op); /* NULL result: external */
    JIG_RESERVED(2);
} JigCallableIface;

typedef struct JigFunctionIface {
    /* Types of arguments and results. NULL: of the function type in "function_type". */
    const JigType *const *(*inputs)(const JigOp *op, size_t *n);
    const JigType *const *(*results)(const JigOp *op, size_t *n);
    /* The op's type attribute with other types. NULL: a builtin function type. */
    const JigType *(*clone_type)(const JigOp *op, const JigType *const *inputs, size_t num_inputs,
                                 const JigType *const *results, size_t num_results);
    bool public_declarations;       /* may be public without a body */
    bool (*verify_type)(JigOp *op); /* NULL: any type will do */
    bool (*verify_body)(JigOp *op); /* NULL: the entry has the arguments, when there is a body */
    JIG_RESERVED(2);
} JigFunctionIface;

JIG_API const JigCallIface *jig_call(const JigOp *op);
JIG_API const JigCallableIface *jig_callable(const JigOp *op);
JIG_API const JigFunctionIface *jig_function(const JigOp *op);
JIG_API JigOp *jig_call_resolve(JigOp *call); /* the callable op, or NULL */
/* Ready-made: first region if not empty; func.func's way. */
extern JIG_API const JigCallableIface jig_callable_region0;
extern JIG_API const JigFunctionIface jig_function_builtin_type;
JIG_API const JigType *const *jig_function_inputs(const JigOp *op, size_t *n);
JIG_API const JigType *const *jig_function_results(const JigOp *op, size_t *n);
/* The type, and nothing else. */
JIG_API void jig_function_set_signature(JigOp *op, const JigType *const *inputs, size_t num_inputs,
                                        const JigType *const *results, size_t num_results);
/* Drops arguments / results that are set in `drop`, with their attributes ("arg_attrs",
 * "res_attrs") and type; the entry block's arguments must have no uses. */
JIG_API void jig_function_erase_args(JigOp *op, const bool *drop);
JIG_API void jig_function_erase_results(JigOp *op, const bool *drop);
/* One more argument behind the others, of a function with a body: its value there. */
JIG_API JigValue *jig_function_add_arg(JigOp *op, const JigType *type);

/* ---- Users of symbols ---- */
extern JIG_API const JigIfaceId jig_iface_symbol_user; /* SymbolUserOpInterface */
/* Checked with the nearest symbol table, when all that is in it is valid. */
typedef struct JigSymbolUserIface {
    bool (*verify)(JigOp *op);
    JIG_RESERVED(2);
} JigSymbolUserIface;

/* ---- Loops ---- */
extern JIG_API const JigIfaceId jig_iface_loop; /* LoopLikeOpInterface */

/* Numbers of each induction variable, as attributes or values. */
typedef struct JigLoopBounds {
    const JigMixed *lower, *upper, *step;
    size_t n;
} JigLoopBounds;

/* What goes round in a loop: carried value i starts as init i, is argument `first_arg` + i of the
 * first region's entry, comes back as what the terminator passes on, and leaves as result i. */
typedef struct JigLoopIface {
    /* The region(s) that repeat. NULL: all regions of the op. */
    size_t (*num_regions)(const JigOp *op);
    JigRegion *(*region)(const JigOp *op, size_t i);
    bool (*defined_outside)(const JigOp *op, const JigValue *v); /* NULL: not inside the op */
    void (*move_out)(JigRewriter *rw, JigOp *op, JigOp *inner);  /* NULL: to before the loop */
    /* Replaces a loop of at most one iteration by its body; false: it is not one. NULL: can't. */
    bool (*promote)(JigRewriter *rw, JigOp *op);
    /* Induction variables with bounds and steps, each as the op has them; neither attribute nor
     * value: not a single number. NULL: there are none. */
    size_t (*num_vars)(const JigOp *op);
    JigValue *(*var)(const JigOp *op, size_t i);
    JigMixed (*lower)(const JigOp *op, size_t i);
    JigMixed (*upper)(const JigOp *op, size_t i);
    JigMixed (*step)(const JigOp *op, size_t i);
    /* How often variable i steps when nothing leaves earlier; false: unknown. NULL: unknown. */
    bool (*trip_count)(const JigOp *op, size_t i, uint64_t *out);
    bool (*is_unsigned)(const JigOp *op);      /* are variables compared as unsigned? NULL: no */
    bool parallel;                             /* iterations may run in any order, or at once */
    JigOperandRange (*inits)(const JigOp *op); /* NULL: nothing is carried */
    size_t (*first_iter_arg)(const JigOp *op); /* number of the argument for the first init */
    /* The terminator, and its operands for the next iteration. NULL: it does not pass values on,
     * but combines what iterations put into the arguments. */
    JigOp *(*yield)(const JigOp *op, JigOperandRange *yielded);
    bool (*has_results)(const JigOp *op); /* do the results correspond to the inits? NULL: yes */
    /* A loop of the kind at the insertion point with the inherent attributes of `op`, `bounds`
     * (NULL: those of op), and `inits`. With `body` its entry block has the arguments, but no ops;
     * without, the region is empty. NULL: loops of the kind can't be rebuilt; NULL result: not
     * with these bounds. */
    JigOp *(*like)(JigRewriter *rw, const JigOp *op, const JigLoopBounds *bounds,
                   JigValue *const *inits, size_t num_inits, bool body);
    JIG_RESERVED(4);
} JigLoopIface;
JIG_API const JigLoopIface *jig_loop(const JigOp *op);
JIG_API size_t jig_loop_num_regions(const JigOp *op);
JIG_API JigRegion *jig_loop_region(const JigOp *op, size_t i);
JIG_API bool jig_loop_is_defined_outside(const JigOp *op, const JigValue *v);
JIG_API size_t jig_loop_num_vars(const JigOp *op);
/* All bounds and steps, in the arena; false when one is not a single number. */
JIG_API bool jig_loop_bounds(const JigOp *op, JigArena *a, JigLoopBounds *out);
JIG_API bool jig_loop_trip_count(const JigOp *op, size_t var, uint64_t *out);

/* Carried values; none for ops that are no loops. */
JIG_API size_t jig_loop_num_carried(const JigOp *op);
JIG_API JigValue *jig_loop_init(const JigOp *op, size_t i);
JIG_API JigValue *jig_loop_arg(const JigOp *op, size_t i);
/* What argument i is in the next iteration; NULL when iterations are combined. */
JIG_API JigValue *jig_loop_yielded(const JigOp *op, size_t i);
/* Result i; NULL when results are not what is carried. */
JIG_API JigValue *jig_loop_result(const JigOp *op, size_t i);
JIG_API bool jig_loop_combines(const JigOp *op); /* carries, but yields nothing */
JIG_API void jig_loop_set_init(JigRewriter *rw, JigOp *op, size_t i, JigValue *init);

/* Rebuilding (src/rewrite/loop_rebuild.c). All return NULL, and change nothing, where loops of the
 * kind can't; the insertion point is anywhere afterwards. */
/* See `like`. */
JIG_API JigOp *jig_loop_like(JigRewriter *rw, const JigOp *op, const JigLoopBounds *bounds,
                             JigValue *const *inits, size_t num_inits, bool body);
/* A loop before `op` that carries `inits`, too, and has taken its body. The caller lets the body
 * pass values on for the new arguments, which are the last (jig_loop_pass_on), and replaces op. */
JIG_API JigOp *jig_loop_with_carried(JigRewriter *rw, JigOp *op, JigValue *const *inits, size_t n);
/* Adds to what the terminator passes on; of loops that yield. */
JIG_API void jig_loop_pass_on(JigRewriter *rw, JigOp *op, JigValue *const *values, size_t n);
/* Replaces `op` by a loop without the carried values that are set in `drop`, whose arguments and
 * results become their inits: iterations must not change them, or nobody ask. */
JIG_API JigOp *jig_loop_without_carried(JigRewriter *rw, JigOp *op, const bool *drop);

/* ---- Effects and speculation beyond what rows say ---- */
extern JIG_API const JigIfaceId jig_iface_speculation; /* ConditionallySpeculatable */
typedef enum JigSpeculation {
    JIG_NOT_SPECULATABLE,
    JIG_SPECULATABLE,
    JIG_RECURSIVELY_SPECULATABLE
} JigSpeculation;
typedef struct JigSpeculationIface {
    JigSpeculation (*speculation)(const JigOp *op);
    JIG_RESERVED(2);
} JigSpeculationIface;

/* ---- Ranges of integers ---- */
extern JIG_API const JigIfaceId jig_iface_int_range; /* InferIntRangeInterface */
/* The values of an integer of up to 64 bits, or an index (64 bits), read as signed and as unsigned.
 * Both hold. Of a vector or tensor: of all its elements. */
typedef struct JigIntRange {
    int64_t smin, smax;
    uint64_t umin, umax;
} JigIntRange;
typedef struct JigIntRangeIface {
    /* The only result's range from those of the operands, all of them such integers. NULL: there
     * is no such result. */
    JigIntRange (*result)(const JigOp *op, const JigIntRange *operands);
    bool any_operands; /* not all of them are integers: what has no range is zeros */
    /* Of an argument of a region that the op sets itself; false: nothing is known. NULL: of none.
     */
    bool (*argument)(const JigOp *op, const JigValue *arg, const JigIntRange *operands,
                     JigIntRange *out);
    JIG_RESERVED(2);
} JigIntRangeIface;
JIG_API const JigIntRangeIface *jig_int_range(const JigOp *op);
/* The bits of a value that has a range; 0: it has none. */
JIG_API uint32_t jig_int_range_width(const JigType *t);
JIG_API JigIntRange jig_int_range_full(uint32_t width);
JIG_API JigIntRange jig_int_range_constant(uint32_t width, int64_t value); /* its low bits */
/* The only value, sign-extended, if one of the readings leaves one; else false. */
JIG_API bool jig_int_range_is_constant(const JigIntRange *r, uint32_t width, int64_t *value);
/* From the least and the greatest value, read in one of the two ways. */
JIG_API JigIntRange jig_int_range_signed(uint32_t width, int64_t min, int64_t max);
JIG_API JigIntRange jig_int_range_unsigned(uint32_t width, uint64_t min, uint64_t max);
/* What is in both; there must be something. */
JIG_API JigIntRange jig_int_range_both(JigIntRange a, JigIntRange b);
JIG_API JigIntRange jig_int_range_either(JigIntRange a, JigIntRange b); /* in one of them */

/* ---- Bounds in terms of other values ---- */
extern JIG_API const JigIfaceId jig_iface_bounds; /* ValueBoundsOpInterface */
typedef struct JigBounds JigBounds;               /* jig/bounds.h */
/* Each function adds to `b` what the op says of `v`, one of its results or an argument of one of
 * its regions: of an index, or of dimension `dim` of something shaped. NULL: nothing. */
typedef struct JigBoundsIface {
    void (*index)(const JigOp *op, JigValue *v, JigBounds *b);
    void (*dim)(const JigOp *op, JigValue *v, size_t dim, JigBounds *b);
    JIG_RESERVED(2);
} JigBoundsIface;
JIG_API const JigBoundsIface *jig_bounds_iface(const JigOp *op);

/* ---- Select ---- */
extern JIG_API const JigIfaceId jig_iface_select; /* SelectLikeOpInterface */
typedef struct JigSelectIface {
    size_t condition, if_true, if_false; /* operand numbers */
    JIG_RESERVED(2);
} JigSelectIface;
JIG_API const JigSelectIface *jig_select(const JigOp *op);

/* ---- Casts ---- */
/* A cast of one value. With equal types it folds to its operand. */
extern JIG_API const JigIfaceId jig_iface_cast; /* CastOpInterface */
typedef struct JigCastIface {
    bool (*compatible)(const JigType *from, const JigType *to);
    JIG_RESERVED(2);
} JigCastIface;
JIG_API const JigCastIface *jig_cast(const JigOp *op);

/* ---- Ops that hand on ---- */
/* For an op that only reshapes or moves what it gets: the operands whose ops
 * may stand for it when a handle looks for the replacement of a payload op. */
extern JIG_API const JigIfaceId jig_iface_hands_on; /* FindPayloadReplacementOpInterface */
typedef struct JigHandsOnIface {
    JigOperandRange (*next)(const JigOp *op);
    JIG_RESERVED(2);
} JigHandsOnIface;
JIG_API const JigHandsOnIface *jig_hands_on(const JigOp *op);
/* Ready-made: the first operand. */
extern JIG_API const JigHandsOnIface jig_hands_on_first;

/* ---- Ends of the threads of a parallel loop ---- */
extern JIG_API const JigIfaceId jig_iface_combining; /* ParallelCombiningOpInterface */
typedef struct JigCombiningIface {
    JigOperandRange (*dests)(const JigOp *op); /* the shared values that the op updates */
    JIG_RESERVED(2);
} JigCombiningIface;
JIG_API const JigCombiningIface *jig_combining(const JigOp *op);

/* ---- Destinations, views, slices ---- */
extern JIG_API const JigIfaceId jig_iface_dps;   /* DestinationStyleOpInterface */
extern JIG_API const JigIfaceId jig_iface_view;  /* ViewLikeOpInterface */
extern JIG_API const JigIfaceId jig_iface_slice; /* OffsetSizeAndStrideOpInterface */

typedef struct JigDpsIface {
    JigOperandRange (*inits)(const JigOp *op);
    JIG_RESERVED(2);
} JigDpsIface;
JIG_API const JigDpsIface *jig_dps(const JigOp *op);
JIG_API JigOperandRange jig_dps_inits(const JigOp *op); /* none for other ops */
/* The result tied to operand `i`, or NULL. */
JIG_API JigValue *jig_dps_tied_result(const JigOp *op, size_t operand);

typedef struct JigViewIface {
    JigValue *(*source)(const JigOp *op);
    JIG_RESERVED(2);
} JigViewIface;
JIG_API const JigViewIface *jig_view(const JigOp *op);

/* Ops that use a buffer in any memory space. */
extern JIG_API const JigIfaceId jig_iface_space_user; /* MemorySpaceCastConsumerOpInterface */
typedef struct JigSpaceUserIface {
    size_t buffer;       /* the operand that may be in another memory space */
    bool result_follows; /* is its only result in the same one? */
    JIG_RESERVED(2);
} JigSpaceUserIface;
JIG_API const JigSpaceUserIface *jig_space_user(const JigOp *op);
/* The buffer is operand 0 or 1 and is accessed; it is operand 0, and the only result a view of it.
 */
extern JIG_API const JigSpaceUserIface jig_accesses_buffer0, jig_accesses_buffer1,
    jig_views_buffer0;

/* A part of something with dimensions: of loops, of a tensor or memref. */
typedef struct JigSlice {
    const JigMixed *offsets, *sizes, *strides; /* strides NULL: all 1 */
    size_t rank;
} JigSlice;
/* Offsets, sizes and strides are mixed lists: attributes static_offsets, static_sizes and
 * static_strides, and an operand group for each. */
typedef struct JigSliceIface {
    size_t offsets; /* the operand group; those of sizes and strides follow it */
    /* How many offsets, sizes and strides there should be; NULL: the rank of operand 0. */
    void (*ranks)(const JigOp *op, size_t out[3]);
    JIG_RESERVED(2);
} JigSliceIface;
JIG_API const JigSliceIface *jig_slice(const JigOp *op);
/* The three lists, in the arena; *n items (the static array's length). */
JIG_API JigMixed *jig_slice_offsets(const JigOp *op, size_t *n, JigArena *a);
JIG_API JigMixed *jig_slice_sizes(const JigOp *op, size_t *n, JigArena *a);
JIG_API JigMixed *jig_slice_strides(const JigOp *op, size_t *n, JigArena *a);

/* ---- Tensors that become buffers (jig/buffer.h) ---- */
extern JIG_API const JigIfaceId jig_iface_buffer; /* BufferizableOpInterface */
extern JIG_API const JigIfaceId jig_iface_subset; /* SubsetInsertionOpInterface */
typedef struct JigBufferIface JigBufferIface;
typedef struct JigSubsetIface JigSubsetIface;
JIG_API const JigBufferIface *jig_buffer(const JigOp *op);
JIG_API const JigSubsetIface *jig_subset(const JigOp *op);

/* ---- Memory: where a buffer comes from, where it may stand, who frees it ---- */
extern JIG_API const JigIfaceId jig_iface_view_flow;  /* BufferViewFlowOpInterface */
extern JIG_API const JigIfaceId jig_iface_allocation; /* AllocationOpInterface */
extern JIG_API const JigIfaceId jig_iface_ownership;  /* BufferDeallocationOpInterface */
/* Each result may be any of these operands, or a part of it. Ops that are views, branches, region
 * branches or calls need not have the interface. */
typedef struct JigViewFlowIface {
    JigOperandRange (*sources)(const JigOp *op);
    bool may_be_new; /* a result may be other memory as well */
    JIG_RESERVED(2);
} JigViewFlowIface;
JIG_API const JigViewFlowIface *jig_view_flow(const JigOp *op);
/* An op whose only result is new memory. */
typedef struct JigAllocationIface {
    bool leaves_blocks, leaves_loops; /* may move to blocks that dominate it, out of loops */
    /* Builds one at the insertion point whose memory goes with the scope. NULL: there is none. */
    JigValue *(*on_stack)(JigRewriter *rw, const JigOp *op);
    JIG_RESERVED(2);
} JigAllocationIface;
JIG_API const JigAllocationIface *jig_allocation(const JigOp *op);
/* Ops that say themselves what becomes of the ownership of buffers. */
typedef enum JigOwnershipKind {
    JIG_OWNERSHIP_ENDS,   /* a terminator that passes nothing on: what its block owns goes before */
    JIG_OWNERSHIP_FORKS,  /* a branch to the first of two successors if `condition`, else the second
                           */
    JIG_OWNERSHIP_CHOSEN, /* the result is one of two operands (JigSelectIface) */
} JigOwnershipKind;
typedef struct JigOwnershipIface {
    JigOwnershipKind kind;
    size_t condition;             /* operand number */
    bool (*supported)(JigOp *op); /* false after a diagnostic. NULL: always */
    JIG_RESERVED(2);
} JigOwnershipIface;
JIG_API const JigOwnershipIface *jig_ownership(const JigOp *op);

/* ---- Tiling ---- */
extern JIG_API const JigIfaceId jig_iface_tiling; /* TilingInterface */

typedef enum JigIterator { JIG_PARALLEL, JIG_REDUCTION } JigIterator;
typedef struct JigTileRange {
    JigMixed offset, size, stride;
} JigTileRange;
/* All arrays in the rewriter's caller's arena. */
typedef struct JigTiled {
    JigOp **ops;
    size_t num_ops;
    JigValue **values; /* for each result of the untiled op */
    size_t num_values;
    JigOp **slices; /* extracting ops made on the way */
    size_t num_slices;
    JIG_RESERVED(2);
} JigTiled;

/* Functions are called with the insertion point where ops may be built. False: it can't be done,
 * after a diagnostic or not. Lists of slices that come out are in the arena, or those that came in.
 */
typedef struct JigTilingIface {
    size_t (*num_loops)(const JigOp *op);
    JigIterator (*iterator)(const JigOp *op, size_t loop);
    void (*domain)(JigRewriter *rw, JigOp *op, JigTileRange *out); /* num_loops ranges */
    /* The op on one tile of its loops, and where in a result that tile's part stands. */
    bool (*tile)(JigRewriter *rw, JigOp *op, JigSlice tile, JigArena *a, JigTiled *out);
    bool (*result_position)(JigRewriter *rw, JigOp *op, size_t result, JigSlice tile, JigArena *a,
                            JigSlice *out);
    /* The op on what makes one tile of a result, or on what uses tiles of `n` operands; and the
     * loops that do. NULL: there is no way. */
    bool (*result_tile)(JigRewriter *rw, JigOp *op, size_t result, JigSlice tile, JigArena *a,
                        JigTiled *out);
    bool (*tile_from_operand)(JigRewriter *rw, JigOp *op, const size_t *operands, size_t n,
                              const JigSlice *tiles, JigArena *a, JigTiled *out);
    bool (*domain_from_result)(JigRewriter *rw, JigOp *op, size_t result, JigSlice tile,
                               JigArena *a, JigSlice *loops);
    bool (*domain_from_operand)(JigRewriter *rw, JigOp *op, const size_t *operands, size_t n,
                                const JigSlice *tiles, JigArena *a, JigSlice *loops);
    /* The op at one point of its loops. */
    bool (*scalar)(JigRewriter *rw, JigOp *op, JigLoc loc, JigValue *const *ivs);
    /* Does a tile of no iterations of the loop take nothing of all operands, so that it may stand
     * anywhere? NULL: yes. */
    bool (*may_be_empty)(const JigOp *op, size_t loop);
    /* Says why `tile` does not take that tile, where more is to be said than that; or NULL. */
    void (*why_no_tile)(const JigOp *op, JigSlice tile, JigReason *why);
    JIG_RESERVED(2);
} JigTilingIface;
JIG_API const JigTilingIface *jig_tiling(const JigOp *op);

/* ---- Sizes of results, from operands ---- */
extern JIG_API const JigIfaceId jig_iface_reify; /* ReifyRankedShapedTypeOpInterface */
typedef struct JigReifyIface {
    /* The sizes of a ranked result, built at the insertion point; `sizes` has room for its rank.
     * What the type knows is a constant. False: they can't be told. */
    bool (*sizes)(JigRewriter *rw, JigOp *op, size_t result, JigMixed *sizes);
    JIG_RESERVED(2);
} JigReifyIface;
JIG_API const JigReifyIface *jig_reify(const JigOp *op);
/* For values of any op. */
JIG_API bool jig_reify_sizes(JigRewriter *rw, JigValue *result, JigMixed *sizes);
/* Reductions that are split: partial results, which are combined in the end. */
extern JIG_API const JigIfaceId jig_iface_partial_reduction; /* PartialReductionOpInterface */
/* Which loops are split. Partial results have a dimension more for each. */
typedef struct JigPartial {
    const size_t *loops;
    size_t n;
    /* For each split loop, where along its dimension a tile puts what it reduced. NULL: a tile does
     * not reduce in these loops, and works on a slice from 0 on. */
    const JigMixed *slots;
    bool as_reference; /* what mlir-opt refuses is refused, though it could be done */
    JIG_RESERVED(2);
} JigPartial;
/* Results as in JigTilingIface; one value for each result of the op. */
typedef struct JigPartialReductionIface {
    /* What partial results start as; `lengths` of the dimensions that each loop indexes. */
    bool (*inits)(JigRewriter *rw, JigOp *op, const JigPartial *p, const JigMixed *lengths,
                  JigArena *a, JigValue **out);
    /* The op on one tile of its loops, and where in a partial result that tile's part stands. */
    bool (*tile)(JigRewriter *rw, JigOp *op, const JigPartial *p, JigSlice tile,
                 JigValue *const *inits, JigArena *a, JigTiled *out);
    bool (*result_position)(JigRewriter *rw, JigOp *op, size_t result, const JigPartial *p,
                            JigSlice tile, JigArena *a, JigSlice *out);
    /* The op's results from the partial ones. */
    bool (*merge)(JigRewriter *rw, JigOp *op, const JigPartial *p, JigValue *const *partial,
                  JigArena *a, JigTiled *out);
    JIG_RESERVED(2);
} JigPartialReductionIface;
JIG_API const JigPartialReductionIface *jig_partial_reduction(const JigOp *op);

/* ---- Scopes of data layouts ---- */
extern JIG_API const JigIfaceId jig_iface_data_layout; /* DataLayoutOpInterface */
typedef struct JigDataLayoutIface {
    const JigAttr *(*layout)(const JigOp *op); /* a #dlti.dl_spec, or NULL */
    JIG_RESERVED(2);
} JigDataLayoutIface;

/* ---- Structured ops ---- */
extern JIG_API const JigIfaceId jig_iface_structured; /* linalg::LinalgOp */
typedef struct JigStructuredIface {
    size_t (*num_loops)(const JigOp *op);
    JigIterator (*iterator)(const JigOp *op, size_t loop);
    const JigMap *(*map)(const JigOp *op, size_t operand); /* of inputs, then inits */
    const JigAttr *(*maps)(const JigOp *op);               /* all, as array attribute */
    const char *(*library_call)(const JigOp *op);          /* NULL: by name and types */
    bool (*uses_index)(const JigOp *op); /* linalg.index in the body; NULL: look */
    JIG_RESERVED(2);
} JigStructuredIface;
JIG_API const JigStructuredIface *jig_structured(const JigOp *op);
/* Of structured ops that read windows; any vtable will do. */
extern JIG_API const JigIfaceId jig_iface_convolution; /* ConvolutionOpInterface */

/* ---- Ops that stand for several simpler ones ---- */
extern JIG_API const JigIfaceId jig_iface_aggregated; /* AggregatedOpInterface */
typedef struct JigAggregatedIface {
    /* Builds them at the insertion point; the values that replace the results, in the arena. False:
     * nothing is built, as `why` (or NULL) says. */
    bool (*decompose)(JigRewriter *rw, JigOp *op, JigArena *a, JigValue **out, JigReason *why);
    JIG_RESERVED(2);
} JigAggregatedIface;
JIG_API const JigAggregatedIface *jig_aggregated(const JigOp *op);

/* ---- Checks while the program runs ---- */
extern JIG_API const JigIfaceId jig_iface_runtime_verifiable; /* RuntimeVerifiableOpInterface */
typedef struct JigRuntimeCheck JigRuntimeCheck;
struct JigRuntimeCheck {
    JigOp *op; /* is checked */
    JigRewriter *rw;
    JigLoc loc; /* of the op */
    /* Builds what stops the program with a message that says `what` where the i1 is false. */
    void (*require)(const JigRuntimeCheck *c, JigValue *condition, JigStr what);
    const void *user; /* opaque */
};
typedef struct JigRuntimeVerifiableIface {
    /* Builds, at the insertion point ahead of the op, what it takes to know that the op has a
     * meaning with the values that it gets. */
    void (*check)(const JigRuntimeCheck *c);
    JIG_RESERVED(2);
} JigRuntimeVerifiableIface;
JIG_API const JigRuntimeVerifiableIface *jig_runtime_verifiable(const JigOp *op);

/* ---- Vectors ---- */
extern JIG_API const JigIfaceId jig_iface_transfer; /* VectorTransferOpInterface */
extern JIG_API const JigIfaceId jig_iface_unroll;   /* VectorUnrollOpInterface */
typedef struct JigTransferIface {
    size_t base; /* operand number of the memref or tensor */
    JigValue *(*vector)(const JigOp *op);
    JigOperandRange (*indices)(const JigOp *op);
    JigValue *(*mask)(const JigOp *op); /* or NULL */
    JIG_RESERVED(2);
} JigTransferIface;
JIG_API const JigTransferIface *jig_transfer(const JigOp *op);
typedef struct JigUnrollIface {
    /* Shape to unroll; false: can't. *shape in the arena. */
    bool (*shape)(const JigOp *op, JigArena *a, int64_t **shape, size_t *rank);
    JIG_RESERVED(2);
} JigUnrollIface;
JIG_API const JigUnrollIface *jig_unroll(const JigOp *op);
/* Ops that vector.mask can stand around: the mask says which lanes they read, combine or write. */
extern JIG_API const JigIfaceId jig_iface_maskable; /* MaskableOpInterface */
typedef struct JigMaskableIface {
    /* The type of a mask that fits; NULL: the op is not well formed (it may not be verified yet).
     */
    const JigType *(*mask)(const JigOp *op);
    bool passthru; /* lanes that are left out can have values of another vector */
    /* What they have else, which the op's one result is where all are left out; NULL: unknown. */
    const JigValue *(*kept)(const JigOp *op);
    JIG_RESERVED(2);
} JigMaskableIface;
JIG_API const JigMaskableIface *jig_maskable(const JigOp *op);
/* Ops whose region holds one op beside its terminator, of which they say how it is done. Patterns
 * that make something else of that op do not apply, it folds to what may take its place, and is not
 * taken for one outside that does the same. */
extern JIG_API const JigIfaceId jig_iface_sole_op;
typedef struct JigSoleOpIface {
    bool (*admits)(const JigOp *around, const JigOp *op);
    /* May op, which has one result, fold to the value? NULL: it does not. */
    bool (*folds_to)(const JigOp *around, const JigOp *op, const JigValue *value);
    JIG_RESERVED(2);
} JigSoleOpIface;
/* The op in whose region op stands as such a one; NULL: it does not. */
JIG_API JigOp *jig_sole_around(const JigOp *op);

typedef struct JigVectorizeOptions {
    /* One per loop (of tensor ops: per dimension), none: those of the op. */
    const int64_t *sizes;
    const bool *scalable; /* as many */
    size_t num_sizes;
    bool nd_extract;        /* tensor.extract with several indices, too */
    bool flatten_depthwise; /* join width and channels of depthwise convolutions */
    bool dims_match_sizes;  /* dynamic dimensions are known to be the sizes */
    bool named_contraction; /* contractions become vector.contract at once */
    bool as_reference;      /* what mlir-opt refuses is refused, though it could be done */
    JIG_RESERVED(2);
} JigVectorizeOptions;
/* Ops that can be said by reads, ops on vectors and writes. Structured ops are, by their bodies;
 * for others, or instead: */
extern JIG_API const JigIfaceId jig_iface_vectorize;
typedef struct JigVectorizeIface {
    /* Builds before the op what stands for it; `values` for its results, which the caller replaces.
     * False: it can't be, as `why` (or NULL) says; what was built is unused. NULL: by its body. */
    bool (*vectorize)(JigRewriter *rw, JigOp *op, const JigVectorizeOptions *options, JigArena *a,
                      JigValue **values, JigReason *why);
    bool scalable; /* sizes may be */
    JIG_RESERVED(2);
} JigVectorizeIface;
JIG_API const JigVectorizeIface *jig_vectorizes(const JigOp *op);

/* ---- Of types (jig_type_iface): a dialect's type that may be an element of vectors, of memrefs;
 * any vtable will do ---- */
extern JIG_API const JigIfaceId jig_iface_vector_element; /* VectorElementTypeInterface */
extern JIG_API const JigIfaceId jig_iface_memref_element; /* MemRefElementTypeInterface */

/* ---- Of types, too: what data layouts may say of them ---- */
extern JIG_API const JigIfaceId jig_iface_layout_type; /* DataLayoutTypeInterface */
typedef struct JigLayoutTypeIface {
    /* Reports a value that is none for the type. NULL: any is one. */
    bool (*verify)(JigContext *ctx, JigLoc loc, const JigType *t, const JigAttr *value);
    /* May an inner layout say `value` of `t` where the one around it says `outer_value` of
     * `outer`, a type of the same row? NULL: it may. */
    bool (*combines)(const JigType *outer, const JigAttr *outer_value, const JigType *t,
                     const JigAttr *value);
    uint32_t bits; /* of the type where no layout says anything; 0: it depends on its parts */
    JIG_RESERVED(2);
} JigLayoutTypeIface;
/* Bits of a number, of an index, or of what has JigLayoutTypeIface.bits; else 0. */
JIG_API uint64_t jig_type_layout_bits(const JigType *t);

/* ---- Of attributes (jig_attr_iface): they say what the attribute is, and nothing more, so that
 * any vtable will do ---- */
extern JIG_API const JigIfaceId jig_iface_poison;      /* PoisonAttrInterface */
extern JIG_API const JigIfaceId jig_iface_mapping;     /* DeviceMappingAttrInterface */
extern JIG_API const JigIfaceId jig_iface_device_mask; /* DeviceMaskingAttrInterface */

/* ---- Of attributes, too: what a tensor must be to have one as its encoding ---- */
extern JIG_API const JigIfaceId jig_iface_tensor_encoding; /* VerifiableTensorEncoding */
typedef struct JigTensorEncodingIface {
    /* Reports what does not fit; of an unranked tensor the rank is 0. */
    bool (*verify)(JigContext *ctx, JigLoc loc, const JigAttr *x, size_t rank,
                   const JigType *element);
    JIG_RESERVED(2);
} JigTensorEncodingIface;

JIG_END_C

#endif
