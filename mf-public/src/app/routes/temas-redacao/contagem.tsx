import { Facts } from '@rumo/shared-ui'
import { countPalavras } from '../../../features/folha/palavras.ts'
import { counted } from '../../../features/folha/folha.words.ts'
import { GuardaView } from '../../../features/redacoes/guarda-view.tsx'
import type { Guarda } from '../../../features/redacoes/rascunho.ts'
import type { Onde } from '../../../features/redacoes/onde.ts'
import styles from './contagem.module.css'

interface ContagemProps {
  texto: string
  /** The lines of the sheet. Null when the sheet is narrower than that of an exam; the bar below then counts lines. */
  linhas: number | null
  guarda: Guarda
  /** Where the draft is kept; by default only on the device. */
  onde?: Onde
}

/** The length of the text, and whether its draft is saved. */
export function Contagem({ texto, linhas, guarda, onde }: ContagemProps) {
  const palavras = counted(countPalavras(texto), 'palavra')
  return (
    <div className={styles.contagem}>
      <h2 className={styles.titulo}>Sua redação</h2>
      <p className={styles.conta}>
        <Facts of={[linhas !== null && <b key="linhas">{counted(linhas, 'linha')}</b>, palavras]} />
      </p>
      <div className={styles.guarda}>
        <GuardaView {...{ guarda, onde }} />
      </div>
    </div>
  )
}
