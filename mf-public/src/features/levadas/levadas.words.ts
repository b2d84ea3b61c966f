import type { Levada, OQueLevar } from '@rumo/shared-device/levadas'
import { countedWords, longDateWords, spaceWords } from '@rumo/shared-ui/words'

/** What is done to it: 'Leve esta prova'. */
export const LEVE: Record<OQueLevar['tipo'], string> = {
  prova: 'Leve esta prova',
  materia: 'Leve esta matéria',
  revisao: 'Leve a revisão de hoje',
}

const A_WEEK_MS = 7 * 86_400_000

/** Until when it is here, and how much space it takes. */
export function hereInWords({ levadaEmMs, bytes }: Pick<Levada, 'levadaEmMs' | 'bytes'>): string {
  const until = longDateWords(new Date(levadaEmMs + A_WEEK_MS).toISOString())
  return `No aparelho até ${until} (${spaceWords(bytes)}).`
}

/** What is in it: '45 questões e 1 tema de redação'. */
export function contentInWords({ questoes, temas }: Pick<Levada, 'questoes' | 'temas'>): string {
  const parts = [
    questoes.length > 0 && countedWords(questoes.length, 'questão', 'questões'),
    temas.redacoes.length > 0 &&
      countedWords(temas.redacoes.length, 'tema de redação', 'temas de redação'),
  ]
  return parts.filter(Boolean).join(' e ')
}
