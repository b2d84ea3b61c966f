import { TEXTOS_DE_REFERENCIA } from '@rumo/contract'
import type { TestApi } from './api.ts'

/** A text that cannot be drawn. */
export const BROKEN = String.raw`\(\frac{1}{2\) e <b>sem fim`

interface Tried {
  api: TestApi
  token: string
  id_prova: number
}
/** Sends a record of a prova with a broken text. */
export type Way = (tried: Tried) => Promise<{ status: number; body: unknown }>

/** A question with a reference. */
async function linked({ api, id_prova }: Tried, texto = 'pH') {
  const questao = await api.make.questao({ id_prova })
  const referencia = await api.make.referencia({ texto })
  await api.make.link(questao.id, referencia.id)
  return { questao, referencia }
}

/**
 * The calls with which older clients write a question part by part: for each, the field, and the call with a broken
 * text.
 */
export const AVULSAS: Record<string, [campo: string, way: Way][]> = {
  'POST /questoes': ['texto', 'explicacao'].map((campo): [string, Way] => [
    campo,
    ({ api, token, id_prova }) =>
      api.post('/questoes', { id_prova, texto: 'Qual?', [campo]: BROKEN }, token),
  ]),
  'PUT /questoes/{id}': [
    [
      'texto',
      async ({ api, token, id_prova }) => {
        const { id } = await api.make.questao({ id_prova })
        return api.put(`/questoes/${id}`, { texto: BROKEN }, token)
      },
    ],
    [
      'referencias.0.texto',
      async ({ api, token, id_prova }) => {
        const draft = await api.make.prova({ publicada: false })
        const { questao } = await linked({ api, token, id_prova: draft.id }, BROKEN)
        return api.put(`/questoes/${questao.id}`, { id_prova }, token)
      },
    ],
  ],
  'POST /alternativas': ['texto', 'comentario'].map((campo): [string, Way] => [
    campo,
    async ({ api, token, id_prova }) => {
      const nova = await api.post<{ dados: { id: number } }>(
        '/questoes',
        { id_prova, texto: 'Qual?' },
        token,
      )
      const id_questao = nova.body.dados.id
      const body = { id_questao, texto: 'a', correta: false, [campo]: BROKEN }
      return api.post('/alternativas', body, token)
    },
  ]),
  'PUT /alternativas/{id}': [
    [
      'texto',
      async ({ api, token, id_prova }) => {
        const { alternativas } = await api.make.questao({ id_prova })
        return api.put(`/alternativas/${alternativas[0]?.id}`, { texto: BROKEN }, token)
      },
    ],
  ],
  'PUT /referencias/{id}': TEXTOS_DE_REFERENCIA.map((campo): [string, Way] => [
    campo,
    async (tried) => {
      const { referencia } = await linked(tried)
      const { api, token } = tried
      return api.put(`/referencias/${referencia.id}`, { [campo]: BROKEN }, token)
    },
  ]),
  ...Object.fromEntries(
    (['questao', 'redacao'] as const).flatMap((noun) =>
      (['POST', 'PUT'] as const).map((method): [string, [string, Way][]] => {
        const path = noun === 'questao' ? '/questoes-referencias' : '/redacoes-referencias'
        const wayOf =
          (campo: string): Way =>
          async ({ api, token, id_prova }) => {
            const { id } = await api.make[noun]({ id_prova })
            const referencia = await api.make.referencia({ [campo]: BROKEN })
            const body = { [`id_${noun}`]: id, id_referencia: referencia.id }
            if (method === 'POST') return api.post(path, body, token)
            return api.put(`${path}/${id}`, body, token)
          }
        const ways = TEXTOS_DE_REFERENCIA.map((campo): [string, Way] => [campo, wayOf(campo)])
        return [method === 'POST' ? `POST ${path}` : `PUT ${path}/{id}`, ways]
      }),
    ),
  ),
}
