import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeDevice } from '../../../testing/fake-device.ts'
import { fakeScreen } from '../../../testing/fake-screen.ts'
import { someQuestao } from '../../../testing/questoes.ts'
import { tap } from '../../../testing/tap.ts'
import {
  button,
  choose,
  headingOf,
  markAll,
  openSimulado,
  press,
  serverWith,
  startTen,
  underWay,
} from '../../../testing/simulado-screen.tsx'

beforeEach(() => fakeScreen({ width: 360 }))

/** Sets the clock that the browser uses for the times of events, in ms. */
const clock = (ms: number) => vi.spyOn(performance, 'now').mockReturnValue(ms)

it('has the figures of all its questions come once it has begun', async () => {
  const asked = vi.fn<(src: string) => void>()
  vi.spyOn(Image.prototype, 'src', 'set').mockImplementation(asked)
  const texto = { texto: null, titulo: null, legenda: null, informacao_acesso: null }
  const referencias = [{ ...texto, id: 1, url_imagem: '/arquivos/volume.svg' }]
  const questoes = [someQuestao(1), someQuestao(2, { referencias })]
  serverWith(2, { 'POST /simulados': underWay(questoes) })
  openSimulado({ device: fakeDevice() })
  await screen.findByRole('button', { name: 'Começar' })
  expect(asked).not.toHaveBeenCalled()
  await startTen()
  expect(asked).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/volume\.svg$/))
})

describe('Encerrar Simulado, in the place of Próxima', () => {
  beforeEach(async () => {
    serverWith(2)
    openSimulado({ device: fakeDevice() })
    await startTen()
    await markAll('A', 'A')
    await press('Anterior')
    clock(5000)
    await press('Próxima')
  })

  it('is not meant by the second tap of two that led to the last question', async () => {
    clock(5600)
    await tap(button('Encerrar Simulado'))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Questão 2')
    clock(5601)
    await tap(button('Encerrar Simulado'))
    await headingOf('2 de 2 certas')
  })

  it('comes with alternatives that the second tap does not mark', async () => {
    clock(5600)
    await tap(screen.getByRole('radio', { name: /^B:/ }))
    await press('Encerrar Simulado')
    expect(await headingOf('2 de 2 certas')).toBeDefined()
  })

  it('ends the simulado at once after something was marked there', async () => {
    await choose('B')
    await press('Encerrar Simulado')
    expect(await headingOf('1 de 2 certas')).toBeDefined()
  })
})
