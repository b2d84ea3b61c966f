import { COM_DEPENDENCIAS, type QuestaoEditada } from '@rumo/contract'
import { describe, expect } from 'vitest'
import { BY_DEPENDENCY, RESTAURAVEIS } from '../../domain/registro/take-retratos.ts'
import { it } from '../../testing/api.ts'
import { questaoEditada } from '../../testing/questao-editada.ts'
import {
  administrador,
  contentOf,
  type Made,
  makeProva,
  type Who,
} from '../../testing/restaurar.ts'

/**
 * A question as the editor's form sends it, with another text. Its reference is changed ('shared') or replaced by
 * another one ('other').
 */
function edited({ prova, questao, referencia }: Made, change: 'shared' | 'other'): QuestaoEditada {
  const alternativas = questao.alternativas.map(({ id, correta }) => ({
    id,
    texto: `Alternativa ${id}`,
    correta,
  }))
  const [named] =
    change === 'shared' ? [{ id: referencia.id, texto: 'Outro.' }] : [{ texto: 'Um.' }]
  return questaoEditada(
    { id_prova: prova.id, numero: 7, texto: 'Onde?' },
    { alternativas: alternativas.toReversed(), referencias: [named] },
  )
}

/** A change of a record of each kind. */
const CHANGES: [kind: string, change: (who: Who, made: Made) => Promise<void>][] = [
  ['provas', (who, { prova }) => who.put(`/provas/${prova.id}`, { nome: 'X', instrucoes: null })],
  ['materias', (who, { materia }) => who.put(`/materias/${materia.id}`, { nome: 'Física' })],
  ['assuntos', (who, { assunto }) => who.put(`/assuntos/${assunto.id}`, { nome: 'X', ordem: 3 })],
  ['redacoes', (who, { redacao }) => who.put(`/redacoes/${redacao.id}`, { instrucoes: 'X' })],
  [
    'vestibulares',
    (who, { prova }) => who.put(`/vestibulares/${prova.id_vestibular}`, { ano: 2050 }),
  ],
  [
    'questoes',
    (who, made) => who.put(`/edicao/questoes/${made.questao.id}`, edited(made, 'other')),
  ],
  [
    'referencias',
    (who, made) => who.put(`/edicao/questoes/${made.questao.id}`, edited(made, 'shared')),
  ],
  ['cursos', (who, { curso }) => who.put(`/cursos/${curso.id}`, { nome: 'X' })],
  ['relatos', (who, { relato }) => who.put(`/relatos/${relato.id}`, { resolvido: true })],
  [
    'a selection',
    (who, { questao }) => who.post('/edicao/lotes', { ids: [questao.id], retirada: true }),
  ],
  [
    'a publication',
    (who, { prova }) => who.post('/edicao/publicacoes', { ids: [prova.id], publicada: true }),
  ],
]

/** For each kind of record that can be removed by itself: the path and the id of the removal. */
const REMOVALS: [path: string, id: (made: Made) => number | null][] = [
  ['/provas', ({ prova }) => prova.id],
  ['/edicao/questoes', ({ questao }) => questao.id],
  ['/redacoes', ({ redacao }) => redacao.id],
  ['/cursos', ({ curso }) => curso.id],
  ['/assuntos', ({ assunto }) => assunto.id],
  ['/materias', ({ livre }) => livre.materia.id],
  ['/vestibulares', ({ livre }) => livre.vestibular.id],
]

