/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Transfers: their parts, their maps, their syntax. */
#include "support/arena.h"
#include "dialect/vector/vector_util.h"
#include "dialect/vector/vector_transfer.h"
#include "support/check.h"

static JigValue *operand_or_null(const JigOp *op, size_t i) {
    return i < jig_op_num_operands(op) ? jig_op_operand(op, i) : NULL;
}

JigTransfer jig_vector_transfer(const JigOp *op) {
    JigTransfer t = {.op = (JigOp *)op, .reads = jig_op_is(op, JIG_VECTOR(TRANSFER_READ))};
    if (t.reads) {
        t.base = jig_vector_transfer_read_base(op);
        t.indices = jig_vector_transfer_read_indices(op);
        size_t behind = t.indices.start + t.indices.count;
        t.padding = operand_or_null(op, behind);
        t.mask = operand_or_null(op, behind + 1);
        t.vector = jig_op_result(op, 0);
    } else {
        t.vector = jig_vector_transfer_write_value_to_store(op);
        t.base = jig_vector_transfer_write_base(op);
        t.indices = jig_vector_transfer_write_indices(op);
        t.mask = operand_or_null(op, t.indices.start + t.indices.count);
    }
    t.vector_type = jig_value_type(t.vector);
    t.base_type = jig_value_type(t.base);
    t.map = jig_attr_map_value(jig_vector_permutation_map_attr(op));
    t.in_bounds = jig_vector_in_bounds_attr(op);
    return t;
}

bool jig_vector_in_bounds_at(const JigTransfer *t, size_t i) {
    return jig_attr_bool_value(jig_attr_array_at(t->in_bounds, i));
}

bool jig_vector_all_in_bounds(const JigTransfer *t) {
    for (size_t i = 0; i < jig_attr_array_len(t->in_bounds); ++i)
        if (!jig_vector_in_bounds_at(t, i))
            return false;
    return true;
}

JigValue **jig_vector_transfer_indices(const JigTransfer *t, JigArena *a) {
    JIG_REQUIRE(t && a);
    JigValue **indices = JIG_NEW_ARRAY(a, JigValue *, t->indices.count);
    for (size_t i = 0; i < t->indices.count; ++i)
        indices[i] = jig_op_operand(t->op, t->indices.start + i);
    return indices;
}

size_t jig_vector_leading_dims(const JigTransfer *t) {
    JIG_REQUIRE(t);
    return jig_type_rank(t->base_type) - jig_map_num_results(t->map);
}

/* Dims of the vector that are not those of a vector element of the base. */
static size_t effective_rank(const JigType *base, const JigType *vector) {
    const JigType *element = jig_type_element(base);
    size_t inner = jig_type_is_vector(element) ? jig_type_rank(element) : 0;
    size_t rank = jig_type_rank(vector);
    return rank > inner ? rank - inner : 0;
}

const JigMap *jig_vector_default_map(const JigType *base, const JigType *vector) {
    JigContext *ctx = jig_type_context(base);
    size_t base_rank = jig_type_rank(base), rank = effective_rank(base, vector);
    if (base_rank < rank)
        return NULL;
    return jig_map_minor_identity(ctx, (unsigned)base_rank, (unsigned)rank);
}

const JigType *jig_vector_transfer_mask_type(const JigType *vector, const JigMap *map) {
    if (jig_map_num_results(map) != jig_type_rank(vector))
        return NULL;
    const JigMap *compressed = map;
    jig_maps_compress_unused_dims(&compressed, 1);
    const JigMap *inverse = jig_map_inverse_permutation(compressed);
    if (!inverse)
        return NULL;
    JigContext *ctx = jig_type_context(vector);
    const bool *dims = jig_type_scalable_dims(vector);
    JigArena a;
    jig_arena_init(&a);
    JigShape shape = JIG_SHAPE(&a);
    for (unsigned i = 0; i < jig_map_num_results(inverse); i++) {
        unsigned from = jig_map_dim_position(inverse, i);
        jig_vector_push_dim(&shape, jig_type_dim(vector, from), dims && dims[from]);
    }
    /* Masks have dims: of a vector without any it is one lane. */
    if (shape.rank == 0)
        jig_vector_push_dim(&shape, 1, false);
    const JigType *type = jig_vector_of_shape(&shape, jig_type_i(ctx, 1));
    jig_arena_free(&a);
    return type;
}

/* ---- Syntax ---- */
typedef struct TransferTypes {
    JigSpot spot;
    const JigType *base, *vector;
    const JigMap *map; /* NULL: what is given is none */
} TransferTypes;

