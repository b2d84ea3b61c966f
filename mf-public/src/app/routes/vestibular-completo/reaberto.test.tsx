import { ApiError } from '@rumo/shared-auth'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { SimuladosEmEspera } from '../../../features/simulado/espera.ts'
import { SimuladoMemory } from '../../../features/simulado/simulado-memory.ts'
import { fakeDevice } from '../../../testing/fake-device.ts'
import { fakeScreen } from '../../../testing/fake-screen.ts'
import {
  begun,
  fromNow,
  ID,
  OFFLINE,
  pass,
  serve,
  start,
  startTime,
} from '../../../testing/prova-com-tempo.tsx'
import { choose, headingOf, press } from '../../../testing/simulado-screen.tsx'

let device = fakeDevice()
beforeEach(() => {
  device = fakeDevice()
  device.enterAs('conta-5')
  fakeScreen()
  startTime()
})

/**
 * Ends the prova on this device without a network. Returns a function that makes the server available, on which the
 * prova is paused.
 */
async function endHere() {
  const pausas = [{ em: fromNow(20), pausado: true }]
  let isOnline = false
  serve({
    'POST /simulados': () => begun({ id: ID }),
    'GET /simulados': [],
    [`PUT /simulados/${ID}/marcacoes`]: null,
    [`GET /simulados/${ID}`]: () =>
      isOnline ? begun({ id: ID, agora: fromNow(0), pausas }) : OFFLINE,
    [`POST /simulados/${ID}/encerramento`]: () =>
      isOnline ? new ApiError(409, { codigo: 'tempo_nao_acabou' }) : OFFLINE,
  })
  await start(device)
  await choose('A')
  await pass(91)
  await waitFor(() => headingOf('Simulado encerrado'))
  return () => {
    isOnline = true
    dispatchEvent(new Event('online'))
  }
}

describe('a simulado that was paused on another device', () => {
  it('opens again where this one had ended it by its clock', async () => {
    const goOnline = await endHere()
    goOnline()
    await waitFor(() => headingOf('Simulado pausado'))
    await press('Continuar')
    await headingOf('Questão 1')
    expect(screen.getByRole('radio', { name: /^A:/ })).toHaveProperty('checked', true)
  })

  it('takes its place again where it waited beside another one', async () => {
    const goOnline = await endHere()
    await press('Escolher outro simulado')
    await press(/^Abrir/)
    await headingOf('Simulado encerrado')
    goOnline()
    const kept = new SimuladoMemory(device.of('conta-5'))
    await waitFor(async () =>
      expect(await kept.kept()).toMatchObject({ id: ID, etapa: 'em-curso' }),
    )
    await headingOf('Simulado pausado')
    expect(await new SimuladosEmEspera(device, 'conta-5').all()).toEqual([])
  })

  it('goes back to the account where it waits and is not looked at', async () => {
    const goOnline = await endHere()
    await press('Escolher outro simulado')
    await screen.findByText(/Aguardando correção/)
    goOnline()
    await waitFor(() => expect(screen.queryByText(/Aguardando correção/)).toBeNull())
  })
})
