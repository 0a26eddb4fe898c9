/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Traits: what the names in a row's .traits mean. A trait may set a flag, check
 * the op before or after its nested ops, or tie types together.
 */
#ifndef JIG_IR_SPEC_TRAIT_H
#define JIG_IR_SPEC_TRAIT_H

#include "ir/op.h"
#include "ir/spec/rowtext.h"

typedef struct JigEntity {
    uint8_t kind; /* JigEntityKind */
    uint16_t index;
} JigEntity;

/* When a trait is checked. */
typedef enum JigTraitPhase {
    JIG_PHASE_NEVER,
    JIG_PHASE_STRUCTURAL, /* after the counts, before everything else */
    JIG_PHASE_PREDICATE,  /* at the end of the row's own invariants */
    JIG_PHASE_OTHER,      /* after them */
} JigTraitPhase;

/* How types are tied together, for inference and for formats. */
typedef enum JigTie {
    JIG_TIE_NONE,
    JIG_TIE_ALL_SAME, /* types of `entities` are equal */
    JIG_TIE_OPERANDS, /* types of all operands are equal */
    JIG_TIE_OPERANDS_RESULTS,
    JIG_TIE_FN,         /* type of entities[1] = fn(type of entities[0]) */
    JIG_TIE_FIRST_ATTR, /* results' type = that of the first attribute */
} JigTie;

typedef struct JigTraitUse JigTraitUse;

typedef struct JigTraitInfo {
    const char *name;
    JigTraitPhase phase;
    JigTrait flag, flag2;
    bool (*verify)(JigOp *op, const JigTraitUse *use);
    bool (*verify_regions)(JigOp *op, const JigTraitUse *use);
    enum {
        JIG_ARGS_NONE,
        JIG_ARGS_WORDS,
        JIG_ARGS_ENTITIES,
        JIG_ARGS_PRED,
        JIG_ARGS_FN,
        JIG_ARGS_EFFECTS
    } args;
    /* Groups of variadic operands, or results, have as many values each. */
    enum { JIG_ANY_SIZES, JIG_SAME_OPERAND_SIZES, JIG_SAME_RESULT_SIZES } same_sizes;
    JigTie tie;
    const char *expands; /* NULL, or the traits that this one stands for */
    bool of_types;       /* `verify` looks at types of operands and results, and properties, only */
} JigTraitInfo;

struct JigTraitUse {
    const JigTraitInfo *info;
    const JigTraitRow *row; /* of a dialect's own trait */
    JigStr text;            /* of a predicate */
    const JigStr *words;
    size_t num_words;
    const JigEntity *entities;
    size_t num_entities;
    bool (*test)(const JigOp *op);
    const JigType *(*fn)(const JigType *from);
    /* A type function with a list as its result; or `fn`'s result `count` times. */
    const JigType *const *(*list_fn)(const JigType *from, size_t *n);
    bool (*count)(const JigType *from, size_t *n);
    const JigIfaceId *iface; /* of an interface that the row implements */
};

extern const JigTraitInfo jig_trait_interface;
/* NULL when unknown. */
const JigTraitInfo *jig_trait_find(JigStr name);
/* Type functions that every dialect may name; false when unknown. */
bool jig_trait_find_type_fn(JigStr name, JigTraitUse *use);

/* The values of an entity that is an operand or result group: numbers from *start on. */
void jig_trait_entity_range(const JigOp *op, JigEntity e, size_t *start, size_t *count);
/* Type number `i` of the entity; NULL when there is none. */
const JigType *jig_trait_entity_type(const JigOp *op, JigEntity e, size_t i);
/* The type that a property stands for: the type that it is, or its own. */
const JigType *jig_trait_prop_type(JigContext *ctx, const JigAttr *x);

/* Checks that traits name (verify_traits.c, verify_types.c, verify_symbols.c). */
typedef bool JigTraitCheck(JigOp *op, const JigTraitUse *use);
JigTraitCheck jig_trait_check_single_block, jig_trait_check_no_region_args,
    jig_trait_check_has_parent, jig_trait_check_terminator, jig_trait_check_operand_segments,
    jig_trait_check_result_segments, jig_trait_check_implicit_terminator, jig_trait_check_isolated;
JigTraitCheck jig_trait_check_all_types, jig_trait_check_all_elements, jig_trait_check_all_shapes,
    jig_trait_check_all_ranks, jig_trait_check_all_counts, jig_trait_check_types_match,
    jig_trait_check_elements_match, jig_trait_check_predicate;
JigTraitCheck jig_trait_check_same_operand_types, jig_trait_check_same_types,
    jig_trait_check_same_operand_shapes, jig_trait_check_same_shapes,
    jig_trait_check_same_operand_elements, jig_trait_check_same_elements,
    jig_trait_check_same_ranks, jig_trait_check_bool_results, jig_trait_check_float_results,
    jig_trait_check_elementwise, jig_trait_check_distinct_objects, jig_trait_check_inferred;
JigTraitCheck jig_trait_check_symbol_table, jig_trait_check_symbol, jig_trait_check_function;
JigTraitCheck jig_trait_check_interface, jig_trait_check_interface_regions;

#endif
