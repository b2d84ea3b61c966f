import { missingNotas, RUBRICAS } from '@rumo/contract/rules'
import { problemsOf, type Rascunho } from './correcao-rascunho.ts'

/** What is missing before a correction can be delivered, by field, in the order of the fields. */
export function missingOf(rascunho: Rascunho): Record<string, string> {
  const found: Record<string, string> = {}
  for (const { id } of missingNotas(RUBRICAS[rascunho.rubrica], rascunho.notas)) {
    found[`notas.${id}`] = 'Escolha a nota.'
  }
  for (const { chave, texto } of rascunho.anotacoes) {
    if (texto.trim() === '') found[`anotacoes.${chave}`] = 'Escreva o comentário ou tire-o.'
  }
  return { ...found, ...problemsOf(rascunho) }
}

/** The label of a field of a correction: 'Coesão', 'Comentário 2'. */
export function labelOf(field: string, { rubrica, anotacoes }: Rascunho): string {
  const [list, key] = field.split('.')
  if (list === 'notas') {
    return RUBRICAS[rubrica].criterios.find(({ id }) => id === key)?.nome ?? 'Nota'
  }
  if (list === 'anotacoes') {
    const index = anotacoes.findIndex(({ chave }) => String(chave) === key)
    return index < 0 ? 'Comentários' : `Comentário ${index + 1}`
  }
  return list === 'parecer' ? 'Parecer' : 'Correção'
}
