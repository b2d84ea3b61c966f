/**
 * Ends a call that the device makes by itself after 30 s (docs/decisions/calls.md): it is made again at the next
 * chance, and while one tab waits, no other one sends.
 */
export const patience = (): AbortSignal => AbortSignal.timeout(30_000)
