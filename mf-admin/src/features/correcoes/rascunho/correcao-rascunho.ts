import type { Anotacao, Correcao, MudancasDeCorrecao } from '@rumo/contract'
import { RUBRICAS, type IdDeRubrica, type Notas, type Passagem } from '@rumo/contract/rules'
import { correcoesSchemas } from '@rumo/contract/schemas/correcoes'

/** A remark while it is written: it may still say nothing. */
export interface AnotacaoRascunho extends Anotacao {
  /** Tells it from the others, whatever comes before it. */
  chave: number
}

/** A correction in work: what stands in its fields. */
export interface Rascunho {
  rubrica: IdDeRubrica
  notas: Notas
  /** In the order of their passages. */
  anotacoes: readonly AnotacaoRascunho[]
  parecer: string
}

export function rascunhoOf({ rubrica, notas, anotacoes, parecer }: Correcao): Rascunho {
  return {
    rubrica,
    notas,
    anotacoes: inOrder(anotacoes.map((anotacao, index) => ({ ...anotacao, chave: index + 1 }))),
    parecer,
  }
}

export type Edicao =
  /** Another rubric has other criteria: no grade is left. */
  | { type: 'set-rubrica'; rubrica: IdDeRubrica }
  | { type: 'set-nota'; criterio: string; nota: number | null }
  /** A remark on a passage; without words unless they are given. */
  | { type: 'add'; passagem: Passagem; texto?: string | undefined }
  | { type: 'set-anotacao'; chave: number; texto: string }
  | { type: 'remove'; chave: number }
  | { type: 'set-parecer'; parecer: string }

export function edit(rascunho: Rascunho, edicao: Edicao): Rascunho {
  const { notas, anotacoes } = rascunho
  switch (edicao.type) {
    case 'set-rubrica':
      if (edicao.rubrica === rascunho.rubrica) return rascunho
      return { ...rascunho, rubrica: edicao.rubrica, notas: {} }
    case 'set-nota':
      return { ...rascunho, notas: { ...notas, [edicao.criterio]: edicao.nota } }
    case 'add': {
      const added = { ...edicao.passagem, texto: edicao.texto ?? '', chave: nextChave(rascunho) }
      return { ...rascunho, anotacoes: inOrder([...anotacoes, added]) }
    }
    case 'set-anotacao':
      return {
        ...rascunho,
        anotacoes: anotacoes.map((each) =>
          each.chave === edicao.chave ? { ...each, texto: edicao.texto } : each,
        ),
      }
    case 'remove':
      return { ...rascunho, anotacoes: anotacoes.filter(({ chave }) => chave !== edicao.chave) }
    case 'set-parecer':
      return { ...rascunho, parecer: edicao.parecer }
    default:
      return edicao satisfies never
  }
}

export const nextChave = ({ anotacoes }: Rascunho) =>
  Math.max(0, ...anotacoes.map(({ chave }) => chave)) + 1

export const hasNotas = ({ notas }: Rascunho) => Object.values(notas).some((nota) => nota !== null)

/** What is sent of it: a remark that says nothing yet stays here. */
export function bodyOf({ rubrica, notas, anotacoes, parecer }: Rascunho) {
  return {
    rubrica,
    notas: Object.fromEntries(RUBRICAS[rubrica].criterios.map(({ id }) => [id, notas[id] ?? null])),
    anotacoes: anotacoes
      .map(({ inicio, fim, texto }) => ({ inicio, fim, texto: texto.trim() }))
      .filter(({ texto }) => texto !== ''),
    parecer: parecer.trim(),
  } satisfies MudancasDeCorrecao
}

/** Whether two drafts are the same as the server returns them. */
export const isSame = (one: Rascunho, other: Rascunho) =>
  JSON.stringify(bodyOf(one)) === JSON.stringify(bodyOf(other))

/** A remark that says nothing yet is on no server, but its passage was chosen. */
export const hasEmpty = ({ anotacoes }: Rascunho) =>
  anotacoes.some(({ texto }) => texto.trim() === '')

/** What keeps it from being sent at all, by field: 'anotacoes.3' is the remark with that `chave`. */
export function problemsOf(rascunho: Rascunho): Record<string, string> {
  const { error } = correcoesSchemas.update.body.safeParse(bodyOf(rascunho))
  const sent = rascunho.anotacoes.filter(({ texto }) => texto.trim() !== '')
  const found: Record<string, string> = {}
  for (const { path, message } of error?.issues ?? []) {
    const [field, index] = path.map(String)
    const chave = sent[Number(index)]?.chave
    const name = chave === undefined ? field : `${field}.${chave}`
    if (name !== undefined) found[name] ??= message
  }
  return found
}

const inOrder = (anotacoes: readonly AnotacaoRascunho[]) =>
  anotacoes.toSorted((a, b) => a.inicio - b.inicio || a.fim - b.fim || a.chave - b.chave)
