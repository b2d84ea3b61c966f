import type { SimuladoEncerrado } from '@rumo/contract'
import { describe, expect } from 'vitest'
import { it } from '../../testing/api.ts'
import { alternativasOf, expectCounted, tentativaOf } from '../../testing/estudante.ts'
import { type Change, editor, ended } from '../../testing/change-questao.ts'
import { estudante, marcacaoOf } from '../../testing/simulados.ts'

const annul: Change = ({ questao }) => {
  questao.situacao = 'anulada'
}
const restore: Change = ({ questao }) => {
  questao.situacao = 'normal'
}
/** Makes the first alternative the right one. */
const rectify: Change = ({ questao, alternativas }) => {
  questao.situacao = 'retificada'
  for (const [place, alternativa] of alternativas.entries()) alternativa.correta = place === 0
}

const resultadosOf = ({ questoes }: SimuladoEncerrado) => questoes.map(({ resultado }) => resultado)

describe('a change of the key', () => {
  it('grades again what was graded, and tells what it was and why', async ({ api }) => {
    const { first, second, read, listed } = await ended(api)
    const { edit } = await editor(api)
    expect(await read()).toMatchObject({ certas: 0, total: 2, recorrecao: null })
    expect((await edit(first.id, rectify)).status).toBe(200)

    const now = await read()
    expect(resultadosOf(now)).toEqual(['certa', 'em-branco'])
    const told = { em: expect.any(String), certas_antes: 0, total_antes: 2 }
    const mudanca = {
      id_questao: first.id,
      antes: 'errada',
      depois: 'certa',
      motivo: 'mudanca_do_gabarito',
      em: expect.any(String),
    }
    expect(now).toMatchObject({
      certas: 1,
      total: 2,
      recorrecao: { ...told, mudancas: [mudanca] },
    })
    expect(await listed()).toMatchObject({ certas: 1, total: 2, recorrecao: told })
    await expectCounted(api.db)

    await edit(second.id, annul)
    const both = await read()
    expect(both).toMatchObject({ certas: 2, total: 2, recorrecao: { ...told } })
    expect(both.recorrecao?.mudancas).toMatchObject([
      mudanca,
      { id_questao: second.id, antes: 'em-branco', depois: 'certa', motivo: 'anulacao' },
    ])
    await expectCounted(api.db)
  })

  it('that is taken back is none, and both were written down', async ({ api }) => {
    const { first, read, listed } = await ended(api)
    const { edit } = await editor(api)
    await edit(first.id, annul)
    expect(await read()).toMatchObject({ certas: 1, recorrecao: { certas_antes: 0 } })
    await edit(first.id, restore)

    expect(await read()).toMatchObject({ certas: 0, total: 2, recorrecao: null })
    expect(await listed()).toMatchObject({ recorrecao: null })
    const lines = await api.db.selectFrom('recorrecoes').selectAll().orderBy('id').execute()
    expect(lines).toMatchObject([
      { antes: 'errada', depois: 'certa', motivo: 'anulacao' },
      { antes: 'certa', depois: 'errada', motivo: 'fim_da_anulacao' },
    ])
    await expectCounted(api.db)
  })

  it('reaches practice too, and what comes back of it', async ({ api }) => {
    const { token } = await api.enter()
    const questao = await api.make.questao()
    const { errada } = alternativasOf(questao)
    const sent = [
      tentativaOf(questao, { id_alternativa: errada }),
      tentativaOf(questao, { respondida_em: '2026-06-03T12:00:00.000Z' }),
    ]
    await api.post('/tentativas', { tentativas: sent }, token)
    const { edit } = await editor(api)
    for (const change of [rectify, annul, restore]) {
      await edit(questao.id, change)
      await expectCounted(api.db)
    }
    const revisoes = api.db.selectFrom('revisoes').selectAll()
    await edit(questao.id, annul)
    expect(await revisoes.execute()).toEqual([])
  })

  it('makes wrong what marked an alternative that is gone', async ({ api }) => {
    const { first, start, end, one, id_prova, certa } = await ended(api)
    const { edit } = await editor(api)
    const simulado = await start({ tipo: 'prova', id_prova, tempo_extra: false })
    const right = await end(simulado.id, { marcacoes: [marcacaoOf(simulado, first.id, certa)] })
    expect(right.body.dados.certas).toBe(1)
    await api.make.alternativa({ id_questao: first.id, nome: 'C', texto: 'Sal', ordem: 2 })
    await edit(first.id, (questao) => {
      rectify(questao)
      questao.alternativas.splice(1, 1)
    })

    expect((await one(simulado.id)).body.dados).toMatchObject({
      certas: 0,
      questoes: [{ marcada: certa, resultado: 'errada' }, { resultado: 'em-branco' }],
    })
    await expectCounted(api.db)
  })

  it.for([
    ['recorrecoes', []],
    ['registro', ['relatos_guardados', 'retratos']],
  ] as const)(
    'is there with what it grades again, or neither is (without %s)',
    async ([missing, dependents], { api }) => {
      const { first } = await ended(api)
      const { edit } = await editor(api)
      const stateOf = async () => [
        await api.db.selectFrom('questoes').selectAll().orderBy('id').execute(),
        await api.db.selectFrom('alternativas').selectAll().orderBy('id').execute(),
        await api.db.selectFrom('simulados').selectAll().execute(),
        await api.db.selectFrom('simulados_questoes').selectAll().orderBy('posicao').execute(),
        await api.db.selectFrom('tentativas').selectAll().execute(),
      ]
      const before = await stateOf()
      for (const table of [...dependents, missing]) await api.db.schema.dropTable(table).execute()
      expect((await edit(first.id, rectify)).status).toBe(500)
      expect(await stateOf()).toEqual(before)
    },
  )

  it('leaves alone what changes nothing of the key, and what is under way', async ({ api }) => {
    const { first, read, start, end, id_prova, errada } = await ended(api)
    const { edit } = await editor(api)
    const running = await start({ tipo: 'prova', id_prova, tempo_extra: false })
    const before = await read()
    await edit(first.id, ({ questao }) => {
      questao.texto = 'Qual delas é básica?'
    })
    expect(await read()).toMatchObject({ certas: before.certas, recorrecao: null })
    await edit(first.id, rectify)

    const marcacoes = [marcacaoOf(running, first.id, errada)]
    expect((await end(running.id, { marcacoes })).body.dados).toMatchObject({
      certas: 1,
      recorrecao: null,
    })
    await expectCounted(api.db)
  })

  it('follows every student, whatever they marked', async ({ api }) => {
    const questao = await api.make.questao()
    const { certa, errada } = alternativasOf(questao)
    const students = await Promise.all(Array.from({ length: 40 }, () => api.make.usuario()))
    const rows = students.flatMap(({ id }) =>
      Array.from({ length: 25 }, (_, n) => ({
        id_usuario: id,
        id_questao: questao.id,
        chave: `${id}-${n}`,
        id_alternativa: n % 2 ? certa : errada,
        letra: n % 2 ? 'B' : 'A',
        origem: 'pratica' as const,
        id_simulado: null,
        respondida_em: `2026-05-${10 + (n % 20)}T12:00:00.000Z`,
        dia: `2026-05-${10 + (n % 20)}`,
        resultado: n % 2 ? ('certa' as const) : ('errada' as const),
        primeira: n === 0,
      })),
    )
    await api.db.insertInto('tentativas').values(rows).execute()
    const dias = Map.groupBy(rows, ({ id_usuario, dia }) => `${id_usuario} ${dia}`)
    const counted = [...dias.values()].flatMap((group) => {
      const [first] = group
      const certas = group.filter(({ resultado }) => resultado === 'certa').length
      return first
        ? {
            id_usuario: first.id_usuario,
            dia: first.dia,
            id_materia: 0,
            certas,
            total: group.length,
          }
        : []
    })
    await api.db.insertInto('dias_de_materia').values(counted).execute()
    const { edit } = await editor(api)
    expect((await edit(questao.id, rectify)).status).toBe(200)
    await expectCounted(api.db)
  })
})

