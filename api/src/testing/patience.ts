/** How long a test waits for something to be so, on a machine that is busy too; a second is what it would wait. */
export const PATIENTLY = { timeout: 10_000 }
