import { z } from 'zod'
import { email, senha, senhaAtual } from '../usuarios/usuarios.schema.ts'

/** The key in a link that was sent by mail: 32 bytes, as base64url. */
const chave = z
  .string()
  .regex(/^[\w-]{43}$/, 'Este link não está inteiro: abra de novo o do e-mail.')

export const situacaoDoCorreio = z.object({ ativo: z.boolean() })

export const contaEsquecida = z.object({ email })

export const senhaEscolhida = z.object({ chave, senha })

export const trocaDeEmail = z.object({ email, senhaAtual })

export const confirmacaoDeEmail = z.object({ chave })

export const emailConfirmado = z.object({ falta: z.boolean() })

export const avisos = z.object({ redacao_corrigida: z.boolean() })

export const correioSchemas = {
  situacao: { dados: situacaoDoCorreio },
  askForSenha: { body: contaEsquecida, dados: z.null() },
  chooseSenha: { body: senhaEscolhida, dados: z.null() },
  askForEmail: { body: trocaDeEmail, dados: z.null() },
  confirmEmail: { body: confirmacaoDeEmail, dados: emailConfirmado },
  avisos: { dados: avisos },
  changeAvisos: { body: avisos, dados: avisos },
  stopAvisos: { query: z.object({ chave }), body: z.null(), dados: z.null() },
}
