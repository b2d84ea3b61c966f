import { RASCUNHO } from '@rumo/shared-device/redacoes'
import { expect, it } from 'vitest'
import { fakeOwnDevice } from '../../testing/fake-device.ts'
import { deixadaIn, removeAside, settleDeixadas } from './deixadas.ts'
import { rascunhoOn } from './rascunho.ts'
import { addGuardada, readGuardadas } from './redacoes-guardadas.ts'

const rascunho = (texto: string) => ({
  tema: { id: 1, titulo: 'A ponte', comando: '', textos: [] },
  texto,
})

/** A device on which a tab was closed with 'Era um farol', after another one had kept 'Era uma luz'. */
async function left() {
  const own = fakeOwnDevice()
  const [tab, other] = [rascunhoOn(own), rascunhoOn(own)]
  await Promise.all([tab.read(), other.read()])
  await other.write(rascunho('Era uma luz'))
  tab.leave(rascunho('Era um farol'))
  const tell = async (texto = 'Era uma luz', name = RASCUNHO) =>
    deixadaIn(await readGuardadas(own), name, { texto })
  return { own, tell }
}

it('tells of a text that a closed tab left, whoever reads the draft first, until it was settled', async () => {
  const { own, tell } = await left()
  expect(await tell()).toBeNull()
  // The home page reads the draft too, and tells nothing.
  await rascunhoOn(own).read()
  await rascunhoOn(own).read()
  const outro = { onde: 'deixado', rascunho: { texto: 'Era um farol', em: expect.any(String) } }
  expect(await tell()).toMatchObject(outro)
  await settleDeixadas(own, 'another')
  expect(await tell()).toMatchObject(outro)
  await settleDeixadas(own, RASCUNHO)
  expect(await tell()).toBeNull()
  expect(await readGuardadas(own)).toMatchObject([{ ...rascunho('Era um farol'), rascunho: true }])
})

it('tells nothing of another sheet, nor of the text that is on the sheet', async () => {
  const { own, tell } = await left()
  await rascunhoOn(own).read()
  expect(await tell('Era um farol')).toBeNull()
  expect(await tell('Era uma luz', 'simulado-redacao/1/x')).toBeNull()
})

it('takes from the essays the copy of a text that goes on, and no other', async () => {
  const { own } = await left()
  await rascunhoOn(own).read()
  await addGuardada(own, rascunho('Era um farol'), new Date('2026-03-01T12:00:00Z'))
  await removeAside(own, rascunho('Era um farol'))
  expect(await readGuardadas(own)).toMatchObject([{ texto: 'Era um farol' }])
  expect((await readGuardadas(own))[0]?.rascunho).toBeUndefined()
})
