/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Text to IR and back. The first part is for embedders: parse a buffer, print
 * an op. The second is what rows' .parse and .print functions call.
 */
#ifndef JIG_ASM_H
#define JIG_ASM_H

#include "jig/dialect.h"

JIG_BEGIN_C

/* ---- Sources: buffers that diagnostics can quote ---- */
/* Registers `text` (copied unless `keep`, then it must outlive the context)
 * under `name`, so that diagnostics located in it show the line and a caret. It takes the place of
 * a text registered or parsed under that name before, which diagnostics can no longer quote. */
JIG_API void jig_source_add(JigContext *ctx, JigStr name, JigStr text, bool keep,
                            unsigned first_line);

/* ---- Parsing ---- */
/* Parses a whole file. Unless the top is one builtin.module, the ops are put
 * into a new one. NULL after a diagnostic. Verified when `verify`. Where a mark is open
 * (jig/journal.h), what is read stays when that is taken back: it is the caller's to destroy. */
JIG_API JigOp *jig_parse_module(JigContext *ctx, JigStr text, JigStr file_name,
                                bool verify) JIG_NODISCARD;
/* Without an implicit module: the only top-level op, whatever it is. */
JIG_API JigOp *jig_parse_top_op(JigContext *ctx, JigStr text, JigStr file_name,
                                bool verify) JIG_NODISCARD;
JIG_API const JigType *jig_parse_type_str(JigContext *ctx, JigStr text, JigStr file_name);
JIG_API const JigAttr *jig_parse_attr_str(JigContext *ctx, JigStr text, JigStr file_name);
/* Are parameters of a type or attribute of the kinds that its row says? To be asked before
 * jig_type_get and jig_attr_get of what is somebody else's. False: the parameter `wrong` is not. */
JIG_API bool jig_type_params_fit(JigContext *ctx, const JigTypeRow *row,
                                 const JigAttr *const *params, size_t n, JigStr *wrong);
JIG_API bool jig_attr_params_fit(JigContext *ctx, const JigAttrRow *row,
                                 const JigAttr *const *params, size_t n, JigStr *wrong);
/* An attribute that is known to have the type, which then is not written. Diagnostics name the text
 * itself as the file, and do not quote it. */
JIG_API const JigAttr *jig_parse_typed_attr_str(JigContext *ctx, JigStr text, const JigType *type);

/* ---- Printing ---- */
typedef struct JigPrintFlags {
    bool debug_info; /* locations */
    bool pretty_debug_info;
    bool generic;         /* generic op form */
    bool local_scope;     /* no aliases, values numbered from the printed op */
    bool assume_verified; /* false: an op that does not verify is printed generically */
    bool skip_regions;
    bool use_name_locs;           /* SSA names from name locations */
    bool unique_ssa_ids;          /* numbering does not restart in isolated ops */
    bool print_users;             /* comments with users */
    int64_t elide_elements_above; /* elide larger elements attributes; < 0: never */
    int64_t elide_resource_above; /* elide longer resource strings; < 0: never */
    int64_t hex_above;            /* hex form for elements beyond; default 100; < 0: never */
    JIG_RESERVED(2);
} JigPrintFlags;
JIG_API JigPrintFlags jig_print_flags(void); /* the defaults */
/* The flags with which a context prints ops when nobody says otherwise: in
 * diagnostics, by transform.print, by print-ir. */
JIG_API JigPrintFlags jig_context_print_flags(const JigContext *ctx);
JIG_API void jig_context_set_print_flags(JigContext *ctx, const JigPrintFlags *flags);
/* The text of `op`; `flags` NULL: those of the context. An op without parent (and without
 * local_scope) gets aliases before and after it, a final newline and the file's metadata. False,
 * after a report, when it is nested too deep for the stack or an attribute's text would have no
 * end; the text is cut short. */
