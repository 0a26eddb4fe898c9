/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Described tiles. */
#include "machine/xegpu/xegpu_int.h"
#include "support/arena.h"

#include <string.h>

/* ---- What several ops share ---- */

bool jig_xegpu_verify_list(JigOp *op, const char *what, const JigAttr *list, size_t num_operands) {
    size_t places = 0;
    for (size_t i = 0; list && i < jig_attr_dense_array_len(list); i++)
        places += jig_attr_dense_array_int(list, i) == JIG_DYNAMIC;
    return places <= num_operands || jig_op_error(op, "expected %zu operands for %s, but got %zu",
                                                  places, what, num_operands);
}

bool jig_xegpu_is_read_hint(const JigAttr *hint) {
    return !hint || jig_attr_enum_value(hint) <= JIG_XEGPU_READ_INVALIDATE;
}
bool jig_xegpu_is_write_hint(const JigAttr *hint) {
    return !hint || jig_attr_enum_value(hint) <= JIG_XEGPU_UNCACHED ||
           jig_attr_enum_value(hint) >= JIG_XEGPU_WRITE_BACK;
}

bool jig_xegpu_verify_hints(JigOp *op, const JigAttr *const hints[3],
                            bool (*test)(const JigAttr *hint)) {
    for (size_t i = 0; i < 3; i++)
        if (!test(hints[i]))
            return jig_op_error(op, "invalid l%zu_hint: %s", i + 1, jig_msg_attr(hints[i]));
    return true;
}

static size_t list_len(const JigAttr *list) {
    return list ? jig_attr_dense_array_len(list) : 0;
}

static bool verify_offsets(JigOp *op, const JigType *desc, const JigAttr *offsets,
                           size_t num_operands) {
    size_t n = list_len(offsets);
    if (n && n != jig_xegpu_rank(desc))
        return jig_op_error(op, "Mismatched ranks between offsets and tensor descriptor");
    return jig_xegpu_verify_list(op, "offsets", offsets, num_operands);
}

/* ---- create_nd_tdesc ---- */

static uint32_t source_space(const JigType *source) {
    const JigAttr *space = jig_type_is_memref(source) ? jig_type_space(source) : NULL;
    if (space && jig_attr_is_int(space))
        return (uint32_t)jig_attr_int_value(space);
    if (space && jig_attr_is(space, JIG_XEGPU_ATTR(MEMORY_SPACE)))
        return (uint32_t)jig_attr_enum_value(space);
    return JIG_XEGPU_GLOBAL;
}

bool jig_xegpu_verify_space(JigOp *op, const JigType *source, const JigType *desc) {
    uint32_t from = source_space(source), to = (uint32_t)jig_xegpu_space(desc);
    return from == to ||
           jig_op_error(op, "Memory space mismatch. Source: %u, TensorDesc: %u", from, to);
}

/* How many sizes, and how many strides, are known of the source; the op's own go first. */
static size_t source_rank(const JigType *source, const JigAttr *list, bool strides) {
    if (list)
        return jig_attr_dense_array_len(list);
    size_t rank = jig_type_is_memref(source) ? jig_type_rank(source) : 0;
    int64_t offset, *room = jig_malloc((rank + 1) * sizeof *room);
    bool known = rank && (!strides || jig_type_strides(source, room, &offset));
    jig_free(room);
    return known ? rank : 0;
}

static bool verify_nd_lists(JigOp *op) {
    bool shaped =
        jig_xegpu_create_nd_tdesc_const_shape_attr(op) || jig_xegpu_create_nd_tdesc_num_shape(op);
    const struct {
        const char *name;
        const JigAttr *list;
        size_t num_operands;
        bool shown; /* operands without a list would be nowhere */
    } lists[] = {
        {"offsets", jig_xegpu_create_nd_tdesc_const_offsets_attr(op),
         jig_xegpu_create_nd_tdesc_num_offsets(op), false},
        {"shape", jig_xegpu_create_nd_tdesc_const_shape_attr(op),
         jig_xegpu_create_nd_tdesc_num_shape(op), shaped},
        {"strides", jig_xegpu_create_nd_tdesc_const_strides_attr(op),
         jig_xegpu_create_nd_tdesc_num_strides(op), shaped},
    };
    for (size_t i = 0; i < (shaped ? JIG_LEN(lists) : 1); i++) {
        JIG_CHECK(jig_xegpu_verify_list(op, lists[i].name, lists[i].list, lists[i].num_operands));
        if (lists[i].shown && !lists[i].list)
            return jig_op_error(op, "expected const_%s to say where operands for %s go",
                                lists[i].name, lists[i].name);
    }
    return true;
}

