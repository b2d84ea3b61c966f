import { expect } from 'vitest'
import { it } from '../../testing/database.ts'
import { corrigidaOf, endedSimulado, practise } from '../../testing/practice.ts'
import { heldQuestoes, retireQuestoes } from './retire.ts'

it('finds the questions that an attempt or a simulado holds', async ({ db, make }) => {
  const { id } = await make.usuario()
  const [answered, drawn, free, unasked] = [
    await make.questao(),
    await make.questao(),
    await make.questao(),
    await make.questao(),
  ]
  await practise(db, id, [corrigidaOf(answered), corrigidaOf(unasked)])
  await endedSimulado(db, id, [{ questao: drawn, marcada: null, resultado: 'em-branco' }])
  const heldOf = (ids: number[]) => db.transaction().execute((trx) => heldQuestoes(trx, ids))
  const held = await heldOf([answered.id, drawn.id, free.id])
  expect(held.toSorted((a, b) => a - b)).toEqual([answered.id, drawn.id])
  expect(await heldOf([])).toEqual([])
})

it('retires questions once, each with its line of the audit log', async ({ db, make }) => {
  const { id: autor } = await make.usuario({ perfil: 'Administrador' })
  const since = '2026-01-31T12:00:00.000Z'
  const [first, second] = [await make.questao(), await make.questao()]
  const [retired, other] = [await make.questao({ retirada_em: since }), await make.questao()]
  const retire = (ids: number[]) =>
    db.transaction().execute((trx) => retireQuestoes(trx, ids, { autor }))
  await retire([])
  await retire([second.id, first.id, retired.id])

  const questoes = db.selectFrom('questoes').select(['id', 'retirada_em', 'versao']).orderBy('id')
  const now = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/)
  expect(await questoes.execute()).toEqual([
    { id: first.id, retirada_em: now, versao: first.versao + 1 },
    { id: second.id, retirada_em: now, versao: second.versao + 1 },
    { id: retired.id, retirada_em: since, versao: retired.versao },
    { id: other.id, retirada_em: null, versao: other.versao },
  ])
  const lines = await db.selectFrom('registro').selectAll().orderBy('id').execute()
  expect(lines).toMatchObject(
    [first, second].map(({ id }) => ({
      id_usuario: autor,
      acao: 'alteracao',
      entidade: 'questoes',
      id_registro: id,
    })),
  )
  for (const { antes, depois } of lines) {
    const before = JSON.parse(antes ?? '')
    expect(before).toMatchObject({ texto: first.texto, retirada_em: null })
    expect(JSON.parse(depois ?? '')).toEqual({ ...before, retirada_em: now })
    expect(before).not.toHaveProperty('versao')
  }
})
