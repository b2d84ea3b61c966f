import { type CadernoDeExame, letraEm } from '@rumo/contract'
import { type Alvo, type Aviso, isQuestao, itemEm } from '@rumo/contract/caderno'
import { range } from 'es-toolkit'

interface Figura {
  imagem?: string | undefined
  descricao?: string | undefined
}

const lacksDescricao = ({ imagem, descricao }: Figura) =>
  imagem !== undefined && (descricao ?? '').trim() === ''

type Nome = (indice: number) => string

const among = (figuras: readonly Figura[], lista: string, nome: Nome): Aviso[] =>
  figuras.flatMap((figura, indice) =>
    lacksDescricao(figura)
      ? [{ campo: `${lista}.${indice}.descricao`, mensagem: nome(indice) }]
      : [],
  )

/** The images of a question or a theme without a description. */
export function semDescricao(caderno: CadernoDeExame, alvo: Alvo): readonly Aviso[] {
  const item = itemEm(caderno, alvo)
  if (!item) return []
  if (!isQuestao(item))
    return among(item.textos, 'referencias', (indice) => `texto de apoio ${indice + 1}`)
  const referencias = item.referencias.map(
    (nome) => caderno.referencias.find(({ id }) => id === nome) ?? {},
  )
  // The editor also shows an empty place for an alternative that was not found, so the index counts all letters.
  const alternativas = range(26).map(
    (indice) => item.alternativas.find(({ nome }) => nome === letraEm(indice)) ?? {},
  )
  return [
    ...among(referencias, 'referencias', (indice) => `referência ${indice + 1}`),
    ...among(alternativas, 'alternativas', (indice) => `alternativa ${letraEm(indice)}`),
  ]
}