static bool parse_types(JigParser *p, bool base_first, TransferTypes *t) {
    const JigType **types;
    size_t n;
    t->spot = jig_parse_spot(p);
    JIG_CHECK(jig_parse_colon_type_list(p, &types, &n));
    if (n != 2)
        return jig_parse_error(p, t->spot, "requires two types");
    t->base = types[base_first ? 0 : 1];
    t->vector = types[base_first ? 1 : 0];
    bool vector_ok = jig_type_is_vector(t->vector);
    if (!base_first && !vector_ok)
        return jig_parse_error(p, t->spot, "requires vector type");
    if (!jig_type_is_memref(t->base) && !jig_type_is_ranked_tensor(t->base))
        return jig_parse_error(p, t->spot, "requires memref or ranked tensor type");
    if (!vector_ok)
        return jig_parse_error(p, t->spot, "requires vector type");
    return true;
}

/* Fills in the map and the bounds that are not written. */
static bool complete_attrs(JigParser *p, JigOpState *s, TransferTypes *t) {
    JigContext *ctx = jig_parser_context(p);
    const JigAttr *given = jig_state_attr(s, "permutation_map");
    if (!given) {
        t->map = jig_vector_default_map(t->base, t->vector);
        if (!t->map)
            return jig_parse_error(p, t->spot,
                                   "expected a custom permutation_map when "
                                   "rank(source) != rank(destination)");
        jig_state_add_attr(s, p, "permutation_map", jig_attr_of_map(t->map));
    } else {
        t->map = jig_attr_kind(given) == JIG_ATTR_MAP ? jig_attr_map_value(given) : NULL;
    }
    if (jig_state_attr(s, "in_bounds") || !t->map)
        return true;
    size_t n = jig_map_num_results(t->map);
    const JigAttr **items = jig_arena_alloc(jig_parser_arena(p), (n + 1) * sizeof *items);
    for (size_t i = 0; i < n; i++)
        items[i] = jig_attr_bool(ctx, false);
    jig_state_add_attr(s, p, "in_bounds", jig_attr_array(ctx, items, n));
    return true;
}

static bool resolve_mask(JigParser *p, JigOpState *s, const TransferTypes *t,
                         const JigUnresolved *mask) {
    if (jig_type_is_vector(jig_type_element(t->base)))
        return jig_parse_error(p, mask->spot, "does not support masks with vector element type");
    if (!t->map || jig_type_rank(t->vector) != jig_map_num_results(t->map))
        return jig_parse_error(p, t->spot,
                               "expected the same rank for the vector and the results of the "
                               "permutation map");
    const JigType *type = jig_vector_transfer_mask_type(t->vector, t->map);
    if (!type)
        return jig_parse_error(p, t->spot, "expected a permutation_map that allows a mask");
    return jig_resolve_operand(p, s, mask, type);
}

static void add_segments(JigParser *p, JigOpState *s, const int32_t *sizes) {
    jig_state_add_attr(s, p, "operandSegmentSizes",
                       jig_attr_dense_i32(jig_parser_context(p), sizes, 4));
}

bool jig_vector_parse_transfer_read(JigParser *p, JigOpState *s) {
    JigUnresolved base, *indices, padding, mask;
    size_t n;
    TransferTypes t;
    JIG_CHECK(jig_parse_operand(p, &base));
    JIG_CHECK(jig_parse_operands(p, JIG_DELIM_SQUARE, &indices, &n));
    JIG_CHECK(jig_parse_token(p, ",") && jig_parse_operand(p, &padding));
    bool masked = jig_parse_try_token(p, ",");
    JIG_CHECK(!masked || jig_parse_operand(p, &mask));
    JIG_CHECK(jig_parse_attr_dict(p, s));
    JIG_CHECK(parse_types(p, true, &t));
    JIG_CHECK(complete_attrs(p, s, &t));
    JIG_CHECK(jig_resolve_operand(p, s, &base, t.base));
    JIG_CHECK(jig_resolve_operands(p, s, indices, n, jig_type_index(jig_parser_context(p))));
    JIG_CHECK(jig_resolve_operand(p, s, &padding, jig_type_element(t.base)));
    JIG_CHECK(!masked || resolve_mask(p, s, &t, &mask));
    add_segments(p, s, (int32_t[]){1, (int32_t)n, 1, masked});
    jig_state_add_types(s, p, &t.vector, 1);
    return true;
}

bool jig_vector_parse_transfer_write(JigParser *p, JigOpState *s) {
    JigUnresolved vector, base, *indices, mask;
    size_t n;
    TransferTypes t;
    JIG_CHECK(jig_parse_operand(p, &vector) && jig_parse_token(p, ",") &&
              jig_parse_operand(p, &base));
    JIG_CHECK(jig_parse_operands(p, JIG_DELIM_SQUARE, &indices, &n));
    bool masked = jig_parse_try_token(p, ",");
    JIG_CHECK(!masked || jig_parse_operand(p, &mask));
    JIG_CHECK(jig_parse_attr_dict(p, s));
    JIG_CHECK(parse_types(p, false, &t));
    JIG_CHECK(complete_attrs(p, s, &t));
    JIG_CHECK(jig_resolve_operand(p, s, &vector, t.vector));
    JIG_CHECK(jig_resolve_operand(p, s, &base, t.base));
    JIG_CHECK(jig_resolve_operands(p, s, indices, n, jig_type_index(jig_parser_context(p))));
    JIG_CHECK(!masked || resolve_mask(p, s, &t, &mask));
    add_segments(p, s, (int32_t[]){1, 1, (int32_t)n, masked});
    if (jig_type_is_tensor(t.base))
        jig_state_add_types(s, p, &t.base, 1);
    return true;
}

