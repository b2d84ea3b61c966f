import type { Levada, OQueLevar } from '@rumo/shared-device/levadas'
import { expiresAtMs } from '@rumo/shared-device/levada-expiry'
import { nearDateWords, spaceWords } from '../words/words.ts'

/** The label of the button: 'Leve esta prova'. */
export const LEVE: Record<OQueLevar['tipo'], string> = {
  prova: 'Leve esta prova',
  materia: 'Leve esta matéria',
  revisao: 'Leve a revisão de hoje',
  plano: 'Leve o plano de hoje',
}

/** Until when the content stays on the device, and how much space it takes. */
export function hereInWords(levada: Pick<Levada, 'levadaEmMs' | 'bytes'>): string {
  const until = nearDateWords(new Date(expiresAtMs(levada)).toISOString())
  return `No aparelho até ${until} (${spaceWords(levada.bytes)}).`
}
