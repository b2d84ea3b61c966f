import { countPalavras } from '../../../features/folha/palavras.ts'
import { counted } from '../../../features/folha/folha.words.ts'
import { AvisoDaGuarda, GuardaView } from '../../../features/redacoes/guarda-view.tsx'
import type { Guarda } from '../../../features/redacoes/rascunho.ts'
import type { Onde } from '../../../features/redacoes/rascunho-da-conta.ts'
import styles from './contagem.module.css'

interface ContagemProps {
  texto: string
  /** As the sheet counts them; null where it is narrower than an exam's, whose lines the bar below counts. */
  linhas: number | null
  guarda: Guarda
  /** Where it is kept; on the device alone unless told. */
  onde?: Onde
  /** Whether what goes wrong is said elsewhere. */
  isAvisoElsewhere?: boolean
}

/** How long the text is, and whether its draft is kept. */
export function Contagem({ texto, linhas, guarda, onde, isAvisoElsewhere }: ContagemProps) {
  const palavras = counted(countPalavras(texto), 'palavra')
  return (
    <div className={styles.contagem}>
      <h2 className={styles.titulo}>Sua redação</h2>
      <p className={styles.conta}>
        {linhas === null ? (
          palavras
        ) : (
          <>
            <b>{counted(linhas, 'linha')}</b> · {palavras}
          </>
        )}
      </p>
      <div className={styles.guarda}>
        <GuardaView {...{ guarda, onde }} />
        {!isAvisoElsewhere && <AvisoDaGuarda {...{ guarda, onde }} />}
      </div>
    </div>
  )
}
