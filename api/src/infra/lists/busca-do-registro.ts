import { fraseDe, type DadosDaFrase } from '@rumo/contract/frase-do-registro'
import { registroSchemas } from '@rumo/contract/schemas/registro'
import { isPlainObject } from 'es-toolkit'
import type { z } from 'zod'
import type { Database } from '../database/db.ts'
import { nomeOf } from './nomes-do-registro.ts'
import { toTrigramText } from './trigrams.ts'

const storedRecord = registroSchemas.list.dados.element.shape.antes.unwrap()

/** The fields whose texts are searched in the log. */
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
/**
 * Kinds of records whose content is not part of the search text, because it must be possible to delete it together with
 * an account or a report.
 */
const UNSEARCHED: ReadonlySet<string> = new Set(['usuarios', 'correcoes', 'relatos'])

/** A line of the log without its author and its time. */
type LinhaSemAutor = Omit<DadosDaFrase, 'nomes' | 'antes' | 'depois'> &
  Record<'antes' | 'depois', object | null>

/** Parses a record as the log stores it, before or after a change. */
export function parseRecord(text: string | null): z.infer<typeof storedRecord> | null {
  return text === null ? null : storedRecord.parse(JSON.parse(text))
}

/**
 * The sentence of a line, as the back office shows it. For an account the sentence has no name, so that nothing remains
 * when the account is deleted.
 */
export async function fraseOfLinha(db: Database, feito: LinhaSemAutor): Promise<string> {
  const { entidade, id_registro } = feito
  const nome = entidade === 'usuarios' ? '' : await nomeOf(db, feito)
  return fraseDe({
    ...(feito as DadosDaFrase),
    nomes: nome === undefined ? {} : { [`${entidade}/${id_registro}`]: nome },
  })
}

/**
 * The search text of a line of the log (see toTrigramText): its sentence, the names of the record before and after the
 * change, and the texts that the change added, removed or replaced.
 */
export function buscaOfLinha(
  entidade: string,
  antes: unknown,
  depois: unknown,
  frase = '',
): string {
  if (UNSEARCHED.has(entidade)) return toTrigramText([frase])
  return toTrigramText([frase, nomeIn(antes), nomeIn(depois), ...changedTexts(antes, depois)])
}

/** 'da', 'de', 'do' */
const LINK = /^d[aeo]$/i

/**
 * Removes 'da', 'de' and 'do' from a search of the log, because sentences of older lines use another one of them than
 * newer lines before the same noun. If the search has no other words, it stays as it is.
 */
export function withoutLinks(busca: string): string {
  const words = busca.split(/\s+/).filter((word) => !LINK.test(word))
  return words.length === 0 ? busca : words.join(' ')
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
