import { Button, IconRefresh, LoadingText } from '@rumo/shared-ui'
import styles from './demora.module.css'
import { NAMES, type Documento } from './documento.ts'

interface DemoraProps {
  documento: Documento
  isSlow: boolean
  onRetry: () => void
}

/** A PDF is on its way; once that takes long, one may try again. */
export const Demora = ({ documento, isSlow, onRetry }: DemoraProps) => (
  <div className={styles.demora}>
    <LoadingText>Carregando {NAMES[documento].nome}...</LoadingText>
    {isSlow && (
      <>
        <output className={styles.words}>Está demorando mais do que deveria.</output>
        <Button variant="quiet" onClick={onRetry}>
          <IconRefresh />
          Tentar de novo
        </Button>
      </>
    )}
  </div>
)
