import { session } from '@rumo/shared-auth'
import { alert } from '@rumo/shared-ui'

/**
 * Shows a dialog above a guarded page whose session ended. Settles when it is closed, or when the user signs in in
 * another tab.
 */
export async function sayThatSessionEnded(): Promise<void> {
  const again = new AbortController()
  const look = () => {
    if (session.claims() !== null) again.abort()
  }
  const stop = session.subscribe(look)
  look()
  await alert({
    icone: 'info',
    titulo: 'Sua sessão terminou',
    texto: 'Entre de novo para continuar de onde parou. O que você escreveu aqui fica guardado.',
    fechar: 'Entrar de novo',
    signal: again.signal,
  }).finally(stop)
}
