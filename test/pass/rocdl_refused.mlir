// convert-gpu-to-rocdl takes of amdgpu what shuffles are promoted to, and says what it does not take.
// RUN: jig-opt --split-input-file --verify-diagnostics --convert-gpu-to-rocdl=chipset=gfx942 %s
gpu.module @rest {
  gpu.func @f(%a: i32) -> i32 {
    // expected-error@below {{failed to legalize operation 'amdgpu.dpp' that was explicitly marked illegal}}
    %0 = amdgpu.dpp %a %a row_mirror : i32
    gpu.return %0 : i32
  }
}

// -----

gpu.module @old {
  gpu.func @f(%a: i32) -> i32 {
    // expected-error@below {{permlane_swap is only supported on gfx950+}}
    // expected-error@below {{failed to legalize operation 'amdgpu.permlane_swap' that was explicitly marked illegal}}
    %0 = amdgpu.permlane_swap %a 16 : i32
    gpu.return %0 : i32
  }
}

// -----

// A lane has five bits.
gpu.module @bits {
  gpu.func @f(%a: i32) -> i32 {
    // expected-error@below {{failed to legalize operation 'amdgpu.swizzle_bitmode' that was explicitly marked illegal}}
    %0 = amdgpu.swizzle_bitmode %a 31 0 32 : i32
    gpu.return %0 : i32
  }
}
