import { Button, VisuallyHidden } from '@rumo/shared-ui'
import { useRef, type ReactNode } from 'react'
import type { conferir } from '../../../features/folha/conferencia-da-folha.ts'
import { Conferencia } from '../../../features/folha/conferencia-view.tsx'
import { counted } from '../../../features/folha/folha.words.ts'
import { linhasNaProva } from '../../../features/folha/linhas.ts'
import { AvisoDaGuarda } from '../../../features/redacoes/guarda-view.tsx'
import type { Onde } from '../../../features/redacoes/onde.ts'
import { useKeepClear } from '../../../shared/use-keep-clear.ts'
import styles from './escrita.module.css'
import type { useFolha } from './use-folha.ts'

interface BarraProps {
  folha: ReturnType<typeof useFolha>
  /** The text at the last pause, whose lines are counted. */
  lido: string
  onde: Onde
  isDeixado: boolean
  onComparar: () => void
  /** The id of the element with the results of the checks. */
  checks: string
  itens: ReturnType<typeof conferir>
  sortear: ReactNode
}

/** The bar with the results of the checks and the button that sends the essay. */
export function Barra({ folha, lido, checks, itens, sortear, ...aviso }: BarraProps) {
  const { texto, guarda, isSending, send } = folha
  const bar = useRef<HTMLDivElement>(null)
  useKeepClear(bar)
  return (
    <div className={styles.bar} ref={bar}>
      <AvisoDaGuarda {...{ guarda, ...aviso }} />
      <div className={styles.conferencia}>
        <Conferencia id={checks} itens={itens} />
        <p className={styles.linhas}>
          {lido !== '' && <VisuallyHidden>cerca de </VisuallyHidden>}
          <b>{counted(linhasNaProva(lido), 'linha')}</b> na prova
        </p>
      </div>
      <div className={styles.acoes}>
        <Button
          className={styles.enviar}
          disabled={texto.trim() === '' || isSending}
          onClick={() => void send()}
        >
          Enviar Redação
        </Button>
        {sortear}
      </div>
    </div>
  )
}
