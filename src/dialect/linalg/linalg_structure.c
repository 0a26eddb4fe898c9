/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The structure of structured ops: how many loops there are, of which kind,
 * and which map picks the element of each operand. Ops that find it in the same
 * way are a family, with a vtable of its own: generic says it in attributes, a
 * named op in its row (linalg_shape.h), others follow rules of their own.
 *
 * The functions answer for any op that its row's constraints accept; what does
 * not fit together is for the verifier to report.
 */
#include "dialect/common/slices.h"
#include "dialect/linalg/linalg_int.h"
#include "dialect/linalg/linalg_shape.h"
#include "ir/context.h"
#include "support/check.h"

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

static const char *library_call(const JigOp *op) {
    return jig_linalg_generic_library_call(op).ptr;
}

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

static const JigDpsIface dps = {.inits = inits_of};

/* ---- The families ---- */
/* The interfaces of the ops that answer so, and `more`. */
#define FAMILY_WITH(name, more, ...)                                                               \
    static const JigStructuredIface name##_structured = {__VA_ARGS__,                              \
                                                         .library_call = library_call};            \
    const JigIface jig_linalg_##name##_ifaces[] = {                                                \
        {&jig_iface_structured, &name##_structured},                                               \
        {&jig_iface_dps, &dps},                                                                    \
        {&jig_iface_speculation, &speculates},                                                     \
        {&jig_iface_tiling, &jig_linalg_tiling},                                                   \
        {&jig_iface_reify, &jig_linalg_reify},                                                     \
        {&jig_iface_partial_reduction, &jig_linalg_partial_reduction},                             \
        more{0},                                                                                   \
    }
#define FAMILY(name, ...) FAMILY_WITH(name, , __VA_ARGS__)

bool jig_linalg_keeps_maps(const JigOpRow *row) {
    return row->ifaces == jig_linalg_generic_ifaces || row->ifaces == jig_linalg_contract_ifaces ||
           row->ifaces == jig_linalg_elementwise_ifaces || row->ifaces == jig_linalg_matmul_ifaces;
}

bool jig_linalg_remembers_maps(const JigOpRow *row) {
    return row->ifaces == jig_linalg_fixed_ifaces || row->ifaces == jig_linalg_window_ifaces;
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
    JIG_REQUIRE(ctx);
    const JigDialect *d = &jig_linalg_dialect;
    for (size_t i = 0; i < d->num_enums; i++)
        for (const JigEnumCase *c = d->enums[i].cases;
             c->text && !strcmp(d->enums[i].name, "linalg.elementwise_kind"); c++)
            if (jig_str_is(name, c->text))
                return jig_attr_enum(ctx, enum_row("linalg.elementwise_kind"), c->value);
    return NULL;
}