/* Attributes that say no more than their absence are not printed. */
static void print_attrs(JigPrinter *p, const JigTransfer *t) {
    const char *elided[4] = {"operandSegmentSizes"};
    size_t n = 1;
    if (t->map == jig_vector_default_map(t->base_type, t->vector_type))
        elided[n++] = "permutation_map";
    bool any = false;
    for (size_t i = 0; i < jig_attr_array_len(t->in_bounds); i++)
        any |= jig_vector_in_bounds_at(t, i);
    if (!any)
        elided[n++] = "in_bounds";
    jig_print_attr_dict(p, t->op, elided);
}

static void print_place(JigPrinter *p, const JigTransfer *t) {
    jig_print_value(p, t->base);
    jig_print(p, "[");
    jig_print_operands(p, t->op, t->indices.start, t->indices.count);
    jig_print(p, "]");
}

static void print_mask_operand(JigPrinter *p, const JigTransfer *t) {
    if (!t->mask)
        return;
    jig_print(p, ", ");
    jig_print_value(p, t->mask);
}

static void print_transfer_types(JigPrinter *p, const JigTransfer *t) {
    jig_print(p, " : ");
    jig_print_type(p, t->reads ? t->base_type : t->vector_type);
    jig_print(p, ", ");
    jig_print_type(p, t->reads ? t->vector_type : t->base_type);
}

void jig_vector_print_transfer_read(JigPrinter *p, const JigOp *op) {
    JigTransfer t = jig_vector_transfer(op);
    jig_print(p, " ");
    print_place(p, &t);
    jig_print(p, ", ");
    jig_print_value(p, t.padding);
    print_mask_operand(p, &t);
    print_attrs(p, &t);
    print_transfer_types(p, &t);
}

void jig_vector_print_transfer_write(JigPrinter *p, const JigOp *op) {
    JigTransfer t = jig_vector_transfer(op);
    jig_print(p, " ");
    jig_print_value(p, t.vector);
    jig_print(p, ", ");
    print_place(p, &t);
    print_mask_operand(p, &t);
    print_attrs(p, &t);
    print_transfer_types(p, &t);
}

/* ---- Interface ---- */
static JigValue *transfer_vector(const JigOp *op) {
    return jig_vector_transfer(op).vector;
}
static JigOperandRange transfer_indices(const JigOp *op) {
    return jig_vector_transfer(op).indices;
}
static JigValue *transfer_mask(const JigOp *op) {
    return jig_vector_transfer(op).mask;
}
static JigOperandRange write_inits(const JigOp *op) {
    return jig_operand_range(op, 1);
}

static const JigTransferIface read_transfer = {
    .base = 0, .vector = transfer_vector, .indices = transfer_indices, .mask = transfer_mask};
static const JigTransferIface write_transfer = {
    .base = 1, .vector = transfer_vector, .indices = transfer_indices, .mask = transfer_mask};
static const JigDpsIface write_dps = {.inits = write_inits};

/* A tensor is a value; only buffers can be read or written out of turn. */
static JigSpeculation speculation(const JigOp *op) {
    return jig_type_is_tensor(jig_vector_transfer(op).base_type) ? JIG_SPECULATABLE
                                                                 : JIG_NOT_SPECULATABLE;
}
static const JigSpeculationIface transfer_speculation = {.speculation = speculation};

void jig_vector_transfer_effects(const JigOp *op, JigEffects *out) {
    bool reads = jig_op_is(op, JIG_VECTOR(TRANSFER_READ));
    JigValue *base = reads ? jig_vector_transfer_read_base(op) : jig_vector_transfer_write_base(op);
    if (jig_type_is_memref(jig_value_type(base)))
        jig_effects_add(out, reads ? JIG_EFFECT_READ : JIG_EFFECT_WRITE, base, NULL);
}

const JigIface jig_vector_transfer_read_ifaces[] = {
    {&jig_iface_transfer, &read_transfer},
    {&jig_iface_speculation, &transfer_speculation},
    {&jig_iface_unroll, &jig_vector_unroll_transfer},
    {&jig_iface_maskable, &jig_vector_maskable_read},
    {&jig_iface_space_user, &jig_accesses_buffer0},
    {0}};
const JigIface jig_vector_transfer_write_ifaces[] = {
    {&jig_iface_transfer, &write_transfer},
    {&jig_iface_dps, &write_dps},
    {&jig_iface_speculation, &transfer_speculation},
    {&jig_iface_unroll, &jig_vector_unroll_transfer},
    {&jig_iface_maskable, &jig_vector_maskable_write},
    {&jig_iface_space_user, &jig_accesses_buffer1},
    {0}};
