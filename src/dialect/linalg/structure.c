/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The structure of structured ops: how many loops there are, of which kind,
 * and which map picks the element of each operand. generic says it in
 * attributes; a named op in its row; map, reduce, transpose, broadcast,
 * elementwise and contract follow rules of their own.
 *
 * The functions answer for any op that its row's constraints accept; what does
 * not fit together is for the verifier to report.
 */
#include "dialect/common/slices.h"
#include "dialect/linalg/linalg_int.h"
#include "ir/context.h"

/* Rank of a shaped type; a scalar counts as rank 0. */
static size_t rank_of(const JigValue *v) {
    return jig_linalg_rank(jig_value_type(v));
}

static JigOperandRange inits_of(const JigOp *op) {
    return jig_operand_range(op, 1);
}

static const JigValue *first_init(const JigOp *op) {
    JigOperandRange inits = inits_of(op);
    return inits.count ? jig_op_operand(op, inits.start) : NULL;
}

static const JigAttr *array_attr(const JigOp *op, const char *name) {
    const JigAttr *x = jig_op_attr(op, name);
    return x && jig_attr_kind(x) == JIG_ATTR_ARRAY ? x : NULL;
}

static const JigMap *map_at(const JigAttr *array, size_t i) {
    bool is_map = array && i < jig_attr_array_len(array) &&
                  jig_attr_kind(jig_attr_array_at(array, i)) == JIG_ATTR_MAP;
    return is_map ? jig_attr_map_value(jig_attr_array_at(array, i)) : NULL;
}

static size_t dims_of_map(const JigAttr *array, size_t i) {
    const JigMap *map = map_at(array, i);
    return map ? jig_map_num_dims(map) : 0;
}

bool jig_linalg_keeps_maps(const JigOpRow *row) {
    return row == JIG_LINALG(GENERIC) || row == JIG_LINALG(CONTRACT) ||
           row == JIG_LINALG(ELEMENTWISE) || row == JIG_LINALG(MATMUL) ||
           row == JIG_LINALG(BATCH_MATMUL) || row == JIG_LINALG(BATCH_REDUCE_MATMUL);
}

bool jig_linalg_remembers_maps(const JigOpRow *row) {
    const JigLinalgNamed *named = row ? jig_linalg_named_of_row(row) : NULL;
    return named && !jig_linalg_keeps_maps(row) && !jig_named_is_polymorphic(named);
}

/* ---- Loops ---- */
static bool is_reduced(const JigOp *op, size_t loop) {
    const JigAttr *dims = jig_linalg_dimensions_attr(op);
    size_t n = dims ? jig_attr_dense_array_len(dims) : 0;
    for (size_t i = 0; i < n; i++)
        if (jig_attr_dense_array_int(dims, i) == (int64_t)loop)
            return true;
    return false;
}

static size_t num_loops(const JigOp *op) {
    const JigOpRow *row = jig_op_row(op);
    if (row == JIG_LINALG(GENERIC)) {
        const JigAttr *iterators = array_attr(op, "iterator_types");
        return iterators ? jig_attr_array_len(iterators) : 0;
    }
    if (row == JIG_LINALG(CONTRACT))
        return dims_of_map(array_attr(op, "indexing_maps"), 0);
    if (row == JIG_LINALG(REDUCE))
        return jig_op_num_operands(op) ? rank_of(jig_linalg_reduce_inputs_at(op, 0)) : 0;
    const JigLinalgNamed *named = jig_linalg_named_of_row(row);
    if (named && !jig_named_is_polymorphic(named)) {
        JigNamedLoop loops[JIG_NAMED_MAX_LOOPS];
        return jig_named_loops(named, loops);
    }
    const JigValue *init = first_init(op);
    return init ? rank_of(init) : 0;
}

/* A loop of a contraction reduces when the output does not depend on it. */
static JigIterator contract_iterator(const JigOp *op, size_t loop) {
    const JigAttr *maps = array_attr(op, "indexing_maps");
    const JigMap *out =
        map_at(maps, maps && jig_attr_array_len(maps) ? jig_attr_array_len(maps) - 1 : 0);
    return out && jig_map_uses_dim(out, (unsigned)loop) ? JIG_PARALLEL : JIG_REDUCTION;
}

