import { isPlainObject } from 'es-toolkit'
import { toTrigramText } from './trigrams.ts'

/** What a log is searched for: the words of these fields. */
const TEXTS: ReadonlySet<string> = new Set([
  'comentario',
  'descricao',
  'explicacao',
  'instrucoes',
  'legenda',
  'nome',
  'texto',
  'titulo',
])
/** Of these nothing is searched: it goes with an account, or with a report. */
const UNSEARCHED: ReadonlySet<string> = new Set(['usuarios', 'correcoes', 'relatos'])

/**
 * The words of a line of the log, as infra/lists/trigrams.ts writes them: what came or went, or what became something else,
 * and what the record is called.
 */
export function buscaOfLinha(entidade: string, antes: unknown, depois: unknown): string {
  if (UNSEARCHED.has(entidade)) return ''
  return toTrigramText([nomeIn(antes), nomeIn(depois), ...changedTexts(antes, depois)])
}

function nomeIn(record: unknown): string {
  if (!isPlainObject(record)) return ''
  const { nome, ano, semestre } = record
  if (typeof nome === 'string') return nome
  return typeof ano === 'number' ? `${ano} ${String(semestre)}` : ''
}

function changedTexts(antes: unknown, depois: unknown, field = ''): string[] {
  if (antes === depois) return []
  const [before, after] = [childrenOf(antes), childrenOf(depois)]
  if (before || after) {
    const keys = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
    return [...keys].flatMap((key) => changedTexts(before?.[key], after?.[key], key))
  }
  return TEXTS.has(field) ? [antes, depois].filter((value) => typeof value === 'string') : []
}

function childrenOf(value: unknown): Record<string, unknown> | undefined {
  if (Array.isArray(value)) return Object.fromEntries(value.entries())
  return isPlainObject(value) ? (value as Record<string, unknown>) : undefined
}
