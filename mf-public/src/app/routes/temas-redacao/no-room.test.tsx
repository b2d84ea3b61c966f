import type { OwnDevice } from '@rumo/shared-device/device'
import { RASCUNHO } from '@rumo/shared-device/redacoes'
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { addGuardada, readGuardadas } from '../../../features/redacoes/redacoes-guardadas.ts'
import { rascunhoOn } from '../../../features/redacoes/rascunho.ts'
import {
  button,
  field,
  openEssay,
  openEssayOn,
  PONTE,
  press,
  serve,
  TEMA,
  tema,
  write,
} from '../../../testing/essay-screen.tsx'
import { deviceOf, takesEssays } from '../../../testing/essay-sending.ts'
import { fakeScreen } from '../../../testing/fake-screen.ts'

beforeEach(() => fakeScreen())

/** Makes a device refuse writes under the names that `isRefused` accepts. */
function refuseOnly(ownDevice: OwnDevice, isRefused: (name: string) => boolean) {
  const real = ownDevice.update
  vi.spyOn(ownDevice, 'update').mockImplementation(async (name, change) =>
    isRefused(name) ? false : real(name, change),
  )
}

describe('a device that has no room for one more copy', () => {
  it('keeps the essay that is taken back, until its draft is kept', async () => {
    serve([PONTE])
    const { ownDevice } = openEssay()
    await write('Era uma vez')
    await press('Enviar Redação')
    await tema('Redação guardada neste aparelho')
    refuseOnly(ownDevice, (name) => name === RASCUNHO)
    await press('Voltar a editar')
    expect((await field()).value).toBe('Era uma vez')
    await screen.findByText(/^Este aparelho não está guardando o rascunho/)
    expect(await readGuardadas(ownDevice)).toMatchObject([{ texto: 'Era uma vez' }])
  })

  it('leaves the draft on the sheet that it cannot put aside', async () => {
    const enviada = { id: 5, id_redacao: 1, titulo: 'A ponte', instrucoes: 'A ponte', texto: 'Um.' }
    takesEssays([], { 'GET /redacoes-enviadas/5': enviada })
    const { device, conta } = deviceOf('conta-1')
    await rascunhoOn(conta).write({ tema: TEMA, texto: 'Era uma luz' })
    refuseOnly(conta, (name) => name !== RASCUNHO)
    openEssayOn({ ...device, of: () => conta }, '?reescrever=5')
    await screen.findByText('Há um rascunho na sua folha')
    await press('Guardar e reescrever')
    await tema('O farol')
    expect((await field()).value).toBe('Era uma luz')
  })

  it('sends no essay whose sending it cannot keep: it could be sent twice', async () => {
    const received = takesEssays()
    const { device, conta } = deviceOf('conta-1')
    await addGuardada(conta, { tema: TEMA, texto: 'Um' }, new Date())
    refuseOnly(conta, () => true)
    openEssayOn({ ...device, of: () => conta })
    await tema('Você tem 1 redação para enviar')
    await press('Enviar redação')
    await tema('Ainda não foi possível enviar')
    expect(screen.getByText(/sem espaço .* Libere espaço e tente de novo\.$/)).toBeDefined()
    expect(screen.queryByText(/quando a conexão voltar/)).toBeNull()
    expect(button('Enviar redação')).toBeDefined()
    expect(received.size).toBe(0)
  })
})

describe('a draft that was put aside', () => {
  it('is not offered as an essay that waits to be sent', async () => {
    takesEssays()
    const { device, conta } = deviceOf('conta-1')
    await addGuardada(conta, { tema: TEMA, texto: 'Era', rascunho: true }, new Date())
    openEssayOn(device)
    await tema('A ponte')
    expect(screen.queryByText(/redaç(ão|ões) para enviar/i)).toBeNull()
  })
})
