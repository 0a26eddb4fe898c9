/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/structured/forms.h"

#include "dialect/linalg/linalg.h"
#include "payload/structured/generalize.h"
#include "payload/structured/specialize_structured.h"
#include "support/arena.h"

/* ---- Between named and generic ---- */

static bool generalize(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    if (jig_op_is(op, JIG_LINALG(GENERIC)))
        return jig_no_match(rw, op, "is generic");
    return jig_structured_generalize(rw, op, NULL) ||
           jig_no_match(rw, op, "has no body to take over");
}

static bool specialize(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    return jig_structured_specialize(rw, op, NULL) ||
           jig_no_match(rw, op, "computes nothing that has a name");
}

const JigPattern jig_generalize_patterns[] = {
    {.name = "mlir::linalg::LinalgGeneralizationPattern",
     .iface = &jig_iface_structured,
     .fn = generalize},
    {0},
};
const JigPattern jig_specialize_patterns[] = {
    {.name = "mlir::linalg::LinalgSpecializationPattern",
     .root = "linalg.generic",
     .fn = specialize},
    {0},
};

/* ---- Named to category ---- */

/* The kind of linalg.elementwise that does what the op's name says. */
static const JigAttr *find_kind(const JigOp *op) {
    JigStr name = jig_op_name_of(op),
           kind = {name.ptr + strlen("linalg."), name.len - strlen("linalg.")};
    if (jig_str_is(kind, "max") || jig_str_is(kind, "min"))
        kind = jig_str_is(kind, "max") ? JIG_STR("max_signed") : JIG_STR("min_signed");
    return jig_linalg_elementwise_kind_attr_of(jig_op_context(op), kind);
}

static bool to_category(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    const JigAttr *kind = jig_linalg_named(op) ? find_kind(op) : NULL;
    if (!kind)
        return jig_no_match(rw, op, "not a function of elements");
    JigArena *a = jig_arena_create();
    size_t num_ins = jig_linalg_num_ins(op);
    JigValue **ins = JIG_NEW_ARRAY(a, JigValue *, num_ins + 1), *init = jig_op_operand(op, num_ins);
    for (size_t i = 0; i < num_ins; ++i)
        ins[i] = jig_op_operand(op, i);
    JigNamedAttr item = {jig_ident(rw->ctx, JIG_STR("kind")), kind};
    jig_at_before(rw, op);
    JigOp *category = jig_linalg_build(rw, jig_op_loc(op), JIG_LINALG(ELEMENTWISE), ins, num_ins,
                                       &init, 1, jig_attr_dict(rw->ctx, &item, 1));
    jig_rw_replace_op(rw, op, category);
    jig_arena_destroy(a);
    return true;
}

const JigPattern jig_named_to_category_patterns[] = {
    {.name = "(anonymous namespace)::NamedToElementwisePattern",
     .iface = &jig_iface_structured,
     .fn = to_category},
    {0},
};

/* ---- Generic to category ---- */

static bool generic_to_category(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    return jig_structured_to_category(rw, op, NULL) ||
           jig_no_match(rw, op, "computes nothing that a category has");
}

static const JigPattern generic_to_category_patterns[] = {
    {.name = "generic_to_category", .root = "linalg.generic", .fn = generic_to_category},
    {0},
};

/* ---- Accesses ---- */

/* An operand on its way to being read in the order of the loops. */
typedef struct Access {
    JigRewriter *rw;
    JigLoc loc;
    const JigMap *map;
    const int64_t *loop_sizes;
    JigArena *a;
} Access;

static JigValue *move(const Access *x, JigValue *v, const JigOpRow *row, const char *name,
                      const int64_t *list, size_t n, const int64_t *shape, size_t rank) {
    JigMixed *sizes = JIG_NEW_ARRAY(x->a, JigMixed, rank + 1);
    for (size_t i = 0; i < rank; ++i)
        sizes[i] = jig_mixed_attr(jig_attr_index(x->rw->ctx, shape[i]));
    JigValue *init =
        jig_linalg_build_empty(x->rw, x->loc, sizes, rank, jig_type_element(jig_value_type(v)));
    JigNamedAttr item = {jig_ident(x->rw->ctx, jig_str(name)),
                         jig_attr_dense_i64(x->rw->ctx, list, n)};
    return jig_op_result(
        jig_linalg_build(x->rw, x->loc, row, &v, 1, &init, 1, jig_attr_dict(x->rw->ctx, &item, 1)),
        0);
}