const JigAttr *jig_linalg_iterator_attr(JigContext *ctx, const JigIterator *iterators, size_t n) {
    JIG_REQUIRE(ctx && (iterators || !n));
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

bool jig_linalg_are_maps(const JigAttr *x) {
    if (jig_attr_kind(x) != JIG_ATTR_ARRAY)
        return false;
    for (size_t i = 0; i < jig_attr_array_len(x); i++)
        if (jig_attr_kind(jig_attr_array_at(x, i)) != JIG_ATTR_MAP)
            return false;
    return true;
}

const JigAttr *jig_linalg_identity_maps(JigContext *ctx, size_t num_maps, size_t rank,
                                        JigArena *a) {
    const JigAttr **items = jig_arena_alloc(a, (num_maps + 1) * sizeof *items);
    for (size_t i = 0; i < num_maps; i++)
        items[i] = jig_attr_of_map(jig_map_identity(ctx, (unsigned)rank));
    return jig_attr_array(ctx, items, num_maps);
}

/* ---- Maps that are an attribute of the op ---- */
static const JigAttr *kept_maps(const JigOp *op) {
    const JigAttr *given = array_attr(op, "indexing_maps");
    return given ? given : jig_attr_array(jig_op_context(op), NULL, 0);
}

static const JigMap *kept_map(const JigOp *op, size_t operand) {
    return map_at(kept_maps(op), operand);
}

static size_t generic_loops(const JigOp *op) {
    const JigAttr *iterators = array_attr(op, "iterator_types");
    return iterators ? jig_attr_array_len(iterators) : 0;
}

static JigIterator generic_iterator(const JigOp *op, size_t loop) {
    const JigAttr *iterators = array_attr(op, "iterator_types");
    const JigAttr *x = iterators && loop < jig_attr_array_len(iterators)
                           ? jig_attr_array_at(iterators, loop)
                           : NULL;
    bool is_enum = x && jig_attr_kind(x) == JIG_ATTR_DIALECT && jig_attr_row(x)->enum_of;
    return is_enum ? (JigIterator)jig_attr_enum_value(x) : JIG_PARALLEL;
}
FAMILY(generic, .num_loops = generic_loops, .iterator = generic_iterator, .map = kept_map,
       .maps = kept_maps);

static size_t contract_loops(const JigOp *op) {
    return dims_of_map(array_attr(op, "indexing_maps"), 0);
}

/* A loop of a contraction reduces when the output does not depend on it. */
static JigIterator contract_iterator(const JigOp *op, size_t loop) {
    const JigAttr *maps = array_attr(op, "indexing_maps");
    const JigMap *out =
        map_at(maps, maps && jig_attr_array_len(maps) ? jig_attr_array_len(maps) - 1 : 0);
    return out && jig_map_uses_dim(out, (unsigned)loop) ? JIG_PARALLEL : JIG_REDUCTION;
}

FAMILY(contract, .num_loops = contract_loops, .iterator = contract_iterator, .map = kept_map,
       .maps = kept_maps);

/* As many parallel loops as the output has dimensions. */
static size_t init_loops(const JigOp *op) {
    const JigValue *init = first_init(op);
    return init ? rank_of(init) : 0;
}

static JigIterator parallel(const JigOp *op, size_t loop) {
    (void)op, (void)loop;
    return JIG_PARALLEL;
}
FAMILY(elementwise, .num_loops = init_loops, .iterator = parallel, .map = kept_map,
       .maps = kept_maps);

/* ---- Maps that follow from operands and dimensions ---- */
/* All maps of an op, one by one. */
static const JigAttr *built_maps(const JigOp *op) {
    const JigStructuredIface *s = jig_structured(op);
    size_t n = jig_op_num_operands(op);
    JigScratch scratch;
    JigArena *a = jig_scratch_init(&scratch);
    const JigAttr **items = JIG_NEW_ARRAY(a, const JigAttr *, n + 1);
    for (size_t i = 0; i < n; i++)
        items[i] = jig_attr_of_map(s->map(op, i));
    const JigAttr *array = jig_attr_array(jig_op_context(op), items, n);
    jig_arena_free(a);
    return array;
}

static bool is_init(const JigOp *op, size_t operand) {
    return operand >= inits_of(op).start;
}

static const JigMap *identity(const JigOp *op, size_t loops) {
    return jig_map_identity(jig_op_context(op), (unsigned)loops);
}

static const JigMap *map_map(const JigOp *op, size_t operand) {
    (void)operand;
    return identity(op, init_loops(op));
}
FAMILY(map, .num_loops = init_loops, .iterator = parallel, .map = map_map, .maps = built_maps);

static bool is_reduced(const JigOp *op, size_t loop) {
    const JigAttr *dims = jig_linalg_dimensions_attr(op);
    size_t n = dims ? jig_attr_dense_array_len(dims) : 0;
    for (size_t i = 0; i < n; i++)
        if (jig_attr_dense_array_int(dims, i) == (int64_t)loop)
            return true;
    return false;
}

/* Loops that are not reduced (reduce) or not added (broadcast), in order. */
static const JigMap *map_of_other_dims(const JigOp *op, size_t rank) {
    JigContext *ctx = jig_op_context(op);
    const JigMap *map = jig_map_identity(ctx, (unsigned)rank);
    for (size_t i = rank; i-- > 0;)
        if (is_reduced(op, i))
            map = jig_map_drop_result(map, (unsigned)i);
    return map;
}

static size_t reduce_loops(const JigOp *op) {
    return jig_op_num_operands(op) ? rank_of(jig_linalg_reduce_inputs_at(op, 0)) : 0;
}

static JigIterator reduce_iterator(const JigOp *op, size_t loop) {
    return is_reduced(op, loop) ? JIG_REDUCTION : JIG_PARALLEL;
}

static const JigMap *reduce_map(const JigOp *op, size_t operand) {
    size_t loops = reduce_loops(op);
    return is_init(op, operand) ? map_of_other_dims(op, loops) : identity(op, loops);
}
FAMILY(reduce, .num_loops = reduce_loops, .iterator = reduce_iterator, .map = reduce_map,
       .maps = built_maps);

static const JigMap *broadcast_map(const JigOp *op, size_t operand) {
    size_t loops = init_loops(op);
    return is_init(op, operand) ? identity(op, loops) : map_of_other_dims(op, loops);
}
FAMILY(broadcast, .num_loops = init_loops, .iterator = parallel, .map = broadcast_map,
       .maps = built_maps);

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

static const JigMap *transpose_map(const JigOp *op, size_t operand) {
    size_t loops = init_loops(op);
    return is_init(op, operand) ? identity(op, loops) : map_of_transposed(op, loops);
}
FAMILY(transpose, .num_loops = init_loops, .iterator = parallel, .map = transpose_map,
       .maps = built_maps);

/* Of an elementwise op: a scalar is the same everywhere. */
static const JigMap *pointwise_map(const JigOp *op, size_t operand) {
    size_t loops = init_loops(op);
    bool scalar = rank_of(jig_op_operand(op, operand)) == 0;
    return scalar ? jig_map(jig_op_context(op), (unsigned)loops, 0, NULL, 0) : identity(op, loops);
}
FAMILY(pointwise, .num_loops = init_loops, .iterator = parallel, .map = pointwise_map,
       .maps = built_maps);

/* ---- Loops and maps that the name says ---- */
static size_t fixed_loops(const JigOp *op) {
    return jig_linalg_shape_of(op)->num_loops;
}

static JigIterator fixed_iterator(const JigOp *op, size_t loop) {
    const JigLinalgShape *s = jig_linalg_shape_of(op);
    return loop < s->num_loops ? s->loops[loop].iterator : JIG_PARALLEL;
}

static const JigAttr *matmul_maps(const JigOp *op) {
    const JigAttr *given = array_attr(op, "indexing_maps");
    return given ? given : jig_linalg_shape_of(op)->maps;
}

static const JigMap *matmul_map(const JigOp *op, size_t operand) {
    return map_at(matmul_maps(op), operand);
}
FAMILY(matmul, .num_loops = fixed_loops, .iterator = fixed_iterator, .map = matmul_map,
       .maps = matmul_maps);

/* What somebody wrote into the op counts. */
static const JigAttr *fixed_maps(const JigOp *op) {
    const JigLinalgShape *s = jig_linalg_shape_of(op);
    const JigAttr *written = array_attr(op, JIG_LINALG_MEMOIZED);
    if (written && (written == s->maps || jig_linalg_are_maps(written)))
        return written;
    if (!s->num_windows)
        return s->maps;
    return jig_linalg_window_maps(jig_op_context(op), s, jig_linalg_strides_attr(op),
                                  jig_linalg_dilations_attr(op));
}

static const JigMap *fixed_map(const JigOp *op, size_t operand) {
    return map_at(fixed_maps(op), operand);
}
FAMILY(fixed, .num_loops = fixed_loops, .iterator = fixed_iterator, .map = fixed_map,
       .maps = fixed_maps);
#define READS_WINDOWS {&jig_iface_convolution, &window_structured},
FAMILY_WITH(window, READS_WINDOWS, .num_loops = fixed_loops, .iterator = fixed_iterator,
            .map = fixed_map, .maps = fixed_maps);

const JigAttr *jig_linalg_remember_maps(JigOp *op) {
    const JigAttr *all = jig_structured(op)->maps(op);
    if (jig_linalg_remembers_maps(jig_op_row(op)) && !array_attr(op, JIG_LINALG_MEMOIZED))
        jig_op_set_attr(op, JIG_LINALG_MEMOIZED, all);
    return all;
}

void jig_linalg_attr_changed(JigOp *op, const JigIdent *name) {
    JIG_REQUIRE(op && name);
    const JigOpRow *row = jig_op_row(op);
    bool is_window = !strcmp(name->ptr, "strides") || !strcmp(name->ptr, "dilations");
    if (row && is_window && jig_linalg_remembers_maps(row) && array_attr(op, JIG_LINALG_MEMOIZED))
        jig_op_set_attr(op, JIG_LINALG_MEMOIZED, NULL);
}

void jig_linalg_copy_attrs(JigOp *to, const JigOp *from) {
    jig_op_copy_discardable_attrs(to, from);
    jig_op_set_attr(to, JIG_LINALG_MEMOIZED, NULL);
}

/* ---- Other ops ---- */
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
