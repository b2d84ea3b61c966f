import type { Storage } from '../../infra/files/storage.ts'
import type { MensagemDeLeitura } from './protocolo.ts'

/** A stored picture: its address, and its size in CSS px. */
export interface ImagemGuardada {
  url: string
  largura: number
  altura: number
}

/** A page of a PDF as a picture: its address, and the page's size in points. */
export interface PaginaGuardada {
  url_imagem: string
  largura: number
  altura: number
}

/** Stores the pages and the pictures of a PDF as they are read: pages in their order, pictures by their names. */
export function keeperOf(storage: Storage) {
  const paginas: PaginaGuardada[] = []
  const imagens = new Map<string, ImagemGuardada>()
  async function keep(message: MensagemDeLeitura, body: Buffer): Promise<void> {
    if (message.tipo !== 'pagina' && message.tipo !== 'recorte') return
    const { altura, largura } = message
    const isPage = message.tipo === 'pagina'
    const key = await storage.save(isPage ? 'paginas' : 'figuras', 'png', body)
    const url = `arquivos/${key}`
    if (isPage) paginas.push({ url_imagem: url, largura, altura })
    else imagens.set(message.nome, { url, largura, altura })
  }
  return { imagens, keep, paginas }
}
