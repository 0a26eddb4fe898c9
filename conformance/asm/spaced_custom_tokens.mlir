// ARGS: --split-input-file --allow-unregistered-dialect
arith.addi
// -----
arith.addi     %x
// -----
arith.addi     %x  ,
// -----
arith.addi     %x  ,     %y
// -----
arith.addi     %x  ,     %y     :
// -----
arith.addi     %x  ,     %y     :     foo
// -----
arith.addi     %x     %y     :     i32
// -----
arith.addi     (  %x  ,     %y  )     :     i32
// -----
%a     =     arith.addi     %x  ,     %y     :     i32
// -----
%a     =     arith.addi     %x  ,     %y     overflow     :     i32
// -----
%a     =     arith.addi     %x  ,     %y     overflow  <  foo  >     :     i32
// -----
%a     =     arith.addi     %x  ,     %y     overflow  <  nsw     :     i32
// -----
%a  :  2     =     arith.addi     %x  ,     %x     :     i32
// -----
arith.constant
// -----
%a     =     arith.constant     1
// -----
%a     =     arith.constant     1     :     i32  
  %a     =     arith.constant     1     :     i32
// -----
%a     =     arith.constant     1     :     i32  
  %b     =     arith.addi     %a  ,     %a     :     i64
// -----
%b     =     arith.addi     %c  ,     %c     :     i32  
  %c     =     arith.constant     1     :     i64
// -----
%a     =     arith.constant     1     :     i32  
  %b     =     arith.addi     %a  #1  ,     %a     :     i32
// -----
%a     =     arith.constant     1     :     i32  
  arith.addi     %a  ,     %a     {  a     =     1  ,     b  }     :     i32
// -----
%a     =     arith.constant     1     :     i32  
  arith.addi     %a  ,     %a     {  a     =     1  ,     a  }     :     i32
// -----
%a     =     arith.cmpi     foo  ,     %x  ,     %y     :     i32
// -----
%a     =     arith.cmpi     eq  ,     %x     :     i32
// -----
%a     =     arith.constant     1     :     i32     loc  (  "x"  )
// -----
%a     =     arith.constant     1     :     i32     loc  (
// -----
cf.br
// -----
cf.br     ^
// -----
cf.br     ^bb1  (
// -----
func.return     %a
// -----
func.return     %a     :
// -----
func.return     %a     :     i32  ,     i32
// -----
func.return     :     i32
// -----
func.call     @x
// -----
func.call     x  (  )
// -----
func.call     @x  (  %a  )     :     (  )     ->     (  )
// -----
func.call     @x  (  )     :     (  i32  )     ->     (  )
// -----
func.call     @x  (  )     :     i32  
