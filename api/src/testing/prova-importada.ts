import type { CadernoDeExame, LinhaDeImportacao, ProvaImportada } from '@rumo/contract'
import type { TestApi } from './api.ts'
import { saveFigure, savePdf } from './files.ts'
import { cadernoDe, toReview } from './importacoes.ts'
import { administrador } from './restaurar.ts'

interface Answer {
  dados: ProvaImportada
  codigo?: string
  campos?: Record<string, string>
}

/** The right alternative of two. */
export const CERTA = { nome: 'A', texto: 'Um quadrado', correta: true }
/** The place of the second question in the PDF. */
export const REGIAO = { pagina: 2, x0: 36, y0: 40, x1: 290, y1: 300 }

/** A draft that is approved in full, and uses every kind of content that a draft may have. */
function approved(url_imagem: string): CadernoDeExame {
  const caderno = cadernoDe([
    { aprovada: true, materia: 'quimica', referencias: ['feira'], anulada: false },
    {
      aprovada: true,
      materia: 'Robótica',
      assunto: 'Sensores',
      referencias: ['feira', 'mapa'],
      explicacao: '',
      problemas: [{ codigo: 'formula', mensagem: 'Confira a fórmula.' }],
      alternativas: [
        CERTA,
        { nome: 'B', imagem: url_imagem, largura: 60, altura: 40, descricao: 'Um' },
      ],
      pagina: 2,
      regiao: REGIAO,
    },
  ])
  return {
    ...caderno,
    prova: { nome: 'Do arquivo', data: '2024-06-09', duracao_minutos: 240, instrucoes: 'Leia.' },
    referencias: [
      { id: 'feira', texto: 'Às cinco, chegam os caminhões.', titulo: '' },
      { id: 'mapa', imagem: url_imagem, descricao: 'Um mapa' },
      { id: 'sobra', texto: 'Ninguém fala disto.' },
    ],
    redacoes: [
      {
        tema: 'A pressa.',
        textos: [{ texto: 'Um texto.' }],
        instrucoes: 'Escreva à tinta.',
        problemas: [],
        aprovada: true,
      },
    ],
  }
}

/** An import in review, and functions for what an administrator does with it. */
export async function reviewed(
  api: TestApi,
  change: (caderno: CadernoDeExame) => CadernoDeExame = same,
) {
  const office = await administrador(api)
  const { token } = office
  const url_arquivo = await savePdf(api.dataDir)
  const url_imagem = await saveFigure(api.dataDir, '<svg width="120" height="80"/>')
  await api.make.materia({ nome: 'Química' })
  const { id: id_vestibular } = await api.make.vestibular()
  const begun = { nome: 'prova.pdf', url_arquivo }
  const { body } = await api.post<{ dados: LinhaDeImportacao }>('/importacoes', begun, token)
  const { id } = body.dados
  await toReview(api, id, change(approved(url_imagem)))
  const url = `/importacoes/${id}/prova`
  const nova = { versao: 1, nome: 'Prova Azul', id_vestibular }
  const finish = (values = {}) => api.post<Answer>(url, { ...nova, ...values }, token)
  const undo = () => api.del<{ dados: LinhaDeImportacao; codigo?: string }>(url, token)
  const linha = async () =>
    (await api.get<{ dados: LinhaDeImportacao }>(`/importacoes/${id}/andamento`, token)).body.dados
  return { ...office, id, id_vestibular, url_arquivo, url_imagem, finish, undo, linha }
}

const same = (caderno: CadernoDeExame) => caderno