static JigIterator iterator(const JigOp *op, size_t loop) {
    const JigOpRow *row = jig_op_row(op);
    if (row == JIG_LINALG(GENERIC)) {
        const JigAttr *iterators = array_attr(op, "iterator_types");
        const JigAttr *x = iterators && loop < jig_attr_array_len(iterators)
                               ? jig_attr_array_at(iterators, loop)
                               : NULL;
        bool is_enum = x && jig_attr_kind(x) == JIG_ATTR_DIALECT && jig_attr_row(x)->enum_of;
        return is_enum ? (JigIterator)jig_attr_enum_value(x) : JIG_PARALLEL;
    }
    if (row == JIG_LINALG(CONTRACT))
        return contract_iterator(op, loop);
    if (row == JIG_LINALG(REDUCE))
        return is_reduced(op, loop) ? JIG_REDUCTION : JIG_PARALLEL;
    const JigLinalgNamed *named = jig_linalg_named_of_row(row);
    if (named && !jig_named_is_polymorphic(named)) {
        JigNamedLoop loops[JIG_NAMED_MAX_LOOPS];
        size_t n = jig_named_loops(named, loops);
        return loop < n && loops[loop].reduction ? JIG_REDUCTION : JIG_PARALLEL;
    }
    return JIG_PARALLEL;
}

static const JigAttrRow *enum_row(const char *name) {
    for (size_t i = 0; i < jig_linalg_dialect.num_attrs; i++)
        if (!strcmp(jig_linalg_dialect.attrs[i].name, name))
            return &jig_linalg_dialect.attrs[i];
    return NULL;
}

const JigAttr *jig_linalg_type_fn_attr(JigContext *ctx, bool is_unsigned) {
    return jig_attr_enum(ctx, enum_row("linalg.type_fn"), is_unsigned);
}

const JigAttr *jig_linalg_elementwise_kind_attr_of(JigContext *ctx, JigStr name) {
    const JigDialect *d = &jig_linalg_dialect;
    for (size_t i = 0; i < d->num_enums; i++)
        for (const JigEnumCase *c = d->enums[i].cases;
             c->text && !strcmp(d->enums[i].name, "linalg.elementwise_kind"); c++)
            if (jig_str_is(name, c->text))
                return jig_attr_enum(ctx, enum_row("linalg.elementwise_kind"), c->value);
    return NULL;
}

const JigAttr *jig_linalg_iterator_attr(JigContext *ctx, const JigIterator *iterators, size_t n) {
    const JigAttrRow *row = enum_row("linalg.iterator_type");
    JigScratch scratch;
    JigArena *a = jig_scratch_init(&scratch);
    const JigAttr **all = JIG_NEW_ARRAY(a, const JigAttr *, n + 1);
    for (size_t i = 0; i < n; i++)
        all[i] = jig_attr_enum(ctx, row, iterators[i]);
    const JigAttr *array = jig_attr_array(ctx, all, n);
    jig_arena_free(a);
    return array;
}

/* ---- Maps ---- */
/* Loops that are not reduced (reduce) or not added (broadcast), in order. */
static const JigMap *map_of_other_dims(const JigOp *op, size_t rank) {
    JigContext *ctx = jig_op_context(op);
    const JigMap *map = jig_map_identity(ctx, (unsigned)rank);
    for (size_t i = rank; i-- > 0;)
        if (is_reduced(op, i))
            map = jig_map_drop_result(map, (unsigned)i);
    return map;
}

/* Of the input of a transpose: dimension permutation[i] of it is dimension i of the output. */
static const JigMap *map_of_transposed(const JigOp *op, size_t rank) {
    const JigAttr *permutation = jig_linalg_transpose_permutation_attr(op);
    size_t n = permutation ? jig_attr_dense_array_len(permutation) : 0;
    JigContext *ctx = jig_op_context(op);
    if (n != rank)
        return jig_map_identity(ctx, (unsigned)rank);
    JigArena a;
    jig_arena_init(&a);
    int64_t *positions = JIG_NEW_ARRAY(&a, int64_t, n + 1);
    for (size_t i = 0; i < n; i++) {
        int64_t to = jig_attr_dense_array_int(permutation, i);
        if (to >= 0 && to < (int64_t)n)
            positions[to] = (int64_t)i;
    }
    const JigMap *map = jig_map_multi_dim(ctx, (unsigned)rank, positions, n);
    jig_arena_free(&a);
    return map;
}

