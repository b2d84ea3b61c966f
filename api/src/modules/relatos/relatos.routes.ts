import { relatos } from '@rumo/contract'
import { relatosSchemas } from '@rumo/contract/schemas/relatos'
import { MissingRecordError } from '../../errors.ts'
import type { Register } from '../../module-context.ts'
import { callsOf } from '../../plugins/calls.ts'
import { saved } from '../../plugins/saved.ts'
import { relatosRepository } from './relatos.repository.ts'

const serve = callsOf(relatos, relatosSchemas, 'Relatos', {
  create: 'Avisa de um erro em uma questão; limitado por endereço',
  list: 'Lista os avisos de erro, do mais novo ao mais antigo',
  update: 'Marca um aviso como resolvido, ou não',
})

export const register: Register = (app, { db, attempts }) => {
  const repository = relatosRepository(db)
  serve(app, 'create', async ({ body }, { ip }) => {
    await attempts.report({ ip })
    if (!(await repository.insert(body))) {
      throw new MissingRecordError('questao_inexistente', 'Essa questão não existe.')
    }
    return saved(null, 'Aviso enviado. Obrigado!')
  })

  serve(app, 'list', ({ query }) => repository.list(query))

  serve(app, 'update', async ({ params, body }, caller) => {
    const dados = await repository.change(params.id, body.resolvido, await caller.id())
    if (!dados) throw new MissingRecordError('relato_inexistente', 'Esse aviso não existe.')
    return saved(dados, body.resolvido ? 'Aviso resolvido.' : 'Aviso reaberto.')
  })
}
