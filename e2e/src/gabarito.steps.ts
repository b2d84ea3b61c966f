import type { Page, Response } from '@playwright/test'

type Row = Record<string, string | number>

/**
 * Hears from now on what a server of section 7 tells a page of the alternatives. Gives, for the id of one of them, the
 * id of its question's right alternative; undefined where the question has no key. Throws where nothing was told of it.
 */
export function gabaritoToldTo(page: Page): (alternativa: string) => Promise<string | undefined> {
  const answers: Promise<Row[]>[] = []
  page.on('response', (response) => {
    if (response.url().includes('/alternativas?')) answers.push(rowsOf(response))
  })
  return async (alternativa) => {
    const told = await Promise.all(answers)
    const ofOne = told.find((rows) => rows.some(({ id }) => `${id}` === alternativa))
    if (!ofOne) throw new Error(`The server told nothing of the alternative ${alternativa}.`)
    const right = ofOne.find(({ correta }) => Boolean(correta))
    return right && `${right['id']}`
  }
}

const rowsOf = async (response: Response) => ((await response.json()) as { dados: Row[] }).dados
