import { chaveDaRedacao } from '@rumo/contract/chave-da-redacao'
import { describe, expect, it } from 'vitest'
import { fakeDevice, fakeOwnDevice, refuseReads, refuseUpdates } from '../../testing/fake-device.ts'
import {
  addGuardada,
  readGuardadas,
  removeGuardada,
  takeOverGuardadas,
} from './redacoes-guardadas.ts'

const tema = { id: 1, titulo: 'A ponte', comando: '', textos: [] }
const AGORA = new Date('2026-03-01T12:00:00.000Z')

describe('the essays kept on a device', () => {
  it('are read back, the newest first', async () => {
    const ownDevice = fakeOwnDevice()
    const um = await addGuardada(ownDevice, { tema, texto: 'Um' }, AGORA)
    const dois = await addGuardada(ownDevice, { tema, texto: 'Dois' }, AGORA)
    expect(await readGuardadas(ownDevice)).toEqual([dois, um])
    expect(um).toEqual({ tema, texto: 'Um', enviada_em: '2026-03-01T12:00:00.000Z' })
  })

  it('are told apart, also those of one instant', async () => {
    const ownDevice = fakeOwnDevice()
    const um = await addGuardada(ownDevice, { tema, texto: 'Um' }, AGORA)
    const dois = await addGuardada(ownDevice, { tema, texto: 'Dois' }, AGORA)
    if (!um || !dois) throw new Error('The device refused.')
    expect(await removeGuardada(ownDevice, um)).toBe(true)
    expect(await readGuardadas(ownDevice)).toEqual([dois])
    await removeGuardada(ownDevice, dois)
    expect(await readGuardadas(ownDevice)).toEqual([])
  })

  it('have one of an instant and a text, however often it is handed in', async () => {
    const ownDevice = fakeOwnDevice()
    const [um, again] = await Promise.all([
      addGuardada(ownDevice, { tema, texto: 'Um' }, AGORA),
      addGuardada(ownDevice, { tema, texto: 'Um' }, AGORA),
    ])
    expect(again).toEqual(um)
    expect(await readGuardadas(ownDevice)).toEqual([um])
  })

  it('have an unfinished text once, however many tabs put it aside', async () => {
    const ownDevice = fakeOwnDevice()
    const um = await addGuardada(ownDevice, { tema, texto: 'Um', rascunho: true }, AGORA)
    const later = new Date('2026-03-01T12:00:09.000Z')
    expect(await addGuardada(ownDevice, { tema, texto: 'Um', rascunho: true }, later)).toEqual(um)
    const finished = await addGuardada(ownDevice, { tema, texto: 'Um' }, later)
    expect(await readGuardadas(ownDevice)).toEqual([finished, um])
  })

  it('are as they were where the device refuses one more', async () => {
    const ownDevice = fakeOwnDevice()
    const um = await addGuardada(ownDevice, { tema, texto: 'Um' }, AGORA)
    refuseUpdates(ownDevice)
    expect(await addGuardada(ownDevice, { tema, texto: 'Dois' }, AGORA)).toBeNull()
    expect(await readGuardadas(ownDevice)).toEqual([um])
  })

  it('stay where a read fails before one more is kept', async () => {
    const ownDevice = fakeOwnDevice()
    const um = await addGuardada(ownDevice, { tema, texto: 'Um' }, AGORA)
    const refused = refuseReads(ownDevice)
    const dois = await addGuardada(ownDevice, { tema, texto: 'Dois' }, AGORA)
    refused.mockRestore()
    expect(await readGuardadas(ownDevice)).toEqual([dois, um])
  })

  it('stay beside what only another release understands', async () => {
    const ownDevice = fakeOwnDevice()
    const other = { enviada_em: AGORA.toISOString(), paginas: [] }
    await ownDevice.update<unknown>('redacoes-enviadas/1', () => [other])
    const um = await addGuardada(ownDevice, { tema, texto: 'Um' }, AGORA)
    if (!um) throw new Error('The device refused.')
    expect(await ownDevice.read('redacoes-enviadas/1')).toEqual([um, other])
    await removeGuardada(ownDevice, um)
    expect(await ownDevice.read('redacoes-enviadas/1')).toEqual([other])
  })

  it('are none where the device holds something else', async () => {
    const ownDevice = fakeOwnDevice()
    const broken = [null, { tema, texto: 'Um', enviada_em: 'ontem' }, { tema, enviada_em: '2026' }]
    for (const value of ['x', {}, broken]) {
      await ownDevice.update<unknown>('redacoes-enviadas/1', () => value)
      expect(await readGuardadas(ownDevice)).toEqual([])
    }
  })

  it('go over to an account in their order, and only the finished ones are to be sent', async () => {
    const device = fakeDevice()
    const [its, own] = [device.of('visitante'), device.of('conta-1')]
    await addGuardada(own, { tema, texto: 'Da conta' }, AGORA)
    await addGuardada(its, { tema, texto: 'Um' }, AGORA)
    await addGuardada(its, { tema, texto: 'Dois', rascunho: true }, AGORA)
    expect(await takeOverGuardadas(device, 'conta-1', true)).toBe(true)
    expect(await readGuardadas(its)).toEqual([])
    expect(
      (await readGuardadas(own)).map(({ texto, chave }) => [texto, chave !== undefined]),
    ).toEqual([
      ['Dois', false],
      ['Um', true],
      ['Da conta', false],
    ])
  })

  it('go over by the name of the simulado in which they were written', async () => {
    const device = fakeDevice()
    const daProva = { tema, texto: 'Um', chave_do_simulado: 'a0' }
    await addGuardada(device.of('visitante'), daProva, AGORA)
    await takeOverGuardadas(device, 'conta-1', true)
    const [um] = await readGuardadas(device.of('conta-1'))
    expect(um?.chave).toBe(chaveDaRedacao('a0'))
  })
})