/* How many of the map's results are loops before that of result i: where it belongs. */
static size_t place_of(const JigMap *map, unsigned i) {
    size_t place = 0;
    for (unsigned k = 0; k < jig_map_num_results(map); ++k)
        place += jig_map_dim_position(map, k) < jig_map_dim_position(map, i);
    return place;
}

static JigValue *in_order(const Access *x, JigValue *v) {
    size_t rank = jig_map_num_results(x->map);
    int64_t *permutation = JIG_NEW_ARRAY(x->a, int64_t, rank + 1),
            *shape = JIG_NEW_ARRAY(x->a, int64_t, rank + 1);
    bool moved = false;
    for (unsigned i = 0; i < rank; ++i) {
        size_t place = place_of(x->map, i);
        permutation[place] = i;
        shape[place] = jig_type_dim(jig_value_type(v), i);
        moved |= place != i;
    }
    return moved ? move(x, v, JIG_LINALG(TRANSPOSE), "permutation", permutation, rank, shape, rank)
                 : v;
}

static JigValue *repeated(const Access *x, JigValue *v) {
    size_t loops = jig_map_num_dims(x->map), n = 0;
    int64_t *added = JIG_NEW_ARRAY(x->a, int64_t, loops + 1);
    for (size_t i = 0; i < loops; ++i)
        if (!jig_map_uses_dim(x->map, (unsigned)i))
            added[n++] = (int64_t)i;
    return n ? move(x, v, JIG_LINALG(BROADCAST), "dimensions", added, n, x->loop_sizes, loops) : v;
}

/* Only of ops on static tensors: then all sizes are known. */
static bool can_decompose(const JigOp *op) {
    const JigStructuredIface *s = jig_structured(op);
    size_t n = jig_op_num_operands(op);
    bool changes = false;
    if (!jig_linalg_on_tensors(op) || n == 2)
        return false;
    for (size_t i = 0; i < s->num_loops(op); ++i)
        if (s->iterator(op, i) != JIG_PARALLEL)
            return false;
    for (size_t i = 0; i < n; ++i) {
        const JigType *type = jig_op_operand_type(op, i);
        if (!jig_map_is_projected_permutation(s->map(op, i), false) ||
            !jig_type_is_ranked_tensor(type) || !jig_type_has_static_shape(type))
            return false;
        changes |= i < jig_linalg_num_ins(op) && !jig_map_is_identity(s->map(op, i));
    }
    return changes;
}

static bool decompose_access(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    if (!can_decompose(op))
        return jig_no_match(rw, op, "expected static tensors that are read as projections");
    const JigStructuredIface *s = jig_structured(op);
    JigArena *a = jig_arena_create();
    JigLoc loc = jig_op_loc(op);
    size_t n = jig_op_num_operands(op), num_ins = jig_linalg_num_ins(op), loops = s->num_loops(op);
    JigValue **operands = JIG_NEW_ARRAY(a, JigValue *, n + 1);
    const JigMap **maps = JIG_NEW_ARRAY(a, const JigMap *, n + 1);
    JigIterator *parallel = JIG_NEW_ARRAY(a, JigIterator, loops + 1);
    int64_t *sizes = JIG_NEW_ARRAY(a, int64_t, loops + 1);
    for (size_t i = 0; i < loops; ++i)
        sizes[i] = jig_linalg_static_loop_size(op, i);
    jig_at_before(rw, op);
    for (size_t i = 0; i < n; ++i) {
        operands[i] = jig_op_operand(op, i);
        maps[i] = s->map(op, i);
        if (i >= num_ins || jig_map_is_identity(maps[i]))
            continue;
        Access x = {.rw = rw, .loc = loc, .map = maps[i], .loop_sizes = sizes, .a = a};
        operands[i] = repeated(&x, in_order(&x, operands[i]));
        maps[i] = jig_map_identity(rw->ctx, (unsigned)loops);
    }
    JigOp *generic = jig_linalg_build_generic(rw, loc, operands, num_ins, operands + num_ins,
                                              n - num_ins, maps, parallel, loops);
    jig_rw_erase_block(rw, jig_op_body(generic));
    jig_rw_inline_region(rw, jig_linalg_generic_region(op), jig_linalg_generic_region(generic),
                         NULL);
    jig_rw_replace_op(rw, op, generic);
    jig_arena_destroy(a);
    return true;
}

