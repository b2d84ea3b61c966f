import type { Anotacao, Correcao, MudancasDeCorrecao } from '@rumo/contract'
import { RUBRICAS, type IdDeRubrica, type Notas, type Passagem } from '@rumo/contract/rules'
import { correcoesSchemas } from '@rumo/contract/schemas/correcoes'

/** A comment on a passage while it is edited; its text may still be empty. */
export interface AnotacaoRascunho extends Anotacao {
  /** Identifies the comment, whatever its place in the list. */
  chave: number
}

/** The content of the fields of a correction in work. */
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
  /** Another rubric has other criteria, so all grades are removed. */
  | { type: 'set-rubrica'; rubrica: IdDeRubrica }
  | { type: 'set-nota'; criterio: string; nota: number | null }
  /** Adds a comment on a passage, empty unless `texto` is given. */
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

/** The part of a draft that is sent. A comment without text is left out. */
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

/** Whether two drafts are the same for the server. */
export const isSame = (one: Rascunho, other: Rascunho) =>
  JSON.stringify(bodyOf(one)) === JSON.stringify(bodyOf(other))

/** Whether a comment has no text yet. Such a comment is on no server, but its passage was chosen. */
export const hasEmpty = ({ anotacoes }: Rascunho) =>
  anotacoes.some(({ texto }) => texto.trim() === '')

/** The problems for which a draft cannot be sent at all, by field: 'anotacoes.3' is the comment with that `chave`. */
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
