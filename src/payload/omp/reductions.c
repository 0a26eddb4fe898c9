/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/omp/reductions.h"

#include "dialect/arith/arith.h"
#include "dialect/llvm/llvm.h"
#include "dialect/omp/omp.h"
#include "dialect/scf/scf.h"
#include "payload/lower/numbers/numbers.h"

/* ---- What a region computes ---- */

enum { ATOMIC_ADD = 1, ATOMIC_AND = 3, ATOMIC_OR = 5, ATOMIC_XOR, ATOMIC_MAX, ATOMIC_MIN };
enum { ATOMIC_UMAX = 9, ATOMIC_UMIN, ATOMIC_FADD, MONOTONIC = 2 };

static const JigOmpReduction simple[] = {
    {JIG_ARITH(ADDF), ATOMIC_FADD}, {JIG_ARITH(MULF), -1},         {JIG_ARITH(ADDI), ATOMIC_ADD},
    {JIG_ARITH(MULI), -1},          {JIG_ARITH(ANDI), ATOMIC_AND}, {JIG_ARITH(ORI), ATOMIC_OR},
    {JIG_ARITH(XORI), ATOMIC_XOR},
};

/* Comparisons by their predicates: which of the arguments is chosen when they hold. */
/* clang-format off */
static const struct {
    const JigOpRow *row;
    int64_t predicates[2]; /* strictly, or not */
    JigOmpReduction first, second;
} choices[] = {
    {JIG_ARITH(CMPF), {JIG_CMPF_OLT, JIG_CMPF_OLE}, {JIG_ARITH(MINIMUMF), -1}, {JIG_ARITH(MAXIMUMF), -1}},
    {JIG_ARITH(CMPF), {JIG_CMPF_OGT, JIG_CMPF_OGE}, {JIG_ARITH(MAXIMUMF), -1}, {JIG_ARITH(MINIMUMF), -1}},
    {JIG_ARITH(CMPI), {JIG_COMPARE_SLT, JIG_COMPARE_SLE}, {JIG_ARITH(MINSI), ATOMIC_MIN}, {JIG_ARITH(MAXSI), ATOMIC_MAX}},
    {JIG_ARITH(CMPI), {JIG_COMPARE_SGT, JIG_COMPARE_SGE}, {JIG_ARITH(MAXSI), ATOMIC_MAX}, {JIG_ARITH(MINSI), ATOMIC_MIN}},
    {JIG_ARITH(CMPI), {JIG_COMPARE_ULT, JIG_COMPARE_ULE}, {JIG_ARITH(MINUI), ATOMIC_UMIN}, {JIG_ARITH(MAXUI), ATOMIC_UMAX}},
    {JIG_ARITH(CMPI), {JIG_COMPARE_UGT, JIG_COMPARE_UGE}, {JIG_ARITH(MAXUI), ATOMIC_UMAX}, {JIG_ARITH(MINUI), ATOMIC_UMIN}},
};
/* clang-format on */

static bool takes_both(const JigOp *op, const JigBlock *body) {
    return jig_arith_lhs(op) == jig_block_arg(body, 0) &&
           jig_arith_rhs(op) == jig_block_arg(body, 1);
}

static bool is_end_with(const JigOp *end, const JigOp *last) {
    return end && jig_op_is(end, JIG_SCF(REDUCE_RETURN)) &&
           jig_scf_reduce_return_result(end) == jig_op_result(last, 0);
}

static bool match_simple(const JigBlock *body, JigOmpReduction *out) {
    const JigOp *op = jig_block_first(body);
    for (size_t i = 0; i < JIG_LEN(simple); ++i)
        if (jig_op_is(op, simple[i].combine) && takes_both(op, body) &&
            is_end_with(jig_op_next(op), op)) {
            *out = simple[i];
            return true;
        }
    return false;
}

/* The number of a comparison's predicate. */
static int64_t predicate_of(const JigOp *compare) {
    return jig_op_is(compare, JIG_ARITH(CMPF)) ? jig_arith_cmpf_predicate(compare)
                                               : jig_arith_cmpi_predicate(compare);
}

static bool match_choice(const JigBlock *body, JigOmpReduction *out) {
    const JigOp *compare = jig_block_first(body), *select = jig_op_next(compare);
    if ((!jig_op_is(compare, JIG_ARITH(CMPF)) && !jig_op_is(compare, JIG_ARITH(CMPI))) || !select ||
        !jig_op_is(select, JIG_ARITH(SELECT)) || !is_end_with(jig_op_next(select), select) ||
        !takes_both(compare, body) ||
        jig_arith_select_condition(select) != jig_op_result(compare, 0))
        return false;
    const JigValue *yes = jig_arith_select_true_value(select),
                   *no = jig_arith_select_false_value(select), *a = jig_block_arg(body, 0),
                   *b = jig_block_arg(body, 1);
    if (!(yes == a && no == b) && !(yes == b && no == a))
        return false;
    int64_t predicate = predicate_of(compare);
    for (size_t i = 0; i < JIG_LEN(choices); ++i)
        if (jig_op_is(compare, choices[i].row) &&
            (predicate == choices[i].predicates[0] || predicate == choices[i].predicates[1])) {
            *out = yes == a ? choices[i].first : choices[i].second;
            return true;
        }
    return false;
}

