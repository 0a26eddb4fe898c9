// Functions of floats that a machine of AMD has for one value: vectors of them, lane by lane.
// ARGS: --convert-gpu-to-rocdl --split-input-file
// FRAME
gpu.module @g {
  // HERE
}
// EACH
func.func @f(%v: vector<3xf32>) -> vector<3xf32> { %0 = math.exp %v fastmath<nnan> {tag} : vector<3xf32> return %0 : vector<3xf32> }
func.func @f(%v: vector<2x2xf32>) -> vector<2x2xf32> { %0 = math.log %v fastmath<nnan> {tag} : vector<2x2xf32> return %0 : vector<2x2xf32> }
func.func @f(%v: vector<f32>) -> vector<f32> { %0 = math.exp %v fastmath<nnan> {tag} : vector<f32> return %0 : vector<f32> }
func.func @f(%v: vector<2xf16>) -> vector<2xf16> { %0 = math.log %v fastmath<nnan> {tag} : vector<2xf16> return %0 : vector<2xf16> }
func.func @f(%v: vector<2xbf16>) -> vector<2xbf16> { %0 = math.exp %v fastmath<nnan> {tag} : vector<2xbf16> return %0 : vector<2xbf16> }
func.func @f(%v: vector<2xf80>) -> vector<2xf80> { %0 = math.tanh %v fastmath<nnan> {tag} : vector<2xf80> return %0 : vector<2xf80> }
func.func @f(%v: vector<2xf80>) -> vector<2xf80> { %0 = math.sin %v fastmath<nnan> {tag} : vector<2xf80> return %0 : vector<2xf80> }
func.func @f(%v: vector<1x2x3xf64>) -> vector<1x2x3xi1> { %0 = math.isfinite %v : vector<1x2x3xf64> return %0 : vector<1x2x3xi1> }
func.func @f(%v: vector<1x2x3xf64>) -> vector<1x2x3xi1> { %0 = math.isnan %v : vector<1x2x3xf64> return %0 : vector<1x2x3xi1> }
