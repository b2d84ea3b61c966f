import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { umaLevada, umaQuestao } from './levada.fixture.ts'
import { LevadasAqui } from './levadas-aqui.ts'

const SEM_PLANO = {
  data_da_prova: null,
  data_sugerida: null,
  vencidas: 1,
  adiantaveis: 0,
  proximas: [],
  proxima: null,
}
const idsOf = (questoes: readonly { id: number }[] = []) => questoes.map(({ id }) => id)

describe('a draw of what was taken along', () => {
  it('gives different questions of what is asked for, none that was seen, and counts all of it', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { minLength: 1 })
    const asked = fc.record({
      quantidade: fc.integer({ min: 1, max: 100 }),
      exceto: fc.uniqueArray(fc.integer({ min: 1, max: 60 })),
      id_materia: fc.constantFrom(undefined, 0, 1),
      id_prova: fc.constantFrom(undefined, 0, 1, 2),
    })
    fc.assert(
      fc.property(ids, asked, (all, { id_materia, id_prova, ...rest }) => {
        const questoes = all.map((id) => umaQuestao(id, id % 3, id % 2))
        // The same question may have been saved with a prova and with a matéria.
        const aqui = new LevadasAqui([
          umaLevada(1, { questoes }),
          umaLevada(2, { tipo: 'materia', prova: null, questoes: questoes.slice(0, 3) }),
        ])
        const fitting = all.filter(
          (id) =>
            (id_materia === undefined || id % 2 === id_materia) &&
            (id_prova === undefined || id % 3 === id_prova),
        )
        const drawn = aqui.draw({
          ...rest,
          ...(id_materia !== undefined && { id_materia }),
          ...(id_prova !== undefined && { id_prova }),
        })
        expect(drawn?.disponiveis ?? 0).toBe(fitting.length)
        if (drawn === null) return
        const unseen = fitting.filter((id) => !rest.exceto.includes(id))
        const given = idsOf(drawn.questoes)
        expect(new Set(given).size).toBe(given.length)
        expect(given).toHaveLength(Math.min(rest.quantidade, unseen.length))
        expect(unseen).toEqual(expect.arrayContaining(given))
      }),
    )
  })

  it('keeps to the assunto, year and questions that are asked for, and knows nothing of what was answered', () => {
    const de2024 = umaQuestao(1)
    const de10 = { ...umaQuestao(2), id_assunto: 10 }
    const vestibular = { id: 1, ano: 2024, semestre: 1 as const }
    const questoes = [{ ...de2024, prova: { ...de2024.prova, vestibular } }, de10]
    const aqui = new LevadasAqui([umaLevada(1, { questoes })])
    const drawn = (pedido: object) => idsOf(aqui.draw({ quantidade: 9, ...pedido })?.questoes)
    expect(drawn({ ano: 2024 })).toEqual([1])
    expect(drawn({ id_assunto: 10 })).toEqual([2])
    expect(drawn({ entre: [2, 3] })).toEqual([2])
    expect(aqui.draw({ quantidade: 9, so: 'erradas' })).toBeNull()
    expect(aqui.draw({ quantidade: 9, dificuldade: 'facil' })).toBeNull()
  })

  it('leaves out what a simulado under way asks, and says so', () => {
    const aqui = new LevadasAqui([umaLevada(1)], new Set([101, 999]))
    const drawn = aqui.draw({ quantidade: 10 })
    expect(idsOf(drawn?.questoes)).toEqual([102])
    expect(drawn).toMatchObject({ disponiveis: 1, em_simulado: 1 })
  })

  it('has no question that was annulled or has no key, and none that an account is to review', () => {
    const anulada = { ...umaQuestao(1), situacao: 'anulada' as const }
    const semGabarito = { ...umaQuestao(3), alternativas: [] }
    const aqui = new LevadasAqui([
      umaLevada(1, { questoes: [anulada, semGabarito] }),
      umaLevada(0, { tipo: 'revisao', prova: null, questoes: [umaQuestao(2)] }),
    ])
    expect(aqui.draw({ quantidade: 10 })).toBeNull()
    expect(idsOf(aqui.prova(1)?.questoes)).toEqual([1, 3])
  })
})