describe('bringing back', () => {
  it('is tried here for every kind of record that it is for', () => {
    // Courses stand for every kind without dependencies: they are all restored in the same way.
    const kinds = [...BY_DEPENDENCY, 'cursos']
    expect(CHANGES.map(([kind]) => kind)).toEqual(expect.arrayContaining(kinds))
    // Accounts are not restored as whole records, only some of their fields.
    const kept = COM_DEPENDENCIAS.filter((noun) => noun !== 'usuarios')
    expect(RESTAURAVEIS).toEqual(expect.arrayContaining(kept))
  })

  it.for(CHANGES)('undoes a change, and that in turn: %s', async ([, change], { api }) => {
    const who = await administrador(api)
    const made = await makeProva(api)
    const before = await contentOf(api)
    await change(who, made)
    const changed = await contentOf(api)
    expect(changed).not.toEqual(before)
    for (const expected of [before, changed]) {
      expect(await who.restore()).toMatchObject({ status: 200 })
      expect(await contentOf(api)).toEqual(expected)
    }
  })

  it.for(REMOVALS)('undoes a removal, and that in turn: %s', async ([path, id], { api }) => {
    const who = await administrador(api)
    const made = await makeProva(api)
    const before = await contentOf(api)
    await who.del(`${path}/${id(made)}`)
    const after = await contentOf(api)
    expect(after).not.toEqual(before)
    for (const expected of [before, after, before]) {
      expect(await who.restore()).toMatchObject({ status: 200 })
      expect(await contentOf(api)).toEqual(expected)
    }
  })

  it('undoes a restoration that changed a reference and then deleted it', async ({ api }) => {
    const who = await administrador(api)
    const prova = await api.make.prova()
    const send = (texto: string, referencias: QuestaoEditada['referencias']) =>
      questaoEditada({ id_prova: prova.id, numero: null, texto }, { referencias })
    await who.post('/edicao/questoes', send('Qual?', []))
    await who.post('/edicao/questoes', send('Quem?', [{ texto: 'Antes.' }]))
    const [first, second] = await api.db.selectFrom('questoes').select('id').orderBy('id').execute()
    const [named] = await api.db.selectFrom('referencias').select('id').execute()
    await who.put(
      `/edicao/questoes/${first?.id}`,
      send('Qual?', [{ id: named?.id, texto: 'Depois.' }]),
    )
    const naming = await who.last()
    await who.del(`/edicao/questoes/${second?.id}`)
    const before = await contentOf(api)

    expect(await who.restore(naming?.id)).toMatchObject({ status: 200 })
    expect((await contentOf(api))['referencias']).toEqual([])
    expect(await who.restore()).toMatchObject({ status: 200 })
    expect(await contentOf(api)).toEqual(before)
  })

  it('brings back no text that an act has changed and that nothing names any more', async ({
    api,
  }) => {
    const who = await administrador(api)
    const prova = await api.make.prova()
    const send = (texto: string, referencias: QuestaoEditada['referencias']) =>
      questaoEditada({ id_prova: prova.id, numero: null, texto }, { referencias })
    await who.post('/edicao/questoes', send('Qual?', [{ texto: 'Antes.' }]))
    const [first] = await api.db.selectFrom('questoes').select('id').execute()
    const [named] = await api.db.selectFrom('referencias').select('id').execute()
    await who.del(`/edicao/questoes/${first?.id}`)
    const removal = await who.last()
    await who.restore()
    await who.post('/edicao/questoes', send('Quem?', [{ id: named?.id, texto: 'Depois.' }]))
    await who.del(`/edicao/questoes/${first?.id}`)
    expect(await who.restore(removal?.id)).toMatchObject({ status: 200 })
    expect((await contentOf(api))['referencias']).toMatchObject([{ texto: 'Antes.' }])
    const changing = await who.last()
    await who.del(`/provas/${prova.id}`)
    const before = await contentOf(api)

    expect((await who.restore(changing?.id)).body.mensagem).toContain('Tudo já está como era')
    expect(await contentOf(api)).toEqual(before)
  })

  it.for(['questoes', 'redacoes'] as const)(
    'brings a text that is asked for by itself back with what named it, of %s',
    async (noun, { api }) => {
      const who = await administrador(api)
      const prova = await api.make.prova()
      const sent = (referencias: QuestaoEditada['referencias']) =>
        noun === 'questoes'
          ? questaoEditada({ id_prova: prova.id, numero: null, texto: 'Qual?' }, { referencias })
          : { id_prova: prova.id, instrucoes: 'A rua', referencias }
      await who.post(`/edicao/${noun}`, sent([{ texto: 'Um.' }, { texto: 'Outro.' }]))
      const [one] = await api.db.selectFrom(noun).select('id').execute()
      const [first, second] = await api.db
        .selectFrom('referencias')
        .select('id')
        .orderBy('id')
        .execute()
      const before = await contentOf(api)
      const ofTexto = async () =>
        (await who.linhas('entidade=referencias')).find(
          ({ acao, id_registro }) => acao === 'exclusao' && id_registro === first?.id,
        )?.id
      await who.put(`/edicao/${noun}/${one?.id}`, sent([{ id: second?.id, texto: 'Outro.' }]))
      expect(await who.restore(await ofTexto())).toMatchObject({
        status: 200,
        body: {
          dados: {
            itens: [
              { acao: 'criacao', entidade: 'referencias', total: 1 },
              { acao: 'alteracao', entidade: noun, total: 1 },
            ],
          },
        },
      })
      expect(await contentOf(api)).toEqual(before)

      await who.del(noun === 'questoes' ? `/edicao/questoes/${one?.id}` : `/redacoes/${one?.id}`)
      expect(await who.restore(await ofTexto())).toMatchObject({ status: 200 })
      expect(await contentOf(api)).toEqual(before)
    },
  )
})
