// ARGS: --gpu-async-region --split-input-file
module attributes {gpu.container_module} {
  gpu.module @k { gpu.func @f() kernel { gpu.return } }
  func.func @a(%m: memref<7xf32>, %n: memref<7xf32>) {
    %c1 = arith.constant 1 : index
    %t = gpu.wait async
    gpu.launch_func @k::@f blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1)
    gpu.launch_func [%t] @k::@f blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1)
    %0 = gpu.alloc () : memref<7xf32>
    %1, %t2 = gpu.alloc async () : memref<7xf32>
    gpu.memcpy %m, %n : memref<7xf32>, memref<7xf32>
    gpu.dealloc %0 : memref<7xf32>
    call @foo() : () -> ()
    gpu.memcpy %m, %n : memref<7xf32>, memref<7xf32>
    gpu.wait [%t2]
    gpu.wait
    return
  }
  func.func private @foo()
}
// -----
module attributes {gpu.container_module} {
  gpu.module @k { gpu.func @f(%x: index) kernel { gpu.return } }
  func.func @a(%m: memref<7xf32>, %n: memref<7xf32>, %p: i1, %f: f32) {
    %c1 = arith.constant 1 : index
    gpu.memcpy %m, %n : memref<7xf32>, memref<7xf32>
    func.call @foo() : () -> ()
    func.call @foo() : () -> ()
    memref.store %f, %m[%c1] : memref<7xf32>
    %t5 = gpu.memcpy async %m, %n : memref<7xf32>, memref<7xf32>
    gpu.launch_func @k::@f blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%c1 : index)
    return
  }
  func.func private @foo()
}
// -----
module attributes {gpu.container_module} {
  gpu.module @k { gpu.func @f(%x: index) kernel { gpu.return } }
  func.func @a(%m: memref<7xf32>, %n: memref<7xf32>, %p: i1, %f: f32) {
    %c1 = arith.constant 1 : index
    scf.if %p {
      gpu.launch_func @k::@f blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%c1 : index)
    }
    %t3 = gpu.memset async %m, %f : memref<7xf32>, f32
    %al4, %t4 = gpu.alloc async [%t3] () : memref<7xf32>
    gpu.dealloc %al4 : memref<7xf32>
    %t5 = gpu.memset async %m, %f : memref<7xf32>, f32
    return
  }
  func.func private @foo()
}
// -----
module attributes {gpu.container_module} {
  gpu.module @k { gpu.func @f(%x: index) kernel { gpu.return } }
  func.func @a(%m: memref<7xf32>, %n: memref<7xf32>, %p: i1, %f: f32) {
    %c1 = arith.constant 1 : index
    scf.if %p {
      %al2 = gpu.alloc () : memref<7xf32>
      gpu.dealloc %al2 : memref<7xf32>
      memref.store %f, %m[%c1] : memref<7xf32>
    }
    %t4 = gpu.wait async 
    gpu.memset [%t4] %m, %f : memref<7xf32>, f32
    gpu.memset %m, %f : memref<7xf32>, f32
    func.call @foo() : () -> ()
    return
  }
  func.func private @foo()
}
// -----
module attributes {gpu.container_module} {
  gpu.module @k { gpu.func @f(%x: index) kernel { gpu.return } }
  func.func @a(%m: memref<7xf32>, %n: memref<7xf32>, %p: i1, %f: f32) {
    %c1 = arith.constant 1 : index
    memref.store %f, %m[%c1] : memref<7xf32>
    gpu.wait 
    memref.dealloc %n : memref<7xf32>
    %t4 = gpu.memset async %m, %f : memref<7xf32>, f32
    %t5 = gpu.launch_func async [%t4] @k::@f blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%c1 : index)
    memref.dealloc %n : memref<7xf32>
    return
  }
  func.func private @foo()
}
// -----
module attributes {gpu.container_module} {
  gpu.module @k { gpu.func @f(%x: index) kernel { gpu.return } }
  func.func @a(%m: memref<7xf32>, %n: memref<7xf32>, %p: i1, %f: f32) {
    %c1 = arith.constant 1 : index
    %t1 = gpu.launch_func async @k::@f blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%c1 : index)
    memref.store %f, %m[%c1] : memref<7xf32>
    %al3 = gpu.alloc () : memref<7xf32>
    scf.if %p {
      gpu.memset %m, %f : memref<7xf32>, f32
      gpu.memcpy %m, %n : memref<7xf32>, memref<7xf32>
    }
    gpu.launch_func @k::@f blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%c1 : index)
    gpu.memset %m, %f : memref<7xf32>, f32
    return
  }
  func.func private @foo()
}
// -----
module attributes {gpu.container_module} {
  gpu.module @k { gpu.func @f(%x: index) kernel { gpu.return } }
  func.func @a(%m: memref<7xf32>, %n: memref<7xf32>, %p: i1, %f: f32) {
    %c1 = arith.constant 1 : index
    gpu.memcpy %m, %n : memref<7xf32>, memref<7xf32>
    scf.if %p {
      gpu.memcpy %m, %n : memref<7xf32>, memref<7xf32>
      memref.store %f, %m[%c1] : memref<7xf32>
      %t5 = gpu.launch_func async @k::@f blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%c1 : index)
    }
    memref.dealloc %n : memref<7xf32>
    scf.if %p {
      gpu.memcpy %m, %n : memref<7xf32>, memref<7xf32>
      func.call @foo() : () -> ()
      gpu.launch_func @k::@f blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%c1 : index)
    }
    gpu.memset %m, %f : memref<7xf32>, f32
    return
  }
  func.func private @foo()
}
// -----
module attributes {gpu.container_module} {
  gpu.module @k { gpu.func @f(%x: index) kernel { gpu.return } }
  func.func @a(%m: memref<7xf32>, %n: memref<7xf32>, %p: i1, %f: f32) {
    %c1 = arith.constant 1 : index
    memref.store %f, %m[%c1] : memref<7xf32>
    scf.if %p {
      gpu.launch_func @k::@f blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%c1 : index)
      func.call @foo() : () -> ()
    }
    gpu.launch_func @k::@f blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%c1 : index)
    memref.dealloc %n : memref<7xf32>
    gpu.launch_func @k::@f blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%c1 : index)
    return
  }
  func.func private @foo()
}
// -----
module attributes {gpu.container_module} {
  gpu.module @k { gpu.func @f(%x: index) kernel { gpu.return } }
  func.func @a(%m: memref<7xf32>, %n: memref<7xf32>, %p: i1, %f: f32) {
    %c1 = arith.constant 1 : index
    gpu.launch_func @k::@f blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%c1 : index)
    gpu.memcpy %m, %n : memref<7xf32>, memref<7xf32>
    scf.if %p {
      %t4 = gpu.launch_func async @k::@f blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%c1 : index)
      gpu.memcpy %m, %n : memref<7xf32>, memref<7xf32>
      %t6 = gpu.launch_func async @k::@f blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%c1 : index)
    }
    scf.if %p {
      %t8 = gpu.launch_func async @k::@f blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%c1 : index)
      gpu.launch_func @k::@f blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%c1 : index)
      gpu.wait 
    }
    gpu.memcpy %m, %n : memref<7xf32>, memref<7xf32>
    scf.if %p {
      %t13 = gpu.wait async 
      gpu.wait [%t13] 
    }
    return
  }
  func.func private @foo()
}
// -----
module attributes {gpu.container_module} {
  gpu.module @k { gpu.func @f(%x: index) kernel { gpu.return } }
  func.func @a(%m: memref<7xf32>, %n: memref<7xf32>, %p: i1, %f: f32) {
    %c1 = arith.constant 1 : index
    %t1 = gpu.memcpy async %m, %n : memref<7xf32>, memref<7xf32>
    gpu.launch_func @k::@f blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%c1 : index)
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) { gpu.terminator }
    %t4 = gpu.wait async 
    gpu.memcpy %m, %n : memref<7xf32>, memref<7xf32>
    %v6 = arith.addf %f, %f : f32
    gpu.launch_func @k::@f blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%c1 : index)
    %al8, %t8 = gpu.alloc async () : memref<7xf32>
    gpu.dealloc %al8 : memref<7xf32>
    return
  }
  func.func private @foo()
}
// -----
module attributes {gpu.container_module} {
  gpu.module @k { gpu.func @f(%x: index) kernel { gpu.return } }
  func.func @a(%m: memref<7xf32>, %n: memref<7xf32>, %p: i1, %f: f32) {
    %c1 = arith.constant 1 : index
    gpu.memset %m, %f : memref<7xf32>, f32
    scf.if %p {
      %al3 = gpu.alloc () : memref<7xf32>
      gpu.dealloc %al3 : memref<7xf32>
      memref.store %f, %m[%c1] : memref<7xf32>
    }
    scf.if %p {
      %t6 = gpu.memset async %m, %f : memref<7xf32>, f32
    }
    %al7, %t7 = gpu.alloc async () : memref<7xf32>
    gpu.dealloc %al7 : memref<7xf32>
    return
  }
  func.func private @foo()
}
