/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Every pass of this folder; src/all.c registers them. */
#ifndef JIG_PASS_PASSES_H
#define JIG_PASS_PASSES_H

#include "jig/pass.h"

extern const JigPassRow jig_pass_canonicalize, jig_pass_control_flow_sink, jig_pass_cse,
    jig_pass_inline, jig_pass_licm, jig_pass_remove_dead_values, jig_pass_print_ir,
    jig_pass_print_op_stats, jig_pass_sccp, jig_pass_strip_debuginfo, jig_pass_symbol_dce,
    jig_pass_symbol_privatize, jig_pass_topological_sort, jig_pass_view_op_graph,
    jig_pass_snapshot_op_locations;

#endif
