/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The machine behind jig/eval.h, as the built-in dialects' evaluators see it.
 *
 * A function is compiled once: its values, those of nested regions too, are numbered into the slots
 * of a frame, its ops become steps that know their slots. Executing a step looks nothing up.
 *
 * A slot owns its value. What a step sets is released first; what an operand holds is borrowed,
 * unless the step is its last use and takes it (jig_eval_take), so that a tensor that is updated
 * over and over stays in place.
 */
#ifndef JIG_EVAL_EVALUATOR_H
#define JIG_EVAL_EVALUATOR_H

#include "jig/eval.h"
#include "jig/iface.h"
#include "support/map.h"
#include "support/vec.h"

typedef struct JigEvalBody JigEvalBody;
typedef struct JigEvalBlock JigEvalBlock;
typedef struct JigEvalTeam JigEvalTeam; /* team.h */
struct JigEvalShadow;                   /* shadow.h */

/* ---- How numbers of a type are kept ---- */
typedef enum JigElemKind {
    JIG_ELEM_OTHER,
    JIG_ELEM_INT,
    JIG_ELEM_FLOAT,
    JIG_ELEM_COMPLEX,
    JIG_ELEM_BYTES /* of an aggregate: its type says what they are */
} JigElemKind;
typedef struct JigElem {
    JigElemKind kind;
    JigElemKind part; /* of a complex one: INT or FLOAT; else kind */
    JigFloatKind float_kind;
    uint32_t width;  /* bits of an integer, of a float, of a part */
    uint32_t size;   /* bytes in memory, as in dense attributes; of the field 16 */
    uint32_t lanes;  /* numbers of one element: a memref's may be vectors; else 1 */
    bool *fractions; /* of the field: set when a constant stands for one; NULL: none does */
} JigElem;
/* The same number in IEEE's format, as attributes have it. */
JigElem jig_eval_elem_plain(const JigElem *elem);
/* A float of an attribute as the element has it. */
JigFloat jig_eval_float_of_plain(const JigElem *elem, JigFloat x);
/* Of the innermost element of a type. Kind OTHER: no numbers. */
JigElem jig_eval_elem_of(const JigEval *e, const JigType *t);

/* How a dialect's own type is evaluated (jig_type_iface). */
extern const JigIfaceId jig_iface_eval_type;
typedef struct JigEvalTypeIface {
    JigElem (*elem)(const JigEval *e, const JigType *t);
    /* `v` of type `from` as a value of type `to`, for the caller to release; one of the types has
     * this interface. False after an error. */
    bool (*convert)(JigEvalCall *call, const JigType *from, const JigEvalValue *v,
                    const JigType *to, JigEvalValue *out);
    /* A value, not poison, without its type. */
    JigStr (*text)(JigEval *e, const JigType *t, const JigEvalValue *v, JigArena *a);
    /* Part `i` of an aggregate, which the caller releases, and its type; NULL: there is none. */
    const JigType *(*part)(JigEvalCall *call, const JigType *t, const JigEvalValue *v, size_t i,
                           JigEvalValue *out);
    /* A buffer as arguments of lowered functions: how many of `types` it takes; 0 after an error.
     */
    size_t (*spread)(JigEvalCall *call, const JigType *memref, const JigEvalValue *v,
                     const JigType *const *types, size_t n, JigEvalValue *out);
} JigEvalTypeIface;

/* How an op that a symbol names and that keeps something from call to call is looked into. */
extern const JigIfaceId jig_iface_eval_global;
typedef struct JigEvalGlobalIface {
    bool (*is_variable)(const JigOp *global); /* may the program change it? */
    /* What it has now, for the caller to release, and its type: the initial value where nothing has
     * asked for it yet. False after an error. */
    bool (*value)(JigEvalCall *call, JigOp *global, JigEvalValue *out, const JigType **type);
} JigEvalGlobalIface;
/* What a variable has after the calls so far, as a value of type `as`; of its own where that is
 * NULL. *type: what it became. False after an error. */
