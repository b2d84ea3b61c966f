import { describe, expect, it } from 'vitest'
import type { Conhecido, SimuladoAberto } from './agora.conhecido.ts'
import { coisasOf, diasAte } from './agora.rules.ts'

const NADA: Conhecido = {
  hoje: '2026-11-20',
  temConta: false,
  simulados: [],
  corrigidas: [],
  rascunho: null,
  guardada: null,
  treino: null,
  plano: null,
  aqui: null,
  aPraticar: null,
}
const SIMULADO: SimuladoAberto = {
  id: null,
  nome: 'Prova Azul',
  marcadas: 12,
  total: 54,
  etapa: 'em-curso',
  pausado: false,
  terminaEm: null,
}
const META = {
  revisoes: 0,
  novas: 5,
  redacoes: 1,
  minutos: 80,
  descanso: false,
  cabe: true,
  novas_ate_o_dia: 5,
  redacoes_ate_o_dia: 1,
  novas_ao_todo: 5,
  redacoes_ao_todo: 1,
  dias_para_tudo: null,
  minutos_para_tudo: null,
  feito: true,
}
const TREINO = {
  lugar: 'materia=3',
  nome: 'Química',
  respondidas: 4,
  total: 10,
  mostraResultado: false,
  dia: NADA.hoje,
}
const MINUTE_MS = 60_000
const first = (known: Partial<Conhecido>, restanteMs: number | null = null) =>
  coisasOf({ ...NADA, ...known }, restanteMs)[0]
const words = (text: string | undefined) => text?.replaceAll('\u00A0', ' ')

it('leads to what was taken along, the plan of today by name, after what is half done', () => {
  const nomes = ['Plano de hoje', 'Prova Azul']
  const plano = '2 revisões e 1 tema de redação'
  expect(first({ aqui: { plano, nomes } })).toMatchObject({
    titulo: 'Seu plano de hoje está aqui.',
    fatos: plano,
    path: '/no-aparelho',
  })
  expect(first({ aqui: { plano: null, nomes } })?.fatos).toBe('Plano de hoje e Prova Azul')
  const rascunho = { titulo: 'O rio' }
  expect(first({ rascunho, aqui: { plano, nomes } })?.path).toBe('/temas-redacao')
})

it('has nothing for a device of which nothing is known, and a way to begin for an account', () => {
  expect(coisasOf(NADA, null)).toEqual([])
  expect(coisasOf({ ...NADA, temConta: true }, null)).toMatchObject([
    { titulo: 'Um pouco por dia, e você chega.', path: '/questoes-alternativas' },
  ])
})

it('puts first what runs, then what came back, what is half done, what is due, what today is for', () => {
  const all = coisasOf(
    {
      ...NADA,
      simulados: [SIMULADO],
      corrigidas: [{ id: 5, titulo: 'A cidade', nota: 720, maximo: 1000 }],
      rascunho: { titulo: 'O rio' },
      treino: TREINO,
      guardada: { titulo: 'O mar', em: '2026-11-19T12:00:00.000Z' },
      plano: { data_da_prova: null, vencidas: 7, meta: META },
      aPraticar: { materia: { id: 4, nome: 'Física' }, motivo: 'nunca' },
    },
    72 * MINUTE_MS,
  )
  expect(all.map(({ path }) => path)).toEqual([
    '/vestibular-completo',
    '/aluno/redacoes/5',
    '/temas-redacao',
    '/questoes-alternativas?materia=3',
    '/temas-redacao?enviada=2026-11-19T12:00:00.000Z',
    '/revisar-erros',
    '/questoes-alternativas?plano=5',
  ])
})

const paths = (known: Partial<Conhecido>) =>
  coisasOf({ ...NADA, ...known }, null).map(({ path }) => path)

