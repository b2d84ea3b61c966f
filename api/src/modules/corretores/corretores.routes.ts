import { corretores } from '@rumo/contract'
import { corretoresSchemas } from '@rumo/contract/schemas/corretores'
import { kappaDe } from '@rumo/contract/rules'
import type { Register } from '../../module-context.ts'
import { callsOf } from '../../plugins/calls.ts'
import { corretoresRepository } from './corretores.repository.ts'

const serve = callsOf(corretores, corretoresSchemas, 'Corretores', {
  equipe: 'Diz quem corrige redações, e quanto as notas concordam',
})

export const register: Register = (app, { db }) => {
  const repository = corretoresRepository(db)
  serve(app, 'equipe', async () => {
    const [equipe, somas] = await Promise.all([repository.list(), repository.sumPares()])
    const concordancia = { pares: somas.pares, kappa: kappaDe(somas) }
    return { dados: { corretores: equipe, concordancia } }
  })
}