bool jig_eval_global(JigEval *e, JigOp *global, const JigType *as, JigEvalValue *out,
                     const JigType **type) JIG_NODISCARD;

/* ---- Values that count references ---- */
struct JigEvalWide {
    uint32_t refs, width;
    JigEval *eval;
    uint64_t words[];
};

/* Bytes, and for each what is known of it: 0 written, 1 not, 2 poison. `state` is NULL when all
 * are written. */
typedef enum JigBufferKind {
    JIG_BUFFER_VALUE,
    JIG_BUFFER_HEAP,
    JIG_BUFFER_STACK,
    JIG_BUFFER_GLOBAL
} JigBufferKind;
typedef struct JigEvalBuffer {
    uint32_t refs;
    uint8_t kind;
    bool freed, constant;
    bool must_be_freed; /* the payload allocated it, and has to free it */
    size_t size;
    uint64_t address; /* of the first byte, once somebody asked for it (pointer.h); else 0 */
    uint8_t *data, *state;
    JigEval *eval;
    JigLoc where;
    /* Bytes that are seen as elements of a field have these there, apart from the bytes. */
    struct JigEvalBuffer *field;
    uint32_t field_size; /* bytes that one of them takes in this buffer */
    uint32_t born;       /* when, as the shadow counts */
    struct JigEvalCells
        *cells; /* who used it last, where races are looked for (shadow.h), or NULL */
} JigEvalBuffer;

typedef JIG_VEC(JigEvalBuffer *) JigEvalBufferVec;

/* What stands at an address: a buffer, which counts as referred to as long as it lives, or a
 * function. */
typedef struct JigEvalPlace {
    JigEvalBuffer *buffer; /* NULL: it was freed */
    JigOp *function;       /* or NULL */
    uint8_t kind;          /* of the buffer */
} JigEvalPlace;

/* Element [i, ...] stands at byte `base` + (offset + sum of i * stride) * elem.size * elem.lanes.
 * Tensors and vectors are dense: base and offset 0, strides row-major. */
struct JigEvalShaped {
    uint32_t refs, rank;
    JigEvalBuffer *buffer;
    JigElem elem;
    int64_t base, offset;
    int64_t *sizes, *strides; /* behind the structure */
    int64_t dims[];
};

/* ---- Code ---- */
typedef struct JigEvalStep {
    JigEvalOutcome (*fn)(JigEvalCall *call);
    JigOp *op;
    void *memo;               /* the evaluator's own: NULL when first executed, kept from then on */
    const uint32_t *operands; /* slots */
    const bool *last;         /* is it the last use of the operand's value? */
    uint32_t num_operands, num_results, first_result;
    uint32_t number;        /* among the ops that used memory in parallel; 0: none yet */
    JigEvalBody *bodies;    /* of the regions */
    JigEvalBlock **targets; /* of the successors */
} JigEvalStep;

struct JigEvalBlock {
    JigEvalStep *steps;
    uint32_t num_steps, num_args, first_arg;
};
struct JigEvalBody {
    JigEvalBlock *blocks;
    uint32_t num_blocks;
    bool is_scope; /* at its end stack buffers are freed */
};
typedef struct JigEvalCode {
    JigOp *function;
    JigEvalBody body;
    uint32_t num_slots;
    const JigElem *elems; /* of each slot's type */
} JigEvalCode;

struct JigEvalCall {
    JigEval *eval;
    JigEvalValue *frame;
    JigEvalStep *step;
    const JigEvalCode *code;
    JigEvalBlock *jump;
    JigEvalCall *caller; /* of the function, or NULL */
    int64_t element;     /* that an elementwise op is at, or -1 */
};

