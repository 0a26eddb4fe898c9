/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What rules ask: how often, how large, in which registers, the same or not. */
#include "dialect/affine/affine.h"
#include "dialect/linalg/linalg.h"
#include "dialect/memref/memref.h"
#include "dialect/scf/scf.h"
#include "dialect/tensor/tensor.h"
#include "dialect/vector/vector.h"
#include "lint/lint_int.h"
#include "support/check.h"

/* ---- How often ---- */

/* An op that repeats one region; teams and blocks of threads are such ops, too. */
static bool is_loop(const JigOp *op) {
    return jig_loop(op) != NULL;
}

/* What is not known is counted as two: once would hide it. */
static double iterations(const JigOp *loop, bool *exact) {
    size_t n = jig_loop_num_vars(loop);
    double all = n ? 1 : 2;
    *exact &= n > 0;
    for (size_t i = 0; i < n; ++i) {
        uint64_t count;
        bool known = jig_loop_trip_count(loop, i, &count);
        all *= known ? (double)count : 2;
        *exact &= known;
    }
    return all;
}

double jig_lint_iterations(const JigOp *loop) {
    bool exact = true;
    return iterations(loop, &exact);
}

double jig_lint_times(const JigOp *op, bool *exact) {
    double times = 1;
    bool known = true;
    for (const JigOp *p = jig_op_parent(op); p && !jig_function(p); p = jig_op_parent(p))
        if (is_loop(p))
            times *= iterations(p, &known);
    if (exact)
        *exact = known;
    return times;
}

JigStr jig_lint_times_text(const JigOp *op, JigArena *a) {
    bool exact;
    double times = jig_lint_times(op, &exact);
    return jig_arena_printf(a, "%s%.0f time%s", exact ? "" : "at least ", times,
                            times == 1 ? "" : "s");
}

JigOp *jig_lint_loop_around(const JigOp *op) {
    for (JigOp *p = jig_op_parent(op); p && !jig_function(p); p = jig_op_parent(p))
        if (is_loop(p))
            return p;
    return NULL;
}

typedef struct Count {
    const JigOp *top;
    bool (*holds)(const JigOp *op);
    size_t n;
} Count;

static JigWalk count_one(JigOp *op, void *user) {
    Count *c = user;
    c->n += op != c->top && c->holds(op);
    return JIG_WALK_ADVANCE;
}

size_t jig_lint_count(JigOp *in, bool (*holds)(const JigOp *op)) {
    Count c = {.top = in, .holds = holds};
    jig_walk_pre(in, count_one, &c);
    return c.n;
}

bool jig_lint_is_innermost(JigOp *loop) {
    return jig_lint_count(loop, is_loop) == 0;
}

static bool repeats(const JigOp *op) {
    return is_loop(op) && jig_lint_iterations(op) != 1;
}

const JigLintInside *jig_lint_inside(JigLook *look, JigOp *around) {
    void **slot = jig_ptrmap_slot(&look->inside, around);
    if (*slot)
        return *slot;
    JigLintInside *x = JIG_NEW(look->a, JigLintInside);
    *slot = x;
    *x = (JigLintInside){.loops = jig_lint_count(around, is_loop),
                         .repeating = jig_lint_count(around, repeats)};
    JigBlock *body = jig_op_num_regions(around) ? jig_region_first(jig_op_region(around, 0)) : NULL;
    for (const JigOp *op = body ? jig_block_first(body) : NULL; op; op = jig_op_next(op)) {
        if (!jig_lint_is_arithmetic(op) || !jig_op_num_results(op))
            continue;
        double row = (double)jig_lint_row_bits(jig_op_result_type(op, 0));
        x->widest = row > x->widest ? row : x->widest;
        x->work += jig_lint_registers(look->lint, jig_op_result_type(op, 0));
    }
    return x;
}

const JigValue *jig_lint_whole_of(const JigValue *v) {
    unsigned left = JIG_LINT_FARTHEST;
    for (const JigOp *def; (def = jig_value_def(v)) && left; --left) {
        if (jig_op_is(def, JIG_TENSOR(EXTRACT_SLICE)))
            v = jig_tensor_extract_slice_source(def);
        else if (jig_view(def))
            v = jig_view(def)->source(def);
        else
            break;
    }
    return v;
}

/* ---- Needed or not ---- */

static bool is_needed(JigOp *op, unsigned *looked_at);

