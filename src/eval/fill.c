/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Arguments from text: "TYPE=FILL" with an optional ":SIZES" for dynamic dimensions.
 *
 *   i32=5  f32=1.5  index=3  complex<f32>=(1.0,2.0)
 *   tensor<4x8xf32>=zeros|iota|random:SEED|3.5|poison|FILE.npy|dense<[...]>
 *   tensor<?x8xf32>:4x8=iota
 *
 * random: splitmix64 of the seed; each number takes one draw, whose highest 8 bits are a signed
 * k: integers and their like are k, index |k|, floats k / 16 rounded to the format.
 * In its place negative and positive take -|k| and |k|, which are not 0; wide: integers of all
 * their bits, a fourth of them where they wrap around, and floats of all bits around a magnitude
 * that the seed says; any(-1,0,2): one of these each time. rising(PERCENT): random floats, of which
 * along the last dimension the largest stands at so many hundredths of the way and the others fall
 * away from there, going round; falling(PERCENT): the smallest stands there. Integers are 0, or -1,
 * but for that one, which is -1, or 0.
 */
#include "eval/evaluator.h"
#include "eval/npy.h"
#include "eval/eval_views.h"
#include "ir/diag/source.h"
#include "jig/asm.h"
#include "support/check.h"
#include "support/field.h"
#include "support/random.h"

#include <math.h>

/* The text is a source of the context, so that complaints stand at its parts. */
typedef struct Argument {
    JigEval *e;
    JigStr name, text;
    JigArena *a;
} Argument;

typedef enum Drawing {
    DRAW_NONE,
    DRAW_RANDOM,
    DRAW_NEGATIVE,
    DRAW_POSITIVE,
    DRAW_WIDE,
    DRAW_ANY,
    DRAW_RISING,
    DRAW_FALLING
} Drawing;

typedef struct Fill {
    JigEval *e;
    const Argument *arg;
    const JigType *type;   /* of the argument */
    const JigType *memory; /* of a memref: the layout that it gets */
    const JigType *element;
    JigElem elem;
    JigStr text; /* what follows the type */
    Drawing drawing;
    uint64_t seed, first_seed; /* as it is, as it was given */
    JigNum *any;               /* what is drawn from */
    size_t num_any;
    unsigned percent; /* of the way, of rising and falling */
    JigArena *a;
} Fill;

static JigLoc loc_of(const Argument *arg, const char *at) {
    unsigned line = 1, column = 1;
    for (const char *c = arg->text.ptr; c < at; ++c) {
        column = *c == '\n' ? 1 : column + 1;
        line += *c == '\n';
    }
    return jig_loc_file(arg->e->ctx, arg->name, line, column);
}

static bool bad(const Argument *arg, JigStr part, const char *what) {
    return jig_eval_stop(arg->e, JIG_EVAL_UNKNOWN, loc_of(arg, part.ptr), "%s", what);
}

/* ---- Numbers ---- */

static JigFloat part_of_double(const JigElem *elem, double d) {
    return elem->part == JIG_ELEM_FLOAT
               ? jig_float_from_double(elem->float_kind, d)
               : (JigFloat){.bits = {(uint64_t)(int64_t)d & jig_eval_mask(elem->width)}};
}

/* The number `d` as the element type has it. */
static void num_of_double(Fill *f, double d, JigNum *out) {
    jig_eval_num_init(&f->elem, out);
    if (f->elem.kind == JIG_ELEM_INT)
        out->i = jig_int_s(f->elem.width, (int64_t)d, f->a);
    else
        out->re = part_of_double(&f->elem, d); /* `f` and `re` are one */
}

/* 8 bits of a draw, with the sign that is wanted. */
static int64_t random_byte(Fill *f) {
    int64_t k = (int64_t)jig_random_next(&f->seed) >> 56;
    if (f->drawing == DRAW_NEGATIVE)
        return k < 0 ? k : -(k + 1);
    if (f->drawing == DRAW_POSITIVE)
        return k < 0 ? -k : k + 1;
    return jig_type_is_index(f->element) && k < 0 ? -(k + 1) : k;
}

