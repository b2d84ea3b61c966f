import type { Call, Extensao, Input, ListQuery } from '@rumo/contract'
import { http, session } from '@rumo/shared-auth'
import { vi } from 'vitest'

/** So many records has each list: more than come at once. */
export const TOTAL = 120

/** What lists come from, beyond docs/product.md section 7. */
const OFFERED: Extensao[] = [
  'materias',
  'edicao',
  'envios',
  'correcoes',
  'redacoes_enviadas',
  'registro',
]

/** A record that has what any list, or the screen of one record, shows of it. */
const recordOf = (id: number) => ({
  questao: {
    id,
    id_prova: 7,
    texto: 'T',
    numero: id,
    situacao: 'normal',
    retirada_em: null,
    versao: 1,
  },
  alternativas: [],
  referencias: [],
  texto: 'T',
  instrucoes: 'T',
  reescritas: [],
  id,
  versao: 1,
  nome: `Nome ${id}`,
  email: `pessoa${id}@exemplo.br`,
  perfil: 'Aluno',
  ano: 1900 + id,
  semestre: 1,
  id_vestibular: null,
  url_arquivo: 'https://exemplo.br/prova.pdf',
  numero: id,
  trecho: `Questão ${id}`,
  situacao: 'normal',
  retirada_em: null,
  problemas: [],
  materia: null,
  prova: { id: 1, nome: 'Prova Azul' },
  id_redacao_enviada: id,
  titulo: `Tema ${id}`,
  aluno: { id, nome: `Nome ${id}` },
  reescrita: 0,
  enviada_em: '2026-11-20T12:00:00.000Z',
  estado: 'a_corrigir',
  correcoes: [],
  em: '2026-11-20T12:00:00.000Z',
  autor: null,
  acao: 'criacao',
  entidade: 'cursos',
  id_registro: id,
  antes: null,
  depois: { nome: `Nome ${id}` },
})

/** Puts a server behind the http client that has many records of whatever is listed. Gives what lists were asked. */
export function manyOfAll() {
  const asked: ListQuery[] = []
  http.configure({
    address: 'http://api.test/',
    extensoes: OFFERED,
    onUnauthorized: session.drop,
  })
  const all = Array.from({ length: TOTAL }, (_, index) => recordOf(index + 1))
  vi.spyOn(http, 'answer').mockImplementation(async ({ path }: Call, input: Input = {}) => {
    const { id } = (input.params ?? {}) as { id?: number }
    if (path.endsWith('{id}') && !path.includes('vestibulares'))
      return { dados: recordOf(Number(id)) }
    const { pagina = 1, limite = 20, ...others } = (input.query ?? {}) as ListQuery
    if (input.query) asked.push({ pagina, limite, ...others })
    return { dados: all.slice((pagina - 1) * limite, pagina * limite), total: all.length }
  })
  return asked
}