/* Of an elementwise op: a scalar is the same everywhere. */
static const JigMap *map_of_element(const JigOp *op, size_t operand, size_t rank) {
    JigContext *ctx = jig_op_context(op);
    if (rank_of(jig_op_operand(op, operand)) == 0)
        return jig_map(ctx, (unsigned)rank, 0, NULL, 0);
    return jig_map_identity(ctx, (unsigned)rank);
}

static void window_attr(const JigOp *op, const char *name, int64_t out[3]) {
    const JigAttr *x = jig_op_attr(op, name);
    for (int i = 0; i < 3; i++) {
        bool given = x && jig_attr_is_dense(x) && i < jig_type_num_elements(jig_attr_type(x));
        out[i] = given ? jig_attr_dense_int(x, i) : 1;
    }
}

static const JigMap *compute_map(const JigOp *op, size_t operand) {
    const JigOpRow *row = jig_op_row(op);
    JigContext *ctx = jig_op_context(op);
    size_t loops = num_loops(op);
    bool is_init = operand >= inits_of(op).start;
    if (row == JIG_LINALG(REDUCE))
        return is_init ? map_of_other_dims(op, loops) : jig_map_identity(ctx, (unsigned)loops);
    if (row == JIG_LINALG(BROADCAST))
        return is_init ? jig_map_identity(ctx, (unsigned)loops) : map_of_other_dims(op, loops);
    if (row == JIG_LINALG(TRANSPOSE))
        return is_init ? jig_map_identity(ctx, (unsigned)loops) : map_of_transposed(op, loops);
    const JigLinalgNamed *named = jig_linalg_named_of_row(row);
    if (!named) /* map, elementwise */
        return jig_map_identity(ctx, (unsigned)loops);
    if (jig_named_is_polymorphic(named))
        return map_of_element(op, operand, loops);
    int64_t strides[3], dilations[3];
    window_attr(op, "strides", strides);
    window_attr(op, "dilations", dilations);
    return jig_map_simplify(jig_named_map(ctx, named, operand, strides, dilations));
}

/* Of ops with fixed loops: an attribute remembers their maps once asked for. */
static const char memoized_name[] = "linalg.memoized_indexing_maps";

static const JigAttr *build_maps(const JigOp *op) {
    JigContext *ctx = jig_op_context(op);
    const JigLinalgNamed *named = jig_linalg_named(op);
    bool fixed = named && !jig_named_is_polymorphic(named);
    size_t n = fixed ? jig_named_num_operands(named) : jig_op_num_operands(op);
    JigScratch scratch;
    JigArena *a = jig_scratch_init(&scratch);
    const JigAttr **items = JIG_NEW_ARRAY(a, const JigAttr *, n + 1);
    for (size_t i = 0; i < n; i++)
        items[i] = jig_attr_of_map(compute_map(op, i));
    const JigAttr *array = jig_attr_array(ctx, items, n);
    jig_arena_free(a);
    return array;
}

bool jig_linalg_are_maps(const JigAttr *x) {
    if (jig_attr_kind(x) != JIG_ATTR_ARRAY)
        return false;
    for (size_t i = 0; i < jig_attr_array_len(x); i++)
        if (jig_attr_kind(jig_attr_array_at(x, i)) != JIG_ATTR_MAP)
            return false;
    return true;
}

static const JigAttr *maps(const JigOp *op) {
    const JigOpRow *row = jig_op_row(op);
    const JigLinalgNamed *named = jig_linalg_named_of_row(row);
    if (jig_linalg_keeps_maps(row)) {
        const JigAttr *given = array_attr(op, "indexing_maps");
        if (given)
            return given;
        return named ? jig_linalg_default_maps(jig_op_context(op), named)
                     : jig_attr_array(jig_op_context(op), NULL, 0);
    }
    if (!named || jig_named_is_polymorphic(named))
        return build_maps(op);
    const JigAttr *known = array_attr(op, memoized_name);
    if (known && jig_linalg_are_maps(known))
        return known;
    const JigAttr *built = build_maps(op);
    if (!known)
        jig_op_set_attr((JigOp *)op, memoized_name, built);
    return built;
}

