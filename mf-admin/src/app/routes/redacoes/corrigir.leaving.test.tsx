import { ApiError, session } from '@rumo/shared-auth'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  BRUNO,
  correcaoFixture,
  redacaoFixture,
} from '../../../features/correcoes/correcoes.fixture.ts'
import {
  click,
  FakeCorrecoes,
  gradeAll,
  open,
  parecer,
  passPause,
  refusal,
  reset,
} from './corrigir.fixture.tsx'

afterEach(reset)

const begun = () => new FakeCorrecoes(correcaoFixture())
const lista = () => screen.getByRole('link', { name: 'Redações a corrigir' })

describe('leaving CorrigirRedacao', () => {
  it('sends what was written last, and asks nothing', async () => {
    const fake = begun()
    open(fake)
    await userEvent.type(await parecer(), 'Bom.')
    await userEvent.click(lista())
    await screen.findByText('A lista')
    expect(fake.own.parecer).toBe('Bom.')
  })

  it('asks where the server lacks something, and has it again where one left all the same', async () => {
    const fake = begun()
    open(fake)
    fake.refuses = new ApiError(0, undefined)
    await userEvent.type(await parecer(), 'Bom.')
    await passPause()
    await screen.findByText(/^Sem resposta do servidor/)
    await userEvent.click(lista())
    await click('Continuar corrigindo')
    expect((await parecer()).value).toBe('Bom.')
    await userEvent.click(lista())
    await click('Sair')
    await screen.findByText('A lista')

    cleanup()
    fake.refuses = null
    open(fake)
    expect((await parecer()).value).toBe('Bom.')
    await passPause()
    await waitFor(() => expect(fake.own.parecer).toBe('Bom.'))
  })

  it('has everything again where the session ended, or the page did', async () => {
    const fake = begun()
    open(fake)
    fake.refuses = refusal(401, 'nao_autenticado')
    await userEvent.type(await parecer(), 'Bom.')
    cleanup()
    fake.refuses = null
    open(fake)
    expect((await parecer()).value).toBe('Bom.')
  })

  it('keeps the correction in view after the end of the session, until one goes', async () => {
    const fake = begun()
    open(fake)
    await userEvent.type(await parecer(), 'Bom.')
    fake.outras = [{ id: 41, corretor: BRUNO, entregue_em: null }]
    session.end()
    window.dispatchEvent(new Event('visibilitychange'))
    await screen.findByRole('link', { name: 'De Bruno Sá' })
    expect((await parecer()).value).toBe('Bom.')
  })

  it('sends again by a button', async () => {
    const fake = begun()
    open(fake)
    fake.refuses = new ApiError(0, undefined)
    await userEvent.type(await parecer(), 'Bom.')
    await passPause()
    const again = await screen.findByRole('button', { name: 'Tentar agora' })
    fake.refuses = null
    await userEvent.click(again)
    await screen.findByText('Rascunho salvo')
    expect(fake.own.parecer).toBe('Bom.')
  })
})

/** Opens a correction and edits it after the same correction was changed in another window. */
async function changed() {
  const fake = begun()
  open(fake)
  await parecer()
  fake.correcao = correcaoFixture({ parecer: 'De lá.', versao: 5 })
  await userEvent.type(await parecer(), 'Daqui.')
  await passPause()
  await screen.findByText('Esta correção mudou em outra janela')
  expect(screen.queryByRole('button', { name: 'Entregar correção' })).toBeNull()
  expect(fake.own.parecer).toBe('De lá.')
  return fake
}

/**
 * Two windows type into the same correction without an answer of the server, and close. The second one is the last to
 * close.
 */
async function leftByTwo() {
  const fake = begun()
  fake.refuses = new ApiError(0, undefined)
  open(fake)
  open(fake)
  await waitFor(() => expect(screen.getAllByLabelText(/^Parecer/)).toHaveLength(2))
  const words = ['De uma.', 'De outra.']
  for (const [index, field] of screen.getAllByLabelText(/^Parecer/).entries()) {
    await userEvent.type(field, words[index] ?? '')
  }
  cleanup()
  open(fake)
  await waitFor(async () => expect((await parecer()).value).toBe('De outra.'))
  return fake
}

