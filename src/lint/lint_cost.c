/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What a payload costs, in cycles of a machine of which nothing is known but its vector registers.
 * It is there to compare what two scripts make of one payload, so that a proposal is never slower.
 *
 * A loop takes its iterations times the larger one of two: the instructions of its body, by how
 * many start in a cycle, and the latency of what each iteration waits for from the one before.
 * Accesses cost by the cache that what they touch fits, until it is touched again.
 */
#include "dialect/bufferization/bufferization.h"
#include "dialect/linalg/linalg.h"
#include "dialect/memref/memref.h"
#include "dialect/vector/vector.h"
#include "lint/lint_int.h"
#include "support/check.h"

/* ---- The machine ---- */

static const double per_instruction = 0.5, /* of arithmetic and loads: two start in a cycle */
    per_store = 1, per_lane = 0.5,
                    per_far_lane = 2, /* moved by themselves, in one register or not */
    per_lane_of_square = 1, per_call = 20, per_division = 4, /* of a register */
    latency = 4, through_memory = 6,    /* of an addition; of what is stored and loaded again */
    from_second = 1.5, from_memory = 8, /* a line that is in no nearer cache */
    per_row = 6,                        /* a loop begins and ends */
    per_spill = 2, spilling = 12;       /* once one register is spilled, others are */

enum {
    LINE = 64,
    NEAREST = 32 << 10, /* bytes of the caches */
    SECOND = 1 << 20,
    PAGE = 4096,
    WAYS = 8, /* lines that are so many bytes apart, of which the nearest cache has so many */
    LARGE = 128 << 10,
    FORK = 20000, /* threads begin and end */
    ALLOCATION = 100,
    RUNTIME = 40, /* of a copy, and for each of its rows */
    DEEPEST = 256,
    UNKNOWN = 64, /* what is not known is rather large: nothing is gained by not knowing */
};

typedef struct Cost {
    const JigLint *lint;
    unsigned depth;
    bool in_threads;
} Cost;

static double lanes(const JigType *t) {
    return jig_type_is_vector(t) && jig_type_has_static_shape(t) ? (double)jig_type_num_elements(t)
                                                                 : 1;
}

/* Instructions that a value takes. Rows that are no power of two are taken apart. */
static double pieces(const Cost *c, const JigType *t) {
    double registers = jig_lint_registers(c->lint, t);
    uint64_t row = jig_lint_row_bits(t);
    if (!registers)
        return 1;
    return row & (row - 1) && row > 64 ? 2 * registers + lanes(t) / 2 : registers;
}

/* Those of squares come from rows, which are loaded once. */
static bool is_square(const JigType *t) {
    size_t rank = jig_type_rank(t);
    return rank > 1 && jig_type_dim(t, rank - 1) > 4 && jig_type_dim(t, rank - 2) > 4;
}

static double one_by_one(const Cost *c, const JigType *t) {
    return lanes(t) * (is_square(t)                         ? per_lane_of_square
                       : jig_lint_registers(c->lint, t) > 1 ? per_far_lane
                                                            : per_lane);
}

/* ---- Memory ---- */

static double element_bytes(const JigType *t) {
    return (double)jig_lint_bits(jig_type_element_or_self(t)) / 8;
}

/* Does only the last index change with the loop? Then its iterations share lines. */
static bool moves_side_by_side(const JigOp *op, const JigAccessed *x, const JigOp *loop) {
    size_t n = x->indices.count;
    for (size_t i = 0; i + 1 < n; ++i)
        if (jig_lint_varies(jig_op_operand(op, x->indices.start + i), loop))
            return false;
    return n && !jig_lint_place_varies(x->base, loop);
}

