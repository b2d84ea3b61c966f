import type { CadernoDeExame } from '@rumo/contract'
import { type Alvo, type SituacaoDoItem, situacoesDe } from '@rumo/contract/caderno'
import { VisuallyHidden } from '@rumo/shared-ui'
import { useEffect, useRef, type ReactNode } from 'react'
import { useIsWide } from '../../shared/use-is-wide.ts'
import { isMesmo, numerosAusentes } from './caderno-changes.ts'
import styles from './cartao-do-caderno.module.css'
import { nomeDoAlvo, SITUACAO_WORDS } from './importacoes.words.ts'
import { quantosInWords, sinalDe } from './cartao-do-caderno.words.ts'

interface CartaoProps {
  caderno: CadernoDeExame
  atual: Alvo | null
  onOpen: (alvo: Alvo) => void
  onAdd: (numero: number) => void
}

const GRUPOS: readonly (readonly [SituacaoDoItem, string])[] = [
  ['duvida', 'Com dúvida'],
  ['livre', 'Por aprovar'],
  ['aprovada', 'Aprovadas'],
]

/**
 * All questions and themes of a draft, grouped by state with the doubts first. Each button opens its question or theme.
 */
export function Cartao({ caderno, atual, onOpen, onAdd }: CartaoProps) {
  const isWide = useIsWide()
  const all = situacoesDe(caderno)
  const ausentes = numerosAusentes(caderno)
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    if (atual === null) return
    const open = nav.current?.querySelector<HTMLElement>('[aria-current]')
    // Only where the list scrolls (cartao-do-caderno.module.css): shows the row of the open question, and half of the
    // row above it.
    if (open) nav.current?.scrollTo({ top: open.offsetTop - open.offsetHeight / 2 })
  }, [atual])
  return (
    <nav ref={nav} className={styles.cartao} aria-label="Questões da prova">
      {GRUPOS.map(([situacao, titulo]) => {
        const here = all.filter((each) => each.situacao === situacao)
        if (here.length === 0) return null
        return (
          <Grupo
            key={situacao}
            titulo={`${titulo}: ${quantosInWords(here.map(({ alvo }) => alvo))}`}
            isFolded={!isWide && situacao !== 'duvida'}
          >
            {here.map(({ alvo }) => (
              <li key={`${alvo.lista} ${alvo.indice}`}>
                <button
                  type="button"
                  className={styles.bolha}
                  data-situacao={situacao}
                  aria-current={isMesmo(alvo, atual) ? 'true' : undefined}
                  onClick={() => onOpen(alvo)}
                >
                  <span aria-hidden="true">{sinalDe(caderno, alvo)}</span>
                  <VisuallyHidden>
                    {nomeDoAlvo(caderno, alvo)}, {SITUACAO_WORDS[situacao]}
                  </VisuallyHidden>
                </button>
              </li>
            ))}
          </Grupo>
        )
      })}
      {ausentes.length > 0 && (
        <Grupo titulo={`Não encontradas: ${ausentes.length}`}>
          {ausentes.map((numero) => (
            <li key={numero}>
              <button
                type="button"
                className={styles.bolha}
                data-situacao="ausente"
                onClick={() => onAdd(numero)}
              >
                <span aria-hidden="true">+{numero}</span>
                <VisuallyHidden>Acrescentar a questão {numero}</VisuallyHidden>
              </button>
            </li>
          ))}
        </Grupo>
      )}
    </nav>
  )
}

interface GrupoProps {
  titulo: string
  /** Whether the group is collapsed on a phone, because it needs no attention. */
  isFolded?: boolean
  children: ReactNode
}

function Grupo({ titulo, isFolded = false, children }: GrupoProps) {
  const bolhas = <ul className={styles.bolhas}>{children}</ul>
  if (isFolded) {
    return (
      <details className={`${styles.grupo} ${styles.mais}`}>
        <summary className={styles.titulo}>{titulo}</summary>
        {bolhas}
      </details>
    )
  }
  return (
    <div className={styles.grupo}>
      <p className={styles.titulo}>{titulo}</p>
      {bolhas}
    </div>
  )
}
