import type { Envelope } from '@rumo/contract'
import { toast } from '@rumo/shared-ui'
import { useQueryClient } from '@tanstack/react-query'
import { createContext, useContext } from 'react'

/** Says words where they are heard and stay: the layout does. */
export const Announce = createContext<(words: string) => void>(() => {})

/**
 * Says what a server did, by its own words where it has some, and has everything that is shown asked for
 * anew: it may name what changed.
 */
export function useSaid(): (answer: Envelope<unknown>, otherwise: string) => void {
  const queries = useQueryClient()
  const announce = useContext(Announce)
  return ({ titulo, mensagem, icone }, otherwise) => {
    const [title, text] = [titulo ?? capitalized(otherwise), mensagem ?? '']
    void queries.invalidateQueries()
    announce([title, text].filter(Boolean).join('. '))
    void toast({ icone: icone ?? 'success', titulo: title, texto: text })
  }
}

const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
