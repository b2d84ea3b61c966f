import { useUpload } from '../envio/use-upload.ts'
import { useFocusKept } from '../envio/use-focus-kept.ts'
import type { Imagem } from './imagem.ts'

/** The upload of an image that was chosen, pasted or dropped in a form. */
export function useImagem(onChange: (mudancas: Partial<Imagem>) => void) {
  const { envio, send, cancel } = useUpload('imagem', ({ url_arquivo, largura, altura }) =>
    onChange({ url_imagem: url_arquivo, largura: largura ?? null, altura: altura ?? null }),
  )
  return { envio, send, cancel, ...useFocusKept(envio.estado === 'enviando') }
}