it('names an essay of the plan only where no draft is on the sheet to which both would lead', () => {
  const plano = { data_da_prova: null, vencidas: 0, meta: { ...META, novas: 0 } }
  expect(paths({ plano })).toEqual(['/temas-redacao'])
  expect(paths({ plano, rascunho: { titulo: 'O rio' } })).toEqual(['/temas-redacao'])
})

describe('a set that was left half done', () => {
  const plano = { data_da_prova: null, vencidas: 7, meta: META }

  it('on an earlier day gives way to what is due today, and to that alone', () => {
    const treino = { ...TREINO, dia: '2026-11-19' }
    expect(paths({ treino, plano })).toEqual([
      '/revisar-erros',
      '/questoes-alternativas?materia=3',
      '/temas-redacao',
      '/questoes-alternativas?plano=5',
    ])
    const aPraticar = { materia: { id: 4, nome: 'Física' }, motivo: 'nunca' as const }
    expect(paths({ treino, aPraticar })).toEqual(['/questoes-alternativas?materia=3'])
  })

  it('of the new questions of today is named once, and others beside it', () => {
    const lugar = 'so=nao-respondidas&quantas=7'
    const treino = { ...TREINO, lugar, respondidas: 2, total: 7 }
    const meta = { ...META, redacoes: 0 }
    const dois = (novas: number, mostraResultado = false) =>
      paths({
        treino: { ...treino, mostraResultado },
        plano: { ...plano, vencidas: 0, meta: { ...meta, novas } },
      })
    expect(dois(5)).toEqual([`/questoes-alternativas?${lugar}`])
    expect(dois(4)).toEqual([`/questoes-alternativas?${lugar}`, '/questoes-alternativas?plano=4'])
    // With its result seen, the plan's new questions are a new set.
    expect(dois(5, true)).toHaveLength(2)
  })

  it('today comes before what is due', () => {
    expect(paths({ treino: TREINO, plano })[0]).toBe('/questoes-alternativas?materia=3')
  })
})

it('says how many essays were corrected, and leads to where all of them are', () => {
  const corrigida = { id: 5, titulo: 'A cidade', nota: 720, maximo: 1000 }
  const coisa = first({ corrigidas: [corrigida, { ...corrigida, id: 6 }] })
  expect(coisa?.path).toBe('/aluno')
  expect(words(coisa?.titulo)).toBe('2 redações suas foram corrigidas.')
})

describe('a simulado', () => {
  it('says the minutes that are left, never more than there are', () => {
    expect(words(first({ simulados: [SIMULADO] }, 73 * MINUTE_MS - 1001)?.fatos)).toBe(
      'Prova Azul · faltam 1 h 12 min · 12 de 54 marcadas',
    )
    expect(words(first({ simulados: [SIMULADO] }, 1)?.fatos)).toContain('falta menos de 1 min')
  })

  it('leads to its result once its time is over', () => {
    expect(first({ simulados: [SIMULADO] }, 0)?.acao).toBe('Ver o resultado')
  })

  it('that is paused says so, with the time that it has left', () => {
    const coisa = first({ simulados: [{ ...SIMULADO, pausado: true }] }, 72 * MINUTE_MS)
    expect(coisa?.titulo).toBe('Seu simulado está pausado.')
    expect(words(coisa?.fatos)).toBe('Prova Azul · faltam 1 h 12 min · 12 de 54 marcadas')
  })

  it('of another device is named by its end, and by its id', () => {
    const elsewhere = { ...SIMULADO, id: 9, terminaEm: '2026-11-20T17:05:00.000Z' }
    const coisa = first({ simulados: [elsewhere] })
    expect(coisa?.fatos).toContain('termina às 14:05')
    expect(coisa?.path).toBe('/vestibular-completo?simulado=9')
  })

  it('that is the second one under way is named below, with its end', () => {
    const elsewhere = { ...SIMULADO, id: 9, nome: 'Prova Verde' }
    const simulados = [
      SIMULADO,
      { ...elsewhere, terminaEm: '2026-11-20T17:05:00.000Z' },
      { ...elsewhere, id: 10, pausado: true },
    ]
    const [, second, third] = coisasOf({ ...NADA, simulados }, MINUTE_MS)
    expect(second).toMatchObject({
      linha: 'Prova Verde: termina às 14:05',
      path: '/vestibular-completo?simulado=9',
    })
    expect(third?.linha).toBe('Prova Verde: pausado')
  })

  it('without a limit waits, and does not run', () => {
    expect(first({ simulados: [SIMULADO] })?.titulo).toBe('Seu simulado espera por você.')
  })

  it('that was handed in says that it waits for its grading', () => {
    expect(first({ simulados: [{ ...SIMULADO, etapa: 'entregue' }] }, 0)?.titulo).toBe(
      'Seu simulado espera a correção.',
    )
  })
})