JIG_API bool jig_op_print(JigOp *op, const JigPrintFlags *flags, JigWriteFn write, void *user);
JIG_API JigStr jig_op_to_str(JigOp *op, const JigPrintFlags *flags, JigArena *a);
/* `%name` / `%0#1` as it would be printed in its function, for messages. */
JIG_API JigStr jig_value_to_str(JigValue *v, JigArena *a);
/* The names that values below `root` have when it is printed, as long as it stays as it is; the
 * caller destroys them. */
typedef struct JigValueNames JigValueNames;
JIG_API JigValueNames *jig_value_names_create(JigOp *root);
JIG_API void jig_value_names_destroy(JigValueNames *names);
JIG_API JigStr jig_value_names_of(JigValueNames *names, const JigValue *v, JigArena *a);
/* The text of an op below `root` by itself, with these names in it. */
JIG_API JigStr jig_value_names_op(JigValueNames *names, JigOp *op, const JigPrintFlags *flags,
                                  JigArena *a);

/* =========================================================================
 * For .parse functions. Every function reports its error where it stands and
 * returns false (or NULL). `try_` forms take what is there or leave all as is.
 * ========================================================================= */

/* A point of the input, for diagnostics. */
typedef const char *JigSpot;

/* An SSA use not looked up yet: %name or %name#3. */
struct JigUnresolved {
    JigSpot spot;
    JigStr name; /* without % */
    uint32_t number;
};
/* A region argument: %name : type attributes loc. */
typedef struct JigArgument {
    JigUnresolved name;
    const JigType *type;
    const JigAttr *attrs; /* dictionary or NULL */
    JigLoc loc;
    JIG_RESERVED(2);
} JigArgument;

JIG_API JigContext *jig_parser_context(JigParser *p);
JIG_API JigArena *
jig_parser_arena(JigParser *p); /* lives as long as the current top-level op is parsed */
JIG_API JigSpot jig_parse_spot(JigParser *p);     /* where the next token starts */
JIG_API JigSpot jig_parse_end_spot(JigParser *p); /* where the one before ended */
/* Of the name of what is being parsed: the mnemonic of a type or attribute, else the op's name. */
JIG_API JigSpot jig_parse_name_spot(JigParser *p);
JIG_API JigLoc jig_parse_loc(JigParser *p, JigSpot spot);
JIG_API bool jig_parse_error(JigParser *p, JigSpot spot, const char *fmt, ...)
    JIG_PRINTF(3, 4); /* false */
/* The full name of the op being parsed, as written. */
JIG_API JigStr jig_parse_op_name(JigParser *p);
/* Number of results that the op being parsed is bound to (%a:2, %b = ...: 3), and the
 * name of one: name and index within its pack. */
JIG_API size_t jig_parse_num_bound_results(JigParser *p);
JIG_API JigStr jig_parse_bound_result(JigParser *p, size_t i, size_t *index);

/* First character of the next token; 0 at the end of the input. */
JIG_API char jig_parse_peek_char(JigParser *p);
/* Tokens. The text is a punctuation or keyword as in row formats. */
JIG_API bool jig_parse_token(JigParser *p,
                             const char *punctuation) JIG_NODISCARD; /* "expected ','" */
JIG_API bool jig_parse_try_token(JigParser *p, const char *punctuation);
/* As jig_parse_token, but the input stays valid after the error, which is reported. */
JIG_API bool jig_parse_token_or_tell(JigParser *p, const char *punctuation) JIG_NODISCARD;
JIG_API bool jig_parse_peek_token(JigParser *p, const char *punctuation);
JIG_API bool jig_parse_keyword(JigParser *p, const char *keyword) JIG_NODISCARD;
JIG_API bool jig_parse_try_keyword(JigParser *p, const char *keyword);
JIG_API bool jig_parse_any_keyword(JigParser *p,
                                   JigStr *out) JIG_NODISCARD; /* bare identifier or keyword */
