import type { adoptFiles } from '@rumo/api'

type Holding = Awaited<ReturnType<typeof adoptFiles>>

/** Tells the operator how many files were adopted, and what happens to those that no record uses. */
export function summaryOf({ files, named }: Holding): string {
  const adopted = `Arquivos que agora são deste banco de dados: ${files}.`
  if (files === named) return adopted
  return [
    adopted,
    `Nenhum registro usa ${files - named} deles. O que continuar assim por um dia vai para a lixeira, onde fica por 91 dias.`,
  ].join('\n')
}
