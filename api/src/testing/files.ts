import { join } from 'node:path'
import { folderStorage } from '../infra/files/storage.ts'
import type { Records } from './records.ts'

export const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><title>Rampa</title></svg>'
export const PDF = `%PDF-1.7\n${'Questão 1. '.repeat(500)}`

/** Stores a figure with the files of an API, and gives its address, relative to the API's. */
export function saveFigure(dataDir: string, content = SVG): Promise<string> {
  return save(dataDir, 'figuras', 'svg', content)
}

/** Stores a PDF with the files of an API, and gives its address, relative to the API's. */
export function savePdf(dataDir: string, content: string | Buffer = PDF): Promise<string> {
  return save(dataDir, 'provas', 'pdf', content)
}

interface Published {
  dataDir: string
  make: Records
}

/** Stores a figure that is public, and gives its path on the API. */
export async function publishFigure({ dataDir, make }: Published, content = SVG): Promise<string> {
  return publish(make, await saveFigure(dataDir, content))
}

/** Stores a JPEG or PNG image that is public, and gives its path on the API. */
export async function publishImage(
  { dataDir, make }: Published,
  extension: 'jpg' | 'png',
  content: Buffer,
): Promise<string> {
  return publish(make, await save(dataDir, 'figuras', extension, content))
}

async function publish(make: Records, url_imagem: string): Promise<string> {
  const { id } = await make.referencia({ url_imagem })
  await make.link((await make.questao()).id, id)
  return `/${url_imagem}`
}

/** Stores a PDF that is public, and gives its path on the API. */
export async function publishPdf({ dataDir, make }: Published, content = PDF): Promise<string> {
  const url_arquivo = await savePdf(dataDir, content)
  await make.prova({ url_arquivo })
  return `/${url_arquivo}`
}

async function save(dataDir: string, folder: string, extension: string, content: string | Buffer) {
  const storage = folderStorage(join(dataDir, 'arquivos'))
  return `arquivos/${await storage.save(folder, extension, Buffer.from(content))}`
}
