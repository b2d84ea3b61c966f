import fc from 'fast-check'

// Every mutant gets the same examples, so that none is found by chance in one run only. Counterexamples are not shrunk,
// because they are not read.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_260_531, endOnFailure: true })