static bool needs(JigOp *user, unsigned *looked_at) {
    /* What a body hands on is a result of the op around it. */
    JigOp *parent = jig_op_is_terminator(user) ? jig_op_parent(user) : NULL;
    bool hands_on = parent && !jig_function(parent) && jig_op_num_results(parent) > 0;
    return is_needed(hands_on ? parent : user, looked_at);
}

static bool is_needed(JigOp *op, unsigned *looked_at) {
    if (++*looked_at > JIG_LINT_FARTHEST || jig_function(op) || jig_op_is_terminator(op) ||
        !jig_op_num_results(op) || !jig_op_is_memory_effect_free(op))
        return true;
    for (size_t i = 0; i < jig_op_num_results(op); ++i)
        for (JigUse *u = jig_value_first_use(jig_op_result(op, i)); u; u = jig_use_next(u))
            if (!jig_op_is_ancestor(op, jig_use_owner(u)) && needs(jig_use_owner(u), looked_at))
                return true;
    return false;
}

bool jig_lint_is_dead(JigOp *op) {
    unsigned looked_at = 0;
    return !is_needed(op, &looked_at);
}

bool jig_lint_has_short_window(const JigOp *op) {
    enum { SHORT_SUM = 16, SHORT_ROW = 8 };
    double sum = 1;
    if (!jig_op_iface(op, &jig_iface_convolution))
        return false;
    size_t i = jig_structured(op)->num_loops(op);
    for (; i && jig_structured(op)->iterator(op, i - 1) == JIG_REDUCTION; --i) {
        int64_t size = jig_linalg_static_loop_size(op, i - 1);
        sum *= size == JIG_DYNAMIC ? SHORT_SUM + 1 : (double)size;
    }
    int64_t row = i ? jig_linalg_static_loop_size(op, i - 1) : 0;
    return sum <= SHORT_SUM && (row == JIG_DYNAMIC || row >= SHORT_ROW);
}

/* ---- How large ---- */

uint32_t jig_lint_bits(const JigType *element) {
    if (jig_type_kind(element) == JIG_TYPE_COMPLEX)
        return 2 * jig_lint_bits(jig_type_element(element));
    return jig_type_is_index(element)                   ? 64
           : jig_type_is_int_or_index_or_float(element) ? jig_type_width(element)
                                                        : 0;
}

double jig_lint_bytes(const JigType *t) {
    if (!jig_type_is_shaped(t) || !jig_type_has_rank(t) || !jig_type_has_static_shape(t))
        return 0;
    return (double)jig_type_num_elements(t) * jig_lint_bits(jig_type_element(t)) / 8;
}

/* The last dimension of more than one lane, or the first. */
static size_t row_of(const JigType *t) {
    size_t i = jig_type_rank(t) - 1;
    while (i && jig_type_dim(t, i) == 1)
        i--;
    return i;
}

uint64_t jig_lint_row_bits(const JigType *t) {
    if (!jig_type_is_vector(t) || jig_type_is_scalable(t) || !jig_type_rank(t))
        return 0;
    return (uint64_t)jig_type_dim(t, row_of(t)) * jig_lint_bits(jig_type_element(t));
}

double jig_lint_registers(const JigLint *lint, const JigType *t) {
    uint64_t row = jig_lint_row_bits(t), bits = lint->machine.vector_bits;
    if (!row || jig_lint_bits(jig_type_element(t)) < 8)
        return 0; /* masks have registers of their own */
    double rows = (double)jig_type_num_elements(t) / (double)jig_type_dim(t, row_of(t));
    uint64_t registers = (row + bits - 1) / bits;
    return rows * (double)registers;
}

/* A loop over single numbers becomes one over vectors, unrolled, and one over what is left. */
enum { OF_LOOP = 80 };

static bool has_vector(const JigOp *op) {
    for (size_t i = 0; i < jig_op_num_results(op); ++i)
        if (jig_type_is_vector(jig_op_result_type(op, i)))
            return true;
    return false;
}

typedef struct Instructions {
    const JigLint *lint;
    double n;
} Instructions;

/* The products of a contraction: those of a result's vector, for each number along its sums. */
double jig_lint_products(const JigOp *op) {
    if (!jig_op_is(op, JIG_VECTOR(CONTRACT)))
        return 1;
    const JigType *lhs = jig_op_operand_type(op, 0), *rhs = jig_op_operand_type(op, 1),
                  *acc = jig_op_operand_type(op, 2);
    double numbers = jig_type_is_shaped(acc) ? (double)jig_type_num_elements(acc) : 1,
           squared =
               (double)jig_type_num_elements(lhs) * (double)jig_type_num_elements(rhs) / numbers;
    double k = 1;
    while (k * k < squared && k < 1024)
        k++;
    return k;
}

