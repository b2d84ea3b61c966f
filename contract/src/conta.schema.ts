import { z } from 'zod'
import type { SchemasOf } from './call-schema.ts'
import type { conta } from './conta.ts'
import { mudanca } from './registro.schema.ts'
import { nome, senha, senhaAtual, usuario } from './usuarios.schema.ts'

export const mudancasDeConta = z.object({
  nome: nome.optional(),
  senhaAtual,
  senhaNova: senha.optional(),
})

export const confirmacaoDeConta = z.object({ senhaAtual })

export const contaAlterada = z.object({ usuario, token: z.jwt() })

export const dadosDaConta = z.object({
  gerado_em: z.iso.datetime(),
  usuario: usuario.extend({ criado_em: z.iso.datetime() }),
  /** Tokens that were ended before they expired, until they do. */
  sessoes_encerradas: z.array(z.object({ expira_em: z.iso.datetime() })),
  /** What the audit log has of them: what they did, and how their account was before and after changes. */
  registro: z.array(mudanca.omit({ id: true, autor: true })),
})

export const contaSchemas = {
  update: { body: mudancasDeConta, dados: contaAlterada },
  remove: { body: confirmacaoDeConta, dados: z.null() },
  dados: { dados: dadosDaConta },
} satisfies SchemasOf<typeof conta>