it('draws the new questions of a plan, and gives what it has to review', () => {
  const revisao = { ...SEM_PLANO, questoes: [umaQuestao(2)] }
  const plano = umaLevada(0, { tipo: 'plano', prova: null, questoes: [umaQuestao(1)], revisao })
  const aqui = new LevadasAqui([umaLevada(1), plano])
  expect(idsOf(aqui.draw({ quantidade: 10, entre: [1, 2] })?.questoes)).toEqual([1])
  const novas = aqui.draw({ quantidade: 10, so: 'nao_respondidas' })
  expect([idsOf(novas?.questoes), novas?.disponiveis]).toEqual([[1], 1])
  expect(new LevadasAqui([umaLevada(1)]).draw({ quantidade: 10, so: 'nao_respondidas' })).toBeNull()
  expect(aqui.revisao()?.revisao).toBe(revisao)
})

it('gives a prova with its questions in their order, and no other', () => {
  const aqui = new LevadasAqui([umaLevada(1), umaLevada(2)])
  expect(idsOf(aqui.prova(2)?.questoes)).toEqual([201, 202])
  expect(aqui.prova(3)).toBeNull()
  expect(idsOf(aqui.provas()?.provas)).toEqual([1, 2])
})

it('offers no prova of which its themes alone were taken along, and gives these', () => {
  const temas = {
    redacoes: [{ id: 3, id_prova: 1, instrucoes: 'Tema' }],
    links: [],
    referencias: [],
  }
  const soTemas = umaLevada(1, { questoes: [], temas })
  const aqui = new LevadasAqui([soTemas, umaLevada(2)])
  expect(aqui.prova(1)).toBeNull()
  expect(idsOf(aqui.provas()?.provas)).toEqual([2])
  expect(idsOf(aqui.temas()?.redacoes)).toEqual([3])
  expect(new LevadasAqui([soTemas]).provas()).toBeNull()
})

it('knows each matéria once, in the order of their names', () => {
  const questoes = [umaQuestao(1, 1, 2), umaQuestao(2, 1, 1), umaQuestao(3, 1, 2)]
  expect(idsOf(new LevadasAqui([umaLevada(1, { questoes })]).materias() ?? [])).toEqual([1, 2])
})

it('gives the themes with their texts', () => {
  const texto = { id: 5, titulo: 'Um texto', texto: 'Era', legenda: null }
  const redacao = { id: 3, id_prova: 1, instrucoes: 'Tema' }
  const temas = {
    redacoes: [redacao],
    links: [{ id_redacao: 3, id_referencia: 5 }],
    referencias: [texto],
  }
  const aqui = new LevadasAqui([umaLevada(1, { temas }), umaLevada(2)])
  expect(aqui.temas()?.redacoes).toEqual([redacao])
  expect([aqui.referencia(5), aqui.referencia(6)]).toEqual([texto, null])
})

/** One of several saved provas that have the same question and the same theme. */
const withTexto = (id: number, texto: string) =>
  umaLevada(id, {
    questoes: [{ ...umaQuestao(7), texto }],
    temas: {
      redacoes: [{ id: 3, id_prova: 1, instrucoes: texto }],
      links: [],
      referencias: [],
    },
  })

it('gives a question or a theme that came with two things once, as it came last', () => {
  const aqui = new LevadasAqui([withTexto(1, 'Novo'), withTexto(2, 'Velho')])
  expect(aqui.draw({ quantidade: 10 })?.questoes).toMatchObject([{ id: 7, texto: 'Novo' }])
  expect(aqui.temas()?.redacoes).toMatchObject([{ id: 3, instrucoes: 'Novo' }])
})

it('answers nothing where nothing was taken along', () => {
  const aqui = new LevadasAqui([])
  const answers = [aqui.draw({ quantidade: 1 }), aqui.provas(), aqui.materias(), aqui.temas()]
  expect([...answers, aqui.revisao()]).toEqual([null, null, null, null, null])
})
