bla
