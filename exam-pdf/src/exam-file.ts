import type { Extracao, RedacaoExtraida } from './result.ts'

/** Marks a file as the result of an extraction. */
interface Sobre {
  versao: 1
  paginas: number
  numeros_ausentes: number[]
}

/** What `npm run seed` reads, once a person has reviewed it. */
export interface ExamFile extends Pick<Extracao, 'questoes' | 'referencias'> {
  extracao: Sobre
  /** A single theme without a list, as in files that people write. */
  redacao?: RedacaoExtraida | RedacaoExtraida[]
}

/**
 * An extraction as an exam file (docs/exam-file.md) for a person to review: questions keep their
 * place, their confidence and their problems in it.
 */
export function examFileOf(extracao: Extracao): ExamFile {
  const { questoes, referencias, redacoes, numeros_ausentes, paginas, versao } = extracao
  const [only] = redacoes
  return {
    extracao: { versao, paginas, numeros_ausentes },
    referencias,
    questoes,
    ...(only && { redacao: redacoes.length > 1 ? redacoes : only }),
  }
}
