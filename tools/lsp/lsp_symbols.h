/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Symbols of a text: where they are defined and named. */
#ifndef JIG_LSP_SYMBOLS_H
#define JIG_LSP_SYMBOLS_H

#include "lsp/lsp_reading.h"

/* `@name`, or `@"name"`. */
typedef struct SymbolPlace {
    size_t begin, end; /* the sigil included */
    JigStr name;       /* in the reading's arena where it is quoted */
} SymbolPlace;
typedef JIG_VEC(SymbolPlace) SymbolPlaces;

/* False: no symbol's name holds the offset. */
bool symbol_place_at(const Reading *r, size_t offset, SymbolPlace *out);
/* The op that is meant at a place; NULL: there is none. */
JigOp *symbol_resolve(const Reading *r, const SymbolPlace *place);
/* Where the op says its name. False: it has none in the text. */
bool symbol_definition(const Reading *r, const JigOp *op, SymbolPlace *out);
/* All places that mean the op, its own included. */
void symbol_places_of(const Reading *r, const JigOp *op, SymbolPlaces *out);

#endif
