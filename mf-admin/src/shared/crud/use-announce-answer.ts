import type { Envelope } from '@rumo/contract'
import { toast } from '@rumo/shared-ui'
import { useQueryClient } from '@tanstack/react-query'
import { createContext, useContext } from 'react'

/** Announces a text to screen readers. The layout provides the function. */
export const Announce = createContext<(words: string) => void>(() => {})

/**
 * Shows and announces the message of an answer, or `otherwise` if it has none. Then fetches everything shown again,
 * because any of it may show the changed record.
 */
export function useAnnounceAnswer(): (answer: Envelope<unknown>, otherwise: string) => void {
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
