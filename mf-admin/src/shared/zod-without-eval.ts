import { config } from 'zod'

// Without this, Zod tests whether it may generate code at run time, which the site's policy (CSP) refuses and reports.
// It does so when a schema is created, so this module must be imported before all that create one.
config({ jitless: true })
