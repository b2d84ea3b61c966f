import type { Credenciais } from '@rumo/contract'
import { session, type Beginning } from '@rumo/shared-auth'
import { ownerOfToken } from '@rumo/shared-device/device'
import { leituraDoAparelho } from '@rumo/shared-device/leitura'
import { alert } from '@rumo/shared-ui'
import { useEffect } from 'react'
import { startSending } from '@rumo/shared-device/envios'
import { login } from './conta.calls.ts'

/** Why the session did not begin although the server accepted the credentials. */
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

/** What there is to ask before an account enters, by the name under which the device keeps what is its own. */
export type Antes = (conta: string) => Promise<void>

/**
 * Enters, or says why this device cannot and gives false; rejects with what the server said. Where one
 * goes from there is the shell's to decide.
 */
export async function enter(credenciais: Credenciais, antes: Antes): Promise<boolean> {
  return enterBy(await login(credenciais), antes)
}

/** Asks anew what a reload took away before it was answered, then enters; where there is nothing, does nothing. */
export function useResumedEntry(antes: Antes): void {
  useEffect(() => {
    const token = session.held()
    if (token !== null) void enterBy(token, antes)
  }, [antes])
}

async function enterBy(token: string, antes: Antes): Promise<boolean> {
  const conta = ownerOfToken(token, Date.now())
  // Before the page navigates, which would close the dialog.
  if (conta !== null) {
    session.hold(token)
    await antes(conta)
    session.hold(null)
  }
  // Sends what waits for this account, on whatever screen comes next.
  startSending()
  const outcome = session.begin(token)
  if (outcome === 'begun') {
    void leituraDoAparelho.follow()
    return true
  }
  await alert({ icone: 'warning', ...WORDS[outcome] })
  return false
}
