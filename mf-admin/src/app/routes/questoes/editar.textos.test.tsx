import { ApiError } from '@rumo/shared-auth'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { bodiesOf, click, open, texto } from './editar.fixture.tsx'

const BROKEN = String.raw`\(\frac{1}{2\) e <b>sem fim`
const WORDS = String.raw`A fórmula que começa em “\frac{1}{2” não fecha: falta uma chave.`

/** The texts below a field, as a screen reader announces them. */
const said = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.querySelector(`[id="${id}"]`)?.textContent)

it('says beside every text, once one pauses, what cannot be drawn', async () => {
  await open()
  await texto()
  await click('Por que está errada a alternativa A')
  const labels = [
    'Texto da questão',
    'Explicação (opcional)',
    'Alternativa A',
    'Por que a A está errada (opcional)',
    'Título (opcional)',
    'Texto da referência',
    'Legenda ou fonte (opcional)',
  ]
  for (const label of labels) {
    const field = screen.getByLabelText(label)
    await userEvent.clear(field)
    await userEvent.click(field)
    await userEvent.paste(BROKEN)
  }
  for (const label of labels) {
    const field = screen.getByLabelText(label)
    await vi.waitFor(() =>
      expect([label, said(field)]).toEqual([label, expect.arrayContaining([WORDS])]),
    )
    expect(field.getAttribute('aria-invalid')).toBe('false')
  }
  const field = await texto()
  await userEvent.clear(field)
  await userEvent.paste('Quanto vale?')
  await vi.waitFor(() => expect(said(field)).not.toContain(WORDS))
})

it('lets a draft be saved with it, and says beside the field where a server does not', async () => {
  const put = vi.fn<() => { dados: null }>(() => ({ dados: null }))
  const server = await open({ 'PUT /edicao/questoes/{id}': put })
  put.mockImplementationOnce(() => {
    throw new ApiError(400, { titulo: 'Dados', campos: { 'alternativas.1.comentario': WORDS } })
  })
  await texto()
  await click('Por que está errada a alternativa B')
  const field = screen.getByLabelText('Por que a B está errada (opcional)')
  await userEvent.click(field)
  await userEvent.paste(BROKEN)
  await click('Salvar')
  expect(document.activeElement).toBe(field)
  expect(said(field)).toContain(WORDS)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  await click('Salvar')
  await screen.findByText('A lista')
  expect(bodiesOf(server)).toHaveLength(2)
})

it('says no more of a field what was wrong with it before it was written anew', async () => {
  await open()
  await userEvent.clear(await texto())
  await click('Salvar')
  expect(said(await texto())).toContain('Preencha este campo.')
  await userEvent.type(await texto(), '<b>Quanto')
  expect(said(await texto())).not.toContain('Preencha este campo.')
  const words = '“<b>Quanto” não fecha: falta “</b>”.'
  await vi.waitFor(async () => expect(said(await texto())).toContain(words))
})
