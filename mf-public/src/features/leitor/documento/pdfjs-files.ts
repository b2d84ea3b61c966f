import { isOlderBrowser } from './pdfjs-needs.ts'

const modern: Record<string, string> = import.meta.glob(
  '../../../../node_modules/pdfjs-dist/build/pdf.{worker,renderer}.min.mjs',
  { query: '?url&no-inline', import: 'default', eager: true },
)

/** The same scripts with polyfills of their own, because a worker does not have those of the page. */
const older: Record<string, string> = import.meta.glob(
  '../../../../node_modules/pdfjs-dist/legacy/build/pdf.{worker,renderer}.min.mjs',
  { query: '?url&no-inline', import: 'default', eager: true },
)

const workers = isOlderBrowser ? older : modern

/**
 * Files that pdf.js requests by name, and only for a PDF that needs them. They are the standard fonts and plain
 * JavaScript decoders for two image formats, because the policy of the page allows no WebAssembly. The licences of
 * these files and of pdf.js ask to be kept beside them. vite.config.ts keeps the file names and puts them into one
 * folder.
 */
const fonts: Record<string, string> = import.meta.glob(
  '../../../../node_modules/pdfjs-dist/{standard_fonts/{*.{pfb,ttf},LICENSE_*},LICENSE}',
  { query: '?url&no-inline', import: 'default', eager: true },
)
const decoders: Record<string, string> = import.meta.glob(
  '../../../../node_modules/pdfjs-dist/wasm/{*_nowasm_fallback.js,LICENSE_*JBIG2,LICENSE_*OPENJPEG}',
  { query: '?url&no-inline', import: 'default', eager: true },
)

/** The script of the worker that reads a PDF. */
export const WORKER_URL = addressOf(workers, 'pdf.worker')
/** The script of the worker that draws its pages. */
export const RENDERER_URL = addressOf(workers, 'pdf.renderer')
/** The URLs of the folders of the fonts and decoders, each with a slash at the end. */
export const FONTS_URL = new URL('.', addressOf(fonts)).href
export const DECODERS_URL = new URL('.', addressOf(decoders)).href

/** The URL of the first of these files whose name has `part`. */
function addressOf(files: Record<string, string>, part = ''): string {
  const [, first] = Object.entries(files).find(([name]) => name.includes(part)) ?? []
  if (first === undefined) throw new Error('pdfjs-dist has changed its folders.')
  return new URL(first, import.meta.url).href
}
