import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { smallBooklet, smallKey } from '../testing.ts'
import { readGabaritoPdf } from './read-key.ts'
import { checkCaderno } from './swapped.ts'

const DEMO = new URL('../../../api/src/domain/seed/demo/provas/', import.meta.url)
const printed = (name: string) => readFile(new URL(name, DEMO))
const codigoOf = async (reading: Promise<unknown>) =>
  reading.then(
    () => null,
    (error: unknown) => (error as { codigo?: string }).codigo,
  )

describe('a booklet and a key chosen the wrong way around', () => {
  it.each(['2026-1', '2025-2', '2025-1'])('are told apart: %s', async (edicao) => {
    const [prova, gabarito] = [
      await printed(`${edicao}-prova.pdf`),
      await printed(`${edicao}-gabarito.pdf`),
    ]
    expect(await codigoOf(checkCaderno(gabarito))).toBe('caderno_parece_gabarito')
    expect(await codigoOf(readGabaritoPdf(prova))).toBe('gabarito_parece_caderno')
    expect(await codigoOf(checkCaderno(prova))).toBeNull()
    expect(await codigoOf(readGabaritoPdf(gabarito))).toBeNull()
  })

  it('takes a small booklet and its key for what they are', async () => {
    expect(await codigoOf(checkCaderno(smallBooklet()))).toBeNull()
    expect(await codigoOf(readGabaritoPdf(smallKey()))).toBeNull()
    expect(await codigoOf(checkCaderno(smallKey()))).toBe('caderno_parece_gabarito')
  })
})
