import type { Credenciais } from '@rumo/contract'
import { session, type Beginning } from '@rumo/shared-auth'
import { ownerOfToken } from '@rumo/shared-device/device'
import { leituraDoAparelho } from '@rumo/shared-device/leitura'
import { alert } from '@rumo/shared-ui'
import { useEffect } from 'react'
import { startSending } from '@rumo/shared-device/envios'
import { login } from './conta.calls.ts'

/** Messages for a session that could not begin on this device although the server accepted the credentials. */
const WORDS: Record<Exclude<Beginning, 'begun'>, { titulo: string; texto: string }> = {
  expired: {
    titulo: 'O relógio deste aparelho está errado',
    texto:
      'E-mail e senha estão certos, mas, pela data deste aparelho, o seu acesso já teria vencido. Acerte a data e a hora nas configurações do aparelho e entre de novo.',
  },
  malformed: {
    titulo: 'Algo deu errado',
    texto: 'O servidor deu uma resposta que não dá para usar. Tente de novo em alguns minutos.',
  },
  'not-kept': {
    titulo: 'Este navegador não deixa você continuar na conta',
    texto:
      'Ele está bloqueando o que os sites guardam no aparelho. Libere os cookies deste site ou use outro navegador.',
  },
}

/**
 * Asks the user what has to be settled before the account signs in, and settles it. `conta` is the name under which the
 * device keeps the account's own data.
 */
export type Antes = (conta: string) => Promise<void>

/**
 * Signs in. Resolves to true on success. When this device cannot keep the session, shows why and resolves to false.
 * Rejects with the server's error. The shell decides where to navigate afterwards.
 */
export async function enter(credenciais: Credenciais, antes: Antes): Promise<boolean> {
  return enterBy(await login(credenciais), antes)
}

/**
 * Continues a sign-in that a reload interrupted while `antes` was still asking. The token was held for this tab
 * meanwhile. Does nothing when no token is held.
 */
export function useResumedEntry(antes: Antes): void {
  useEffect(() => {
    const token = session.held()
    if (token !== null) void enterBy(token, antes)
  }, [antes])
}

async function enterBy(token: string, antes: Antes): Promise<boolean> {
  const conta = ownerOfToken(token, Date.now())
  // `antes` must finish before the session begins: the page then navigates, which would close the dialog.
  if (conta !== null) {
    session.hold(token)
    await antes(conta)
    session.hold(null)
  }
  // Starts to send what waits on the device for this account, whatever screen comes next.
  startSending()
  const outcome = session.begin(token)
  if (outcome === 'begun') {
    void leituraDoAparelho.follow()
    return true
  }
  await alert({ icone: 'warning', ...WORDS[outcome] })
  return false
}
