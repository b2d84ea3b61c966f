import type { ApiError } from '@rumo/shared-auth'
import { Button, IconRefresh } from '@rumo/shared-ui'
import styles from './estados.module.css'
import { NoLugar } from './no-lugar.tsx'
import { isWorthRetrying, problemInWords } from '../documento/pdf-problems.ts'
import { SalvarLinks, type Arquivo } from '../barra/salvar-links.tsx'

interface FalhaProps {
  error: ApiError
  arquivo: Arquivo
  onRetry: () => void
}

/** Tells why a PDF cannot be read here, and offers to retry, download it or open it in another tab. */
export function Falha({ error, arquivo, onRetry }: FalhaProps) {
  const { titulo, mensagem } = problemInWords(error, arquivo.documento)
  return (
    <NoLugar role="alert">
      <h2>{titulo}</h2>
      <p>{mensagem}</p>
      {isWorthRetrying(error) && (
        <Button onClick={onRetry}>
          <IconRefresh />
          Tentar de novo
        </Button>
      )}
      <SalvarLinks arquivo={arquivo} />
    </NoLugar>
  )
}

/** Shows a PDF in the browser's own viewer, for a server that does not let this page read the file. */
export const Quadro = ({ titulo, arquivo }: { titulo: string; arquivo: Arquivo }) => (
  <div className={styles.quadro}>
    <div className={styles.faixa}>
      <p>Este PDF só abre no leitor do navegador. Se ele não aparecer abaixo:</p>
      <SalvarLinks arquivo={arquivo} />
    </div>
    {/* oxlint-disable-next-line react/iframe-missing-sandbox -- in a sandbox no browser runs its viewer of PDFs; the configuration vouches for the origin */}
    <iframe className={styles.iframe} src={arquivo.url} title={`PDF: ${titulo}`} />
  </div>
)
