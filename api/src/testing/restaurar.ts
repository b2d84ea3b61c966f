import type { Mudanca, Restauracao } from '@rumo/contract'
import { expect } from 'vitest'
import { RESTAURAVEIS } from '../domain/registro/take-retratos.ts'
import type { TestApi } from './api.ts'

const done = async (path: string, answer: ReturnType<TestApi['get']>) => {
  expect([path, (await answer).status]).toEqual([path, 200])
}

/** An administrator, and functions to read the log and to undo its changes. */
export async function administrador(api: TestApi) {
  const { usuario, token } = await api.enter({ perfil: 'Administrador' })
  const linhas = async (query = 'agrupadas=true') =>
    (await api.get<{ dados: Mudanca[] }>(`/registro?${query}`, token)).body.dados
  const last = async () => (await linhas())[0]
  const restore = async (id?: number) =>
    api.post<{ dados: Restauracao; mensagem: string; codigo?: string }>(
      '/registro/restauracoes',
      { id: id ?? (await last())?.id },
      token,
    )
  const del = (path: string) => done(path, api.del(path, token))
  const put = (path: string, body: object) => done(path, api.put(path, body, token))
  const post = (path: string, body: object) => done(path, api.post(path, body, token))
  return { usuario, token, linhas, last, restore, del, put, post }
}

/** Fields that only grow and are never restored, left out of comparisons. */
const GROWING = { versao: undefined, foi_publicada: undefined }

const TABLES = [
  ...RESTAURAVEIS,
  'alternativas',
  'questoes_referencias',
  'redacoes_referencias',
  'relatos',
  'simulados',
  'redacoes_enviadas',
] as const

/** All rows of the records that administrators edit. */
export async function contentOf({ db }: TestApi) {
  const content: Record<string, object[]> = {}
  for (const table of TABLES) {
    const rows = await db
      .selectFrom(table as 'provas')
      .selectAll()
      .execute()
    content[table] = rows
      .map((row) => ({ ...row, ...GROWING }))
      .toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)))
  }
  return content
}

/** A prova with every kind of content. */
export async function makeProva({ make, db }: TestApi) {
  const materia = await make.materia({ nome: 'Química' })
  const assunto = await make.assunto({ id_materia: materia.id, nome: 'Ácidos' })
  const prova = await make.prova({ nome: 'Prova Azul', publicada: false, instrucoes: 'Leia.' })
  const referencia = await make.referencia()
  const questao = await make.questao({
    id_prova: prova.id,
    id_materia: materia.id,
    id_assunto: assunto.id,
    numero: 1,
  })
  await make.questao({ id_prova: prova.id, numero: 2, foi_publicada: true })
  await make.link(questao.id, referencia.id)
  const redacao = await make.redacao({ id_prova: prova.id })
  await make.linkRedacao(redacao.id, referencia.id)
  const criado_em = '2026-01-02T12:00:00.000Z'
  const relato = { id_questao: questao.id, texto: 'Erro.', email: 'ana@exemplo.br', criado_em }
  const livre = { materia: await make.materia(), vestibular: await make.vestibular() }
  return {
    materia,
    assunto,
    prova,
    questao,
    redacao,
    referencia,
    livre,
    curso: await make.curso(),
    relato: await db.insertInto('relatos').values(relato).returning('id').executeTakeFirstOrThrow(),
  }
}

export type Who = Awaited<ReturnType<typeof administrador>>
export type Made = Awaited<ReturnType<typeof makeProva>>
