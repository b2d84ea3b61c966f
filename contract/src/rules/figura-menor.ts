/** How wide the smaller copy of an image is, in px: what a figure takes on a phone of twice as many points. */
export const LARGURA_MENOR = 800
/** From which width on an image has a smaller copy, in px: for less it would save nothing. */
const LEAST_LARGURA = 1000

/** The address of an image that was sent here; a drawing is small as it is. */
const SENT = /\/arquivos\/[a-z]+\/[0-9a-f]{64}\.(?:png|jpg|webp)$/

/**
 * The address of the smaller copy of an image `largura` px wide; undefined where it has none. A server that knows of no
 * copies answers with the image itself.
 */
export function enderecoMenor(url: string, largura: number | null | undefined): string | undefined {
  if (!SENT.test(url) || !temMenor(largura ?? 0)) return undefined
  return `${url}?largura=${LARGURA_MENOR}`
}

/** Whether an image `largura` px wide has a smaller copy. */
export const temMenor = (largura: number) => largura >= LEAST_LARGURA

/** The address of an image without what asks for its smaller copy. */
export const enderecoInteiro = (url: string) => url.replace(/\?largura=\d+$/, '')
