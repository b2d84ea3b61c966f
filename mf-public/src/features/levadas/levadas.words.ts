import type { Levada } from '@rumo/shared-device/levadas'
import { countedWords, listWords } from '@rumo/shared-ui/words'

/**
 * What is saved on the device: '45 questões e 1 tema de redação', or for a study plan '12 revisões, 8 questões novas e
 * 1 tema de redação'. Empty when everything in it was done.
 */
export function contentInWords({
  tipo,
  questoes,
  temas,
  revisao,
}: Pick<Levada, 'tipo' | 'questoes' | 'temas' | 'revisao'>): string {
  const isPlano = tipo === 'plano'
  return listWords([
    ...counted(isPlano ? revisao?.questoes : [], 'revisão', 'revisões'),
    ...(isPlano
      ? counted(questoes, 'questão nova', 'questões novas')
      : counted(questoes, 'questão', 'questões')),
    ...counted(temas.redacoes, 'tema de redação', 'temas de redação'),
  ])
}

const counted = (things: readonly unknown[] = [], one: string, several: string) =>
  things.length > 0 ? [countedWords(things.length, one, several)] : []
