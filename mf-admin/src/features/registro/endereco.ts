import { ACOES_DO_FILTRO, ENTIDADES, idIn, type FiltroDoRegistro } from '@rumo/contract'
import { addDays, startOfDia } from '@rumo/contract/rules'

/** The filters of the log, as they are in the address of the screen. */
export interface Filtro {
  busca: string
  quem: number | undefined
  tipo: FiltroDoRegistro['entidade']
  /** The id of one record of the kind `tipo`. */
  registro: number | undefined
  acao: FiltroDoRegistro['acao']
  /** YYYY-MM-DD, both days included; empty if there is none. */
  de: string
  ate: string
}

const DAY = /^\d{4}-\d\d-\d\d$/

/** The filters in an address. An invalid value is no filter. */
export function filtroOf(search: URLSearchParams): Filtro {
  const tipo = ENTIDADES.find((each) => each === search.get('tipo'))
  return {
    busca: search.get('busca') ?? '',
    quem: idIn(search.get('quem')) ?? undefined,
    tipo,
    registro: tipo && (idIn(search.get('registro')) ?? undefined),
    acao: ACOES_DO_FILTRO.find((acao) => acao === search.get('acao')),
    de: dayIn(search.get('de')),
    ate: dayIn(search.get('ate')),
  }
}

/** The address of a filter. An e-mail is never part of it, because browsers keep addresses and send them along. */
export function searchOf(filtro: Filtro): Record<string, string> {
  const values = Object.entries({ ...filtro, busca: isEmail(filtro.busca) ? '' : filtro.busca })
  const said = values.filter(([, value]) => value !== undefined && value !== '')
  return Object.fromEntries(said.map(([field, value]) => [field, String(value)]))
}

/** The query to the server. A search by words or by kind also finds single parts of an action. */
export function queryOf({ busca, quem, tipo, registro, acao, de, ate }: Filtro): FiltroDoRegistro {
  const words = busca.trim()
  const isTurned = isTurnedAround({ de, ate })
  const [from, to] = [instantOf(isTurned ? ate : de, 0), instantOf(isTurned ? de : ate, 1)]
  return {
    ...(words && !isEmail(words) && { busca: words }),
    ...(quem !== undefined && { id_usuario: quem }),
    ...(tipo && { entidade: tipo }),
    ...(registro !== undefined && { id_registro: registro }),
    ...(acao && { acao }),
    ...(from && { de: from }),
    ...(to && { ate: to }),
    ...(!isInParts({ busca, tipo }) && { agrupadas: true }),
  }
}

/** Whether the last day is before the first one. The two are swapped then. */
export const isTurnedAround = ({ de, ate }: Pick<Filtro, 'de' | 'ate'>) =>
  de !== '' && ate !== '' && de > ate

/** Whether each part of an action is a line of its own, instead of one line for all that was done at once. */
export const isInParts = ({ busca, tipo }: Pick<Filtro, 'busca' | 'tipo'>) =>
  busca.trim() !== '' || tipo !== undefined

/** Whether the search is an e-mail address. The log cannot be searched for those. */
export const isEmail = (busca: string) => busca.includes('@')

function dayIn(text: string | null): string {
  return text !== null && DAY.test(text) ? text : ''
}

/** The first instant of a day, or of the day so many days later; undefined for an invalid day. */
const instantOf = (day: string, later: number): string | undefined =>
  Number.isNaN(Date.parse(day))
    ? undefined
    : new Date(startOfDia(addDays(day, later))).toISOString()
