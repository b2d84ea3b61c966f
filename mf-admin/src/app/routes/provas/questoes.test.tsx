import type { LinhaDeQuestao } from '@rumo/contract'
import { screen, waitFor } from '@testing-library/react'
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

/** A draft with one question, which has no matéria. */
function open() {
  const prova = { id: 7, nome: 'Prova Azul', id_vestibular: null, publicada: false, versao: 1 }
  const linhas = [LINHA]
  const achado = { codigo: 'sem_materia', entidade: 'questoes', id: 90, nome: 'Questão 12' }
  fakeServer(
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
