/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Number tokens as values of a type. */
#ifndef JIG_ASM_NUMBER_H
#define JIG_ASM_NUMBER_H

#include "asm/parser_int.h"

/* An integer token as a value of an integer or index type; false when it does
 * not fit. Also false for a token that is no integer. */
bool jig_number_int(const JigToken *t, bool negative, const JigType *type, JigArena *a,
                    JigInt *out);
/* A float token: rounded to double first, then to `kind`. */
JigFloat jig_number_float(const JigToken *t, bool negative, JigFloatKind kind);
/* A hexadecimal integer token as the bits of a float. Reports. */
bool jig_number_float_bits(JigParser *p, const JigToken *t, bool negative, JigFloatKind kind,
                           JigFloat *out) JIG_NODISCARD;
/* Digits of "0x..." (without quotes) as bytes in `a`; false when it is not of that form. */
bool jig_number_hex_bytes(JigStr text, JigArena *a, uint8_t **out, size_t *n);

#endif
