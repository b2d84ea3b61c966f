import { expect, it } from 'vitest'
import { temaInShort } from './redacoes.rules.ts'

it('temaInShort gives the first line, and not too much of it', () => {
  expect(temaInShort('\n A água \nEscreva sobre ela.')).toBe('A água')
  expect(temaInShort('  ')).toBe('Sem título')
  expect(temaInShort('á'.repeat(80))).toBe(`${'á'.repeat(60)}…`)
})
