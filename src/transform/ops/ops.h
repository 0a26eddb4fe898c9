/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The transform dialect: ids of its ops and the tables that describe it. */
#ifndef JIG_TRANSFORM_OPS_H
#define JIG_TRANSFORM_OPS_H

#include "jig/ops/transform.h"
#include "transform/marks.h"
#include "transform/nested.h"
#include "transform/traits.h"
#include "transform/type.h"

/* transform.failure_propagation_mode: what becomes of failures that can be silenced. */
enum { JIG_FAILURES_PROPAGATE = 1, JIG_FAILURES_SUPPRESS };

/* The sequences; ops of the families below are known to their own files only. */
extern const JigDialect jig_transform_dialect;
/* The families, each a part of the dialect. */
extern const JigDialect jig_transform_narrow_types; /* ../type_narrow.c */
extern const JigDialect jig_transform_affine;
extern const JigDialect jig_transform_alternatives;
extern const JigDialect jig_transform_annotate;
extern const JigDialect jig_transform_apply;
extern const JigDialect jig_transform_buffers;
extern const JigDialect jig_transform_bufferize;
extern const JigDialect jig_transform_collect_matching;
extern const JigDialect jig_transform_conversion_patterns, jig_transform_conversion;
extern const JigDialect jig_transform_conversion_patterns_llvm;
extern const JigDialect jig_transform_debug;
extern const JigDialect jig_transform_dlti;
extern const JigDialect jig_transform_foreach;
extern const JigDialect jig_transform_payload;
extern const JigDialect jig_transform_foreach_match;
extern const JigDialect jig_transform_func;
extern const JigDialect jig_transform_func_call;
extern const JigDialect jig_transform_gpu;
extern const JigDialect jig_transform_handles;
extern const JigDialect jig_transform_independent;
extern const JigDialect jig_transform_loop;
extern const JigDialect jig_transform_loop_tile;
extern const JigDialect jig_transform_execute_if;
extern const JigDialect jig_transform_loop_convert;
extern const JigDialect jig_transform_loop_join;
extern const JigDialect jig_transform_match;
extern const JigDialect jig_transform_match_structured;
extern const JigDialect jig_transform_match_structured_body;
extern const JigDialect jig_transform_match_op;
extern const JigDialect jig_transform_memref;
extern const JigDialect jig_transform_navigate;
extern const JigDialect jig_transform_pack;
extern const JigDialect jig_transform_padding;
extern const JigDialect jig_transform_param;
extern const JigDialect jig_transform_patterns_vector;
extern const JigDialect jig_transform_patterns_vector_shape;
extern const JigDialect jig_transform_patterns_vector_lower;
extern const JigDialect jig_transform_patterns_vector_newer;
extern const JigDialect jig_transform_patterns_vector_memory;
extern const JigDialect jig_transform_patterns_linalg;
extern const JigDialect jig_transform_patterns_memref;
extern const JigDialect jig_transform_patterns_scf;
extern const JigDialect jig_transform_patterns_tensor;
extern const JigDialect jig_transform_print;
extern const JigDialect jig_transform_registered_pass;
extern const JigDialect jig_transform_pdl;
/* What the pdl dialect becomes by it. */
void jig_transform_pdl_setup(JigContext *ctx);
extern const JigDialect jig_transform_irdl;
extern const JigDialect jig_transform_smt;
extern const JigDialect jig_transform_split;
extern const JigDialect jig_transform_structured;
extern const JigDialect jig_transform_structured_convolution;
extern const JigDialect jig_transform_structured_replace;
extern const JigDialect jig_transform_structured_rewrite;
extern const JigDialect jig_transform_tile;
extern const JigDialect jig_transform_tile_fuse;
extern const JigDialect jig_transform_fuse_consumer;
extern const JigDialect jig_transform_tile_reduction;
extern const JigDialect jig_transform_tile_sizes;
extern const JigDialect jig_transform_to_loops;
extern const JigDialect jig_transform_tune;
extern const JigDialect jig_transform_vectorize;

#endif
