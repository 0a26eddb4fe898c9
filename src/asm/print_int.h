/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The printer's state. One JigPrinter serves one jig_op_print (or one *_to_str).
 *
 * An op is printed in two passes over the same functions. In the first, `visit`
 * is set: nothing is written, and every attribute and type that would be is
 * noted for the aliases (print_alias.c). In the second the text goes to `out`,
 * which is flushed through `write` when it is full, unless `hold` keeps it
 * because somebody may still look back at what was written.
 *
 * Names are given region by region, when the op that owns the regions is
 * printed, and forgotten after it (print_names.c).
 */
#ifndef JIG_ASM_PRINT_INT_H
#define JIG_ASM_PRINT_INT_H

#include "asm/places.h"
#include "asm/print.h"
#include "asm/text_map.h"
#include "ir/op.h"

/* A type and its text; types follow one another again and again. */
typedef struct JigTypeMemo {
    const JigType *type;
    const JigStr *text;
} JigTypeMemo;

enum {
    JIG_PRINT_BUFFER = 64 * 1024,
    JIG_PRINT_INDENT = 2,
    JIG_LAST_TYPES = 16,
    JIG_LAST_PLAIN = 32,
};

/* ---- Names ---- */

/* What numbering continues from. */
typedef struct JigNameCounters {
    uint32_t value, arg, conflict;
} JigNameCounters;

/* A name in use or used before; values refer to it by its index. */
typedef struct JigPrinterName {
    JigStr text;
    uint32_t hash;
    bool used; /* in the scopes around the current region */
} JigPrinterName;

/* A region whose values and blocks are numbered. */
typedef struct JigRegionFrame {
    const JigRegion *region;
    JigNameCounters after;       /* where ops nested in it continue */
    size_t first_name, end_name; /* its names in `used` */
    bool marked;                 /* are they marked used? */
} JigRegionFrame;

typedef struct JigNames {
    JigNameSink sink; /* first: rows get its address */
    JigPrinter *p;
    const JigOp *root; /* where numbering starts */
    JIG_VEC(JigPrinterName) entries;
    uint32_t *table; /* of entry index + 1; open addressing */
    size_t table_cap;
    JIG_VEC(JigRegionFrame) frames;
    size_t op_frames; /* index of the frame of the first region of the op being printed */
    JIG_VEC(const JigRegion *) active; /* regions around what is being printed, outermost first */
    JIG_VEC(uint32_t) used;            /* entries of all frames, in order */
    JigNameCounters counters;
    JigPtrMap op_ids; /* op -> id + 1; only with print_users */
    bool all;         /* everything below root is numbered: frames are not kept */
} JigNames;

/* ---- Aliases ---- */

typedef struct JigAlias {
    const void *symbol; /* type, attribute, or the word of a file location */
    JigStr name;        /* without # or !; ptr NULL: none */
    uint32_t depth;     /* of aliases that it is made of */
    uint32_t suffix;
    bool is_type, is_loc; /* is_loc: `symbol` is a JigLoc's word */
    bool deferrable;      /* may be defined after the op */
    uint32_t first_child; /* list of children, 1-based into `links`; 0: none */
} JigAlias;

typedef struct JigAliasLink {
    uint32_t alias, next;
} JigAliasLink;

/* The attribute or type whose parts are being visited. */
typedef struct JigVisit {
    struct JigVisit *outer;
    bool deferrable;
    uint32_t self; /* index of its alias; UINT32_MAX: an op */
    uint32_t max_depth;
} JigVisit;

typedef struct JigAliases {
    JIG_VEC(JigAlias) items; /* in order of the first visit */
    JIG_VEC(JigAliasLink) links;
    JigPtrMap index; /* symbol -> index + 1 of items */
    uint32_t *order; /* items with a name, as defined */
    size_t num_order;
    const void *plain[JIG_LAST_PLAIN]; /* types and dictionaries without any alias, by address */
} JigAliases;

/* ---- The printer ---- */

