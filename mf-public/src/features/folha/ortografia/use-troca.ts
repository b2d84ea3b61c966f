import { useState } from 'react'
import type { OnEdit } from '../text-edits.ts'
import type { Escrita } from './para-conferir.ts'
import { editsOf, trocaOf, type Troca } from './trocar.ts'

interface Linha {
  escrita: Escrita
  troca: Troca | null
}

/**
 * Replaces words by suggestions. The last replacement stands among the wrong words, where its word stood, and can be
 * taken back until the text changes again.
 */
export function useTroca(texto: string, erradas: readonly Escrita[], onEdit: OnEdit | null) {
  const [last, setLast] = useState<(Troca & { indice: number }) | null>(null)
  const troca = last?.depois === texto ? last : null
  const linhas: Linha[] = erradas.map((escrita) => ({ escrita, troca: null }))
  if (troca) linhas.splice(troca.indice, 0, { escrita: troca.escrita, troca })
  return {
    linhas,
    trocar: (escrita: Escrita, por: string) => {
      const edits = editsOf(texto, escrita, por)
      const indice = linhas.findIndex((linha) => linha.escrita === escrita)
      if (onEdit?.(texto, edits)) setLast({ ...trocaOf(texto, escrita, { por, edits }), indice })
    },
    voltar: () => {
      if (troca) onEdit?.(texto, troca.volta)
    },
  }
}