static JigFloat random_in_field(Fill *f) {
    JigFloat x = jig_field_random(f->elem.float_kind, jig_random_next(&f->seed));
    bool turns = (f->drawing == DRAW_NEGATIVE && !jig_field_is_negative(x)) ||
                 (f->drawing == DRAW_POSITIVE && jig_field_is_negative(x));
    return turns ? jig_field_neg(x) : x;
}

/* All bits of the mantissa, so that sums round; magnitudes around one that the seed draws first,
 * from half of all exponents, so that what is next to nothing shows where all is small. */
static JigFloat wide_float(Fill *f) {
    enum { AROUND = 16, OF_MOST = 1024 }; /* formats with more exponents are drawn as doubles */
    JigFloatKind kind = f->elem.float_kind;
    double largest = jig_float_to_double(jig_float_largest(kind, false));
    int most = OF_MOST;
    if (!isinf(largest))
        frexp(largest, &most);
    uint64_t first = f->first_seed, k = jig_random_next(&f->seed);
    int around = AROUND < most / 4 ? AROUND : most / 4;
    int middle = (int)(jig_random_next(&first) % (uint64_t)(most / 2 + 1)) - most / 4;
    int exponent = middle + (int)(jig_random_next(&f->seed) % (uint64_t)(around + 1)) - around / 2;
    double d = ldexp(1.0 + (double)(k >> 12) * 0x1p-52, exponent);
    return jig_float_from_double(kind, k & 1 ? -d : d);
}

static JigFloat random_part(Fill *f) {
    if (f->elem.part == JIG_ELEM_FLOAT && jig_is_in_field(f->elem.float_kind))
        return random_in_field(f);
    if (f->elem.part == JIG_ELEM_FLOAT && f->drawing == DRAW_WIDE)
        return wide_float(f);
    double k = (double)random_byte(f);
    return part_of_double(&f->elem, f->elem.part == JIG_ELEM_FLOAT ? k / 16 : k);
}

static JigInt wide_int(Fill *f) {
    uint64_t k = jig_random_next(&f->seed), words[4];
    uint32_t width = f->elem.width;
    switch (k >> 59) { /* 32 cases */
    case 0:
        return jig_int(width, 0, f->a);
    case 1:
        return jig_int_s(width, -1, f->a);
    case 2:
    case 3:
        return jig_int_smin_of(width, f->a);
    case 4:
    case 5:
        return jig_int_smax_of(width, f->a);
    case 6:
        return jig_int_add(jig_int_smin_of(width, f->a), jig_int_s(width, 1, f->a), f->a);
    case 7:
        return jig_int_s(width, 1, f->a);
    default:
        for (size_t i = 0; i < JIG_LEN(words); ++i)
            words[i] = jig_random_next(&f->seed);
        return jig_int_zext(jig_int_from_words(64 * JIG_LEN(words), words, JIG_LEN(words), f->a),
                            width, f->a);
    }
}

static void random_num(Fill *f, JigNum *out) {
    if (f->drawing == DRAW_ANY) {
        *out = f->any[jig_random_next(&f->seed) % f->num_any];
        return;
    }
    if (f->elem.kind == JIG_ELEM_INT) {
        bool wide = f->drawing == DRAW_WIDE && !jig_type_is_index(f->element);
        out->i = wide ? wide_int(f) : jig_int_s(f->elem.width, random_byte(f), f->a);
        return;
    }
    jig_eval_num_init(&f->elem, out);
    out->re = random_part(f); /* `f` and `re` are one */
    if (f->elem.kind == JIG_ELEM_COMPLEX)
        out->im = random_part(f);
}

static bool parse_float(const JigType *type, JigStr s, JigFloat *out, JigArena *a) {
    if (jig_float_parse(jig_type_float_kind(type), s, out))
        return true;
    /* Words, or bits in hexadecimal as attributes have them. */
    JigFloatKind kind = jig_type_float_kind(type);
    bool minus = s.len && s.ptr[0] == '-';
    JigStr word = minus ? (JigStr){s.ptr + 1, s.len - 1} : s;
    if (jig_str_is(word, "inf") || jig_str_is(word, "nan")) {
        *out = word.ptr[0] == 'i' ? jig_float_inf(kind, minus) : jig_float_nan(kind);
        return true;
    }
    JigInt bits;
    if (!jig_str_starts_with(s, "0x") ||
        !jig_int_parse((JigStr){s.ptr + 2, s.len - 2}, 16, a, &bits) ||
        jig_int_active_bits(bits) > jig_type_width(type))
        return false;
    *out = jig_float_from_bits(kind, jig_int_word(&bits, 0), jig_int_word(&bits, 1));
    return true;
}

