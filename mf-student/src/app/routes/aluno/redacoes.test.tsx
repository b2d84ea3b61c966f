import { cleanup } from '@testing-library/react'
import { session } from '@rumo/shared-auth'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { open, part, REDACOES, signIn } from './perfil.fixture.tsx'

afterEach(() => {
  cleanup()
  session.end()
})

const LINHA = {
  id_redacao: 1,
  titulo: 'Quem cuida da rua',
  reescrita: 0,
  estado: 'a_corrigir',
  nota: null,
}

beforeEach(() => void signIn())

it('tells two essays on one theme apart, by what was written and when', async () => {
  open({
    [REDACOES]: [
      { ...LINHA, id: 6, enviada_em: '2026-11-17T15:05:00.000Z', comeco: 'A praça' },
      { ...LINHA, id: 5, enviada_em: '2026-11-17T14:40:00.000Z', comeco: 'O bueiro' },
    ],
  })
  const redacoes = await part('Redações')
  const links = await redacoes.findAllByRole('link')
  expect(links.map(descriptionOf)).toEqual([
    '“A praça” Aguardando correção · enviada em 17 de novembro de 2026 às 12:05',
    '“O bueiro” Aguardando correção · enviada em 17 de novembro de 2026 às 11:40',
  ])
})

/** What a screen reader adds to the name of a link. */
const descriptionOf = (link: Element) =>
  (link.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .flatMap((id) => document.getElementById(id)?.textContent ?? [])
    .join(' ')
