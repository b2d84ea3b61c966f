import { Worker } from 'node:worker_threads'

/** The limit for PDFium's memory, into which PDFs are decompressed. */
const MAX_WASM_BYTES = 288 * 1024 * 1024
const WASM_PAGE = 65_536
const CHECK_EVERY_MS = 100

/**
 * Starts a thread that kills the process when it takes more than `maxBytes` of memory or its parent has ended. The main
 * thread cannot do this itself: while it reads a PDF it handles no events, and it may never finish.
 */
export function guardProcess(maxBytes: number): void {
  const program = `
    const parent = ${process.ppid}
    setInterval(() => {
      const isTooLarge = process.memoryUsage.rss() > ${maxBytes}
      if (isTooLarge || process.ppid !== parent) process.kill(process.pid, 'SIGKILL')
    }, ${CHECK_EVERY_MS})`
  new Worker(program, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 8 } }).unref()
}

/** Limits the memory of all WASM in this process to what a booklet needs. A decompression bomb then fails early. */
export function limitWasm(): void {
  const { prototype } = WebAssembly.Memory
  // oxlint-disable-next-line typescript/unbound-method -- the proxy applies it to each memory
  prototype.grow = new Proxy(prototype.grow, {
    apply(grow, memory: WebAssembly.Memory, [pages]: [number]) {
      if (memory.buffer.byteLength + pages * WASM_PAGE > MAX_WASM_BYTES) {
        throw new RangeError('A PDF needs more memory than it may have')
      }
      return Reflect.apply(grow, memory, [pages])
    },
  })
}
