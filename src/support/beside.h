/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Libraries of Jig's own that are loaded when they are needed, since they are linked with what not
 * every machine has. */
#ifndef JIG_SUPPORT_BESIDE_H
#define JIG_SUPPORT_BESIDE_H

#include "jig/base.h"

enum { JIG_BESIDE_WHY = 4096 + 256 };

/* Loads the library of that file name: beside this library or program, in ../lib of that,
 * where they are installed as seen from there (cmake/install-dirs.cmake), then wherever the system
 * looks. `flags` are those of dlopen. NULL, and `why`, of JIG_BESIDE_WHY bytes,
 * says why not. */
void *jig_beside_open(const char *name, int flags, char *why) JIG_NODISCARD;

#endif