static bool parse_int(const JigElem *elem, JigStr s, JigInt *out, JigArena *a) {
    bool minus = s.len && s.ptr[0] == '-';
    unsigned radix = 10;
    if (jig_str_is(s, "true") || jig_str_is(s, "false")) {
        *out = jig_int(elem->width, s.ptr[0] == 't', a);
        return true;
    }
    s = minus ? (JigStr){s.ptr + 1, s.len - 1} : s;
    if (jig_str_starts_with(s, "0x")) {
        s = (JigStr){s.ptr + 2, s.len - 2};
        radix = 16;
    }
    if (!s.len || !jig_int_parse(s, radix, a, out) || jig_int_active_bits(*out) > elem->width)
        return false;
    *out = jig_int_zext(*out, elem->width, a);
    if (!minus)
        return true;
    *out = jig_int_neg(*out, a);
    return jig_int_is_negative(*out) || jig_int_is_zero(*out);
}

static bool parse_part(const JigType *type, const JigElem *elem, JigStr s, JigFloat *out,
                       JigArena *a) {
    JigInt i;
    if (elem->part == JIG_ELEM_FLOAT) {
        JIG_CHECK(parse_float(type, s, out, a));
        *out = jig_eval_float_of_plain(elem, *out);
        return true;
    }
    if (!parse_int(elem, s, &i, a))
        return false;
    *out = (JigFloat){.bits = {jig_int_u64(i)}};
    return true;
}

static bool parse_num(Fill *f, JigStr s, JigNum *out) {
    memset(out, 0, sizeof *out);
    if (f->elem.kind == JIG_ELEM_INT)
        return parse_int(&f->elem, s, &out->i, f->a);
    if (f->elem.kind == JIG_ELEM_FLOAT)
        return parse_part(f->element, &f->elem, s, &out->f, f->a);
    const char *comma = s.len ? memchr(s.ptr, ',', s.len) : NULL;
    if (!comma || s.ptr[0] != '(' || s.ptr[s.len - 1] != ')')
        return false;
    const JigType *part = jig_type_element(f->element);
    JigStr re = {s.ptr + 1, (size_t)(comma - s.ptr) - 1};
    JigStr im = {comma + 1, (size_t)(s.ptr + s.len - 1 - comma) - 1};
    while (im.len && *im.ptr == ' ')
        im = (JigStr){im.ptr + 1, im.len - 1};
    return parse_part(part, &f->elem, re, &out->re, f->a) &&
           parse_part(part, &f->elem, im, &out->im, f->a);
}

/* ---- Elements ---- */

static bool one_number(Fill *f, int64_t i, JigNum *out) {
    if (jig_str_is(f->text, "zeros"))
        num_of_double(f, 0, out);
    else if (jig_str_is(f->text, "iota"))
        num_of_double(f, (double)i, out);
    else if (f->drawing)
        random_num(f, out);
    else
        return parse_num(f, f->text, out);
    return true;
}

/* ---- In order ---- */

static int by_size(const void *x, const void *y) {
    const JigFloat *a = x, *b = y;
    return jig_is_in_field(a->kind) ? jig_field_cmp(*a, *b) : jig_float_cmp(*a, *b);
}

/* How far element `i` stands behind the chosen place, of `row` elements, going round: the last one
 * is that place itself. */
static int64_t behind(const Fill *f, int64_t i, int64_t row) {
    int64_t place = (row - 1) * f->percent / 100;
    return ((i % row) + row - 1 - place) % row;
}

static JigFloat *sorted_floats(Fill *f, int64_t n) {
    JigFloat *all = JIG_NEW_ARRAY(f->a, JigFloat, (size_t)n + 1);
    for (int64_t i = 0; i < n; ++i)
        all[i] = random_part(f);
    qsort(all, (size_t)n, sizeof *all, by_size);
    return all;
}

