import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect } from 'vitest'
import { it } from '../../testing/database.ts'
import { runScript } from '../../testing/process.ts'
import { readContentVersion } from '../content-version.ts'
import type { Database } from '../db.ts'
import { exam as schema, type Exam } from './exam.schema.ts'
import { loadExam } from './load-exam.ts'

const EXAM: Exam = schema.parse({
  chave: '2025-1',
  vestibular: { ano: 2025, semestre: 1 },
  prova: { nome: 'Prova Azul', data: '2024-12-08' },
  referencias: [
    { id: 'feira', titulo: 'A feira', texto: 'Às cinco, chegam os caminhões.' },
    { id: 'rampa', imagem: 'rampa.svg', descricao: 'Uma rampa', largura: 424, altura: 300 },
  ],
  questoes: [questaoOf(1, { referencias: ['rampa', 'feira'] }), questaoOf(2)],
})

function questaoOf(numero: number, values: object = {}) {
  return {
    numero,
    materia: 'Química',
    texto: `Questão ${numero}`,
    alternativas: [
      { nome: 'A', texto: 'Água', comentario: 'É neutra.' },
      { nome: 'B', texto: 'Soda', correta: true },
    ],
    explicacao: 'A soda libera OH⁻.',
    ...values,
  }
}

function withQuestao(numero: number, values: object = {}): Exam {
  return schema.parse({ ...EXAM, questoes: [...EXAM.questoes, questaoOf(numero, values)] })
}

const readImage = async (name: string) => Buffer.from(`<svg>${name}</svg>`)

async function numerosOf(db: Database): Promise<(number | null)[]> {
  const questoes = await db.selectFrom('questoes').select('numero').orderBy('id').execute()
  return questoes.map(({ numero }) => numero)
}

