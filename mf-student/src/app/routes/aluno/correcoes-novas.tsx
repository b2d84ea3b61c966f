import { redacoesEnviadas, type Estatisticas } from '@rumo/contract'
import type { Dia } from '@rumo/contract/rules'
import { http } from '@rumo/shared-auth'
import { device } from '@rumo/shared-device/device'
import { novasCorrecoes } from '@rumo/shared-device/redacoes-vistas'
import { FormattedText } from '@rumo/shared-ui'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { corrigidasWords, notaWords } from '../../../features/redacoes/redacoes.words.ts'
import styles from '../aluno.module.css'
import { useWays } from './use-ways.ts'

type Redacoes = Estatisticas['redacoes']

interface CorrecoesNovasProps {
  redacoes: Redacoes
  hoje: Dia
}

/** Tells at the top of the profile which essays were corrected, until their corrections were opened. */
export function CorrecoesNovas({ redacoes, hoje }: CorrecoesNovasProps) {
  const { redacaoOf } = useWays()
  const novas = useNovas(redacoes, hoje)
  const [nova, ...others] = novas
  if (!nova || !http.offers(redacoesEnviadas.one)) return null
  if (others.length === 0) {
    return (
      <p className={styles.correcaoNova}>
        <b>Sua redação foi corrigida:</b> <FormattedText texto={nova.titulo} inline />,{' '}
        {notaWords(nova)}. <Link to={redacaoOf(nova.id)}>Ver a correção</Link>
      </p>
    )
  }
  return (
    <div className={styles.correcaoNova}>
      <b>{corrigidasWords(novas.length)}</b>
      <ul>
        {novas.map((one) => (
          <li key={one.id}>
            <Link to={redacaoOf(one.id)}>
              <FormattedText texto={one.titulo} inline />
            </Link>
            , {notaWords(one)}
          </li>
        ))}
      </ul>
    </div>
  )
}

function useNovas(redacoes: Redacoes, hoje: Dia): Redacoes {
  const [novas, setNovas] = useState<Redacoes>([])
  useEffect(() => {
    const shown = { isGone: false }
    const read = async () => {
      const found = await novasCorrecoes(device.of(device.owner()), redacoes, hoje)
      if (!shown.isGone) setNovas([...found])
    }
    void read()
    return () => {
      shown.isGone = true
    }
  }, [redacoes, hoje])
  return novas
}
