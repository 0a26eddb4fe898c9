/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Modules for devices say which machines they are compiled for: what the passes of all vendors have
 * in common. */
#ifndef JIG_PAYLOAD_GPU_ATTACH_H
#define JIG_PAYLOAD_GPU_ATTACH_H

#include "jig/pass.h"

/* The modules in the op's blocks whose names the option "module", a regular expression, matches get
 * one target more. */
void jig_offload_attach(JigPassCall *call, const JigAttr *target);
const JigAttr *jig_offload_text_option(const JigPassCall *call, const char *name);
const JigAttr *jig_offload_text_list(JigContext *ctx, const JigStr *items, size_t n);

#endif