describe('loadExam', () => {
  it('loads the exam with all that belongs to it', async ({ db, storage }) => {
    await loadExam({ db, storage }, EXAM, readImage)

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

  it('links the references in their order and keeps the image in the storage', async ({
    db,
    storage,
  }) => {
    await loadExam({ db, storage }, EXAM, readImage)

    const referencias = await db
      .selectFrom('questoes_referencias as qr')
      .innerJoin('referencias as r', 'r.id', 'qr.id_referencia')
      .selectAll('r')
      .orderBy('qr.ordem')
      .execute()
    expect(referencias).toMatchObject([
      { titulo: null, descricao: 'Uma rampa', largura: 424, altura: 300 },
      { titulo: 'A feira', texto: 'Às cinco, chegam os caminhões.', url_imagem: null },
    ])
    const address = referencias[0]?.url_imagem ?? ''
    expect(address).toMatch(/^arquivos\/figuras\/[0-9a-f]{64}\.svg$/)
    const file = await storage.find(address.replace('arquivos/', ''))
    expect(file && (await text(file.open()))).toBe('<svg>rampa.svg</svg>')
  })

  it('changes nothing the second time', async ({ db, storage }) => {
    await loadExam({ db, storage }, EXAM, readImage)
    const versao = await readContentVersion(db)
    await loadExam({ db, storage }, EXAM, readImage)

    expect(await numerosOf(db)).toEqual([1, 2])
    expect(await readContentVersion(db)).toBe(versao)
  })

  it('adds what a newer version has, and tells the caches', async ({ db, storage }) => {
    await loadExam({ db, storage }, EXAM, readImage)
    const versao = await readContentVersion(db)
    await loadExam({ db, storage }, withQuestao(3), readImage)

    expect(await numerosOf(db)).toEqual([1, 2, 3])
    expect(await readContentVersion(db)).toBe(versao + 1)
    const materias = await db.selectFrom('materias').selectAll().execute()
    expect(materias).toHaveLength(1)
  })

  it('leaves alone what a person changed', async ({ db, storage }) => {
    await loadExam({ db, storage }, EXAM, readImage)
    await db.updateTable('provas').set({ nome: 'Prova Roxa' }).execute()
    await db.updateTable('materias').set({ nome: 'Química Geral' }).execute()
    await db.updateTable('questoes').set({ texto: 'Reescrita' }).where('numero', '=', 1).execute()
    await loadExam({ db, storage }, withQuestao(3), readImage)

    const provas = await db.selectFrom('provas').select('nome').execute()
    expect(provas).toEqual([{ nome: 'Prova Roxa' }])
    const materias = await db.selectFrom('materias').select('nome').execute()
    expect(materias).toEqual([{ nome: 'Química Geral' }])
    const questoes = await db.selectFrom('questoes').select('texto').orderBy('id').execute()
    expect(questoes.map(({ texto }) => texto)).toEqual(['Reescrita', 'Questão 2', 'Questão 3'])
  })

  it('does not bring back what a person deleted', async ({ db, storage }) => {
    await loadExam({ db, storage }, EXAM, readImage)
    await db.deleteFrom('questoes').where('numero', '=', 1).execute()
    await db.deleteFrom('referencias').execute()
    await loadExam({ db, storage }, withQuestao(3, { referencias: ['feira'] }), readImage)

    expect(await numerosOf(db)).toEqual([2, 3])
    expect(await db.selectFrom('referencias').selectAll().execute()).toEqual([])
    expect(await db.selectFrom('questoes_referencias').selectAll().execute()).toEqual([])
  })

  it('adds nothing to a prova that a person deleted, then or later', async ({ db, storage }) => {
    await loadExam({ db, storage }, EXAM, readImage)
    await db.deleteFrom('questoes').execute()
    await db.deleteFrom('provas').execute()
    const versao = await readContentVersion(db)
    const before = await db.selectFrom('referencias').selectAll().execute()
    const newer = schema.parse({
      ...withQuestao(3, { referencias: ['mapa'], materia: 'Geografia' }),
      vestibular: { ano: 2026, semestre: 1 },
      referencias: [...EXAM.referencias, { id: 'mapa', titulo: 'O mapa' }],
    })
    await loadExam({ db, storage }, newer, readImage)
    await loadExam({ db, storage }, newer, readImage)

    expect(await numerosOf(db)).toEqual([])
    expect(await db.selectFrom('provas').selectAll().execute()).toEqual([])
    expect(await db.selectFrom('referencias').selectAll().execute()).toEqual(before)
    expect(await db.selectFrom('vestibulares').select('ano').execute()).toEqual([{ ano: 2025 }])
    expect(await db.selectFrom('materias').select('nome').execute()).toEqual([{ nome: 'Química' }])
    expect(await readContentVersion(db)).toBe(versao)
  })

  it('uses the vestibular and the matéria that are there already', async ({
    db,
    make,
    storage,
  }) => {
    const vestibular = await make.vestibular({ ano: 2025, semestre: 1 })
    const materia = await make.materia({ nome: 'Química' })
    await loadExam({ db, storage }, EXAM, readImage)

    const provas = await db.selectFrom('provas').select('id_vestibular').execute()
    expect(provas).toEqual([{ id_vestibular: vestibular.id }])
    const questoes = await db.selectFrom('questoes').select('id_materia').execute()
    expect(questoes).toEqual([{ id_materia: materia.id }, { id_materia: materia.id }])
  })

  it('loads nothing of an exam that names a reference it does not have', async ({
    db,
    storage,
  }) => {
    const broken = schema.parse({ ...EXAM, questoes: [questaoOf(1, { referencias: ['foto'] })] })

    await expect(loadExam({ db, storage }, broken, readImage)).rejects.toThrow('"foto"')
    expect(await db.selectFrom('provas').selectAll().execute()).toEqual([])
    expect(await db.selectFrom('demonstracao').selectAll().execute()).toEqual([])
  })

  it('may be run by two processes at once', async ({ db, dir }) => {
    const load = () =>
      runScript(`
        import { openDatabase } from ${JSON.stringify(import.meta.resolve('../db.ts'))}
        import { folderStorage } from ${JSON.stringify(import.meta.resolve('../storage.ts'))}
        import { loadExam } from ${JSON.stringify(import.meta.resolve('./load-exam.ts'))}
        const db = openDatabase(${JSON.stringify(join(dir, 'rumo.sqlite'))})
        const storage = folderStorage(${JSON.stringify(join(dir, 'arquivos'))})
        await loadExam({ db, storage }, ${JSON.stringify(EXAM)}, async () => Buffer.from('<svg/>'))
        await db.destroy()`)
    await Promise.all([load(), load(), load()])

    expect(await numerosOf(db)).toEqual([1, 2])
    expect(await db.selectFrom('provas').selectAll().execute()).toHaveLength(1)
  })
})