describe('a question of another matéria', () => {
  it('takes its days of practice along, by itself and in a selection', async ({ api }) => {
    const { first, second, materia } = await ended(api)
    const other = await api.make.materia()
    const { edit, lote } = await editor(api)
    const materias = async () => {
      const rows = api.db.selectFrom('dias_de_materia').select('id_materia').orderBy('id_materia')
      return (await rows.execute()).map(({ id_materia }) => id_materia)
    }
    expect(await materias()).toEqual([materia.id])
    await edit(first.id, (whole) => {
      whole.questao.id_materia = other.id
      rectify(whole)
    })
    expect(await materias()).toEqual([other.id])
    await expectCounted(api.db)
    await lote({ ids: [first.id, second.id], id_materia: null })
    expect(await materias()).toEqual([0])
    await expectCounted(api.db)
  })
})

describe('a question that was annulled a moment ago', () => {
  it('is drawn no more, also where a cache has not heard of it', async ({ api }) => {
    const [{ id }, annulled] = [await api.make.questao(), await api.make.questao()]
    const { start } = await estudante(api)
    const ten = { tipo: 'sorteio', quantidade: 10 }
    expect((await start(ten)).questoes).toHaveLength(2)
    const questao = api.db.updateTable('questoes').where('id', '=', annulled.id)
    await questao.set({ situacao: 'anulada' }).execute()
    expect((await start(ten)).questoes.map((drawn) => drawn.id)).toEqual([id])
  })
})
