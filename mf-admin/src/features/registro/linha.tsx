import type { Mudanca } from '@rumo/contract'
import { recordWords } from '@rumo/contract/frase-do-registro'
import { Loaded, VisuallyHidden } from '@rumo/shared-ui'
import { dayWords, whenWords } from '@rumo/shared-ui/words'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { partesQuery } from './registro.calls.ts'
import { Campos, Conteudo } from './campos-view.tsx'
import { camposOf } from './campos.ts'
import { countWords, doneWords, restaurarWords, whoWords } from './frase.ts'
import styles from './linha.module.css'
import text from '../../shared/text.module.css'
import { useRestaurar } from './use-restaurar.ts'

interface LinhaProps {
  mudanca: Mudanca
  /** Called after a restoration, when the button for it is gone. */
  onRestored: () => void
}

/** A change as a sentence, with the changed fields below it. */
export function Linha({ mudanca, onRestored }: LinhaProps) {
  const { em, acao, antes, depois, partes } = mudanca
  const campos = camposOf(mudanca)
  const isChange = antes !== null && depois !== null
  return (
    <>
      <p className={styles.frase}>
        <strong>{whoWords(mudanca)}</strong> {doneWords(mudanca)} ·{' '}
        <time dateTime={em}>{whenWords(em)}</time>
      </p>
      {isChange && campos.length > 0 && <Campos campos={campos} />}
      {!isChange && campos.length > 0 && (
        <Folded title={acao === 'exclusao' ? 'O que havia' : 'O que entrou'} of={mudanca}>
          <Conteudo campos={campos} />
        </Folded>
      )}
      {partes.length > 0 && (
        <Folded title={`O que mais foi feito: ${countWords(partes)}`} of={mudanca}>
          <Partes id={mudanca.id} onRestored={onRestored} />
        </Folded>
      )}
      <Restaurar mudanca={mudanca} onRestored={onRestored} />
    </>
  )
}

interface FoldedProps {
  title: string
  of: Mudanca
  children: ReactNode
}

/** A collapsed part. Its content is rendered only while it is open. */
function Folded({ title, of, children }: FoldedProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className={styles.folded} onToggle={({ currentTarget: { open } }) => setIsOpen(open)}>
      <summary>
        {title}
        <VisuallyHidden>, {recordWords(of)}</VisuallyHidden>
      </summary>
      {isOpen && children}
    </details>
  )
}

function Partes({ id, onRestored }: { id: number } & Pick<LinhaProps, 'onRestored'>) {
  const partes = useQuery(partesQuery(id))
  return (
    <Loaded query={partes} texto="Carregando...">
      {(linhas) => (
        <ul className={styles.partes}>
          {linhas.map((linha) => (
            <li key={linha.id}>
              <Linha mudanca={linha} onRestored={onRestored} />
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  )
}

/** The button that reverses a change, while that is possible. */
function Restaurar({ mudanca, onRestored }: LinhaProps) {
  const restaurar = useRestaurar()
  const restore = async () => {
    if (await restaurar(mudanca)) onRestored()
  }
  const { restauravel_ate, entidade, acao } = mudanca
  if (restauravel_ate === null) {
    return entidade === 'usuarios' && acao === 'exclusao' ? (
      <p className={styles.ate}>Uma conta deletada não volta.</p>
    ) : null
  }
  return (
    <p className={styles.volta}>
      <button type="button" className={text.way} onClick={() => void restore()}>
        {restaurarWords(mudanca)}
        <VisuallyHidden> {recordWords(mudanca)}</VisuallyHidden>
      </button>{' '}
      <span className={styles.ate}>até {dayWords(restauravel_ate)}</span>
    </p>
  )
}