/* All of one place come before all of the next. */
static void fill_in_order(Fill *f, JigEvalShaped *s, int64_t n) {
    int64_t row = (s->rank ? s->sizes[s->rank - 1] : 1) * s->elem.lanes;
    bool rises = f->drawing == DRAW_RISING, of_floats = f->elem.part == JIG_ELEM_FLOAT;
    JigFloat *floats = of_floats ? sorted_floats(f, n) : NULL;
    for (int64_t i = 0; i < n; ++i) {
        int64_t k = behind(f, i, row), at = k * (n / row) + i / row;
        JigNum number;
        num_of_double(f, (k == row - 1) == rises ? -1 : 0, &number);
        if (of_floats)
            number.re = floats[rises ? at : n - 1 - at];
        jig_eval_num_to_bytes(&s->elem, &number, s->buffer->data + (size_t)i * s->elem.size);
    }
}

static bool fill_elements(Fill *f, JigEvalShaped *s) {
    int64_t n = jig_eval_shaped_count(s) * s->elem.lanes;
    if (n && (f->drawing == DRAW_RISING || f->drawing == DRAW_FALLING)) {
        fill_in_order(f, s, n);
        return true;
    }
    if (jig_str_is(f->text, "poison") || jig_str_is(f->text, "unwritten")) {
        jig_eval_buffer_mark(s->buffer, 0, s->buffer->size,
                             f->text.ptr[0] == 'p' ? JIG_EVAL_IS_POISON : JIG_EVAL_UNWRITTEN);
        return true;
    }
    JigNum number;
    bool each = jig_str_is(f->text, "iota") || f->drawing;
    JIG_CHECK(each || one_number(f, 0, &number));
    for (int64_t i = 0; i < n; ++i) {
        if (each)
            one_number(f, i, &number);
        jig_eval_num_to_bytes(&s->elem, &number, s->buffer->data + (size_t)i * s->elem.size);
    }
    return true;
}

/* "4x8" for the dimensions of the type, the static ones too. */
static bool parse_sizes(JigStr s, const JigType *type, int64_t *sizes) {
    size_t rank = jig_type_rank(type), d = 0;
    while (s.len && d < rank) {
        int64_t n = 0;
        size_t digits = 0;
        for (; digits < s.len && s.ptr[digits] >= '0' && s.ptr[digits] <= '9'; ++digits)
            if (__builtin_mul_overflow(n, 10, &n) ||
                __builtin_add_overflow(n, s.ptr[digits] - '0', &n))
                return false;
        if (!digits)
            return false;
        sizes[d++] = n;
        s = (JigStr){s.ptr + digits, s.len - digits};
        if (s.len && *s.ptr == 'x' && s.len > 1)
            s = (JigStr){s.ptr + 1, s.len - 1};
        else if (s.len)
            return false;
    }
    return d == rank && !s.len;
}

/* Are these sizes ones that the type allows? */
static bool sizes_fit(const JigEval *e, const JigType *type, const int64_t *sizes) {
    const bool *scalable = jig_type_is_vector(type) ? jig_type_scalable_dims(type) : NULL;
    for (size_t d = 0; d < jig_type_rank(type); ++d) {
        int64_t size = jig_type_dim(type, d);
        size *= scalable && scalable[d] ? e->options.vscale : 1;
        if (!jig_type_is_dynamic_dim(type, d) && size != sizes[d])
            return false;
    }
    return true;
}

/* What lies between the elements belongs to others, and has numbers, too, where these are drawn. */
static void fill_between(Fill *f, const JigEvalShaped *s) {
    size_t size = s->elem.size, n = size ? s->buffer->size / size : 0;
    JigNum number;
    if (!f->drawing || (int64_t)n == jig_eval_shaped_count(s) * s->elem.lanes)
        return;
    jig_eval_buffer_mark(s->buffer, 0, s->buffer->size, JIG_EVAL_VALUE);
    for (size_t i = 0; i < n; ++i) {
        random_num(f, &number);
        jig_eval_num_to_bytes(&s->elem, &number, s->buffer->data + i * size);
    }
}

