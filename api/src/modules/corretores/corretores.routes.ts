import { corretores } from '@rumo/contract'
import { corretoresSchemas } from '@rumo/contract/schemas/corretores'
import { kappaDe } from '@rumo/contract/rules'
import type { FastifyInstance } from 'fastify'
import type { Needs } from '../../needs.ts'
import { callsOf } from '../../plugins/calls.ts'
import { corretoresRepository } from './corretores.repository.ts'

const serve = callsOf(corretores, corretoresSchemas, 'Corretores', {
  equipe: 'Diz quem corrige redações, e quanto as notas concordam',
})

export function register(app: FastifyInstance, { db }: Needs): void {
  const repository = corretoresRepository(db)
  serve(app, 'equipe', async () => {
    const [equipe, somas] = await Promise.all([repository.list(), repository.sumPares()])
    const concordancia = { pares: somas.pares, kappa: kappaDe(somas) }
    return { dados: { corretores: equipe, concordancia } }
  })
}