struct JigPrinter {
    JigContext *ctx;
    JigPrintFlags flags;
    JigCharVec out;
    unsigned hold;
    JigWriteFn write; /* NULL: `out` keeps everything */
    void *user;
    JigVisit *visit;    /* first pass */
    unsigned indent;    /* in columns */
    const char *failed; /* why the text is cut short; NULL: it isn't */
    JigLoc failed_at;
    const JigOp *op;                 /* innermost op being printed */
    size_t flushed;                  /* bytes that are not in `out` any more */
    size_t item_start, item_nesting; /* the outermost attribute, type or location */
    JigStr default_dialect;
    JigArena arena;                         /* lives as long as the printer */
    JigArena scratch;                       /* of one number's text */
    JigArena slots;                         /* of the directives that are being printed */
    JigPtrMap type_text;                    /* type -> JigStr *, as it is printed */
    JigTypeMemo last_types[JIG_LAST_TYPES]; /* some of these, by address */
    JIG_VEC(const JigType *) bodies_of;     /* types whose bodies are being printed */
    JigPtrMap distinct_ids;                 /* distinct attribute -> id + 1 */
    JIG_VEC(const JigIdent *) resources;    /* keys printed, in order */
    JigPtrMap resource_set;
    JigNames names;
    JigAliases aliases;
    JigTextNames given;        /* names that others gave */
    const JigOp *hidden_below; /* regions of this op are one byte each, JIG_HIDDEN_REGION */
    JigPlaces *places;         /* gets those of ops, without lines; or NULL */
};

void jig_printer_init(JigPrinter *p, JigContext *ctx, const JigPrintFlags *flags, JigWriteFn write,
                      void *user);
void jig_printer_free(JigPrinter *p);
void jig_printer_reserve(JigPrinter *p, size_t n);
void jig_printer_flush(JigPrinter *p);
/* True, and the printer has failed, when recursion must stop here. */
bool jig_printer_must_stop(JigPrinter *p);
/* Around the text of an attribute, type or location; false: there is to be none. */
bool jig_printer_enter_item(JigPrinter *p);
void jig_printer_leave_item(JigPrinter *p);

static inline void jig_printer_put(JigPrinter *p, const char *text, size_t n) {
    if (p->visit || !n) /* without text there may be no room */
        return;
    if (p->out.cap - p->out.len < n)
        jig_printer_reserve(p, n);
    memcpy(p->out.data + p->out.len, text, n);
    p->out.len += n;
}
static inline void jig_printer_char(JigPrinter *p, char c) {
    jig_printer_put(p, &c, 1);
}
#define JIG_PUT(p, literal) jig_printer_put((p), "" literal, sizeof(literal) - 1)

enum { JIG_DECIMAL = 20 /* digits of a uint64_t at most */ };
/* Writes the number, with no NUL behind it, and returns how many digits it has. */
size_t jig_printer_decimal(uint64_t v, char to[JIG_DECIMAL]);
void jig_printer_unsigned(JigPrinter *p, uint64_t v);
void jig_printer_spaces(JigPrinter *p, unsigned n);
/* A line break with the current indentation. */
void jig_printer_newline(JigPrinter *p);
/* The bytes, escaped, without quotes. */
void jig_printer_escaped(JigPrinter *p, JigStr text);
/* "0x..." of the bytes; upper case, without quotes or prefix. */
void jig_printer_hex(JigPrinter *p, const void *data, size_t n);

/* ---- print_names.c ---- */
void jig_printer_names_init(JigPrinter *p);
void jig_printer_names_free(JigPrinter *p);
/* Numbers from the op where numbering starts down to where `op` (or, when NULL,
 * the region) is. */
void jig_printer_names_begin(JigPrinter *p, const JigOp *op, const JigRegion *region);
/* Numbers all that is in `root`. */
void jig_printer_names_begin_all(JigPrinter *p, const JigOp *root);
/* Around printing an op with regions, and around each of these. */
typedef struct JigNameScope {
    size_t frames, outer_op_frames;
} JigNameScope;
JigNameScope jig_printer_names_enter_op(JigPrinter *p, const JigOp *op);
void jig_printer_names_leave_op(JigPrinter *p, JigNameScope scope);
JigNameCounters jig_printer_names_enter_region(JigPrinter *p, const JigRegion *region);
void jig_printer_names_leave_region(JigPrinter *p, const JigRegion *region, JigNameCounters outer);
/* Replaces the name of a numbered value. */
void jig_printer_names_override(JigPrinter *p, JigValue *v, JigStr name);
/* %name, with #n of a result in a pack when `with_number`. */
void jig_printer_value(JigPrinter *p, const JigValue *v, bool with_number);
void jig_printer_block(JigPrinter *p, const JigBlock *b);
/* "%a, %b:2 = " */
void jig_printer_results(JigPrinter *p, const JigOp *op);
/* The number of an op without results, for comments about users. */
void jig_printer_op_id(JigPrinter *p, const JigOp *op);
/* An identifier without characters that would need quotes. */
JigStr jig_printer_sanitize(JigArena *a, JigStr name, const char *punctuation,
                            bool allow_trailing_digit);

