import { describe, expect, it } from 'vitest'
import { fakeAparelho, refuseReads, refuseUpdates } from '../../testing/fake-device.ts'
import { addGuardada, readGuardadas, removeGuardada } from './guardadas.ts'

const tema = { id: 1, titulo: 'A ponte', comando: '', textos: [] }
const AGORA = new Date('2026-03-01T12:00:00.000Z')

describe('the essays kept on a device', () => {
  it('are read back, the newest first', async () => {
    const aparelho = fakeAparelho()
    const um = await addGuardada(aparelho, { tema, texto: 'Um' }, AGORA)
    const dois = await addGuardada(aparelho, { tema, texto: 'Dois' }, AGORA)
    expect(await readGuardadas(aparelho)).toEqual([dois, um])
    expect(um).toEqual({ tema, texto: 'Um', enviada_em: '2026-03-01T12:00:00.000Z' })
  })

  it('are told apart, also those of one instant', async () => {
    const aparelho = fakeAparelho()
    const um = await addGuardada(aparelho, { tema, texto: 'Um' }, AGORA)
    const dois = await addGuardada(aparelho, { tema, texto: 'Dois' }, AGORA)
    if (!um || !dois) throw new Error('The device refused.')
    expect(await removeGuardada(aparelho, um)).toBe(true)
    expect(await readGuardadas(aparelho)).toEqual([dois])
    await removeGuardada(aparelho, dois)
    expect(await readGuardadas(aparelho)).toEqual([])
  })

  it('are as they were where the device refuses one more', async () => {
    const aparelho = fakeAparelho()
    const um = await addGuardada(aparelho, { tema, texto: 'Um' }, AGORA)
    refuseUpdates(aparelho)
    expect(await addGuardada(aparelho, { tema, texto: 'Dois' }, AGORA)).toBeNull()
    expect(await readGuardadas(aparelho)).toEqual([um])
  })

  it('stay where a read fails before one more is kept', async () => {
    const aparelho = fakeAparelho()
    const um = await addGuardada(aparelho, { tema, texto: 'Um' }, AGORA)
    const refused = refuseReads(aparelho)
    const dois = await addGuardada(aparelho, { tema, texto: 'Dois' }, AGORA)
    refused.mockRestore()
    expect(await readGuardadas(aparelho)).toEqual([dois, um])
  })

  it('stay beside what only another release understands', async () => {
    const aparelho = fakeAparelho()
    const other = { enviada_em: AGORA.toISOString(), paginas: [] }
    await aparelho.update<unknown>('redacoes-enviadas/1', () => [other])
    const um = await addGuardada(aparelho, { tema, texto: 'Um' }, AGORA)
    if (!um) throw new Error('The device refused.')
    expect(await aparelho.read('redacoes-enviadas/1')).toEqual([um, other])
    await removeGuardada(aparelho, um)
    expect(await aparelho.read('redacoes-enviadas/1')).toEqual([other])
  })

  it('are none where the device holds something else', async () => {
    const aparelho = fakeAparelho()
    const broken = [null, { tema, texto: 'Um', enviada_em: 'ontem' }, { tema, enviada_em: '2026' }]
    for (const value of ['x', {}, broken]) {
      await aparelho.update<unknown>('redacoes-enviadas/1', () => value)
      expect(await readGuardadas(aparelho)).toEqual([])
    }
  })
})
