import type { Levada, OQueLevar } from '@rumo/shared-device/levadas'
import { ateMs } from '@rumo/shared-device/prazo-da-levada'
import { countedWords, longDateWords, spaceWords } from '@rumo/shared-ui/words'

/** What is done to it: 'Leve esta prova'. */
export const LEVE: Record<OQueLevar['tipo'], string> = {
  prova: 'Leve esta prova',
  materia: 'Leve esta matéria',
  revisao: 'Leve a revisão de hoje',
}

/** Until when it is here, and how much space it takes. */
export function hereInWords(levada: Pick<Levada, 'levadaEmMs' | 'bytes'>): string {
  const until = longDateWords(new Date(ateMs(levada)).toISOString())
  return `No aparelho até ${until} (${spaceWords(levada.bytes)}).`
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
