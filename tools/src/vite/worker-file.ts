/**
 * Where the build of the shell has the code of the site's worker. The compose step adds the composition to that code.
 */
export const WORKER = { folder: 'worker', file: 'worker/sw.js' }
