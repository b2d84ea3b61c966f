import type { OwnDevice } from '@rumo/shared-auth/device'
import { isText, shapeOf, type Guard } from '@rumo/contract/shapes'
import { isTema, type Tema } from './tema.ts'

const NAME = 'redacoes-enviadas/1'

/** An essay that was sent while there is no account to send it to: it stays on the device. */
export interface RedacaoGuardada {
  /** When it was sent, ISO 8601; no two have the same. */
  enviada_em: string
  tema: Tema
  texto: string
}

/** Those that this device keeps, the newest first. Rejects where the device refuses. */
export async function readGuardadas(aparelho: OwnDevice): Promise<RedacaoGuardada[]> {
  return listIn(await aparelho.read<unknown>(NAME)).filter(isGuardada)
}

/** Whether a text is an instant as it is kept. */
const isInstant: Guard<string> = (value): value is string =>
  isText(value) && !Number.isNaN(Date.parse(value))

const isGuardada = shapeOf<RedacaoGuardada>({
  enviada_em: isInstant,
  tema: isTema,
  texto: isText,
})

/** Keeps one more, and gives it; null where the device refuses: nothing has changed then. */
export async function addGuardada(
  aparelho: OwnDevice,
  { tema, texto }: Pick<RedacaoGuardada, 'tema' | 'texto'>,
  agora: Date,
): Promise<RedacaoGuardada | null> {
  const guardada = { enviada_em: agora.toISOString(), tema, texto }
  const isKept = await aparelho.update<unknown>(NAME, (kept) => {
    const others = listIn(kept)
    guardada.enviada_em = freeInstant(others.filter(isGuardada), agora)
    return [guardada, ...others]
  })
  return isKept ? guardada : null
}

/** Forgets one; false where the device refuses. */
export async function removeGuardada(
  aparelho: OwnDevice,
  { enviada_em }: Pick<RedacaoGuardada, 'enviada_em'>,
): Promise<boolean> {
  return aparelho.update<unknown>(NAME, (kept) =>
    listIn(kept).filter((one) => !isGuardada(one) || one.enviada_em !== enviada_em),
  )
}

/** All that is kept, also what only another release understands. */
function listIn(kept: unknown): unknown[] {
  return Array.isArray(kept) ? kept : []
}

function freeInstant(others: readonly RedacaoGuardada[], agora: Date): string {
  const taken = new Set(others.map(({ enviada_em }) => enviada_em))
  let ms = agora.getTime()
  while (taken.has(new Date(ms).toISOString())) ms++
  return new Date(ms).toISOString()
}
