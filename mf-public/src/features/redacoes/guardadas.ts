import type { Aparelho } from './aparelho.ts'
import { isTema, type Tema } from './tema.ts'

const NAME = 'redacoes-enviadas/1'

/** An essay that was sent while there is no account to send it to: it stays on the device. */
export interface RedacaoGuardada {
  /** When it was sent, ISO 8601; no two have the same. */
  enviada_em: string
  tema: Tema
  texto: string
}

/** Those that this device keeps, the newest first. */
export async function readGuardadas(aparelho: Aparelho): Promise<RedacaoGuardada[]> {
  const kept = await aparelho.read<unknown>(NAME)
  return Array.isArray(kept) ? kept.filter(isGuardada) : []
}

function isGuardada(value: unknown): value is RedacaoGuardada {
  const guardada = value as Partial<RedacaoGuardada> | null
  return (
    typeof guardada?.enviada_em === 'string' &&
    !Number.isNaN(Date.parse(guardada.enviada_em)) &&
    typeof guardada.texto === 'string' &&
    isTema(guardada.tema)
  )
}

/** Keeps one more, and gives it; null where the device refuses: nothing has changed then. */
export async function addGuardada(
  aparelho: Aparelho,
  { tema, texto }: Pick<RedacaoGuardada, 'tema' | 'texto'>,
  agora: Date,
): Promise<RedacaoGuardada | null> {
  const others = await readGuardadas(aparelho)
  const guardada = { enviada_em: freeInstant(others, agora), tema, texto }
  const isKept = await aparelho.write(NAME, [guardada, ...others])
  return isKept ? guardada : null
}

/** Forgets one; false where the device refuses. */
export async function removeGuardada(
  aparelho: Aparelho,
  { enviada_em }: Pick<RedacaoGuardada, 'enviada_em'>,
): Promise<boolean> {
  const kept = await readGuardadas(aparelho)
  const left = kept.filter((guardada) => guardada.enviada_em !== enviada_em)
  return left.length > 0 ? aparelho.write(NAME, left) : aparelho.remove(NAME)
}

function freeInstant(others: readonly RedacaoGuardada[], agora: Date): string {
  const taken = new Set(others.map(({ enviada_em }) => enviada_em))
  let ms = agora.getTime()
  while (taken.has(new Date(ms).toISOString())) ms++
  return new Date(ms).toISOString()
}