/* The elements `from`, which are released, in memory that is laid out as the memref's type says. */
static bool lay_out(Fill *f, JigEvalShaped *from, JigEvalValue *out) {
    JigEvalShaped *to = jig_eval_alloc(f->e, loc_of(f->arg, f->arg->text.ptr), f->memory,
                                       from->sizes, JIG_BUFFER_HEAP, false);
    if (to)
        fill_between(f, to);
    size_t size = jig_eval_elem_bytes(&from->elem), at = 0;
    int64_t *index = JIG_NEW_ARRAY(f->a, int64_t, from->rank + 1);
    if (to && jig_eval_shaped_count(from))
        do {
            int64_t element = to->offset;
            for (size_t d = 0; d < to->rank; ++d)
                element += index[d] * to->strides[d];
            jig_eval_buffer_copy(to->buffer, (size_t)element * size, from->buffer, at, size);
            at += size;
        } while (jig_eval_next_index(index, from->sizes, from->rank));
    jig_eval_shaped_release(from);
    *out = to ? jig_eval_shaped_value(to) : (JigEvalValue){0};
    return to != NULL;
}

/* "dense<...>" lacks its type: that of the argument, with these sizes. */
static bool parse_dense(Fill *f, const int64_t *sizes, JigEvalValue *out) {
    size_t rank = jig_type_rank(f->type);
    const JigType *element = jig_type_element(f->type);
    const JigType *type = jig_type_is_vector(f->type) ? jig_type_vector(sizes, NULL, rank, element)
                                                      : jig_type_tensor(sizes, rank, element, NULL);
    const JigAttr *attr = jig_parse_typed_attr_str(f->e->ctx, f->text, type);
    JIG_CHECK(attr);
    return jig_eval_value_of_attr(f->e, f->type, attr, out) ||
           bad(f->arg, f->text, "these elements cannot be evaluated");
}

static bool parse_elements(Fill *f, const int64_t *sizes, JigEvalValue *out) {
    if (jig_str_starts_with(f->text, "dense<"))
        return parse_dense(f, sizes, out);
    JigEvalShaped *s =
        jig_eval_shaped_create(f->e, loc_of(f->arg, f->arg->text.ptr), f->elem,
                               jig_type_rank(f->type), sizes, JIG_BUFFER_VALUE, true);
    JIG_CHECK(s);
    *out = jig_eval_shaped_value(s);
    bool is_number = f->text.len && strchr("-0123456789", f->text.ptr[0]);
    const char *why =
        is_number
            ? "this is no number that the elements can have"
            : "expected zeros, iota, random:SEED, poison, a number, a .npy file or dense<...>";
    bool ok = jig_str_ends_with(f->text, ".npy")
                  ? jig_npy_read(jig_arena_str(f->a, f->text).ptr, f->element, s, &why, f->a)
                  : fill_elements(f, s);
    if (ok)
        return true;
    jig_eval_release(out);
    return bad(f->arg, f->text, why);
}

static bool parse_shaped(Fill *f, const int64_t *sizes, JigEvalValue *out) {
    return parse_elements(f, sizes, out) &&
           (!jig_type_is_memref(f->type) || lay_out(f, out->shaped, out));
}

/* ---- The argument ---- */

/* Position of the first `what` outside of angle brackets; the length when there is none. */
static size_t find_outside(JigStr s, char what) {
    int depth = 0;
    for (size_t i = 0; i < s.len; ++i) {
        if (s.ptr[i] == what && depth == 0)
            return i;
        bool arrow = s.ptr[i] == '>' && i && s.ptr[i - 1] == '-';
        depth += (s.ptr[i] == '<') - (s.ptr[i] == '>' && !arrow);
    }
    return s.len;
}

static bool type_fits(const JigType *given, const JigType *wanted) {
    if (given == wanted)
        return true;
    return jig_type_kind(given) == jig_type_kind(wanted) && jig_type_is_shaped(given) &&
           jig_type_element(given) == jig_type_element(wanted) && jig_type_has_rank(given) &&
           jig_type_has_rank(wanted) && jig_type_rank(given) == jig_type_rank(wanted) &&
           jig_shapes_compatible(given, wanted);
}

