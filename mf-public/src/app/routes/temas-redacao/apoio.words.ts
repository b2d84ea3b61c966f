import { countedWords, listWords } from '@rumo/shared-ui/words'
import { upperFirst } from 'es-toolkit'
import type { Tema } from '../../../features/redacoes/tema.ts'

/** The content of the fold in words. It names the kept essays too, because users would not look for them there. */
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
