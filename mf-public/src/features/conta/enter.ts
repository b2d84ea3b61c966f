import type { Credenciais } from '@rumo/contract'
import { session, type Beginning } from '@rumo/shared-auth'
import { alert } from '@rumo/shared-ui'
import { startSending } from '../../shared/envios.ts'
import { login } from './api.ts'

/** Why a device has nobody signed in although the server let them in. */
const WORDS: Record<Exclude<Beginning, 'begun'>, { titulo: string; texto: string }> = {
  expired: {
    titulo: 'O relógio deste aparelho está errado',
    texto:
      'E-mail e senha estão certos, mas pela data deste aparelho a sua entrada já teria vencido. Acerte a data e a hora nas configurações do aparelho e entre de novo.',
  },
  malformed: {
    titulo: 'Algo deu errado',
    texto: 'O servidor deu uma resposta que não dá para usar. Tente de novo daqui a pouco.',
  },
  'not-kept': {
    titulo: 'Este navegador não guarda a sua entrada',
    texto:
      'Ele está bloqueando o que os sites guardam no aparelho. Libere os cookies deste site ou use outro navegador.',
  },
}

/**
 * Enters, or says why this device cannot and gives false; rejects with what the server said. Where one
 * goes from there is the shell's to decide.
 */
export async function enter(credenciais: Credenciais): Promise<boolean> {
  const token = await login(credenciais)
  // Whatever screen comes next, what was answered on this device goes along.
  startSending()
  const outcome = session.begin(token)
  if (outcome === 'begun') return true
  await alert({ icone: 'warning', ...WORDS[outcome] })
  return false
}
