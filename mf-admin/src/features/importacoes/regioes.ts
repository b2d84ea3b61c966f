import type { Regiao } from '@rumo/contract'
import { clamp } from 'es-toolkit'

/** A point of a page, in points from its upper left corner. */
export interface Ponto {
  x: number
  y: number
}

export interface Tamanho {
  largura: number
  altura: number
}

/** The minimum side of a region, in points. A smaller one is an accidental press. */
export const LADO_MINIMO = 6

/** The rectangle between two points, within its page. */
export function regiaoEntre(pagina: number, a: Ponto, b: Ponto, tamanho: Tamanho): Regiao {
  const x = (value: number) => clamp(value, 0, tamanho.largura)
  const y = (value: number) => clamp(value, 0, tamanho.altura)
  return {
    pagina,
    x0: x(Math.min(a.x, b.x)),
    y0: y(Math.min(a.y, b.y)),
    x1: x(Math.max(a.x, b.x)),
    y1: y(Math.max(a.y, b.y)),
  }
}

export const isGrande = ({ x0, y0, x1, y1 }: Regiao) =>
  x1 - x0 >= LADO_MINIMO && y1 - y0 >= LADO_MINIMO

/** Moves a rectangle without resizing it, within its page. */
export function movida(regiao: Regiao, dx: number, dy: number, tamanho: Tamanho): Regiao {
  const { x0, y0, x1, y1 } = regiao
  const right = clamp(dx, -x0, tamanho.largura - x1)
  const down = clamp(dy, -y0, tamanho.altura - y1)
  return { ...regiao, x0: x0 + right, y0: y0 + down, x1: x1 + right, y1: y1 + down }
}

/** Moves the lower right corner of a rectangle within its page, and keeps the minimum side. */
export const esticada = (regiao: Regiao, dx: number, dy: number, tamanho: Tamanho): Regiao => ({
  ...regiao,
  x1: clamp(regiao.x1 + dx, Math.min(regiao.x0 + LADO_MINIMO, tamanho.largura), tamanho.largura),
  y1: clamp(regiao.y1 + dy, Math.min(regiao.y0 + LADO_MINIMO, tamanho.altura), tamanho.altura),
})

/**
 * Where a selection by keyboard begins: at the first region of the open question on the page, otherwise in the middle
 * of the page.
 */
export function primeiraSelecao(
  pagina: number,
  regioes: readonly Regiao[],
  { largura, altura }: Tamanho,
): Regiao {
  const there = regioes.find((each) => each.pagina === pagina)
  return there ?? { pagina, x0: largura / 4, y0: altura / 4, x1: (largura * 3) / 4, y1: altura / 2 }
}

const part = (value: number, of: number) => Math.round((value / of) * 100)

/** '12 a 40% da largura, 5 a 20% da altura': where a rectangle is, for users who do not see it. */
export function ondeFica({ x0, y0, x1, y1 }: Regiao, { largura, altura }: Tamanho): string {
  return (
    `${part(x0, largura)} a ${part(x1, largura)}% da largura, ` +
    `${part(y0, altura)} a ${part(y1, altura)}% da altura`
  )
}
