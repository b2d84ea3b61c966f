import { IconArrowLeft } from '@rumo/shared-ui'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router-dom'
import { provaQuery } from '../../../features/provas/provas.calls.ts'
import { Situacao } from '../../../features/provas/situacao.tsx'
import type { TemaRascunho } from '../../../features/redacoes/tema-rascunho.ts'
import { TemaEditor } from '../../../features/redacoes/tema-editor.tsx'
import { PATHS } from '../../paths.ts'
import styles from '../provas/questoes.module.css'

interface TemaPageProps {
  id: number | null
  inicial: TemaRascunho
}

/** The editor of a theme, below the name and state of its prova. */
export function TemaPage({ id, inicial }: TemaPageProps) {
  const navigate = useNavigate()
  const { data: prova } = useQuery(provaQuery(inicial.id_prova))
  return (
    <>
      <div className={styles.facts}>
        <Link to={PATHS.provas} className={styles.back}>
          <IconArrowLeft />
          Provas
        </Link>
        {prova && (
          <>
            <span>{prova.nome}</span>
            <Situacao prova={prova} />
          </>
        )}
      </div>
      <TemaEditor
        id={id}
        inicial={inicial}
        // Replaces the entry, so that Back does not lead to a saved or abandoned form.
        onLeave={() => void navigate(PATHS.provas, { replace: true })}
      />
    </>
  )
}
