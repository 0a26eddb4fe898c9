/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The kinds of failures about which explanations say more (src/explain/failure_rows.c). Who fails
 * gives one with the reason (jig_fact_kind), so that its words may change; JSON has them, too.
 */
#ifndef JIG_IR_DIAG_KINDS_H
#define JIG_IR_DIAG_KINDS_H

#define JIG_KIND_SPENT_HANDLE      "spent-handle"
#define JIG_KIND_PAYLOAD_COUNT     "payload-count"
#define JIG_KIND_NO_TILING         "no-tiling"
#define JIG_KIND_NO_VECTORIZING    "no-vectorizing"
#define JIG_KIND_WRONG_OP          "wrong-op"
#define JIG_KIND_OP_TYPE           "op-type"
#define JIG_KIND_NOTHING_TO_FUSE   "nothing-to-fuse"
#define JIG_KIND_OPEN_CHOICE       "open-choice"
#define JIG_KIND_MANY_SIZES        "many-sizes"
#define JIG_KIND_SIZE_HANDLE       "size-handle"
#define JIG_KIND_PACKED_SIZES      "packed-sizes"
#define JIG_KIND_DIMENSION         "dimension"
#define JIG_KIND_PADDING           "padding"
#define JIG_KIND_NOT_VECTORIZED    "not-vectorized"
#define JIG_KIND_MULTI_SIZES       "multi-sizes"
#define JIG_KIND_INTERCHANGE       "interchange"
#define JIG_KIND_PERMUTATION       "permutation"
#define JIG_KIND_SIZE_PARAMETER    "size-parameter"
#define JIG_KIND_NEGATIVE_SIZE     "negative-size"
#define JIG_KIND_PARTIAL_REDUCTION "partial-reduction"
#define JIG_KIND_GAVE_UP           "gave-up"
#define JIG_KIND_NOT_APPLIED       "not-applied"
#define JIG_KIND_LOOP              "loop"
#define JIG_KIND_INVALID_PAYLOAD   "invalid-payload"
#define JIG_KIND_BUFFERS           "buffers"
#define JIG_KIND_SIBLINGS          "siblings"
#define JIG_KIND_LOOPS_DIFFER      "loops-differ"
#define JIG_KIND_POSITION          "position"
#define JIG_KIND_PARENT            "parent"
#define JIG_KIND_FOREACH_LENGTHS   "foreach-lengths"
#define JIG_KIND_LAUNCH            "launch"
#define JIG_KIND_BLOCK_SIZES       "block-sizes"
#define JIG_KIND_MAPPING_KIND      "mapping-kind"
#define JIG_KIND_MAPPING           "mapping"
#define JIG_KIND_RESOURCES         "resources"
#define JIG_KIND_PRODUCER          "producer"
#define JIG_KIND_MODULE            "module"
#define JIG_KIND_ACTION_RESULTS    "action-results"
#define JIG_KIND_PARAMETER_COUNT   "parameter-count"
#define JIG_KIND_FILTER            "filter"
#define JIG_KIND_ALTERNATIVES      "alternatives"
#define JIG_KIND_CONVERTER         "converter"
#define JIG_KIND_SHARED_OUTPUTS    "shared-outputs"
#define JIG_KIND_PASS              "pass"
#define JIG_KIND_PASS_OPTIONS      "pass-options"
#define JIG_KIND_MATCHER           "matcher"
#define JIG_KIND_NOT_ONE           "not-one"
#define JIG_KIND_REPEATED          "repeated"
#define JIG_KIND_NOT_FUSED         "not-fused"
#define JIG_KIND_UNRESOLVED        "unresolved"
#define JIG_KIND_CONVERSION        "conversion"

/* Of what is behind a failure. */
#define JIG_KIND_UNKNOWN_SIZE "unknown-size"
#define JIG_KIND_VECTOR_SIZES "vector-sizes"
#define JIG_KIND_LEFT_OVER    "left-over"

#endif