bool jig_xegpu_verify_create_nd_tdesc(JigOp *op) {
    const JigType *source = jig_value_type(jig_xegpu_create_nd_tdesc_source(op)),
                  *desc = jig_op_result_type(op, 0);
    size_t sizes = source_rank(source, jig_xegpu_create_nd_tdesc_const_shape_attr(op), false),
           strides = source_rank(source, jig_xegpu_create_nd_tdesc_const_strides_attr(op), true),
           offsets = list_len(jig_xegpu_create_nd_tdesc_const_offsets_attr(op));
    if (!jig_type_is_memref(source) && (!sizes || !strides))
        return jig_op_error(op, "expecting strides and shape to be present for integer source.");
    JIG_CHECK(jig_xegpu_verify_space(op, source, desc));
    if (sizes != strides || (offsets && offsets != sizes))
        return jig_op_error(op, "Expecting the rank of shape, strides, offsets, and source (if "
                                "source is a memref) should match with each other.");
    if (jig_xegpu_rank(desc) > sizes)
        return jig_op_error(op, "Expecting the TensorDesc rank is not greater than the ranks of "
                                "shape, strides, offsets or the memref source.");
    if (jig_type_is_memref(source) && jig_type_element(source) != jig_xegpu_element(desc))
        return jig_op_error(op, "TensorDesc should have the same element type with the source if "
                                "it is a memref.\n");
    if (jig_xegpu_is_scattered(desc))
        return jig_op_error(op, "Expects a non-scattered TensorDesc.\n");
    return verify_nd_lists(op);
}

/* ---- prefetch_nd, update_nd_offset ---- */

bool jig_xegpu_verify_prefetch_nd(JigOp *op) {
    const JigType *desc = jig_value_type(jig_xegpu_prefetch_nd_tensor_desc(op));
    const JigAttr *const hints[] = {jig_xegpu_prefetch_nd_l1_hint_attr(op),
                                    jig_xegpu_prefetch_nd_l2_hint_attr(op),
                                    jig_xegpu_prefetch_nd_l3_hint_attr(op)};
    if (jig_xegpu_is_scattered(desc))
        return jig_op_error(op, "Expects a non-scattered TensorDesc.\n");
    JIG_CHECK(jig_xegpu_verify_hints(op, hints, jig_xegpu_is_read_hint));
    return verify_offsets(op, desc, jig_xegpu_prefetch_nd_const_offsets_attr(op),
                          jig_xegpu_prefetch_nd_num_offsets(op));
}

bool jig_xegpu_verify_update_nd_offset(JigOp *op) {
    const JigType *desc = jig_value_type(jig_xegpu_update_nd_offset_tensor_desc(op));
    const JigAttr *offsets = jig_xegpu_update_nd_offset_const_offsets_attr(op);
    if (jig_xegpu_is_scattered(desc))
        return jig_op_error(op, "Expects a non-scattered TensorDesc.\n");
    if (list_len(offsets) != jig_xegpu_rank(desc))
        return jig_op_error(op, "Invalid number of offsets.");
    return jig_xegpu_verify_list(op, "offsets", offsets,
                                 jig_xegpu_update_nd_offset_num_offsets(op));
}

/* ---- load_nd, store_nd ---- */

typedef enum Fit { FITS, FITS_LANE, UNFIT, REPORTED } Fit;

/* The elements of one lane alone, as many for each? */
static Fit fits_lane(JigOp *op, const JigType *desc, const JigType *value, bool *known) {
    uint64_t all = (uint64_t)jig_xegpu_array_length(desc), own = 1;
    for (size_t i = 0; i < jig_xegpu_rank(desc); i++)
        all *= (uint64_t)jig_xegpu_shape(desc)[i];
    own = (uint64_t)jig_type_num_elements(value);
    *known = jig_type_rank(value) == 1 && (int64_t)own < (int64_t)all;
    if (!*known)
        return FITS;
    if (jig_attr_is(jig_xegpu_layout_of(desc), JIG_XEGPU_ATTR(LAYOUT))) {
        jig_op_error(op, "TensorDesc doesn't need LayoutAttr for SIMT code");
        return REPORTED;
    }
    return own && (int64_t)all % (int64_t)own == 0 ? FITS_LANE : UNFIT;
}

/* The shape of a tile as it is loaded. */
typedef struct Loaded {
    int64_t *dims; /* with room for two more */
    size_t n;
} Loaded;

static Loaded loaded(JigArena *a, const int64_t *shape, size_t n) {
    Loaded out = {JIG_NEW_ARRAY(a, int64_t, n + 2), n};
    if (n)
        memcpy(out.dims, shape, n * sizeof *shape);
    return out;
}

/* Behind an entry for each dimension there may be more, which count only for being one. */
static bool transpose(JigOp *op, Loaded *shape, const JigAttr *order, JigArena *a) {
    size_t n = jig_attr_dense_array_len(order);
    Loaded out = loaded(a, shape->dims, shape->n);
    if (n < shape->n)
        return jig_op_error(op, "expected transpose to name each of %zu dimensions", shape->n);
    for (size_t i = 0; i < n; i++) {
        int64_t dim = jig_attr_dense_array_int(order, i);
        if (dim < 0 || (size_t)dim >= shape->n) {
            jig_warning(jig_op_context(op), jig_op_loc(op),
                        "Invalid transpose attr. It is ignored.");
            return true;
        }
        if (i < shape->n)
            out.dims[i] = shape->dims[dim];
    }
    *shape = out;
    return true;
}

