/** Handles are addresses in PDFium's memory. */
export type Handle = number

/** The functions of PDFium that this package uses; PDFium's C headers document them. */
export interface Functions {
  malloc(bytes: number): Handle
  free(at: Handle): void
  FPDF_InitLibraryWithConfig(config: object): void
  FPDF_LoadMemDocument(data: Handle, bytes: number, password: Handle): Handle
  FPDF_GetLastError(): number
  FPDF_CloseDocument(document: Handle): void
  FPDF_GetPageCount(document: Handle): number
  FPDF_LoadPage(document: Handle, index: number): Handle
  FPDF_ClosePage(page: Handle): void
  FPDF_GetPageBoundingBox(page: Handle, rect: Handle): number
  FPDFPage_GetRotation(page: Handle): number
  FPDFPage_CountObjects(page: Handle): number
  FPDFPage_GetObject(page: Handle, index: number): Handle
  FPDFFormObj_CountObjects(form: Handle): number
  FPDFFormObj_GetObject(form: Handle, index: number): Handle
  FPDFPageObj_GetType(object: Handle): number
  FPDFPageObj_GetBounds(object: Handle, l: Handle, b: Handle, r: Handle, t: Handle): number
  FPDFPageObj_GetMatrix(object: Handle, matrix: Handle): number
  FPDFPageObj_GetFillColor(object: Handle, r: Handle, g: Handle, b: Handle, a: Handle): number
  FPDFPageObj_GetClipPath(object: Handle): Handle
  FPDFPageObj_SetIsActive(object: Handle, active: number): number
  FPDFClipPath_CountPaths(path: Handle): number
  FPDFClipPath_CountPathSegments(path: Handle, index: number): number
  FPDFClipPath_GetPathSegment(path: Handle, index: number, segment: number): Handle
  FPDFPathSegment_GetPoint(segment: Handle, x: Handle, y: Handle): number
  FPDFPath_CountSegments(path: Handle): number
  FPDFPath_GetPathSegment(path: Handle, index: number): Handle
  FPDFPathSegment_GetType(segment: Handle): number
  FPDFPath_GetDrawMode(path: Handle, fill: Handle, stroke: Handle): number
  FPDFTextObj_GetFont(text: Handle): Handle
  FPDFTextObj_GetTextRenderMode(text: Handle): number
  FPDFFont_GetBaseFontName(font: Handle, buffer: Handle, bytes: number): number
  FPDFFont_GetFlags(font: Handle): number
  FPDFFont_GetWeight(font: Handle): number
  FPDFText_LoadPage(page: Handle): Handle
  FPDFText_ClosePage(text: Handle): void
  FPDFText_CountChars(text: Handle): number
  FPDFText_GetUnicode(text: Handle, index: number): number
  FPDFText_IsGenerated(text: Handle, index: number): number
  FPDFText_HasUnicodeMapError(text: Handle, index: number): number
  FPDFText_GetTextObject(text: Handle, index: number): Handle
  FPDFText_GetFontSize(text: Handle, index: number): number
  FPDFText_GetMatrix(text: Handle, index: number, matrix: Handle): number
  FPDFText_GetCharOrigin(text: Handle, index: number, x: Handle, y: Handle): number
  FPDFText_GetCharBox(
    text: Handle,
    index: number,
    left: Handle,
    right: Handle,
    bottom: Handle,
    top: Handle,
  ): number
  FPDFText_GetLooseCharBox(text: Handle, index: number, rect: Handle): number
  FPDFBitmap_CreateEx(w: number, h: number, format: number, at: Handle, stride: number): Handle
  FPDFBitmap_FillRect(b: Handle, x: number, y: number, w: number, h: number, c: number): number
  FPDFBitmap_GetBuffer(bitmap: Handle): Handle
  FPDFBitmap_GetStride(bitmap: Handle): number
  FPDFBitmap_Destroy(bitmap: Handle): void
  FPDF_RenderPageBitmap(
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
