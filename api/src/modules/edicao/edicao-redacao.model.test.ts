import type { RedacaoCompleta } from '@rumo/contract'
import { runs } from '@rumo/contract/runs'
import { omit, uniqBy } from 'es-toolkit'
import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { it, type TestApi } from '../../testing/api.ts'
import { coletaneaOf } from '../../testing/coletanea.ts'

/** One item of a coletânea that is sent: the text that was at the place `before`, or a new text. */
const item = fc.record({ before: fc.option(fc.nat({ max: 4 })), texto: fc.constantFrom('a', 'b') })
const saves = fc.array(fc.array(item, { maxLength: 4 }), { minLength: 2, maxLength: 5 })

async function idsLeft({ db }: TestApi): Promise<number[]> {
  const rows = await db.selectFrom('referencias').select('id').orderBy('id').execute()
  return rows.map(({ id }) => id)
}

describe('/edicao/redacoes', () => {
  it('gives candidates what was saved last, and keeps no text that nothing names', async ({
    api,
  }) => {
    const { token } = await api.enter({ perfil: 'Administrador' })
    const tema = { id_prova: (await api.make.prova()).id, instrucoes: 'A rua.' }
    const { id } = await api.make.redacao(tema)
    let now: RedacaoCompleta['referencias'] = []
    await fc.assert(
      fc.asyncProperty(saves, async (lists) => {
        for (const list of lists) {
          const named = list.map(({ before, texto }, place) => {
            const known = before === null ? undefined : now[before]?.id
            return { key: known ?? `new ${place}`, ...(known && { id: known }), texto }
          })
          const referencias = uniqBy(named, ({ key }) => key).map((each) => omit(each, ['key']))
          const answer = await api.put<{ dados: RedacaoCompleta }>(
            `/edicao/redacoes/${id}`,
            { ...tema, referencias },
            token,
          )
          expect(answer.status).toBe(200)
          now = answer.body.dados.referencias
          expect(now).toHaveLength(referencias.length)
          expect(now).toMatchObject(referencias.map((each) => ({ ...each, usos: 1 })))
          const seen = now.map((each) => omit(each, ['versao', 'usos']))
          expect(await coletaneaOf(api, id)).toEqual(seen)
          expect(await idsLeft(api)).toEqual(seen.map((each) => each.id).toSorted((a, b) => a - b))
        }
      }),
      { numRuns: runs(15) },
    )
  })
})
