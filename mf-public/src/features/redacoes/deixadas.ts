import type { OwnDevice } from '@rumo/shared-device/device'
import { REDACOES_GUARDADAS } from '@rumo/shared-device/redacoes'
import type { Outro, Rascunho } from './rascunho.ts'
import {
  isGuardada,
  isSameRascunho,
  listIn,
  type NovaGuardada,
  type RedacaoGuardada,
} from './redacoes-guardadas.ts'

/**
 * The text that a closed tab left of the draft `name`, and of which the writer has not been told. Null when there is
 * none, or it is the text on the sheet.
 */
export function deixadaIn(
  guardadas: readonly RedacaoGuardada[],
  name: string,
  folha: Pick<Rascunho, 'texto'>,
): Outro | null {
  const left = guardadas.find(({ deixada, texto }) => deixada === name && texto !== folha.texto)
  if (!left) return null
  const { tema, texto, id_anterior, enviada_em: em } = left
  return { onde: 'deixado', rascunho: { tema, texto, ...(id_anterior && { id_anterior }), em } }
}

/** Stops telling of the texts that closed tabs left of the draft `name`. */
export async function settleDeixadas(ownDevice: OwnDevice, name: string): Promise<void> {
  await ownDevice.update<unknown>(REDACOES_GUARDADAS, (kept) =>
    kept === undefined ? kept : listIn(kept).map((one) => toldOf(one, name)),
  )
}

function toldOf(one: unknown, name: string): unknown {
  if (!isGuardada(one) || one.deixada !== name) return one
  const { deixada: _, ...told } = one
  return told
}

/** Whether a kept essay is this text, put aside unfinished. */
export const isCopyOf =
  (rascunho: NovaGuardada) =>
  (one: NovaGuardada): boolean =>
    one.texto === rascunho.texto && isSameRascunho(one, { ...rascunho, rascunho: true })

/** Deletes the copy of a text that was put aside, because that text is continued. */
export async function removeAside(ownDevice: OwnDevice, rascunho: NovaGuardada): Promise<void> {
  const isCopy = isCopyOf(rascunho)
  await ownDevice.update<unknown>(REDACOES_GUARDADAS, (kept) =>
    kept === undefined ? kept : listIn(kept).filter((one) => !isGuardada(one) || !isCopy(one)),
  )
}