JIG_API bool jig_parse_try_any_keyword(JigParser *p, JigStr *out);
JIG_API bool jig_parse_keyword_or_string(JigParser *p, JigStr *out) JIG_NODISCARD;
JIG_API bool jig_parse_try_keyword_or_string(JigParser *p, JigStr *out);
JIG_API bool jig_parse_string(JigParser *p, JigStr *out) JIG_NODISCARD; /* unescaped */
JIG_API bool jig_parse_try_string(JigParser *p, JigStr *out);
/* One of `keywords` (NULL-terminated); false without diagnostic when none. */
JIG_API bool jig_parse_try_keyword_of(JigParser *p, const char *const *keywords, size_t *index);
JIG_API bool jig_parse_integer(JigParser *p, int64_t *out) JIG_NODISCARD; /* with sign */
/* 0: none there, 1: parsed, -1: reported error. */
JIG_API int jig_parse_try_integer(JigParser *p, int64_t *out);
JIG_API int jig_parse_try_big_integer(JigParser *p, JigInt *out);
/* Of at most `bits`; negative ones stand for what is as many below 2^bits. */
JIG_API int jig_parse_try_unsigned(JigParser *p, unsigned bits, uint64_t *out);
JIG_API bool jig_parse_float(JigParser *p, JigFloatKind kind, JigFloat *out) JIG_NODISCARD;

typedef enum JigDelimiter {
    JIG_DELIM_NONE, /* at least one element */
    JIG_DELIM_PAREN,
    JIG_DELIM_SQUARE,
    JIG_DELIM_LESS_GREATER,
    JIG_DELIM_BRACES,
    JIG_DELIM_OPTIONAL_PAREN,
    JIG_DELIM_OPTIONAL_SQUARE,
    JIG_DELIM_OPTIONAL_LESS_GREATER,
    JIG_DELIM_OPTIONAL_BRACES,
} JigDelimiter;
/* fn parses one element. `context` is appended to delimiter errors (" in x"); may be NULL. */
JIG_API bool jig_parse_list(JigParser *p, JigDelimiter delimiter,
                            bool (*fn)(JigParser *p, void *user), void *user,
                            const char *context) JIG_NODISCARD;

/* Attributes. `type`, when given, is the type of a number, string or elements
 * attribute without one of its own. */
JIG_API const JigAttr *jig_parse_attr(JigParser *p, const JigType *type);
JIG_API int jig_parse_try_attr(JigParser *p, const JigType *type,
                               const JigAttr **out);            /* 0, 1, -1 */
JIG_API const JigAttr *jig_parse_symbol(JigParser *p);          /* @name or @a::@b */
JIG_API const JigAttr *jig_parse_symbol_name(JigParser *p);     /* @name, as string attribute */
JIG_API const JigAttr *jig_parse_try_symbol_name(JigParser *p); /* NULL when there is none */
JIG_API const JigMap *jig_parse_map(JigParser *p);              /* (d0) -> (d0), no affine_map<> */
JIG_API const JigSet *jig_parse_set(JigParser *p);
/* One affine expression over identifiers, each of which stands for an expression. NULL after a
 * report. */
typedef struct JigAffineName {
    JigStr name;
    const JigExpr *expr;
} JigAffineName;
JIG_API const JigExpr *jig_parse_expr_of_names(JigParser *p, const JigAffineName *names, size_t n);
/* affine_map-like of SSA ids: parses results in [..] or (..) where ids are operands; for
 * affine.load and friends. Dims then symbols are appended to the arrays. */
JIG_API bool jig_parse_map_of_ssa_ids(JigParser *p, JigDelimiter delimiter, const JigMap **map,
                                      JigUnresolved **dims, size_t *num_dims,
                                      JigUnresolved **symbols, size_t *num_symbols) JIG_NODISCARD;
/* One affine expression over SSA ids; as above. */
JIG_API bool jig_parse_expr_of_ssa_ids(JigParser *p, const JigExpr **expr, JigUnresolved **dims,
                                       size_t *num_dims, JigUnresolved **symbols,
                                       size_t *num_symbols) JIG_NODISCARD;
