// ARGS: --split-input-file
module {}
// -----
module @x {}
// ----0
module @y {}
// ---- -
   // -----foo
module @z {}
// -----
