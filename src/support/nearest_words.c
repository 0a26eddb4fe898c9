/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the words in a name mean: "gemm" and "matmul" are the same to who looks for one. */
#include "support/nearest.h"
#include "support/check.h"

#include <string.h>

enum { MOST_WORDS = 12, LONGEST = 24 };

typedef struct Words {
    char text[MOST_WORDS][LONGEST]; /* lower case, NUL-terminated */
    size_t n;
    size_t last; /* the first word of the last part between dots */
} Words;

/* The words of a line are looked for when one of them is asked for: those of other tools, and of
 * what people call it. What MLIR calls it comes last. */
static const char *const same[][6] = {
    {"gemm", "mm", "dot", "matmul"},
    {"block", "blocking", "stripmine", "tile"},
    {"parallel", "parallelize", "parallelise", "foreach", "forall"},
    {"permute", "reorder", "swap", "interchange"},
    {"vectorise", "simd", "simdize", "vectorize"},
    {"bufferise", "bufferize"},
    {"cache", "scratch", "stage", "promote"},
    {"divide", "separate", "split"},
    {"licm", "invariant", "motion"},
    {"remainder", "epilogue", "peel"},
    {"simplify", "cleanup", "canonicalise", "canonicalize"},
    {"deduplicate", "common", "cse"},
    {"dead", "dce"},
    {"find", "select", "filter", "match"},
    {"dump", "show", "print"},
    {"software", "prefetch", "pipeline"},
    {"call", "invoke", "include"},
    {"convolution", "conv"},
    {"collapse", "flatten", "coalesce"},
    {"merge", "union", "concat", "fuse"},
    {"extract", "outline"},
    {"schedule", "recipe", "script"},
    {"compile", "codegen", "emit"},
    {"execute", "jit", "run"},
    {"interpret", "simulate", "eval"},
    {"zero", "init", "fill"},
    {"unpack", "lower"},
    {"dims", "dimension", "dimensions"},
    {"factors", "sizes", "factor"},
    {"mark", "annotate"},
};

/* Words that stand in many names and tell nothing. */
static const char *const empty[] = {
    "transform", "structured", "op",  "ops", "using", "to",   "in",   "of", "apply",     "and",
    "by",        "into",       "the", "a",   "for",   "with", "from", "is", "registered"};

static bool is_upper(char c) {
    return c >= 'A' && c <= 'Z';
}

static bool is_word_char(char c) {
    return (c >= 'a' && c <= 'z') || is_upper(c) || (c >= '0' && c <= '9');
}

/* Does a word end before the character? */
static bool begins_word(JigStr name, size_t i) {
    return i && is_upper(name.ptr[i]) && is_word_char(name.ptr[i - 1]) &&
           !is_upper(name.ptr[i - 1]);
}

static void read_words(JigStr name, Words *w) {
    size_t len = 0;
    *w = (Words){.n = 0};
    for (size_t i = 0; i <= name.len && w->n < MOST_WORDS; i++) {
        char c = i < name.len ? name.ptr[i] : '.';
        if (len && (!is_word_char(c) || begins_word(name, i))) {
            w->n++;
            len = 0;
        }
        if (c == '.' && i < name.len)
            w->last = w->n;
        if (w->n < MOST_WORDS && is_word_char(c) && len + 1 < LONGEST)
            w->text[w->n][len++] = is_upper(c) ? (char)(c - 'A' + 'a') : c;
    }
}

static bool is_empty(const char *word) {
    for (size_t i = 0; i < JIG_LEN(empty); i++)
        if (!strcmp(word, empty[i]))
            return true;
    return false;
}

/* The same, in another form: "tile" and "tiling", "loop" and "loops", "unrol" and "unroll". */
static bool is_same_stem(const char *a, const char *b) {
    enum { LONGEST_ENDING = 4 };
    size_t na = strlen(a), nb = strlen(b), common = 0, least = na < nb ? na : nb;
    if (least < 4 || na + nb - 2 * least > LONGEST_ENDING)
        return false;
    while (common < least && a[common] == b[common])
        common++;
    return common == least || (common + 1 == least && (na < nb ? a : b)[common] == 'e' &&
                               (na < nb ? b : a)[common] == 'i');
}

/* The line that knows the word; -1: none. */
static int meaning_of(const char *word) {
    for (size_t i = 0; i < JIG_LEN(same); i++)
        for (size_t k = 0; k < JIG_LEN(same[i]) && same[i][k]; k++)
            if (!strcmp(word, same[i][k]))
                return (int)i;
    return -1;
}

/* 3: the same word; 2: another form of it, or another word for it; 0: neither. */
static int fit(const char *a, const char *b) {
    int line = meaning_of(a);
    return !strcmp(a, b) ? 3 : is_same_stem(a, b) || (line >= 0 && line == meaning_of(b)) ? 2 : 0;
}

static int best_fit(const char *word, const Words *in) {
    int best = 0;
    for (size_t i = 0; i < in->n; i++) {
        int f = is_empty(in->text[i]) ? 0 : fit(word, in->text[i]);
        best = f > best ? f : best;
    }
    return best;
}

/* Words that the other has nothing for. */
static int num_strange(const Words *w, const Words *other) {
    int n = 0;
    for (size_t i = 0; i < w->n; i++)
        n += !is_empty(w->text[i]) && !best_fit(w->text[i], other);
    return n;
}

/* Is the last part of both the same words, in order? */
static bool same_end(const Words *a, const Words *b) {
    if (a->n - a->last != b->n - b->last || a->n == a->last)
        return false;
    for (size_t i = 0; i < a->n - a->last; i++)
        if (!fit(a->text[a->last + i], b->text[b->last + i]))
            return false;
    return true;
}

/* What both begin with up to a dot is where they are, and not what they mean. */
static size_t common_path(JigStr a, JigStr b, int *parts) {
    size_t end = 0;
    *parts = 0;
    for (size_t i = 0; i < a.len && i < b.len && a.ptr[i] == b.ptr[i]; i++)
        if (a.ptr[i] == '.') {
            end = i + 1;
            ++*parts;
        }
    return end;
}

int jig_nearest_meaning(JigStr name, JigStr candidate) {
    enum { HIT = 3, MISSED = 3 };
    JIG_REQUIRE((name.ptr || !name.len) && (candidate.ptr || !candidate.len));
    Words wanted, offered;
    int score = 0, told = 0, parts;
    size_t path = common_path(name, candidate, &parts);
    read_words(jig_str_from(name, path), &wanted);
    read_words(jig_str_from(candidate, path), &offered);
    for (size_t i = 0; i < wanted.n; i++) {
        int f = is_empty(wanted.text[i]) ? 0 : best_fit(wanted.text[i], &offered);
        score += HIT * f;
        told += f > 0;
    }
    if (!told)
        return 0;
    score -= MISSED * num_strange(&wanted, &offered) + num_strange(&offered, &wanted);
    score += (same_end(&wanted, &offered) ? HIT : 0) + parts;
    return score > 0 ? score : 0;
}
