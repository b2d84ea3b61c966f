import type { AnaliseDeQuestao, QuestaoAConferir } from '@rumo/contract'
import { LEAST_RESPOSTAS } from '@rumo/contract/rules'
import { byCount, countedWords, decimalWords, percentageWords } from '@rumo/shared-ui/words'

type Achado = QuestaoAConferir['achados'][number]

/** 'A alternativa D atrai mais do que a certa: confira o gabarito.' */
export function achadoWords({ codigo, letra }: Achado): string {
  return {
    outra_atrai_mais: `A alternativa ${letra} atrai mais do que a certa: confira o gabarito.`,
    discrimina_ao_contrario:
      'Quem vai melhor nas outras erra mais esta: confira o gabarito e o enunciado.',
    quase_ninguem_acerta: 'Quase ninguém acerta: confira o gabarito.',
    quase_todos_acertam: 'Quase todos acertam.',
  }[codigo]
}

/** '240 alunos responderam, e 62% acertaram.'; with too few answers, how many are needed for an analysis. */
export function respostasWords({ respostas, analise }: AnaliseDeQuestao): string {
  const alunos = countedWords(respostas, 'aluno', 'alunos')
  const verb = byCount(respostas, 'respondeu', 'responderam')
  if (analise) return `${alunos} ${verb}, e ${percentWords(analise.facilidade)} acertaram.`
  if (respostas >= LEAST_RESPOSTAS) return `${alunos} ${verb}.`
  return `${alunos} ${verb}. A partir de ${LEAST_RESPOSTAS}, aqui aparece como foi.`
}

export const percentWords = (part: number) => percentageWords(Math.round(part * 100))

/** The minimum discrimination index for each word, highest first. */
const DISCRIMINA: readonly (readonly [number, string])[] = [
  [0.4, 'muito bem'],
  [0.3, 'bem'],
  [0.2, 'de modo razoável'],
  [0, 'pouco'],
]

/** 'Separa bem quem sabe de quem não sabe: discriminação 0,34, eficiência 48%.' */
export function discriminacaoWords({
  discriminacao,
  eficiencia,
}: NonNullable<AnaliseDeQuestao['analise']>): string {
  if (discriminacao === null || eficiencia === null) {
    return 'Ainda não há como dizer se ela separa quem sabe de quem não sabe: poucos alunos responderam a outras dez.'
  }
  const how = DISCRIMINA.find(([least]) => discriminacao >= least)?.[1]
  const figures = `discriminação ${decimalWords(discriminacao)}, eficiência ${percentWords(eficiencia)}`
  return how === undefined
    ? `Separa ao contrário quem sabe de quem não sabe: ${figures}.`
    : `Separa ${how} quem sabe de quem não sabe: ${figures}.`
}
