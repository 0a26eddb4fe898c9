/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Shapes, kinds and short names that the dialect's files share. */
#ifndef JIG_DIALECT_VECTOR_UTIL_H
#define JIG_DIALECT_VECTOR_UTIL_H

#include <stdio.h>

#include "dialect/vector/vector_int.h"

/* In the order of the enum vector.combining_kind. */
enum {
    JIG_KIND_ADD,
    JIG_KIND_MUL,
    JIG_KIND_MINUI,
    JIG_KIND_MINSI,
    JIG_KIND_MINNUMF,
    JIG_KIND_MAXUI,
    JIG_KIND_MAXSI,
    JIG_KIND_MAXNUMF,
    JIG_KIND_AND,
    JIG_KIND_OR,
    JIG_KIND_XOR,
    JIG_KIND_MINIMUMF,
    JIG_KIND_MAXIMUMF,
};

extern const JigEnumRow jig_vector_enums[];

/* A shape under construction, in an arena: start with JIG_SHAPE(arena). */
typedef struct JigShape {
    JigArena *arena;
    int64_t *dims;
    bool *scalable;
    size_t rank, cap;
} JigShape;
#define JIG_SHAPE(a) ((JigShape){.arena = (a)})

static inline bool jig_vector_scalable_at(const JigType *v, size_t i) {
    const bool *dims = jig_type_is_vector(v) ? jig_type_scalable_dims(v) : NULL;
    return dims && dims[i];
}
static inline void jig_vector_push_dim(JigShape *s, int64_t dim, bool scalable) {
    if (s->rank == s->cap) {
        size_t cap = s->cap;
        s->dims = jig_arena_grow(s->arena, s->dims, &s->cap, s->rank + 1, sizeof *s->dims);
        s->scalable = jig_arena_grow(s->arena, s->scalable, &cap, s->cap, sizeof *s->scalable);
    }
    s->dims[s->rank] = dim;
    s->scalable[s->rank++] = scalable;
}
/* The dims of a shaped type; nothing of a scalar. */
static inline void jig_vector_append_dims(JigShape *s, const JigType *t) {
    for (size_t i = 0; jig_type_is_shaped(t) && i < jig_type_rank(t); i++)
        jig_vector_push_dim(s, jig_type_dim(t, i), jig_vector_scalable_at(t, i));
}
static inline const JigType *jig_vector_of_shape(const JigShape *s, const JigType *element) {
    return jig_type_vector(s->dims, s->scalable, s->rank, element);
}

/* The op becomes the constant mask of these sizes, which selects nothing when one of them does. */
void jig_vector_replace_by_mask(JigRewriter *rw, JigOp *op, JigShape *sizes);

static inline int64_t jig_vector_kind(const JigOp *op) {
    return jig_attr_enum_value(jig_vector_kind_attr(op));
}

bool jig_vector_kind_fits(int64_t kind, const JigType *element);

/* Type of what is extracted from a vector at as many positions, at most its rank. */
const JigType *jig_vector_extracted_type(const JigType *source, size_t num_positions);

/* May `source` be broadcast to `dest`, and if not, why. */
typedef enum JigBroadcast {
    JIG_BROADCAST_OK,
    JIG_BROADCAST_NO_VECTOR,
    JIG_BROADCAST_RANK,
    JIG_BROADCAST_DIM
} JigBroadcast;
JigBroadcast jig_vector_broadcastable(const JigType *source, const JigType *dest,
                                      size_t *source_dim);

/* Dimensions of one lane. One that is scalable has more. */
static inline bool jig_vector_is_one_lane(const JigType *vector, size_t dim) {
    return jig_type_dim(vector, dim) == 1 && !jig_vector_scalable_at(vector, dim);
}
/* The dimensions of the vector that have more; perhaps none. */
static inline JigShape jig_vector_without_ones(const JigType *vector, JigArena *a) {
    JigShape shape = JIG_SHAPE(a);
    for (size_t i = 0; i < jig_type_rank(vector); ++i)
        if (!jig_vector_is_one_lane(vector, i))
            jig_vector_push_dim(&shape, jig_type_dim(vector, i), jig_vector_scalable_at(vector, i));
    return shape;
}

/* What would be taken into more parts than this stays as it is. */
enum { JIG_VECTOR_MANY = 1 << 18 };
/* The product of the first n dims; JIG_VECTOR_MANY + 1 where it would be more than that. */
static inline int64_t jig_vector_count(const JigType *vector, size_t n) {
    int64_t count = 1;
    for (size_t i = 0; i < n; ++i) {
        int64_t dim = jig_type_dim(vector, i);
        if (dim > JIG_VECTOR_MANY || (count *= dim) > JIG_VECTOR_MANY)
            return JIG_VECTOR_MANY + 1;
    }
    return count;
}

/* Constants that are the same in each lane. NULL: no constant. */
static inline bool jig_vector_is_splat(const JigAttr *x) {
    return x && jig_attr_is_dense(x) && jig_attr_is_splat(x);
}
static inline const JigAttr *jig_vector_splat(const JigType *type, const JigAttr *element) {
    return jig_attr_dense_of(type, &element, 1);
}

/* Is it a broadcast, or a shape cast that is one because it only adds leading ones? NULL: no. */
bool jig_vector_broadcasts(const JigOp *op);

/* Which lanes a mask selects, as far as it is known. */
typedef enum JigLanes { JIG_LANES_SOME, JIG_LANES_ALL, JIG_LANES_NONE } JigLanes;
JigLanes jig_vector_lanes_of(const JigValue *mask);

/* Row-major number of the lane of `from` that lane `i` of its broadcast to `to` shows. */
int64_t jig_vector_broadcast_lane(const JigType *from, const JigType *to, int64_t i);

#endif
