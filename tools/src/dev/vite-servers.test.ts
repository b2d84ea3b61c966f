import { remotes } from '@rumo/contract'
import { expect, it } from 'vitest'
import { placeInDev } from './vite-servers.ts'

it('gives each remote a port of its own, from the first on', () => {
  const placed = placeInDev(5001)
  expect(placed.map(({ port }) => port)).toEqual(remotes.map((_remote, index) => 5001 + index))
  expect(placed[1]).toMatchObject({
    ...remotes[1],
    entry: 'http://localhost:5002/remoteEntry.js',
  })
})
