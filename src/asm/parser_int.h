/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The parser's state, shared by the parse_*.c files.
 *
 * One token of lookahead: `tok` is the token at which the parser stands. Where
 * an error belongs is decided by two rules: jig_parser_error reports at a given
 * place; jig_parser_wrong_token reports that something else was expected, and
 * moves the place back to the end of what stands before the token, so that a
 * forgotten token is reported on the line that lacks it.
 *
 * Memory: `scratch` is rewound when an op is done; what must outlive the op
 * (aliases, forward references) is in `keep`.
 */
#ifndef JIG_ASM_PARSER_INT_H
#define JIG_ASM_PARSER_INT_H

#include "asm/lexer.h"
#include "ir/op.h"
#include "jig/asm.h"

#include <stdarg.h>

/* ---- Names in scope ----
 * A stack of definitions with a hash index over it. Leaving a scope truncates
 * the stack, so that scopes cost what they define.
 * Invariant: each bucket's chain goes from newer to older entries. */
typedef struct JigNameEntry {
    const char *name; /* in the source, where it was defined (or first used) */
    uint32_t len;     /* UINT32_MAX: dead */
    uint32_t hash;
    uint32_t next;  /* in the chain: index + 1 */
    uint32_t num;   /* values: number of results, 0 while only used; blocks: 1 when defined */
    uint32_t named; /* in the parser's map, if that keeps names */
    bool lost;      /* the op that defines it can't be read */
    void *item;     /* JigValue * (the first of num), JigForwardRef * or JigBlock * */
} JigNameEntry;

typedef struct JigNameTable {
    JigNameEntry *data;
    size_t len, cap;
    uint32_t *buckets; /* index + 1; 0 is empty */
    size_t num_buckets;
} JigNameTable;

/* A value that is used before its definition. The op operands hold `arg`,
 * an argument of no block, until the definition replaces it. */
typedef struct JigForwardRef {
    JigArg arg;
    JigSpot spot;
    uint32_t number; /* %name#number */
    bool resolved;
    struct JigForwardRef *next; /* of the same name */
} JigForwardRef;

/* What to cut back to at the end of a region. */
typedef struct JigParserScope {
    size_t values, hoisted, blocks, outer_value_base, outer_block_base;
} JigParserScope;

/* ---- Ops on their way ---- */
/* The names that results are bound to: %a, %b:2 = ... */
typedef struct JigBinding {
    JigStr name;
    uint32_t num;
} JigBinding;

/* A region that is not in an op yet; `region` first. */
typedef struct JigPendingRegion {
    JigRegion region;
    struct JigPendingRegion *next;
} JigPendingRegion;

/* Room behind the arrays of a state, and attributes that are not in its
 * dictionary yet. */
struct JigStateBuild {
    struct {
        void *data;
        size_t cap;
    } operands, types, successors, regions;
    JigNamedAttr *attrs;
    size_t num_attrs, cap_attrs;
    const JigIdent *repeated; /* an attribute that {...} gives once more; or NULL */
    const JigIdent *absent;   /* one whose value can't be stored: no default takes its place */
};

/* An op that is being parsed. */
typedef struct JigOpFrame {
    JigOpState state;
    struct JigStateBuild build;
    JigSpot spot; /* of its name */
    JigStr name;
    const JigBinding *bound;
    size_t num_bound;      /* groups */
    JigBinding only_bound; /* room for the usual case */
    JigPendingRegion *regions;
    struct JigOpFrame *outer;
    bool custom; /* its errors begin with "custom op 'name' " */
    /* Text of a former release can be tried until the op's parts have been looked at. */
    const JigOlderText *older; /* that was read; NULL: today's */
    bool is_committed;
    JigBlock *into;      /* where it will stand */
    uint32_t num_before; /* ops before it that its text made, too */
    bool is_whole;       /* an older text of which regions changed, too */
    uint64_t named;      /* results that the text names */
    bool is_short;       /* the text leaves a prefix out that today's must have */
    JigSpot name_end;
    struct JigRegionText *region_texts; /* for the parser's map */
} JigOpFrame;

