import type { Envelope, QuestaoCompleta, Simulado, SimuladoEncerrado } from '@rumo/contract'
import { describe, expect } from 'vitest'
import { it, type TestApi } from '../../testing/api.ts'
import { alternativasOf, expectCounted, tentativaOf } from '../../testing/estudante.ts'
import { estudante, marcacaoOf } from '../../testing/simulados.ts'

type Change = (questao: QuestaoCompleta) => void

/** An administrator who edits questions as the back office does: reads one, sends it back changed. */
async function editor({ enter, get, put, del, post }: TestApi) {
  const { token } = await enter({ perfil: 'Administrador' })
  return {
    token,
    async edit(id: number, change: Change) {
      const url = `/edicao/questoes/${id}`
      const { dados } = (await get<Envelope<QuestaoCompleta>>(url, token)).body
      change(dados)
      return put(url, dados, token)
    },
    remove: (path: string) => del<Envelope<null>>(path, token),
    lote: (body: object) => post('/edicao/lotes', body, token),
  }
}

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

/** A student who ended a simulado of two questions: the first wrong, the second blank. */
async function ended(api: TestApi) {
  const student = await estudante(api)
  const materia = await api.make.materia()
  const { id: id_prova } = await api.make.prova()
  const [first, second] = [
    await api.make.questao({ id_prova, numero: 1, id_materia: materia.id }),
    await api.make.questao({ id_prova, numero: 2 }),
  ]
  const { errada, certa } = alternativasOf(first)
  const simulado = await student.start({ tipo: 'prova', id_prova, tempo_extra: false })
  await student.end(simulado.id, { marcacoes: [marcacaoOf(simulado, first.id, errada)] })
  const read = async () => {
    const { dados } = (await student.one(simulado.id)).body
    if (dados.situacao !== 'encerrado') throw new Error('It was ended')
    return dados
  }
  const listed = async () =>
    (await api.get<Envelope<Simulado[]>>('/simulados', student.token)).body.dados[0]
  return { ...student, id_prova, materia, first, second, errada, certa, read, listed }
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

describe('what students did', () => {
  it('keeps a question that is deleted, retired, and what they came to', async ({ api }) => {
    const { first, read } = await ended(api)
    const { remove, token } = await editor(api)
    const before = await read()
    const free = await api.make.questao()
    expect((await remove(`/edicao/questoes/${free.id}`)).body).toMatchObject({
      dados: null,
      mensagem: 'Questão excluída com sucesso.',
    })
    const url = `/edicao/questoes/${first.id}`
    for (const _ of ['once', 'again']) {
      expect(await remove(url)).toMatchObject({
        status: 200,
        body: { mensagem: 'Questão retirada: o que estudantes responderam continua guardado.' },
      })
    }
    expect(await read()).toEqual(before)
    const { body } = await api.get<Envelope<QuestaoCompleta>>(url, token)
    expect(body.dados.questao).toMatchObject({ retirada_em: expect.any(String), versao: 2 })
    const log = await api.db
      .selectFrom('registro')
      .select(['acao', 'id_registro'])
      .where('entidade', '=', 'questoes')
      .orderBy('id')
      .execute()
    expect(log).toEqual([
      { acao: 'exclusao', id_registro: free.id },
      { acao: 'alteracao', id_registro: first.id },
    ])
  })

  it('keeps a prova that is deleted out of sight, and lets the rest of it go', async ({ api }) => {
    const { id_prova, read, second } = await ended(api)
    const { remove, token } = await editor(api)
    const before = await read()
    const free = await api.make.questao({ id_prova })
    await api.make.redacao({ id_prova })
    for (const _ of ['once', 'again']) {
      expect(await remove(`/provas/${id_prova}`)).toMatchObject({
        status: 200,
        body: { mensagem: 'Prova tirada do ar: o que estudantes responderam continua guardado.' },
      })
    }
    expect(await read()).toEqual(before)
    expect((await api.get(`/provas/${id_prova}`)).status).toBe(404)
    expect((await api.get(`/provas/${id_prova}`, token)).body).toMatchObject({
      dados: { publicada: false, versao: 2 },
    })
    expect((await api.get(`/edicao/questoes/${free.id}`, token)).status).toBe(404)
    expect((await api.get(`/edicao/questoes/${second.id}`, token)).body).toMatchObject({
      dados: { questao: { retirada_em: expect.any(String) } },
    })
    expect(await api.db.selectFrom('redacoes').select('id').execute()).toEqual([])
  })

  it('goes with the account, and the question with it', async ({ api }) => {
    const { usuario, first, id_prova } = await ended(api)
    const { remove } = await editor(api)
    expect((await remove(`/usuarios/${usuario.id}`)).status).toBe(200)
    for (const path of [`/edicao/questoes/${first.id}`, `/provas/${id_prova}`]) {
      expect((await remove(path)).body).toMatchObject({
        mensagem: expect.stringContaining('excluída com sucesso'),
      })
    }
  })
})