struct JigEval {
    JigContext *ctx;
    JigOp *module;
    JigEvalOptions options;
    uint64_t steps, memory;
    JigEvalFault fault;
    uint64_t num_leaks; /* buffers that went away without being freed; the first is from `leak` */
    JigLoc leak;
    size_t leak_size;
    uint32_t depth;
    bool took_fraction; /* JigElem.fractions */
    bool is_backwards; /* iterations without an order run from the last one to the first (nest.h) */
    bool depends_on_order; /* something was done in some of them that may tell in which order */
    JigPtrMap codes;       /* function op -> JigEvalCode * */
    JigPtrMap globals;     /* op -> JigEvalShaped * */
    JigPtrMap values;      /* op -> JigEvalValue *, in `perm` */
    JigPtrMap elems;       /* type -> JigElem * */
    JigPtrMap layouts;     /* type -> what its dialect knows of it in memory, in `perm` */
    JIG_VEC(JigEvalPlace) places;
    JigPtrMap addresses; /* function op -> number of its place + 1 */
    JigArena perm, scratch;
    const JigEvalShaped *mask;    /* of the vector.mask whose body runs, or NULL */
    const int64_t *loops;         /* iterations of the structured op whose body runs, or NULL */
    void *thread;                 /* what is kept of the thread of a launch that runs, or NULL */
    JigEvalTeam *team;            /* whose threads take turns, or NULL */
    struct JigEvalShadow *shadow; /* NULL: races are not looked for */
    struct JigEvalInserts
        *inserts; /* of the innermost loop with shared tensors (inserts.h), or NULL */
    JIG_VEC(struct JigHeld *)
    stacks;             /* of threads that ended, for others; kept, and counted, to the end */
    JigEvalValue *temp; /* of arguments that are handed over at once */
    size_t temp_len, temp_cap;
    JigEvalBufferVec stack;       /* alloca'd, in order */
    JIG_VEC(JigEvalValue *) kept; /* constants, in `perm` */
};

/* A value of one type as one of another that stands for the same: what a conversion of types does
 * to it. The caller releases it. False after an error. */
bool jig_eval_convert(JigEvalCall *call, const JigType *from, const JigEvalValue *v,
                      const JigType *to, JigEvalValue *out) JIG_NODISCARD;

/* The ops of a block in the order in which they run (eval_order.c). False: there is none. */
bool jig_eval_order(JigBlock *block, JigOpVec *out) JIG_NODISCARD;

/* What is kept under the op from one step to the next: JIG_EVAL_NONE to begin with. */
JigEvalValue *jig_eval_kept_value(JigEval *e, const JigOp *op);

/* What the program prints. */
void jig_eval_write(JigEval *e, const char *text, size_t len);

/* The code of a function with a body. NULL after a diagnostic. */
const JigEvalCode *jig_eval_code(JigEval *e, JigOp *function);
/* Calls the function. */
bool jig_eval_invoke(JigEvalCall *call, JigOp *function, const JigEvalValue *args, size_t n,
                     JigEvalValue *results) JIG_NODISCARD;
/* From outside: calls the function, and then looks for memory that is neither freed nor part of a
 * result, if that is asked for. */
bool jig_eval_enter(JigEval *e, JigOp *function, const JigEvalValue *args,
                    JigEvalValue *results) JIG_NODISCARD;
bool jig_eval_check_leaks(JigEval *e, const JigEvalValue *results, size_t n) JIG_NODISCARD;
/* Runs a region in the frame of `call`. The arguments of its first block are set already. *end: its
 * terminator, NULL when there is none. */
bool jig_eval_body(JigEvalCall *call, JigEvalBody *body, JigEvalStep **end) JIG_NODISCARD;
/* Branches: goes on at successor `i`, with the given operands of this op for its arguments. */
JigEvalOutcome jig_eval_jump(JigEvalCall *call, size_t successor, size_t first, size_t n);
/* Moves or copies `n` values at once: they may overlap. */
void jig_eval_pass(JigEvalCall *call, uint32_t to, const JigEvalStep *from, size_t first, size_t n);

static inline JigEvalValue *jig_eval_slot(const JigEvalCall *call, size_t operand) {
    return &call->frame[call->step->operands[operand]];
}
/* The number of the operand that is this value of the op's: where several are, one is as good as
 * the others. */
