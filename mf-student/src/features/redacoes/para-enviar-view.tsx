import { countedWords } from '@rumo/shared-ui/words'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { redacoes } from '@rumo/shared-device/envios'
import { paraEnviarQuery } from './para-enviar.ts'
import styles from './para-enviar.module.css'

/**
 * Says how many essays wait on this device, with a link to the screen that shows them. The count is read again when
 * essays are sent automatically.
 */
export function ParaEnviar({ escrever }: { escrever: string }) {
  const queries = useQueryClient()
  useEffect(() => redacoes.subscribe(() => void queries.invalidateQueries()), [queries])
  const { data: count = 0 } = useQuery(paraEnviarQuery())
  if (count === 0) return null
  return (
    <p className={styles.aviso}>
      Você tem {countedWords(count, 'redação', 'redações')} para enviar neste aparelho.{' '}
      <a href={escrever}>Ver e enviar</a>
    </p>
  )
}