void jig_linalg_copy_attrs(JigOp *to, const JigOp *from) {
    jig_op_copy_discardable_attrs(to, from);
    jig_op_set_attr(to, memoized_name, NULL);
}

static const JigMap *map(const JigOp *op, size_t operand) {
    const JigOpRow *row = jig_op_row(op);
    const JigLinalgNamed *named = jig_linalg_named_of_row(row);
    if (jig_linalg_keeps_maps(row) || (named && !jig_named_is_polymorphic(named)))
        return map_at(maps(op), operand);
    return compute_map(op, operand);
}

static const JigAttr *make_default_maps(JigContext *ctx, const JigLinalgNamed *row) {
    const JigAttr *items[8] = {0};
    size_t n = jig_named_num_operands(row);
    for (size_t i = 0; i < n; i++)
        items[i] = jig_attr_of_map(jig_named_map(ctx, row, i, NULL, NULL));
    return jig_attr_array(ctx, items, n);
}

static void free_maps(JigContext *ctx, void *slot) {
    (void)ctx;
    jig_ptrmap_free(slot);
}
static const JigContextKey maps_key = {sizeof(JigPtrMap), free_maps};

/* Every op that keeps its maps is compared with them. */
const JigAttr *jig_linalg_default_maps(JigContext *ctx, const JigLinalgNamed *row) {
    JigPtrMap *kept = jig_context_slot(ctx, &maps_key);
    const JigAttr *maps = jig_ptrmap_get(kept, row);
    if (!maps) {
        maps = make_default_maps(ctx, row);
        jig_ptrmap_set(kept, row, (void *)maps);
    }
    return maps;
}

const JigAttr *jig_linalg_identity_maps(JigContext *ctx, size_t num_maps, size_t rank,
                                        JigArena *a) {
    const JigAttr **items = jig_arena_alloc(a, (num_maps + 1) * sizeof *items);
    for (size_t i = 0; i < num_maps; i++)
        items[i] = jig_attr_of_map(jig_map_identity(ctx, (unsigned)rank));
    return jig_attr_array(ctx, items, num_maps);
}

static const char *library_call(const JigOp *op) {
    return jig_linalg_generic_library_call(op).ptr;
}

/* ---- The interfaces ---- */
static const JigStructuredIface structured = {
    .num_loops = num_loops,
    .iterator = iterator,
    .map = map,
    .maps = maps,
    .library_call = library_call,
};
static const JigDpsIface dps = {.inits = inits_of};

const JigType *jig_linalg_element_type(const JigType *t) {
    return jig_type_is_memref(t) || jig_type_is_ranked_tensor(t) ? jig_type_element(t) : t;
}

/* Effects: tensors are values. Of buffers, an input is read, an init written,
 * and read when the body uses its element. */
static bool body_uses(const JigOp *op, size_t operand) {
    const JigBlock *body = jig_op_body(op);
    return !body || operand >= jig_block_num_args(body) ||
           jig_value_has_uses(jig_block_arg(body, operand));
}

void jig_linalg_effects(const JigOp *op, JigEffects *out) {
    size_t first_init = inits_of(op).start;
    for (size_t i = 0; i < jig_op_num_operands(op); i++) {
        JigValue *v = jig_op_operand(op, i);
        if (!jig_type_is_any_memref(jig_value_type(v)))
            continue;
        bool map_init = jig_op_is(op, JIG_LINALG(MAP)) && i >= first_init;
        if (i < first_init || (!map_init && body_uses(op, i)))
            jig_effects_add(out, JIG_EFFECT_READ, v, NULL);
        if (i >= first_init)
            jig_effects_add(out, JIG_EFFECT_WRITE, v, NULL);
    }
}