/* What combines with any number to that number; NULL: there is none. */
static const JigAttr *neutral(const JigOmpReduction *r, const JigType *type) {
    const JigAttr *one = jig_arith_neutral_of(r->combine, jig_type_element_or_self(type));
    return one && jig_type_is_shaped(type) ? jig_attr_dense_of(type, &one, 1) : one;
}

bool jig_openmp_match_reduction(const JigRegion *region, JigOmpReduction *out) {
    const JigBlock *body = jig_region_first(region);
    if (!body || jig_block_num_args(body) != 2 || !jig_block_first(body))
        return false;
    const JigType *type = jig_value_type(jig_block_arg(body, 0));
    bool fits = jig_type_is_int_or_index(type) || jig_type_is_float(type) ||
                (jig_type_is_vector(type) && !jig_type_is_scalable(type));
    return fits && (match_simple(body, out) || match_choice(body, out)) && neutral(out, type);
}

/* ---- Names ---- */

void jig_openmp_names_free(JigOmpNames *names) {
    jig_ptrmap_free(&names->next);
}

JigStr jig_openmp_free_name(JigOmpNames *names, const void *key, JigOp *table, JigStr base,
                            JigArena *a) {
    void **next = jig_ptrmap_slot(&names->next, key);
    JigStr name = jig_arena_str(a, base);
    uintptr_t n = (uintptr_t)*next; /* 0: the base itself */
    if (n)
        name = jig_arena_printf(a, "%.*s_%zu", JIG_FMT(base), (size_t)(n - 1));
    for (; jig_symbol_lookup_in(table, name); ++n)
        name = jig_arena_printf(a, "%.*s_%zu", JIG_FMT(base), (size_t)n);
    *next = (void *)(n + 1);
    return name;
}

/* ---- Declarations ---- */

static void yield(JigRewriter *rw, JigLoc loc, JigValue *value) {
    jig_omp_yield_build(rw, loc, &(JigOmpYield){.results = {&value, value ? 1 : 0}});
}

static JigBlock *block_with(JigRewriter *rw, JigRegion *region, const JigType *type, size_t n,
                            JigLoc loc) {
    const JigType *types[2] = {type, type};
    JigBlock *block = jig_create_block(rw, region, NULL, types, n, loc);
    jig_at_start(rw, block);
    return block;
}

static void add_init(JigRewriter *rw, JigOp *declared, const JigOmpReduction *r,
                     const JigType *type, JigLoc loc, JigLoc arg) {
    block_with(rw, jig_omp_declare_reduction_initializer_region(declared), type, 1, arg);
    const JigOp *start = jig_llvm_mlir_constant_build(
        rw, loc, &(JigLlvmMlirConstant){.res_type = type, .value = neutral(r, type)});
    yield(rw, loc, jig_op_result(start, 0));
}

/* The region itself, ended as omp has it. */
static void add_combiner(JigRewriter *rw, JigOp *declared, JigRegion *from) {
    JigRegion *to = jig_omp_declare_reduction_reduction_region(declared);
    JigIRMap *map = jig_irmap_create();
    jig_region_clone_into(from, to, NULL, map);
    jig_irmap_destroy(map);
    JigOp *end = jig_block_last(jig_region_first(to));
    jig_at_before(rw, end);
    yield(rw, jig_op_loc(end), jig_scf_reduce_return_result(end));
    jig_rw_erase(rw, end);
}

static void add_atomic(JigRewriter *rw, JigOp *declared, const JigOmpReduction *r,
                       const JigType *type, JigLoc loc, JigLoc arg) {
    if (r->atomic < 0 || jig_type_is_shaped(type))
        return;
    const JigBlock *body =
        block_with(rw, jig_omp_declare_reduction_atomic_reduction_region(declared),
                   jig_llvm_ptr(rw->ctx, 0), 2, arg);
    const JigOp *load = jig_llvm_load_build(
        rw, loc, &(JigLlvmLoad){.addr = jig_block_arg(body, 1), .res_type = type});
    JigLlvmAtomicrmw parts = {.ptr = jig_block_arg(body, 0),
                              .val = jig_op_result(load, 0),
                              .res_type = type,
                              .bin_op = jig_attr_i64(rw->ctx, r->atomic),
                              .ordering = jig_attr_i64(rw->ctx, MONOTONIC)};
    jig_llvm_atomicrmw_build(rw, loc, &parts);
    yield(rw, loc, NULL);
}

JigOp *jig_openmp_declare_reduction(JigRewriter *rw, JigOp *reduce, size_t i,
                                    const JigOmpReduction *r, JigOp *at, JigOmpNames *names) {
    JigLoc loc = jig_op_loc(reduce);
    JigValue *value = jig_scf_reduce_operands_at(reduce, i);
    const JigType *type = jig_value_type(value);
    JigOp *table = jig_nearest_symbol_table(reduce);
    JigStr name = jig_openmp_free_name(names, table, table, JIG_STR("__scf_reduction"), rw->arena);
    jig_at_before(rw, at);
    JigOmpDeclareReduction parts = {.sym_name = jig_attr_string(rw->ctx, name),
                                    .type = jig_attr_of_type(type)};
    JigOp *declared = jig_omp_declare_reduction_build(rw, loc, &parts);
    JigLoc arg = jig_value_loc(value);
    add_init(rw, declared, r, type, loc, arg);
    add_combiner(rw, declared, jig_scf_reduce_reductions_at(reduce, i));
    add_atomic(rw, declared, r, type, loc, arg);
    return declared;
}
