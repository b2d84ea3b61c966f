import { z } from 'zod'
import { byId, id } from '../fields/id.schema.ts'
import { listQuery } from '../fields/list.schema.ts'
import { problemOfSenha } from './senha.ts'
import { FUNCOES, PERFIS } from '../sessao/session-claims.ts'
import { lineUpTo, REQUIRED } from '../fields/text.schema.ts'
import { versao } from '../fields/versao.schema.ts'

const MAX_NOME = 120
/** RFC 5321 section 4.5.3.1.3: no mail is delivered to a longer one. */
const MAX_EMAIL = 254
/** Longer than any password that an account can have. */
const MAX_TYPED = 1024

export const nome = lineUpTo(MAX_NOME)

/** The pattern that browsers use, or the two sides would disagree. */
export const email = z
  .string()
  .trim()
  .min(1, REQUIRED)
  .max(MAX_EMAIL, `Use no máximo ${MAX_EMAIL} caracteres.`)
  .regex(z.regexes.html5Email, 'Escreva um e-mail, como nome@exemplo.br.')

/** The same where none has to be given: a form sends an empty one. */
export const emailOrNone = z
  .union([z.literal(''), email])
  .transform((given) => (given === '' ? null : given))
  .nullable()

/** A present password, right or wrong. */
export const senhaAtual = z.string().min(1, REQUIRED).max(MAX_TYPED)

/** A newly chosen password. */
export const senha = z.string().min(1, REQUIRED).check(refuseProblem)

/** Of the back office's form: empty keeps the old one. */
const senhaOrNone = z.string().check((context) => {
  if (context.value !== '') refuseProblem(context)
})

/** Of a form in which it is optional: an empty field counts as none. */
const senhaAtualOrNone = z.string().max(MAX_TYPED).optional()

const perfil = z.enum(PERFIS)
/** Left out it stays as it is; of an administrator it is always null. */
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

/** The same for a server that changes no account without a password, be it the one that the account has. */
export const mudancasComSenha = z
  .object({ nome, email, perfil: perfilOrNone, senha: senhaAtual, senhaConfirmacao })
  .check(confirmSenha)

/** Section 7 sends nothing. */
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

/** A confirmation is compared where there is one; it need not be sent (docs/decisions/validation.md). */
function confirmSenha({ value, issues }: z.core.ParsePayload<WithConfirmation>): void {
  if (value.senhaConfirmacao === undefined || value.senhaConfirmacao === (value.senha ?? '')) return
  issues.push({
    code: 'custom',
    path: ['senhaConfirmacao'],
    message: 'As senhas não coincidem.',
    input: value.senhaConfirmacao,
  })
}
