/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What every public header needs: export marker, string references and the
 * names of the opaque types.
 *
 * Conventions of all public headers:
 *  - Functions that may fail and report through diagnostics return `bool`
 *    (true = success) or, in the script engine, `JigStatus`; both must be read.
 *  - `const JigType *`, `const JigAttr *`, affine objects and `JigStr`s that a
 *    getter returns live as long as the context. A `JigOp *` belongs to its
 *    block, a detached one to the caller.
 *  - Objects of different contexts are never mixed; a context is used by one
 *    thread at a time.
 */
#ifndef JIG_BASE_H
#define JIG_BASE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#if defined(__GNUC__)
#define JIG_API               __attribute__((visibility("default")))
#define JIG_NODISCARD         __attribute__((warn_unused_result))
#define JIG_UNLIKELY(x)       __builtin_expect(!!(x), 0)
#define JIG_PRINTF(fmt, args) __attribute__((format(printf, fmt, args)))
#else
#define JIG_API
#define JIG_NODISCARD
#define JIG_UNLIKELY(x) (x)
#define JIG_PRINTF(fmt, args)
#endif

/* Around the contents of every header: C++ programs call the same functions. */
#ifdef __cplusplus
#define JIG_BEGIN_C extern "C" {
#define JIG_END_C   }
#else
#define JIG_BEGIN_C
#define JIG_END_C
#endif

/* Leave a bool function when a step failed (the step has reported why). */
#define JIG_CHECK(step)                                                                            \
    do {                                                                                           \
        if (!(step))                                                                               \
            return false;                                                                          \
    } while (0)

JIG_BEGIN_C

/* How a transformation, or a step of the script engine, ended. A silenceable
 * failure left the payload as it was, and its diagnostics are queued: the
 * script decides whether anyone sees them. A definite failure is reported. */
typedef enum JigStatus { JIG_OK, JIG_SILENCEABLE, JIG_DEFINITE } JigStatus;

/* Leave a JigStatus function when a step failed. */
#define JIG_TRY(step)                                                                              \
    do {                                                                                           \
        JigStatus status_ = (step);                                                                \
        if (status_ != JIG_OK)                                                                     \
            return status_;                                                                        \
    } while (0)

/* Number of elements of an array object. */
#define JIG_LEN(array) (sizeof(array) / sizeof((array)[0]))
/* Of a table in a structure, .ops and .num_ops: JIG_TABLE(ops, rows). */
#define JIG_TABLE(member, array) .member = array, .num_##member = JIG_LEN(array)

/* Room at the end of a structure that plugins define, so that it can grow and keep
 * its size (jig/plugin.h). Zero. */
#define JIG_RESERVED(n) const void *reserved_[n]

/* A string by pointer and length; not NUL-terminated, not owned. */
typedef struct JigStr {
    const char *ptr;
    size_t len;
} JigStr;

#define JIG_STR(literal) ((JigStr){("" literal), sizeof(literal) - 1})
/* `%.*s` argument pair. */
#define JIG_FMT(s) (int)(s).len, (s).ptr

static inline JigStr jig_str(const char *s) {
    return (JigStr){s, s ? strlen(s) : 0};
}
static inline bool jig_str_eq(JigStr a, JigStr b) {
    return a.len == b.len && (a.len == 0 || memcmp(a.ptr, b.ptr, a.len) == 0);
}
static inline bool jig_str_starts_with(JigStr s, const char *start) {
    size_t n = strlen(start);
    return s.len >= n && memcmp(s.ptr, start, n) == 0;
}
static inline bool jig_str_ends_with(JigStr s, const char *end) {
    size_t n = strlen(end);
    return s.len >= n && memcmp(s.ptr + s.len - n, end, n) == 0;
}
static inline bool jig_str_is(JigStr a, const char *b) {
    return jig_str_eq(a, jig_str(b));
}
/* What stands behind its first `n` bytes, which it has. */
static inline JigStr jig_str_from(JigStr s, size_t n) {
    return (JigStr){s.ptr + n, s.len - n};
}
/* Where `part` begins in it for the first time; s.len: nowhere. */
static inline size_t jig_str_find(JigStr s, JigStr part) {
    for (size_t i = 0; i + part.len <= s.len; ++i)
        if (!part.len || memcmp(s.ptr + i, part.ptr, part.len) == 0)
            return i;
    return s.len;
}

/* Receives text piece by piece. */
typedef void (*JigWriteFn)(void *user, const char *text, size_t len);

/* The sentinel of a dynamic dimension, stride or offset in shapes and layouts. */
#define JIG_DYNAMIC INT64_MIN

typedef struct JigContext JigContext;
typedef struct JigType JigType; /* unique within its context */
typedef struct JigAttr JigAttr; /* unique within its context, but see JIG_ATTR_DISTINCT */
typedef struct JigExpr JigExpr; /* affine expression, unique */
typedef struct JigMap JigMap;   /* affine map, unique */
typedef struct JigSet JigSet;   /* integer set, unique */
typedef struct JigOp JigOp;
typedef struct JigValue JigValue; /* an op's result or a block's argument */
typedef struct JigUse JigUse;     /* one operand slot of one op */
typedef struct JigBlock JigBlock;
typedef struct JigRegion JigRegion;
typedef struct JigOpName JigOpName; /* an op name in a context, with its spec */
typedef struct JigOpRow JigOpRow;
typedef struct JigDialect JigDialect;
typedef struct JigRewriter JigRewriter;
typedef struct JigParser JigParser;
typedef struct JigPrinter JigPrinter;
typedef struct JigArena JigArena;

/* A unique string of a context: compare by pointer. NUL-terminated. */
typedef struct JigIdent {
    size_t len;
    char ptr[];
} JigIdent;

static inline JigStr jig_ident_str(const JigIdent *id) {
    return (JigStr){id->ptr, id->len};
}

/*
 * A location, by value. Either a location attribute or, compressed into the
 * word itself, a file position, so that parsing allocates none per op.
 */
typedef struct JigLoc {
    uintptr_t bits;
} JigLoc;

JIG_END_C

#endif
