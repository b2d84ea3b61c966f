/** The reasons to sign in, by the beginning of the path that the user wanted to see. The first match counts. */
const MOTIVOS: readonly (readonly [inicio: string, motivo: string])[] = [
  ['/aluno/conta', 'Entre para ver a sua conta.'],
  ['/aluno/redacoes/', 'Entre para ler a sua redação.'],
  ['/aluno', 'Entre para ver o seu desempenho.'],
  ['/simulados/', 'Entre para rever o seu simulado.'],
  ['/revisar-erros', 'Entre para revisar o que você errou.'],
  ['/vestibular-completo', 'Entre para continuar o seu simulado.'],
  ['/temas-redacao', 'Entre para enviar a sua redação.'],
  ['/admin', 'Entre com uma conta de administrador para ver esta página.'],
]

/**
 * The reason for which the user was redirected to /login, from the query (docs/decisions/entering.md). Null without a
 * redirect, and when the address in the query leads nowhere.
 */
export function motivoOf(search: string): string | null {
  const volta = new URLSearchParams(search).get('volta')
  if (volta === null) return null
  const path = volta.replace(/[?#].*$/s, '')
  const isBelow = (inicio: string) =>
    path === inicio || path.startsWith(inicio.endsWith('/') ? inicio : `${inicio}/`)
  return MOTIVOS.find(([inicio]) => isBelow(inicio))?.[1] ?? null
}
