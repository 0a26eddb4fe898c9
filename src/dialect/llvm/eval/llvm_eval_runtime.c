/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Functions that lowered programs declare and find at run time: memory and texts of the C library,
 * copies between buffers, what prints numbers. They are known by their names, and take what stands
 * there.
 */
#include "eval/shadow.h"
#include "dialect/llvm/eval/llvm_eval.h"
#include "dialect/math/math.h"

#include <stdio.h>

typedef struct Runtime {
    const char *name;
    JigEvalOutcome (*fn)(JigEvalCall *call, size_t first);
    const char *takes; /* a letter for each argument: p(ointer), i(nteger), f(loat) */
    const char *gives; /* likewise */
} Runtime;

static JigEvalOutcome outcome(bool ok) {
    return ok ? JIG_EVAL_NEXT : JIG_EVAL_STOP;
}

static bool size_at(JigEvalCall *call, size_t i, uint64_t *out) {
    JigInt n;
    JIG_CHECK(jig_eval_get_int(call, i, &n));
    if (!jig_int_fits_u64(n))
        return jig_eval_fail(call, "is of more bytes than there are");
    *out = jig_int_u64(n);
    return true;
}

/* ---- Memory ---- */

static JigEvalOutcome allocate(JigEvalCall *call, size_t first) {
    uint64_t size;
    return size_at(call, first, &size) ? jig_llvm_eval_allocate(call, size, JIG_BUFFER_HEAP, false)
                                       : JIG_EVAL_STOP;
}
static JigEvalOutcome allocate_aligned(JigEvalCall *call, size_t first) {
    uint64_t align, size;
    if (!size_at(call, first, &align) || !size_at(call, first + 1, &size))
        return JIG_EVAL_STOP;
    if (!align || (align & (align - 1)) || size % align)
        return jig_eval_error(call,
                              "allocates %llu bytes aligned to %llu: a power of two that divides "
                              "the size is expected",
                              (unsigned long long)size, (unsigned long long)align);
    return jig_llvm_eval_allocate(call, size, JIG_BUFFER_HEAP, true);
}

/* The buffer that begins at the pointer; NULL after an error. */
static JigEvalBuffer *heap_buffer(JigEvalCall *call, size_t i) {
    uint64_t address;
    size_t at;
    if (!jig_llvm_read_pointer(call, i, &address))
        return NULL;
    JigEvalBuffer *b = jig_eval_pointer_buffer(call->eval, address);
    if (!b)
        return jig_eval_pointer_at(call, address, 0, &at); /* says why */
    if (b->kind != JIG_BUFFER_HEAP || address != b->address) {
        jig_eval_fail(call, b->kind != JIG_BUFFER_HEAP
                                ? "frees memory that is not on the heap"
                                : "frees what is not the beginning of its memory");
        return NULL;
    }
    return b;
}
static JigEvalOutcome release(JigEvalCall *call, size_t first) {
    const JigEvalValue *v = jig_eval_slot(call, first);
    if (v->tag == JIG_EVAL_NUMBER && !v->w[0])
        return JIG_EVAL_NEXT;
    JigEvalBuffer *b = heap_buffer(call, first);
    if (!b)
        return JIG_EVAL_STOP;
    jig_eval_writes(b, 0, b->size); /* nobody else may use it then */
    b->refs++;
    jig_eval_buffer_free(b);
    jig_eval_buffer_release(b);
    return JIG_EVAL_NEXT;
}

