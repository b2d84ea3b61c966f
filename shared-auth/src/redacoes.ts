import { redacoesEnviadas } from '@rumo/contract'
import { isId, isText, orMissing, shapeOf } from '@rumo/contract/shapes'
import { v5 as chaveIn } from 'uuid'
import { asApiError, isForLater } from './call-error.ts'
import { VISITANTE, type Device } from './device.ts'
import type { http as pageHttp } from './http.ts'
import { Sender } from './sender.ts'
import { patience } from './patience.ts'
import type { session as pageSession } from './session.ts'
import { isChave } from './tentativa.ts'

/** The name under which a device keeps essays that wait to be sent, or that a visitor finished. */
export const REDACOES_GUARDADAS = 'redacoes-enviadas/1'

/** The name under which a device keeps the draft of an essay. */
export const RASCUNHO = 'rascunho-redacao/1'

/** The namespace of the name-based UUIDs below (RFC 9562). */
const ESSAYS = 'b731b6d6-b228-4312-bef1-932978dcb35f'

/**
 * The `chave` of an essay that a visitor left, derived from its content: every tab that gives it to an account makes
 * the same one.
 */
export const chaveOf = ({ enviada_em, texto }: Pick<ParaEnviar, 'enviada_em' | 'texto'>): string =>
  chaveIn(`${enviada_em} ${texto}`, ESSAYS)

/** What the server is told of an essay that a device keeps; an account that wants it sent has given it its `chave`. */
interface ParaEnviar {
  chave: string
  enviada_em: string
  tema: { id: number }
  texto: string
  id_anterior?: number | undefined
}

/**
 * How far the sending of one essay has come: `adiada` goes later by itself, `recusada` is not taken as it is.
 */
export type Envio =
  | { estado: 'enviando' }
  | { estado: 'enviada'; id: number }
  | { estado: 'adiada' | 'recusada'; mensagem: string }

interface Parts {
  device: Device
  /** The page's http client, passed in as for `createDevice`. */
  http: Pick<typeof pageHttp, 'call' | 'offers'>
  session: Pick<typeof pageSession, 'subscribe'>
}

/**
 * Sends the essays of an account that wait on this device (docs/decisions/essay.md), on whatever screen their
 * student is. What was sent twice the server has once, by its `chave`.
 */
export class EnvioDeRedacoes extends Sender {
  readonly #parts: Parts
  readonly #underWay = new Map<string, Promise<Envio | null>>()
  /**
   * Essays that the server refused: their author has to look at them; they are not sent again while the page is open.
   */
  readonly #recusadas = new Set<string>()

  constructor(parts: Parts) {
    super(REDACOES_GUARDADAS, parts.session)
    this.#parts = parts
  }

  /**
   * Sends one essay of the signed-in account and removes it once the server has it; a second call meanwhile joins the
   * first. Null where the server takes none at all. Never rejects.
   */
  sendOne(owner: string, redacao: ParaEnviar): Promise<Envio | null> {
    const { chave } = redacao
    const sending =
      this.#underWay.get(chave) ??
      this.#deliver(owner, redacao).finally(() => this.#underWay.delete(chave))
    this.#underWay.set(chave, sending)
    return sending
  }

  protected override async sendAll(): Promise<void> {
    const { device, http } = this.#parts
    const owner = device.owner()
    if (owner === VISITANTE) return
    const kept = await device
      .of(owner)
      .read<unknown>(REDACOES_GUARDADAS)
      .catch(() => [])
    // The oldest first.
    for (const redacao of listIn(kept).toReversed()) {
      if (!isParaEnviar(redacao) || this.#recusadas.has(redacao.chave)) continue
      // The call uses the current token: check that it is still the same owner.
      if (device.owner() !== owner || !http.offers(redacoesEnviadas.send)) return
      await this.sendOne(owner, redacao)
    }
  }

  async #deliver(owner: string, redacao: ParaEnviar): Promise<Envio | null> {
    const envio = await this.#post(redacao)
    if (envio?.estado === 'recusada') this.#recusadas.add(redacao.chave)
    if (envio?.estado !== 'enviada') return envio
    // If the device refuses to remove it, it is sent again later; the server recognises it.
    await this.#parts.device
      .of(owner)
      .update<unknown>(REDACOES_GUARDADAS, (kept) =>
        listIn(kept).filter((one) => !isParaEnviar(one) || one.chave !== redacao.chave),
      )
    this.tell()
    return envio
  }

  async #post({ chave, tema, texto, enviada_em, id_anterior }: ParaEnviar): Promise<Envio | null> {
    const body = {
      chave,
      id_redacao: tema.id,
      texto,
      enviada_em,
      ...(id_anterior && { id_anterior }),
    }
    const signal = patience()
    try {
      const { id } = await this.#parts.http.call(redacoesEnviadas.send, { body, signal })
      return { estado: 'enviada', id }
    } catch (cause) {
      const error = asApiError(cause, signal)
      const { status, codigo, mensagem } = error
      if ((status === 404 || status === 405) && codigo === undefined) return null
      return {
        estado: isForLater(error) ? 'adiada' : 'recusada',
        mensagem,
      }
    }
  }
}

const hasFields = shapeOf<ParaEnviar>({
  chave: isChave,
  enviada_em: isText,
  tema: shapeOf<ParaEnviar['tema']>({ id: isId }),
  texto: isText,
  id_anterior: orMissing(isId),
})

function isParaEnviar(one: unknown): one is ParaEnviar {
  return hasFields(one) && !('rascunho' in one && one.rascunho === true)
}

/** All entries, those of other releases too. */
function listIn(kept: unknown): unknown[] {
  return Array.isArray(kept) ? kept : []
}
