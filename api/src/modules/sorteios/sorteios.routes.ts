import { sorteios, type Envelope, type QuestaoSorteada, type Sorteio } from '@rumo/contract'
import { questaoSorteada, sorteiosSchemas } from '@rumo/contract/schemas/sorteios'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Needs } from '../../needs.ts'
import { callsOf } from '../../plugins/calls.ts'
import { sorteiosRepository } from './sorteios.repository.ts'
import { sorteiosService } from './sorteios.service.ts'

/** Each question of a draw as JSON, for as long as it is kept: shaping it costs more than drawing it. */
const written = new WeakMap<QuestaoSorteada, string>()

const serve = callsOf(sorteios, sorteiosSchemas, 'Sorteios')

export function register(app: FastifyInstance, { db, published }: Needs): void {
  const service = sorteiosService(published, sorteiosRepository(db))
  serve(
    app,
    'create',
    'Sorteia questões, cada uma com alternativas, referências, matéria e prova',
    async ({ body }, caller) => {
      const session = await caller.find()
      return { dados: await service.draw(body, session?.usuario.id ?? null) }
    },
    { write },
  )
}

function write({ dados: { questoes, ...counts } }: Envelope<Sorteio>): string {
  return `{"dados":{"questoes":[${questoes.map(jsonOf).join(',')}],${JSON.stringify(counts).slice(1)},"valido":true}`
}

function jsonOf(questao: QuestaoSorteada): string {
  const known = written.get(questao)
  if (known !== undefined) return known
  const json = JSON.stringify(z.encode(questaoSorteada, questao))
  written.set(questao, json)
  return json
}
