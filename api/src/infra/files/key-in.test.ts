import { expect, it } from 'vitest'
import { keyIn, ownKeyIn } from './file-keys.ts'

const KEY = `figuras/${'a'.repeat(64)}.svg`

it.each([
  [`arquivos/${KEY}`, KEY, KEY],
  [`https://a.test/api/arquivos/${KEY}`, KEY, undefined],
  [`/arquivos/${KEY}?v=1`, KEY, undefined],
  [`/arquivos/${KEY}#view`, KEY, undefined],
  [`/arquivos/${KEY}/x`, undefined, undefined],
  [`arquivos/figuras/../${KEY}`, KEY, undefined],
  ['', undefined, undefined],
])('of %s', (address, key, own) => {
  expect([keyIn(address), ownKeyIn(address)]).toEqual([key, own])
})
