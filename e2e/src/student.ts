import type { Correcao, Estatisticas } from '@rumo/contract'
import { RUBRICAS } from '@rumo/contract/rules'
import { expect, type Page } from '@playwright/test'
import { ADMINISTRADOR, apiOf, tokenOf } from './accounts.ts'

/** Reads something from the API of the page's site as the account of a token; gives the `dados` of the answer. */
export async function readAs<T>(page: Page, token: string, path: string): Promise<T> {
  const answer = await page.request.get(`${apiOf(page)}${path}`, { headers: bearer(token) })
  expect(answer.status(), path).toBe(200)
  return ((await answer.json()) as { dados: T }).dados
}

/** Sends something to the API as the account of a token; gives the `dados` of the answer. */
export async function tellAs<T>(
  page: Page,
  token: string,
  [method, path]: readonly ['POST' | 'PUT', string],
  data: unknown,
): Promise<T> {
  const answer = await page.request.fetch(`${apiOf(page)}${path}`, {
    method,
    data,
    headers: bearer(token),
  })
  expect(answer.status(), path).toBeLessThan(300)
  return ((await answer.json()) as { dados: T }).dados
}

/** Corrects an essay as an administrator, by our own rubric and with the highest grade. */
export async function correct(page: Page, id_redacao_enviada: number): Promise<void> {
  const token = await tokenOf(page, ADMINISTRADOR)
  const { rumo } = RUBRICAS
  const begun = await tellAs<Correcao>(page, token, ['POST', 'correcoes'], {
    id_redacao_enviada,
    rubrica: rumo.id,
  })
  const notas = Object.fromEntries(rumo.criterios.map(({ id, maximo }) => [id, maximo]))
  await tellAs(page, token, ['PUT', `correcoes/${begun.id}`], { notas })
  await tellAs(page, token, ['POST', `correcoes/${begun.id}/entrega`], {})
}

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` })

/**
 * How many answers the server counts for an account: all first answers, and the repeated ones to questions with a
 * matéria.
 */
export async function answersOf(page: Page, token: string): Promise<number> {
  const { respondidas, materias } = await readAs<Estatisticas>(page, token, 'estatisticas')
  return materias.reduce((sum, { repetidas }) => sum + repetidas.total, respondidas)
}
