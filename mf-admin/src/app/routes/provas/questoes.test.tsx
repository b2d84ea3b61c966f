import type { LinhaDeQuestao, Lote } from '@rumo/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { fakeServer } from '../../../testing/fake-server.ts'
import { showScreen } from '../../../testing/show-screen.tsx'
import { PATHS } from '../../paths.ts'
import { QuestoesDaProva } from './questoes.tsx'

const LINHA: LinhaDeQuestao = {
  id: 90,
  numero: 12,
  trecho: 'Qual?',
  situacao: 'normal',
  retirada_em: null,
  problemas: ['sem_materia'],
  materia: null,
  prova: { id: 7, nome: 'Prova Azul' },
  versao: 1,
}

const linha = (id: number, numero: number | null, retirada_em: string | null = null) => ({
  ...LINHA,
  id,
  numero,
  retirada_em,
  trecho: `Texto ${id}`,
})

/** Opens a draft prova. By default it has one question, which has no matéria. */
function open(linhas = [LINHA]) {
  const prova = { id: 7, nome: 'Prova Azul', id_vestibular: null, publicada: false, versao: 1 }
  const achado = { codigo: 'sem_materia', entidade: 'questoes', id: 90, nome: 'Questão 12' }
  const server = fakeServer(
    {
      'GET /provas/{id}': () => ({ dados: { ...prova } }),
      'GET /edicao/questoes': () => ({ dados: [...linhas], total: linhas.length }),
      'GET /materias': () => ({ dados: [] }),
      'GET /edicao/provas/{id}/conferencia': () => ({
        dados: { prova, achados: [{ ...achado, detalhe: null }] },
      }),
      'POST /edicao/publicacoes': () => {
        prova.publicada = true
        return { dados: { alterados: 1 } }
      },
      'POST /edicao/lotes': () => ({ dados: { alterados: 2 } }),
      'DELETE /edicao/questoes/{id}': () => {
        linhas.splice(0)
        return { dados: null }
      },
    },
    ['edicao', 'materias'],
  )
  const tela = (
    <Routes>
      <Route path={PATHS.questoesDaProva} element={<QuestoesDaProva />} />
    </Routes>
  )
  showScreen(tela, true, '/admin/provas/7/questoes')
  return server
}

const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const heading = () => screen.getByRole('heading', { name: 'Questões de Prova Azul' })

describe('the questions of a prova', () => {
  it('leads to its heading once it is published: the way to publish it is gone', async () => {
    open()
    await click('Conferir e publicar')
    await click('Publicar assim mesmo')
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Conferir e publicar' })).toBeNull(),
    )
    await waitFor(() => expect(document.activeElement).toBe(heading()))
  })

  it('gets another order, by the keyboard too, and each question the number of its place', async () => {
    const retirada = linha(93, 2, '2026-01-01T00:00:00.000Z')
    const server = open([linha(90, 1), linha(91, 2), retirada, linha(92, 5)])
    await click('Mudar a ordem')
    const dialog = await screen.findByRole('dialog', { name: 'Ordem das questões' })
    const shown = () =>
      within(dialog)
        .getAllByRole('listitem')
        .map(({ lastChild }) => lastChild?.textContent)
    expect(shown()).toEqual(['Texto 90', 'Texto 91', 'Texto 92'])
    await click('Mover a questão 5: setas para cima e para baixo')
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    expect(shown()).toEqual(['Texto 92', 'Texto 90', 'Texto 91'])
    await within(dialog).findByText('Agora é a questão 1.')
    await click('Salvar')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const [asked] = server.bodiesOf('POST /edicao/lotes') as Lote[]
    expect(asked).toEqual({ ids: [92, 90, 91], numeros: [1, 2, 5] })
  })

  it('asks before an order that was changed is lost, and saves nothing that was not', async () => {
    const server = open([LINHA, { ...LINHA, id: 91, numero: 13 }])
    await click('Mudar a ordem')
    await click('Salvar')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.bodiesOf('POST /edicao/lotes')).toEqual([])
    await click('Mudar a ordem')
    await click('Descer a questão 12')
    await click('Cancelar')
    await click('Continuar editando')
    await screen.findByRole('dialog', { name: 'Ordem das questões' })
    await click('Cancelar')
    await click('Descartar')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('leads to its heading once one is deleted: its row is gone', async () => {
    open()
    await click('Deletar questão 12')
    const dialog = await screen.findByRole('dialog', { name: 'Deseja deletar esta questão?' })
    expect(dialog.textContent).toContain('Questão 12 de Prova Azul.')
    await click('Sim')
    await screen.findByText('Nenhuma questão')
    await waitFor(() => expect(document.activeElement).toBe(heading()))
  })
})
