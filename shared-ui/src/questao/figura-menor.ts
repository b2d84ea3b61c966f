import { enderecoMenor, LARGURA_MENOR } from '@rumo/contract/figura-menor'

/** What a figure takes of the screen at most: all but the margins of a phone, or the column of text. */
const SIZES = '(max-width: 699px) calc(100vw - 32px), 640px'

interface Menor {
  srcSet?: string
  sizes?: string
}

/** From which files a browser takes an image `largura` px wide: the smaller copy where that is enough. */
export function menorOf(src: string, largura: number | null | undefined): Menor {
  const menor = enderecoMenor(src, largura)
  return menor === undefined
    ? {}
    : { srcSet: `${menor} ${LARGURA_MENOR}w, ${src} ${largura}w`, sizes: SIZES }
}