/* A location alias used before its definition: `stand_in` is the location
 * that the op carries until the end of the file. */
typedef struct JigDeferredLoc {
    const JigAttr *stand_in;
    JigStr name;
    JigSpot spot;
} JigDeferredLoc;

/* A type by its text: one word, or what ends with `>`. */
typedef struct JigTypeText {
    JigStr text;
    const JigType *type;
} JigTypeText;
enum { JIG_TYPE_TEXTS = 64, JIG_TYPE_WORDS = 32, JIG_LINES_PER_MARK = 64 };
/* Every level of nesting may have something to say about the first error; of
 * so many they are enough. */
enum { JIG_MOST_ERRORS = 32 };

struct JigParser {
    JigToken tok;
    const char *prev_end; /* of the token before `tok` */
    JigLexer lex;
    JigContext *ctx;
    size_t errors;         /* of this parser */
    bool unlimited_errors; /* more than JIG_MOST_ERRORS are reported */

    /* Places: marks[i] is the offset from `base` of line i * JIG_LINES_PER_MARK,
     * lines counted from 0; known up to offset `scanned`, where `num_lines`
     * lines have begun, the last one at `line_start`. Of the lines before it
     * the one asked for last is kept, and up to where it is known to go on:
     * lines may be as long as the text. */
    const JigIdent *file;
    int64_t file_number; /* among the compressed ones; -1: none */
    const char *base;
    unsigned first_line;
    JIG_VEC(uint32_t) marks;
    size_t scanned, num_lines, line_start;
    struct {
        size_t line, start, seen;
    } last;
    bool whole_source; /* the text begins where its source does */

    /* Of a mapped file: text before `paged_out` is not in memory; text at
     * `page_out_at` is where more of it can go. */
    const char *paged_out, *page_out_at;

    JigArena scratch, keep;
    JigOpFrame *frame;
    unsigned in_dialect;  /* inside of a dialect's type or attribute */
    JigSpot dialect_spot; /* of the name of the innermost one */
    JigPtrMap bodies;     /* where the angle brackets in its text end */

    JigNameTable values, blocks;
    size_t value_base, block_base; /* entries below belong to outer regions */
    JIG_VEC(size_t) hoisted; /* entries defined in a deeper scope than they were first used in */
    JIG_VEC(JigForwardRef *) forwards;

    JIG_VEC(const JigType *) bodies_of; /* types whose bodies are being read */
    JigStrMap attr_aliases, type_aliases;
    JIG_VEC(JigDeferredLoc) deferred;
    JigStrMap deferred_names; /* -> the stand-in */
    JigStrMap affine_names;   /* of the map being parsed, when it has many */
    JigStrMap resource_keys;  /* key in the text -> JigIdent in the context, dialect builtin */
    JigPtrMap distinct;       /* number of distinct[N] -> its attribute */
    JigStr default_dialect;   /* of ops without prefix; empty: none */
    struct JigTextMap *map;   /* where ops stand in the text, for who asks; or NULL */
    JigTypeText type_texts[JIG_TYPE_TEXTS]; /* the last ones, by a hash of their beginning */
    JigTypeText type_words[JIG_TYPE_WORDS]; /* i32, index, f16 */
};

