import type { Redacao, RedacaoReferencia, Referencia } from '@rumo/contract'
import { expect, type Page } from '@playwright/test'

/** A record as a server of section 7 may give it: fields left out, ids as text. */
type Loose<T> = { [Field in keyof T]?: T[Field] | string | undefined }

/** The essay themes of a server, with their texts. */
export interface Acervo {
  redacoes: Loose<Redacao>[]
  links: RedacaoReferencia[]
  referencias: Loose<Referencia>[]
}

const PONTES = {
  id: 1,
  id_prova: 1,
  instrucoes:
    'As pontes que ligam a cidade\n\nA partir dos textos de apoio, escreva sobre o que uma ponte faz por quem a atravessa.',
}
const HORTA = {
  id: 2,
  id_prova: 1,
  instrucoes: 'A horta no quintal da escola\n\nEscreva sobre o que se aprende com a mão na terra.',
}

export const COPIADO = 'a ponte de madeira ficou fechada por dois invernos inteiros'

/** Two themes. The first has a text and a table, the second has a text without a title. */
export const ACERVO: Acervo = {
  redacoes: [PONTES, HORTA],
  links: [
    { id_redacao: 1, id_referencia: 901 },
    { id_redacao: 1, id_referencia: 902 },
    { id_redacao: 2, id_referencia: 903 },
  ],
  referencias: [
    {
      id: 901,
      titulo: 'A travessia',
      texto: `Conta-se que ${COPIADO}, e que o barqueiro ficou rico.`,
      legenda: 'Texto elaborado para este teste.',
    },
    {
      id: 902,
      titulo: 'Quem atravessa',
      texto:
        '<table><caption>Pessoas por dia</caption><tr><th>Ponte</th><th>Pessoas</th></tr><tr><td>De pedra</td><td>812</td></tr></table>',
      legenda: null,
    },
    {
      id: 903,
      titulo: null,
      texto: 'Ninguém planta sozinho um canteiro de feijão.',
      legenda: null,
    },
  ],
}

/** Answers the site's calls with these themes; gives the list of paths that were called. */
export async function serveTemas(page: Page, acervo: Acervo): Promise<string[]> {
  const called: string[] = []
  const answer = (path: string | RegExp, find: (id: number) => unknown) =>
    page.route(path, async (route) => {
      const { pathname } = new URL(route.request().url())
      called.push(pathname)
      const dados = find(Number(pathname.split('/').at(-1)))
      await (dados === undefined
        ? route.fulfill({ status: 404, json: { mensagem: 'Erro' } })
        : route.fulfill({ json: { dados } }))
    })
  await answer('**/redacoes', () => acervo.redacoes)
  await answer('**/redacoes-referencias', () => acervo.links)
  await answer(/\/referencias\/\d+$/, (wanted) =>
    acervo.referencias.find(({ id }) => id === wanted),
  )
  return called
}

/** The titles of the two themes. */
export const TEMAS = ['As pontes que ligam a cidade', 'A horta no quintal da escola'] as const

/** Opens the screen of essays, and gives the theme that was drawn. */
export async function openTema(page: Page, url = 'temas-redacao'): Promise<string> {
  await page.goto(url)
  return temaOn(page)
}

/** The theme on the screen of essays. */
export async function temaOn(page: Page): Promise<string> {
  const heading = page.getByRole('heading', { level: 1, name: /^(As pontes|A horta)/ })
  await expect(heading).toBeVisible()
  return heading.innerText()
}

/** Only the first theme, so that the same theme is always drawn. */
export const UM_TEMA: Acervo = { ...ACERVO, redacoes: [PONTES] }

export const REDACAO = [
  'Atravessar é decidir',
  'Toda cidade cresce de costas para alguma água. Quem mora do outro lado chega tarde, gasta mais e conhece menos gente.',
  'Uma ponte não é só concreto: é a decisão de que os dois lados valem a mesma coisa.',
].join('\n')

export const sheet = (page: Page) => page.getByRole('textbox', { name: 'Sua redação' })
export const button = (page: Page, name: string) => page.getByRole('button', { name })

/** Opens the instructions, which are folded above the sheet on a narrow screen. A wide screen shows them. */
export async function openApoio(page: Page): Promise<void> {
  const fold = page.getByRole('button', { name: /instruções( e .*)?$/i, expanded: false })
  if (await fold.isVisible()) await fold.click()
}

/** Makes the browser refuse to store drafts. */
export async function refuseToKeep(page: Page): Promise<void> {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Refused.', 'SecurityError')
    }
  })
}
