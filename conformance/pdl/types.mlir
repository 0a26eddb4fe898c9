// ARGS: -allow-unregistered-dialect -split-input-file
func.func private @f() attributes {pdl.a = 4}
