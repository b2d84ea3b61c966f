import { type Conferencia, LETRAS, TEXTOS_DE_REFERENCIA } from '@rumo/contract'
import { createJudge, type Judge, MOST_TOKENS } from '@rumo/contract/formulas'
import {
  ACHADOS_EM_PALAVRAS,
  type Achado,
  conferirProva,
  isImpedimento,
  type ProvaAConferir,
  type TextoComProblema,
} from '@rumo/contract/rules'
import { sql } from 'kysely'
import { ConflictError } from '../../errors.ts'
import type { Database, DatabaseTransaction } from '../../infra/database/db.ts'
import { problemasDosTextos } from './marcacao.ts'

/** Of all its formulas that nobody has found right yet; some tenths of a second. */
const MOST_TOKENS_OF_PROVA = 10 * MOST_TOKENS
/** How many of several impediments an error names. */
const NAMED = 3

/** What there is to say of a prova before it is published; undefined where there is no such prova. */
export async function conferir(
  db: Database | DatabaseTransaction,
  id: number,
): Promise<Conferencia | undefined> {
  const prova = await db
    .selectFrom('provas')
    .select(['id', 'nome', 'publicada', 'instrucoes', 'url_arquivo'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!prova) return undefined
  const { nome, publicada, ...own } = prova
  const judge = createJudge(MOST_TOKENS_OF_PROVA)
  const achados = conferirProva({
    ...own,
    problema: problemOf({ '': prova.instrucoes }, judge),
    questoes: await readQuestoes(db, id, judge),
    temas: await readTemas(db, id, judge),
  })
  return { prova: { id, nome, publicada }, achados }
}

/** Which impediments a prova has of those that `concerns` leaves, in words; null where there is none. */
export async function impedimentosOf(
  db: Database | DatabaseTransaction,
  id: number,
  concerns: (achado: Achado) => boolean = () => true,
): Promise<string | null> {
  const found = await conferir(db, id)
  const impedimentos = (found?.achados ?? []).filter(isImpedimento).filter(concerns)
  if (impedimentos.length === 0) return null
  const named = impedimentos.slice(0, NAMED).map(inWords).join('; ')
  const others = impedimentos.length - NAMED
  return `${named}${others > 0 ? `; e mais ${others}` : ''}`
}

/**
 * Throws a ConflictError where a prova is in no state to be there for everybody, by those impediments that `concerns`
 * leaves; `said` stands before their words.
 */
export async function refuseImpedida(
  trx: DatabaseTransaction,
  { id, said }: { id: number; said: string },
  concerns?: (achado: Achado) => boolean,
): Promise<void> {
  const impedimentos = await impedimentosOf(trx, id, concerns)
  if (impedimentos === null) return
  throw new ConflictError('prova_impedida', `${said} ${impedimentos}.`)
}

/** What is said before the impediments of a prova that was to be published. */
export const naoPublicavel = ({ nome }: { nome: string }): string =>
  `${nome} ainda não pode ser publicada.`

function inWords({ codigo, nome }: Achado): string {
  return `${nome}: ${ACHADOS_EM_PALAVRAS[codigo].toLowerCase()}`
}

async function readQuestoes(
  db: Database | DatabaseTransaction,
  id_prova: number,
  judge: Judge,
): Promise<ProvaAConferir['questoes']> {
  const questoes = await db
    .selectFrom('questoes')
    .select(['id', 'numero', 'situacao', 'id_materia', 'texto', 'explicacao', 'marcacao_quebrada'])
    .where('id_prova', '=', id_prova)
    .where('retirada_em', 'is', null)
    .orderBy(sql`coalesce(numero, 0)`)
    .orderBy('id')
    .execute()
  const ids = db.selectFrom('questoes').select('id').where('id_prova', '=', id_prova)
  const alternativas = await db
    .selectFrom('alternativas')
    .select(['id_questao', 'texto', 'comentario', 'url_imagem', 'descricao', 'correta'])
    .where('id_questao', 'in', ids)
    .orderBy('ordem')
    .orderBy('id')
    .execute()
  const links = await db
    .selectFrom('questoes_referencias as l')
    .innerJoin('referencias as r', 'r.id', 'l.id_referencia')
    .select(['l.id_questao as de', ...REFERENCIA])
    .where('l.id_questao', 'in', ids)
    .orderBy('l.ordem')
    .execute()
  const alternativasOf = Map.groupBy(alternativas, ({ id_questao }) => id_questao)
  const linksOf = Map.groupBy(links, ({ de }) => de)
  return questoes.map(({ texto, explicacao, marcacao_quebrada, ...questao }) => {
    const own = alternativasOf.get(questao.id) ?? []
    const referencias = linksOf.get(questao.id) ?? []
    const textos = marcacao_quebrada === false ? {} : textosOf({ texto, explicacao }, own)
    const problema = problemOf(
      { ...textos, ...textosOfReferencias(referencias, referencia) },
      judge,
    )
    return { ...questao, alternativas: own, referencias, problema }
  })
}

async function readTemas(
  db: Database | DatabaseTransaction,
  id_prova: number,
  judge: Judge,
): Promise<ProvaAConferir['temas']> {
  const temas = await db
    .selectFrom('redacoes')
    .select(['id', 'instrucoes'])
    .where('id_prova', '=', id_prova)
    .orderBy('id')
    .execute()
  const links = await db
    .selectFrom('redacoes_referencias as l')
    .innerJoin('redacoes as d', 'd.id', 'l.id_redacao')
    .innerJoin('referencias as r', 'r.id', 'l.id_referencia')
    .select(['l.id_redacao as de', ...REFERENCIA])
    .where('d.id_prova', '=', id_prova)
    .orderBy('l.ordem')
    .execute()
  const linksOf = Map.groupBy(links, ({ de }) => de)
  return temas.map(({ id, instrucoes }) => {
    const referencias = linksOf.get(id) ?? []
    const textos = { '': instrucoes, ...textosOfReferencias(referencias, daColetanea) }
    return { id, referencias, problema: problemOf(textos, judge) }
  })
}

const REFERENCIA = [
  'r.titulo',
  'r.legenda',
  'r.informacao_acesso',
  'r.texto',
  'r.url_imagem',
  'r.descricao',
  'r.marcacao_quebrada',
] as const

interface Alternativa {
  texto: string
  comentario: string | null
}

function textosOf(
  { texto, explicacao }: { texto: string; explicacao: string | null },
  alternativas: readonly Alternativa[],
) {
  const ofAlternativas = alternativas.flatMap((each, place) => [
    [`alternativa ${LETRAS[place] ?? place + 1}`, each.texto],
    [`por que a ${LETRAS[place] ?? place + 1} está errada`, each.comentario],
  ])
  return { texto, ...Object.fromEntries(ofAlternativas), explicação: explicacao }
}

const referencia = (place: number) => `referência ${place}`
const daColetanea = (place: number) => `texto ${place} da coletânea`

/** What each text of a reference is called after it. */
const CHAMADOS = {
  titulo: ', título',
  texto: '',
  legenda: ', legenda',
  informacao_acesso: ', informação de acesso',
} as const satisfies Record<(typeof TEXTOS_DE_REFERENCIA)[number], string>

interface Referencia extends Record<keyof typeof CHAMADOS, string | null> {
  marcacao_quebrada: boolean | null
}

/** The texts of references, which `called` names one of: 'referência 2', 'referência 2, título'. */
function textosOfReferencias(
  referencias: readonly Referencia[],
  called: (place: number) => string,
): Record<string, string | null> {
  return Object.fromEntries(
    referencias.flatMap((each, place) =>
      each.marcacao_quebrada === false
        ? []
        : TEXTOS_DE_REFERENCIA.map((campo) => [called(place + 1) + CHAMADOS[campo], each[campo]]),
    ),
  )
}

/** The first problem of texts by what they are called; null where there is none. */
function problemOf(textos: Record<string, string | null>, judge: Judge): TextoComProblema | null {
  const [first] = Object.entries(problemasDosTextos(textos, judge))
  if (!first) return null
  const [onde, palavras] = first
  return { onde: onde || null, palavras }
}
