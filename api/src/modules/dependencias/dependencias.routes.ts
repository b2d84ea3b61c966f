import { dependencias } from '@rumo/contract'
import { dependenciasSchemas } from '@rumo/contract/schemas/dependencias'
import { orMissing } from '../../errors.ts'
import type { Register } from '../../module-context.ts'
import { callsOf } from '../../plugins/calls.ts'
import { findDependencias } from './dependencias.repository.ts'

const serve = callsOf(dependencias, dependenciasSchemas, 'Dependências', {
  list: 'Conta o que depende de um registro, antes de deletá-lo',
})
const existing = orMissing('registro_inexistente', 'Esse registro não existe.')

export const register: Register = (app, { db }) => {
  serve(app, 'list', async ({ params: { entidade, id } }) => ({
    dados: existing(await findDependencias(db, entidade, id)),
  }))
}
