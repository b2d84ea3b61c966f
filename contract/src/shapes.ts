import type { Alternativa } from './alternativas/alternativas.ts'
import { GREATEST_ID } from './fields/id.ts'
import type { Referencia } from './referencias/referencias.ts'
import { RESULTADOS } from './rules/resultado.ts'
import type { QuestaoCorrigida, QuestaoDeSimulado } from './simulados/simulados.ts'
import type { QuestaoSorteada } from './sorteios/sorteios.ts'

// Guards for values that cannot be trusted, such as data that an earlier release left on a device. They replace the zod
// schemas in code that visitors download, because that code must contain no validator. Each guard lists the fields of
// its entity again; the compiler reports a field that is left out.

export type Guard<T> = (value: unknown) => value is T

/** A guard for each field, including optional ones. */
type Fields<T> = { [K in keyof T]-?: Guard<T[K]> }

/** The type of the values that a guard accepts. */
export type Guarded<G> = G extends Guard<infer T> ? T : never

export const isText: Guard<string> = (value) => typeof value === 'string'
/** Accepts every text that Date.parse can read, such as ISO 8601. */
export const isInstant: Guard<string> = (value): value is string =>
  isText(value) && !Number.isNaN(Date.parse(value))
export const isFlag: Guard<boolean> = (value) => typeof value === 'boolean'
export const isNumber: Guard<number> = (value) => typeof value === 'number'

/** Whether a value is a valid id. */
export const isId: Guard<number> = (value): value is number =>
  Number.isInteger(value) && isNumber(value) && value > 0 && value <= GREATEST_ID

/** Whether a value is a length in px. */
const isLength: Guard<number> = (value): value is number => isNumber(value) && value > 0

/** Whether a text is an address, absolute or relative. */
const isAddress: Guard<string> = (value): value is string =>
  isText(value) && URL.canParse(value, 'http://localhost/')

export const orNull =
  <T>(isIt: Guard<T>): Guard<T | null> =>
  (value): value is T | null =>
    value === null || isIt(value)

/** Also accepts null and a missing field. */
const orNothing =
  <T>(isIt: Guard<T>): Guard<T | null | undefined> =>
  (value): value is T | null | undefined =>
    value === undefined || value === null || isIt(value)

export const orMissing =
  <T>(isIt: Guard<T>): Guard<T | undefined> =>
  (value): value is T | undefined =>
    value === undefined || isIt(value)

export const oneOf =
  <const T>(...values: readonly T[]): Guard<T> =>
  (value): value is T =>
    values.includes(value as T)

export const listOf =
  <T>(isIt: Guard<T>): Guard<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && Array.from(value, isIt).every(Boolean)

/** Accepts an object that has these fields; other fields are ignored. */
export const shapeOf =
  <T extends object>(fields: Fields<T>): Guard<T> =>
  (value): value is T =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries<Guard<unknown>>(fields).every(([name, isIt]) =>
      isIt((value as Record<string, unknown>)[name]),
    )

/** Whether a value is a reference (text or image) that can be shown. */
export const isReferencia = shapeOf<Referencia>({
  id: isId,
  titulo: orNull(isText),
  legenda: orNull(isText),
  texto: orNull(isText),
  url_imagem: orNothing(isAddress),
  descricao: orNothing(isText),
  largura: orNothing(isLength),
  altura: orNothing(isLength),
  informacao_acesso: orNothing(isText),
})

type SemGabarito = QuestaoDeSimulado['alternativas'][number]

const ALTERNATIVA = {
  id: isId,
  id_questao: isNumber,
  nome: isText,
  texto: isText,
  url_imagem: orNothing(isAddress),
  descricao: orNothing(isText),
  largura: orNothing(isLength),
  altura: orNothing(isLength),
  ordem: orMissing(isNumber),
} satisfies Fields<SemGabarito>

const isAlternativa = shapeOf<Alternativa>({
  ...ALTERNATIVA,
  correta: isFlag,
  comentario: orNothing(isText),
})

/** The fields that say where a question is from. */
export const ORIGEM = {
  materia: orNull(shapeOf({ id: isId, nome: isText })),
  prova: shapeOf({
    id: isNumber,
    nome: isText,
    vestibular: orNull(
      shapeOf({
        id: isNumber,
        ano: isNumber,
        semestre: oneOf(1, 2),
      }),
    ),
  }),
} satisfies Fields<Pick<QuestaoSorteada, 'materia' | 'prova'>>

const QUESTAO = {
  id: isId,
  id_prova: isNumber,
  texto: isText,
  numero: orNothing(isNumber),
  id_materia: orNothing(isNumber),
  id_assunto: orNothing(isNumber),
  assunto: orNothing(shapeOf({ id: isId, nome: isText })),
  pagina_pdf: orNothing(isId),
  alternativas: listOf(shapeOf(ALTERNATIVA)),
  referencias: listOf(isReferencia),
  ...ORIGEM,
} satisfies Fields<QuestaoDeSimulado>

const COM_GABARITO = {
  ...QUESTAO,
  situacao: orMissing(oneOf('normal', 'anulada', 'retificada')),
  explicacao: orNothing(isText),
  alternativas: listOf(isAlternativa),
} satisfies Fields<QuestaoSorteada>

const hasQuestaoFields = shapeOf<QuestaoSorteada>(COM_GABARITO)
const hasFieldsOfSimulado = shapeOf<QuestaoDeSimulado>(QUESTAO)
const hasFieldsOfCorrigida = shapeOf<QuestaoCorrigida>({
  ...COM_GABARITO,
  marcada: orNull(isId),
  resultado: oneOf(...RESULTADOS),
})

/** Whether a value is a question that can be shown and answered. */
export const isQuestaoSorteada: Guard<QuestaoSorteada> = (value): value is QuestaoSorteada =>
  hasQuestaoFields(value) && value.alternativas.length > 0 && hasOwnIds(value)

/** Whether a value is a question of a simulado under way. A question of a whole prova may have no alternatives. */
export const isQuestaoDeSimulado: Guard<QuestaoDeSimulado> = (value): value is QuestaoDeSimulado =>
  hasFieldsOfSimulado(value) && hasOwnIds(value)

/** Whether a value is a question of a graded simulado. */
export const isQuestaoCorrigida: Guard<QuestaoCorrigida> = (value): value is QuestaoCorrigida =>
  hasFieldsOfCorrigida(value) && hasOwnIds(value)

const hasOwnIds = ({ alternativas }: { alternativas: readonly { id: number }[] }) =>
  new Set(alternativas.map(({ id }) => id)).size === alternativas.length
