import type { Correcao, LinhaDeCorrecao, RedacaoEnviada } from '@rumo/contract'
import type { Shelf } from './rascunho/kept-draft.ts'

export const ANA = { id: 1, nome: 'Ana Prado' }
export const BRUNO = { id: 2, nome: 'Bruno Sá' }
const ALUNO = { id: 9, nome: 'Marina Alves' }
const EM = '2026-05-31T16:00:00.000Z'

export const TEXTO = 'A ponte\nA ponte caiu ontem. Ninguém passa mais.'
const INSTRUCOES = 'A ponte\nEscreva uma narrativa.'

/** Ana's correction of essay 12, in work and empty. */
export const correcaoFixture = (fields: Partial<Correcao> = {}): Correcao => ({
  id: 40,
  versao: 1,
  rubrica: 'enem',
  notas: {},
  anotacoes: [],
  parecer: '',
  corretor: ANA,
  entregue_em: null,
  redacao_enviada: {
    id: 12,
    reescrita: 0,
    instrucoes: INSTRUCOES,
    texto: TEXTO,
    enviada_em: EM,
    aluno: ALUNO,
  },
  outras: [],
  ...fields,
})

export const redacaoFixture = (fields: Partial<RedacaoEnviada> = {}): RedacaoEnviada => ({
  id: 12,
  id_primeira: 12,
  reescrita: 0,
  id_redacao: 3,
  titulo: 'A ponte',
  enviada_em: EM,
  estado: 'a_corrigir',
  chave: 'b0a6c1f0-7c55-4a8e-9a51-2f2a3c1d0e12',
  instrucoes: INSTRUCOES,
  texto: TEXTO,
  correcoes: [],
  reescritas: [{ id: 12, reescrita: 0, enviada_em: EM }],
  ...fields,
})

export const linhaFixture = (fields: Partial<LinhaDeCorrecao> = {}): LinhaDeCorrecao => ({
  id_redacao_enviada: 12,
  titulo: 'A ponte',
  reescrita: 0,
  enviada_em: EM,
  estado: 'a_corrigir',
  aluno: ALUNO,
  correcoes: [],
  ...fields,
})

interface FakeShelf extends Shelf {
  /** False: refuses every change. */
  takes: boolean
  /** True: refuses to store, but still deletes. */
  isFull: boolean
  kept: Map<string, unknown>
}

/** Storage of a device, in memory. */
export function fakeShelf(): FakeShelf {
  const kept = new Map<string, unknown>()
  return {
    takes: true,
    isFull: false,
    kept,
    // The caller says which type the value has.
    read: async <T>(name: string) => structuredClone(kept.get(name)) as T | undefined,
    async update<T>(name: string, change: (before: T | undefined) => T | undefined) {
      if (!this.takes) return false
      const next = change(structuredClone(kept.get(name)) as T | undefined)
      if (this.isFull && next !== undefined) return false
      if (next === undefined) kept.delete(name)
      else kept.set(name, structuredClone(next))
      return true
    },
    under: async (prefix) =>
      new Map(
        [...kept]
          .filter(([name]) => name.startsWith(prefix))
          .map(([name, value]) => [name, structuredClone(value)]),
      ),
    put: (name, value) => void kept.set(name, structuredClone(value)),
  }
}
