/**
 * A signal that aborts a call of the device's own after 30 s (docs/decisions/calls.md). The call is repeated at the
 * next opportunity; while one tab waits for an answer, no other tab can send.
 */
export const patience = (): AbortSignal => AbortSignal.timeout(30_000)
