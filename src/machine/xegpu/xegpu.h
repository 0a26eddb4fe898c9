/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The xegpu dialect: descriptors of tiles in memory, and how data lies in subgroups and lanes. */
#ifndef JIG_MACHINE_XEGPU_XEGPU_H
#define JIG_MACHINE_XEGPU_XEGPU_H

#include "jig/arena.h"
#include "jig/ops/xegpu.h"

enum {
    JIG_XEGPU_MEMORY_SPACE,
    JIG_XEGPU_CACHE_HINT,
    JIG_XEGPU_FENCE_SCOPE,
    JIG_XEGPU_BLOCK,      /* memory space, array length, boundary check */
    JIG_XEGPU_SCATTER,    /* memory space, chunk size */
    JIG_XEGPU_LAYOUT,     /* JigXegpuField each */
    JIG_XEGPU_SLICE,      /* layout or slice, dims */
    JIG_XEGPU_RANGE,      /* start, end */
    JIG_XEGPU_MEM_LAYOUT, /* a dictionary */
    JIG_XEGPU_NUM_ATTRS
};
extern const JigAttrRow jig_xegpu_attrs[];
#define JIG_XEGPU_ATTR(id) (&jig_xegpu_attrs[JIG_XEGPU_##id])

enum {
    JIG_XEGPU_TYPE_TENSOR_DESC, /* shape, element type, encoding, layout or NULL */
    JIG_XEGPU_TYPE_NBARRIER,
    JIG_XEGPU_TYPE_MEM_DESC, /* shape, element type, mem_layout or NULL */
    JIG_XEGPU_NUM_TYPES
};
extern const JigTypeRow jig_xegpu_types[];
#define JIG_XEGPU_TYPE(id) (&jig_xegpu_types[JIG_XEGPU_TYPE_##id])

extern const JigDialect jig_xegpu_dialect;

/* ---- Descriptors, of tiles (tensor_desc) and of shared memory (mem_desc) ---- */
bool jig_xegpu_is_desc(const JigType *t); /* tensor_desc */
size_t jig_xegpu_rank(const JigType *desc);
const int64_t *jig_xegpu_shape(const JigType *desc);
const JigType *jig_xegpu_element(const JigType *desc);
const JigAttr *jig_xegpu_encoding(const JigType *desc); /* never NULL */
const JigAttr *jig_xegpu_layout_of(const JigType *desc);
/* The same tile with another layout; NULL after a report at `loc`: it can't be shared out so. */
const JigType *jig_xegpu_with_layout(const JigType *desc, const JigAttr *layout, JigLoc loc);

/* ---- Layouts ---- */
typedef enum JigXegpuField {
    JIG_XEGPU_SG_LAYOUT,
    JIG_XEGPU_SG_DATA,
    JIG_XEGPU_INST_DATA,
    JIG_XEGPU_LANE_LAYOUT,
    JIG_XEGPU_LANE_DATA,
    JIG_XEGPU_ORDER,
    JIG_XEGPU_NUM_FIELDS
} JigXegpuField;

/* A layout or a slice of one. */
bool jig_xegpu_is_layout(const JigAttr *x);
/* Its number of dimensions. */
size_t jig_xegpu_layout_rank(const JigAttr *x);
/* Is it about subgroups of a group? Else about lanes of a subgroup. */
bool jig_xegpu_is_for_groups(const JigAttr *x);
/* The numbers of a field, of a slice without those of the dims that it drops; none where the layout
 * does not say. */
typedef struct JigXegpuNumbers {
    int64_t *items; /* in the arena */
    size_t n;
} JigXegpuNumbers;
JigXegpuNumbers jig_xegpu_field(const JigAttr *x, JigXegpuField field, JigArena *a);
/* Can data of the shape be shared out evenly, to subgroups, then instructions, then lanes? */
bool jig_xegpu_distributes(const JigAttr *x, const int64_t *shape, size_t rank);
/* A layout, of which absent fields are NULL, or NULL after a report at `loc`. */
const JigAttr *jig_xegpu_layout(JigContext *ctx, JigLoc loc,
                                const JigAttr *const fields[JIG_XEGPU_NUM_FIELDS]);
const JigAttr *jig_xegpu_slice(JigLoc loc, const JigAttr *layout, const JigAttr *dims);

#endif
