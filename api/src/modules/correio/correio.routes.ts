import { correio } from '@rumo/contract'
import { correioSchemas } from '@rumo/contract/schemas/correio'
import type { FastifyInstance } from 'fastify'
import type { Register } from '../../module-context.ts'
import { callsOf } from '../../plugins/calls.ts'
import { saved } from '../../plugins/saved.ts'
import { correioService } from './correio.service.ts'
import { registerMailbox } from './mailbox.ts'

const serve = callsOf(correio, correioSchemas, 'E-mails', {
  situacao: 'Diz se este servidor manda e-mails',
  askForSenha: 'Manda um e-mail para escolher uma nova senha, se há conta; limitado por endereço',
  chooseSenha: 'Escolhe a senha com o que o e-mail trouxe, e encerra as sessões da conta',
  askForEmail: 'Pede para trocar o próprio e-mail: os dois endereços confirmam',
  confirmEmail: 'Confirma a troca de e-mail por um dos dois endereços',
})

export const register: Register = (app, context) => {
  const service = correioService({ ...context, later: laterOf(app) })
  if (context.config.correio.isDemo) registerMailbox(app, context.db)

  serve(app, 'situacao', async () => ({
    dados: { ativo: service.ativo },
  }))

  serve(app, 'askForSenha', async ({ body }, caller) => {
    await service.askForSenha(body, caller)
    return saved(
      null,
      'Se há uma conta com esse e-mail, mandamos para ele como escolher uma nova senha.',
    )
  })

  serve(app, 'chooseSenha', async ({ body }, caller) => {
    await service.chooseSenha(body, caller)
    return saved(null, 'Sua senha foi trocada. Entre com a nova.')
  })

  serve(app, 'askForEmail', async ({ body }, caller) => {
    await service.askForEmail(body, caller)
    return saved(
      null,
      'Mandamos uma mensagem para cada e-mail. A troca só acontece quando você confirmar nos dois.',
    )
  })

  serve(app, 'confirmEmail', async ({ body }) => ({
    dados: await service.confirmEmail(body.chave),
  }))
}

/** Gives a function that runs work after a response; closing the API waits for such work to end. */
function laterOf(app: FastifyInstance) {
  const underWay = new Set<Promise<void>>()
  app.addHook('onClose', () => Promise.all(underWay).then(() => undefined))
  return (work: () => Promise<void>) => {
    const doing = work()
      .catch((err: unknown) => app.log.error({ err }, 'a mail was not put in the queue'))
      .finally(() => underWay.delete(doing))
    underWay.add(doing)
  }
}
