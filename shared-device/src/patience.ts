/**
 * Ends a call that the device makes by itself after 30 s (docs/product.md section 7): it is made again at the next
 * chance, and while one tab waits, no other one sends.
 */
export const patience = (): AbortSignal => AbortSignal.timeout(30_000)
