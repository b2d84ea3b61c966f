import type { Extracao } from '@rumo/exam-pdf'

/** What was found in a booklet and what is doubtful, in lines for people. */
export function reportOf({ questoes, numeros_ausentes, redacoes, referencias }: Extracao): string {
  const doubtful = questoes.filter(({ problemas }) => problemas.length > 0)
  return [
    `${questoes.length} questões, ${referencias.length} textos e figuras${themes(redacoes.length)}; ${questoes.length - doubtful.length} questões sem dúvida.`,
    ...(numeros_ausentes.length > 0 ? [`Não encontradas: ${numeros_ausentes.join(', ')}.`] : []),
    ...doubtful.map(
      ({ numero, pagina, problemas }) =>
        `Questão ${numero} (página ${pagina}): ${problemas.map(({ mensagem }) => mensagem).join(' ')}`,
    ),
    ...redacoes.flatMap(({ problemas }) => problemas).map(({ mensagem }) => `Redação: ${mensagem}`),
  ].join('\n')
}

function themes(count: number): string {
  if (count === 0) return ''
  return count === 1 ? ', 1 tema de redação' : `, ${count} temas de redação`
}
