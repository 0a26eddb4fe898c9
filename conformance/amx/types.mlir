// ARGS: --split-input-file --allow-unregistered-dialect
// What is no tile.
func.func private @t0(!amx.tile<16xf32>)
// -----
func.func private @t1(!amx.tile<xf32>)
// -----
func.func private @t2(!amx.tile<f32>)
// -----
func.func private @t3(!amx.tile<16x16xf64>)
// -----
func.func private @t4(!amx.tile<?x16xf32>)
// -----
func.func private @t5(!amx.tile<16x16x16xf32>)
// -----
func.func private @t6(!amx.tile<17x100xf32>)
// -----
// -----
func.func private @t8(!amx.tile<16x16>)
// -----
func.func private @t9(!amx.tile)
// -----
func.func private @t10(!amx.tile<16x16xf32, 3>)
// -----
func.func private @t11(!amx.foo<16x16xf32>)
// -----
func.func private @t12(!amx.tile<-1x16xf32>)
// -----
func.func private @t13(!amx.tile<99999999999999999999x16xf32>)
// -----
func.func private @t14(!amx.tile<9223372036854775807x16xf32>)
// -----
func.func private @t15(!amx.tile<16x16xvector<2xf32>>)
// -----
func.func private @t16(!amx.tile<*xf32>)
// -----
func.func private @t17(!amx.tile<[4]xf32>)
// -----
func.func private @t18(!amx.tile<16 x 16 x f32>)
// -----
// -----
func.func private @t20(!amx.tile<>)
