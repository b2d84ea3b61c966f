import fc from 'fast-check'

// The same examples for every mutant, so that a mutant is not found by chance in one run only. No shrinking:
// the counterexamples are not read.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_260_531, endOnFailure: true })