static inline size_t jig_eval_operand_of(const JigEvalCall *call, const JigValue *v) {
    size_t i = 0;
    while (jig_op_operand(call->step->op, i) != v)
        ++i;
    return i;
}
static inline JigEvalValue *jig_eval_end_slot(const JigEvalCall *call, const JigEvalStep *end,
                                              size_t operand) {
    return &call->frame[end->operands[operand]];
}
static inline const JigElem *jig_eval_operand_elem(const JigEvalCall *call, size_t i) {
    return &call->code->elems[call->step->operands[i]];
}
static inline const JigElem *jig_eval_result_elem(const JigEvalCall *call, size_t i) {
    return &call->code->elems[call->step->first_result + i];
}
/* The slot of result i, empty. */
static inline JigEvalValue *jig_eval_result_slot(const JigEvalCall *call, size_t i) {
    JigEvalValue *v = &call->frame[call->step->first_result + i];
    if (v->tag >= JIG_EVAL_WIDE)
        jig_eval_release(v);
    return v;
}
static inline void jig_eval_set_word(JigEvalCall *call, size_t i, uint64_t word) {
    JigEvalValue *v = jig_eval_result_slot(call, i);
    v->tag = JIG_EVAL_NUMBER;
    v->w[0] = word;
    v->w[1] = 0;
}
/* Puts a value, which becomes the slot's, into it. */
static inline void jig_eval_set_slot(JigEvalValue *slot, JigEvalValue v) {
    if (slot->tag >= JIG_EVAL_WIDE)
        jig_eval_release(slot);
    *slot = v;
}
static inline JigEvalValue jig_eval_number(uint64_t word) {
    return (JigEvalValue){.tag = JIG_EVAL_NUMBER, .w = {word}};
}
static inline JigEvalValue jig_eval_shaped_value(JigEvalShaped *s) {
    return (JigEvalValue){.tag = JIG_EVAL_SHAPED, .shaped = s};
}
static inline void jig_eval_copy_value(JigEvalValue *slot, const JigEvalValue *v) {
    jig_eval_retain(v);
    jig_eval_set_slot(slot, *v);
}
/* Counts what an evaluator does at once as that many steps. False after an error: beyond the limit.
 */
bool jig_eval_count(JigEvalCall *call, uint64_t steps) JIG_NODISCARD;
/* So many elements, or points of loops, that are only moved, or computed in bulk, take about the
 * time of a step; others take one each. */
enum { JIG_EVAL_ELEMENTS_A_STEP = 16 };
/* Counts the points of loops, each of which takes a step. */
bool jig_eval_count_points(JigEvalCall *call, const int64_t *sizes, size_t n) JIG_NODISCARD;
/* The op's own memory, zeroed when it is first asked for; *is_new then. */
void *jig_eval_memo(JigEvalCall *call, size_t size, bool *is_new);
/* The operand's value, for the caller to release; a slot that nobody reads again is emptied. */
JigEvalValue jig_eval_take(JigEvalCall *call, size_t operand);

/* ---- Errors ---- */
JigLoc
jig_eval_loc(const JigOp *op); /* its own or that of the nearest op around it which has one */
JigEvalOutcome jig_eval_verror(JigEvalCall *call, JigEvalFault fault, const char *fmt,
                               va_list args);
/* An error that is not an op's, at `loc`: false. */
bool jig_eval_stop(JigEval *e, JigEvalFault fault, JigLoc loc, const char *fmt, ...)
    JIG_PRINTF(4, 5);
/* False after an error unless the operand is a value. */
bool jig_eval_need(JigEvalCall *call, size_t operand) JIG_NODISCARD;
/* False after an error in the field, where the op has no meaning. */
bool jig_eval_decides(JigEvalCall *call) JIG_NODISCARD;
/* The same where elements are taken for others by their bits, which those of a field do not have.
 */
bool jig_eval_keeps_bits(JigEvalCall *call, const JigElem *from, const JigElem *to) JIG_NODISCARD;
/* The same of what is not an operand; `what` names it. */
bool jig_eval_need_value(JigEvalCall *call, const JigEvalValue *v, const char *what) JIG_NODISCARD;
bool jig_eval_fail(JigEvalCall *call, const char *fmt, ...) JIG_PRINTF(2, 3); /* false */
bool jig_eval_unknown_fail(JigEvalCall *call, const char *fmt, ...) JIG_PRINTF(2, 3);

