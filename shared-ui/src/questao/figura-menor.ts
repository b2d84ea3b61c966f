import { enderecoMenor, LARGURA_MENOR } from '@rumo/contract/figura-menor'

/** The largest width of a figure on the screen: on a phone all but the margins, otherwise the column of text. */
const SIZES = '(max-width: 699px) calc(100vw - 32px), 640px'

interface Menor {
  srcSet?: string
  sizes?: string
}

/** The `srcset` of an image `largura` px wide, so that the browser loads the smaller copy when that is enough. */
export function menorOf(src: string, largura: number | null | undefined): Menor {
  const menor = enderecoMenor(src, largura)
  return menor === undefined
    ? {}
    : { srcSet: `${menor} ${LARGURA_MENOR}w, ${src} ${largura}w`, sizes: SIZES }
}
