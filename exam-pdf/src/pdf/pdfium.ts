import { PDFiumModule } from '@hyzyla/pdfium'
import type { Handle, Functions } from './pdfium-functions.ts'

export interface Pdfium extends Functions {
  HEAPU8: Uint8Array
  HEAP32: Int32Array
  HEAPU32: Uint32Array
  HEAPF32: Float32Array
  HEAPF64: Float64Array
}

/** Loads PDFium, one WASM module that has no access to files or the network. Takes about 0.1 s. */
export async function loadPdfium(): Promise<Pdfium> {
  // The types of the module lack these options.
  const options: object = { print: silent, printErr: silent }
  const module: object = await PDFiumModule(options)
  const pdfium = Object.create(module, namesOf(module)) as Pdfium
  pdfium.FPDF_InitLibraryWithConfig({ version: 2 })
  return pdfium
}

/** The compiled C functions under their own names, without the compiler's leading underscore. */
function namesOf(module: object): PropertyDescriptorMap {
  const all = Object.entries(Object.getOwnPropertyDescriptors(module))
  const compiled = all.filter(([name]) => /^_(?:FPDF|malloc$|free$)/.test(name))
  return Object.fromEntries(compiled.map(([name, property]) => [name.slice(1), property]))
}

/** Discards PDFium's output: PDFium reports errors by the results of its functions, too. */
function silent(): void {}

/** Allocates `bytes` bytes of PDFium's memory while `use` runs, and frees them afterwards. */
export function withMemory<Result>(
  pdfium: Pdfium,
  bytes: number,
  use: (at: Handle) => Result,
): Result {
  const at = pdfium.malloc(bytes)
  if (at === 0) throw new RangeError('PDFium has no memory left')
  try {
    return use(at)
  } finally {
    pdfium.free(at)
  }
}
