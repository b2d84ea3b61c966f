import { assuntos, sorteios, tentativas, type Contagem, type FiltroDeSorteio } from '@rumo/contract'
import { http, isUnknownPath } from '@rumo/shared-auth'
import { uniq } from 'es-toolkit'
import type { Escolha, So } from './escolha.rules.ts'
import { MAX_EXCETO, type PraticaMemory } from './pratica-memory.ts'

/** What a user can choose on this server, besides the matéria and the number of questions. */
export interface Oferta {
  /** An assunto of the matéria. */
  assuntos: boolean
  /** The difficulty, as far as questions have enough answers to tell it. */
  dificuldade: boolean
  /** A prova or a year. */
  provas: boolean
  naoRespondidas: boolean
  erradas: boolean
  guardadas: boolean
}

/** Whether the server draws by more than the matéria, for example by ids. */
export const drawsByEscolha = () => http.offers(sorteios.create) && http.offers(sorteios.count)

/**
 * What can be chosen, as far as is known by now. A server that draws by more than the matéria supports every choice. On
 * another server, the device can use the answers that it keeps itself: those of a visitor, or all answers when the
 * server takes none.
 */
export function ofertaFor(memory: Pick<PraticaMemory, 'isVisitor'>): Oferta {
  const draws = drawsByEscolha()
  const isOnDevice = memory.isVisitor || !http.offers(tentativas.send)
  return {
    assuntos: draws && http.offers(assuntos.list),
    dificuldade: draws,
    provas: draws,
    naoRespondidas: draws || isOnDevice,
    erradas: draws || (isOnDevice && !http.offers(sorteios.create)),
    guardadas: draws,
  }
}

/** The choice without the parts that cannot be chosen here. */
export function withinOferta(escolha: Escolha, oferta: Oferta): Escolha {
  const { idAssunto, idProva, ano, dificuldade, so, lista } = escolha
  const isOffered = so === null || oferta[OFFERED_AS[so]]
  return {
    ...escolha,
    idAssunto: oferta.assuntos ? idAssunto : null,
    idProva: oferta.provas ? idProva : null,
    ano: oferta.provas ? ano : null,
    dificuldade: oferta.dificuldade ? dificuldade : null,
    so: isOffered ? so : null,
    lista: isOffered ? lista : null,
  }
}

const OFFERED_AS = {
  'nao-respondidas': 'naoRespondidas',
  erradas: 'erradas',
  guardadas: 'guardadas',
} as const satisfies Record<So, keyof Oferta>

/**
 * The filter of a draw for a choice, without the questions in `exceto`. The server knows the answers of an account; the
 * device adds those that are still waiting to be sent.
 */
export async function filtroOf(
  { idMateria, idAssunto, idProva, ano, dificuldade, so, lista }: Escolha,
  exceto: readonly number[],
  memory: Pick<PraticaMemory, 'isVisitor' | 'ownAnswers' | 'ownGuardadas'>,
): Promise<FiltroDeSorteio> {
  const filtro = {
    exceto: [...exceto],
    ...(idMateria !== null && { id_materia: idMateria }),
    ...(idAssunto !== null && { id_assunto: idAssunto }),
    ...(idProva !== null && { id_prova: idProva }),
    ...(ano !== null && { ano }),
    ...(dificuldade !== null && { dificuldade }),
  }
  if (so === null) return filtro
  if (so === 'guardadas') return { ...filtro, entre: await memory.ownGuardadas(lista) }
  const { respondidas, erradas } = await memory.ownAnswers()
  const isOnServer = !memory.isVisitor && http.offers(tentativas.send) && drawsByEscolha()
  if (so === 'erradas') return { ...filtro, ...(isOnServer ? { so } : { entre: erradas }) }
  return {
    ...filtro,
    exceto: uniq([...exceto, ...respondidas]).slice(-MAX_EXCETO),
    ...(isOnServer && { so: 'nao_respondidas' as const }),
  }
}

/** How many questions a filter leaves; null when the server does not tell. Rejects with an ApiError. */
export async function countQuestoes(
  filtro: FiltroDeSorteio,
  signal: AbortSignal,
): Promise<Contagem | null> {
  if (!drawsByEscolha()) return null
  try {
    return await http.call(sorteios.count, { body: filtro, signal })
  } catch (error) {
    if (isUnknownPath(error)) return null
    throw error
  }
}
