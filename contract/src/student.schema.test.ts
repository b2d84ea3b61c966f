import { describe, expect, it } from 'vitest'
import { correcoesSchemas } from './correcoes/correcoes.schema.ts'
import { estatisticasSchemas } from './estatisticas/estatisticas.schema.ts'
import { redacoesEnviadasSchemas } from './redacoes-enviadas/redacoes-enviadas.schema.ts'
import { revisoesSchemas } from './revisoes/revisoes.schema.ts'
import { simuladosSchemas } from './simulados/simulados.schema.ts'
import { tentativasSchemas } from './tentativas/tentativas.schema.ts'

const CHAVE = '0d2f6f3e-7f0e-4a53-9d5c-1f9d3b9f2a11'
const EM = '2026-05-31T16:00:00.000Z'

const questao = {
  id: 1,
  id_prova: 1,
  texto: 'Quanto é 2 + 2?',
  situacao: 'retificada',
  explicacao: 'Porque 4 é o dobro de 2.',
  materia: null,
  referencias: [],
  prova: { id: 1, nome: 'Prova A', vestibular: null },
  alternativas: [
    { id: 10, id_questao: 1, nome: 'A', texto: '4', correta: true, comentario: null },
    { id: 11, id_questao: 1, nome: 'B', texto: '5', correta: false, comentario: 'Conte de novo.' },
  ],
}
const emCurso = {
  situacao: 'em_curso',
  id: 1,
  chave: CHAVE,
  tipo: 'prova',
  prova: { id: 1, nome: 'Prova A', instrucoes: null },
  materia: null,
  iniciado_em: EM,
  termina_em: null,
  agora: EM,
  questoes: [questao],
  marcacoes: [],
}

describe('a simulado under way', () => {
  it.each(['start', 'one'] as const)(
    'tells nothing of its key by %s, whatever it is made of',
    (call) => {
      const answer = JSON.stringify(simuladosSchemas[call].dados.parse(emCurso))
      expect(answer).toContain('Quanto é 2 + 2?')
      for (const word of [
        'correta',
        'comentario',
        'Conte de novo',
        'explicacao',
        'dobro',
        'situacao":"ret',
      ]) {
        expect(answer).not.toContain(word)
      }
    },
  )

  it('is a whole prova, or drawn questions', () => {
    const { body } = simuladosSchemas.start
    const prova = { tipo: 'prova', chave: CHAVE, id_prova: 1, tempo_extra: true }
    expect(body.parse(prova)).toEqual(prova)
    const sorteio = { tipo: 'sorteio', chave: CHAVE, quantidade: 10, id_materia: 2 }
    expect(body.parse(sorteio)).toEqual(sorteio)
    expect(body.safeParse({ ...sorteio, tipo: 'prova' }).success).toBe(false)
    expect(body.safeParse({ ...sorteio, chave: 'a' }).success).toBe(false)
  })
})

it('lists a simulado that is not ended without a result', () => {
  const { id, situacao, tipo, prova, materia, iniciado_em, termina_em } = emCurso
  const line = { id, situacao, tipo, prova, materia, iniciado_em, termina_em, questoes: 54 }
  const dados = simuladosSchemas.list.dados.parse([{ ...line, marcadas: 3, certas: 2, total: 54 }])
  expect(dados[0]).not.toHaveProperty('certas')
})

describe('what is sent', () => {
  it('is of 500 attempts at most, each with a key of its own and an answer', () => {
    const tentativa = {
      chave: CHAVE,
      id_questao: 1,
      id_alternativa: 10,
      origem: 'pratica',
      respondida_em: EM,
    }
    const { body } = tentativasSchemas.send
    expect(body.parse({ tentativas: [tentativa] })).toEqual({ tentativas: [tentativa] })
    expect(body.safeParse({ tentativas: [] }).success).toBe(false)
    expect(
      body.safeParse({ tentativas: Array.from({ length: 501 }, () => tentativa) }).success,
    ).toBe(false)
    const blank = { ...tentativa, id_alternativa: null }
    expect(body.safeParse({ tentativas: [blank] }).success).toBe(false)
  })

  it('is an essay as it was typed, for annotations count its characters', () => {
    const redacao = {
      chave: CHAVE,
      id_redacao: 1,
      texto: '  Título\n\nEra uma vez.\n',
      enviada_em: EM,
    }
    const { body } = redacoesEnviadasSchemas.send
    expect(body.parse(redacao)).toEqual(redacao)
    for (const texto of [' \n ', 'a\0', 'a'.repeat(20_001)]) {
      expect(body.safeParse({ ...redacao, texto }).success).toBe(false)
    }
  })

  it('is of a correction only what changes', () => {
    const { body } = correcoesSchemas.update
    const changes = { versao: 2, notas: { tema: 20, norma: null } }
    expect(body.parse(changes)).toEqual(changes)
    const empty = { inicio: 3, fim: 3, texto: 'Aqui' }
    expect(body.safeParse({ anotacoes: [empty] }).success).toBe(false)
    expect(body.safeParse({ notas: { tema: -1 } }).success).toBe(false)
  })

  it('is the day of an exam, or that there is none', () => {
    const { body } = revisoesSchemas.plan
    expect(body.parse({ data_da_prova: '2028-02-29' })).toEqual({ data_da_prova: '2028-02-29' })
    expect(body.parse({ data_da_prova: '' })).toEqual({ data_da_prova: null })
    expect(body.safeParse({ data_da_prova: '2027-02-29' }).success).toBe(false)
  })
})

it('gives of an account without an answer statistics that say so', () => {
  const none = {
    respondidas: 0,
    certas: 0,
    em_simulado: 0,
    sequencia: { atual: 0, recorde: 0, praticou_hoje: false, dias: [] },
    simulados: [],
    redacoes: [],
    materias: [],
    a_praticar: [],
  }
  expect(estatisticasSchemas.own.dados.parse(none)).toEqual(none)
})
