const MAX_SHORT = 60

/** The name of a theme in a list: its first line, shortened if it is long. */
export function temaInShort(instrucoes: string): string {
  const line = instrucoes.trim().split('\n')[0]?.trim() ?? ''
  if (line === '') return 'Sem título'
  const letters = Array.from(line)
  return letters.length <= MAX_SHORT ? line : `${letters.slice(0, MAX_SHORT).join('').trim()}…`
}
