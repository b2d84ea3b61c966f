import { byCount } from '@rumo/contract/plural'
import type { Extracao } from '@rumo/exam-pdf'

/** '24 páginas lidas.' */
export const pagesInWords = (total: number) =>
  byCount(total, '1 página lida.', `${total} páginas lidas.`)

/** Tells the user what was found in a booklet and what is doubtful. */
export function reportOf({ questoes, numeros_ausentes, redacoes, referencias }: Extracao): string {
  const doubtful = questoes.filter(({ problemas }) => problemas.length > 0)
  return [
    `Questões: ${questoes.length}, sem dúvida: ${questoes.length - doubtful.length}. Textos e figuras: ${referencias.length}. Temas de redação: ${redacoes.length}.`,
    ...(numeros_ausentes.length > 0 ? [`Não encontradas: ${numeros_ausentes.join(', ')}.`] : []),
    ...doubtful.map(
      ({ numero, pagina, problemas }) =>
        `Questão ${numero} (página ${pagina}): ${problemas.map(({ mensagem }) => mensagem).join(' ')}`,
    ),
    ...redacoes.flatMap(({ problemas }) => problemas).map(({ mensagem }) => `Redação: ${mensagem}`),
  ].join('\n')
}