describe('what two windows wrote without a network', () => {
  const notice = 'Outra janela deixou um rascunho desta correção'

  it('is shown beside what one goes on with, and may be taken instead', async () => {
    await leftByTwo()
    expect(screen.getByText(notice)).toBeDefined()
    expect(screen.getByText(/Faltam 5.notas; nenhum comentário.*parecer “De uma.”/)).toBeDefined()
    await click('Trocar por ele')
    await passPause()
    await waitFor(async () => expect((await parecer()).value).toBe('De uma.'))
    expect(await screen.findByText(/parecer “De outra.”/)).toBeDefined()
  })

  it('goes only where that was asked', async () => {
    const fake = await leftByTwo()
    await click('Descartar esse rascunho')
    await click('Manter')
    expect(screen.getByText(notice)).toBeDefined()
    fake.refuses = null
    await click('Tentar agora')
    await gradeAll('40')
    await click('Entregar correção')
    expect(await screen.findByText(/ele também será perdido/)).toBeDefined()
    await click('Cancelar')
    await click('Descartar esse rascunho')
    await click('Descartar')
    await waitFor(() => expect(screen.queryByText(notice)).toBeNull())
    expect((await parecer()).value).toBe('De outra.')
  })
})

/** Edits a correction that was discarded in another window. */
async function discarded() {
  const fake = begun()
  open(fake)
  await parecer()
  fake.correcao = null
  fake.refuses = refusal(404, 'nao_encontrado')
  await userEvent.type(await parecer(), 'Não se perca.')
  await passPause()
  await screen.findByText('Esta correção não está mais no servidor')
  fake.refuses = null
  return fake
}

describe('another window of the same corrector', () => {
  it('is told of, and what stands here may stay', async () => {
    const fake = await changed()
    await click('Manter o que está aqui')
    await waitFor(() => expect(fake.own.parecer).toBe('Daqui.'))
    expect(screen.queryByText('Esta correção mudou em outra janela')).toBeNull()
  })

  it('is told of, and what stands there may be seen', async () => {
    const fake = await changed()
    await click('Ver como ficou')
    await waitFor(async () => expect((await parecer()).value).toBe('De lá.'))
    expect(fake.own).toMatchObject({ parecer: 'De lá.', versao: 5 })
  })

  it('may have delivered it', async () => {
    const fake = begun()
    open(fake)
    await parecer()
    fake.correcao = correcaoFixture({
      parecer: 'Final.',
      entregue_em: '2026-06-01T12:00:00.000Z',
    })
    fake.refuses = refusal(409, 'correcao_entregue')
    await userEvent.type(await parecer(), 'Tarde.')
    await passPause()
    await screen.findByText('Esta correção já foi entregue')
    await click('Ver a correção entregue')
    expect(await screen.findByText('Final.')).toBeDefined()
    expect(screen.queryByLabelText(/^Parecer/)).toBeNull()
  })

  it('may have discarded it, and what stands here is kept by beginning again', async () => {
    const fake = await discarded()
    await click('Salvar de novo')
    await passPause()
    await waitFor(() => expect(fake.correcao?.parecer).toBe('Não se perca.'))
  })

  it('may have discarded it, which loses nothing where the device is full, either', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('The quota is used up.', 'QuotaExceededError')
    })
    const fake = await discarded()
    await click('Salvar de novo')
    await passPause()
    await waitFor(() => expect(fake.correcao?.parecer).toBe('Não se perca.'))
    await waitFor(async () => expect((await parecer()).value).toBe('Não se perca.'))
  })

  it('may be that of an essay that went with its account', async () => {
    const fake = begun()
    let isGone = false
    const redacao = () => {
      if (isGone) throw refusal(404, 'nao_encontrado')
      return { dados: redacaoFixture() }
    }
    open(fake, { 'GET /redacoes-enviadas/{id}': redacao })
    await parecer()
    isGone = true
    fake.refuses = refusal(404, 'nao_encontrado')
    await userEvent.type(await parecer(), 'Tarde.')
    await passPause()
    await screen.findByText('Esta correção não está mais no servidor')
    await click('Descartar aqui também')
    expect(await screen.findByText('Essa redação não existe')).toBeDefined()
    expect(screen.queryByLabelText(/^Parecer/)).toBeNull()
  })
})
