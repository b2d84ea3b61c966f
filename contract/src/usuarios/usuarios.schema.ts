import { z } from 'zod'
import { byId, id } from '../fields/id.schema.ts'
import { listQuery } from '../fields/list.schema.ts'
import { problemOfSenha } from './senha.ts'
import { FUNCOES, PERFIS } from '../sessao/session-claims.ts'
import { lineUpTo, REQUIRED } from '../fields/text.schema.ts'
import { versao } from '../fields/versao.schema.ts'

const MAX_NOME = 120
/** RFC 5321 section 4.5.3.1.3: mail servers accept no longer address. */
const MAX_EMAIL = 254
/** A limit for typed passwords, longer than any password that an account can have. */
const MAX_TYPED = 1024

export const nome = lineUpTo(MAX_NOME)

/** The pattern that browsers use for e-mail fields, so that browser and server agree. */
export const email = z
  .string()
  .trim()
  .min(1, REQUIRED)
  .max(MAX_EMAIL, `Use no máximo ${MAX_EMAIL} caracteres.`)
  .regex(z.regexes.html5Email, 'Escreva um e-mail, como nome@exemplo.br.')

/** An optional e-mail: a form sends an empty text for none, which becomes null. */
export const emailOrNone = z
  .union([z.literal(''), email])
  .transform((given) => (given === '' ? null : given))
  .nullable()

/** A current password, whether right or wrong. */
export const senhaAtual = z.string().min(1, REQUIRED).max(MAX_TYPED)

/** A newly chosen password. */
export const senha = z.string().min(1, REQUIRED).check(refuseProblem)

/** The password in the back office's form: an empty one keeps the old password. */
const senhaOrNone = z.string().check((context) => {
  if (context.value !== '') refuseProblem(context)
})

/** An optional current password: an empty text counts as none. */
const senhaAtualOrNone = z.string().max(MAX_TYPED).optional()

const perfil = z.enum(PERFIS)
/** Where it is left out, the stored value stays. For an administrator it is always null. */
const funcao = z.enum(FUNCOES).nullable().optional()

export const usuario = z.object({
  id,
  nome: z.string(),
  email: z.string(),
  perfil,
  funcao,
  versao: versao.optional(),
})

/** The back office's form sends an empty perfil where none was chosen. */
const perfilOrNone = z.enum([...PERFIS, ''])
const senhaConfirmacao = z.string().optional()

export const novoUsuario = z
  .object({ nome, email, senha, senhaConfirmacao, perfil: perfilOrNone.optional(), funcao })
  .extend({ senhaAtual: senhaAtualOrNone })
  .check(confirmSenha)

export const credenciais = z.object({
  email: z.string().trim().min(1, REQUIRED).max(MAX_TYPED),
  senha: senhaAtual,
})

export const mudancasDeUsuario = z
  .object({ nome, email, perfil: perfilOrNone, senha: senhaOrNone, senhaConfirmacao, versao })
  .extend({ senhaAtual: senhaAtualOrNone, funcao })
  .partial()
  .check(confirmSenha)

/** Changes for a server that changes an account only with a password, which may be the current one. */
export const mudancasComSenha = z
  .object({ nome, email, perfil: perfilOrNone, senha: senhaAtual, senhaConfirmacao })
  .check(confirmSenha)

/** A client of section 7 sends no body. */
export const confirmacaoDeUsuario = z.object({ senhaAtual: senhaAtualOrNone }).nullish()

export const usuariosSchemas = {
  create: { body: novoUsuario, dados: usuario },
  login: { body: credenciais, dados: z.jwt() },
  list: { query: listQuery(['nome', 'email', 'perfil']), dados: z.array(usuario) },
  one: { params: byId, dados: usuario },
  update: { params: byId, body: mudancasDeUsuario, dados: usuario },
  remove: { params: byId, body: confirmacaoDeUsuario, dados: z.null() },
}

function refuseProblem({ value, issues }: z.core.ParsePayload<string>): void {
  const message = problemOfSenha(value)
  if (message !== undefined) issues.push({ code: 'custom', message, input: value })
}

interface WithConfirmation {
  senha?: string | undefined
  senhaConfirmacao?: string | undefined
}

/**
 * Refuses a confirmation that differs from the password. A confirmation need not be sent
 * (docs/decisions/validation.md).
 */
function confirmSenha({ value, issues }: z.core.ParsePayload<WithConfirmation>): void {
  if (value.senhaConfirmacao === undefined || value.senhaConfirmacao === (value.senha ?? '')) return
  issues.push({
    code: 'custom',
    path: ['senhaConfirmacao'],
    message: 'As senhas não coincidem.',
    input: value.senhaConfirmacao,
  })
}
