import type { adoptFiles } from '@rumo/api'

type Holding = Awaited<ReturnType<typeof adoptFiles>>

/** What was adopted and what happens to it, in sentences for people. */
export function summaryOf({ files, named }: Holding): string {
  const adopted = `Arquivos que agora são deste banco de dados: ${files}.`
  if (files === named) return adopted
  return [
    adopted,
    `Nenhum registro usa ${files - named} deles. O que continuar assim por um dia vai para a lixeira, onde fica por 91 dias.`,
  ].join('\n')
}
