import { fraseDe, type Feito as FraseFeito } from '@rumo/contract/frase-do-registro'
import { registroSchemas } from '@rumo/contract/schemas/registro'
import { isPlainObject } from 'es-toolkit'
import type { z } from 'zod'
import type { Database } from '../database/db.ts'
import { nomeOf } from './nomes-do-registro.ts'
import { toTrigramText } from './trigrams.ts'

const retrato = registroSchemas.list.dados.element.shape.antes.unwrap()

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
/** Of these no content is searched: it goes with an account, or with a report. */
const UNSEARCHED: ReadonlySet<string> = new Set(['usuarios', 'correcoes', 'relatos'])

/** A line of the log without who did it and when. */
type Feito = Omit<FraseFeito, 'nomes' | 'antes' | 'depois'> &
  Record<'antes' | 'depois', object | null>

/** A record of before, as the log keeps it. */
export function retratoOf(text: string | null): z.infer<typeof retrato> | null {
  return text === null ? null : retrato.parse(JSON.parse(text))
}

/** The sentence of a line, as the back office shows it; of an account not whose it is, which is forgotten with it. */
export async function fraseOfLinha(db: Database, feito: Feito): Promise<string> {
  const { entidade, id_registro } = feito
  const nome = entidade === 'usuarios' ? '' : await nomeOf(db, feito)
  return fraseDe({
    ...(feito as FraseFeito),
    nomes: nome === undefined ? {} : { [`${entidade}/${id_registro}`]: nome },
  })
}

/**
 * What finds a line of the log, as infra/lists/trigrams.ts writes it: its sentence, what came or went, or what became
 * something else, and what the record is called.
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
 * What the log is searched for. The sentences of older lines say 'da' before a prova where others say 'de', and a user
 * 'do': these words find nothing, unless they are all that is searched for.
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
