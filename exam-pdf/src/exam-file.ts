import type { Extracao, RedacaoExtraida } from './result.ts'

/** Marks a file as the result of an extraction, and says how complete it is. */
interface Sobre {
  versao: 1
  paginas: number
  numeros_ausentes: number[]
}

/** The format that `npm run seed` reads, after a person has reviewed the file. */
export interface ExamFile extends Pick<Extracao, 'questoes' | 'referencias'> {
  extracao: Sobre
  /** A single theme is written without a list, as in files that people write by hand. */
  redacao?: RedacaoExtraida | RedacaoExtraida[]
}

/**
 * Writes an extraction as an exam file (docs/exam-file.md) for a person to review. Questions keep their regions, their
 * confidence and their problems.
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