/* Bytes between the rows of what the base is a part of; 0: not known. */
static double bytes_of_row(const JigValue *base) {
    const JigType *t = jig_value_type(base);
    unsigned left = JIG_LINT_FARTHEST;
    for (const JigOp *def; (def = jig_value_def(base)) && left; --left) {
        if (!jig_op_has_name(def, "tensor.extract_slice") &&
            !jig_op_has_name(def, "memref.subview"))
            break;
        base = jig_op_operand(def, 0);
        t = jig_value_type(base);
    }
    size_t rank = jig_type_has_rank(t) ? jig_type_rank(t) : 0;
    return rank < 2 || jig_type_is_dynamic_dim(t, rank - 1)
               ? 0
               : (double)jig_type_dim(t, rank - 1) * element_bytes(t);
}

typedef struct Touched {
    double lines; /* of one access */
    bool apart;   /* its lanes are, or those of the iterations of its loop */
} Touched;

static Touched touched(const JigOp *op, const JigAccessed *x) {
    const JigType *t = jig_value_type(x->value);
    JigOp *loop = jig_lint_loop_around(op);
    if (jig_type_is_vector(t) && !jig_lint_is_contiguous(op, x))
        return (Touched){lanes(t), true};
    bool apart = !jig_type_is_vector(t) && loop && jig_lint_moves(op, x, loop) &&
                 !moves_side_by_side(op, x, loop);
    return (Touched){apart ? 1 : lanes(t) * element_bytes(t) / LINE, apart};
}

/* What one execution waits for memory: by what is touched before the same is touched again, by an
 * iteration of a loop in which the place is the same, or the line. */
static double from_caches(const JigOp *op, const JigAccessed *x, Touched t) {
    double lines = t.lines;
    bool again = false, apart = t.apart;
    for (const JigOp *loop = jig_lint_loop_around(op); loop && !again;
         loop = jig_lint_loop_around(loop)) {
        again = !jig_lint_moves(op, x, loop) || (apart && moves_side_by_side(op, x, loop));
        if (!again)
            lines *= jig_lint_iterations(loop);
    }
    double row = apart ? bytes_of_row(x->base) : 0;
    bool conflicts = row >= PAGE && (uint64_t)row % PAGE == 0 && lines > WAYS;
    double bytes = lines * LINE;
    return bytes > SECOND                 ? t.lines * from_memory
           : bytes > NEAREST || conflicts ? t.lines * from_second
                                          : 0;
}

static double of_access(const Cost *c, const JigOp *op, const JigAccessed *x) {
    const JigType *t = jig_value_type(x->value);
    Touched what = touched(op, x);
    double one = x->writes ? per_store : per_instruction, waits = from_caches(op, x, what);
    if (jig_type_is_vector(t) && what.apart)
        return one_by_one(c, t) + waits;
    return pieces(c, t) * one + waits;
}

/* ---- Structured ops that are left ---- */

static double points_of(const JigOp *op) {
    double all = 1;
    for (size_t i = 0; i < jig_structured(op)->num_loops(op); ++i) {
        int64_t size = jig_linalg_static_loop_size(op, i);
        all *= size == JIG_DYNAMIC ? UNKNOWN : (double)size;
    }
    return all;
}

/* Does a loop change other indices of the operand than the last one? */
static bool jumps(const JigOp *op, size_t operand, size_t loop) {
    const JigMap *map = jig_structured(op)->map(op, operand);
    for (unsigned i = 0; map && i + 1 < jig_map_num_results(map); ++i)
        if (jig_expr_uses_dim(jig_map_result(map, i), (unsigned)loop))
            return true;
    return false;
}

static bool is_call(const JigOp *op) {
    return jig_lint_is_call(op);
}

/* What a part is a part of, when it is another part in the next iteration. */
static double bytes_passed(const JigOp *op, size_t operand) {
    const JigValue *v = jig_op_operand(op, operand);
    const JigOp *loop = jig_lint_loop_around(op);
    bool passes = loop && jig_lint_place_varies(v, loop);
    return jig_lint_bytes(jig_value_type(passes ? jig_lint_whole_of(v) : v));
}

