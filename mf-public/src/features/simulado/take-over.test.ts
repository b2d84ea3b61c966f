import { expect, it } from 'vitest'
import { fakeDevice } from '../../testing/fake-device.ts'
import { someQuestoes } from '../../testing/questoes.ts'
import { listSimulados, SimuladoMemory, takeOverSimulados } from './simulado-memory.ts'
import { startLocally } from './simulado.calls.ts'

it('takes the place of no simulado that the account begins in another tab meanwhile', async () => {
  const device = fakeDevice()
  const keep = (owner: string, chave: string) =>
    new SimuladoMemory(device.of(owner)).keep(startLocally(someQuestoes(1), chave))
  await keep('visitante', 'do visitante')
  const real = device.updateBoth
  device.updateBoth = async (...move) => {
    await keep('conta-1', 'da conta')
    return real(...move)
  }
  await takeOverSimulados(device, 'conta-1')
  const chavesOf = async (owner: string) =>
    (await listSimulados(device, owner)).map(({ chave }) => chave)
  expect(await chavesOf('conta-1')).toEqual(['da conta'])
  expect(await chavesOf('visitante')).toEqual(['do visitante'])
})
