import type { NovoRascunhoDaRedacao, RascunhoDaRedacao } from '@rumo/contract'
import { isId, isText, listOf, orNull, shapeOf } from '@rumo/contract/shapes'
import type { OwnDevice } from '@rumo/shared-device/device'
import type { Rascunho } from './rascunho.ts'

/** The draft of an account on its server. The calls reject when no answer comes. */
export interface ServidorDoRascunho {
  find: () => Promise<RascunhoDaRedacao | null>
  save: (novo: NovoRascunhoDaRedacao) => Promise<RascunhoDaRedacao>
  /** Whether the account has sent the essay of this draft, which has ended. */
  wasSent: (fim: RascunhoDaRedacao) => Promise<boolean>
  /** Whether the session still belongs to the account. */
  isOpen: () => boolean
  /** Loads the theme and texts of a draft. */
  whole: (rascunho: RascunhoDaRedacao) => Promise<Rascunho>
}

/** The fields by which two drafts are compared. */
export type Escrito = Pick<RascunhoDaRedacao, 'id_redacao' | 'id_anterior' | 'texto'>

export const escritoOf = ({ tema, texto, id_anterior }: Rascunho): Escrito => ({
  id_redacao: tema.id,
  id_anterior: id_anterior ?? null,
  texto,
})

/** The last state of the account's draft that a device knows. */
export interface Visto extends Escrito {
  chave: string | null
  /** The `chaves` of states that the device sent without getting an answer. The server may have kept one of them. */
  tentadas: readonly string[]
}

/** The name under which a device keeps the last known state of the account's draft. */
export const VISTO = 'rascunho-da-conta/1'

/** The last state of the account's draft that a device knows; null when it knows none. Rejects when it refuses. */
export async function readVisto(own: OwnDevice): Promise<Visto | null> {
  const kept = await own.read<unknown>(VISTO)
  return isVisto(kept) ? kept : null
}

/** Another release may have kept the value. */
const isVisto = shapeOf<Visto>({
  chave: orNull(isText),
  id_redacao: isId,
  id_anterior: orNull(isId),
  texto: isText,
  tentadas: listOf(isText),
})

/**
 * What to do with the drafts of a device and of the server: nothing (`nada`), send the device's draft (`envia`), bring
 * the server's draft (`traz`), drop the device's draft (`larga`), let the user choose (`escolhe`), or keep the device's
 * draft and tell the user that another device has sent or discarded it (`avisa`).
 */
export type Encontro = 'nada' | 'envia' | 'traz' | 'larga' | 'escolhe' | 'avisa'

/**
 * Compares the draft of a device, the account's draft that the device last knew, and the draft on the server. An empty
 * text counts as no draft. The newest text wins. When both were changed since they were the same, the user chooses.
 */
export function encontroOf(
  local: Escrito | null,
  visto: Visto | null,
  servidor: RascunhoDaRedacao | null,
): Encontro {
  if (!servidor) return local ? 'envia' : 'nada'
  const isOwn = isKnown(visto, servidor)
  const isChanged = !isSame(local, isOwn ? servidor : visto)
  if (!isChanged) return isOwn ? 'nada' : bringing(local, servidor)
  if (isOwn) return 'envia'
  if (!local) return servidor.texto === '' ? 'nada' : 'traz'
  if (servidor.texto === '') return hasEnded(local, visto, servidor) ? 'avisa' : 'envia'
  return isSame(local, servidor) ? 'nada' : 'escolhe'
}

/** Whether this device wrote the state on the server or has already seen it. */
const isKnown = (visto: Visto | null, { chave }: RascunhoDaRedacao): boolean =>
  visto !== null && (visto.chave === chave || visto.tentadas.includes(chave))

/** Whether the server's draft that has ended is the one that this device has changed. */
const hasEnded = (local: Escrito, visto: Visto | null, servidor: RascunhoDaRedacao): boolean =>
  visto !== null && visto.texto !== '' && isSameFolha(local, visto) && isSameFolha(local, servidor)

const isSameFolha = (one: Escrito, other: Escrito): boolean =>
  one.id_redacao === other.id_redacao && one.id_anterior === other.id_anterior

export function isSame(one: Escrito | null, other: Escrito | null): boolean {
  const [a, b] = [one?.texto ?? '', other?.texto ?? '']
  if (!one || !other || a === '' || b === '') return a === b
  return a === b && isSameFolha(one, other)
}

/** What to do about a change on another device, when this device has changed nothing. */
function bringing(local: Escrito | null, { texto }: RascunhoDaRedacao): Encontro {
  if (texto !== '') return 'traz'
  return local ? 'larga' : 'nada'
}
