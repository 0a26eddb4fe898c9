// ARGS: --split-input-file --allow-unregistered-dialect
{  -  #     foo     #-  }
// -----
{  -  #     foo  :     {     #-  }
// -----
{  -  #     foo  :     {     a  :     "b"     }     #-  }
// -----
{  -  #      #-  }
// -----
{  -  #     ,     #-  }
// -----
{  -  #     "dialect_resources"     :     {  }     #-  }
// -----
{  -  #     dialect_resources
// -----
{  -  #     dialect_resources  :
// -----
{  -  #     dialect_resources  :     {
// -----
{  -  #     dialect_resources  :     {  }
// -----
{  -  #     dialect_resources  :     {     foo  :     {     a  :     "0x04000000"     }     }     #-  }
// -----
{  -  #     dialect_resources  :     {     builtin  :     {     a  :     "0x0400000001"     }     }     #-  }
// -----
{  -  #     dialect_resources  :     {     builtin  :     {     a  :     "04000000"     }     }     #-  }
// -----
{  -  #     dialect_resources  :     {     builtin  :     {     a  :     "0x040000000"     }     }     #-  }
// -----
{  -  #     dialect_resources  :     {     builtin  :     {     a  :     "0x0400"     }     }     #-  }
// -----
{  -  #     dialect_resources  :     {     builtin  :     {     a  :     "0xZZ"     }     }     #-  }
// -----
{  -  #     dialect_resources  :     {     builtin  :     {     a  :     1     }     }     #-  }
// -----
{  -  #     dialect_resources  :     {     builtin  :     {     a  :     true     }     }     #-  }
// -----
{  -  #     dialect_resources  :     {     builtin  :     {     a  :     foo     }     }     #-  }
// -----
{  -  #     dialect_resources  :     {     builtin  :     {     a     "0x04000000"     }     }     #-  }
// -----
{  -  #     dialect_resources  :     {     builtin  :     {     1  :     "0x04000000"     }     }     #-  }
// -----
{  -  #     dialect_resources  :     {     arith  :     {     a  :     "0x04000000"     }     }     #-  }
// -----
{  -  #     dialect_resources  :     {     arith  :     {  }     }     #-  }
// -----
{  -  #     dialect_resources  :     {     1  :     {     a  :     "0x04000000"     }     }     #-  }
// -----
{  -  #     dialect_resources  :     {     builtin  :     {     a  :     "0x0400000001"     }  ,     }     #-  }
// -----
{  -  #     dialect_resources  :     {     builtin  :     {     a  :     "0x0400000001"     }     }
// -----
{  -  #     dialect_resources  :     {     builtin  :     {     a  :     "0x03000000012345"     }     }     #-  }
// -----
{  -  #     external_resources  :     {     foo  :     {     a  :     "0x0400000001"  ,     b  :     "s"  ,     c  :     true  ,     d  :     false     }     }     #-  }
// -----
{  -  #     external_resources  :     {     foo  :     {     a  :     "0x04000000"  ,     b  :     1  ,     c  :     true     }     }     #-  }
// -----
{  -  #     external_resources  :     {     foo  :     {     a  :     "0x04000000"  ,     b  :     ,     c  :     true     }     }     #-  }
// -----
{  -  #     external_resources  :     {     foo  :     {     a  :     "0x0400"  ,     b  :     true     }     }     #-  }
// -----
{  -  #     external_resources  :     {     foo  :     {  }  ,     bar  :     {     x  :     "y"     }     }     #-  }
// -----
{  -  #     external_resources  :     {  }     #-  }  
