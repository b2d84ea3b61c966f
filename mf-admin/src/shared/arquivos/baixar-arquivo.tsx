import { http } from '@rumo/shared-auth'
import { saveFile, VisuallyHidden } from '@rumo/shared-ui'
import { alerting } from '../alerting.ts'
import text from '../text.module.css'
import { fetchArquivo, isOfApi } from './fetch-arquivo.ts'

interface BaixarArquivoProps {
  url: string
  /** Names the file for screen readers. */
  of: string
}

/**
 * A link or button for a file. A file elsewhere opens in a new tab. A file of the API is downloaded with the session,
 * because the file of a draft is not public.
 */
export function BaixarArquivo({ url, of }: BaixarArquivoProps) {
  const save = async () => saveFile(await fetchArquivo(url), `${of}.pdf`)
  if (!isOfApi(url)) {
    return (
      <a className={text.way} href={http.fileUrl(url)} target="_blank" rel="noreferrer">
        Ver<VisuallyHidden> {of} (abre em outra aba)</VisuallyHidden>
      </a>
    )
  }
  return (
    <button type="button" className={text.way} onClick={() => void alerting(save)}>
      Baixar<VisuallyHidden> {of}</VisuallyHidden>
    </button>
  )
}
