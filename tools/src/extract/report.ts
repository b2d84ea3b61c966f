import type { Extracao } from '@rumo/exam-pdf'

/** What was found in a booklet and what is doubtful, in lines for people. */
export function reportOf({ questoes, numeros_ausentes, redacao, referencias }: Extracao): string {
  const doubtful = questoes.filter(({ problemas }) => problemas.length > 0)
  return [
    `${questoes.length} questões, ${referencias.length} textos e figuras${redacao ? ', 1 tema de redação' : ''}; ${questoes.length - doubtful.length} questões sem dúvida.`,
    ...(numeros_ausentes.length > 0 ? [`Não encontradas: ${numeros_ausentes.join(', ')}.`] : []),
    ...doubtful.map(
      ({ numero, pagina, problemas }) =>
        `Questão ${numero} (página ${pagina}): ${problemas.map(({ mensagem }) => mensagem).join(' ')}`,
    ),
    ...(redacao?.problemas ?? []).map(({ mensagem }) => `Redação: ${mensagem}`),
  ].join('\n')
}
