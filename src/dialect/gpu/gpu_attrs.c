/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Attributes: making and asking; what is known of compiled kernels. */
#include "dialect/gpu/gpu_int.h"
#include "jig/iface.h"

#include <stdlib.h>
#include <string.h>

const JigAttr *jig_gpu_dim(JigContext *ctx, int64_t dim) {
    return jig_attr_enum(ctx, JIG_GPU_ATTR(DIM), dim);
}
const JigAttr *jig_gpu_address_space(JigContext *ctx, int64_t space) {
    return jig_attr_enum(ctx, JIG_GPU_ATTR(ADDRESS_SPACE), space);
}
bool jig_gpu_is_space(const JigAttr *x, int64_t space) {
    return x && jig_attr_is(x, JIG_GPU_ATTR(ADDRESS_SPACE)) && jig_attr_enum_value(x) == space;
}

/* ---- #gpu.loop_dim_map ---- */

const JigAttr *jig_gpu_loop_dim_map(JigContext *ctx, int64_t processor) {
    const JigAttr *same = jig_attr_of_map(jig_map_identity(ctx, 1));
    const JigAttr *params[] = {jig_attr_i64(ctx, processor), same, same};
    return jig_attr_get(ctx, JIG_GPU_ATTR(LOOP_DIM_MAP), params, JIG_LEN(params));
}
int64_t jig_gpu_loop_dim_processor(const JigAttr *x) {
    return jig_attr_int_value(jig_attr_param(x, 0));
}
const JigMap *jig_gpu_loop_dim_index(const JigAttr *x) {
    return jig_attr_map_value(jig_attr_param(x, 1));
}
const JigMap *jig_gpu_loop_dim_bound(const JigAttr *x) {
    return jig_attr_map_value(jig_attr_param(x, 2));
}

/* ---- Targets and handlers ---- */

bool jig_gpu_is_target(const JigAttr *x) {
    return jig_attr_iface(x, &jig_iface_gpu_target) != NULL;
}
bool jig_gpu_is_offloading(const JigAttr *x) {
    return jig_attr_iface(x, &jig_iface_gpu_offloading) != NULL;
}

bool jig_gpu_verify_select(JigContext *ctx, JigLoc loc, const JigAttr *const *params, size_t n) {
    (void)n;
    const JigAttr *target = params[0];
    if (target && jig_attr_is_int(target))
        return jig_attr_int_value(target) >= 0 ||
               jig_error(ctx, loc, "the object index must be positive");
    return !target || jig_gpu_is_target(target) ||
           jig_error(ctx, loc, "the target attribute must be a GPU Target attribute");
}

/* ---- #gpu.kernel_metadata, #gpu.kernel_table ---- */

bool jig_gpu_verify_metadata(JigContext *ctx, JigLoc loc, const JigAttr *const *params, size_t n) {
    (void)n;
    const JigAttr *args = params[2];
    if (!jig_attr_string_value(params[0]).len)
        return jig_error(ctx, loc, "the kernel name can't be empty");
    for (size_t i = 0; args && i < jig_attr_array_len(args); i++)
        if (jig_attr_kind(jig_attr_array_at(args, i)) != JIG_ATTR_DICT)
            return jig_error(ctx, loc,
                             "all attributes in the array must be a dictionary attribute");
    return true;
}

static JigStr kernel_name(const JigAttr *metadata) {
    return jig_attr_string_value(jig_attr_param(metadata, 0));
}
static int by_name(const void *a, const void *b) {
    JigStr x = kernel_name(*(const JigAttr *const *)a), y = kernel_name(*(const JigAttr *const *)b);
    int order = memcmp(x.ptr, y.ptr, x.len < y.len ? x.len : y.len);
    return order ? order : (x.len > y.len) - (x.len < y.len);
}

/* Kernels are sorted, so that equal names are neighbours. */
bool jig_gpu_verify_table(JigContext *ctx, JigLoc loc, const JigAttr *const *params, size_t n) {
    (void)n;
    for (size_t i = 1; i < jig_attr_array_len(params[0]); i++)
        if (jig_str_eq(kernel_name(jig_attr_array_at(params[0], i - 1)),
                       kernel_name(jig_attr_array_at(params[0], i))))
            return jig_error(ctx, loc, "expected all kernels to be uniquely named");
    return true;
}

