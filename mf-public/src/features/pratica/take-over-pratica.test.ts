import { VISITANTE } from '@rumo/shared-device/device'
import { expect, it } from 'vitest'
import { fakeDevice } from '../../testing/fake-device.ts'
import { fakeFila } from '../../testing/fake-fila.ts'
import { someQuestao, someQuestoes } from '../../testing/questoes.ts'
import { takeOverPratica } from './take-over-pratica.ts'
import { PRATICA_GUARDADA } from './pratica.kept.ts'
import { daMateria, QUAISQUER } from './escolha.rules.ts'
import { PraticaMemory } from './pratica-memory.ts'
import { practise, startPratica } from './pratica.rules.ts'

const CONTA = 'conta-5'
const answered = practise(practise(startPratica(someQuestoes(3)), { type: 'choose', id: 10 }), {
  type: 'answer',
})

/** The practice that is shown to an owner of the device. */
async function shownTo(device: ReturnType<typeof fakeDevice>, owner: string) {
  const memory = new PraticaMemory({ ...device, owner: () => owner }, fakeFila())
  await memory.restore(Date.now())
  return memory
}

it('goes on in the account where the visitor stopped, and leaves nothing to the next visitor', async () => {
  const device = fakeDevice()
  const visitor = await shownTo(device, VISITANTE)
  visitor.keep(QUAISQUER, answered)
  await takeOverPratica(device, CONTA)
  const account = await shownTo(device, CONTA)
  expect(account.kept(QUAISQUER)).toEqual(answered)
  expect(account.seen()).toEqual(visitor.seen())
  expect(await device.of(VISITANTE).read(PRATICA_GUARDADA)).toBeUndefined()
  expect((await shownTo(device, VISITANTE)).kept(QUAISQUER)).toBeUndefined()
})

it('is gone from an open page too, where the account leaves without having practised', async () => {
  const device = fakeDevice()
  const page = await shownTo(device, VISITANTE)
  page.keep(QUAISQUER, answered)
  await takeOverPratica(device, CONTA)
  await page.restore(Date.now())
  expect(page.kept(QUAISQUER)).toBeUndefined()
  expect(page.seen()).toEqual([])
})

it('keeps what the account practised of another matéria', async () => {
  const device = fakeDevice()
  const own = startPratica([someQuestao(7)])
  const account = await shownTo(device, CONTA)
  account.keep(daMateria(2), own)
  const visitor = await shownTo(device, VISITANTE)
  visitor.keep(QUAISQUER, answered)
  await takeOverPratica(device, CONTA)
  const after = await shownTo(device, CONTA)
  expect([after.kept(daMateria(2)), after.kept(QUAISQUER)]).toEqual([own, answered])
})

it('changes nothing where a visitor left nothing', async () => {
  const device = fakeDevice()
  const account = await shownTo(device, CONTA)
  account.keep(daMateria(2), answered)
  await takeOverPratica(device, CONTA)
  expect((await shownTo(device, CONTA)).kept(daMateria(2))).toEqual(answered)
})
