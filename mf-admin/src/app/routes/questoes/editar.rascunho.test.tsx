import { session } from '@rumo/shared-auth'
import { unsignedToken } from '@rumo/shared-auth/testing'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { rascunhoOf } from '../../../features/questoes/questao-rascunho.ts'
import { questaoCompletaFixture } from '../../../features/questoes/questoes.fixture.ts'
import { bodiesOf, click, open, texto } from './editar.fixture.tsx'

/** Shows the question again, as after a crash of the tab. */
async function reopen(answers = {}) {
  cleanup()
  const server = await open(answers)
  await texto()
  return server
}

const notice = () => screen.queryByText(/^Este é o seu rascunho/)?.textContent

const enter = (id: number) =>
  session.begin(unsignedToken({ id, nome: 'Ana', email: 'a@b.c', perfil: 'Administrador' }))

describe('a question that was not saved', () => {
  it('is gone on with where it was left, and saved', async () => {
    await open()
    await userEvent.type(await texto(), ' E por quê?')
    await userEvent.click(screen.getByRole('radio', { name: 'A certa é a C' }))
    const server = await reopen()
    expect((await texto()).value).toBe('Qual delas? E por quê?')
    expect(notice()).toMatch(/guardado neste aparelho hoje às\s\d\d:\d\d e ainda não salvo\.$/)
    await click('Salvar')
    await screen.findByText('A lista')
    expect(bodiesOf(server)).toMatchObject([{ questao: { texto: 'Qual delas? E por quê?' } }])
    await reopen()
    expect((await texto()).value).toBe('Qual delas?')
    expect(notice()).toBeUndefined()
  })

  it('gives way to what is saved where one wants that, for good', async () => {
    await open()
    await userEvent.type(await texto(), ' Nada.')
    await reopen()
    await click('Descartar rascunho')
    await click('Continuar editando')
    expect((await texto()).value).toBe('Qual delas? Nada.')
    await click('Descartar rascunho')
    await click('Descartar')
    await waitFor(async () => expect((await texto()).value).toBe('Qual delas?'))
    expect(notice()).toBeUndefined()
    await click('Cancelar')
    await screen.findByText('A lista')
    await reopen()
    expect((await texto()).value).toBe('Qual delas?')
  })

  it('is compared with what another user saved since, field by field', async () => {
    await open()
    await userEvent.type(await texto(), ' Minha.')
    const { questao, ...completa } = questaoCompletaFixture()
    const now = { ...completa, questao: { ...questao, versao: questao.versao + 1, numero: 9 } }
    await reopen({ 'GET /edicao/questoes/{id}': () => ({ dados: now }) })
    expect(notice()).toMatch(/Depois disso alguém salvou esta questão: ao salvar, você escolhe/)
    expect((await texto()).value).toBe('Qual delas? Minha.')
  })

  it('is gone on with from the account, where another device has it from later', async () => {
    const completa = questaoCompletaFixture()
    const base = rascunhoOf(completa)
    const rascunho = { ...base, texto: 'De outro aparelho.' }
    const kept = { em: Date.now(), base, rascunho }
    const server = await open(
      {
        'GET /edicao/questoes/{id}': () => ({ dados: completa }),
        'GET /rascunhos/{nome}': () => ({
          dados: { em: new Date(kept.em).toISOString(), conteudo: JSON.stringify(kept) },
        }),
        'DELETE /rascunhos/{nome}': () => ({ dados: null }),
      },
      ['edicao', 'materias', 'rascunhos'],
    )
    expect((await texto()).value).toBe('De outro aparelho.')
    expect(notice()).toMatch(/guardado na sua conta hoje/)
    await click('Salvar')
    await screen.findByText('A lista')
    await waitFor(() => expect(server.bodiesOf('DELETE /rascunhos/{nome}')).toHaveLength(1))
  })

  it('belongs to its author, and to no other account on the same device', async () => {
    enter(1)
    await open()
    await userEvent.type(await texto(), ' Minha.')
    enter(2)
    await reopen()
    expect((await texto()).value).toBe('Qual delas?')
    session.end()
  })
})
