import type { Resumo } from '@rumo/contract'
import { describe, expect } from 'vitest'
import { it } from '../../testing/api.ts'

describe('GET /resumo', () => {
  it('counts what is there, and names what is missing', async ({ api }) => {
    const { token } = await api.enter({ perfil: 'Administrador' })
    const { id: id_vestibular } = await api.make.vestibular({ ano: 2025, semestre: 1 })
    const whole = await api.make.prova({ nome: 'Azul', url_arquivo: 'azul.pdf', id_vestibular })
    const draft = await api.make.prova({ nome: 'Rosa', publicada: false, url_arquivo: '' })
    const quimica = await api.make.materia({ nome: 'Química' })
    const arte = await api.make.materia({ nome: 'Arte' })
    await api.make.questao({ id_prova: whole.id, id_materia: quimica.id, numero: 7 })
    await api.make.questao({ id_prova: whole.id })
    await api.make.questao({ id_prova: whole.id, retirada_em: '2026-01-01T00:00:00.000Z' })
    await api.make.redacao({ id_prova: whole.id })
    const sent = await api.make.redacaoEnviada()
    await api.make.redacaoEnviada({ id_usuario: sent.id_usuario, estado: 'em_correcao' })

    const [azul, rosa] = [
      {
        id: whole.id,
        nome: 'Azul',
        vestibular: { ano: 2025, semestre: 1 },
        publicada: true,
        tem_arquivo: true,
        questoes: 2,
      },
      {
        id: draft.id,
        nome: 'Rosa',
        vestibular: { ano: expect.any(Number), semestre: 1 },
        publicada: false,
        tem_arquivo: false,
        questoes: 0,
      },
    ]
    const onlyDraft = { total: 1, itens: [rosa] }
    expect(await api.get('/resumo', token)).toEqual({
      status: 200,
      body: {
        dados: {
          totais: {
            cursos: 0,
            materias: 2,
            provas: 2,
            questoes: 2,
            redacoes: 1,
            usuarios: 2,
            vestibulares: 2,
          },
          provas: [azul, rosa],
          materias: [
            { id: arte.id, nome: 'Arte', questoes: 0 },
            { id: quimica.id, nome: 'Química', questoes: 1 },
          ],
          questoes_sem_materia: 1,
          questoes_sem_numero: 1,
          provas_sem_arquivo: onlyDraft,
          provas_nao_publicadas: onlyDraft,
          provas_sem_questoes: onlyDraft,
          textos_quebrados: { total: 0, itens: [] },
          relatos_abertos: 0,
          redacoes_a_corrigir: 1,
        },
      },
    })
  })

  it('names the newest twenty by their vestibulares, and counts all', async ({ api }) => {
    const { token } = await api.enter({ perfil: 'Administrador' })
    const provaOf = async (ano: number, semestre: 1 | 2) => {
      const { id: id_vestibular } = await api.make.vestibular({ ano, semestre })
      return (await api.make.prova({ id_vestibular })).id
    }
    const undated = (await api.make.prova()).id
    await api.db.updateTable('provas').set({ id_vestibular: null }).execute()
    const oldestFirst = [undated]
    for (let ano = 2001; ano <= 2010; ano += 1) {
      const second = await provaOf(ano, 2)
      oldestFirst.push(await provaOf(ano, 1), second)
    }

    const { body } = await api.get<{ dados: Resumo }>('/resumo', token)
    const newest = oldestFirst.toReversed().slice(0, 20)
    const { dados } = body
    expect(dados.provas.map(({ id }) => id)).toEqual(newest)
    for (const list of [dados.provas_sem_arquivo, dados.provas_sem_questoes]) {
      expect([list.total, list.itens.map(({ id }) => id)]).toEqual([21, newest])
    }
  })

  it('lists what has a text that cannot be drawn, what is published first', async ({ api }) => {
    const { token } = await api.enter({ perfil: 'Administrador' })
    const broken = '<b>sem fim'
    const draft = await api.make.prova({ nome: 'Rosa', publicada: false })
    const prova = await api.make.prova({
      nome: 'Azul',
      instrucoes: broken,
      marcacao_quebrada: true,
    })
    await api.make.questao({ id_prova: draft.id, numero: 4, texto: broken })
    await api.make.questao({ id_prova: prova.id, numero: 9 })
    const shared = await api.make.questao({ id_prova: prova.id, numero: 2 })
    const retired = { id_prova: prova.id, retirada_em: '2026-01-01T00:00:00.000Z' }
    await api.make.questao({ ...retired, texto: broken })
    const tema = await api.make.redacao({ id_prova: prova.id })
    const { id } = await api.make.referencia({ texto: broken })
    await api.make.link(shared.id, id)
    await api.make.linkRedacao(tema.id, id)

    const { body } = await api.get<{ dados: Resumo }>('/resumo', token)
    const azul = { prova: { id: prova.id, nome: 'Azul' }, publicada: true, numero: null }
    expect(body.dados.textos_quebrados).toEqual({
      total: 4,
      itens: [
        { ...azul, entidade: 'provas', id: prova.id },
        { ...azul, entidade: 'questoes', id: shared.id, numero: 2 },
        { ...azul, entidade: 'redacoes', id: tema.id },
        {
          entidade: 'questoes',
          id: expect.any(Number),
          numero: 4,
          prova: { id: draft.id, nome: 'Rosa' },
          publicada: false,
        },
      ],
    })
  })

  it('counts all that has such a text, and names twenty', async ({ api }) => {
    const { token } = await api.enter({ perfil: 'Administrador' })
    for (let made = 0; made < 21; made += 1) await api.make.prova({ marcacao_quebrada: true })
    const { textos_quebrados } = (await api.get<{ dados: Resumo }>('/resumo', token)).body.dados
    expect([textos_quebrados.total, textos_quebrados.itens.length]).toEqual([21, 20])
  })
})