JIG_API bool jig_parse_optional_loc(JigParser *p,
                                    JigLoc *loc) JIG_NODISCARD; /* trailing loc(...) */

/* An attribute dictionary under construction. */
JIG_API void jig_state_add_attr(JigOpState *s, JigParser *p, const char *name,
                                const JigAttr *value);
JIG_API void jig_state_add_attr_id(JigOpState *s, JigParser *p, const JigIdent *name,
                                   const JigAttr *value);
JIG_API const JigAttr *jig_state_attr(const JigOpState *s, const char *name);
/* All attributes so far as a dictionary; added ones are not in s->attrs before. */
JIG_API const JigAttr *jig_state_attrs(JigOpState *s, JigParser *p);
/* {a = 1, ...} if there is one; adds to the state. */
JIG_API bool jig_parse_attr_dict(JigParser *p, JigOpState *s) JIG_NODISCARD;
/* `attributes {...}` if the keyword is there. */
JIG_API bool jig_parse_attr_dict_with_keyword(JigParser *p, JigOpState *s) JIG_NODISCARD;
/* <{...}> or {...} as a dictionary attribute; NULL when absent and *failed unset. */
JIG_API const JigAttr *jig_parse_dict(JigParser *p);
JIG_API void jig_state_add_types(JigOpState *s, JigParser *p, const JigType *const *types,
                                 size_t n);
JIG_API void jig_state_add_operands(JigOpState *s, JigParser *p, JigValue *const *values, size_t n);
/* A detached region of the parser, destroyed with what is in it unless an op takes its body. */
JIG_API JigRegion *jig_parser_region(JigParser *p);
JIG_API JigRegion *
jig_state_add_region(JigOpState *s,
                     JigParser *p); /* new, empty; owned by the parser until the op is made */
JIG_API void jig_state_take_region(JigOpState *s, JigParser *p, JigRegion *region);
JIG_API void jig_state_add_successors(JigOpState *s, JigParser *p, JigBlock *const *blocks,
                                      size_t n);

/* Types. */
JIG_API const JigType *jig_parse_type(JigParser *p);
JIG_API int jig_parse_try_type(JigParser *p, const JigType **out); /* 0, 1, -1 */
JIG_API const JigType *jig_parse_colon_type(JigParser *p);
/* What follows the mnemonic of a type of the row. */
JIG_API const JigType *jig_parse_rest_of_type(JigParser *p, const JigTypeRow *row);
/* A type of one kind, which reports call `kind` ("builtin.memref", or NULL); NULL after an error.
 * With a colon before it, errors stand at the colon. */
JIG_API const JigType *jig_parse_type_of(JigParser *p, bool (*test)(const JigType *t),
                                         const char *kind);
JIG_API const JigType *jig_parse_colon_type_of(JigParser *p, bool (*test)(const JigType *t),
                                               const char *kind);
JIG_API const JigType *jig_parse_memref_type(JigParser *p);
JIG_API const JigType *jig_parse_colon_memref_type(JigParser *p);
JIG_API const JigType *jig_parse_vector_type(JigParser *p);
JIG_API bool jig_parse_type_list(JigParser *p, const JigType ***out,
                                 size_t *n) JIG_NODISCARD; /* at least one, no parens */
JIG_API bool jig_parse_colon_type_list(JigParser *p, const JigType ***out, size_t *n) JIG_NODISCARD;
JIG_API bool jig_parse_optional_colon_type_list(JigParser *p, const JigType ***out,
                                                size_t *n) JIG_NODISCARD;
JIG_API bool jig_parse_arrow_type_list(JigParser *p, const JigType ***out, size_t *n) JIG_NODISCARD;
JIG_API bool jig_parse_optional_arrow_type_list(JigParser *p, const JigType ***out,
                                                size_t *n) JIG_NODISCARD;
