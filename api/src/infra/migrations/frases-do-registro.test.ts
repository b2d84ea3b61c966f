import { expect } from 'vitest'
import { it } from '../../testing/database.ts'
import { frasesDoRegistro } from './028-frases-do-registro.ts'

it('lets earlier lines be found by their sentences, and reveals no name', async ({ db }) => {
  const em = '2026-11-20T12:00:00Z'
  const line = { em, ato: 'a', principal: true, busca: '', antes: null }
  const questao = { id: 7, numero: 12, id_prova: 3, texto: 'Uma força' }
  await db
    .insertInto('registro')
    .values([
      {
        ...line,
        acao: 'exclusao',
        entidade: 'questoes',
        id_registro: 7,
        antes: JSON.stringify({ questao }),
      },
      {
        ...line,
        acao: 'alteracao',
        entidade: 'usuarios',
        id_registro: 5,
        antes: JSON.stringify({ id: 5, nome: 'Olga' }),
        depois: JSON.stringify({ id: 5, nome: 'Olga Paz' }),
      },
    ])
    .execute()
  await frasesDoRegistro.up(db)
  const rows = await db.selectFrom('registro').select('busca').orderBy('id').execute()
  expect(rows.map(({ busca }) => busca)).toEqual([
    '  deletou  a  questao  12  de  uma  prova  deletada  forca',
    '  editou  a  conta  de',
  ])
})
