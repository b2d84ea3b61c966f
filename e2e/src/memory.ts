import type { CDPSession } from '@playwright/test'

/** What a page keeps, once what nothing holds is gone. */
export interface Memory {
  nodes: number
  listeners: number
  heapBytes: number
}

/** Reads what a page keeps by the tools of its browser. */
export async function memoryOf(cdp: CDPSession): Promise<Memory> {
  // Twice: what the first finds to be finalised, the second takes away.
  await cdp.send('HeapProfiler.collectGarbage')
  await cdp.send('HeapProfiler.collectGarbage')
  const { nodes, jsEventListeners: listeners } = await cdp.send('Memory.getDOMCounters')
  const { usedSize: heapBytes } = await cdp.send('Runtime.getHeapUsage')
  return { nodes, listeners, heapBytes }
}
