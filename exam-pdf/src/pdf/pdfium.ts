import { PDFiumModule } from '@hyzyla/pdfium'
import type { Handle, Functions } from './pdfium-functions.ts'

export interface Pdfium extends Functions {
  HEAPU8: Uint8Array
  HEAP32: Int32Array
  HEAPU32: Uint32Array
  HEAPF32: Float32Array
  HEAPF64: Float64Array
}

/** Loads PDFium, which is one WASM module without access to files or network. Takes about 0.1 s. */
export async function loadPdfium(): Promise<Pdfium> {
  // The types of the module lack these options.
  const options: object = { print: silent, printErr: silent }
  const module: object = await PDFiumModule(options)
  const pdfium = Object.create(module, namesOf(module)) as Pdfium
  pdfium.FPDF_InitLibraryWithConfig({ version: 2 })
  return pdfium
}

/** The functions of a module compiled from C under their own names, without the compiler's underscore. */
function namesOf(module: object): PropertyDescriptorMap {
  const all = Object.entries(Object.getOwnPropertyDescriptors(module))
  const compiled = all.filter(([name]) => /^_(?:FPDF|malloc$|free$)/.test(name))
  return Object.fromEntries(compiled.map(([name, property]) => [name.slice(1), property]))
}

/** PDFium reports errors by the results of its functions; its output does not belong into the terminal. */
function silent(): void {}

/** Memory of PDFium's for `bytes` bytes while `use` runs. */
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
