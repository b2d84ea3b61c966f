import {
  checkCaderno,
  drawRegiao,
  examFileOf,
  readCaderno,
  readGabaritoPdf,
  readGabaritoText,
  readQuestao,
  readTexto,
  Refusal,
  withGabarito,
  type Caderno,
  type Resposta,
} from '@rumo/exam-pdf'
import sharp from 'sharp'
import { readFrames } from './frames.ts'
import { guardProcess, limitWasm } from './guard.ts'
import {
  LIMITES_DO_PEDIDO,
  MAX_BYTES_DE_MEMORIA,
  pedidoDeLeitura,
  type PedidoDeLeitura,
} from './protocolo.ts'
import { send, sendResult } from './send-message.ts'

// The program of the process that reads a PDF. read-pdf.ts starts this process, limits it and receives its messages.

/** Pixels per point: sharp enough for a page on the review screen. */
const PIXELS_OF_PAGE = 1.5

async function answer(pedido: PedidoDeLeitura, files: readonly Uint8Array[]): Promise<void> {
  const [prova = new Uint8Array(), chave] = files
  if (pedido.como === 'texto') {
    await sendResult({ texto: await readTexto(prova, pedido.regiao) })
  } else if (pedido.como === 'questao') {
    await sendResult(await readQuestao(prova, pedido.regiao))
  } else if (pedido.como === 'figura') {
    const { conteudo, ...tamanho } = await drawRegiao(prova, pedido.regiao)
    await send({ tipo: 'recorte', nome: 'trecho.png', ...tamanho }, conteudo)
    await sendResult({})
  } else if (pedido.como === 'gabarito') {
    await sendResult({ respostas: await readGabaritoPdf(prova) })
  } else {
    // Whether the booklet is really a booklet is checked before the key is read. If the user swapped the two files, the
    // error is then about the booklet.
    await checkCaderno(prova)
    await answerCaderno(prova, pedido.comPaginas, await readGabarito(pedido.gabarito, chave))
  }
}

/** Reads the key. This is done before the booklet is read, because it is quick and the key may be the wrong file. */
async function readGabarito(
  text: string | null,
  file: Uint8Array | undefined,
): Promise<Resposta[] | undefined> {
  if (file)
    return isPdf(file) ? readGabaritoPdf(file) : readGabaritoText(Buffer.from(file).toString())
  return text === null ? undefined : readGabaritoText(text)
}

const isPdf = (file: Uint8Array) => Buffer.from(file.subarray(0, 1024)).includes('%PDF-')

async function answerCaderno(
  prova: Uint8Array,
  comPaginas: boolean,
  respostas?: Resposta[],
): Promise<void> {
  const caderno = await readCaderno(prova, {
    onProgress: (progress) => void send({ tipo: 'andamento', ...progress }),
  })
  const { extracao } = caderno
  const file = examFileOf(respostas ? withGabarito(extracao, respostas) : extracao)
  await sendPictures(caderno, comPaginas ? caderno.laid : [])
  await sendResult(file)
}

async function sendPictures(
  { extracao, imagens, pagina }: Caderno,
  pages: Caderno['laid'],
): Promise<void> {
  const total = pages.length + extracao.recortes.length
  let feitas = 0
  const count = () => send({ tipo: 'andamento', etapa: 'recortes', feitas: (feitas += 1), total })
  for (const { height, page, width } of pages) {
    const size = { largura: width, altura: height }
    await send({ tipo: 'pagina', ...size }, await pagina(page, PIXELS_OF_PAGE))
    await count()
  }
  for await (const { conteudo, ...imagem } of imagens({})) {
    await send({ tipo: 'recorte', ...imagem }, conteudo)
    await count()
  }
}

async function main(): Promise<void> {
  const frames = readFrames(process.stdin, LIMITES_DO_PEDIDO)
  const first = await frames.next()
  const pedido = pedidoDeLeitura.parse(first.value?.head)
  const files: Uint8Array[] = []
  for await (const { body } of frames) files.push(body)
  try {
    await answer(pedido, files)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await send({ tipo: 'recusa', mensagem: error.message })
  }
}

guardProcess(MAX_BYTES_DE_MEMORIA)
limitWasm()
// One thread draws one picture at a time, to leave the processor to the API's requests.
sharp.concurrency(1)
await main()
process.exit(0)
