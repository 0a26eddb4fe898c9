/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Extended regular expressions of options and of "expected-...-re" comments. An expression is
 * compiled to a program of bounded size, and a search costs at most its size
 * times the length of the text. Only back references are tried one by one, for
 * a bounded number of steps.
 */
#ifndef JIG_SUPPORT_REGEX_H
#define JIG_SUPPORT_REGEX_H

#include "support/vec.h"

typedef struct JigRegexInst {
    enum {
        JIG_REGEX_CHAR, /* x: the character */
        JIG_REGEX_ANY,
        JIG_REGEX_SET, /* x: index among the sets */
        JIG_REGEX_START,
        JIG_REGEX_END,
        JIG_REGEX_WORD_START,
        JIG_REGEX_WORD_END,
        JIG_REGEX_SPLIT, /* goes on at x and at y from here */
        JIG_REGEX_JUMP,  /* goes on at x from here */
        JIG_REGEX_SAVE,  /* x: 2 * group, and 1 more where it ends */
        JIG_REGEX_BACK,  /* x: the group whose text comes again */
        JIG_REGEX_MATCH,
    } kind;
    int x, y;
} JigRegexInst;

typedef struct JigRegexSet {
    uint64_t has[4];
} JigRegexSet;

typedef struct JigRegex {
    JIG_VEC(JigRegexInst) code;
    JIG_VEC(JigRegexSet) sets;
    unsigned num_groups;
    bool goes_back; /* has back references */
} JigRegex;

/* NULL, or what is wrong with the expression; free it in either case. */
const char *jig_regex_compile(JigRegex *re, JigStr pattern);
extern const char jig_regex_too_large[];
/* Does it match anywhere in the text? */
bool jig_regex_search(const JigRegex *re, JigStr text);
void jig_regex_free(JigRegex *re);

#endif
