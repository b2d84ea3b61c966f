import { text } from 'node:stream/consumers'
import { describe, expect } from 'vitest'
import { it } from '../../testing/database.ts'
import { EXAM, load, questaoOf, svgOf } from '../../testing/exams.ts'

const A_SIZE = { largura: expect.any(Number), altura: expect.any(Number) }

describe('an exam that is loaded', () => {
  it('is there with all that belongs to it', async ({ db, storage }) => {
    await load({ db, storage }, EXAM)

    const [vestibular] = await db.selectFrom('vestibulares').selectAll().execute()
    expect(vestibular).toMatchObject({ ano: 2025, semestre: 1 })
    const [prova] = await db.selectFrom('provas').selectAll().execute()
    expect(prova).toMatchObject({
      nome: 'Prova Azul',
      id_vestibular: vestibular?.id,
      publicada: true,
    })
    const materias = await db.selectFrom('materias').selectAll().execute()
    expect(materias).toMatchObject([{ nome: 'Química', busca: 'quimica' }])
    const [questao] = await db.selectFrom('questoes').selectAll().orderBy('id').execute()
    expect(questao).toMatchObject({
      numero: 1,
      texto: 'Questão 1',
      explicacao: 'A soda libera OH⁻.',
      situacao: 'normal',
      id_prova: prova?.id,
      id_materia: materias[0]?.id,
    })
    const alternativas = await db.selectFrom('alternativas').selectAll().orderBy('id').execute()
    expect(alternativas.slice(0, 2)).toMatchObject([
      { nome: 'A', texto: 'Água', comentario: 'É neutra.', correta: false, ordem: 0 },
      { nome: 'B', texto: 'Soda', comentario: null, correta: true, ordem: 1 },
    ])
  })

  it('links its references in their order and keeps the image in the storage', async ({
    db,
    storage,
  }) => {
    await load({ db, storage }, EXAM)

    const referencias = await db
      .selectFrom('questoes_referencias as qr')
      .innerJoin('referencias as r', 'r.id', 'qr.id_referencia')
      .selectAll('r')
      .orderBy('qr.ordem')
      .execute()
    expect(referencias).toMatchObject([
      { titulo: null, descricao: 'Uma rampa', largura: 424, altura: 300 },
      {
        titulo: 'A feira',
        texto: 'Às cinco, chegam os caminhões.',
        informacao_acesso: 'Acesso em: 2 out. 2026.',
        url_imagem: null,
      },
    ])
    const address = referencias[0]?.url_imagem ?? ''
    expect(address).toMatch(/^arquivos\/figuras\/[0-9a-f]{64}\.svg$/)
    const file = await storage.find(address.replace('arquivos/', ''))
    expect(file && (await text(await file.open()))).toBe(svgOf('rampa.svg'))
  })

  it('loads what is annulled, what is rectified, and alternatives that are figures', async ({
    db,
    storage,
  }) => {
    const figures = [
      { nome: 'A', imagem: 'a.svg', descricao: 'Um quadrado', comentario: 'É um quadrado.' },
      { nome: 'B', imagem: 'b.svg', descricao: 'Um círculo', correta: true },
    ]
    const without = questaoOf(1).alternativas.map(({ nome, texto }) => ({ nome, texto }))
    const questoes = [
      questaoOf(1, { anulada: true, alternativas: without }),
      questaoOf(2, { retificada: true, materia: undefined }),
      questaoOf(3, { alternativas: figures }),
    ]
    await load({ db, storage }, { questoes })

    const rows = await db.selectFrom('questoes').selectAll().orderBy('id').execute()
    expect(rows).toMatchObject([
      { situacao: 'anulada' },
      { situacao: 'retificada', id_materia: null },
      { situacao: 'normal' },
    ])
    const alternativas = await db.selectFrom('alternativas').selectAll().orderBy('id').execute()
    expect(alternativas.slice(0, 2)).toMatchObject([{ correta: false }, { correta: false }])
    expect(alternativas.slice(4)).toMatchObject([
      { texto: '', descricao: 'Um quadrado', correta: false, ...A_SIZE },
      { texto: '', descricao: 'Um círculo', correta: true, ...A_SIZE },
    ])
    for (const { url_imagem } of alternativas.slice(4)) {
      expect(await storage.find(url_imagem?.replace('arquivos/', '') ?? '')).toBeDefined()
    }
  })

  it('loads themes with their texts in order', async ({ db, storage }) => {
    const redacao = [
      { tema: 'A pressa.', textos: ['Um texto.', { titulo: 'Um cartaz', imagem: 'cartaz.svg' }] },
      { tema: 'A memória.' },
    ]
    await load({ db, storage }, { ...EXAM, redacao })

    const [prova] = await db.selectFrom('provas').select('id').execute()
    const themes = await db.selectFrom('redacoes').selectAll().orderBy('id').execute()
    expect(themes).toMatchObject([
      { id_prova: prova?.id, instrucoes: 'A pressa.' },
      { id_prova: prova?.id, instrucoes: 'A memória.' },
    ])
    const textos = await db
      .selectFrom('redacoes_referencias as rr')
      .innerJoin('referencias as r', 'r.id', 'rr.id_referencia')
      .selectAll()
      .orderBy('rr.ordem')
      .execute()
    expect(textos).toMatchObject([
      { id_redacao: themes[0]?.id, texto: 'Um texto.', titulo: null, url_imagem: null },
      { id_redacao: themes[0]?.id, texto: null, titulo: 'Um cartaz', largura: 240, altura: 160 },
    ])
  })

  it('links by the numbers that a reference names, before what the question names', async ({
    db,
    storage,
  }) => {
    const referencias = [
      { id: 'mapa', texto: 'O mapa' },
      { id: 'feira', texto: 'A feira', faixa: [1, 2] },
    ]
    const questoes = [
      questaoOf(1, { referencias: ['mapa'] }),
      questaoOf(2, { referencias: ['feira', 'mapa', 'feira'] }),
      questaoOf(3),
    ]
    await load({ db, storage }, { ...EXAM, referencias, questoes })

    const links = await db
      .selectFrom('questoes_referencias as qr')
      .innerJoin('questoes as q', 'q.id', 'qr.id_questao')
      .innerJoin('referencias as r', 'r.id', 'qr.id_referencia')
      .select(['q.numero', 'r.texto'])
      .orderBy('q.numero')
      .orderBy('qr.ordem')
      .execute()
    expect(links).toEqual([
      { numero: 1, texto: 'A feira' },
      { numero: 1, texto: 'O mapa' },
      { numero: 2, texto: 'A feira' },
      { numero: 2, texto: 'O mapa' },
    ])
  })

  it('takes the size of an image from its file, unless both are given', async ({ db, storage }) => {
    const referencias = [
      { id: 'a', imagem: 'a.svg', largura: 424, altura: 300 },
      { id: 'b', imagem: 'b.svg', largura: 424 },
      { id: 'c', imagem: 'c.svg' },
    ]
    await load({ db, storage }, { referencias, questoes: [questaoOf(1)] })

    const sizes = await db
      .selectFrom('referencias')
      .select(['largura', 'altura'])
      .orderBy('id')
      .execute()
    const own = { largura: 240, altura: 160 }
    expect(sizes).toEqual([{ largura: 424, altura: 300 }, own, own])
  })

  it('takes that of an alternative in the same way', async ({ db, storage }) => {
    const alternativas = [
      { nome: 'A', imagem: 'a.svg', largura: 60, altura: 40, correta: true },
      { nome: 'B', imagem: 'b.svg', largura: 60 },
    ]
    await load({ db, storage }, { questoes: [questaoOf(1, { alternativas })] })

    const rows = db.selectFrom('alternativas').select(['largura', 'altura']).orderBy('ordem')
    expect(await rows.execute()).toEqual([
      { largura: 60, altura: 40 },
      { largura: 240, altura: 160 },
    ])
  })

  it('calls an exam after its file, and needs no vestibular', async ({ db, storage }) => {
    await load({ db, storage }, { questoes: [questaoOf(1)] })

    const provas = await db.selectFrom('provas').selectAll().execute()
    expect(provas).toMatchObject([{ nome: 'prova', id_vestibular: null, publicada: true }])
    const ledger = await db.selectFrom('demonstracao').select('chave').execute()
    expect(ledger).toContainEqual({ chave: 'prova:prova.json' })
  })
})
