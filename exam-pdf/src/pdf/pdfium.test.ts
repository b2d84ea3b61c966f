import { describe, expect, it } from 'vitest'
import { loadPdfium, withMemory, type Pdfium } from './pdfium.ts'

/** A PDFium that can only allocate memory, with a list of the addresses that were freed. */
function memoryAt(address: number) {
  const freed: number[] = []
  const pdfium = { malloc: () => address, free: (at: number) => freed.push(at) }
  return { pdfium: pdfium as unknown as Pdfium, freed }
}

describe('withMemory', () => {
  it('gives memory back when it was used, also where that throws', () => {
    const { freed, pdfium } = memoryAt(64)

    expect(withMemory(pdfium, 8, (at) => at + 1)).toBe(65)
    expect(freed).toEqual([64])
    expect(() =>
      withMemory(pdfium, 8, () => {
        throw new Error('no use')
      }),
    ).toThrow('no use')
    expect(freed).toEqual([64, 64])
  })

  it('throws where there is none left, and gives nothing back', () => {
    const { freed, pdfium } = memoryAt(0)

    expect(() => withMemory(pdfium, 8, () => 'used')).toThrow(RangeError)
    expect(freed).toEqual([])
  })
})

describe('loadPdfium', () => {
  it('gives functions under their own names, and memory that no other one has', async () => {
    const [one, other] = await Promise.all([loadPdfium(), loadPdfium()])
    const at = one.malloc(8)
    one.HEAPU8.fill(7, at, at + 8)

    expect(one.FPDF_LoadMemDocument(at, 8, 0)).toBe(0)
    expect(one.FPDF_GetLastError()).not.toBe(0)
    expect(other.FPDF_GetLastError()).toBe(0)
    expect(other.HEAPU8.subarray(at, at + 8)).not.toEqual(one.HEAPU8.subarray(at, at + 8))
  })
})