static JigSpeculation speculation(const JigOp *op) {
    return jig_linalg_on_tensors(op) ? JIG_RECURSIVELY_SPECULATABLE : JIG_NOT_SPECULATABLE;
}
static const JigSpeculationIface speculates = {.speculation = speculation};

/* A pack or unpack of partial tiles is only safe where it stands. */
static JigSpeculation relayout_speculation(const JigOp *op) {
    JigArena *a = jig_arena_create();
    JigRelayout r = jig_linalg_relayout(op, a);
    bool safe = r.padding != NULL;
    if (!safe) {
        size_t first = jig_type_rank(r.packed) - r.num_tiles;
        safe = true;
        for (size_t i = 0; i < r.num_tiles; i++) {
            int64_t tile;
            safe &= jig_mixed_constant(r.tiles[i], &tile) &&
                    !jig_type_is_dynamic_dim(r.packed, first + i);
        }
    }
    jig_arena_destroy(a);
    return safe ? JIG_SPECULATABLE : JIG_NOT_SPECULATABLE;
}
static const JigSpeculationIface relayout_speculates = {.speculation = relayout_speculation};

#define STRUCTURED                                                                                 \
    {&jig_iface_structured, &structured}, {&jig_iface_dps, &dps},                                  \
        {&jig_iface_speculation, &speculates}, {&jig_iface_tiling, &jig_linalg_tiling},            \
        {&jig_iface_reify, &jig_linalg_reify}, {                                                   \
        &jig_iface_partial_reduction, &jig_linalg_partial_reduction                                \
    }
const JigIface jig_linalg_structured_ifaces[] = {STRUCTURED, {0}};
const JigIface jig_linalg_window_ifaces[] = {
    STRUCTURED, {&jig_iface_convolution, &structured}, {0}};

const JigIface jig_linalg_softmax_ifaces[] = {
    {&jig_iface_dps, &dps},
    {&jig_iface_tiling, &jig_linalg_softmax_tiling},
    {&jig_iface_reify, &jig_linalg_reify_input},
    {&jig_iface_aggregated, &jig_linalg_softmax_aggregated},
    {0},
};
const JigIface jig_linalg_winograd_filter_ifaces[] = {
    {&jig_iface_dps, &dps},
    {&jig_iface_tiling, &jig_linalg_winograd_filter_tiling},
    {0},
};
const JigIface jig_linalg_winograd_input_ifaces[] = {
    {&jig_iface_dps, &dps},
    {&jig_iface_tiling, &jig_linalg_winograd_input_tiling},
    {0},
};
const JigIface jig_linalg_winograd_output_ifaces[] = {
    {&jig_iface_dps, &dps},
    {&jig_iface_tiling, &jig_linalg_winograd_output_tiling},
    {0},
};
const JigIface jig_linalg_pack_ifaces[] = {
    {&jig_iface_dps, &dps},
    {&jig_iface_tiling, &jig_linalg_pack_tiling},
    {&jig_iface_reify, &jig_linalg_reify_init},
    {&jig_iface_speculation, &relayout_speculates},
    {0},
};
const JigIface jig_linalg_unpack_ifaces[] = {
    {&jig_iface_dps, &dps},
    {&jig_iface_tiling, &jig_linalg_unpack_tiling},
    {&jig_iface_reify, &jig_linalg_reify_init},
    {&jig_iface_speculation, &relayout_speculates},
    {0},
};

/* ---- Reading ---- */
size_t jig_linalg_num_ins(const JigOp *op) {
    return jig_dps_inits(op).start;
}

/* Some operand of one kind and none of the other. */
static bool only(const JigOp *op, bool (*wanted)(const JigType *t),
                 bool (*unwanted)(const JigType *t)) {
    bool any = false;
    for (size_t i = 0; i < jig_op_num_operands(op); i++) {
        const JigType *type = jig_op_operand_type(op, i);
        any |= wanted(type);
        if (unwanted(type))
            return false;
    }
    return any;
}

bool jig_linalg_on_tensors(const JigOp *op) {
    return only(op, jig_type_is_tensor, jig_type_is_any_memref);
}

bool jig_linalg_on_buffers(const JigOp *op) {
    return only(op, jig_type_is_any_memref, jig_type_is_tensor);
}
