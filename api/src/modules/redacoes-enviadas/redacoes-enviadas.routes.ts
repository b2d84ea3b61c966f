import { isCorretor, redacoesEnviadas } from '@rumo/contract'
import { redacoesEnviadasSchemas } from '@rumo/contract/schemas/redacoes-enviadas'
import { orMissing } from '../../errors.ts'
import type { Register } from '../../module-context.ts'
import { callsOf } from '../../plugins/calls.ts'
import { saved } from '../../plugins/saved.ts'
import { enviarRedacaoRepository } from './enviar-redacao.repository.ts'
import { redacoesEnviadasRepository } from './redacoes-enviadas.repository.ts'

const serve = callsOf(redacoesEnviadas, redacoesEnviadasSchemas, 'Redações enviadas', {
  send: 'Envia uma redação, ou uma reescrita; limitado por conta',
  list: 'Lista as redações de quem chama, da mais nova à mais antiga',
  one: 'Traz uma redação de quem chama, com as correções entregues',
  see: 'Guarda que quem chama abriu a correção de sua redação',
})
const existing = orMissing('redacao_enviada_inexistente', 'Essa redação não existe.')

export const register: Register = (app, { config, db }) => {
  const repository = redacoesEnviadasRepository(db)
  const enviar = enviarRedacaoRepository(db, config.limits.redacoesPorConta)
  serve(app, 'send', async ({ body }, caller) => {
    const sender = { id: await caller.id(), audience: await caller.audience() }
    const id = await enviar.send(body, sender)
    return saved(existing(await repository.find(id, sender)), 'Redação enviada.')
  })

  serve(app, 'list', async ({ query }, caller) => repository.list(await caller.id(), query))

  serve(app, 'one', async ({ params }, caller) => {
    const { usuario } = await caller.session()
    const leitor = { id: usuario.id, isCorretor: isCorretor(usuario) }
    return { dados: existing(await repository.find(params.id, leitor)) }
  })

  serve(app, 'see', async ({ params }, caller) => ({
    dados: existing(await repository.see(params.id, await caller.id(), new Date())),
  }))
}
