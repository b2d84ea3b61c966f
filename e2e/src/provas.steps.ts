import type { DadosDaConta, Prova, QuestaoCompleta } from '@rumo/contract'
import { expect, type Page } from '@playwright/test'
import { ADMINISTRADOR, apiOf, tokenOf } from './accounts.ts'

const LETRAS = ['A', 'B', 'C', 'D', 'E']

/**
 * Creates a published prova with this many questions by the API. Gives the prova, its questions, and the
 * administrator's headers.
 */
export async function makeProva(page: Page, { questoes: count, nome, situacao }: MadeProva) {
  const token = await tokenOf(page, ADMINISTRADOR)
  const headers = { Authorization: `Bearer ${token}` }
  const api = apiOf(page)
  const call = async <T>(path: string, data: object): Promise<T> => {
    const answer = await page.request.post(`${api}${path}`, { headers, data })
    expect(answer.ok(), await answer.text()).toBe(true)
    return ((await answer.json()) as { dados: T }).dados
  }
  const instrucoes = 'Leia todas as questões antes de começar.'
  const prova = await call<Prova>('provas', { nome, instrucoes, duracao_minutos: 180 })
  const questoes: QuestaoCompleta[] = []
  for (let numero = 1; numero <= count; numero++) {
    const certa = LETRAS[numero % LETRAS.length]
    questoes.push(
      await call<QuestaoCompleta>('edicao/questoes', {
        questao: {
          id_prova: prova.id,
          numero,
          texto: `Quanto é ${numero} mais ${numero}?`,
          situacao,
        },
        alternativas: LETRAS.map((letra, index) => ({
          texto: `${numero * 2 + index}, na letra ${letra}`,
          correta: letra === certa,
        })),
      }),
    )
  }
  return { prova, questoes, headers }
}

interface MadeProva {
  questoes: number
  nome: string
  /** `normal` by default. An annulled question is never drawn. */
  situacao?: 'anulada'
}

/** Everything that the server keeps about an account. */
export async function dataOf(page: Page, token: string): Promise<DadosDaConta> {
  const headers = { Authorization: `Bearer ${token}` }
  const answer = await page.request.get(`${apiOf(page)}conta/dados`, { headers })
  expect(answer.ok()).toBe(true)
  return ((await answer.json()) as { dados: DadosDaConta }).dados
}
