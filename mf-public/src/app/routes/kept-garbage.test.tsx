import { runs } from '@rumo/contract/runs'
import { Questao, type QuestaoMostrada } from '@rumo/shared-ui'
import { cleanup, screen } from '@testing-library/react'
import fc from 'fast-check'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it } from 'vitest'
import { daMateria } from '../../features/pratica/escolha.rules.ts'
import { PraticaMemory } from '../../features/pratica/pratica-memory.ts'
import { isPratica } from '../../features/pratica/is-pratica.ts'
import { practise, startPratica } from '../../features/pratica/pratica.rules.ts'
import { startLocally } from '../../features/simulado/simulado.calls.ts'
import { gradeCard } from '../../features/simulado/grade.ts'
import { isSimulado } from '../../features/simulado/simulado.kept.ts'
import { takeSimulado } from '../../features/simulado/simulado.rules.ts'
import { marcadasOf } from '../../features/simulado/simulado.ts'
import { field, openEssay, PONTE, serve } from '../../testing/essay-screen.tsx'
import { fakeOwnDevice, fakeDevice } from '../../testing/fake-device.ts'
import { fakeFila } from '../../testing/fake-fila.ts'
import { fakeScreen } from '../../testing/fake-screen.ts'
import { mutated } from '../../testing/mutated.ts'
import { openPractice, serverWith } from '../../testing/practice-screen.tsx'
import { someQuestao } from '../../testing/questoes.ts'
import { openSimulado } from '../../testing/simulado-screen.tsx'

// The device may keep garbage in place of a piece of work. The work is then either valid as a whole or ignored.

const FIGURA = {
  id: 4,
  titulo: 'Figura',
  legenda: 'Fonte: <i>a</i>',
  texto: 'Era uma vez.',
  url_imagem: 'arquivos/figura.png',
  descricao: 'Um mapa',
  largura: 300,
  altura: 200,
}
const questao = someQuestao(1, {
  situacao: 'retificada',
  explicacao: 'Porque \\(a\\).',
  referencias: [FIGURA],
  materia: { id: 3, nome: 'Física' },
  prova: { id: 1, nome: 'Prova A', vestibular: { id: 1, ano: 2025, semestre: 1 } },
})
const set = [questao, someQuestao(2)]
const answered = practise(practise(startPratica(set), { type: 'choose', id: 10 }), {
  type: 'answer',
})
const marked = takeSimulado(startLocally(set, 'uma'), {
  type: 'mark',
  id: 10,
  agoraMs: Date.now(),
})
const handedIn = takeSimulado(
  takeSimulado(takeSimulado(marked, { type: 'go', index: 1 }), {
    type: 'mark',
    id: 20,
    agoraMs: Date.now(),
  }),
  { type: 'end', agoraMs: Date.now(), chaves: ['um', 'dois'] },
)
const graded = takeSimulado(handedIn, { type: 'grade', corrigidas: gradeCard(set, [10, 21]) })
const tema = { id: 1, titulo: 'A ponte', comando: 'Escreva.', textos: [FIGURA] }

/** Draws a question before and after the answer is shown. */
function draw(drawn: QuestaoMostrada, escolhida: number | null) {
  for (const conferida of [false, true]) {
    renderToString(
      <Questao
        questao={drawn}
        titulo="Questão"
        escolhida={escolhida}
        conferida={conferida}
        onEscolher={() => {}}
        onResponder={() => {}}
        resolveArquivo={(url) => new URL(url, 'http://api.test/').href}
        acao={null}
      />,
    )
  }
}

beforeEach(() => {
  fakeScreen()
  serverWith(set)
})

describe('a guard', () => {
  it('takes a practice only where each of its questions can be drawn', () => {
    expect(isPratica(answered)).toBe(true)
    fc.assert(
      fc.property(mutated(answered), (value) => {
        if (!isPratica(value)) return
        for (const [index, one] of value.questoes.entries()) {
          draw(one, value.respostas[index]?.escolhida ?? null)
        }
      }),
      { numRuns: runs(1000) },
    )
  })

  it('takes a simulado only where each of its questions can be drawn', () => {
    expect(isSimulado(marked)).toBe(true)
    fc.assert(
      fc.property(mutated(marked), (value) => {
        if (!isSimulado(value)) return
        const marcadas = marcadasOf(value)
        for (const [index, one] of value.questoes.entries()) draw(one, marcadas[index] ?? null)
      }),
      { numRuns: runs(1000) },
    )
  })
})

