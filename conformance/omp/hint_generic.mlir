// ARGS: --split-input-file --mlir-print-op-generic
omp.critical.declare @a
omp.critical.declare @b hint(none)
omp.critical.declare @c hint(contended, speculative)
