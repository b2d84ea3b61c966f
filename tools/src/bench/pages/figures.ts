import type { Figure } from '../figure.ts'
import type { Cost } from './compare.ts'

/** The cost of one screen in the product's bundles and in the monolith. */
export interface Both {
  product: Cost
  monolith: Cost
}

/**
 * The product's time in ms with the other one as its baseline, and the ratio of both. Only the ratio has a limit.
 * Throws when a time was not measured.
 */
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

/** The counts of a screen's cost, each with the monolith's as its baseline. */
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