/** Screens are slow to test, so they get fewer runs than the guards above. */
const ON_SCREEN = { numRuns: runs(25) }

describe('a screen', { timeout: 60_000 }, () => {
  it('of practice opens with any memory, and goes on keeping', async () => {
    const kept = {
      sets: [{ idMateria: null, pratica: answered, changedAtMs: Date.now() }],
      seen: [[7, 3]],
    }
    const shown = { ...answered, mostraResultado: true }
    await fc.assert(
      fc.asyncProperty(mutated(kept), async (value) => {
        const store = fakeDevice()
        await store.of('visitante').update<unknown>('pratica/1', () => value)
        const memory = new PraticaMemory(store, fakeFila())
        await memory.restore(Date.now())
        openPractice('', memory)
        expect(
          await screen.findByRole('heading', { level: 1, name: /^(Questão [12]|\d de 2 certas)$/ }),
        ).toBeDefined()
        cleanup()
        memory.keep(daMateria(9), answered)
        const after = new PraticaMemory(store, fakeFila())
        await after.restore(Date.now())
        expect(after.kept(daMateria(9))).toEqual(answered)
      }),
      // A set that shows its result is restored too.
      { ...ON_SCREEN, examples: [[{ sets: [{ ...kept.sets[0], pratica: shown }], seen: [] }]] },
    )
  })

  it('of simulado opens with any memory', async () => {
    await fc.assert(
      fc.asyncProperty(mutated(marked), async (value) => {
        const device = fakeDevice()
        await device.of('visitante').update<unknown>('simulado/2', () => value)
        openSimulado({ device })
        expect(await screen.findByText(/^Dez questões sorteadas|^Cartão-resposta$/)).toBeDefined()
        cleanup()
      }),
      ON_SCREEN,
    )
  })

  it('of simulado opens whatever waits to be graded', async () => {
    await fc.assert(
      fc.asyncProperty(mutated([handedIn]), async (waiting) => {
        const device = fakeDevice()
        const ownDevice = device.of('visitante')
        await ownDevice.update<unknown>('simulados-em-espera/1', () => waiting)
        openSimulado({ device })
        expect(await screen.findByText(/^Dez questões sorteadas/)).toBeDefined()
        cleanup()
      }),
      ON_SCREEN,
    )
  })

  it('of a result opens with any repetition', async () => {
    const kept = { de: graded.chave, pratica: answered, aberta: true, changedAtMs: Date.now() }
    await fc.assert(
      fc.asyncProperty(mutated(kept), async (value) => {
        const device = fakeDevice()
        const ownDevice = device.of('visitante')
        await ownDevice.update<unknown>('simulado/2', () => graded)
        await ownDevice.update<unknown>('repeticao/1', () => value)
        openSimulado({ device })
        expect(
          await screen.findByRole('heading', {
            level: 1,
            name: /^(Questão [12]|\d de \d certas?)$/,
          }),
        ).toBeDefined()
        cleanup()
      }),
      ON_SCREEN,
    )
  })

  it('of essays opens with any draft and any essays', async () => {
    serve([PONTE])
    const texto = 'Era uma vez'
    const sent = [{ enviada_em: '2026-03-01T12:00:00.000Z', tema, texto }]
    await fc.assert(
      fc.asyncProperty(mutated({ tema, texto }), mutated(sent), async (draft, essays) => {
        const ownDevice = fakeOwnDevice()
        await ownDevice.update<unknown>('rascunho-redacao/1', () => draft)
        await ownDevice.update<unknown>('redacoes-enviadas/1', () => essays)
        openEssay(ownDevice)
        expect(await field()).toBeDefined()
        cleanup()
      }),
      ON_SCREEN,
    )
  })
})
