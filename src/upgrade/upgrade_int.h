/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What the halves of the upgrader share: it changes IR, notes what became of what, and in the end
 * makes edits of the text of it.
 */
#ifndef JIG_UPGRADE_INT_H
#define JIG_UPGRADE_INT_H

#include "asm/text_map.h"
#include "jig/rewrite.h"
#include "jig/upgrade.h"

/* Bytes of the text that others take the place of. No two edits overlap; those of one place stand
 * in the order in which they were made. */
typedef struct Edit {
    size_t begin, end, number;
    JigStr text;
} Edit;

/* An op whose text is written anew: by the ops that took its place, or itself. */
typedef struct Rewritten {
    const JigOpText *was;
    JigOp **ops;
    size_t num_ops;
    bool is_itself; /* alone, and its regions keep their text */
} Rewritten;

/* `user` refers to a value by a name that is no more. */
typedef struct Rename {
    const JigOpText *user;
    const JigNameText *was;
    JigValue *now;
} Rename;

typedef struct Upgrade {
    JigListener listener; /* first: what a modernised op's results become */
    JigContext *ctx;
    JigArena *arena;
    JigStr text;
    size_t counted; /* the text before is `lines` lines, the last of which begins at `line_begin` */
    unsigned lines;
    size_t line_begin;
    JigTextMap map;
    const JigOp *entry; /* whose body becomes a named sequence's; or NULL */
    JigPtrMap given;    /* JigValue -> JigStr, its name with % */
    JigStrMap taken;    /* names without % -> the number for the next one like it */
    JigStrMap
        told_apart; /* of upgrade_words.c: old names of ops -> whether today's are for them alone */
    JigPtrMap anew; /* set of JigOpText that are written anew */
    JIG_VEC(Rewritten) rewritten;
    JigValue ***operands; /* of each op of map.ordered, as they were */
    JIG_VEC(Rename) renames;
    JIG_VEC(Edit) edits;
    JIG_VEC(JigUpgradeChange) changes;
} Upgrade;

/* ---- upgrade_names.c ---- */
/* Gives all values the names of the text. */
void jig_upgrade_names(Upgrade *u);
/* A result of a new op inherits the name of what it replaces. */
void jig_upgrade_inherit(Upgrade *u, const JigValue *was, JigValue *now);
/* Names for the op's results that have none, and others for those of packs that were torn apart. */
void jig_upgrade_name_results(Upgrade *u, JigOp *op);
/* Names for arguments of the op's blocks that have none; and for all in its regions. */
void jig_upgrade_name_args(Upgrade *u, JigOp *op);
void jig_upgrade_name_inside(Upgrade *u, JigOp *op);
/* `base`, or with the first number that nobody has; without %. */
JigStr jig_upgrade_fresh(Upgrade *u, JigStr base);
/* "%a, %b:2 = ", or nothing. */
JigStr jig_upgrade_binding(Upgrade *u, const JigOp *op);

/* ---- upgrade.c ---- */
/* Notes a change of the word from `begin` to `end`. */
void jig_upgrade_note(Upgrade *u, size_t begin, size_t end, const char *until, JigStr what,
                      bool is_left);

/* ---- upgrade_words.c ---- */
/* Changes words that need no reading; u->text is what the others work on. */
void jig_upgrade_words(Upgrade *u);

/* ---- upgrade_entry.c ---- */
/* A script that begins without a named sequence gets one; the op that it begins with, or NULL. */
const JigOpText *jig_upgrade_entry(Upgrade *u, JigOp *module);

/* ---- edits.c ---- */
void jig_upgrade_edit(Upgrade *u, size_t begin, size_t end, JigStr text);
/* Blanks from the beginning of the line up to what comes first, at `at` the latest. */
JigStr jig_upgrade_indentation(const Upgrade *u, size_t at);
/* The end of the comment or string that begins at `i`; `i` when none does. */
size_t jig_upgrade_skip_opaque(JigStr text, size_t i, size_t end);
/* Behind blanks and comments. */
size_t jig_upgrade_skip_blank(JigStr text, size_t i, size_t end);
/* The first `c` outside of strings and comments, or `end`. */
size_t jig_upgrade_find(JigStr text, size_t i, size_t end, char c);
/* The end of the line when only blanks come before it; else `i`. */
size_t jig_upgrade_line_rest(const Upgrade *u, size_t i);
/* Comments between, each with a line of its own. */
JigStr jig_upgrade_comments(Upgrade *u, size_t begin, size_t end, JigStr indent);
/* All that was noted, as edits in the order of the text. */
void jig_upgrade_make_edits(Upgrade *u);
/* What the reader of an older sequence added to its body: arguments, and steps between steps. */
void jig_upgrade_insert_missing(Upgrade *u, const JigOpText *t);
/* The text with the edits. */
JigStr jig_upgrade_apply(const Upgrade *u);

#endif
