import { describe, expect } from 'vitest'
import { it, type TestApi } from '../../testing/api.ts'
import { questaoEditada } from '../../testing/questao-editada.ts'
import { administrador, contentOf, type Who } from '../../testing/restaurar.ts'

/**
 * Why a restore is refused; `prepare` brings this about and gives the line to restore, `says` is part of the message.
 */
const REFUSALS: [
  why: string,
  prepare: (api: TestApi, who: Who) => Promise<number | undefined>,
  says: string,
][] = [
  [
    'the vestibular is gone',
    async ({ make }, who) => {
      const prova = await make.prova()
      await who.del(`/provas/${prova.id}`)
      const line = await who.last()
      await who.del(`/vestibulares/${prova.id_vestibular}`)
      return line?.id
    },
    'Traga antes o vestibular de volta',
  ],
  [
    'the matéria is gone',
    async ({ make }, who) => {
      const { id: id_materia } = await make.materia()
      await who.del(`/edicao/questoes/${(await make.questao({ id_materia })).id}`)
      const line = await who.last()
      await who.del(`/materias/${id_materia}`)
      return line?.id
    },
    'Traga antes a matéria de volta',
  ],
  [
    'the prova of a theme is gone',
    async ({ make }, who) => {
      const redacao = await make.redacao()
      await who.del(`/redacoes/${redacao.id}`)
      const line = await who.last()
      await who.del(`/provas/${redacao.id_prova}`)
      return line?.id
    },
    'Traga antes a prova de volta',
  ],
  [
    'the number is taken',
    async ({ make }, who) => {
      const { id, id_prova } = await make.questao({ numero: 5 })
      await who.del(`/edicao/questoes/${id}`)
      await make.questao({ id_prova, numero: 5 })
      return (await who.last())?.id
    },
    'A prova já tem outra questão 5',
  ],
  [
    'everybody would see a question that cannot be drawn',
    async ({ make }, who) => {
      const { id } = await make.questao({ texto: 'Sem <b>fim' })
      await who.del(`/edicao/questoes/${id}`)
      return (await who.last())?.id
    },
    'está publicada e ficaria com algo que os candidatos não podem ver',
  ],
  [
    'everybody would see a reference that cannot be drawn',
    async ({ make }, who) => {
      const { id, id_prova, alternativas } = await make.questao({ numero: 5 })
      const referencia = await make.referencia({ texto: 'Sem <b>fim' })
      await make.link(id, referencia.id)
      const editada = (texto: string) =>
        questaoEditada(
          { id_prova, numero: 5 },
          {
            alternativas: alternativas.map((one) => ({
              id: one.id,
              texto: `É ${one.id}`,
              correta: one.correta,
            })),
            referencias: [{ id: referencia.id, texto }],
          },
        )
      await who.put(`/edicao/questoes/${id}`, editada('Com fim.'))
      return (await who.linhas('')).find(({ entidade }) => entidade === 'referencias')?.id
    },
    'texto que não pode ser mostrado',
  ],
  [
    'the name of a curso is taken',
    async ({ make }, who) => {
      await who.del(`/cursos/${(await make.curso({ nome: 'Química' })).id}`)
      await make.curso({ nome: 'QUIMICA' })
      return (await who.last())?.id
    },
    'Já existe outro curso com o nome “Química”',
  ],
  [
    'the name of a matéria is taken',
    async ({ make }, who) => {
      const { id } = await make.materia({ nome: 'Química' })
      await who.put(`/materias/${id}`, { nome: 'Física' })
      await make.materia({ nome: 'quimica' })
      return (await who.last())?.id
    },
    'Já existe outra matéria com o nome “Química”',
  ],
  [
    'the semester is taken',
    async ({ make }, who) => {
      await who.del(`/vestibulares/${(await make.vestibular({ ano: 2020, semestre: 2 })).id}`)
      await make.vestibular({ ano: 2020, semestre: 2 })
      return (await who.last())?.id
    },
    'Já existe outro vestibular de 2020/2',
  ],
  [
    'it is so already',
    async ({ make }, who) => {
      await who.del(`/cursos/${(await make.curso()).id}`)
      const line = await who.last()
      await who.restore()
      return line?.id
    },
    'Tudo já está como era',
  ],
  [
    'it was changed back by hand',
    async ({ make }, who) => {
      const [first] = (await make.questao()).alternativas
      await who.put(`/alternativas/${first?.id}`, { texto: 'Gelo' })
      const line = await who.last()
      await who.put(`/alternativas/${first?.id}`, { texto: first?.texto })
      return line?.id
    },
    'Tudo já está como era',
  ],
  [
    'it was retired again since',
    async ({ make }, who) => {
      const { id } = await make.questao({ retirada_em: '2026-01-02T12:00:00.000Z' })
      await who.post('/edicao/lotes', { ids: [id], retirada: false })
      const line = await who.last()
      await who.post('/edicao/lotes', { ids: [id], retirada: true })
      return line?.id
    },
    'Tudo já está como era',
  ],
  [
    'it was made',
    async (_api, who) => {
      await who.post('/cursos', { nome: 'Mar' })
      return (await who.last())?.id
    },
    'Antes desta mudança, isto não existia',
  ],
  [
    'what came back has grown',
    async ({ make }, who) => {
      const prova = await make.prova()
      await who.del(`/provas/${prova.id}`)
      await who.restore()
      await make.questao({ id_prova: prova.id })
      return (await who.last())?.id
    },
    'Esta prova ganhou conteúdo',
  ],
  [
    'an account is gone',
    async ({ make }, who) => {
      await who.del(`/usuarios/${(await make.usuario()).id}`)
      return (await who.last())?.id
    },
    'quem saiu tem o direito de ser esquecido',
  ],
  [
    'it is of an account that is gone',
    async ({ make }, who) => {
      const { id } = await make.usuario()
      await who.put(`/usuarios/${id}`, { nome: 'Eva' })
      const line = await who.last()
      await who.del(`/usuarios/${id}`)
      return line?.id
    },
    'quem saiu tem o direito de ser esquecido',
  ],
  [
    "it is one's own account",
    async (_api, who) => {
      await who.put(`/usuarios/${who.usuario.id}`, { nome: 'Eva' })
      return (await who.last())?.id
    },
    'O que mudou na sua própria conta não se desfaz por aqui',
  ],
]

describe('bringing back what cannot be', () => {
  it.for(REFUSALS)('says why not, and changes nothing: %s', async ([, prepare, says], { api }) => {
    const who = await administrador(api)
    const id = await prepare(api, who)
    const before = [await contentOf(api), await who.linhas('')]
    const preview = await api.get(`/registro/${id}/restauracao`, who.token)
    const answer = await who.restore(id)
    expect(answer).toMatchObject({ status: 409, body: { codigo: 'restauracao_recusada' } })
    expect(answer.body.mensagem).toContain(says)
    expect(preview).toEqual(answer)
    expect([await contentOf(api), await who.linhas('')]).toEqual(before)
  })

  it('says that there is no such line', async ({ api }) => {
    const { restore } = await administrador(api)
    expect(await restore(999_999)).toMatchObject({
      status: 404,
      body: { codigo: 'mudanca_inexistente' },
    })
  })
})