static double of_structured(const Cost *c, JigOp *op) {
    size_t n = jig_structured(op)->num_loops(op);
    double points = points_of(op), waits = 0;
    if (!n)
        return 1;
    size_t along = n - 1; /* the loop that vectors of LLVM go along */
    while (along && jig_lint_has_short_window(op) &&
           jig_structured(op)->iterator(op, along) == JIG_REDUCTION)
        along--;
    bool sums = jig_structured(op)->iterator(op, along) == JIG_REDUCTION;
    double jumping = 0;
    for (size_t i = 0; i < jig_op_num_operands(op); ++i) {
        const JigType *t = jig_op_operand_type(op, i);
        double bytes = jig_lint_bytes(t), passed = bytes_passed(op, i);
        jumping += jumps(op, i, along);
        waits += passed > SECOND   ? bytes / LINE * from_memory
                 : bytes > NEAREST ? bytes / LINE * from_second
                                   : 0;
    }
    double width = c->lint->machine.vector_bits / 32.0, calls = (double)jig_lint_count(op, is_call),
           one = calls * per_call;
    if (sums && jig_lint_sums_floats(op))
        one += latency + jumping;
    else if (jumping || calls)
        one += 1 + jumping;
    else
        one += (double)jig_op_num_operands(op) / width;
    int64_t row = jig_linalg_static_loop_size(op, along);
    return points * one + points / (row == JIG_DYNAMIC ? UNKNOWN : (double)row) * per_row + waits;
}

/* Pads, packs and unpacks: number by number, but for rows. */
static double of_moving(const JigOp *op) {
    double bytes = jig_lint_bytes(jig_op_result_type(op, 0)),
           numbers = bytes / (element_bytes(jig_op_result_type(op, 0)) + 0.001);
    return numbers * (jig_op_has_name(op, "tensor.pad") ? 0.5 : 1) +
           (bytes > NEAREST ? bytes / LINE * from_second : 0);
}

/* ---- Buffers ---- */

static double of_copy(const JigOp *op) {
    const JigType *from = jig_op_operand_type(op, 0);
    double bytes = jig_lint_bytes(from), rows = 1;
    size_t rank = jig_type_has_rank(from) ? jig_type_rank(from) : 0;
    for (size_t i = 0; i + 1 < rank && bytes; ++i)
        rows *= (double)jig_type_dim(from, i);
    return RUNTIME + 2 * bytes / LINE * (bytes > NEAREST ? from_second : 1) +
           (rank > 1 ? rows * 4 : 0);
}

/* Pages of a large buffer are zeroed when they are touched first. */
static double of_allocation(const JigOp *op) {
    double bytes = jig_lint_bytes(jig_op_result_type(op, 0));
    return ALLOCATION + (bytes > LARGE ? bytes / 8 : 0);
}

/* ---- Vectors ---- */

/* Dot products, number by number, their lanes in order or not. */
static double of_contraction(const JigOp *op) {
    double k = lanes(jig_value_type(jig_vector_contract_lhs(op))) *
               lanes(jig_value_type(jig_vector_contract_rhs(op))),
           numbers = lanes(jig_op_result_type(op, 0)), along = 1;
    while (along * along * numbers < k && along < 4096)
        along++;
    return numbers * (1 + along * (jig_lint_reassociates(op) ? 1 : latency)) + numbers * per_lane;
}

static bool divides(const JigOp *op) {
    return jig_op_has_name(op, "arith.divf") || jig_op_has_name(op, "math.sqrt") ||
           jig_op_has_name(op, "arith.divsi") || jig_op_has_name(op, "arith.divui");
}

static double of_reduction(const Cost *c, const JigOp *op) {
    double in_order = jig_lint_lanes_in_order(op),
           numbers =
               jig_op_is(op, JIG_VECTOR(MULTI_REDUCTION)) ? lanes(jig_op_result_type(op, 0)) : 1,
           registers = pieces(c, jig_op_operand_type(op, 0));
    return in_order ? numbers * in_order * latency : registers + numbers * latency;
}

