import { expect } from 'vitest'
import { it } from '../../testing/database.ts'
import { readGabaritos } from './gabaritos.ts'

const gabaritoOf = (alternativas: readonly { id: number; correta: boolean }[] = []) =>
  new Map(alternativas.map(({ id, correta }) => [id, correta]))

it('reads the key of a question, one without alternatives too, and nothing of what is not there', async ({
  db,
  make,
}) => {
  const [questao, bare] = [await make.questao(), await make.questao()]
  await db.deleteFrom('alternativas').where('id_questao', '=', bare.id).execute()
  const ids = [questao.id, bare.id, bare.id + 1]
  const read = (those: number[]) => db.transaction().execute((trx) => readGabaritos(trx, those))
  const found = await read(ids)
  expect(new Set(found.keys())).toEqual(new Set([questao.id, bare.id]))
  expect(found.get(bare.id)).toEqual({
    id: bare.id,
    id_materia: 0,
    situacao: 'normal',
    alternativas: [],
  })
  expect(gabaritoOf(found.get(questao.id)?.alternativas)).toEqual(gabaritoOf(questao.alternativas))
  expect(await read([])).toEqual(new Map())
})
