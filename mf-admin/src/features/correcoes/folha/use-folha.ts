import type { Passagem } from '@rumo/contract/rules'
import { useRef, useState } from 'react'
import { textoNoCampo } from './selecao.ts'

/** What the user does with the sheet of an essay: the selected passage and the open remark. */
export function useFolha(texto: string, passagens: readonly Passagem[]) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [trecho, setTrecho] = useState<Passagem | null>(null)
  const [lugar, setLugar] = useState<number | null>(null)
  const isAt = ({ inicio, fim }: Passagem) => lugar !== null && inicio <= lugar && lugar < fim
  return {
    trecho,
    clear: () => setTrecho(null),
    /** The places of the remarks in whose passages one is. */
    atuais: passagens.flatMap((passagem, place) => (isAt(passagem) ? [place] : [])),
    props: {
      field,
      onEscolha: (escolha: { trecho: Passagem | null; lugar: number }) => {
        setTrecho(escolha.trecho)
        setLugar(escolha.lugar)
      },
    },
    /** Leads to a passage, and brings it into view. */
    show: (passagem: Passagem) => {
      const { inicio } = textoNoCampo(texto).toCampo(passagem)
      field.current?.focus({ preventScroll: true })
      field.current?.setSelectionRange(inicio, inicio)
      setTrecho(null)
      setLugar(passagem.inicio)
      const marks = field.current?.parentElement?.querySelectorAll<HTMLElement>('mark') ?? []
      const mark = [...marks].find(({ dataset }) => dataset.inicio === String(inicio))
      mark?.scrollIntoView({ block: 'center' })
    },
  }
}
