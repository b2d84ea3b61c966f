const worker: Record<string, string> = import.meta.glob(
  '../../../../node_modules/pdfjs-dist/legacy/build/pdf.worker.min.mjs',
  { query: '?url&no-inline', import: 'default', eager: true },
)

/**
 * What pdf.js asks for by its own name, and only for a PDF that needs it: fonts that every reader is
 * expected to have, and decoders of two image formats in plain JavaScript, for there is no WebAssembly
 * under the page's policy. Their licences, and that of pdf.js itself, ask to lie beside them. vite.config.ts
 * keeps their names in one folder.
 */
const fonts: Record<string, string> = import.meta.glob(
  '../../../../node_modules/pdfjs-dist/{standard_fonts/{*.{pfb,ttf},LICENSE_*},LICENSE}',
  { query: '?url&no-inline', import: 'default', eager: true },
)
const decoders: Record<string, string> = import.meta.glob(
  '../../../../node_modules/pdfjs-dist/wasm/{*_nowasm_fallback.js,LICENSE_*JBIG2,LICENSE_*OPENJPEG}',
  { query: '?url&no-inline', import: 'default', eager: true },
)

/** The script of its worker. */
export const WORKER_URL = addressOf(worker)
/** The folders of the fonts and of the decoders, with a slash at the end. */
export const FONTS_URL = new URL('.', addressOf(fonts)).href
export const DECODERS_URL = new URL('.', addressOf(decoders)).href

/** Where the first of these files lies. */
function addressOf(files: Record<string, string>): string {
  const [first] = Object.values(files)
  if (first === undefined) throw new Error('pdfjs-dist has changed its folders.')
  return new URL(first, import.meta.url).href
}
