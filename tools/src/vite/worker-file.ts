/** Where the build of the shell has the code of the site's worker, below its folder; the compose step completes it. */
export const WORKER = { folder: 'worker', file: 'worker/sw.js' }
