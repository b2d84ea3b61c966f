// @vitest-environment node
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { expect, it } from 'vitest'
import { openSpeller } from './speller.ts'

const folder = path.dirname(createRequire(import.meta.url).resolve('dictionary-pt'))
const read = (name: string) => readFile(path.join(folder, name), 'utf8')

it('knows the words of Brazilian essays, and what wrong ones were meant to be', async () => {
  const { isRight, suggest } = await openSpeller(await read('index.aff'), await read('index.dic'))
  const right = 'Casas escrevêssemos dar-lhe-ia guarda-chuva fazê-lo ônibus ideia voo celular'
  expect(right.split(' ').filter((word) => !isRight(word))).toEqual([])
  expect(['concerteza', 'previlégio', 'excessão', 'idéia'].filter(isRight)).toEqual([])
  expect(suggest('excessão')).toContain('exceção')
}, 60_000)
