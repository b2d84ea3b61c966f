import { conta } from '@rumo/contract'
import { contaSchemas } from '@rumo/contract/schemas/conta'
import type { Register } from '../../module-context.ts'
import { callsOf } from '../../plugins/calls.ts'
import { registerStreamed } from '../../plugins/streamed-calls.ts'
import { contaService } from './conta.service.ts'

const TAG = 'Minha conta'
const serve = callsOf(conta, contaSchemas, TAG, {
  update: 'Muda nome e senha de quem chama, e traz o token para continuar',
  remove: 'Apaga a conta de quem chama',
})

export const register: Register = (app, context) => {
  const service = contaService(context)
  serve(app, 'update', async ({ body }, caller) => ({
    dados: await service.change(body, caller),
    icone: 'success',
    titulo: 'Tudo certo',
    mensagem: 'Suas mudanças foram salvas.',
  }))

  serve(app, 'remove', async ({ body }, caller) => {
    await service.remove(body, caller)
    return {
      dados: null,
      icone: 'success',
      titulo: 'Conta apagada',
      mensagem: 'Sua conta e os dados dela foram apagados.',
    }
  })

  registerStreamed(
    app,
    conta.dados,
    contaSchemas.dados,
    { tag: TAG, summary: 'Traz tudo o que está guardado sobre quem chama' },
    (caller) => service.dados(caller),
  )
}
