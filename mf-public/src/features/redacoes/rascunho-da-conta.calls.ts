import {
  rascunhoDaRedacao,
  redacoesEnviadas,
  type LinhaDeRedacaoEnviada,
  type RascunhoDaRedacao,
} from '@rumo/contract'
import { http } from '@rumo/shared-auth'
import { VISITANTE, type Device } from '@rumo/shared-device/device'
import { listOf } from '../../shared/list-of.ts'
import type { ServidorDoRascunho } from './dois-aparelhos.ts'
import { rascunhoOn, type Rascunho, type RascunhoWork } from './rascunho.ts'
import { RascunhoDaConta } from './rascunho-da-conta.ts'
import { listTemas, loadReescrita, loadTema } from './redacoes.calls.ts'
import type { Tema } from './tema.ts'

/** How long to wait for the server, before the user continues with the draft of the device. */
const PATIENCE_MS = 3000

/**
 * The draft of the device's user. `conta` is the same draft with its copy on the server; null without an account, or
 * when the server takes no drafts.
 */
export function openRascunho(
  device: Device,
  dono: string,
): { work: RascunhoWork; conta: RascunhoDaConta | null } {
  if (dono === VISITANTE || !http.offers(rascunhoDaRedacao.find)) {
    return { work: rascunhoOn(device.of(dono)), conta: null }
  }
  const conta = new RascunhoDaConta(device.of(dono), servidorOf(device, dono))
  return { work: conta, conta }
}

const servidorOf = (device: Device, dono: string): ServidorDoRascunho => ({
  find: () => http.call(rascunhoDaRedacao.find, { signal: AbortSignal.timeout(PATIENCE_MS) }),
  save: (body) => http.call(rascunhoDaRedacao.save, { body }),
  wasSent: async (fim) =>
    http.offers(redacoesEnviadas.list) &&
    listOf(
      await http.call(redacoesEnviadas.list, {
        query: { pagina: 1, limite: MOST_ENVIADAS },
        signal: AbortSignal.timeout(PATIENCE_MS),
      }),
    ).some(isSentWith(fim)),
  isOpen: () => device.owner() === dono,
  whole: (rascunho) => wholeRascunho(rascunho, AbortSignal.timeout(PATIENCE_MS)),
})

/** An essay that was just sent is among the newest. */
const MOST_ENVIADAS = 20

/** The draft ends right after the essay is sent, by the clock of the same device. */
const SENT_WITHIN_MS = 600_000

const isSentWith =
  ({ id_redacao, em }: RascunhoDaRedacao) =>
  (linha: LinhaDeRedacaoEnviada): boolean =>
    linha.id_redacao === id_redacao &&
    Math.abs(Date.parse(em) - Date.parse(linha.enviada_em)) < SENT_WITHIN_MS

/**
 * A draft of the server with its theme and texts. When the theme is gone, the draft has only the theme's heading.
 * Rejects with an ApiError.
 */
async function wholeRascunho(
  { id_redacao, id_anterior, titulo, texto }: RascunhoDaRedacao,
  signal: AbortSignal,
): Promise<Rascunho> {
  const gone: Tema = { id: id_redacao, titulo, comando: '', textos: [] }
  if (id_anterior !== null) {
    const again = await loadReescrita(id_anterior, signal)
    return { tema: again?.tema ?? gone, texto, id_anterior }
  }
  const found = (await listTemas(signal))?.find(({ id }) => id === id_redacao)
  return { tema: found ? await loadTema(found, signal) : gone, texto }
}
