import { Button, EmptyPanel } from '@rumo/shared-ui'
import type { ReactNode, Ref } from 'react'
import { Link } from 'react-router-dom'
import { Page } from '../../../shared/page.tsx'
import { Panel } from '../../../shared/panel.tsx'
import printing from '../../../shared/printing.module.css'
import { PATHS } from '../../paths.ts'
import styles from './sem-tema.module.css'

interface PainelProps {
  heading: Ref<HTMLHeadingElement>
  /** The essays that this device keeps, which can be read without a theme. */
  guardadas: ReactNode
  children: ReactNode
}

export const Painel = ({ heading, guardadas, children }: PainelProps) => (
  <div className={printing.around}>
    <Page>
      <Panel titulo="Tema de redação" heading={heading}>
        {children}
      </Panel>
      <div className={styles.guardadas}>{guardadas}</div>
    </Page>
  </div>
)

/** Shown when the server has no themes yet. */
export const NenhumTema = ({ onRetry }: { onRetry: () => void }) => (
  <EmptyPanel
    titulo="Ainda não há temas aqui"
    mensagem="Os temas de redação ainda estão sendo preparados. Volte mais tarde."
    acao={<Button onClick={onRetry}>Tentar de novo</Button>}
  />
)

/** Shown when the server does not support themes. */
export const SemTemas = () => (
  <EmptyPanel
    titulo="Este site não tem temas de redação"
    mensagem="Enquanto isso, dá para treinar com as questões alternativas."
    acao={<Link to={PATHS.questoesAlternativas}>Treinar com questões</Link>}
  />
)
