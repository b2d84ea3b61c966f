import { Worker } from 'node:worker_threads'

/** Of PDFium's memory, in which a PDF is inflated. */
const MAX_WASM_BYTES = 288 * 1024 * 1024
const WASM_PAGE = 65_536
const LOOK_EVERY_MS = 100

/**
 * A thread ends the process once it takes more than `maxBytes` of memory, or its parent has ended: the thread that
 * reads a PDF receives no message while it works, and might never end.
 */
export function guardProcess(maxBytes: number): void {
  const program = `
    const parent = ${process.ppid}
    setInterval(() => {
      const isTooLarge = process.memoryUsage.rss() > ${maxBytes}
      if (isTooLarge || process.ppid !== parent) process.kill(process.pid, 'SIGKILL')
    }, ${LOOK_EVERY_MS})`
  new Worker(program, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 8 } }).unref()
}

/** Lets no WASM of this process have more memory than a booklet needs: a bomb then fails as soon as it grows. */
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