/* ---- Tokens and errors (parser.c) ---- */
void jig_parser_init(JigParser *p, JigContext *ctx, JigStr text, JigStr file_name);
void jig_parser_free(JigParser *p);
static inline void jig_parser_next(JigParser *p) {
    p->prev_end = jig_token_end(&p->tok);
    jig_lexer_next(&p->lex, &p->tok);
}
static inline bool jig_parser_is(const JigParser *p, JigTokenKind kind) {
    return p->tok.kind == kind;
}
static inline bool jig_parser_try(JigParser *p, JigTokenKind kind) {
    if (p->tok.kind != kind)
        return false;
    jig_parser_next(p);
    return true;
}
static inline bool jig_parser_is_word(const JigParser *p, const char *word) {
    size_t n = strlen(word);
    return p->tok.kind == JIG_TOK_BARE && p->tok.len == n && memcmp(p->tok.ptr, word, n) == 0;
}
/* Lexes again from `at`. */
void jig_parser_reset(JigParser *p, const char *at);
bool jig_parser_expect(JigParser *p, JigTokenKind kind, const char *message) JIG_NODISCARD;
/* All return false. */
bool jig_parser_error(JigParser *p, const char *at, const char *fmt, ...) JIG_PRINTF(3, 4);
bool jig_parser_error_here(JigParser *p, const char *fmt, ...) JIG_PRINTF(2, 3);
bool jig_parser_wrong_token(JigParser *p, const char *fmt, ...) JIG_PRINTF(2, 3);
/* printf into scratch memory. */
const char *jig_parser_vformat(JigParser *p, const char *fmt, va_list args) JIG_PRINTF(2, 0);
/* Belongs to the error before; nothing when that was swallowed. */
void jig_parser_note(JigParser *p, const char *at, const char *fmt, ...) JIG_PRINTF(3, 4);
/* Gives back the memory of text that was parsed. */
void jig_parser_page_out(JigParser *p);
/* Is there stack for one more level? Reports when not. */
bool jig_parser_deep(JigParser *p) JIG_NODISCARD;
JigLoc jig_parser_loc(JigParser *p, const char *at);
/* One or more elements with commas between. */
bool jig_parser_list(JigParser *p, bool (*element)(JigParser *p, void *user),
                     void *user) JIG_NODISCARD;
/* The value of an integer token; false when it needs more than 64 bits. */
bool jig_parser_u64(const JigToken *t, uint64_t *out);
/* Any integer token. */
bool jig_parser_big_int(const JigToken *t, JigArena *a, JigInt *out);

/* "dialect.name" in scratch memory. */
JigStr jig_parser_full_name(JigParser *p, JigStr dialect, JigStr name);
/* Appends to an array that grows in the scratch arena. */
#define JIG_P_PUSH(p, data, len, cap, item) JIG_ARENA_PUSH(&(p)->scratch, data, len, cap, item)

/* ---- Scopes (scope.c) ---- */
JigParserScope jig_scope_push(JigParser *p);
bool jig_scope_pop(JigParser *p, JigParserScope scope) JIG_NODISCARD;
/* The blocks of a region that are used and not defined, which are reported, become its last ones,
 * empty, where reading goes on behind errors. */
void jig_scope_adopt_blocks(JigParser *p, JigParserScope scope, JigRegion *region);
/* The same after an error: nothing is checked. */
void jig_scope_drop(JigParser *p, JigParserScope scope);
/* Binds `num` consecutive values (results of one op, or one argument). */
bool jig_scope_define(JigParser *p, JigStr name, JigSpot spot, JigValue *first,
                      uint32_t num) JIG_NODISCARD;
/* The names of an op that can't be read. */
void jig_scope_lose(JigParser *p, const JigOpFrame *f);
/* The value of a use; a forward reference when there is none yet. */
JigValue *jig_scope_use(JigParser *p, const JigUnresolved *use, const JigType *type);
/* The type of what a name stands for so far; NULL: nothing. */
const JigType *jig_scope_type(JigParser *p, const JigUnresolved *use);
/* Where `name` was defined or first used; NULL when neither. */
JigSpot jig_scope_known(JigParser *p, JigStr name, uint32_t number);
/* The block of that name, created when it is new. */
JigBlock *jig_scope_block(JigParser *p, JigStr name);
/* The definition of a block; NULL after an error. `block` is used unless a
 * forward reference made one already. */
JigBlock *jig_scope_define_block(JigParser *p, JigStr name, JigBlock *block);
bool jig_scope_check_forwards(JigParser *p) JIG_NODISCARD;
void jig_scope_free(JigParser *p);

