import { PDFiumModule } from '@hyzyla/pdfium'

/** Handles are addresses in PDFium's memory. */
type Handle = number

/** The functions of PDFium that are used here, as its C headers document them. */
interface Functions {
  _malloc(bytes: number): Handle
  _free(at: Handle): void
  _FPDF_InitLibraryWithConfig(config: object): void
  _FPDF_LoadMemDocument(data: Handle, bytes: number, password: Handle): Handle
  _FPDF_GetLastError(): number
  _FPDF_CloseDocument(document: Handle): void
  _FPDF_GetPageCount(document: Handle): number
  _FPDF_LoadPage(document: Handle, index: number): Handle
  _FPDF_ClosePage(page: Handle): void
  _FPDF_GetPageBoundingBox(page: Handle, rect: Handle): number
  _FPDFPage_GetRotation(page: Handle): number
  _FPDFPage_CountObjects(page: Handle): number
  _FPDFPage_GetObject(page: Handle, index: number): Handle
  _FPDFFormObj_CountObjects(form: Handle): number
  _FPDFFormObj_GetObject(form: Handle, index: number): Handle
  _FPDFPageObj_GetType(object: Handle): number
  _FPDFPageObj_GetBounds(object: Handle, l: Handle, b: Handle, r: Handle, t: Handle): number
  _FPDFPageObj_GetMatrix(object: Handle, matrix: Handle): number
  _FPDFPageObj_GetFillColor(object: Handle, r: Handle, g: Handle, b: Handle, a: Handle): number
  _FPDFPageObj_GetClipPath(object: Handle): Handle
  _FPDFPageObj_SetIsActive(object: Handle, active: number): number
  _FPDFClipPath_CountPaths(path: Handle): number
  _FPDFClipPath_CountPathSegments(path: Handle, index: number): number
  _FPDFClipPath_GetPathSegment(path: Handle, index: number, segment: number): Handle
  _FPDFPathSegment_GetPoint(segment: Handle, x: Handle, y: Handle): number
  _FPDFPath_CountSegments(path: Handle): number
  _FPDFPath_GetPathSegment(path: Handle, index: number): Handle
  _FPDFPathSegment_GetType(segment: Handle): number
  _FPDFPath_GetDrawMode(path: Handle, fill: Handle, stroke: Handle): number
  _FPDFTextObj_GetFont(text: Handle): Handle
  _FPDFTextObj_GetTextRenderMode(text: Handle): number
  _FPDFFont_GetBaseFontName(font: Handle, buffer: Handle, bytes: number): number
  _FPDFFont_GetFlags(font: Handle): number
  _FPDFFont_GetWeight(font: Handle): number
  _FPDFText_LoadPage(page: Handle): Handle
  _FPDFText_ClosePage(text: Handle): void
  _FPDFText_CountChars(text: Handle): number
  _FPDFText_GetUnicode(text: Handle, index: number): number
  _FPDFText_IsGenerated(text: Handle, index: number): number
  _FPDFText_HasUnicodeMapError(text: Handle, index: number): number
  _FPDFText_GetTextObject(text: Handle, index: number): Handle
  _FPDFText_GetFontSize(text: Handle, index: number): number
  _FPDFText_GetMatrix(text: Handle, index: number, matrix: Handle): number
  _FPDFText_GetCharOrigin(text: Handle, index: number, x: Handle, y: Handle): number
  _FPDFText_GetCharBox(
    text: Handle,
    index: number,
    left: Handle,
    right: Handle,
    bottom: Handle,
    top: Handle,
  ): number
  _FPDFText_GetLooseCharBox(text: Handle, index: number, rect: Handle): number
  _FPDFBitmap_CreateEx(w: number, h: number, format: number, at: Handle, stride: number): Handle
  _FPDFBitmap_FillRect(b: Handle, x: number, y: number, w: number, h: number, c: number): number
  _FPDFBitmap_GetBuffer(bitmap: Handle): Handle
  _FPDFBitmap_GetStride(bitmap: Handle): number
  _FPDFBitmap_Destroy(bitmap: Handle): void
  _FPDF_RenderPageBitmap(
    bitmap: Handle,
    page: Handle,
    x: number,
    y: number,
    width: number,
    height: number,
    rotate: number,
    flags: number,
  ): void
}

export interface Pdfium extends Functions {
  HEAPU8: Uint8Array
  HEAP32: Int32Array
  HEAPU32: Uint32Array
  HEAPF32: Float32Array
  HEAPF64: Float64Array
}

/** Loads PDFium, which is one WASM module without access to files or network. Takes about 0.1 s. */
export async function loadPdfium(): Promise<Pdfium> {
  // Its types do not know what its own program takes.
  const options: object = { print: silent, printErr: silent }
  const pdfium = (await PDFiumModule(options)) as unknown as Pdfium
  pdfium._FPDF_InitLibraryWithConfig({ version: 2 })
  return pdfium
}

/** What PDFium cannot do it says by what its functions return. */
function silent(): void {
  // Nothing of it reaches the terminal.
}

/** Memory of PDFium's for `bytes` bytes while `use` runs. */
export function withMemory<Result>(
  pdfium: Pdfium,
  bytes: number,
  use: (at: Handle) => Result,
): Result {
  const at = pdfium._malloc(bytes)
  if (at === 0) throw new RangeError('PDFium has no memory left')
  try {
    return use(at)
  } finally {
    pdfium._free(at)
  }
}
