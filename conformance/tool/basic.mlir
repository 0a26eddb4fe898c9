module