/* ---- The parts of the grammar ---- */
/* parse_type.c */
const JigType *jig_parser_type(JigParser *p); /* any */
const JigType *jig_parser_non_function_type(JigParser *p);
int jig_parser_try_type(JigParser *p, const JigType **out);
bool jig_parser_function_results(JigParser *p, const JigType ***types, size_t *n) JIG_NODISCARD;
bool jig_parser_type_list_parens(JigParser *p, const JigType ***types, size_t *n) JIG_NODISCARD;
const JigType *jig_parser_function_type(JigParser *p);
bool jig_parser_dims(JigParser *p, bool allow_dynamic, bool with_trailing_x, int64_t **dims,
                     size_t *n) JIG_NODISCARD;
/* parse_dialect.c: !dialect.name<...>, #dialect.name<...>, aliases */
const JigType *jig_parser_extended_type(JigParser *p);
const JigAttr *jig_parser_extended_attr(JigParser *p, const JigType *type);
/* parse_attr.c */
const JigAttr *jig_parser_attr(JigParser *p, const JigType *type);
int jig_parser_try_attr(JigParser *p, const JigType *type, const JigAttr **out);
bool jig_parser_attr_dict(JigParser *p, JigNamedAttr **items, size_t *n) JIG_NODISCARD; /* at { */
const JigAttr *jig_parser_symbol_ref(JigParser *p);                                     /* at @ */
/* parse_elements.c: at the word */
const JigAttr *jig_parser_dense(JigParser *p, const JigType *type);
const JigAttr *jig_parser_sparse(JigParser *p, const JigType *type);
const JigAttr *jig_parser_dense_resource(JigParser *p, const JigType *type);
const JigAttr *jig_parser_dense_array(JigParser *p);
/* parse_loc.c */
bool jig_parser_location(JigParser *p, JigLoc *out) JIG_NODISCARD;     /* inside of loc(...) */
bool jig_parser_trailing_loc(JigParser *p, JigLoc *loc) JIG_NODISCARD; /* loc(...) if it is there */
bool jig_parser_resolve_locs(JigParser *p, JigOp *top) JIG_NODISCARD;
/* parse_affine.c */
bool jig_parser_map_or_set(JigParser *p, const JigMap **map, const JigSet **set) JIG_NODISCARD;
/* parse_resource.c */
bool jig_parser_file_metadata(JigParser *p) JIG_NODISCARD;
/* The key in the context for a key in the text, declared when new. */
const JigIdent *jig_parser_resource_key(JigParser *p, JigStr key);
/* A key: word or string. */
bool jig_parser_key(JigParser *p, const char *what, JigStr *out) JIG_NODISCARD;
/* parse_op.c */
bool jig_parser_operation(JigParser *p, JigBlock *into) JIG_NODISCARD;
/* parse_older.c: the text of an op after its name, of today or of a former release. `name` NULL:
 * there is no such op today. */
bool jig_parser_custom_form(JigParser *p, JigOpFrame *f, const JigOpName *name,
                            const JigOlderText *texts) JIG_NODISCARD;
/* The name of an op in custom form; NULL after an error. */
const JigOpName *jig_parser_custom_op_name(JigParser *p, JigStr *spelled);
void jig_parser_frame_begin(JigParser *p, JigOpFrame *f);
void jig_parser_frame_end(JigParser *p, JigOpFrame *f);
bool jig_parser_ssa_use(JigParser *p, JigUnresolved *out, bool allow_number) JIG_NODISCARD;
/* parse_region.c */
bool jig_parser_parse_region(JigParser *p, JigRegion *region, const JigArgument *args,
                             size_t n) JIG_NODISCARD;
JigPendingRegion *jig_parser_pending_region(JigParser *p);
/* Destroys the blocks of a region that will not get into an op. */
void jig_parser_discard_region(JigRegion *region);
void jig_parser_discard_block(JigBlock *block);

#endif