describe('where nothing runs and nothing is due', () => {
  const aPraticar = { materia: { id: 4, nome: 'Física' }, motivo: 'nunca' as const }

  it('proposes the matéria to practise', () => {
    expect(first({ aPraticar })).toMatchObject({
      titulo: 'Que tal treinar Física?',
      path: '/questoes-alternativas?materia=4',
    })
  })

  it('lets who has done what the plan had for today rest', () => {
    const meta = { ...META, novas: 0, redacoes: 0, minutos: 0 }
    const plano = { data_da_prova: '2026-12-02', vencidas: 0, meta }
    expect(first({ plano, aPraticar })?.titulo).toBe('Por hoje é só.')
    const rest = { ...plano, meta: { ...meta, descanso: true, feito: false } }
    expect(first({ plano: rest, aPraticar })?.titulo).toBe('Hoje é dia de descanso.')
  })

  it('says how long was practised, and does not call a day done that has reviews left', () => {
    const meta = { ...META, novas: 0, redacoes: 0, minutos: 0, minutos_feitos: 45 }
    const plano = { data_da_prova: '2026-12-02', vencidas: 0, meta }
    expect(words(first({ plano })?.fatos)).toBe(
      'O que você fez hoje costuma levar cerca de 45 minutos. Até a próxima!',
    )
    const coisa = first({ plano: { ...plano, sem_tempo: 13 } })
    expect(coisa).toMatchObject({ titulo: 'O tempo de hoje já foi.', path: '/revisar-erros' })
    expect(words(coisa?.fatos)).toBe(
      'Se quiser ir além, 13 questões que você errou já podem voltar.',
    )
  })

  it('does not praise for a plan that had nothing, and proposes what to practise', () => {
    const meta = { ...META, novas: 0, redacoes: 0, minutos: 0, feito: false }
    const plano = { data_da_prova: '2026-12-02', vencidas: 0, meta }
    expect(first({ plano, aPraticar })?.titulo).toBe('Que tal treinar Física?')
    expect(words(first({ plano })?.titulo)).toBe('Faltam 12 dias para a sua prova.')
  })

  it('counts the days to the exam', () => {
    const plano = { data_da_prova: '2026-12-02', vencidas: 0 }
    expect(words(first({ plano })?.titulo)).toBe('Faltam 12 dias para a sua prova.')
    expect(first({ plano })?.fatos).toBe('Um pouco por dia, e você chega.')
    expect(first({ plano: { ...plano, data_da_prova: NADA.hoje } })).toMatchObject({
      titulo: 'Sua prova é hoje. Boa prova!',
      fatos: 'Leia cada questão com calma.',
    })
    expect(first({ plano: { ...plano, data_da_prova: '2026-11-19' } })).toBeUndefined()
  })
})

it.each([
  ['2026-11-19', null],
  ['2026-11-20', 0],
  ['2026-11-21', 1],
])('of an exam on %s it is %j days', (data_da_prova, dias) => {
  expect(diasAte({ data_da_prova, vencidas: 0 }, NADA.hoje)).toBe(dias)
})
