import { describe, expect, it, vi } from 'vitest'
import { fakeDevice } from '../../testing/fake-device.ts'
import { addGuardada, readGuardadas, removeGuardada } from './guardadas.ts'

const tema = { id: 1, titulo: 'A ponte', comando: '', textos: [] }
const AGORA = new Date('2026-03-01T12:00:00.000Z')

describe('the essays kept on a device', () => {
  it('are read back, the newest first', async () => {
    const aparelho = fakeDevice()
    const um = await addGuardada(aparelho, { tema, texto: 'Um' }, AGORA)
    const dois = await addGuardada(aparelho, { tema, texto: 'Dois' }, AGORA)
    expect(await readGuardadas(aparelho)).toEqual([dois, um])
    expect(um).toEqual({ tema, texto: 'Um', enviada_em: '2026-03-01T12:00:00.000Z' })
  })

  it('are told apart, also those of one instant', async () => {
    const aparelho = fakeDevice()
    const um = await addGuardada(aparelho, { tema, texto: 'Um' }, AGORA)
    const dois = await addGuardada(aparelho, { tema, texto: 'Dois' }, AGORA)
    if (!um || !dois) throw new Error('The device refused.')
    expect(await removeGuardada(aparelho, um)).toBe(true)
    expect(await readGuardadas(aparelho)).toEqual([dois])
    await removeGuardada(aparelho, dois)
    expect(await readGuardadas(aparelho)).toEqual([])
  })

  it('are as they were where the device refuses one more', async () => {
    const aparelho = fakeDevice()
    const um = await addGuardada(aparelho, { tema, texto: 'Um' }, AGORA)
    vi.spyOn(aparelho, 'write').mockResolvedValue(false)
    expect(await addGuardada(aparelho, { tema, texto: 'Dois' }, AGORA)).toBeNull()
    expect(await readGuardadas(aparelho)).toEqual([um])
  })

  it('are none where the device holds something else', async () => {
    const aparelho = fakeDevice()
    const broken = [null, { tema, texto: 'Um', enviada_em: 'ontem' }, { tema, enviada_em: '2026' }]
    for (const value of ['x', {}, broken]) {
      await aparelho.write('redacoes-enviadas/1', value)
      expect(await readGuardadas(aparelho)).toEqual([])
    }
  })
})
