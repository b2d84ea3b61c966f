import type { Passagem } from '@rumo/contract/rules'
import { useRef, useState } from 'react'
import { textoNoCampo } from './selecao.ts'

/** The state of an essay's sheet: the selected passage, and the comments at the caret. */
export function useFolha(texto: string, passagens: readonly Passagem[]) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [trecho, setTrecho] = useState<Passagem | null>(null)
  const [caret, setCaret] = useState<number | null>(null)
  const isAt = ({ inicio, fim }: Passagem) => caret !== null && inicio <= caret && caret < fim
  return {
    trecho,
    clear: () => setTrecho(null),
    /** The indices of the comments whose passages contain the caret. */
    atuais: passagens.flatMap((passagem, place) => (isAt(passagem) ? [place] : [])),
    props: {
      field,
      onEscolha: (escolha: { trecho: Passagem | null; caret: number }) => {
        setTrecho(escolha.trecho)
        setCaret(escolha.caret)
      },
    },
    /** Moves the caret to a passage and scrolls it into view. */
    show: (passagem: Passagem) => {
      const { inicio } = textoNoCampo(texto).toCampo(passagem)
      field.current?.focus({ preventScroll: true })
      field.current?.setSelectionRange(inicio, inicio)
      setTrecho(null)
      setCaret(passagem.inicio)
      const marks = field.current?.parentElement?.querySelectorAll<HTMLElement>('mark') ?? []
      const mark = [...marks].find(({ dataset }) => dataset.inicio === String(inicio))
      mark?.scrollIntoView({ block: 'center' })
    },
  }
}