static JigEvalOutcome copy_shaped(JigEvalCall *call, JigEvalShaped *from, JigEvalShaped *to) {
    if (from->rank != to->rank)
        return jig_eval_error(call, "copies between ranks %u and %u", from->rank, to->rank);
    if (to->buffer->constant)
        return jig_eval_error(call, "writes to constant memory");
    if (from->buffer != to->buffer)
        return outcome(jig_eval_shaped_assign(call, to, from));
    /* They may overlap: as if by a copy in between. */
    JigEvalShaped *between = jig_eval_shaped_copy(call->eval, jig_eval_loc(call->step->op), from);
    bool ok = between && jig_eval_shaped_assign(call, to, between);
    if (between)
        jig_eval_shaped_release(between);
    return outcome(ok);
}
/* Bytes of an element; rank and descriptor of the source and of the target, in memory. */
static JigEvalOutcome copy_buffers(JigEvalCall *call, size_t first) {
    uint64_t size, where[2];
    JigEvalShaped *s[2] = {NULL, NULL};
    bool ok = size_at(call, first, &size);
    /* Of the rank, as of all sizes. */
    const JigLlvmLayout *word =
        jig_llvm_layout_of(call->eval, jig_op_operand_type(call->step->op, first));
    if (ok && (!word || word->size != sizeof(uint64_t)))
        ok = jig_eval_unknown_fail(call, "is evaluated only of sizes of 64 bits");
    for (size_t i = 0; ok && i < 2; ++i) {
        JigEvalValue rank, descriptor;
        ok = jig_llvm_read_pointer(call, first + 1 + i, &where[i]) &&
             jig_llvm_read(call, word, where[i], 0, &rank) &&
             jig_llvm_read(call, word, where[i] + sizeof(uint64_t), 0, &descriptor) &&
             jig_eval_need_value(call, &rank, "a rank") &&
             jig_eval_need_value(call, &descriptor, "a pointer");
        s[i] = ok ? jig_llvm_eval_described(call, rank.w[0], descriptor.w[0], size) : NULL;
        ok = s[i] != NULL;
    }
    JigEvalOutcome result = ok ? copy_shaped(call, s[0], s[1]) : JIG_EVAL_STOP;
    for (size_t i = 0; i < 2; ++i)
        if (s[i])
            jig_eval_shaped_release(s[i]);
    return result;
}

/* ---- Texts ---- */

/* The bytes up to the zero; NULL after an error. */
static JigEvalBuffer *text_at(JigEvalCall *call, size_t i, size_t *at, size_t *len) {
    uint64_t address;
    JigEvalBuffer *b =
        jig_llvm_read_pointer(call, i, &address) ? jig_eval_pointer_at(call, address, 1, at) : NULL;
    if (!b)
        return NULL;
    const uint8_t *end = memchr(b->data + *at, 0, b->size - *at);
    *len = end ? (size_t)(end - (b->data + *at)) : 0;
    if (!end || jig_eval_buffer_state(b, *at, *len + 1) != JIG_EVAL_VALUE) {
        jig_eval_fail(call, "is of a text that does not end");
        return NULL;
    }
    return b;
}
static JigEvalOutcome print_text(JigEvalCall *call, size_t first) {
    size_t at, len;
    JigEvalBuffer *b = text_at(call, first, &at, &len);
    if (b)
        jig_eval_write(call->eval, (const char *)b->data + at, len);
    return outcome(b != NULL);
}
static JigEvalOutcome print_line(JigEvalCall *call, size_t first) {
    if (print_text(call, first) == JIG_EVAL_STOP)
        return JIG_EVAL_STOP;
    jig_eval_write(call->eval, "\n", 1);
    if (call->step->num_results)
        jig_eval_set_word(call, 0, 1);
    return JIG_EVAL_NEXT;
}
static JigEvalOutcome give_up(JigEvalCall *call, size_t first) {
    (void)first;
    return jig_eval_error(call, "stops the program");
}

/* ---- Numbers ---- */

static JigEvalOutcome print_float(JigEvalCall *call, JigFloat x) {
    char text[64];
    int n = snprintf(text, sizeof text, "%g", jig_float_to_double(x));
    jig_eval_write(call->eval, text, (size_t)n);
    return JIG_EVAL_NEXT;
}
static JigEvalOutcome print_float_value(JigEvalCall *call, size_t first) {
    JigFloat x;
    return jig_eval_get_float(call, first, &x) ? print_float(call, x) : JIG_EVAL_STOP;
}
static JigEvalOutcome print_float_bits(JigEvalCall *call, size_t first, JigFloatKind kind) {
    JigInt bits;
    return jig_eval_get_int(call, first, &bits)
               ? print_float(call, jig_float_from_bits(kind, jig_int_u64(bits), 0))
               : JIG_EVAL_STOP;
}
static JigEvalOutcome print_f16(JigEvalCall *call, size_t first) {
    return print_float_bits(call, first, JIG_F16);
}
static JigEvalOutcome print_bf16(JigEvalCall *call, size_t first) {
    return print_float_bits(call, first, JIG_BF16);
}

