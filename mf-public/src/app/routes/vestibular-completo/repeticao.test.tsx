import { cleanup, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { fakeDevice, refuseReads } from '../../../testing/fake-device.ts'
import { fakeFila } from '../../../testing/fake-fila.ts'
import { fakeScreen } from '../../../testing/fake-screen.ts'
import { address } from '../../../testing/address.tsx'
import {
  button,
  choose,
  headingOf,
  markAll,
  openSimulado,
  press,
  serverWith,
  startTen,
} from '../../../testing/simulado-screen.tsx'

let [device, fila] = [fakeDevice(), fakeFila()]
beforeEach(() => {
  device = fakeDevice()
  fila = fakeFila()
  fakeScreen()
})

const reload = () => {
  cleanup()
  openSimulado({ device, fila, isReload: true })
}
const origens = () => fila.added.map(({ tentativa }) => tentativa.origem)

/** Ends a simulado of three questions, of which the last two are wrong, and begins to repeat those two. */
async function repeatWrong(): Promise<void> {
  serverWith(3)
  openSimulado({ device, fila })
  await startTen()
  await markAll('A', 'B', 'C')
  await press('Encerrar Simulado')
  await headingOf('1 de 3 certas')
  await press('Repetir as que errei')
  await headingOf('Questão 1')
}

it('repeats what was wrong as practice, whose answers count', async () => {
  await repeatWrong()
  expect(screen.getByText('Enunciado da questão 2')).toBeDefined()
  await choose('A')
  await press('Responder')
  expect(origens()).toEqual(['simulado', 'simulado', 'simulado', 'pratica'])
  await press('Voltar ao resultado do simulado')
  await headingOf('1 de 3 certas')
})

it('goes on after a reload where one stopped, and counts nothing twice', async () => {
  await repeatWrong()
  await choose('A')
  await press('Responder')
  reload()
  expect(await screen.findByText('Resposta correta!')).toBeDefined()
  expect(screen.getByText('Enunciado da questão 2')).toBeDefined()
  await press(/^Próxima/)
  await choose('B')
  await press('Responder')
  expect(origens().filter((origem) => origem === 'pratica')).toHaveLength(2)
  expect(new Set(fila.added.map(({ tentativa }) => tentativa.chave)).size).toBe(5)
})

it('is left by the way back, also for a reload, and goes on from there when it is asked for', async () => {
  await repeatWrong()
  await choose('A')
  await press('Responder')
  await press('Voltar ao resultado do simulado')
  await headingOf('1 de 3 certas')
  reload()
  await headingOf('1 de 3 certas')
  await press('Repetir as que errei')
  expect(await screen.findByText('Resposta correta!')).toBeDefined()
})

it('is left by Back, which brings the result and the focus to where it was left, and then by Back the screen', async () => {
  await repeatWrong()
  await choose('A')
  await press('Responder')
  await press('Back of the browser')
  await headingOf('1 de 3 certas')
  expect(document.activeElement).toBe(button('Repetir as que errei'))
  reload()
  await headingOf('1 de 3 certas')
  await press('Repetir as que errei')
  expect(await screen.findByText('Resposta correta!')).toBeDefined()
  await press('Voltar ao resultado do simulado')
  await headingOf('1 de 3 certas')
  await press('Back of the browser')
  expect(address()).toBe('/before')
})

it('is left for the simulado also from a question of it that is reviewed', async () => {
  await repeatWrong()
  await choose('A')
  await press('Responder')
  await press(/^Próxima/)
  await choose('A')
  await press('Responder')
  await press('Ver resultado')
  await headingOf('2 de 2 certas')
  await press(/^Questão 1, certa/)
  await press('Back of the browser')
  await headingOf('2 de 2 certas')
  await press(/^Questão 1, certa/)
  await press('Voltar ao resultado do simulado')
  await headingOf('1 de 3 certas')
  await press(/^Questão 2, errada/)
  await press('Ver resultado')
  await headingOf('1 de 3 certas')
  expect(document.activeElement).toBe(button(/^Questão 2, errada/))
  await press('Back of the browser')
  expect(address()).toBe('/before')
})

it('begins anew once its result was seen', async () => {
  await repeatWrong()
  await choose('A')
  await press('Responder')
  await press(/^Próxima/)
  await choose('A')
  await press('Responder')
  await press('Ver resultado')
  await headingOf('2 de 2 certas')
  reload()
  await headingOf('2 de 2 certas')
  await press('Voltar ao resultado')
  await headingOf('1 de 3 certas')
  await press('Repetir as que errei')
  await headingOf('Questão 1')
  expect(screen.queryByText('Resposta correta!')).toBeNull()
})

it('of another simulado is not gone on with', async () => {
  await repeatWrong()
  await press('Voltar ao resultado do simulado')
  await press('Novo simulado')
  serverWith(6)
  await startTen()
  await markAll('B', 'B', 'B', 'B', 'B', 'B')
  await press('Encerrar Simulado')
  expect(await headingOf('0 de 6 certas')).toBeDefined()
})

it('is begun where the device cannot be read', async () => {
  const ownDevice = device.of('visitante')
  device.of = () => ownDevice
  refuseReads(ownDevice)
  await repeatWrong()
  expect(screen.getByText('Enunciado da questão 2')).toBeDefined()
})