const JigPattern jig_decompose_access_patterns[] = {
    {.name = "(anonymous namespace)::DecomposeProjectedPermutation",
     .root = "linalg.generic",
     .fn = decompose_access},
    {0},
};

/* ---- Passes ---- */

static bool apply(JigPassCall *call, const JigPattern *const *lists, size_t n) {
    JigPatternSet *set = jig_patterns_create(call->ctx);
    for (size_t i = 0; i < n; ++i)
        jig_patterns_add_list(set, lists[i]);
    (void)jig_pass_apply(call, set, NULL);
    return true;
}

static bool run_generalize(JigPassCall *call) {
    return apply(call, (const JigPattern *const[]){jig_generalize_patterns}, 1);
}

static bool run_specialize(JigPassCall *call) {
    return apply(
        call, (const JigPattern *const[]){jig_specialize_patterns, jig_decompose_access_patterns},
        2);
}

static const JigOptionRow morph_options[] = {
    {.name = "named-to-category",
     .kind = JIG_OPTION_BOOL,
     .otherwise = "false",
     .help = "Named ops become category ops"},
    {.name = "category-to-generic",
     .kind = JIG_OPTION_BOOL,
     .otherwise = "false",
     .help = "Category ops become generic"},
    {.name = "named-to-generic",
     .kind = JIG_OPTION_BOOL,
     .otherwise = "false",
     .help = "Named ops become generic"},
    {.name = "generic-to-named",
     .kind = JIG_OPTION_BOOL,
     .otherwise = "false",
     .help = "Generic ops become named ones where there are any"},
    {.name = "generic-to-category", /* after MLIR 22 */
     .kind = JIG_OPTION_BOOL,
     .otherwise = "false",
     .help = "Generic ops become linalg.elementwise and linalg.contract where one does the same"},
};

static bool run_morph(JigPassCall *call) {
    const JigPattern *lists[4];
    size_t n = 0;
    bool to_generic = jig_option_bool(call, "category-to-generic") ||
                      jig_option_bool(call, "named-to-generic"),
         to_named = jig_option_bool(call, "generic-to-named"),
         to_category = jig_option_bool(call, "generic-to-category");
    if (to_generic && to_named)
        return jig_op_error(call->op, "ops cannot become both generic and named");
    if (to_generic && to_category)
        return jig_op_error(call->op, "ops cannot become both generic and of a category");
    if (jig_option_bool(call, "named-to-category"))
        lists[n++] = jig_named_to_category_patterns;
    if (to_generic)
        lists[n++] = jig_generalize_patterns;
    if (to_category)
        lists[n++] = generic_to_category_patterns;
    if (to_named)
        lists[n++] = jig_specialize_patterns;
    return apply(call, lists, n);
}

const JigPassRow jig_pass_linalg_generalize_named_ops = {
    .name = "linalg-generalize-named-ops",
    .title = "LinalgGeneralizeNamedOpsPass",
    .run = run_generalize,
    .summary = "make structured ops generic",
};
const JigPassRow jig_pass_linalg_specialize_generic_ops = {
    .name = "linalg-specialize-generic-ops",
    .title = "LinalgSpecializeGenericOpsPass",
    .run = run_specialize,
    .summary = "make generic structured ops named ones",
};
const JigPassRow jig_pass_linalg_morph_ops = {
    .name = "linalg-morph-ops",
    .title = "LinalgMorphOpsPass",
    JIG_TABLE(options, morph_options),
    .run = run_morph,
    .summary = "change the form of structured ops",
};
