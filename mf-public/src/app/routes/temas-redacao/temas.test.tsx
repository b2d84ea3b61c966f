import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { session } from '@rumo/shared-auth'
import { unsignedToken } from '@rumo/shared-auth/testing'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { addGuardada } from '../../../features/redacoes/redacoes-guardadas.ts'
import { fakeDevice, fakeOwnDevice } from '../../../testing/fake-device.ts'
import {
  HORTA,
  openEssay,
  PONTE,
  press,
  serve,
  tema,
  write,
} from '../../../testing/essay-screen.tsx'
import { fakeScreen } from '../../../testing/fake-screen.ts'
import { PATHS } from '../../paths.ts'
import { TemasRedacao } from '../temas-redacao.tsx'

beforeEach(() => fakeScreen())

const serveListed = () =>
  serve([PONTE, HORTA], {
    'GET /provas': [{ id: 1, nome: 'Manhã', id_vestibular: 3 }],
    'GET /vestibulares': [{ id: 3, ano: 2025, semestre: 1 }],
  })

/** Opens the screen one step after the home page, or at its list of themes, one step later, as after a reload. */
function openOnHistory(isAtList = false) {
  const device = fakeDevice()
  const routes = [
    { path: PATHS.home, element: null },
    { path: PATHS.temasRedacao, element: <TemasRedacao device={device} /> },
  ]
  const router = createMemoryRouter(routes, {
    initialEntries: [
      PATHS.home,
      PATHS.temasRedacao,
      ...(isAtList ? [{ pathname: PATHS.temasRedacao, state: { steps: ['temas'] } }] : []),
    ],
  })
  render(<RouterProvider router={router} />)
  return router
}

describe('the list of themes', () => {
  it('lets one choose by title and exam, until something is typed', async () => {
    serveListed()
    openEssay()
    await screen.findByRole('heading', { level: 1, name: /^A (ponte|horta)$/ })
    await press('Escolher o tema')
    const heading = await tema('Escolha um tema')
    expect(document.activeElement).toBe(heading)
    const list = await screen.findByRole('list')
    expect(within(list).getAllByRole('button')).toHaveLength(2)
    await userEvent.type(screen.getByRole('searchbox'), '2025 horta')
    expect(screen.getByText('1 tema')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: /A horta.*Manhã · 1º/ }))
    expect(await tema('A horta')).toBeDefined()
    await write('E')
    expect(screen.queryByRole('button', { name: 'Escolher o tema' })).toBeNull()
  })

  it('marks the themes on which one has written, here or on another device', async () => {
    session.begin(unsignedToken({ id: 1 }))
    onTestFinished(() => session.end())
    const served = { 'GET /redacoes-enviadas?pagina=1&limite=100': [{ id_redacao: 2 }] }
    serve([PONTE, HORTA, { ...HORTA, id: 3, instrucoes: 'O rio' }], served, ['redacoes_enviadas'])
    const ownDevice = fakeOwnDevice()
    const tema1 = { id: 1, titulo: 'A ponte', comando: '', textos: [] }
    await addGuardada(ownDevice, { tema: tema1, texto: 'Era' }, new Date())
    openEssay(ownDevice)
    await screen.findByRole('heading', { level: 1, name: /^(A ponte|A horta|O rio)$/ })
    await press('Escolher o tema')
    await tema('Escolha um tema')
    const marked = screen.getAllByRole('button', { name: /Você já escreveu/ })
    expect(marked.map((one) => one.textContent.slice(0, 7))).toEqual(['A horta', 'A ponte'])
  })

  it('leads back to the sheet as it was', async () => {
    serveListed()
    openEssay()
    const before = await screen.findByRole('heading', { level: 1, name: /^A (ponte|horta)$/ })
    await press('Escolher o tema')
    await tema('Escolha um tema')
    await press('Voltar à folha')
    expect(await tema(before.textContent)).toBeDefined()
  })

  it('is left by Back for the sheet as it was, and by a choice for the sheet of that theme', async () => {
    serveListed()
    const router = openOnHistory()
    const before = await screen.findByRole('heading', { level: 1, name: /^A (ponte|horta)$/ })
    await press('Escolher o tema')
    await tema('Escolha um tema')
    await act(() => router.navigate(-1))
    expect(await tema(before.textContent)).toBeDefined()

    await press('Escolher o tema')
    await tema('Escolha um tema')
    await userEvent.click(await screen.findByRole('button', { name: /A horta/ }))
    expect(await tema('A horta')).toBeDefined()
    await act(() => router.navigate(-1))
    expect(router.state.location.pathname, 'one step back leaves the screen').toBe('/')
  })

  it('shows the sheet after a reload, which one step back leaves', async () => {
    serveListed()
    const router = openOnHistory(true)
    await screen.findByRole('heading', { level: 1, name: /^A (ponte|horta)$/ })
    await act(() => router.navigate(-1))
    expect(router.state.location.pathname).toBe('/')
  })
})
