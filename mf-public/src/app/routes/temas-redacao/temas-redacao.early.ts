import { firstView, type Ask } from '../../../shared/early.ts'

// Requests the themes as soon as the page is there, draws one of them, and requests its texts. The screen then shows
// that theme.

const view = firstView()
// The screen that uses the answers also handles their failures.
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

/** The records of an answer; an empty list when the answer is not a list. */
function listIn(text: string): Record<string, unknown>[] {
  const { dados } = JSON.parse(text) as { dados?: unknown }
  return Array.isArray(dados) ? dados : []
}
