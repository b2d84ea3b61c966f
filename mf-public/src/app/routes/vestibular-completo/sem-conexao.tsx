import { Button, QUIET_LINK } from '@rumo/shared-ui'
import { Link } from 'react-router-dom'
import remark from '../../../shared/remark.module.css'
import { PATHS } from '../../paths.ts'

interface SemConexaoProps {
  /** What is missing. */
  texto: string
  /** Whether it links to what was taken along. */
  comCaminho: boolean
  onRetry: () => void
}

/** Says that something could not be loaded because there is no connection, and what works without one. */
export const SemConexao = ({ texto, comCaminho, onRetry }: SemConexaoProps) => (
  <div className={remark.remark}>
    <output>
      {texto}
      {comCaminho && ' O que você levou funciona mesmo assim.'}
    </output>
    {comCaminho && (
      <Link className={QUIET_LINK} to={PATHS.noAparelho}>
        Ver o que está no aparelho
      </Link>
    )}
    <Button variant="quiet" onClick={onRetry}>
      Tentar de novo
    </Button>
  </div>
)
