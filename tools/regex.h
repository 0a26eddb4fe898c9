/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Extended regular expressions of "expected-...-re" comments. An expression is
 * compiled to a program of bounded size, and a search costs at most its size
 * times the length of the text. Only back references are tried one by one, for
 * a bounded number of steps.
 */
#ifndef JIG_TOOLS_REGEX_H
#define JIG_TOOLS_REGEX_H

#include "support/vec.h"

typedef struct RegexInst {
    enum {
        REGEX_CHAR, /* x: the character */
        REGEX_ANY,
        REGEX_SET, /* x: index among the sets */
        REGEX_START,
        REGEX_END,
        REGEX_WORD_START,
        REGEX_WORD_END,
        REGEX_SPLIT, /* goes on at x and at y from here */
        REGEX_JUMP,  /* goes on at x from here */
        REGEX_SAVE,  /* x: 2 * group, and 1 more where it ends */
        REGEX_BACK,  /* x: the group whose text comes again */
        REGEX_MATCH,
    } kind;
    int x, y;
} RegexInst;

typedef struct RegexSet {
    uint64_t has[4];
} RegexSet;

typedef struct Regex {
    JIG_VEC(RegexInst) code;
    JIG_VEC(RegexSet) sets;
    unsigned num_groups;
    bool goes_back; /* has back references */
} Regex;

/* NULL, or what is wrong with the expression; free it in either case. */
const char *regex_compile(Regex *re, JigStr pattern);
extern const char regex_too_large[];
/* Does it match anywhere in the text? */
bool regex_search(const Regex *re, JigStr text);
void regex_free(Regex *re);

#endif
