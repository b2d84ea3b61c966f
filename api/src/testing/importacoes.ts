import type {
  CadernoDeExame,
  Importacao,
  ImportacaoIniciada,
  QuestaoDoCaderno,
} from '@rumo/contract'
import type { TestApi } from './api.ts'
import { savePdf } from './files.ts'
import { sendFile } from './uploads.ts'

/** A draft with these questions. */
export function cadernoDe(questoes: Partial<QuestaoDoCaderno>[]): CadernoDeExame {
  return {
    paginas: 2,
    numeros_ausentes: [],
    referencias: [],
    questoes: questoes.map((questao, index) => ({
      numero: index + 1,
      texto: 'Quanto é um mais um?',
      referencias: [],
      alternativas: [
        { nome: 'A', texto: '2.', correta: true },
        { nome: 'B', texto: '3.' },
      ],
      problemas: [],
      aprovada: false,
      ...questao,
    })),
    redacoes: [],
  }
}

/** Puts an import in review with this draft, as if its PDF had been read. */
export async function toReview(
  { db }: Pick<TestApi, 'db'>,
  id: number,
  rascunho = cadernoDe([{}]),
): Promise<void> {
  await db
    .updateTable('importacoes')
    .set({ estado: 'em_revisao', rascunho: JSON.stringify(rascunho), paginas: '[]' })
    .where('id', '=', id)
    .execute()
}

/** An administrator, and functions that begin imports. */
export async function importing(api: TestApi) {
  const { token, usuario } = await api.enter({ perfil: 'Administrador' })
  const url_arquivo = await savePdf(api.dataDir)
  const begin = async (values = {}) =>
    api.post<{ dados: ImportacaoIniciada; codigo?: string }>(
      '/importacoes',
      { nome: 'Prova Azul', url_arquivo, ...values },
      token,
    )
  const review = async (rascunho?: CadernoDeExame) => {
    const { body } = await begin()
    await toReview(api, body.dados.id, rascunho)
    return body.dados.id
  }
  return { token, usuario, url_arquivo, begin, review }
}

/** Sends an exam file as an administrator does, and begins an import of it; `one` reads that import. */
export async function sendExame(api: TestApi, content: string | Buffer) {
  const { begin, token } = await importing(api)
  const upload = await sendFile(api, { content, token })
  const begun = await begin({ url_arquivo: upload.body.dados?.url_arquivo })
  const one = async () =>
    (await api.get<{ dados: Importacao }>(`/importacoes/${begun.body.dados.id}`, token)).body.dados
  return { upload, begun, one, token }
}