/* ---- Memory ---- */
/* NULL after a diagnostic: no room. `written` false: no byte is. Numbers of elements may be
 * anything. */
JigEvalBuffer *jig_eval_buffer_create(JigEval *e, JigLoc loc, size_t size, JigBufferKind kind,
                                      bool written);
void jig_eval_buffer_release(JigEvalBuffer *b);
/* Counts a buffer that nobody freed. */
void jig_eval_buffer_note_leak(const JigEvalBuffer *b);
/* Ends its life: what is in it goes at once. */
void jig_eval_buffer_free(JigEvalBuffer *b);
/* A new structure for `buffer`, taking over the caller's reference (NULL: the caller sets it
 * later); sizes and strides are the caller's to fill in (strides are row-major when `sizes` is
 * given). */
JigEvalShaped *jig_eval_shaped_view(JigEval *e, JigEvalBuffer *buffer, JigElem elem, size_t rank,
                                    const int64_t *sizes);
/* A dense one in new memory. NULL after a diagnostic at `loc`. */
JigEvalShaped *jig_eval_shaped_create(JigEval *e, JigLoc loc, JigElem elem, size_t rank,
                                      const int64_t *sizes, JigBufferKind kind, bool written);
void jig_eval_shaped_release(JigEvalShaped *s);
/* A dense copy. */
JigEvalShaped *jig_eval_shaped_copy(JigEval *e, JigLoc loc, const JigEvalShaped *s);
/* Operand i, a tensor or vector, to be changed: taken when nobody else has it, else copied. */
JigEvalShaped *jig_eval_shaped_own(JigEvalCall *call, size_t operand);
int64_t jig_eval_shaped_count(const JigEvalShaped *s); /* of its elements */
size_t jig_eval_elem_bytes(const JigElem *elem);       /* size * lanes */
bool jig_eval_shaped_is_dense(const JigEvalShaped *s);
/* Are these the same elements? A copy of one to the other does nothing then. */
bool jig_eval_shaped_is_same(const JigEvalShaped *a, const JigEvalShaped *b);
/* Shape of a type where dynamic sizes come from `dynamic`, scalable ones are multiplied. */
void jig_eval_shape(const JigEval *e, const JigType *t, const int64_t *dynamic, int64_t *sizes);
/* Bytes below the tensor's or memref's element at `index`; false after an error when it is out of
 * bounds. */
bool jig_eval_shaped_at(JigEvalCall *call, const JigEvalShaped *s, const int64_t *index,
                        size_t *at) JIG_NODISCARD;
/* Where elements of a field are kept of a buffer of bytes, and the place there of its byte *at.
 * False after an error: they lie across others, or have another size than those that were there. */
bool jig_eval_buffer_of_field(JigEvalCall *call, JigEvalBuffer **buffer, int64_t *at,
                              const JigElem *elem) JIG_NODISCARD;
/* Is the buffer alive, and [at, at + n) in it? Errors when not. */
bool jig_eval_buffer_check(JigEvalCall *call, const JigEvalBuffer *b, int64_t at,
                           size_t n) JIG_NODISCARD;
/* Steps `index` through all of `sizes`, last dimension first; false behind the last. */
static inline bool jig_eval_next_index(int64_t *index, const int64_t *sizes, size_t rank) {
    for (size_t d = rank; d-- > 0;) {
        if (++index[d] < sizes[d])
            return true;
        index[d] = 0;
    }
    return false;
}
/* Bytes and their states, from one place to another (they may overlap). False when there is no
 * memory for states. */
void jig_eval_buffer_copy(JigEvalBuffer *to, size_t to_at, const JigEvalBuffer *from,
                          size_t from_at, size_t n);