static JigWalk add_instructions(JigOp *op, void *user) {
    Instructions *x = user;
    double most = 0.5;
    if (is_loop(op) && jig_lint_is_innermost(op) && !jig_lint_count(op, has_vector))
        x->n += OF_LOOP;
    for (size_t i = 0; i < jig_op_num_results(op); ++i) {
        double one = jig_lint_registers(x->lint, jig_op_result_type(op, i));
        most = one > most ? one : most;
    }
    if (jig_op_is(op, JIG_VECTOR(INSERT)) && !jig_type_is_shaped(jig_op_operand_type(op, 0)))
        most = 1;
    JigAccessed place;
    if (jig_lint_access(op, &place) && place.writes)
        most = jig_lint_registers(x->lint, jig_value_type(place.value));
    if (!jig_op_num_results(op) || !jig_constant_of(jig_op_result(op, 0)))
        x->n += most * jig_lint_products(op);
    return JIG_WALK_ADVANCE;
}

double jig_lint_instructions(const JigLint *lint, JigOp *in) {
    Instructions x = {.lint = lint};
    jig_walk_pre(in, add_instructions, &x);
    return x.n;
}

/* ---- What it is ---- */

bool jig_lint_is_arithmetic(const JigOp *op) {
    JigStr dialect = jig_name_dialect(jig_op_name_of(op));
    if (jig_str_is(dialect, "math"))
        return true;
    if (jig_str_is(dialect, "arith"))
        return jig_op_num_operands(op) >= 2 && jig_op_num_results(op) == 1;
    return jig_op_is(op, JIG_VECTOR(CONTRACT)) || jig_op_is(op, JIG_VECTOR(OUTERPRODUCT)) ||
           jig_op_is(op, JIG_VECTOR(FMA)) || jig_op_is(op, JIG_VECTOR(MULTI_REDUCTION)) ||
           jig_op_is(op, JIG_VECTOR(REDUCTION));
}

bool jig_lint_reassociates(const JigOp *op) {
    const JigAttr *fast = jig_op_attr(op, "fastmath");
    JigArena *a = jig_arena_create();
    JigStr text = fast ? jig_attr_to_str(fast, a) : JIG_STR("none");
    bool may = jig_str_find(text, JIG_STR("reassoc")) < text.len ||
               jig_str_find(text, JIG_STR("fast>")) < text.len ||
               jig_str_find(text, JIG_STR("<fast")) < text.len;
    if (jig_str_find(text, JIG_STR("fastmath<none")) < text.len)
        may = false;
    jig_arena_destroy(a);
    return may;
}

static bool same_attrs(const JigOp *a, const JigOp *b) {
    return jig_op_attrs(a) == jig_op_attrs(b);
}

static bool is_cast(const JigOp *op) {
    return op && jig_op_is(op, JIG_MEMREF(CAST));
}

/* Maps of affine ops have operands that no result asks for. */
static bool counts(const JigOp *def, size_t operand) {
    if (!jig_op_is(def, JIG_AFFINE(APPLY)))
        return true;
    const JigMap *map = jig_affine_apply_map(def);
    unsigned dims = jig_map_num_dims(map), i = (unsigned)operand;
    const JigExpr *e = jig_map_result(map, 0);
    return i < dims ? jig_expr_uses_dim(e, i) : jig_expr_uses_symbol(e, i - dims);
}

static const JigValue *without_casts(const JigValue *v) {
    for (unsigned left = JIG_LINT_FARTHEST; left && is_cast(jig_value_def(v)); --left)
        v = jig_op_operand(jig_value_def(v), 0);
    return v;
}

static bool same(const JigValue *a, const JigValue *b, unsigned *looked_at) {
    a = without_casts(a);
    b = without_casts(b);
    if (a == b)
        return true;
    JigOp *x = jig_value_def(a), *y = jig_value_def(b);
    if (!x || !y || ++*looked_at > JIG_LINT_FARTHEST ||
        jig_op_name_record(x) != jig_op_name_record(y) ||
        jig_op_num_operands(x) != jig_op_num_operands(y) || !same_attrs(x, y) ||
        jig_op_num_regions(x) || !jig_op_is_pure(x))
        return false;
    for (size_t i = 0; i < jig_op_num_operands(x); ++i)
        if (counts(x, i) && !same(jig_op_operand(x, i), jig_op_operand(y, i), looked_at))
            return false;
    return jig_value_index(a) == jig_value_index(b);
}

