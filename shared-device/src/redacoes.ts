import { redacoesEnviadas } from '@rumo/contract'
import { chaveDaRedacao } from '@rumo/contract/chave-da-redacao'
import { isId, isText, orMissing, shapeOf } from '@rumo/contract/shapes'
import { v5 as chaveIn } from 'uuid'
import { callError, isForLater } from './call-error.ts'
import { Outbox, type OutboxParts } from './outbox.ts'
import { patience } from './patience.ts'
import { isChave } from './tentativa.ts'

/** The name under which a device stores essays that wait to be sent, or that a visitor finished. */
export const REDACOES_GUARDADAS = 'redacoes-enviadas/1'

/** The name under which a device stores the draft of an essay. */
export const RASCUNHO = 'rascunho-redacao/1'

/** The beginning of the names under which a device keeps the essays of simulados. The `chave` of the simulado follows. */
export const REDACOES_DE_SIMULADOS = 'simulado-redacao/1/'

/** The namespace of the name-based UUIDs below (RFC 9562). */
const ESSAYS = 'b731b6d6-b228-4312-bef1-932978dcb35f'

/**
 * The `chave` of an essay that a visitor left, derived from the `chave` of its simulado or, without one, from its
 * content. Every tab that moves the essay to an account therefore gives it the same key.
 */
export const chaveOf = ({ enviada_em, texto, chave_do_simulado: own }: Deixada): string =>
  own ? chaveDaRedacao(own) : chaveIn(`${enviada_em} ${texto}`, ESSAYS)

interface Deixada extends Pick<ParaEnviar, 'enviada_em' | 'texto'> {
  chave_do_simulado?: string | undefined
}

/** The fields of a stored essay that are sent to the server. It gets its `chave` when an account wants it sent. */
interface ParaEnviar {
  chave: string
  enviada_em: string
  tema: { id: number }
  texto: string
  id_anterior?: number | undefined
}

/**
 * The result of sending an essay: `adiada` is sent again later by itself, `recusada` is not accepted with this content.
 */
export type Envio =
  | { estado: 'enviando' }
  | { estado: 'enviada'; id: number }
  | { estado: 'adiada' | 'recusada'; mensagem: string }

/** The result of the call, with the text that the server has, where the server tells it. */
type Posted = Envio & { texto?: string | undefined }

/** Sends the essays of an account, whichever screen the student is on. */
export class EnvioDeRedacoes extends Outbox<ParaEnviar, Envio | null> {
  constructor(parts: OutboxParts) {
    super(parts, REDACOES_GUARDADAS, isParaEnviar)
  }

  /**
   * Sends one essay of the signed-in account and removes it from the device once the server has it. A second call for
   * the same essay meanwhile gets the result of the first. Null where the server accepts no essays at all. Never
   * rejects.
   */
  sendOne(owner: string, redacao: ParaEnviar): Promise<Envio | null> {
    return this.once(redacao.chave, () => this.#deliver(owner, redacao))
  }

  protected override async sendAll(owner: string): Promise<boolean> {
    // The oldest essay first.
    const kept = (await this.kept(owner).catch(() => [])).toReversed()
    return this.sendEach(owner, kept, redacoesEnviadas.send, async (redacao) => {
      const envio = await this.sendOne(owner, redacao)
      return envio?.estado !== 'adiada'
    })
  }

  async #deliver(owner: string, redacao: ParaEnviar): Promise<Envio | null> {
    const envio = await this.#post(redacao)
    if (envio?.estado === 'recusada') this.refused.add(redacao.chave)
    if (envio?.estado !== 'enviada') return envio
    await this.#settle(owner, redacao.chave, envio.texto ?? redacao.texto)
    this.tell()
    return { estado: 'enviada', id: envio.id }
  }

  /**
   * Removes the text that the server has under this `chave`. Another text with the same `chave` stays as a draft,
   * because two devices or tabs may both end the same simulado.
   */
  #settle(owner: string, chave: string, texto: string): Promise<boolean> {
    return this.update(owner, (kept) =>
      kept.flatMap((one) => {
        if (!isParaEnviar(one) || one.chave !== chave) return [one]
        return one.texto === texto ? [] : [{ ...one, chave: undefined, rascunho: true }]
      }),
    )
  }

  async #post({ chave, tema, texto, enviada_em, id_anterior }: ParaEnviar): Promise<Posted | null> {
    const body = {
      chave,
      id_redacao: tema.id,
      texto,
      enviada_em,
      ...(id_anterior && { id_anterior }),
    }
    const signal = patience()
    try {
      const sent = await this.parts.http.call(redacoesEnviadas.send, { body, signal })
      return { estado: 'enviada', id: sent.id, texto: sent.texto }
    } catch (cause) {
      const error = callError(cause, signal)
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
  tema: shapeOf({ id: isId }),
  texto: isText,
  id_anterior: orMissing(isId),
})

function isParaEnviar(one: unknown): one is ParaEnviar {
  return hasFields(one) && !('rascunho' in one && one.rascunho === true)
}
