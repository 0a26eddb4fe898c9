// ARGS: 
// ARGS: --no-implicit-module
// ARGS: --no-implicit-module --pass-pipeline='func.func(print-op-stats)'
// ARGS: --no-implicit-module --print-op-stats
func.func private @f()