bool jig_lint_same(const JigValue *a, const JigValue *b) {
    unsigned looked_at = 0;
    return same(a, b, &looked_at);
}

bool jig_lint_repeats_once(const JigOp *op) {
    uint64_t count;
    return jig_loop(op) && jig_loop_num_vars(op) == 1 && !jig_loop(op)->parallel &&
           jig_loop_trip_count(op, 0, &count) && count == 1;
}

/* An argument of a loop of one iteration is what the loop begins with; NULL: it is no such. */
static const JigValue *only_value(const JigValue *v) {
    const JigOp *loop = jig_value_def(v) ? NULL : jig_block_parent_op(jig_value_owner_block(v));
    if (!loop || !jig_lint_repeats_once(loop))
        return NULL;
    if (v == jig_loop(loop)->var(loop, 0))
        return jig_loop(loop)->lower(loop, 0).value;
    for (size_t i = 0; i < jig_loop_num_carried(loop); ++i)
        if (v == jig_loop_arg(loop, i))
            return jig_loop_init(loop, i);
    return NULL;
}

static bool varies(const JigValue *v, const JigOp *loop, unsigned *looked_at);

static bool bound_varies(JigMixed bound, const JigOp *loop, unsigned *looked_at) {
    return bound.value ? varies(bound.value, loop, looked_at) : !bound.attr;
}

/* Is it the variable of a loop inside, which goes through the same numbers each time? */
static bool counts_the_same(const JigValue *v, const JigOp *loop, unsigned *looked_at) {
    const JigOp *inner = jig_block_parent_op(jig_value_owner_block(v));
    if (!inner || inner == loop || !jig_loop(inner))
        return false;
    for (size_t i = 0; i < jig_loop_num_vars(inner); ++i)
        if (v == jig_loop(inner)->var(inner, i))
            return !bound_varies(jig_loop(inner)->lower(inner, i), loop, looked_at) &&
                   !bound_varies(jig_loop(inner)->upper(inner, i), loop, looked_at) &&
                   !bound_varies(jig_loop(inner)->step(inner, i), loop, looked_at);
    return false;
}

static bool varies(const JigValue *v, const JigOp *loop, unsigned *looked_at) {
    for (const JigValue *only; (only = only_value(v));)
        v = only;
    JigOp *def = jig_value_def(v);
    if (jig_loop_is_defined_outside(loop, v))
        return false;
    if (++*looked_at > JIG_LINT_FARTHEST)
        return true;
    if (!def)
        return !counts_the_same(v, loop, looked_at);
    if (jig_op_num_regions(def) || !jig_op_is_pure(def))
        return true;
    for (size_t i = 0; i < jig_op_num_operands(def); ++i)
        if (counts(def, i) && varies(jig_op_operand(def, i), loop, looked_at))
            return true;
    return false;
}

bool jig_lint_varies(const JigValue *v, const JigOp *loop) {
    unsigned looked_at = 0;
    return varies(v, loop, &looked_at);
}

/* A view of a buffer, or a part of a tensor. */
static bool is_part(const JigOp *op) {
    return op &&
           (jig_op_iface(op, &jig_iface_view) || jig_op_has_name(op, "tensor.extract_slice") ||
            jig_op_has_name(op, "tensor.insert_slice"));
}

bool jig_lint_place_varies(const JigValue *v, const JigOp *loop) {
    for (unsigned left = JIG_LINT_FARTHEST; left; --left) {
        const JigValue *only = only_value(v);
        JigOp *def = jig_value_def(v);
        if (only && !jig_loop_is_defined_outside(loop, v)) {
            v = only;
            continue;
        }
        if (!is_part(def))
            return false;
        size_t source = jig_op_has_name(def, "tensor.insert_slice") ? 1 : 0;
        for (size_t i = 0; i < jig_op_num_operands(def); ++i)
            if (i > source && jig_lint_varies(jig_op_operand(def, i), loop))
                return true;
        v = jig_op_operand(def, source);
    }
    return true;
}

/* ---- Accesses ---- */

typedef struct AccessRow {
    const JigOpRow *row;
    size_t base, value; /* operands; a value that is read is the result */
    bool writes;
} AccessRow;