/* Lanes that trade places, or are put into others one by one. */
static bool of_lanes(const Cost *c, const JigOp *op, double *out) {
    const JigType *t = jig_op_num_results(op) ? jig_op_result_type(op, 0) : NULL;
    if (!t || !jig_str_is(jig_name_dialect(jig_op_name_of(op)), "vector"))
        return false;
    double registers = jig_lint_registers(c->lint, t);
    *out = 0;
    if (jig_op_is(op, JIG_VECTOR(TRANSPOSE)))
        *out = jig_lint_moves_lanes(op) ? one_by_one(c, t) : 0;
    else if (jig_op_is(op, JIG_VECTOR(SHUFFLE)))
        *out = registers > 8 ? one_by_one(c, t) : registers;
    else if (jig_op_is(op, JIG_VECTOR(GATHER)))
        *out = one_by_one(c, t);
    else if (jig_op_is(op, JIG_VECTOR(BROADCAST)))
        *out = jig_type_is_vector(jig_op_operand_type(op, 0)) ? 0 : per_instruction;
    else if (jig_op_is(op, JIG_VECTOR(INSERT)) && !jig_type_is_vector(jig_op_operand_type(op, 0)))
        *out = per_lane;
    else if (jig_op_is(op, JIG_VECTOR(EXTRACT)) && !jig_type_is_vector(t))
        *out = per_instruction;
    return true;
}

static double of_arithmetic(const Cost *c, const JigOp *op) {
    const JigType *t = jig_op_result_type(op, 0);
    double n = pieces(c, t), have = c->lint->machine.vector_registers;
    if (jig_type_is_index(t))
        return 0;
    if (jig_lint_is_call(op))
        return lanes(t) * per_call;
    /* What registers do not hold is in memory between one op and the next. */
    double spilled = n > 2 * have ? n * (per_store + per_instruction) : 0;
    return n * (divides(op) ? per_division : per_instruction) + spilled;
}

/* ---- Ops ---- */

static double of_block_ops(Cost *c, JigOp *op);

static double of_regions(Cost *c, JigOp *op) {
    double all = 0;
    for (size_t i = 0; i < jig_op_num_regions(op); ++i)
        for (JigBlock *b = jig_region_first(jig_op_region(op, i)); b; b = jig_block_next(b))
            for (JigOp *o = jig_block_first(b); o; o = jig_op_next(o))
                all += of_block_ops(c, o);
    return all;
}

static double of_plain(Cost *c, JigOp *op) {
    JigAccessed x;
    double cost;
    if (jig_lint_access(op, &x))
        return of_access(c, op, &x);
    if (jig_op_is(op, JIG_VECTOR(CONTRACT)))
        return of_contraction(op);
    if (jig_op_is(op, JIG_VECTOR(REDUCTION)) || jig_op_is(op, JIG_VECTOR(MULTI_REDUCTION)))
        return of_reduction(c, op);
    if (jig_op_is(op, JIG_VECTOR(OUTERPRODUCT)) || jig_op_is(op, JIG_VECTOR(FMA)))
        return pieces(c, jig_op_result_type(op, 0)) * per_instruction;
    if (jig_op_is(op, JIG_MEMREF(COPY)) || jig_op_is(op, JIG_BUFFERIZATION(CLONE)))
        return of_copy(op);
    if (jig_op_is(op, JIG_MEMREF(ALLOC)))
        return of_allocation(op);
    if (jig_op_has_name(op, "tensor.pad") || jig_op_has_name(op, "linalg.pack") ||
        jig_op_has_name(op, "linalg.unpack"))
        return of_moving(op);
    if (of_lanes(c, op, &cost))
        return cost;
    if (jig_lint_is_arithmetic(op) || (jig_str_is(jig_name_dialect(jig_op_name_of(op)), "arith") &&
                                       jig_op_num_results(op) && jig_op_num_operands(op)))
        return of_arithmetic(c, op);
    return of_regions(c, op);
}

/* ---- Loops ---- */

typedef struct Body {
    const JigOp *loop;
    bool vectors, hinders, sums_in_memory;
    double arithmetic, carried; /* registers */
    const JigLint *lint;
} Body;

