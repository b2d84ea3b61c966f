import type { RascunhoDaRedacao } from '@rumo/contract'
import { isId, isText, listOf, orNull, shapeOf } from '@rumo/contract/shapes'

/** What tells one draft from another. */
export type Escrito = Pick<RascunhoDaRedacao, 'id_redacao' | 'id_anterior' | 'texto'>

/** What a device knows of the draft of its account. */
export interface Visto extends Escrito {
  chave: string | null
  /** What it has tried to keep since, and no answer came: the server may have one of them. */
  tentadas: readonly string[]
}

/** Whether what a device kept, or another release left, is that. */
export const isVisto = shapeOf<Visto>({
  chave: orNull(isText),
  id_redacao: isId,
  id_anterior: orNull(isId),
  texto: isText,
  tentadas: listOf(isText),
})

/**
 * What is to be done with the drafts of a device and of the server: nothing, to send the device's, to bring the server's,
 * to let the device's go, or to let the writer choose.
 */
export type Encontro = 'nada' | 'envia' | 'traz' | 'larga' | 'escolhe'

/**
 * Compares what a device has, what it knew of its account and what the server has; an empty text is no draft. The newest
 * writing wins; where both were written on since they were the same, neither does.
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
  if (servidor.texto === '') return local ? 'envia' : 'nada'
  if (!local) return 'traz'
  return isSame(local, servidor) ? 'nada' : 'escolhe'
}

/** Whether this device wrote it or has already seen it. */
const isKnown = (visto: Visto | null, { chave }: RascunhoDaRedacao): boolean =>
  visto !== null && (visto.chave === chave || visto.tentadas.includes(chave))

export function isSame(one: Escrito | null, other: Escrito | null): boolean {
  const [a, b] = [one?.texto ?? '', other?.texto ?? '']
  if (a === '' || b === '') return a === b
  return a === b && one?.id_redacao === other?.id_redacao && one?.id_anterior === other?.id_anterior
}

/** What another device did, where this one has changed nothing. */
function bringing(local: Escrito | null, { texto }: RascunhoDaRedacao): Encontro {
  if (texto !== '') return 'traz'
  return local ? 'larga' : 'nada'
}
