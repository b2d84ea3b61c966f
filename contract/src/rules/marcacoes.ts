/** The mark on a question of a simulado under way; `id_alternativa` is null if the mark was removed. */
export interface Marcacao {
  id_questao: number
  id_alternativa: number | null
  /** In ISO 8601, UTC, by the server's clock as the device estimates it. */
  marcada_em: string
}

/**
 * Marks an alternative, or removes the mark (null). A device's clock may stop or be put back, so each mark is given a time
 * after all earlier marks.
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
 * Merges the marks that two sides have for one simulado: for each question the latest one, sorted by question. Marks may be
 * sent in any order, repeatedly or after losses: all sides reach the same result.
 */
export function mergeMarcacoes(one: readonly Marcacao[], other: readonly Marcacao[]): Marcacao[] {
  const last = new Map<number, Marcacao>()
  for (const marcacao of [...one, ...other]) {
    const known = last.get(marcacao.id_questao)
    if (!known || isLater(marcacao, known)) last.set(marcacao.id_questao, marcacao)
  }
  return [...last.values()].toSorted((a, b) => a.id_questao - b.id_questao)
}

/** Two tabs may mark in the same millisecond. The tie is broken by the id, so that all sides choose the same mark. */
function isLater(one: Marcacao, other: Marcacao): boolean {
  const ms = Date.parse(one.marcada_em) - Date.parse(other.marcada_em)
  return ms === 0 ? (one.id_alternativa ?? 0) > (other.id_alternativa ?? 0) : ms > 0
}

/** The marks that were made up to an instant, in ms since 1970; null: no time limit. */
export function marcacoesUntil(
  marcacoes: readonly Marcacao[],
  limiteMs: number | null,
): Marcacao[] {
  return marcacoes.filter(
    ({ marcada_em }) => limiteMs === null || Date.parse(marcada_em) <= limiteMs,
  )
}
