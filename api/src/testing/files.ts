import { join } from 'node:path'
import { folderStorage } from '../infra/storage.ts'

export const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><title>Rampa</title></svg>'
export const PDF = `%PDF-1.7\n${'Questão 1. '.repeat(500)}`

/** Keeps a figure among the files of an API and gives its address, relative to the API's. */
export function saveFigure(dataDir: string, content = SVG): Promise<string> {
  return save(dataDir, 'figuras', 'svg', content)
}

/** The same of a PDF. */
export function savePdf(dataDir: string, content = PDF): Promise<string> {
  return save(dataDir, 'provas', 'pdf', content)
}

async function save(dataDir: string, folder: string, extension: string, content: string) {
  const storage = folderStorage(join(dataDir, 'arquivos'))
  return `arquivos/${await storage.save(folder, extension, Buffer.from(content))}`
}
