// ARGS: --split-input-file --allow-unregistered-dialect
func.func
// -----
func.func     @x
// -----
func.func     x
// -----
func.func     @x     {
// -----
func.func     foo     @x  (  )
// -----
func.func     private
// -----
func.func     private     @x  (  )
// -----
func.func     public     @x  (  )     {     return     }
// -----
func.func     nested     @x  (  )     {     return     }
// -----
func.func     @x  (  )     {     }
// -----
func.func     @x  (  )     ->     (  )     {     return     }
// -----
func.func     @x  (  %a  :     i32  ,     %b  :     f32  )     ->     (  i32  ,     f32  )     {     return     %a  ,     %b     :     i32  ,     f32     }
// -----
func.func     private     @z  (
// -----
func.func     private     @z  (  i32
// -----
func.func     private     @z  (  i32  ,     %a     :     i32  )
// -----
func.func     private     @z  (  %a     :     i32  ,     i32  )
// -----
func.func     private     @z  (  %a  )
// -----
func.func     private     @z  (  %a     :     )
// -----
func.func     private     @z  (  %a  #1     :     i32  )
// -----
func.func     private     @z  (  i32  )     ->   
// -----
func.func     private     @z  (  i32  )     ->     (
// -----
func.func     private     @z  (  i32  )     ->     (  i32
// -----
func.func     private     @z  (  i32  )     ->     i32  ,     i32
// -----
func.func     private     @z  (  i32  )     ->     (  i32     {  t.a     =     1  }  ,     i32     {  t.b
// -----
func.func     private     @z  (  i32     {  t.a     =     1  }  ,     f32  )     ->     (  i32     {  t.b  }  ,     i1  )
// -----
func.func     private     @z  (  i32     {  a     =     1  }  )
// -----
func.func     private     @z  (  )     ->     (  i32     {  a     =     1  }  )
// -----
func.func     private     @z  (  i32     {  t.a  }  )     attributes     {  sym_name     =     "b"  }
// -----
func.func     private     @z  (  i32  )     attributes     {  sym_visibility     =     "b"  }
// -----
func.func     private     @x  (  i32  )     attributes     {  function_type     =     i32  }
// -----
func.func     private     @x  (  i32  )     attributes
// -----
func.func     private     @x  (  i32  )     attributes     {  t.a     =     1  ,     no_inline  }
// -----
func.func     private     @x  (  i32  )     {  a     =     1  }
// -----
func.func     @x  (  ...  )
// -----
func.func     private     @x  (  i32  ,     ...  )
// -----
func.func     private     @x  (  i32  )     ->     (  )     loc  (  unknown  )
// -----
func.func     private     @x2  (  i32     loc  (  "a"  )  )
// -----
func.func     @x4  (  %a  :     i32     {  t.a     =     1  }     loc  (  "a"  )  )     ->     (  i32     {  t.b     =     1  }  ,     i64  )
// -----
func.func     @x  (  %arg0  :     i32  ,     %arg0  :     i32  )     {     return     }
// -----
func.func     @x  (  %arg0  :     i32  )     {     ^bb0  :     return     }
// -----
func.func     @x  (  %arg0  :     i32  )     {     ^bb0  (  %a  :     i32  )  :     return     }
// -----
func.func     @x  (  %arg0  :     i32  )     {     cf.br     ^bb1     ^bb1  :     return     }
// -----
func.func     @  "a b"  (  )     {     return     }  
  func.func     @c  (  )     {     call     @  "a b"  (  )     :     (  )     ->     (  )     return     }
// -----
func.func     @x  (  )     ->     i32     {     return     }
// -----
func.func     @x  (  )     {     cf.br     ^bb1     ^bb1  :     return     }
// -----
func.func     @x  (  )     {     cf.br     ^bb1  (  %a     :     i32  )  
  ^bb1  (  %b  :     i32  )  :  
    cf.br     ^bb1  
  }  
