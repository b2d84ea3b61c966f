/** What is marked on one question of a running simulado; `id_alternativa` null: taken back. */
export interface Marcacao {
  id_questao: number
  id_alternativa: number | null
  /** When, ISO 8601 in UTC, by the server's clock as far as the device knows it. */
  marcada_em: string
}

/**
 * Marks an alternative, or takes the mark back (null). A device's clock may stand still or be put back: what
 * is done later is later than all that was done before.
 */
export function markQuestao(
  marcacoes: readonly Marcacao[],
  { id_questao, id_alternativa }: Omit<Marcacao, 'marcada_em'>,
  nowMs: number,
): Marcacao[] {
  const last = Math.max(0, ...marcacoes.map(({ marcada_em }) => Date.parse(marcada_em) + 1))
  const marcada_em = new Date(Math.max(nowMs, last)).toISOString()
  return mergeMarcacoes(marcacoes, [{ id_questao, id_alternativa, marcada_em }])
}

/**
 * What two sides know of one simulado, put together: of each question the last that was marked. In whatever
 * order, however often and after however many losses it is sent, all come to the same. Sorted by question.
 */
export function mergeMarcacoes(one: readonly Marcacao[], other: readonly Marcacao[]): Marcacao[] {
  const last = new Map<number, Marcacao>()
  for (const marcacao of [...one, ...other]) {
    const known = last.get(marcacao.id_questao)
    if (!known || isLater(marcacao, known)) last.set(marcacao.id_questao, marcacao)
  }
  return [...last.values()].toSorted((a, b) => a.id_questao - b.id_questao)
}

/** Two tabs may mark in the same millisecond: then all sides choose alike. */
function isLater(one: Marcacao, other: Marcacao): boolean {
  const ms = Date.parse(one.marcada_em) - Date.parse(other.marcada_em)
  return ms === 0 ? (one.id_alternativa ?? 0) > (other.id_alternativa ?? 0) : ms > 0
}

/** The same without marks made after an instant (ms since 1970; null: there is no limit of time). */
export function marcacoesUntil(
  marcacoes: readonly Marcacao[],
  limiteMs: number | null,
): Marcacao[] {
  return marcacoes.filter(
    ({ marcada_em }) => limiteMs === null || Date.parse(marcada_em) <= limiteMs,
  )
}