static JigWalk look_at(JigOp *op, void *user) {
    Body *b = user;
    JigAccessed x;
    for (size_t i = 0; i < jig_op_num_results(op); ++i)
        b->vectors |= jig_type_is_vector(jig_op_result_type(op, i));
    b->hinders |= jig_lint_is_call(op) || (op != b->loop && jig_structured(op));
    if (jig_lint_is_arithmetic(op) && jig_op_num_results(op))
        b->arithmetic +=
            jig_lint_registers(b->lint, jig_op_result_type(op, 0)) * jig_lint_products(op);
    if (!jig_lint_access(op, &x))
        return JIG_WALK_ADVANCE;
    b->vectors |= jig_type_is_vector(jig_value_type(x.value));
    bool moves = jig_lint_moves(op, &x, b->loop);
    b->sums_in_memory |= x.writes && !moves;
    b->hinders |= moves && !moves_side_by_side(op, &x, b->loop);
    return JIG_WALK_ADVANCE;
}

static Body body_of(const Cost *c, JigOp *loop) {
    Body b = {.loop = loop, .lint = c->lint};
    jig_walk_pre(loop, look_at, &b);
    for (size_t i = 0; i < jig_loop_num_carried(loop); ++i)
        b.carried += jig_lint_registers(c->lint, jig_value_type(jig_loop_init(loop, i)));
    return b;
}

/* LLVM makes vectors of a loop over numbers that lie side by side. */
static bool is_vectorized(const Body *b, const JigOp *loop) {
    return !b->vectors && !b->hinders && !b->sums_in_memory && !jig_lint_carried_sum(loop) &&
           !jig_lint_is_unrolled(loop);
}

/* How often an iteration adds to what is carried: once for each number along the sum. */
static double rounds_of(const Body *b) {
    return b->arithmetic > b->carried && b->carried ? b->arithmetic / b->carried : 1;
}

/* Of each iteration, for the one before: as long a chain as there is arithmetic for what is
 * carried. */
static double waits_of(const Body *b, const JigOp *loop) {
    if (jig_lint_carried_sum(loop))
        return latency;
    if (b->sums_in_memory)
        return latency + through_memory;
    return b->carried && b->arithmetic >= b->carried ? latency * rounds_of(b) : 0;
}

static double of_loop(Cost *c, JigOp *op) {
    bool parallel = jig_loop(op)->parallel && !c->in_threads;
    double n = jig_lint_iterations(op), have = c->lint->machine.vector_registers;
    double threads = parallel && c->lint->machine.threads > 1 ? c->lint->machine.threads : 1;
    c->in_threads |= parallel;
    double body = of_regions(c, op) + 0.5;
    if (parallel)
        c->in_threads = false;
    if (jig_lint_is_innermost(op)) {
        Body b = body_of(c, op);
        double waits = waits_of(&b, op);
        if (is_vectorized(&b, op))
            body /= c->lint->machine.vector_bits / 64.0;
        body = waits > body ? waits : body;
        if (b.carried + 2 > have)
            body += ((b.carried + 2 - have) * per_spill + spilling) * rounds_of(&b);
    }
    double rounds = n / threads;
    if (threads > 1 && rounds != (double)(int64_t)rounds)
        rounds = (double)(int64_t)rounds + 1;
    return rounds * body + (parallel ? FORK : 0);
}

static double of_block_ops(Cost *c, JigOp *op) {
    double all = 0;
    if ((jig_loop(op) || jig_structured(op)) && jig_lint_is_dead(op))
        return 0;
    if (c->depth++ >= DEEPEST)
        all = 1;
    else if (jig_loop(op))
        all = of_loop(c, op);
    else if (jig_structured(op))
        all = of_structured(c, op);
    else
        all = of_plain(c, op);
    c->depth--;
    return all;
}

double jig_lint_cycles(const JigLint *lint, JigOp *root) {
    JIG_REQUIRE(lint && root);
    Cost c = {.lint = lint};
    return of_block_ops(&c, root);
}
