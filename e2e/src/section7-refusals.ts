import { usuarios, type Call } from '@rumo/contract'
import type { FastifyRequest } from 'fastify'
import { textOf, type Answer, type Row } from './section7-answer.ts'
import type { Traco } from './section7-tracos.ts'

/** Refuses requests as the traits of a server say, before the API behind it is called. */
export class Refusals {
  readonly #has: ReadonlySet<Traco>
  /** By the name of each account, the id of that account. */
  readonly #nomes = new Map<string, string>()

  constructor(has: ReadonlySet<Traco>) {
    this.#has = has
  }

  /** The refusal of a request, or null. */
  of(request: FastifyRequest): Answer | null {
    const [, noun, id] = request.url.replace(/\?.*/, '').split('/')
    if (noun === 'usuarios') return this.#ofUsuario(request, id)
    if (noun === 'provas') return this.#ofProva(request, id)
    return null
  }

  #ofUsuario({ method, headers, body }: FastifyRequest, id: string | undefined): Answer | null {
    const { nome, senha } = (body ?? {}) as Row
    if (method === 'GET' && id && this.#has.has('contas_fechadas')) {
      if (!isAdministrador(headers.authorization)) return refused('Só para administradores.', 403)
    }
    if (method === 'PUT' && this.#has.has('senha_sempre') && !senha) {
      return refused('A senha é obrigatória.')
    }
    if (this.#has.has('nomes_unicos') && isWriting(method) && nome) {
      const owner = this.#nomes.get(textOf(nome))
      if (owner !== undefined && owner !== id) return refused('Já existe um usuário com esse nome.')
    }
    return null
  }

  #ofProva({ method, url, body }: FastifyRequest, id: string | undefined): Answer | null {
    const isReading = method === 'POST' && id
    const isOfProva = isWriting(method) && !isReading && url.split('/').length < 4
    const { id_vestibular } = (body ?? {}) as Row
    if (isOfProva && this.#has.has('vestibular_sempre') && !id_vestibular) {
      return refused('O vestibular é obrigatório.')
    }
    return null
  }

  /** After a call, notes which account has which name. */
  remember(call: Call, { params }: FastifyRequest, { body }: Answer): void {
    if (call === usuarios.remove) this.#rename({ ...(params as Row) })
    if (call === usuarios.create || call === usuarios.update) {
      this.#rename(Object(body['dados']) as Row)
    }
  }

  #rename({ id, nome }: Row): void {
    for (const [known, owner] of this.#nomes) if (owner === String(id)) this.#nomes.delete(known)
    if (nome !== undefined) this.#nomes.set(textOf(nome), String(id))
  }
}

const isWriting = (method: string) => method === 'POST' || method === 'PUT'

const refused = (mensagem: string, status = 422): Answer => ({
  status,
  body: { icone: 'error', titulo: 'Não foi possível salvar', mensagem },
})

/** Reads only the claims of the token. The API behind this server checks the token itself. */
function isAdministrador(authorization = ''): boolean {
  const [, claims = ''] = authorization.split('.')
  return Buffer.from(claims, 'base64url').toString().includes('"Administrador"')
}
