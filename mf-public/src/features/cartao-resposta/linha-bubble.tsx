import { Bubble } from '@rumo/shared-ui'
import { estadoOf, type Linha } from './cartao-resposta.rules.ts'

interface LinhaBubbleProps {
  linha: Linha
  tamanho: 20 | 24 | 28 | 38
  atual: boolean
}

/** One bubble for a whole row of the card, with the letter that was marked, if any. */
export function LinhaBubble({ linha, tamanho, atual }: LinhaBubbleProps) {
  const { marcada, numero } = linha
  return (
    <Bubble
      {...(marcada && { letra: marcada.nome })}
      estado={estadoOf(linha)}
      tamanho={tamanho}
      ordem={numero}
      atual={atual}
    />
  )
}
