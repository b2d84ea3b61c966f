import { alert } from '@rumo/shared-ui'

/** The notice after a sign-out where the server did not confirm that it ended the token. */
export async function sayThatTokenGoesOn(): Promise<void> {
  await alert({
    icone: 'warning',
    titulo: 'Você saiu só deste navegador',
    texto:
      'O servidor não confirmou o fim da sua sessão: nele, ela termina sozinha em até 7 dias. Para encerrá-la antes, entre de novo e mude a senha.',
  })
}
