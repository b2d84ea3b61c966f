import { countedWords, listWords } from '@rumo/shared-ui/words'
import { upperFirst } from 'es-toolkit'
import type { Tema } from '../../../features/redacoes/tema.ts'

/** What one finds there, where an essay that was kept would not be looked for. */
export function foldInWords({ textos, faltam = [] }: Tema, numGuardadas: number): string {
  const parts = [
    ...(textos.length > 0
      ? [countedWords(textos.length, 'texto de apoio', 'textos de apoio')]
      : []),
    ...(faltam.length > 0
      ? [countedWords(faltam.length, 'texto que não veio', 'textos que não vieram')]
      : []),
    'instruções',
    ...(numGuardadas > 0
      ? [countedWords(numGuardadas, 'redação guardada', 'redações guardadas')]
      : []),
  ]
  return upperFirst(listWords(parts))
}
