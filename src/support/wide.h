/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Integers of 128 bits: sums and products of 64-bit numbers don't wrap. Where the machine's words
 * have 32 bits they are those of C23, and wide.c has their divisions.
 */
#ifndef JIG_SUPPORT_WIDE_H
#define JIG_SUPPORT_WIDE_H

#include <stdint.h>

#ifdef __SIZEOF_INT128__
typedef __int128 JigI128;
typedef unsigned __int128 JigU128;
#else
typedef _BitInt(128) JigI128;
typedef unsigned _BitInt(128) JigU128;
#endif

#endif