/* 4x?x8 ; with_trailing_x as in shaped types. */
JIG_API bool jig_parse_dims(JigParser *p, bool allow_dynamic, bool with_trailing_x, int64_t **dims,
                            size_t *n) JIG_NODISCARD;

/* Types that may stand in their own bodies, which then only name them. Around the body of `t`;
 * false: it is being read already. */
JIG_API bool jig_parse_enter_body(JigParser *p, const JigType *t) JIG_NODISCARD;
JIG_API void jig_parse_leave_body(JigParser *p);
JIG_API bool jig_parse_is_in_body(const JigParser *p, const JigType *t);

/* Operands. */
JIG_API bool jig_parse_operand(JigParser *p, JigUnresolved *out) JIG_NODISCARD;
JIG_API int jig_parse_try_operand(JigParser *p, JigUnresolved *out); /* 0, 1, -1 */
JIG_API bool jig_parse_operands(JigParser *p, JigDelimiter delimiter, JigUnresolved **out,
                                size_t *n) JIG_NODISCARD; /* may be empty */
/* Exactly `n` of them, or a report. */
JIG_API bool jig_parse_exact_operands(JigParser *p, JigDelimiter delimiter, size_t n,
                                      JigUnresolved **out) JIG_NODISCARD;
/* The type of a value that is known already; NULL after a report. For texts that leave it out. */
JIG_API const JigType *jig_parse_known_type(JigParser *p, const JigUnresolved *u);
/* The same without a report. */
JIG_API const JigType *jig_parse_try_known_type(JigParser *p, const JigUnresolved *u);
/* Looks one up (creating a forward reference when needed) and checks its type. */
JIG_API JigValue *jig_resolve(JigParser *p, const JigUnresolved *u, const JigType *type);
/* Resolves and appends to the state's operands. */
JIG_API bool jig_resolve_operand(JigParser *p, JigOpState *s, const JigUnresolved *u,
                                 const JigType *type) JIG_NODISCARD;
/* All of one type. */
JIG_API bool jig_resolve_operands(JigParser *p, JigOpState *s, const JigUnresolved *u, size_t n,
                                  const JigType *type) JIG_NODISCARD;
/* Types one by one; reports "number of operands and types do not match: ..." at `spot`. */
JIG_API bool jig_resolve_operands_typed(JigParser *p, JigOpState *s, const JigUnresolved *u,
                                        size_t n, const JigType *const *types, size_t num_types,
                                        JigSpot spot) JIG_NODISCARD;

/* Regions, arguments, successors. */
JIG_API bool jig_parse_argument(JigParser *p, JigArgument *out, bool with_type,
                                bool with_attrs) JIG_NODISCARD;
JIG_API int jig_parse_try_argument(JigParser *p, JigArgument *out, bool with_type, bool with_attrs);
JIG_API bool jig_parse_arguments(JigParser *p, JigDelimiter delimiter, JigArgument **out, size_t *n,
                                 bool with_type, bool with_attrs) JIG_NODISCARD;
JIG_API bool jig_parse_region(JigParser *p, JigRegion *region, const JigArgument *args,
                              size_t n) JIG_NODISCARD;
JIG_API int jig_parse_try_region(JigParser *p, JigRegion *region, const JigArgument *args,
                                 size_t n);
JIG_API JigBlock *jig_parse_successor(JigParser *p);
JIG_API int jig_parse_try_successor(JigParser *p, JigBlock **out);
/* Operands mixed with integers, `[%a, 4, [8]]`; an integer in brackets is scalable. */
typedef struct JigIndexList {
    JigUnresolved *operands; /* the dynamic items */
    const JigType **types;   /* of the operands, where types are written; NULL members else */
    size_t num_operands;
    int64_t *integers; /* of all items; JIG_DYNAMIC for operands */
    bool *scalable;
    size_t n;
    JIG_RESERVED(2);
} JigIndexList;
JIG_API bool jig_parse_index_list(JigParser *p, JigDelimiter delimiter, bool with_types,
                                  JigIndexList *out) JIG_NODISCARD;
