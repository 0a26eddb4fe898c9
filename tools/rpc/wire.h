/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Messages on a pair of files, as the protocols of editors have them: "Content-Length: N", an empty
 * line, N bytes. */
#ifndef JIG_RPC_WIRE_H
#define JIG_RPC_WIRE_H

#include "support/vec.h"

typedef struct Wire {
    int in, out;
    JigCharVec read; /* and not taken yet, from `taken` on */
    size_t taken;
    bool broken;   /* nobody reads what is written */
    bool in_ended; /* nothing more comes in */
} Wire;

typedef enum WireEvent {
    WIRE_MESSAGE,
    WIRE_PAUSE, /* nothing came for so long */
    WIRE_END,   /* there is no more */
    WIRE_NOISE, /* what came is no message, so that it is not known where the next one begins */
} WireEvent;

/* The next message, which stays until the next call or until something is written; `pause` in
 * milliseconds, -1: it waits. */
WireEvent wire_read(Wire *wire, int pause, JigStr *message);
void wire_write(Wire *wire, JigStr message);
void wire_free(Wire *wire);

#endif
