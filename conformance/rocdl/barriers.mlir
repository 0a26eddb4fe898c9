// ARGS:
// ARGS: -mlir-print-op-generic
llvm.func @barriers(%arg0: !llvm.ptr<3>) {
  rocdl.s.barrier.init %arg0 member_cnt = 1 : !llvm.ptr<3>
  rocdl.s.barrier.join %arg0 : !llvm.ptr<3>
  rocdl.s.barrier.leave id = 1
  rocdl.barrier
  %0 = rocdl.s.barrier.signal.isfirst id = 1 -> i1
  rocdl.s.barrier.signal id = 1
  rocdl.s.barrier.signal.var %arg0 member_cnt = 1 : !llvm.ptr<3>
  rocdl.s.barrier.wait id = 1
  %1 = rocdl.s.get.barrier.state id = 1 -> i32
  %2 = rocdl.s.get.named.barrier.state %arg0 : !llvm.ptr<3> -> i32
  rocdl.iglp.opt 1
  rocdl.s.barrier
  rocdl.s.nop 1
  rocdl.s.sleep 1
  rocdl.s.waitcnt 1
  rocdl.sched.barrier 1
  rocdl.sched.group.barrier 1, 1, 1
  rocdl.s.setprio 1
  rocdl.s.wait.asynccnt 1
  rocdl.s.wait.dscnt 1
  rocdl.s.wait.expcnt 1
  rocdl.s.wait.loadcnt 1
  rocdl.s.wait.storecnt 1
  rocdl.s.wait.tensorcnt 1
  rocdl.s.wakeup.barrier %arg0 : !llvm.ptr<3>
  llvm.return
}
