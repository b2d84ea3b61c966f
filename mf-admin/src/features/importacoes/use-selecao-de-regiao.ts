import type { Regiao } from '@rumo/contract'
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import {
  esticada,
  isGrande,
  movida,
  primeiraSelecao,
  regiaoEntre,
  type Ponto,
  type Tamanho,
} from './regioes.ts'
import { useCantos } from './use-cantos.ts'

interface Options {
  pagina: number
  tamanho: Tamanho
  /** The regions of the open question or theme: a selection by keyboard begins there. */
  regioes: readonly Regiao[]
  selecao: Regiao | null
  onSelect: (regiao: Regiao | null) => void
  /** Called for a press without a move while no selection was begun, with the point on the page. */
  onPress: (ponto: Ponto) => void
  /** Called for Enter, to ask what the selected part is. */
  onEnter: () => void
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
/** The step of the arrow keys, in points. With Ctrl the step is one point. */
const STEP = 8

/**
 * Selects a part of a page. The mouse can draw at any time. A finger or the keyboard can only after `begin`, because a
 * finger otherwise scrolls. After `begin`, two presses at opposite corners work as well as a drag (WCAG 2.5.7).
 */
export function useSelecaoDeRegiao({
  pagina,
  tamanho,
  regioes,
  selecao,
  onSelect,
  ...on
}: Options) {
  const [isBegun, setIsBegun] = useState(false)
  const from = useRef<Ponto | null>(null)
  const cantos = useCantos({ pagina, tamanho, onSelect })
  const begin = () => {
    cantos.forget()
    setIsBegun(true)
    if (selecao?.pagina !== pagina) onSelect(primeiraSelecao(pagina, regioes, tamanho))
  }
  const end = () => {
    setIsBegun(false)
    onSelect(null)
  }
  const pontoEm = (event: PointerEvent<SVGSVGElement>) => pontoOf(event, tamanho)
  const onKeyDown = (event: KeyboardEvent) => {
    if (!selecao) return
    if (event.key === 'Escape') end()
    else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) on.onEnter()
    else if (ARROWS[event.key]) onSelect(changedBy(event, selecao, tamanho))
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const props = {
    onKeyDown,
    onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
      if (event.button !== 0 || (event.pointerType !== 'mouse' && !isBegun)) return
      event.currentTarget.setPointerCapture(event.pointerId)
      from.current = pontoEm(event)
    },
    onPointerMove: (event: PointerEvent<SVGSVGElement>) => {
      if (!from.current) return
      const regiao = regiaoEntre(pagina, from.current, pontoEm(event), tamanho)
      if (isGrande(regiao)) onSelect(regiao)
    },
    onPointerUp: (event: PointerEvent<SVGSVGElement>) => {
      if (!from.current) return
      const to = pontoEm(event)
      const regiao = regiaoEntre(pagina, from.current, to, tamanho)
      from.current = null
      if (isGrande(regiao)) onSelect(regiao)
      else if (isBegun) cantos.press(to)
      else on.onPress(to)
    },
    onPointerCancel: () => {
      from.current = null
    },
  }
  return { isBegun, hasCorner: cantos.hasFirst, begin, end, props }
}

/** The selection after an arrow key moves it, or with Shift resizes it. */
function changedBy(
  { key, ctrlKey, shiftKey }: KeyboardEvent,
  selecao: Regiao,
  tamanho: Tamanho,
): Regiao {
  const [dx, dy] = ARROWS[key] ?? [0, 0]
  const step = ctrlKey ? 1 : STEP
  return (shiftKey ? esticada : movida)(selecao, dx * step, dy * step, tamanho)
}

function pontoOf(
  { currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>,
  { largura, altura }: Tamanho,
): Ponto {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return { x: ((clientX - left) / width) * largura, y: ((clientY - top) / height) * altura }
}
