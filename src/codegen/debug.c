#include "codegen/ir_int.h"
void jig_ir_debug_begin(JigIr *ir) { (void)ir; }
void jig_ir_debug_end(JigIr *ir) { (void)ir; }
uint32_t jig_ir_di(JigIr *ir, const JigAttr *x) { (void)ir;(void)x; return 0; }
bool jig_ir_location(JigIr *ir, JigLoc loc, const JigAttr *scope, uint32_t *number){ (void)ir;(void)loc;(void)scope;(void)number;return false; }
const JigAttr *jig_ir_subprogram(JigIr *ir, JigLoc loc){ (void)ir;(void)loc;return NULL; }
bool jig_ir_put_debug_record(JigIr *ir, const JigOp *op){ (void)ir;(void)op;return false; }
