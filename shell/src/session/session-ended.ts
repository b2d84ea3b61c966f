import { alert } from '@rumo/shared-ui'

/** What stands above a guarded page whose session ended; settles when it was read. */
export const sayThatSessionEnded = () =>
  alert({
    icone: 'info',
    titulo: 'Sua sessão terminou',
    texto: 'Entre de novo para continuar de onde parou. O que você escreveu aqui fica guardado.',
    fechar: 'Entrar de novo',
  })