bool jig_lint_access(const JigOp *op, JigAccessed *out) {
    JIG_REQUIRE(op && out);
    const AccessRow rows[] = {
        {JIG_MEMREF(LOAD), 0, 0, false},          {JIG_MEMREF(STORE), 1, 0, true},
        {JIG_AFFINE(LOAD), 0, 0, false},          {JIG_AFFINE(STORE), 1, 0, true},
        {JIG_VECTOR(LOAD), 0, 0, false},          {JIG_VECTOR(STORE), 1, 0, true},
        {JIG_VECTOR(TRANSFER_READ), 0, 0, false}, {JIG_VECTOR(TRANSFER_WRITE), 1, 0, true},
    };
    for (size_t i = 0; i < JIG_LEN(rows); ++i) {
        if (!jig_op_is(op, rows[i].row))
            continue;
        JigOperandRange range = jig_operand_range(op, rows[i].base + 1);
        *out = (JigAccessed){.base = jig_op_operand(op, rows[i].base),
                             .indices = range,
                             .value = rows[i].writes ? jig_op_operand(op, rows[i].value)
                                                     : jig_op_result(op, 0),
                             .writes = rows[i].writes};
        return true;
    }
    return false;
}

bool jig_lint_moves(const JigOp *op, const JigAccessed *x, const JigOp *loop) {
    if (jig_lint_place_varies(x->base, loop))
        return true;
    for (size_t i = 0; i < x->indices.count; ++i)
        if (jig_lint_varies(jig_op_operand(op, x->indices.start + i), loop))
            return true;
    return false;
}

enum { MOST_INDICES = 16 };

/* Where an access is in the whole that its base is a part of. */
typedef struct Place {
    const JigValue *base;
    JigMixed at[MOST_INDICES];
    size_t n;
} Place;

static bool is_zero(JigMixed m) {
    int64_t n;
    return m.value ? jig_constant_int(m.value, &n) && n == 0
                   : jig_attr_is_int(m.attr) && jig_attr_int_value(m.attr) == 0;
}

static bool all_zero(const Place *p) {
    for (size_t i = 0; i < p->n; ++i)
        if (!is_zero(p->at[i]))
            return false;
    return true;
}

static bool takes_part(const JigOp *op) {
    return op &&
           (jig_op_has_name(op, "tensor.extract_slice") || jig_op_has_name(op, "memref.subview"));
}

/* From a part to its whole, when the access is at the part's beginning. */
static void widen(Place *p, JigArena *a) {
    JigOp *def;
    unsigned left = JIG_LINT_FARTHEST;
    while (takes_part(def = jig_value_def(p->base)) && all_zero(p) && left--) {
        size_t n;
        JigMixed *offsets = jig_mixed_list(def, "static_offsets", 1, &n, a);
        if (n != p->n)
            return;
        memcpy(p->at, offsets, n * sizeof *offsets);
        p->base = jig_op_operand(def, 0);
    }
}

static bool read_place(const JigOp *op, const JigAccessed *x, JigArena *a, Place *out) {
    *out = (Place){.base = x->base, .n = x->indices.count};
    if (out->n > MOST_INDICES)
        return false;
    for (size_t i = 0; i < out->n; ++i)
        out->at[i] = jig_mixed_value(jig_op_operand(op, x->indices.start + i));
    widen(out, a);
    return true;
}

static bool same_number(JigMixed a, JigMixed b) {
    if (a.value && b.value)
        return jig_lint_same(a.value, b.value);
    return jig_mixed_same(a, b) || (is_zero(a) && is_zero(b));
}

static bool same_places(const Place *p, const Place *q) {
    if (p->n != q->n || !jig_lint_same(p->base, q->base))
        return false;
    for (size_t i = 0; i < p->n; ++i)
        if (!same_number(p->at[i], q->at[i]))
            return false;
    return true;
}

bool jig_lint_same_place(const JigOp *a, const JigAccessed *x, const JigOp *b,
                         const JigAccessed *y) {
    Place p, q;
    JigScratch scratch;
    JigArena *arena = jig_scratch_init(&scratch);
    bool is = read_place(a, x, arena, &p) && read_place(b, y, arena, &q) && same_places(&p, &q) &&
              jig_op_attr(a, "map") == jig_op_attr(b, "map") &&
              jig_op_attr(a, "permutation_map") == jig_op_attr(b, "permutation_map") &&
              jig_value_type(x->value) == jig_value_type(y->value);
    jig_arena_free(arena);
    return is;
}
