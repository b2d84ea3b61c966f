import { useUpload } from '../envio/use-upload.ts'
import { useFocusKept } from '../envio/use-focus-kept.ts'
import type { Imagem } from './imagem.ts'

/** An image of a form on its way to the server, whether it was chosen, pasted or dropped. */
export function useImagem(onChange: (mudancas: Partial<Imagem>) => void) {
  const { envio, send, cancel } = useUpload('imagem', ({ url_arquivo, largura, altura }) =>
    onChange({ url_imagem: url_arquivo, largura: largura ?? null, altura: altura ?? null }),
  )
  return { envio, send, cancel, ...useFocusKept(envio.estado === 'enviando') }
}
