import { redacoesEnviadas, type Estatisticas } from '@rumo/contract'
import type { Dia } from '@rumo/contract/rules'
import { http } from '@rumo/shared-auth'
import { device } from '@rumo/shared-device/device'
import { novaCorrecao, readVistas } from '@rumo/shared-device/redacoes-vistas'
import { FormattedText } from '@rumo/shared-ui'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { notaWords } from '../../../features/redacoes/redacoes.words.ts'
import styles from '../aluno.module.css'
import { useWays } from './use-ways.ts'

interface CorrecaoNovaProps {
  redacoes: Estatisticas['redacoes']
  hoje: Dia
}

/** A notice at the top that an essay was corrected, until the correction was opened on this device. */
export function CorrecaoNova({ redacoes, hoje }: CorrecaoNovaProps) {
  const { redacaoOf } = useWays()
  const [vistas, setVistas] = useState<ReadonlySet<number> | null>(null)
  useEffect(() => {
    const shown = { isGone: false }
    const read = async () => {
      const seen = await readVistas(device.of(device.owner()))
      if (!shown.isGone) setVistas(seen)
    }
    void read()
    return () => {
      shown.isGone = true
    }
  }, [])
  const nova = vistas && http.offers(redacoesEnviadas.one) && novaCorrecao(redacoes, vistas, hoje)
  if (!nova) return null
  return (
    <p className={styles.correcaoNova}>
      <b>Sua redação foi corrigida:</b> <FormattedText texto={nova.titulo} inline />,{' '}
      {notaWords(nova)}. <Link to={redacaoOf(nova.id)}>Ver a correção</Link>
    </p>
  )
}