typedef struct Kernels {
    const JigAttr **items;
    size_t n, cap;
} Kernels;

static bool parse_kernel(JigParser *p, void *user) {
    Kernels *list = user;
    JigSpot spot = jig_parse_spot(p);
    const JigAttr *x = jig_parse_attr(p, NULL);
    JIG_CHECK(x);
    if (!jig_attr_is(x, JIG_GPU_ATTR(KERNEL_METADATA)))
        return jig_parse_error(p, spot, "invalid kind of attribute specified");
    JIG_ARENA_PUSH(jig_parser_arena(p), list->items, list->n, list->cap, x);
    return true;
}

const JigAttr *jig_gpu_parse_kernel_table(JigParser *p, const JigType *type) {
    (void)type;
    JigContext *ctx = jig_parser_context(p);
    JigSpot spot = jig_parse_spot(p);
    Kernels list = {0};
    if (!jig_parse_token(p, "<") ||
        !jig_parse_list(p, JIG_DELIM_OPTIONAL_SQUARE, parse_kernel, &list, NULL) ||
        !jig_parse_token(p, ">"))
        return NULL;
    if (list.n)
        qsort(list.items, list.n, sizeof *list.items, by_name);
    const JigAttr *table = jig_attr_array(ctx, list.items, list.n);
    return jig_gpu_verify_table(ctx, jig_parse_loc(p, spot), &table, 1)
               ? jig_attr_get(ctx, JIG_GPU_ATTR(KERNEL_TABLE), &table, 1)
               : NULL;
}

void jig_gpu_print_kernel_table(JigPrinter *p, const JigAttr *x) {
    const JigAttr *table = jig_attr_param(x, 0);
    jig_print(p, "<");
    if (jig_attr_array_len(table))
        jig_print_attr(p, table);
    jig_print(p, ">");
}

/* ---- #gpu.object<target, properties = {...}, kernels = <...>, bin = "..."> ---- */

/* In the order of JigGpuFormat, from its first one on. */
static const char *const formats[] = {"offload", "assembly", "bin", "fatbin", NULL};

bool jig_gpu_verify_object(JigContext *ctx, JigLoc loc, const JigAttr *const *params, size_t n) {
    (void)n;
    return jig_gpu_is_target(params[0]) ||
           jig_error(ctx, loc,
                     "the target attribute must implement or promise the "
                     "`gpu::TargetAttrInterface`");
}

/* The text; NULL after diagnostics. */
static const JigAttr *parse_text(JigParser *p) {
    JigSpot spot = jig_parse_spot(p);
    const JigAttr *text = jig_parse_attr(p, NULL);
    if (text && jig_attr_is_string(text))
        return text;
    if (text)
        jig_parse_error(p, spot, "invalid kind of attribute specified");
    jig_parse_error(p, jig_parse_spot(p),
                    "failed to parse GPU_ObjectAttr parameter 'object' which is to be a "
                    "`StringAttr`");
    return NULL;
}

/* custom<Object>($format, $object): bin = "..." */
bool jig_gpu_parse_object_text(JigParser *p, JigSlot *slots, size_t n, JigOpState *state) {
    (void)n, (void)state;
    size_t k = JIG_GPU_FORMAT_FATBIN - JIG_GPU_FORMAT_OFFLOAD;
    JigSpot spot = jig_parse_spot(p);
    JigStr word;
    if (jig_parse_try_keyword_of(p, formats, &k)) {
        if (!jig_parse_token(p, "="))
            return jig_parse_error(p, spot, "expected an equal sign");
    } else if (jig_parse_try_any_keyword(p, &word)) {
        return jig_parse_error(p, spot, "expected keyword for GPU object format");
    }
    const JigAttr *text = parse_text(p);
    slots[0].attr = jig_attr_i64(jig_parser_context(p), (int64_t)k + JIG_GPU_FORMAT_OFFLOAD);
    slots[1].attr = text;
    return text;
}

void jig_gpu_print_object_text(JigPrinter *p, const JigOp *op, const JigSlot *slots, size_t n) {
    (void)op, (void)n;
    int64_t format = jig_attr_int_value(slots[0].attr);
    if (format != JIG_GPU_FORMAT_FATBIN)
        jig_print(p, formats[format - JIG_GPU_FORMAT_OFFLOAD]), jig_print(p, " = ");
    jig_print_attr(p, slots[1].attr);
}