/* May memory of this layout be handed to who takes that? One that is not given is the taker's. */
static bool layout_fits(const JigType *given, const JigType *wanted, JigArena *a) {
    if (!jig_type_is_memref(given) || !jig_type_layout(given) ||
        jig_type_layout(given) == jig_type_layout(wanted))
        return true;
    size_t rank = jig_type_rank(given);
    int64_t *x = JIG_NEW_ARRAY(a, int64_t, rank + 1), *y = JIG_NEW_ARRAY(a, int64_t, rank + 1);
    if (!jig_type_strides(given, x, &x[rank]) || !jig_type_strides(wanted, y, &y[rank]))
        return false;
    for (size_t i = 0; i <= rank; ++i)
        if (y[i] != JIG_DYNAMIC && x[i] != y[i])
            return false;
    return true;
}

static bool read_seed(Fill *f, JigStr text) {
    size_t i = 0;
    bool ok = i < text.len;
    for (; ok && i < text.len; ++i) {
        unsigned digit = (unsigned)(text.ptr[i] - '0');
        ok = digit < 10 && !__builtin_mul_overflow(f->seed, 10, &f->seed) &&
             !__builtin_add_overflow(f->seed, digit, &f->seed);
        f->first_seed = f->seed;
    }
    return ok || bad(f->arg, f->text, "the seed is no number of 64 bits");
}

/* "-1,0,2" */
static bool read_any(Fill *f, JigStr list) {
    size_t most = 1;
    for (size_t i = 0; i < list.len; ++i)
        most += list.ptr[i] == ',';
    f->any = JIG_NEW_ARRAY(f->a, JigNum, most);
    for (size_t from = 0, to; from <= list.len; from = to + 1) {
        for (to = from; to < list.len && list.ptr[to] != ',';)
            ++to;
        JigStr one = {list.ptr + from, to - from};
        if (f->elem.kind == JIG_ELEM_COMPLEX || !parse_num(f, one, &f->any[f->num_any++]))
            return bad(f->arg, f->text, "any(...) has numbers of this type, as any(-1,0,2):SEED");
    }
    return true;
}

/* "50):" */
static bool read_percent(Fill *f, JigStr *rest) {
    size_t i = 0;
    for (; i < rest->len && i < 3 && rest->ptr[i] >= '0' && rest->ptr[i] <= '9'; ++i)
        f->percent = f->percent * 10 + (unsigned)(rest->ptr[i] - '0');
    bool ok = i && f->percent <= 100 && jig_str_starts_with(jig_str_from(*rest, i), "):");
    *rest = ok ? jig_str_from(*rest, i + strlen("):")) : *rest;
    return ok || bad(f->arg, f->text, "expected a percentage, as in rising(50):SEED");
}

/* How numbers are drawn, where they are. */
static bool read_drawing(Fill *f) {
    static const struct {
        const char *name;
        Drawing drawing;
    } names[] = {{"random:", DRAW_RANDOM},     {"negative:", DRAW_NEGATIVE},
                 {"positive:", DRAW_POSITIVE}, {"wide:", DRAW_WIDE},
                 {"any(", DRAW_ANY},           {"rising(", DRAW_RISING},
                 {"falling(", DRAW_FALLING}};
    size_t i = 0;
    while (i < JIG_LEN(names) && !jig_str_starts_with(f->text, names[i].name))
        ++i;
    if (i == JIG_LEN(names))
        return true;
    f->drawing = names[i].drawing;
    JigStr rest = jig_str_from(f->text, strlen(names[i].name));
    if (f->drawing == DRAW_RISING || f->drawing == DRAW_FALLING)
        return read_percent(f, &rest) && read_seed(f, rest);
    if (f->drawing != DRAW_ANY)
        return read_seed(f, rest);
    size_t end = jig_str_find(rest, JIG_STR("):"));
    return end < rest.len ? read_any(f, (JigStr){rest.ptr, end}) &&
                                read_seed(f, jig_str_from(rest, end + strlen("):")))
                          : bad(f->arg, f->text, "expected any(NUMBERS):SEED");
}

static bool parse_scalar(Fill *f, JigEvalValue *out) {
    JigNum n;
    *out = (JigEvalValue){.tag = JIG_EVAL_POISON};
    if (jig_str_is(f->text, "poison"))
        return true;
    if (!one_number(f, 0, &n))
        return bad(f->arg, f->text, "expected a number of this type");
    jig_eval_value_of_num(f->e, &f->elem, &n, out);
    return true;
}

