import fc from 'fast-check'

// The same examples for every mutant: chance finds none of them once and loses it again. Nothing is shrunk,
// for nobody reads by what a mutant was found.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_260_531, endOnFailure: true })
