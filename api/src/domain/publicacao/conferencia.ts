import { type Conferencia, LETRAS, TEXTOS_DE_REFERENCIA } from '@rumo/contract'
import { createJudge, MOST_TOKENS } from '@rumo/contract/formulas'
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
import { problemasDosTextos, type Textos } from './marcacao.ts'

/** Of all formulas of a prova that are read at once; some tenths of a second. */
const MOST_TOKENS_OF_PROVA = 10 * MOST_TOKENS

/** How many tokens may still be read of a prova, and whether something was not read for want of them. */
interface Budget {
  tokens: number
  isShort: boolean
}

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
  const budget: Budget = { tokens: MOST_TOKENS_OF_PROVA, isShort: false }
  const read = {
    problema: problemOf([{ textos: { '': prova.instrucoes } }], budget),
    questoes: await readQuestoes(db, id, budget),
    temas: await readTemas(db, id, budget),
  }
  const achados = conferirProva({ ...own, ...read, formulasDemais: budget.isShort })
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
  budget: Budget,
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
    const proprios = { textos: textosOf({ texto, explicacao }, own), marcacao_quebrada }
    const problema = problemOf([proprios, ...escritosDe(referencias, referencia)], budget)
    return { ...questao, alternativas: own, referencias, problema }
  })
}

async function readTemas(
  db: Database | DatabaseTransaction,
  id_prova: number,
  budget: Budget,
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
    const escritos = [{ textos: { '': instrucoes } }, ...escritosDe(referencias, daColetanea)]
    return { id, referencias, problema: problemOf(escritos, budget) }
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

/** What one record says, and whether anything in it cannot be drawn, as far as its row tells. */
interface Escrito {
  textos: Textos
  marcacao_quebrada?: boolean | null
}

/** The texts of references, which `called` names one of: 'referência 2', 'referência 2, título'. */
function escritosDe(
  referencias: readonly Referencia[],
  called: (place: number) => string,
): Escrito[] {
  return referencias.map(({ marcacao_quebrada, ...each }, place) => ({
    textos: Object.fromEntries(
      TEXTOS_DE_REFERENCIA.map((campo) => [called(place + 1) + CHAMADOS[campo], each[campo]]),
    ),
    marcacao_quebrada,
  }))
}

/**
 * The first problem of a question or a theme with its references, by what its texts are called; null where there is none.
 * What was judged when it was written is read again only where several of them have formulas: each was judged by itself.
 * Each question and theme may have as many formulas as one record may, whatever the others have.
 */
function problemOf(escritos: readonly Escrito[], budget: Budget): TextoComProblema | null {
  const isTogether = escritos.filter(hasFormula).length > 1
  const read = escritos.filter(({ marcacao_quebrada }) => isTogether || marcacao_quebrada !== false)
  if (read.length === 0) return null
  if (budget.tokens <= 0 && read.some(hasFormula)) {
    budget.isShort = true
    return null
  }
  const own = { tokens: MOST_TOKENS }
  const textos: Textos = Object.assign({}, ...read.map((escrito) => escrito.textos))
  const [first] = Object.entries(problemasDosTextos(textos, createJudge(own)))
  budget.tokens -= MOST_TOKENS - own.tokens
  if (!first) return null
  const [onde, palavras] = first
  return { onde: onde || null, palavras }
}

const hasFormula = ({ textos }: Escrito) =>
  Object.values(textos).some((texto) => texto && /\\[([]/.test(texto))
