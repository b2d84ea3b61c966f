/** Width of the smaller copy of an image, in px: enough for a figure on a phone with two device pixels per CSS px. */
export const LARGURA_MENOR = 800
/** Narrower images get no smaller copy, because it would save nothing; in px. */
const LEAST_LARGURA = 1000

/** The address of a bitmap image that was uploaded. Drawings (SVG) do not match: they are small as they are. */
const SENT = /\/arquivos\/[a-z]+\/[0-9a-f]{64}\.(?:png|jpg|webp)$/

/**
 * The address of the smaller copy of an image that is `largura` px wide; undefined where the image has none. A server
 * without copies ignores the query and answers with the image itself.
 */
export function enderecoMenor(url: string, largura: number | null | undefined): string | undefined {
  if (!SENT.test(url) || !temMenor(largura ?? 0)) return undefined
  return `${url}?largura=${LARGURA_MENOR}`
}

/** Whether an image of this width, in px, has a smaller copy. */
export const temMenor = (largura: number) => largura >= LEAST_LARGURA

/** The address of the original image: removes the query that asks for the smaller copy. */
export const enderecoInteiro = (url: string) => url.replace(/\?largura=\d+$/, '')
