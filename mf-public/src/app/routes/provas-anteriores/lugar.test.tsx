import { fakeServer } from '@rumo/shared-auth/fake-server'
import { act, render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { loadPdf } from '../../../features/leitor/documento/load-pdf.ts'
import type { Stage } from '../../../features/leitor/documento/pdf-view.ts'
import { fakePdfView } from '../../../testing/fake-pdf-view.ts'
import { PATHS } from '../../paths.ts'
import { ProvasAnteriores } from '../provas-anteriores.tsx'

// Imported here, so that the module is loaded before a screen asks for it.
await import('../../../features/leitor/leitor.tsx')

vi.mock('../../../features/leitor/documento/load-pdf.ts', () => ({ loadPdf: vi.fn() }))

vi.mock('@rumo/shared-device/device', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  device: (await import('../../../testing/fake-device.ts')).fakeDevice(),
}))

const PROVA = { id: 1, nome: 'Prova Azul', id_vestibular: null, url_arquivo: 'arquivos/azul.pdf' }

async function open(path: string) {
  const tela = (
    <MemoryRouter initialEntries={[PATHS.provasAnteriores + path]}>
      <Routes>
        <Route path={PATHS.provasAnteriores} element={<ProvasAnteriores origensDeArquivos={[]} />}>
          <Route path=":id" element={null} />
        </Route>
      </Routes>
    </MemoryRouter>
  )
  await act(async () => render(tela))
}

const REGIAO = { pagina: 4, x0: 1, y0: 2, x1: 3, y1: 4 }

const TROCADO = /^O PDF desta prova foi trocado/

it.each([
  ['/1?pagina=4&questao=7', 4, [REGIAO], false],
  ['/1?pagina=3&questao=7', 4, [REGIAO], false],
  ['/1?pagina=4&questao=6', 1, [], true],
  ['/1?pagina=4&questao=8', 4, [], false],
  ['/1?pagina=4&questao=9', 4, [], false],
  ['/1?pagina=4', 4, [], false],
  ['/1?pagina=0&questao=x', 1, [], false],
])('opens %s at page %i, and says whether the PDF was replaced', async (...expected) => {
  const [path, page, regioes, isTrocado] = expected
  fakeServer({
    'GET /provas': [PROVA],
    'GET /vestibulares': [],
    'GET /questoes/6': { id: 6, id_prova: 1, texto: '', pagina_pdf: null, regioes_pdf: [] },
    'GET /questoes/7': { id: 7, id_prova: 1, texto: '', pagina_pdf: 4, regioes_pdf: [REGIAO] },
    'GET /questoes/8': { id: 8, id_prova: 2, texto: '', pagina_pdf: 5, regioes_pdf: [REGIAO] },
  })
  const show = vi.fn((_stage: Stage) => fakePdfView())
  vi.mocked(loadPdf).mockResolvedValue(show as never)
  await open(path)
  const [stage] = show.mock.calls[0] ?? []
  expect(stage?.page).toBe(page)
  expect(stage?.regioes).toEqual(regioes)
  expect(screen.queryByText(TROCADO) !== null).toBe(isTrocado)
})
