/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The table of traits, and the type functions that rows may name. */
#include "ir/spec/trait.h"
#include "ir/storage.h"
#include "support/check.h"

#define FLAG(NAME, FLAG_)                                                                          \
    { .name = NAME, .flag = FLAG_ }
#define STRUCTURAL(NAME, FLAG_, CHECK, ARGS)                                                       \
    { .name = NAME, .phase = JIG_PHASE_STRUCTURAL, .flag = FLAG_, .verify = CHECK, .args = ARGS }
#define CHECKED(NAME, FLAG_, CHECK)                                                                \
    { .name = NAME, .phase = JIG_PHASE_OTHER, .flag = FLAG_, .verify = CHECK }
#define OF_TYPES(NAME, FLAG_, CHECK)                                                               \
    { .name = NAME, .phase = JIG_PHASE_OTHER, .flag = FLAG_, .verify = CHECK, .of_types = true }
#define PREDICATE(NAME, CHECK, ARGS, TIE)                                                          \
    {                                                                                              \
        .name = NAME, .phase = JIG_PHASE_PREDICATE, .verify = CHECK, .args = ARGS, .tie = TIE,     \
        .of_types = true                                                                           \
    }

static const JigTraitInfo traits[] = {
    /* What the op is. */
    {.name = "Pure", .flag = JIG_TRAIT_NO_MEMORY_EFFECT, .flag2 = JIG_TRAIT_ALWAYS_SPECULATABLE},
    FLAG("NoMemoryEffect", JIG_TRAIT_NO_MEMORY_EFFECT),
    FLAG("AlwaysSpeculatable", JIG_TRAIT_ALWAYS_SPECULATABLE),
    FLAG("RecursiveMemoryEffects", JIG_TRAIT_RECURSIVE_MEMORY_EFFECTS),
    FLAG("RecursivelySpeculatable", JIG_TRAIT_RECURSIVELY_SPECULATABLE),
    FLAG("Commutative", JIG_TRAIT_COMMUTATIVE),
    FLAG("Idempotent", JIG_TRAIT_IDEMPOTENT),
    FLAG("Involution", JIG_TRAIT_INVOLUTION),
    FLAG("ConstantLike", JIG_TRAIT_CONSTANT_LIKE),
    FLAG("ReturnLike", JIG_TRAIT_RETURN_LIKE),
    FLAG("AffineScope", JIG_TRAIT_AFFINE_SCOPE),
    FLAG("AutomaticAllocationScope", JIG_TRAIT_AUTOMATIC_ALLOCATION_SCOPE),
    FLAG("GraphRegion", JIG_TRAIT_GRAPH_REGION),
    FLAG("InParallelOpInterface", JIG_TRAIT_PARALLEL_COMBINING),
    FLAG("Scalarizable", JIG_TRAIT_SCALARIZABLE),
    FLAG("Vectorizable", JIG_TRAIT_VECTORIZABLE),
    FLAG("Tensorizable", JIG_TRAIT_TENSORIZABLE),
    FLAG("HasParallelRegion", JIG_TRAIT_PARALLEL_REGION),
    FLAG("MemRefsNormalizable", JIG_TRAIT_NONE),
    {.name = "SameVariadicOperandSize", .same_sizes = JIG_SAME_OPERAND_SIZES},
    {.name = "SameVariadicResultSize", .same_sizes = JIG_SAME_RESULT_SIZES},
    {.name = "MemoryEffects", .args = JIG_ARGS_EFFECTS},
    {.name = "FirstAttrDerivedResultType", .tie = JIG_TIE_FIRST_ATTR},
    {.name = "ElementwiseMappable",
     .expands = "Elementwise, Scalarizable, Vectorizable, Tensorizable"},

    /* Checked first. */
    STRUCTURAL("SingleBlock", JIG_TRAIT_SINGLE_BLOCK, jig_trait_check_single_block, JIG_ARGS_NONE),
    STRUCTURAL("NoTerminator", JIG_TRAIT_NO_TERMINATOR, NULL, JIG_ARGS_NONE),
    STRUCTURAL("NoRegionArguments", JIG_TRAIT_NONE, jig_trait_check_no_region_args, JIG_ARGS_NONE),
    STRUCTURAL("HasParent", JIG_TRAIT_NONE, jig_trait_check_has_parent, JIG_ARGS_WORDS),
    STRUCTURAL("ParentOneOf", JIG_TRAIT_NONE, jig_trait_check_has_parent, JIG_ARGS_WORDS),
    {.name = "AttrSizedOperandSegments",
     .phase = JIG_PHASE_STRUCTURAL,
     .flag = JIG_TRAIT_ATTR_SIZED_OPERANDS,
     .verify = jig_trait_check_operand_segments,
     .of_types = true},
    {.name = "AttrSizedResultSegments",
     .phase = JIG_PHASE_STRUCTURAL,
     .flag = JIG_TRAIT_ATTR_SIZED_RESULTS,
     .verify = jig_trait_check_result_segments,
     .of_types = true},
    {.name = "SingleBlockImplicitTerminator",
     .phase = JIG_PHASE_STRUCTURAL,
     .flag = JIG_TRAIT_SINGLE_BLOCK,
     .verify = jig_trait_check_single_block,
     .verify_regions = jig_trait_check_implicit_terminator,
     .args = JIG_ARGS_WORDS},

    /* Part of the row's own invariants. */
    PREDICATE("AllTypesMatch", jig_trait_check_all_types, JIG_ARGS_ENTITIES, JIG_TIE_ALL_SAME),
    PREDICATE("AllElementTypesMatch", jig_trait_check_all_elements, JIG_ARGS_ENTITIES,
              JIG_TIE_NONE),
    PREDICATE("AllShapesMatch", jig_trait_check_all_shapes, JIG_ARGS_ENTITIES, JIG_TIE_NONE),
    PREDICATE("AllRanksMatch", jig_trait_check_all_ranks, JIG_ARGS_ENTITIES, JIG_TIE_NONE),
    PREDICATE("AllElementCountsMatch", jig_trait_check_all_counts, JIG_ARGS_ENTITIES, JIG_TIE_NONE),
    PREDICATE("TypesMatch", jig_trait_check_types_match, JIG_ARGS_FN, JIG_TIE_FN),
    PREDICATE("ElementTypesMatch", jig_trait_check_elements_match, JIG_ARGS_PRED, JIG_TIE_NONE),
    {.name = "Pred",
     .phase = JIG_PHASE_PREDICATE,
     .verify = jig_trait_check_predicate,
     .args = JIG_ARGS_PRED},

    /* Checked after them. */
    CHECKED("Terminator", JIG_TRAIT_TERMINATOR, jig_trait_check_terminator),
    {.name = "IsolatedFromAbove",
     .phase = JIG_PHASE_OTHER,
     .flag = JIG_TRAIT_ISOLATED_FROM_ABOVE,
     .verify_regions = jig_trait_check_isolated},
    {.name = "SymbolTable",
     .phase = JIG_PHASE_OTHER,
     .flag = JIG_TRAIT_SYMBOL_TABLE,
     .verify_regions = jig_trait_check_symbol_table},
    OF_TYPES("Elementwise", JIG_TRAIT_ELEMENTWISE, jig_trait_check_elementwise),
    {.name = "SameTypeOperands",
     .phase = JIG_PHASE_OTHER,
     .verify = jig_trait_check_same_operand_types,
     .tie = JIG_TIE_OPERANDS,
     .of_types = true},
    {.name = "SameOperandsAndResultType",
     .phase = JIG_PHASE_OTHER,
     .flag = JIG_TRAIT_SAME_OPERANDS_AND_RESULT_TYPE,
     .verify = jig_trait_check_same_types,
     .tie = JIG_TIE_OPERANDS_RESULTS,
     .of_types = true},
    OF_TYPES("SameOperandsShape", JIG_TRAIT_NONE, jig_trait_check_same_operand_shapes),
    OF_TYPES("SameOperandsAndResultShape", JIG_TRAIT_NONE, jig_trait_check_same_shapes),
    OF_TYPES("SameOperandsElementType", JIG_TRAIT_NONE, jig_trait_check_same_operand_elements),
    OF_TYPES("SameOperandsAndResultElementType", JIG_TRAIT_NONE, jig_trait_check_same_elements),
    OF_TYPES("SameOperandsAndResultRank", JIG_TRAIT_NONE, jig_trait_check_same_ranks),
    OF_TYPES("ResultsAreBoolLike", JIG_TRAIT_NONE, jig_trait_check_bool_results),
    OF_TYPES("ResultsAreFloatLike", JIG_TRAIT_NONE, jig_trait_check_float_results),
    OF_TYPES("DistinctObjectsTrait", JIG_TRAIT_NONE, jig_trait_check_distinct_objects),
    {.name = "InferTypes", .phase = JIG_PHASE_OTHER, .verify_regions = jig_trait_check_inferred},

    /* Interfaces that check something, or say what the op is. */
    CHECKED("Symbol", JIG_TRAIT_SYMBOL, jig_trait_check_symbol),
    CHECKED("SymbolOpInterface", JIG_TRAIT_SYMBOL, jig_trait_check_symbol),
    {.name = "FunctionOpInterface",
     .phase = JIG_PHASE_OTHER,
     .flag = JIG_TRAIT_SYMBOL,
     .expands = NULL,
     .verify = jig_trait_check_function},
    {.name = "CallOpInterface",
     .phase = JIG_PHASE_OTHER,
     .flag = JIG_TRAIT_IS_CALL,
     .verify = jig_trait_check_interface,
     .verify_regions = jig_trait_check_interface_regions},
};

