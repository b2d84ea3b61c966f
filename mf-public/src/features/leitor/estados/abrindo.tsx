import { Demora } from '@rumo/shared-ui'
import styles from './abrindo.module.css'
import { NAMES, type Documento } from '../../../shared/documento.ts'

interface AbrindoProps {
  documento: Documento
  isSlow: boolean
  onRetry: () => void
}

export const Abrindo = ({ documento, ...wait }: AbrindoProps) => (
  <div className={styles.abrindo}>
    <Demora texto={`Carregando ${NAMES[documento].nome}...`} {...wait} />
  </div>
)
