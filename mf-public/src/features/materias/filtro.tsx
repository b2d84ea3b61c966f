import type { Materia } from '@rumo/contract'
import { Button, IconChevronDown, RecordOptions } from '@rumo/shared-ui'
import { byCount } from '@rumo/shared-ui/words'
import { useId, useRef, type ReactNode } from 'react'
import styles from './filtro.module.css'

/** A matéria that the user chose, which replaces answered questions and is therefore confirmed first. */
export interface Troca {
  idMateria: number | null
  answered: number
}

interface FiltroProps {
  materias: readonly Materia[]
  /** Loads the matérias again; null unless loading failed. */
  onRetry: (() => void) | null
  /** The id of the chosen matéria; null for all matérias. */
  escolhida: number | null
  /** How many answered questions a change would replace. Without any, the change is not confirmed first. */
  countAnswered: () => number
  /** The change that the user is asked to confirm; null when there is none. */
  troca: Troca | null
  onTroca: (troca: Troca | null) => void
  onChange: (idMateria: number | null) => void
  /** A button beside the select field. */
  acao?: ReactNode
}

export function Filtro(props: FiltroProps) {
  const { materias, onRetry, escolhida, countAnswered, troca, onTroca, onChange, acao } = props
  const id = useId()
  const select = useRef<HTMLSelectElement>(null)

  const choose = (idMateria: number | null) => {
    const answered = countAnswered()
    if (answered > 0 && idMateria !== escolhida) onTroca({ idMateria, answered })
    else apply(idMateria)
  }
  const apply = (idMateria: number | null) => {
    onTroca(null)
    if (idMateria !== escolhida) onChange(idMateria)
  }

  const retry = () => {
    onRetry?.()
    select.current?.focus()
  }

  const shown = troca ? troca.idMateria : escolhida
  return (
    <div className={styles.filter}>
      <label className={styles.label} htmlFor={id}>
        Matéria
      </label>
      <span className={styles.field}>
        <select
          id={id}
          ref={select}
          className={styles.select}
          value={shown ?? ''}
          onChange={({ target }) => choose(target.value === '' ? null : Number(target.value))}
        >
          <option value="">Todas as matérias</option>
          <RecordOptions of={materias} />
          {shown !== null && !materias.some((materia) => materia.id === shown) && (
            <option value={shown}>…</option>
          )}
        </select>
        <IconChevronDown />
      </span>
      {acao}
      {onRetry && <Falhou onRetry={retry} />}
      {troca && (
        <Pergunta
          answered={troca.answered}
          onChange={() => apply(troca.idMateria)}
          onStay={() => {
            onTroca(null)
            select.current?.focus()
          }}
        />
      )}
    </div>
  )
}

const Falhou = ({ onRetry }: { onRetry: () => void }) => (
  <div className={styles.line}>
    <output>Não foi possível carregar as matérias.</output>
    <Button variant="quiet" onClick={onRetry}>
      Tentar de novo
    </Button>
  </div>
)

interface PerguntaProps {
  answered: number
  onChange: () => void
  onStay: () => void
}

const Pergunta = ({ answered, onChange, onStay }: PerguntaProps) => (
  <fieldset className={styles.line} aria-label="Trocar de matéria">
    <output>
      Trocar de matéria sorteia outras questões.{' '}
      {byCount(
        answered,
        'Sua resposta continua contando.',
        `Suas ${answered} respostas continuam contando.`,
      )}
    </output>
    <Button variant="quiet" onClick={onChange}>
      Trocar
    </Button>
    <Button variant="quiet" onClick={onStay}>
      Ficar aqui
    </Button>
  </fieldset>
)