/* ---- print_alias.c ---- */
/* The first pass over `op`; then the aliases are known. */
void jig_printer_aliases_collect(JigPrinter *p, JigOp *op);
void jig_printer_aliases_free(JigPrinter *p);
/* Defines those that are deferrable, or those that are not. */
void jig_printer_alias_definitions(JigPrinter *p, bool deferrable);
/* "#map = affine_map<(d0) -> (d0)>" */
void jig_printer_alias_definition(JigPrinter *p, const JigAlias *a);
/* Written out in any case: formats of ops take it apart. */
bool jig_printer_is_leaf_attr(const JigAttr *x);
/* Prints the alias of a symbol if it has one. */
bool jig_printer_alias_of(JigPrinter *p, const void *symbol);
bool jig_printer_alias_of_loc(JigPrinter *p, JigLoc loc);
/* Called when an attribute or type would be printed in the first pass. */
void jig_printer_visit_attr(JigPrinter *p, const JigAttr *x, bool untyped);
void jig_printer_visit_type(JigPrinter *p, const JigType *t);
void jig_printer_visit_loc(JigPrinter *p, JigLoc loc, bool deferrable);
/* Has nothing in the op (but its location) an alias? Then the first pass skips it. */
bool jig_printer_op_is_plain(JigPrinter *p, const JigOp *op);

/* ---- print_type.c, print_attr.c, print_elements.c, print_loc.c ---- */
/* What follows `#` or `!` of a dialect's symbol, in either pass. */
void jig_printer_dialect_type(JigPrinter *p, const JigType *t);
void jig_printer_dialect_attr(JigPrinter *p, const JigAttr *x);
/* The whole text, no alias for the thing itself. */
void jig_printer_type_body(JigPrinter *p, const JigType *t);
typedef enum JigElide { JIG_ELIDE_NEVER, JIG_ELIDE_MAY, JIG_ELIDE_MUST } JigElide;
void jig_printer_attr_body(JigPrinter *p, const JigAttr *x, JigElide type);
/* With alias. `type` MAY: as an item of an array or a memory space. */
void jig_printer_attr(JigPrinter *p, const JigAttr *x, JigElide type);
/* Around the text of a dialect's type or attribute: `!dialect.text` when that can
 * be read back, else `!dialect<text>`. */
size_t jig_printer_begin_symbol(JigPrinter *p, char prefix, const char *row_name);
void jig_printer_end_symbol(JigPrinter *p, size_t start);
const char *jig_printer_mnemonic(const char *row_name);
void jig_printer_symbol_reference(JigPrinter *p, JigStr name);
void jig_printer_opaque(JigPrinter *p, char prefix, JigStr dialect, JigStr data);
void jig_printer_named_attr(JigPrinter *p, const JigIdent *name, const JigAttr *value);
void jig_printer_int_bits(JigPrinter *p, JigInt v, bool is_unsigned);
/* True when it was printed as hexadecimal bits. */
bool jig_printer_float(JigPrinter *p, JigFloat v);
void jig_printer_elements(JigPrinter *p, const JigAttr *x);
void jig_printer_sparse(JigPrinter *p, const JigAttr *x);
void jig_printer_dense_array(JigPrinter *p, const JigAttr *x);
/* loc(...) or the pretty form; `allow_alias` for the location itself. */
void jig_printer_loc(JigPrinter *p, JigLoc loc, bool allow_alias);
/* The same after a space, with debug info only. */
void jig_printer_trailing_loc(JigPrinter *p, JigLoc loc, bool allow_alias);

/* ---- print_op.c, print_resource.c ---- */
void jig_printer_full_op(JigPrinter *p, JigOp *op);
/* An op that does not verify is shown in generic form, as its custom printer may rely on what is
 * not so. What is verified is the outermost op, with local scope the nearest isolated one. */
bool jig_printer_op_verifies(JigPrinter *p, JigOp *op);
/* The attributes that are not hidden, with commas; `before` and `after` only where there are some.
 */
typedef bool JigAttrHides(const JigOp *op, const JigNamedAttr *item, const void *user);
void jig_printer_attrs(JigPrinter *p, const JigOp *op, const char *before, const char *after,
                       JigAttrHides *hides, const void *user);
/* jig_op_print, with a report of failure or without. */
bool jig_printer_op(JigOp *op, const JigPrintFlags *flags, JigWriteFn write, void *user,
                    bool report);
void jig_printer_file_metadata(JigPrinter *p);

#endif