/* (%a = %b, ...) of loops: arguments and the values they start with. */
JIG_API bool jig_parse_assignments(JigParser *p, JigArgument **args, JigUnresolved **operands,
                                   size_t *n, bool optional, bool with_types) JIG_NODISCARD;
/* Adds the terminator op of `row` at the end of the region's only block when it is missing
 * (and the block when the region is empty). */
JIG_API void jig_ensure_terminator(JigContext *ctx, JigRegion *region, const JigOpRow *row,
                                   JigLoc loc);
/* An op in custom or generic syntax nested in the syntax of another (combiner bodies...). */
JIG_API JigOp *jig_parse_nested_op(JigParser *p, JigBlock *into);
/* Only the name of a registered op. */
JIG_API const JigOpName *jig_parse_custom_op_name(JigParser *p);

/* Function-like signature: (%a: i32 {attr}, ...) -> (f32 {attr}, ...). */
typedef struct JigSignature {
    JigArgument *args;
    size_t num_args;
    bool named;    /* args have SSA names */
    bool variadic; /* ... */
    const JigType **results;
    const JigAttr **result_attrs; /* dictionary or NULL, per result */
    size_t num_results;
    JIG_RESERVED(2);
} JigSignature;
JIG_API bool jig_parse_signature(JigParser *p, bool allow_variadic,
                                 JigSignature *out) JIG_NODISCARD;
/* The attributes of arguments and results, where there are any, as arrays of dictionaries. */
JIG_API void jig_state_add_signature_attrs(JigOpState *s, JigParser *p, const JigSignature *sig,
                                           const char *arg_attrs_name, const char *res_attrs_name);
/* A whole function-like op after its name, as func.func: visibility, @name,
 * signature, `attributes {...}`, body. */
JIG_API bool jig_parse_function_op(JigParser *p, JigOpState *s, bool allow_variadic,
                                   const char *type_attr_name, const char *arg_attrs_name,
                                   const char *res_attrs_name) JIG_NODISCARD;

/* =========================================================================
 * For .print functions. The op's name is already printed.
 * ========================================================================= */
JIG_API JigContext *jig_printer_context(JigPrinter *p);
JIG_API const JigPrintFlags *jig_printer_flags(const JigPrinter *p);
JIG_API void jig_print(JigPrinter *p, const char *text);
JIG_API void jig_print_str(JigPrinter *p, JigStr text);
JIG_API void jig_print_quoted(JigPrinter *p, JigStr text); /* escaped, in quotes */
JIG_API void jig_print_keyword_or_string(JigPrinter *p, JigStr text);
JIG_API void jig_print_symbol(JigPrinter *p, JigStr name); /* @name, quoted when needed */
JIG_API void jig_print_int(JigPrinter *p, int64_t v);
JIG_API void jig_print_big_int(JigPrinter *p, JigInt v); /* signed */
JIG_API void jig_print_float(JigPrinter *p, JigFloat v);
JIG_API void jig_print_newline(JigPrinter *p);            /* with the current indentation */
JIG_API void jig_print_indent(JigPrinter *p, int levels); /* +1 / -1 */
JIG_API void jig_print_value(JigPrinter *p, const JigValue *v);
JIG_API void jig_print_values(JigPrinter *p, JigValue *const *v, size_t n); /* ", " between */
JIG_API void jig_print_operands(JigPrinter *p, const JigOp *op, size_t start, size_t n);
JIG_API void jig_print_type(JigPrinter *p, const JigType *t);
/* A dialect's type without the prefix: ptr<3>. */
JIG_API void jig_print_short_type(JigPrinter *p, const JigType *t);
/* Around the body of a type that may stand in it; false: it is being printed already. */
JIG_API bool jig_print_enter_body(JigPrinter *p, const JigType *t) JIG_NODISCARD;
JIG_API void jig_print_leave_body(JigPrinter *p);
/* An index list in (...) for JIG_DELIM_PAREN, else in [...]. `types` and `scalable` may be NULL. */
JIG_API void jig_print_index_list(JigPrinter *p, JigDelimiter delimiter, JigValue *const *values,
                                  size_t num_values, const JigType *const *types,
                                  const JigAttr *integers, const JigAttr *scalable);