/* Elements of a column stand in one register. */
static void pack(JigOp *op, Loaded *shape, const JigType *desc, const JigType *value) {
    int64_t factor = jig_type_dim(value, jig_type_rank(value) - 1);
    if (jig_xegpu_rank(desc) != 2) {
        jig_warning(jig_op_context(op), jig_op_loc(op),
                    "Invalid Packed Attr. It is ignored (available for 2D TensorDesc only).");
        return;
    }
    shape->dims[0] = factor ? shape->dims[0] / factor : -1;
    shape->dims[shape->n++] = factor;
}

static bool loaded_shape(JigOp *op, const JigType *desc, const JigType *value, JigArena *a,
                         Loaded *out) {
    *out = loaded(a, jig_xegpu_shape(desc), jig_xegpu_rank(desc));
    const JigAttr *order = jig_xegpu_load_nd_transpose_attr(op);
    JIG_CHECK(!order || transpose(op, out, order, a));
    if (jig_xegpu_load_nd_packed(op))
        pack(op, out, desc, value);
    int64_t length = jig_xegpu_array_length(desc);
    if (length > 1) {
        memmove(out->dims + 1, out->dims, out->n++ * sizeof *out->dims);
        out->dims[0] = length;
    }
    return true;
}

static bool has_shape(const JigType *value, const int64_t *shape, size_t n) {
    JIG_CHECK(jig_type_rank(value) == n);
    for (size_t i = 0; i < n; i++)
        JIG_CHECK(jig_type_dim(value, i) == shape[i]);
    return true;
}

static bool unfit(JigOp *op, const char *what, const char *how, const JigType *value,
                  const JigType *desc) {
    JigArena a;
    jig_arena_init(&a);
    jig_op_error(op, "%s shape %s %s tensor descriptor %s", what,
                 jig_xegpu_shape_text(jig_type_shape(value), jig_type_rank(value), &a), how,
                 jig_msg_type(desc));
    jig_arena_free(&a);
    return false;
}

static bool verify_tile(JigOp *op, const JigType *desc) {
    if (jig_xegpu_is_scattered(desc))
        return jig_op_error(op, "Expects a non-scattered TensorDesc.\n");
    return jig_xegpu_rank(desc) <= 2 || jig_op_error(op, "Expects a 1D or 2D TensorDesc.\n");
}

bool jig_xegpu_verify_load_nd(JigOp *op) {
    const JigType *desc = jig_value_type(jig_xegpu_load_nd_tensor_desc(op)),
                  *value = jig_op_result_type(op, 0);
    const JigAttr *const hints[] = {jig_xegpu_load_nd_l1_hint_attr(op),
                                    jig_xegpu_load_nd_l2_hint_attr(op),
                                    jig_xegpu_load_nd_l3_hint_attr(op)};
    bool lane;
    JIG_CHECK(verify_tile(op, desc) && jig_xegpu_verify_hints(op, hints, jig_xegpu_is_read_hint));
    Fit fit = fits_lane(op, desc, value, &lane);
    if (fit == UNFIT)
        return unfit(op, "Result", "is not a valid distribution for", value, desc);
    if (lane)
        return fit != REPORTED;
    JigArena a;
    jig_arena_init(&a);
    Loaded shape;
    bool known = loaded_shape(op, desc, value, &a, &shape),
         same = known && has_shape(value, shape.dims, shape.n);
    jig_arena_free(&a);
    if (!same)
        return known && unfit(op, "Result", "is not consistent with", value, desc);
    return verify_offsets(op, desc, jig_xegpu_load_nd_const_offsets_attr(op),
                          jig_xegpu_load_nd_num_offsets(op));
}

bool jig_xegpu_verify_store_nd(JigOp *op) {
    const JigType *desc = jig_value_type(jig_xegpu_store_nd_tensor_desc(op)),
                  *value = jig_value_type(jig_xegpu_store_nd_value(op));
    const JigAttr *const hints[] = {jig_xegpu_store_nd_l1_hint_attr(op),
                                    jig_xegpu_store_nd_l2_hint_attr(op),
                                    jig_xegpu_store_nd_l3_hint_attr(op)};
    bool lane;
    JIG_CHECK(verify_tile(op, desc) && jig_xegpu_verify_hints(op, hints, jig_xegpu_is_write_hint));
    if (jig_xegpu_array_length(desc) > 1)
        return jig_op_error(op, "array length is not supported by store_nd.\n");
    Fit fit = fits_lane(op, desc, value, &lane);
    if (fit == UNFIT)
        return unfit(op, "Value", "is not a valid distribution for", value, desc);
    if (lane)
        return fit != REPORTED;
    if (!has_shape(value, jig_xegpu_shape(desc), jig_xegpu_rank(desc)))
        return unfit(op, "Value", "is not consistent with", value, desc);
    return verify_offsets(op, desc, jig_xegpu_store_nd_const_offsets_attr(op),
                          jig_xegpu_store_nd_num_offsets(op));
}
