import type { Page, Response } from '@playwright/test'

type Row = Record<string, string | number>

/**
 * Reads, from now on, what a server of section 7 tells a page about alternatives. Returns a function that gives, for
 * the id of an alternative, the id of the right alternative of the same question, or undefined when the question has no
 * key. That function throws when the server told nothing about the alternative.
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
