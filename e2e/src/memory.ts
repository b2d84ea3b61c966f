import type { CDPSession } from '@playwright/test'

/** What a page still holds after garbage collection. */
export interface Memory {
  nodes: number
  listeners: number
  heapBytes: number
}

/** Collects garbage, and measures what a page still holds, through the browser's developer tools. */
export async function memoryOf(cdp: CDPSession): Promise<Memory> {
  // Twice: an object that the first collection finalises is removed only by the second.
  await cdp.send('HeapProfiler.collectGarbage')
  await cdp.send('HeapProfiler.collectGarbage')
  const { nodes, jsEventListeners: listeners } = await cdp.send('Memory.getDOMCounters')
  const { usedSize: heapBytes } = await cdp.send('Runtime.getHeapUsage')
  return { nodes, listeners, heapBytes }
}
