/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Functions that the ml_program rows name. */
#ifndef JIG_DIALECT_ML_PROGRAM_INT_H
#define JIG_DIALECT_ML_PROGRAM_INT_H

#include "dialect/ml_program/ml_program.h"
#include "jig/eval.h"
#include "jig/iface.h"

/* ml_program_syntax.c */
bool jig_ml_program_parse_function(JigParser *p, JigOpState *state);
void jig_ml_program_print_function(JigPrinter *p, const JigOp *op);
void jig_ml_program_name_after_global(const JigOp *op, JigNameSink *sink);
extern const JigCustomRow jig_ml_program_customs[];
enum { JIG_ML_PROGRAM_NUM_CUSTOMS = 3 };

/* ml_program_verify.c */
bool jig_ml_program_verify_global(JigOp *op);
bool jig_ml_program_verify_output(JigOp *op);
bool jig_ml_program_verify_return(JigOp *op);
extern const JigIface jig_ml_program_function_ifaces[], jig_ml_program_load_ifaces[],
    jig_ml_program_load_const_ifaces[], jig_ml_program_load_graph_ifaces[],
    jig_ml_program_store_ifaces[];

/* ml_program_eval.c */
JigEvalOutcome jig_ml_program_eval_load(JigEvalCall *call);
JigEvalOutcome jig_ml_program_eval_load_graph(JigEvalCall *call);
JigEvalOutcome jig_ml_program_eval_store(JigEvalCall *call);
JigEvalOutcome jig_ml_program_eval_store_graph(JigEvalCall *call);
JigEvalOutcome jig_ml_program_eval_token(JigEvalCall *call);

#endif
