// ARGS: --split-input-file
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<f16>, multiplicandBPtxType = #nvvm.mma_type<f16>, shape = #nvvm.shape<m = 8, n = 8, k = 4>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<s8>, shape = #nvvm.shape<m = 8, n = 8, k = 4>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<s4>, multiplicandBPtxType = #nvvm.mma_type<s4>, shape = #nvvm.shape<m = 8, n = 8, k = 4>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<b1>, multiplicandBPtxType = #nvvm.mma_type<b1>, shape = #nvvm.shape<m = 8, n = 8, k = 4>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<f64>, multiplicandBPtxType = #nvvm.mma_type<f64>, shape = #nvvm.shape<m = 8, n = 8, k = 4>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e4m3>, shape = #nvvm.shape<m = 8, n = 8, k = 4>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<tf32>, multiplicandBPtxType = #nvvm.mma_type<tf32>, shape = #nvvm.shape<m = 8, n = 8, k = 4>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<f16>, multiplicandBPtxType = #nvvm.mma_type<f16>, shape = #nvvm.shape<m = 8, n = 8, k = 8>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<s8>, shape = #nvvm.shape<m = 8, n = 8, k = 8>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<s4>, multiplicandBPtxType = #nvvm.mma_type<s4>, shape = #nvvm.shape<m = 8, n = 8, k = 8>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<b1>, multiplicandBPtxType = #nvvm.mma_type<b1>, shape = #nvvm.shape<m = 8, n = 8, k = 8>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<f64>, multiplicandBPtxType = #nvvm.mma_type<f64>, shape = #nvvm.shape<m = 8, n = 8, k = 8>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e4m3>, shape = #nvvm.shape<m = 8, n = 8, k = 8>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<tf32>, multiplicandBPtxType = #nvvm.mma_type<tf32>, shape = #nvvm.shape<m = 8, n = 8, k = 8>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<f16>, multiplicandBPtxType = #nvvm.mma_type<f16>, shape = #nvvm.shape<m = 8, n = 8, k = 16>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<s8>, shape = #nvvm.shape<m = 8, n = 8, k = 16>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<s4>, multiplicandBPtxType = #nvvm.mma_type<s4>, shape = #nvvm.shape<m = 8, n = 8, k = 16>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<b1>, multiplicandBPtxType = #nvvm.mma_type<b1>, shape = #nvvm.shape<m = 8, n = 8, k = 16>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<f64>, multiplicandBPtxType = #nvvm.mma_type<f64>, shape = #nvvm.shape<m = 8, n = 8, k = 16>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e4m3>, shape = #nvvm.shape<m = 8, n = 8, k = 16>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<tf32>, multiplicandBPtxType = #nvvm.mma_type<tf32>, shape = #nvvm.shape<m = 8, n = 8, k = 16>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<f16>, multiplicandBPtxType = #nvvm.mma_type<f16>, shape = #nvvm.shape<m = 8, n = 8, k = 32>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<s8>, shape = #nvvm.shape<m = 8, n = 8, k = 32>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<s4>, multiplicandBPtxType = #nvvm.mma_type<s4>, shape = #nvvm.shape<m = 8, n = 8, k = 32>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<b1>, multiplicandBPtxType = #nvvm.mma_type<b1>, shape = #nvvm.shape<m = 8, n = 8, k = 32>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<f64>, multiplicandBPtxType = #nvvm.mma_type<f64>, shape = #nvvm.shape<m = 8, n = 8, k = 32>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e4m3>, shape = #nvvm.shape<m = 8, n = 8, k = 32>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<tf32>, multiplicandBPtxType = #nvvm.mma_type<tf32>, shape = #nvvm.shape<m = 8, n = 8, k = 32>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<f16>, multiplicandBPtxType = #nvvm.mma_type<f16>, shape = #nvvm.shape<m = 8, n = 8, k = 64>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<s8>, shape = #nvvm.shape<m = 8, n = 8, k = 64>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<s4>, multiplicandBPtxType = #nvvm.mma_type<s4>, shape = #nvvm.shape<m = 8, n = 8, k = 64>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<b1>, multiplicandBPtxType = #nvvm.mma_type<b1>, shape = #nvvm.shape<m = 8, n = 8, k = 64>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<f64>, multiplicandBPtxType = #nvvm.mma_type<f64>, shape = #nvvm.shape<m = 8, n = 8, k = 64>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e4m3>, shape = #nvvm.shape<m = 8, n = 8, k = 64>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<tf32>, multiplicandBPtxType = #nvvm.mma_type<tf32>, shape = #nvvm.shape<m = 8, n = 8, k = 64>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<f16>, multiplicandBPtxType = #nvvm.mma_type<f16>, shape = #nvvm.shape<m = 8, n = 8, k = 128>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<s8>, shape = #nvvm.shape<m = 8, n = 8, k = 128>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<s4>, multiplicandBPtxType = #nvvm.mma_type<s4>, shape = #nvvm.shape<m = 8, n = 8, k = 128>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<b1>, multiplicandBPtxType = #nvvm.mma_type<b1>, shape = #nvvm.shape<m = 8, n = 8, k = 128>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<f64>, multiplicandBPtxType = #nvvm.mma_type<f64>, shape = #nvvm.shape<m = 8, n = 8, k = 128>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e4m3>, shape = #nvvm.shape<m = 8, n = 8, k = 128>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<tf32>, multiplicandBPtxType = #nvvm.mma_type<tf32>, shape = #nvvm.shape<m = 8, n = 8, k = 128>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<f16>, multiplicandBPtxType = #nvvm.mma_type<f16>, shape = #nvvm.shape<m = 32, n = 8, k = 16>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<s8>, shape = #nvvm.shape<m = 32, n = 8, k = 16>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<s4>, multiplicandBPtxType = #nvvm.mma_type<s4>, shape = #nvvm.shape<m = 32, n = 8, k = 16>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<b1>, multiplicandBPtxType = #nvvm.mma_type<b1>, shape = #nvvm.shape<m = 32, n = 8, k = 16>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<f64>, multiplicandBPtxType = #nvvm.mma_type<f64>, shape = #nvvm.shape<m = 32, n = 8, k = 16>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e4m3>, shape = #nvvm.shape<m = 32, n = 8, k = 16>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<tf32>, multiplicandBPtxType = #nvvm.mma_type<tf32>, shape = #nvvm.shape<m = 32, n = 8, k = 16>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%h, %h] B[%h, %h] C[%h, %h] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<f16>, multiplicandBPtxType = #nvvm.mma_type<f16>, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (vector<2xf16>,vector<2xf16>,vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%h, %h] B[%h] C[%h, %h] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<f16>, multiplicandBPtxType = #nvvm.mma_type<f16>, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (vector<2xf16>,vector<2xf16>,vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%h, %h] B[%h, %h] C[%f, %f, %f, %f] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<f16>, multiplicandBPtxType = #nvvm.mma_type<f16>, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (vector<2xf16>,vector<2xf16>,f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%h, %h] B[%h, %h] C[%f, %f, %f, %f] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<f16>, multiplicandBPtxType = #nvvm.mma_type<f16>, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (vector<2xf16>,vector<2xf16>,f32) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%h, %h] B[%h, %h] C[%f] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<f16>, multiplicandBPtxType = #nvvm.mma_type<f16>, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (vector<2xf16>,vector<2xf16>,f32) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%h, %h] B[%h, %h] C[%h, %h] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<f16>, multiplicandBPtxType = #nvvm.mma_type<f16>, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (vector<2xf16>,vector<2xf16>,vector<2xf16>) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%h, %h, %h, %h] B[%h, %h, %h, %h] C[%h, %h] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<f16>, multiplicandBPtxType = #nvvm.mma_type<f16>, shape = #nvvm.shape<m = 16, n = 8, k = 32>} : (vector<2xf16>,vector<2xf16>,vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%h, %h] B[%h, %h] C[%h, %h] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<f16>, multiplicandBPtxType = #nvvm.mma_type<f16>, shape = #nvvm.shape<m = 16, n = 8, k = 16>, kind = #nvvm.mma_kind<f8f6f4>} : (vector<2xf16>,vector<2xf16>,vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%i, %i] B[%i, %i] C[%f, %f, %f, %f] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<bf16>, multiplicandBPtxType = #nvvm.mma_type<bf16>, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (i32,i32,f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%i, %i] B[%i, %i] C[%f, %f, %f, %f] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<tf32>, multiplicandBPtxType = #nvvm.mma_type<tf32>, shape = #nvvm.shape<m = 16, n = 8, k = 8>} : (i32,i32,f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%i, %i] B[%i, %i] C[%i, %i, %i, %i] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<s8>, shape = #nvvm.shape<m = 16, n = 8, k = 32>} : (i32,i32,i32) -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%i, %i] B[%i, %i] C[%i, %i, %i, %i] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<s8>, shape = #nvvm.shape<m = 16, n = 8, k = 32>, intOverflowBehavior = #nvvm.mma_int_overflow<satfinite>} : (i32,i32,i32) -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%i, %i] B[%i, %i] C[%i, %i, %i, %i] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<s4>, multiplicandBPtxType = #nvvm.mma_type<s4>, shape = #nvvm.shape<m = 16, n = 8, k = 64>, intOverflowBehavior = #nvvm.mma_int_overflow<satfinite>, orderedMetadata} : (i32,i32,i32) -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%i, %i] B[%i, %i] C[%f, %f, %f, %f] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e4m3>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32,i32,f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%i, %i, %i, %i] B[%i, %i, %i, %i] C[%f, %f, %f, %f] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e4m3>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32,i32,f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%i, %i, %i, %i] B[%i, %i, %i, %i] C[%f, %f, %f, %f] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e4m3>, shape = #nvvm.shape<m = 16, n = 8, k = 64>, kind = #nvvm.mma_kind<f8f6f4>} : (i32,i32,f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%i, %i] B[%i, %i] C[%f, %f, %f, %f] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e4m3>, shape = #nvvm.shape<m = 16, n = 8, k = 64>, kind = #nvvm.mma_kind<f8f6f4>, orderedMetadata} : (i32,i32,f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%i, %i] B[%i, %i] C[%h, %h] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e5m2>, shape = #nvvm.shape<m = 16, n = 8, k = 64>, kind = #nvvm.mma_kind<f8f6f4>, orderedMetadata} : (i32,i32,vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%i, %i] B[%i, %i] C[%h, %h] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e5m2>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32,i32,vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%i, %i] B[%i, %i] C[%h, %h] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e5m2>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32,i32,vector<2xf16>) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%i, %i] B[%i, %i] C[%h] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e5m2>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32,i32,vector<2xf16>) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%i, %i] B[%i, %i] C[%h, %h] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<e3m2>, multiplicandBPtxType = #nvvm.mma_type<e3m2>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32,i32,vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%i, %i] B[%i, %i] C[%h, %h] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<e3m2>, multiplicandBPtxType = #nvvm.mma_type<e3m2>, shape = #nvvm.shape<m = 16, n = 8, k = 64>, kind = #nvvm.mma_kind<f8f6f4>, orderedMetadata} : (i32,i32,vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%i] B[%i] C[%i, %i] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<s8>, shape = #nvvm.shape<m = 8, n = 8, k = 16>} : (i32,i32,i32) -> !llvm.struct<(i32, i32)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%i] B[%i] C[%i, %i] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<s8>, shape = #nvvm.shape<m = 8, n = 8, k = 16>, intOverflowBehavior = #nvvm.mma_int_overflow<satfinite>} : (i32,i32,i32) -> !llvm.struct<(i32, i32)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%i, %i] B[%i, %i] C[%i, %i, %i, %i] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<u8>, shape = #nvvm.shape<m = 16, n = 8, k = 32>, intOverflowBehavior = #nvvm.mma_int_overflow<satfinite>} : (i32,i32,i32) -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%i, %i] B[%i, %i] C[%i, %i, %i, %i] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<e4m3>, shape = #nvvm.shape<m = 16, n = 8, k = 32>, intOverflowBehavior = #nvvm.mma_int_overflow<satfinite>} : (i32,i32,i32) -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.block_scale A[%x] B[%x] C[%x] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 32>, multiplicandAPtxType = #nvvm.mma_type<f16>, multiplicandBPtxType = #nvvm.mma_type<f16>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.block_scale A[%x] B[%x] C[%x] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 32>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<f16>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.block_scale A[%x] B[%x] C[%x] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 64>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<f16>, scaleVecSize = #nvvm.scale_vec_size<x2>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.block_scale A[%x] B[%x] C[%x] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 32>, multiplicandAPtxType = #nvvm.mma_type<f32>, multiplicandBPtxType = #nvvm.mma_type<f32>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.block_scale A[%x] B[%x] C[%x] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 32>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<f32>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.block_scale A[%x] B[%x] C[%x] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 64>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<f32>, scaleVecSize = #nvvm.scale_vec_size<x2>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.block_scale A[%x] B[%x] C[%x] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 32>, multiplicandAPtxType = #nvvm.mma_type<tf32>, multiplicandBPtxType = #nvvm.mma_type<tf32>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.block_scale A[%x] B[%x] C[%x] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 32>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<tf32>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.block_scale A[%x] B[%x] C[%x] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 64>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<tf32>, scaleVecSize = #nvvm.scale_vec_size<x2>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.block_scale A[%x] B[%x] C[%x] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 32>, multiplicandAPtxType = #nvvm.mma_type<bf16>, multiplicandBPtxType = #nvvm.mma_type<bf16>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.block_scale A[%x] B[%x] C[%x] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 32>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<bf16>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.block_scale A[%x] B[%x] C[%x] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 64>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<bf16>, scaleVecSize = #nvvm.scale_vec_size<x2>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.block_scale A[%x] B[%x] C[%x] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 32>, multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<s8>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.block_scale A[%x] B[%x] C[%x] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 32>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<s8>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.block_scale A[%x] B[%x] C[%x] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 64>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<s8>, scaleVecSize = #nvvm.scale_vec_size<x2>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.block_scale A[%x] B[%x] C[%x] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 32>, multiplicandAPtxType = #nvvm.mma_type<u8>, multiplicandBPtxType = #nvvm.mma_type<u8>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.block_scale A[%x] B[%x] C[%x] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 32>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<u8>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.block_scale A[%x] B[%x] C[%x] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 64>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<u8>, scaleVecSize = #nvvm.scale_vec_size<x2>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.block_scale A[%x] B[%x] C[%x] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 32>, multiplicandAPtxType = #nvvm.mma_type<s4>, multiplicandBPtxType = #nvvm.mma_type<s4>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.block_scale A[%x] B[%x] C[%x] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 32>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<s4>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.block_scale A[%x] B[%x] C[%x] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 64>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<s4>, scaleVecSize = #nvvm.scale_vec_size<x2>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.block_scale A[%x] B[%x] C[%x] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 32>, multiplicandAPtxType = #nvvm.mma_type<u4>, multiplicandBPtxType = #nvvm.mma_type<u4>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.block_scale A[%x] B[%x] C[%x] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 32>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<u4>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.block_scale A[%x] B[%x] C[%x] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 64>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<u4>, scaleVecSize = #nvvm.scale_vec_size<x2>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.block_scale A[%x] B[%x] C[%x] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 32>, multiplicandAPtxType = #nvvm.mma_type<b1>, multiplicandBPtxType = #nvvm.mma_type<b1>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.block_scale A[%x] B[%x] C[%x] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 32>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<b1>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.block_scale A[%x] B[%x] C[%x] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 64>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<b1>, scaleVecSize = #nvvm.scale_vec_size<x2>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.block_scale A[%x] B[%x] C[%x] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 32>, multiplicandAPtxType = #nvvm.mma_type<f64>, multiplicandBPtxType = #nvvm.mma_type<f64>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.block_scale A[%x] B[%x] C[%x] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 32>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<f64>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.block_scale A[%x] B[%x] C[%x] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 64>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<f64>, scaleVecSize = #nvvm.scale_vec_size<x2>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.block_scale A[%x] B[%x] C[%x] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 32>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e4m3>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.block_scale A[%x] B[%x] C[%x] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 64>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e4m3>, scaleVecSize = #nvvm.scale_vec_size<x2>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.block_scale A[%x] B[%x] C[%x] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 32>, multiplicandAPtxType = #nvvm.mma_type<e5m2>, multiplicandBPtxType = #nvvm.mma_type<e5m2>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.block_scale A[%x] B[%x] C[%x] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 32>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e5m2>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.block_scale A[%x] B[%x] C[%x] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 64>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e5m2>, scaleVecSize = #nvvm.scale_vec_size<x2>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.block_scale A[%x] B[%x] C[%x] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 32>, multiplicandAPtxType = #nvvm.mma_type<e3m2>, multiplicandBPtxType = #nvvm.mma_type<e3m2>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.block_scale A[%x] B[%x] C[%x] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 32>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e3m2>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.block_scale A[%x] B[%x] C[%x] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 64>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e3m2>, scaleVecSize = #nvvm.scale_vec_size<x2>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.block_scale A[%x] B[%x] C[%x] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 32>, multiplicandAPtxType = #nvvm.mma_type<e2m3>, multiplicandBPtxType = #nvvm.mma_type<e2m3>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.block_scale A[%x] B[%x] C[%x] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 32>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e2m3>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.block_scale A[%x] B[%x] C[%x] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 64>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m3>, scaleVecSize = #nvvm.scale_vec_size<x2>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.block_scale A[%x] B[%x] C[%x] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 32>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.block_scale A[%x] B[%x] C[%x] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 32>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.block_scale A[%x] B[%x] C[%x] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 64>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x2>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.block_scale A[%x] B[%x] C[%x] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 8, n = 8, k = 64>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x2>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.block_scale A[%x] B[%x] C[%x] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 16, k = 64>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x2>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.block_scale A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 128>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x2>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<f16>, multiplicandBPtxType = #nvvm.mma_type<f16>, shape = #nvvm.shape<m = 16, n = 8, k = 8>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<f16>, multiplicandBPtxType = #nvvm.mma_type<f16>, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<f16>, multiplicandBPtxType = #nvvm.mma_type<f16>, shape = #nvvm.shape<m = 16, n = 8, k = 32>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<f16>, multiplicandBPtxType = #nvvm.mma_type<f16>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<f16>, multiplicandBPtxType = #nvvm.mma_type<f16>, shape = #nvvm.shape<m = 16, n = 8, k = 128>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<f32>, multiplicandBPtxType = #nvvm.mma_type<f32>, shape = #nvvm.shape<m = 16, n = 8, k = 8>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<f32>, multiplicandBPtxType = #nvvm.mma_type<f32>, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<f32>, multiplicandBPtxType = #nvvm.mma_type<f32>, shape = #nvvm.shape<m = 16, n = 8, k = 32>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<f32>, multiplicandBPtxType = #nvvm.mma_type<f32>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<f32>, multiplicandBPtxType = #nvvm.mma_type<f32>, shape = #nvvm.shape<m = 16, n = 8, k = 128>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<tf32>, multiplicandBPtxType = #nvvm.mma_type<tf32>, shape = #nvvm.shape<m = 16, n = 8, k = 8>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<tf32>, multiplicandBPtxType = #nvvm.mma_type<tf32>, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<tf32>, multiplicandBPtxType = #nvvm.mma_type<tf32>, shape = #nvvm.shape<m = 16, n = 8, k = 32>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<tf32>, multiplicandBPtxType = #nvvm.mma_type<tf32>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<tf32>, multiplicandBPtxType = #nvvm.mma_type<tf32>, shape = #nvvm.shape<m = 16, n = 8, k = 128>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<bf16>, multiplicandBPtxType = #nvvm.mma_type<bf16>, shape = #nvvm.shape<m = 16, n = 8, k = 8>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<bf16>, multiplicandBPtxType = #nvvm.mma_type<bf16>, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<bf16>, multiplicandBPtxType = #nvvm.mma_type<bf16>, shape = #nvvm.shape<m = 16, n = 8, k = 32>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<bf16>, multiplicandBPtxType = #nvvm.mma_type<bf16>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<bf16>, multiplicandBPtxType = #nvvm.mma_type<bf16>, shape = #nvvm.shape<m = 16, n = 8, k = 128>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<s8>, shape = #nvvm.shape<m = 16, n = 8, k = 8>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<s8>, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<s8>, shape = #nvvm.shape<m = 16, n = 8, k = 32>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<s8>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<s8>, shape = #nvvm.shape<m = 16, n = 8, k = 128>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<u8>, multiplicandBPtxType = #nvvm.mma_type<u8>, shape = #nvvm.shape<m = 16, n = 8, k = 8>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<u8>, multiplicandBPtxType = #nvvm.mma_type<u8>, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<u8>, multiplicandBPtxType = #nvvm.mma_type<u8>, shape = #nvvm.shape<m = 16, n = 8, k = 32>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<u8>, multiplicandBPtxType = #nvvm.mma_type<u8>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<u8>, multiplicandBPtxType = #nvvm.mma_type<u8>, shape = #nvvm.shape<m = 16, n = 8, k = 128>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<s4>, multiplicandBPtxType = #nvvm.mma_type<s4>, shape = #nvvm.shape<m = 16, n = 8, k = 8>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<s4>, multiplicandBPtxType = #nvvm.mma_type<s4>, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<s4>, multiplicandBPtxType = #nvvm.mma_type<s4>, shape = #nvvm.shape<m = 16, n = 8, k = 32>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<s4>, multiplicandBPtxType = #nvvm.mma_type<s4>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<s4>, multiplicandBPtxType = #nvvm.mma_type<s4>, shape = #nvvm.shape<m = 16, n = 8, k = 128>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<u4>, multiplicandBPtxType = #nvvm.mma_type<u4>, shape = #nvvm.shape<m = 16, n = 8, k = 8>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<u4>, multiplicandBPtxType = #nvvm.mma_type<u4>, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<u4>, multiplicandBPtxType = #nvvm.mma_type<u4>, shape = #nvvm.shape<m = 16, n = 8, k = 32>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<u4>, multiplicandBPtxType = #nvvm.mma_type<u4>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<u4>, multiplicandBPtxType = #nvvm.mma_type<u4>, shape = #nvvm.shape<m = 16, n = 8, k = 128>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<b1>, multiplicandBPtxType = #nvvm.mma_type<b1>, shape = #nvvm.shape<m = 16, n = 8, k = 8>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<b1>, multiplicandBPtxType = #nvvm.mma_type<b1>, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<b1>, multiplicandBPtxType = #nvvm.mma_type<b1>, shape = #nvvm.shape<m = 16, n = 8, k = 32>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<b1>, multiplicandBPtxType = #nvvm.mma_type<b1>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<b1>, multiplicandBPtxType = #nvvm.mma_type<b1>, shape = #nvvm.shape<m = 16, n = 8, k = 128>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<f64>, multiplicandBPtxType = #nvvm.mma_type<f64>, shape = #nvvm.shape<m = 16, n = 8, k = 8>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<f64>, multiplicandBPtxType = #nvvm.mma_type<f64>, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<f64>, multiplicandBPtxType = #nvvm.mma_type<f64>, shape = #nvvm.shape<m = 16, n = 8, k = 32>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<f64>, multiplicandBPtxType = #nvvm.mma_type<f64>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<f64>, multiplicandBPtxType = #nvvm.mma_type<f64>, shape = #nvvm.shape<m = 16, n = 8, k = 128>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e4m3>, shape = #nvvm.shape<m = 16, n = 8, k = 8>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e4m3>, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e4m3>, shape = #nvvm.shape<m = 16, n = 8, k = 32>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e4m3>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e4m3>, shape = #nvvm.shape<m = 16, n = 8, k = 128>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<e5m2>, multiplicandBPtxType = #nvvm.mma_type<e5m2>, shape = #nvvm.shape<m = 16, n = 8, k = 8>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<e5m2>, multiplicandBPtxType = #nvvm.mma_type<e5m2>, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<e5m2>, multiplicandBPtxType = #nvvm.mma_type<e5m2>, shape = #nvvm.shape<m = 16, n = 8, k = 32>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<e5m2>, multiplicandBPtxType = #nvvm.mma_type<e5m2>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<e5m2>, multiplicandBPtxType = #nvvm.mma_type<e5m2>, shape = #nvvm.shape<m = 16, n = 8, k = 128>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<e3m2>, multiplicandBPtxType = #nvvm.mma_type<e3m2>, shape = #nvvm.shape<m = 16, n = 8, k = 8>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<e3m2>, multiplicandBPtxType = #nvvm.mma_type<e3m2>, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<e3m2>, multiplicandBPtxType = #nvvm.mma_type<e3m2>, shape = #nvvm.shape<m = 16, n = 8, k = 32>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<e3m2>, multiplicandBPtxType = #nvvm.mma_type<e3m2>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<e3m2>, multiplicandBPtxType = #nvvm.mma_type<e3m2>, shape = #nvvm.shape<m = 16, n = 8, k = 128>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<e2m3>, multiplicandBPtxType = #nvvm.mma_type<e2m3>, shape = #nvvm.shape<m = 16, n = 8, k = 8>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<e2m3>, multiplicandBPtxType = #nvvm.mma_type<e2m3>, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<e2m3>, multiplicandBPtxType = #nvvm.mma_type<e2m3>, shape = #nvvm.shape<m = 16, n = 8, k = 32>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<e2m3>, multiplicandBPtxType = #nvvm.mma_type<e2m3>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<e2m3>, multiplicandBPtxType = #nvvm.mma_type<e2m3>, shape = #nvvm.shape<m = 16, n = 8, k = 128>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, shape = #nvvm.shape<m = 16, n = 8, k = 8>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, shape = #nvvm.shape<m = 16, n = 8, k = 32>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, shape = #nvvm.shape<m = 16, n = 8, k = 128>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<u8>, shape = #nvvm.shape<m = 16, n = 8, k = 32>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e5m2>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i8,i8,i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.block_scale A[%x] B[%x] C[%x] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 32>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x2>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.block_scale A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 32>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x2>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.block_scale A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 32>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e4m3>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.block_scale A[%x] B[%x] C[%x] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 64>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x2>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.block_scale A[%x] B[%x] C[%x] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 64>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e4m3>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.block_scale A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 64>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x2>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.block_scale A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 64>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e4m3>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.block_scale A[%x] B[%x] C[%x] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 128>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x2>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.block_scale A[%x] B[%x] C[%x] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 128>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e4m3>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.block_scale A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 128>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x2>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.block_scale A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 128>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e4m3>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.block_scale A[%x] B[%x] C[%x] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 32>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x2>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.block_scale A[%x] B[%x] C[%x] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 32>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e4m3>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.block_scale A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 32>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x2>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.block_scale A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 32>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e4m3>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.block_scale A[%x] B[%x] C[%x] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 64>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e4m3>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.block_scale A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 64>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x2>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.block_scale A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 64>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e4m3>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.block_scale A[%x] B[%x] C[%x] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 128>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x2>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.block_scale A[%x] B[%x] C[%x] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 128>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e4m3>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.block_scale A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 128>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e4m3>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.block_scale A[%x] B[%x] C[%x] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 32>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x2>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4nvf4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.block_scale A[%x] B[%x] C[%x] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 32>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e4m3>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4nvf4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.block_scale A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 32>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x2>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4nvf4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.block_scale A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 32>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e4m3>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4nvf4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.block_scale A[%x] B[%x] C[%x] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 64>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x2>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4nvf4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.block_scale A[%x] B[%x] C[%x] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 64>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e4m3>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4nvf4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.block_scale A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 64>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x2>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4nvf4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.block_scale A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 64>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e4m3>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4nvf4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.block_scale A[%x] B[%x] C[%x] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 128>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x2>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4nvf4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.block_scale A[%x] B[%x] C[%x] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 128>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e4m3>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4nvf4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.block_scale A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 128>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x2>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4nvf4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.block_scale A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 128>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e4m3>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4nvf4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.block_scale A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 64>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, orderedMetadata} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.block_scale A[%x] B[%x] C[%x] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 32>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue4m3>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.block_scale A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 64>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue4m3>, kind = #nvvm.block_scale_kind<mxf8f6f4>, orderedMetadata} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.block_scale A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 64>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x2>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, orderedMetadata} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.block_scale A[%x] B[%x] C[%x] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 32>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x2>, blockScaleFormat = #nvvm.block_scale_format<ue4m3>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.block_scale A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 64>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x2>, blockScaleFormat = #nvvm.block_scale_format<ue4m3>, kind = #nvvm.block_scale_kind<mxf8f6f4>, orderedMetadata} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.block_scale A[%x] B[%x] C[%x] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 32>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x4>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.block_scale A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 64>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x4>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, orderedMetadata} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.block_scale A[%x] B[%x] C[%x] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 32>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x4>, blockScaleFormat = #nvvm.block_scale_format<ue4m3>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.block_scale A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 64>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x4>, blockScaleFormat = #nvvm.block_scale_format<ue4m3>, kind = #nvvm.block_scale_kind<mxf8f6f4>, orderedMetadata} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.block_scale A[%x] B[%x] C[%x] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 64>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.block_scale A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 128>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>, orderedMetadata} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.block_scale A[%x] B[%x] C[%x] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 64>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue4m3>, kind = #nvvm.block_scale_kind<mxf4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.block_scale A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 128>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue4m3>, kind = #nvvm.block_scale_kind<mxf4>, orderedMetadata} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.block_scale A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 128>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x2>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>, orderedMetadata} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.block_scale A[%x] B[%x] C[%x] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 64>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x2>, blockScaleFormat = #nvvm.block_scale_format<ue4m3>, kind = #nvvm.block_scale_kind<mxf4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.block_scale A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 128>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x2>, blockScaleFormat = #nvvm.block_scale_format<ue4m3>, kind = #nvvm.block_scale_kind<mxf4>, orderedMetadata} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.block_scale A[%x] B[%x] C[%x] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 64>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x4>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.block_scale A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 128>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x4>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>, orderedMetadata} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.block_scale A[%x] B[%x] C[%x] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 64>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x4>, blockScaleFormat = #nvvm.block_scale_format<ue4m3>, kind = #nvvm.block_scale_kind<mxf4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.block_scale A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 128>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x4>, blockScaleFormat = #nvvm.block_scale_format<ue4m3>, kind = #nvvm.block_scale_kind<mxf4>, orderedMetadata} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.block_scale A[%x] B[%x] C[%x] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 64>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4nvf4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.block_scale A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 128>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4nvf4>, orderedMetadata} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.block_scale A[%x] B[%x] C[%x] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 64>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue4m3>, kind = #nvvm.block_scale_kind<mxf4nvf4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.block_scale A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 128>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue4m3>, kind = #nvvm.block_scale_kind<mxf4nvf4>, orderedMetadata} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.block_scale A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 128>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x2>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4nvf4>, orderedMetadata} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.block_scale A[%x] B[%x] C[%x] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 64>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x2>, blockScaleFormat = #nvvm.block_scale_format<ue4m3>, kind = #nvvm.block_scale_kind<mxf4nvf4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.block_scale A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 128>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x2>, blockScaleFormat = #nvvm.block_scale_format<ue4m3>, kind = #nvvm.block_scale_kind<mxf4nvf4>, orderedMetadata} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.block_scale A[%x] B[%x] C[%x] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 64>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x4>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4nvf4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.block_scale A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 128>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x4>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4nvf4>, orderedMetadata} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.block_scale A[%x] B[%x] C[%x] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 64>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x4>, blockScaleFormat = #nvvm.block_scale_format<ue4m3>, kind = #nvvm.block_scale_kind<mxf4nvf4>} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
// -----
llvm.func @f(%x: i8, %i: i32, %w: i16, %f: f32, %h: vector<2xf16>) {
  %0 = nvvm.mma.sp.block_scale A[%x] B[%x] C[%x] sparseMetadata[%i] selector[%i] scaleA[%i, %w, %w] scaleB[%i, %w, %w] {shape = #nvvm.shape<m = 16, n = 8, k = 128>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x4>, blockScaleFormat = #nvvm.block_scale_format<ue4m3>, kind = #nvvm.block_scale_kind<mxf4nvf4>, orderedMetadata} : (i8, i8, i8) -> !llvm.struct<(i8)>
  llvm.return
}