static bool parse_filled(Fill *f, const JigType *given, JigStr sizes_text, JigEvalValue *out) {
    if (!jig_type_is_shaped(given))
        return parse_scalar(f, out);
    JigStr whole = f->arg->text;
    if (!jig_type_has_rank(given))
        return bad(f->arg, whole, "expected a type with a rank");
    int64_t *sizes = JIG_NEW_ARRAY(f->a, int64_t, jig_type_rank(given) + 1);
    jig_eval_shape(f->e, given, NULL, sizes);
    if (sizes_text.len && !parse_sizes(sizes_text, given, sizes))
        return bad(f->arg, sizes_text, "expected sizes such as 4x8, one for each dimension");
    if (!sizes_text.len && jig_type_num_dynamic_dims(given))
        return bad(f->arg, whole, "sizes are missing: write tensor<?x8xf32>:4x8=...");
    if (!sizes_fit(f->e, f->type, sizes) || !sizes_fit(f->e, given, sizes))
        return bad(f->arg, sizes_text.len ? sizes_text : whole, "these sizes are not the type's");
    return parse_shaped(f, sizes, out);
}

/* ---- From the text ---- */

static void open_argument(Argument *arg, JigEval *e, JigStr text) {
    arg->e = e;
    arg->a = jig_arena_create();
    arg->name = jig_arena_printf(arg->a, "argument '%.*s'", JIG_FMT(text));
    jig_source_add(e->ctx, arg->name, text, false, 1);
    arg->text = jig_vec_last(&e->ctx->sources).text;
}

/* What went wrong is told later, and quotes the source. */
static bool close_argument(Argument *arg, bool ok) {
    if (ok)
        jig_source_drop_last(arg->e->ctx);
    jig_arena_destroy(arg->a);
    return ok;
}

/* The type that is given, the sizes behind it, and what it is filled with. */
static const JigType *parse_given(const Argument *arg, JigStr *sizes, JigStr *fill) {
    JigStr text = arg->text;
    size_t equals = find_outside(text, '=');
    JigStr left = {text.ptr, equals};
    size_t colon = find_outside(left, ':');
    if (equals == text.len) {
        bad(arg, text, "expected TYPE=FILL");
        return NULL;
    }
    if (colon < left.len)
        *sizes = (JigStr){left.ptr + colon + 1, left.len - colon - 1};
    *fill = (JigStr){text.ptr + equals + 1, text.len - equals - 1};
    return jig_parse_type_str(arg->e->ctx, (JigStr){left.ptr, colon}, arg->name);
}

const JigType *jig_eval_parse_type(JigEval *e, JigStr text) {
    JIG_REQUIRE(e);
    Argument arg;
    JigStr sizes = {0}, fill;
    open_argument(&arg, e, text);
    const JigType *type = parse_given(&arg, &sizes, &fill);
    close_argument(&arg, type != NULL);
    return type;
}

static bool parse_value(const Argument *arg, const JigType *type, JigEvalValue *out) {
    JigEval *e = arg->e;
    JigStr sizes = {0}, fill;
    const JigType *given = parse_given(arg, &sizes, &fill);
    JIG_CHECK(given);
    if (!type_fits(given, type) || !layout_fits(given, type, arg->a))
        return jig_error(e->ctx, loc_of(arg, arg->text.ptr), "the function takes %s",
                         jig_msg_type(type));
    Fill f = {.e = e, .arg = arg, .type = type, .text = fill, .elem = jig_eval_elem_of(e, type)};
    f.a = arg->a;
    f.memory = jig_type_is_memref(given) && jig_type_layout(given) ? given : type;
    f.element = jig_type_is_shaped(type) ? jig_type_element(type) : type;
    if (jig_type_is_vector(f.element))
        f.element = jig_type_element(f.element);
    if (f.elem.kind == JIG_ELEM_OTHER || f.elem.kind == JIG_ELEM_BYTES)
        return bad(arg, arg->text, "values of this type cannot be given");
    return read_drawing(&f) && parse_filled(&f, given, sizes, out);
}

bool jig_eval_parse_value(JigEval *e, const JigType *type, JigStr text, JigEvalValue *out) {
    JIG_REQUIRE(e && type && out);
    Argument arg;
    open_argument(&arg, e, text);
    return close_argument(&arg, parse_value(&arg, type, out));
}
