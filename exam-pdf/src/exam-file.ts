import type { Extracao } from './result.ts'

/** What says of an extraction that it is one, in the file that it becomes. */
interface Sobre {
  versao: 1
  paginas: number
  numeros_ausentes: number[]
}

/**
 * An extraction as an exam file (docs/exam-file.md) that somebody has to review: questions keep their
 * place, their confidence and their problems in it.
 */
export function examFileOf({
  questoes,
  referencias,
  redacao,
  numeros_ausentes,
  paginas,
  versao,
}: Extracao): Omit<Extracao, 'versao' | 'paginas' | 'numeros_ausentes' | 'recortes'> & {
  extracao: Sobre
} {
  return {
    extracao: { versao, paginas, numeros_ausentes },
    referencias,
    questoes,
    ...(redacao && { redacao }),
  }
}