static JigEvalOutcome print_int(JigEvalCall *call, size_t first, bool is_signed) {
    JigInt n;
    if (!jig_eval_get_int(call, first, &n))
        return JIG_EVAL_STOP;
    JigStr digits = jig_int_to_str(n, 10, is_signed, jig_eval_arena(call));
    jig_eval_write(call->eval, digits.ptr, digits.len);
    return JIG_EVAL_NEXT;
}
static JigEvalOutcome print_signed(JigEvalCall *call, size_t first) {
    return print_int(call, first, true);
}
static JigEvalOutcome print_unsigned(JigEvalCall *call, size_t first) {
    return print_int(call, first, false);
}

#define MARK(name, text)                                                                           \
    static JigEvalOutcome name(JigEvalCall *call, size_t first) {                                  \
        (void)first;                                                                               \
        jig_eval_write(call->eval, text, sizeof text - 1);                                         \
        return JIG_EVAL_NEXT;                                                                      \
    }
MARK(print_open, "( ")
MARK(print_close, " )")
MARK(print_comma, ", ")
MARK(print_newline, "\n")

/* ---- By name ---- */

static const Runtime functions[] = {
    {"malloc", allocate, "i", "p"},
    {"_mlir_memref_to_llvm_alloc", allocate, "i", "p"},
    {"aligned_alloc", allocate_aligned, "ii", "p"},
    {"_mlir_memref_to_llvm_aligned_alloc", allocate_aligned, "ii", "p"},
    {"free", release, "p", ""},
    {"_mlir_memref_to_llvm_free", release, "p", ""},
    {"memrefCopy", copy_buffers, "ipp", ""},
    {"abort", give_up, "", ""},
    {"puts", print_line, "p", ""},
    {"puts", print_line, "p", "i"},
    {"printString", print_text, "p", ""},
    {"printI64", print_signed, "i", ""},
    {"printU64", print_unsigned, "i", ""},
    {"printF32", print_float_value, "f", ""},
    {"printF64", print_float_value, "f", ""},
    {"printF16", print_f16, "i", ""},
    {"printBF16", print_bf16, "i", ""},
    {"printOpen", print_open, "", ""},
    {"printClose", print_close, "", ""},
    {"printComma", print_comma, "", ""},
    {"printNewline", print_newline, "", ""},
};

static char letter_of(const JigType *t) {
    return jig_llvm_is_type(t, JIG_LLVM_TYPE_PTR) ? 'p'
           : jig_type_is_any_integer(t)           ? 'i'
           : jig_type_is_float(t)                 ? 'f'
                                                  : '?';
}

static bool fits(const Runtime *f, const JigOp *op, size_t first) {
    size_t n = jig_op_num_operands(op) - first, m = jig_op_num_results(op);
    bool ok = n == strlen(f->takes) && m == strlen(f->gives);
    for (size_t i = 0; ok && i < n; ++i)
        ok = letter_of(jig_op_operand_type(op, first + i)) == f->takes[i];
    for (size_t i = 0; ok && i < m; ++i)
        ok = letter_of(jig_op_result_type(op, i)) == f->gives[i];
    return ok;
}

JigEvalOutcome jig_llvm_eval_runtime(JigEvalCall *call, const JigOp *function, size_t first,
                                     bool *known) {
    JigStr name = jig_symbol_name(function);
    JigArenaMark mark = jig_arena_mark(&call->eval->scratch);
    *known = false;
    for (size_t i = 0; i < JIG_LEN(functions); ++i) {
        const Runtime *f = &functions[i];
        if (!jig_str_is(name, f->name) || !fits(f, call->step->op, first))
            continue;
        *known = true;
        JigEvalOutcome result = f->fn(call, first);
        jig_arena_rewind(&call->eval->scratch, mark);
        return result;
    }
    return first ? JIG_EVAL_STOP : jig_math_eval_named(call, name, known);
}
