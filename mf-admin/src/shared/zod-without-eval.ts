import { config } from 'zod'

// A schema would otherwise try whether it may write code while it runs, which the site's policy refuses and
// reports. It tries when it is made: this comes before everything that makes one.
config({ jitless: true })