void jig_eval_buffer_mark(JigEvalBuffer *b, size_t at, size_t n, JigEvalState state);
JigEvalState jig_eval_buffer_state(const JigEvalBuffer *b, size_t at, size_t n);
/* All elements of `from` into those of `to`, index by index; equal sizes. */
bool jig_eval_shaped_assign(JigEvalCall *call, JigEvalShaped *to,
                            const JigEvalShaped *from) JIG_NODISCARD;

/* Stack buffers that came after the first `from` ones are gone. */
void jig_eval_leave_stack(JigEval *e, size_t from);
/* All of this stack are. */
void jig_eval_leave_stack_of(JigEvalBufferVec *stack);

/* ---- Numbers ---- */
/* One number of a buffer as a value (a vector when there are lanes) and back. */
void jig_eval_load_elem(JigEval *e, JigLoc loc, const JigEvalShaped *s, size_t at,
                        JigEvalValue *out);
void jig_eval_store_elem(JigEvalShaped *s, size_t at, const JigEvalValue *v);
void jig_eval_num_of_value(const JigElem *elem, const JigEvalValue *v, JigNum *out);
void jig_eval_value_of_num(JigEval *e, const JigElem *elem, const JigNum *n, JigEvalValue *out);
void jig_eval_num_of_bytes(const JigElem *elem, const uint8_t *bytes, JigArena *a, JigNum *out);
void jig_eval_num_to_bytes(const JigElem *elem, const JigNum *n, uint8_t *bytes);
void jig_eval_num_init(const JigElem *elem, JigNum *out); /* zero of that width or kind */
static inline uint64_t jig_eval_mask(uint32_t width) {
    return width >= 64 ? UINT64_MAX : ((uint64_t)1 << width) - 1;
}
static inline int64_t jig_eval_sign_extend(uint64_t x, uint32_t width) {
    return width >= 64 || width == 0 ? (int64_t)x : (int64_t)(x << (64 - width)) >> (64 - width);
}
/* Between the host's floats and those of the same format. */
JigFloat jig_eval_float_of_f64(double d);
JigFloat jig_eval_float_of_f32(float f);
float jig_eval_f32_of(JigFloat x);
double jig_eval_f64_of(JigFloat x);

/* ---- Elementwise (eval_elementwise.c) ---- */
/* What an op does to numbers. The others are shortcuts that do the same as `fn`. */
typedef struct JigEvalKernel {
    JigEvalNumFn fn;
    /* Of integers up to 64 bits; the result is masked by the caller. False: let `fn` decide. */
    bool (*words)(uint64_t x, uint64_t y, uint32_t width, uint64_t *out);
    float (*f32)(float x, float y); /* not for NaN results */
    double (*f64)(double x, double y);
    JigFloat (*field)(const JigFloat *in); /* of floats that are all of one kind of the field */
} JigEvalKernel;
JigEvalOutcome jig_eval_kernel(JigEvalCall *call, const JigEvalKernel *k);
/* ---- Lists of numbers, each an attribute's or an operand ---- */
typedef struct JigEvalList {
    size_t n;
    const int64_t *values; /* JIG_DYNAMIC: the next operand */
    size_t first;          /* of the operands */
} JigEvalList;
/* From an i64 array attribute, which may be absent, and the operands of its dynamic items. */
JigEvalList jig_eval_list(const JigAttr *list, JigOperandRange dynamic);
bool jig_eval_list_get(JigEvalCall *call, const JigEvalList *list, int64_t *out) JIG_NODISCARD;
/* `n` operands from `first` on as signed indices. */
bool jig_eval_indices(JigEvalCall *call, size_t first, size_t n, int64_t *out) JIG_NODISCARD;
/* The results become what the terminator `end` hands over from its operand `first` on. */
void jig_eval_finish(JigEvalCall *call, const JigEvalStep *end, size_t first);
/* The results become the values of `n` slots from `slot` on, which are emptied. */
void jig_eval_finish_slots(JigEvalCall *call, uint32_t slot, size_t n);

/* Constants: the result is what the attribute says, made once. */
JigEvalOutcome jig_eval_attr(JigEvalCall *call, const char *name);

#endif