/* Any other interface: what its id checks, if the op implements it. */
const JigTraitInfo jig_trait_interface = {
    .name = "interface",
    .phase = JIG_PHASE_OTHER,
    .verify = jig_trait_check_interface,
    .verify_regions = jig_trait_check_interface_regions,
};

const JigTraitInfo *jig_trait_find(JigStr name) {
    for (size_t i = 0; i < JIG_LEN(traits); i++)
        if (jig_str_is(name, traits[i].name))
            return &traits[i];
    return jig_str_ends_with(name, "Interface") || jig_str_is(name, "ConditionallySpeculatable")
               ? &jig_trait_interface
               : NULL;
}

/* ---- Type functions ---- */

static const JigType *same(const JigType *t) {
    return t;
}

/* i1, in the shape of `t` when it has one. */
static const JigType *i1_same_shape(const JigType *t) {
    const JigType *i1 = jig_type_i(t->ctx, 1);
    switch (t->kind) {
    case JIG_TYPE_UNRANKED_TENSOR:
        return jig_type_unranked_tensor(i1);
    case JIG_TYPE_TENSOR:
    case JIG_TYPE_VECTOR:
        return jig_type_clone_shaped(t, NULL, 0, i1);
    default:
        return i1;
    }
}

/* The complex type's or shaped type's element type; the type itself else. */
static const JigType *element_or_self(const JigType *t) {
    return jig_type_element_or_self(t);
}
static const JigType *complex_element(const JigType *t) {
    return jig_type_element(t);
}