JIG_API void jig_print_types(JigPrinter *p, const JigType *const *t, size_t n);
JIG_API void jig_print_operand_types(JigPrinter *p, const JigOp *op, size_t start, size_t n);
JIG_API void jig_print_result_types(JigPrinter *p, const JigOp *op);
JIG_API void jig_print_arrow_types(JigPrinter *p, const JigType *const *t,
                                   size_t n); /* " -> t" or " -> (t, t)"; nothing when n = 0 */
JIG_API void jig_print_functional_type(JigPrinter *p, const JigOp *op);
JIG_API void jig_print_attr(JigPrinter *p, const JigAttr *x);
JIG_API void jig_print_attr_untyped(JigPrinter *p, const JigAttr *x); /* without its type */
/* " {...}" of all attributes but those named in `elided` (NULL-terminated;
 * NULL: none). Default-valued inherent ones are left to the caller to elide. */
JIG_API void jig_print_attr_dict(JigPrinter *p, const JigOp *op, const char *const *elided);
JIG_API void jig_print_attr_dict_with_keyword(JigPrinter *p, const JigOp *op,
                                              const char *const *elided);
JIG_API void jig_print_dict(JigPrinter *p, const JigAttr *dict); /* "{a = 1}" */
JIG_API void jig_print_region(JigPrinter *p, const JigRegion *r, bool entry_args, bool terminators,
                              bool empty_block);
JIG_API void jig_print_argument(JigPrinter *p, const JigValue *arg, const JigAttr *attrs,
                                bool omit_type);
JIG_API void jig_print_successor(JigPrinter *p, const JigBlock *b);
JIG_API void jig_print_map_of_ssa_ids(JigPrinter *p, const JigMap *map,
                                      JigValue *const *operands); /* results, with ids */
JIG_API void jig_print_expr_of_ssa_ids(JigPrinter *p, const JigExpr *e, JigValue *const *dims,
                                       JigValue *const *symbols);
JIG_API void jig_print_expr(JigPrinter *p, const JigExpr *e); /* with d0, s0 */
JIG_API void jig_print_map(JigPrinter *p, const JigMap *map);
JIG_API void jig_print_set(JigPrinter *p, const JigSet *set);
JIG_API void jig_print_dims(JigPrinter *p, const int64_t *dims, size_t n); /* 4x?x8 */
/* Region arguments get the names of these values (affine/scf style shadowing of launch ops). */
JIG_API void jig_print_shadow_args(JigPrinter *p, const JigRegion *r, JigValue *const *names,
                                   size_t n);
JIG_API void jig_print_op(JigPrinter *p, JigOp *op);       /* nested, whole */
JIG_API void jig_print_op_alone(JigPrinter *p, JigOp *op); /* without its results */
JIG_API void jig_print_op_generic(JigPrinter *p, JigOp *op);
JIG_API void jig_print_optional_loc(JigPrinter *p, JigLoc loc);
JIG_API void jig_print_function_op(JigPrinter *p, const JigOp *op, bool variadic,
                                   const char *type_attr_name, const char *arg_attrs_name,
                                   const char *res_attrs_name);
JIG_API void jig_print_signature(JigPrinter *p, const JigOp *op, const JigType *const *args,
                                 size_t num_args, bool variadic, const JigType *const *results,
                                 size_t num_results, const JigAttr *arg_attrs,
                                 const JigAttr *res_attrs);

JIG_END_C

#endif
