import { firstView, type Ask } from '../../../shared/early.ts'

// Asks for the themes as soon as the page is there, and for the texts of one of them: the screen draws that one.

const view = firstView()
// The screen that takes the answers handles what fails.
if (view) void Promise.allSettled([drawAhead(view.ask)])

async function drawAhead(ask: Ask): Promise<void> {
  const answers = await Promise.all([ask('redacoes'), ask('redacoes-referencias')])
  const [temas, links] = answers.map(({ text }) => listIn(text))
  const drawn = temas?.[Math.floor(Math.random() * temas.length)]?.id
  if (typeof drawn !== 'number') return
  globalThis.rumoTema = drawn
  for (const { id_redacao, id_referencia } of links ?? []) {
    if (id_redacao === drawn) void ask(`referencias/${String(id_referencia)}`)
  }
}

/** The records of an answer; none of one that is no list. */
function listIn(text: string): Record<string, unknown>[] {
  const { dados } = JSON.parse(text) as { dados?: unknown }
  return Array.isArray(dados) ? dados : []
}