static const JigType *const *function_inputs(const JigType *t, size_t *n) {
    if (t->kind != JIG_TYPE_FUNCTION)
        return NULL;
    *n = jig_type_num_inputs(t);
    return jig_type_inputs(t);
}

static const JigType *const *function_results(const JigType *t, size_t *n) {
    if (t->kind != JIG_TYPE_FUNCTION)
        return NULL;
    *n = jig_type_num_results(t);
    return jig_type_results(t);
}

static bool element_count(const JigType *t, size_t *n) {
    if (!jig_type_is_shaped(t) || !jig_type_has_static_shape(t))
        return false;
    *n = (size_t)jig_type_num_elements(t);
    return true;
}

static const JigTypeFn type_fns[] = {
    {.name = "Same", .fn = same},
    {.name = "ElementType", .fn = element_or_self},
    {.name = "I1SameShape", .fn = i1_same_shape},
    {.name = "ComplexElement", .fn = complex_element},
    {.name = "FunctionInputs", .list = function_inputs},
    {.name = "FunctionResults", .list = function_results},
};

/* ElementTypes: the element type once per element. */
bool jig_trait_find_type_fn(JigStr name, JigTraitUse *use) {
    JIG_REQUIRE(use);
    if (jig_str_is(name, "ElementTypes")) {
        use->fn = element_or_self;
        use->count = element_count;
        return true;
    }
    for (size_t i = 0; i < JIG_LEN(type_fns); i++)
        if (jig_str_is(name, type_fns[i].name)) {
            use->fn = type_fns[i].fn;
            use->list_fn = type_fns[i].list;
            return true;
        }
    return false;
}
