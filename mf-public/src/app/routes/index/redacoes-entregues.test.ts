import 'fake-indexeddb/auto'
import type { Extensao, RedacaoEnviada } from '@rumo/contract'
import { chaveDaRedacao } from '@rumo/contract/chave-da-redacao'
import { session } from '@rumo/shared-auth'
import { fakeServer } from '@rumo/shared-auth/fake-server'
import { unsignedToken } from '@rumo/shared-auth/testing'
import { device } from '@rumo/shared-device/device'
import { REDACOES_DE_SIMULADOS } from '@rumo/shared-device/redacoes'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, it, vi } from 'vitest'
import { readGuardadas } from '../../../features/redacoes/redacoes-guardadas.ts'
import { readRascunho } from '../../../features/redacoes/rascunho.ts'
import { redacaoWorkOf } from '../vestibular-completo/redacao-da-prova.ts'
import { clearRedacoes } from './redacoes-entregues.ts'

const CHAVE = '00000000-0000-4000-8000-00000000000a'
const TEXTO = 'O rio corre.'
const TEMA = { id: 8, titulo: 'A cidade', comando: '', textos: [] }
const EM_CURSO = { id: 3, chave: CHAVE, etapa: 'em-curso' } as const
const OWNER = 'conta-7'

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  session.begin(unsignedToken({ id: 7, nome: 'Ana', email: 'ana@exemplo.br', perfil: 'Aluno' }))
  await work().write({ tema: TEMA, texto: TEXTO })
})

const own = () => device.of(OWNER)
const work = () => redacaoWorkOf(own(), { chave: CHAVE })
const textOf = async () => (await readRascunho(work()))?.texto

/** A server that has these essays, of which it says the text when one is sent again. */
function serve(
  enviadas: readonly Partial<RedacaoEnviada>[],
  extensoes: readonly Extensao[] = ['redacoes_enviadas'],
) {
  return fakeServer(
    {
      'GET /redacoes-enviadas?pagina=1&limite=50': enviadas,
      'POST /redacoes-enviadas': { id: 5, ...enviadas[0] },
    },
    extensoes,
  )
}
const clear = (known: Partial<Parameters<typeof clearRedacoes>[1]> = {}) =>
  clearRedacoes(device, { owner: OWNER, simulados: [], linhas: [], ...known })

it('lets go of an essay of a simulado once the server has it', async () => {
  serve([{ chave: chaveDaRedacao(CHAVE), texto: TEXTO }])
  await clear({ simulados: [EM_CURSO] })
  expect(await textOf()).toBeUndefined()
  await vi.waitFor(async () => expect(await readGuardadas(own())).toEqual([]))
})

it('keeps another text than the server has among the essays, unfinished', async () => {
  serve([{ chave: chaveDaRedacao(CHAVE), texto: 'Outro.' }])
  await clear()
  await vi.waitFor(async () =>
    expect(await readGuardadas(own())).toMatchObject([
      { texto: TEXTO, rascunho: true, chave: undefined },
    ]),
  )
  expect(await textOf()).toBeUndefined()
})

it('leaves what the server does not have, or does not name', async () => {
  for (const enviadas of [[], [{ chave: chaveDaRedacao(`${CHAVE}b`) }], [{}]]) {
    const calls = serve(enviadas)
    await clear()
    expect([calls, await textOf()]).toEqual([['GET /redacoes-enviadas?pagina=1&limite=50'], TEXTO])
  }
})

it.each([
  [
    'of a simulado under way here and in the account',
    { simulados: [EM_CURSO], linhas: [{ id: 3 }] },
  ],
  ['of one of which the server does not tell', { simulados: [EM_CURSO], linhas: null }],
  ['of one that this device alone has', { simulados: [{ ...EM_CURSO, id: null }] }],
])('asks nothing for the essay %s', async (_of, known) => {
  const calls = serve([{ chave: chaveDaRedacao(CHAVE), texto: TEXTO }])
  await clear(known)
  expect([calls, await textOf()]).toEqual([[], TEXTO])
})

it('asks nothing where nothing is left, nor of a server that takes no essays', async () => {
  const none = serve([], [])
  await clear()
  expect([none, await textOf()]).toEqual([[], TEXTO])
  await own().update(`${REDACOES_DE_SIMULADOS}${CHAVE}`, () => undefined)
  const calls = serve([])
  await clear()
  expect(calls).toEqual([])
})
