import type {
  Materia,
  PedidoDeSorteio,
  Prova,
  QuestaoSorteada,
  Referencia,
  RevisaoDeErros,
  Sorteio,
  Vestibular,
} from '@rumo/contract'
import { draw } from '@rumo/contract/rules'
import { isPractised, type Levada, type TemasLevados } from './levada.ts'

/**
 * Answers from content that was saved for offline use, in place of a server. Methods return null where nothing saved
 * can answer.
 */
export class LevadasAqui {
  readonly #todas: readonly Levada[]
  readonly #questoes: readonly QuestaoSorteada[]
  readonly #emSimulado: ReadonlySet<number>
  /** The ids of the new questions of a saved plan that the account has not answered. */
  readonly #novas: ReadonlySet<number>
  readonly #temPlano: boolean

  /**
   * `todas` are sorted with the newest first. `emSimulado` are the ids of the questions in a simulado under way, whose
   * key must not be shown meanwhile.
   */
  constructor(todas: readonly Levada[], emSimulado: ReadonlySet<number> = new Set()) {
    this.#todas = todas
    this.#emSimulado = emSimulado
    // The questions of saved reviews are only used for the review of that account.
    const open = todas.filter(({ tipo }) => tipo !== 'revisao')
    this.#questoes = newestOfEach(open.flatMap(({ questoes }) => questoes)).filter(isPractised)
    const novas = todas.flatMap(({ tipo, questoes }) => (tipo === 'plano' ? questoes : []))
    this.#novas = new Set(novas.map(({ id }) => id))
    this.#temPlano = todas.some(({ tipo }) => tipo === 'plano')
  }

  /**
   * Draws questions as the server does; null where nothing saved matches the request. `random` is Math.random by
   * default.
   */
  draw(pedido: PedidoDeSorteio, random?: () => number): Sorteio | null {
    const {
      quantidade,
      exceto = [],
      entre,
      id_materia,
      id_assunto,
      id_prova,
      ano,
      so,
      dificuldade,
    } = pedido
    // Only the server knows what an account got wrong, and how hard questions are.
    if (so === 'erradas' || dificuldade !== undefined) return null
    const asked = this.#questoes.filter(
      ({ id, id_assunto: own, materia, prova }) =>
        (so === undefined || this.#novas.has(id)) &&
        (entre === undefined || entre.includes(id)) &&
        (ano === undefined || prova.vestibular?.ano === ano) &&
        (id_materia === undefined || materia?.id === id_materia) &&
        (id_assunto === undefined || own === id_assunto) &&
        (id_prova === undefined || prova.id === id_prova),
    )
    const isDone = so !== undefined && this.#temPlano && this.#novas.size === 0
    if (asked.length === 0 && !isDone) return null
    const free = asked.filter(({ id }) => !this.#emSimulado.has(id))
    const seen = new Set(exceto)
    const unseen = free.filter(({ id }) => !seen.has(id))
    return {
      questoes: draw(unseen, quantidade, random),
      disponiveis: free.length,
      ...(free.length < asked.length && { em_simulado: asked.length - free.length }),
    }
  }

  /**
   * A saved prova with its questions in order. A prova of which only the essay themes were saved counts as not saved.
   */
  prova(id: number): { prova: Prova; questoes: QuestaoSorteada[] } | null {
    const levada = this.#todas.find((one) => one.tipo === 'prova' && one.id === id)
    if (!levada?.prova || levada.questoes.length === 0) return null
    const questoes = levada.questoes.toSorted((a, b) => (a.numero ?? 0) - (b.numero ?? 0))
    return { prova: levada.prova, questoes }
  }

  provas(): { provas: Prova[]; vestibulares: Vestibular[] } | null {
    const whole = this.#todas.flatMap(({ prova, questoes }) =>
      prova && questoes.length > 0 ? [{ prova, questoes }] : [],
    )
    if (whole.length === 0) return null
    const vestibulares = whole.flatMap(({ questoes }) => questoes[0]?.prova.vestibular ?? [])
    return { provas: whole.map(({ prova }) => prova), vestibulares }
  }

  /** The matérias that have a saved question. */
  materias(): Materia[] | null {
    const byId = new Map(
      this.#questoes.flatMap(({ materia }) => (materia ? [[materia.id, materia] as const] : [])),
    )
    if (byId.size === 0) return null
    return [...byId.values()].toSorted((a, b) => a.nome.localeCompare(b.nome, 'pt-BR'))
  }

  temas(): TemasLevados | null {
    const all = this.#todas.map(({ temas }) => temas)
    const redacoes = newestOfEach(all.flatMap((temas) => temas.redacoes))
    if (redacoes.length === 0) return null
    return {
      redacoes,
      links: all.flatMap((temas) => temas.links),
      referencias: all.flatMap((temas) => temas.referencias),
    }
  }

  /** A reference of a saved essay theme. */
  referencia(idReferencia: number): Referencia | null {
    return this.temas()?.referencias.find(({ id }) => id === idReferencia) ?? null
  }

  /** The saved reviews, and when they were saved, in ms since 1970. */
  revisao(): { revisao: RevisaoDeErros; levadaEmMs: number } | null {
    const [last] = this.#todas.flatMap(({ revisao, levadaEmMs }) =>
      revisao === null ? [] : [{ revisao, levadaEmMs }],
    )
    return last ?? null
  }
}

/** Each record once, where several saved items contain it: the newest version. */
function newestOfEach<T extends { id: number }>(records: readonly T[]): T[] {
  const byId = new Map<number, T>()
  for (const record of records) if (!byId.has(record.id)) byId.set(record.id, record)
  return [...byId.values()]
}
