import type { Figure } from '../figure.ts'
import type { Cost } from './compare.ts'

/** A screen by the product's bundles and by the monolith. */
export interface Both {
  product: Cost
  monolith: Cost
}

/** A time in ms of both ways, without a limit of its own, and how many times the monolith's it is. */
export function timesOf(
  name: string,
  product: number | null,
  [other, otherMs]: [name: string, ms: number | null],
  limit: { atMost: number; row?: string },
): Figure[] {
  if (product === null || otherMs === null) throw new Error(`${name} was not seen.`)
  return [
    { name, value: product, unit: 'ms', baseline: { name: other, value: otherMs } },
    { name: `${name}, by ${other}`, value: product / otherMs, ...limit },
  ]
}

const beside = (value: number) => ({ baseline: { name: 'the monolith', value } })

/** What a screen cost is counted in, each with the monolith's beside it. */
export function countsOf(
  screen: string,
  { product, monolith }: Both,
  most: { bytes: number; requests: number; depth?: number },
): Figure[] {
  return [
    {
      name: `JavaScript of ${screen}, by brotli`,
      value: product.scriptBytes,
      unit: 'bytes',
      atMost: most.bytes,
      ...beside(monolith.scriptBytes),
      row: `JavaScript of ${screen} on a slow phone, by brotli`,
    },
    {
      name: `requests of ${screen}`,
      value: product.requests,
      atMost: most.requests,
      ...beside(monolith.requests),
      row: `requests of ${screen} on a slow phone`,
    },
    {
      name: `requests of ${screen} one after the other`,
      value: product.depth,
      ...(most.depth !== undefined && {
        atMost: most.depth,
        row: `requests of ${screen} one after the other`,
      }),
      ...beside(monolith.depth),
    },
  ]
}
