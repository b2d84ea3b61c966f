import { canKeepSite } from '@rumo/shared-device/kept-site'
import { ErrorPanel, IconArrowRight } from '@rumo/shared-ui'
import { useQuery } from '@tanstack/react-query'
import { useHref } from 'react-router-dom'
import { aparelhoQuery } from '../../../features/aparelho/aparelho.ts'
import {
  esperaInWords,
  levadasInWords,
  semRedeInWords,
} from '../../../features/aparelho/aparelho.words.ts'
import type { Abertos } from '../../../features/estatisticas/estatisticas.rules.ts'
import { paraEnviarQuery } from '../../../features/redacoes/para-enviar.ts'
import { Secao } from '../../../shared/secao.tsx'
import { PATHS } from '../../paths.ts'
import styles from '../aluno.module.css'

/**
 * Shown in place of the numbers when the server does not answer: the reason, what this device has, and links to
 * continue.
 */
export const SemRede = ({ onRetry, ...aqui }: Abertos & { onRetry: () => void }) => (
  <>
    <div className={styles.achado}>
      <ErrorPanel {...semRedeInWords(navigator.onLine)} onRetry={onRetry} />
    </div>
    <div className={styles.numeros}>
      <NesteAparelho {...aqui} />
    </div>
  </>
)

function NesteAparelho({ temEmCurso, entregues }: Abertos) {
  const { data } = useQuery(aparelhoQuery())
  const { data: redacoes = 0 } = useQuery(paraEnviarQuery())
  const [simulado, noAparelho] = [useHref(PATHS.vestibularCompleto), useHref(PATHS.noAparelho)]
  if (!data) return null
  const { respostas, levadas } = data
  const espera = esperaInWords({ respostas, simulados: entregues, redacoes })
  const temLevadas = levadas.length > 0
  return (
    <Secao titulo="Neste aparelho">
      {espera !== null && <p className={styles.aqui}>{espera}</p>}
      {(temLevadas || canKeepSite()) && <p className={styles.aqui}>{levadasInWords(levadas)}</p>}
      <div className={styles.actions}>
        {temEmCurso && (
          <a className={styles.back} href={simulado}>
            Continuar o simulado
            <IconArrowRight />
          </a>
        )}
        {temLevadas && (
          <a className={styles.back} href={noAparelho}>
            Usar o que você levou
            <IconArrowRight />
          </a>
        )}
      </div>
    </Secao>
  )
}
