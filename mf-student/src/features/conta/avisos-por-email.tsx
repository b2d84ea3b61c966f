import type { Avisos } from '@rumo/contract'
import { ApiError } from '@rumo/shared-auth'
import { alertFailure } from '@rumo/shared-ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import styles from './avisos-por-email.module.css'
import { avisosQuery, changeAvisos, correioQuery } from './conta.calls.ts'
import { Parte } from './parte.tsx'

/** The choice of which mails the account gets; shows nothing when the server sends no mail. */
export function AvisosPorEmail() {
  const { data: correio } = useQuery(correioQuery())
  return correio?.ativo ? (
    <Parte titulo="Avisos por e-mail">
      <AvisoDeCorrecao />
    </Parte>
  ) : null
}

/** The choice whether to get a mail when an essay was corrected; shows nothing when the server sends no mail. */
export function AvisoDeCorrecao() {
  const queries = useQueryClient()
  const { data: correio } = useQuery(correioQuery())
  const query = avisosQuery(correio?.ativo === true)
  const { data: avisos } = useQuery(query)
  if (!avisos) return null
  const show = (shown: Avisos) => queries.setQueryData(query.queryKey, shown)
  const change = async (redacao_corrigida: boolean) => {
    show({ redacao_corrigida })
    try {
      await changeAvisos({ redacao_corrigida })
    } catch (error) {
      show(avisos)
      if (!(error instanceof ApiError)) throw error
      await alertFailure(error)
    }
  }
  return (
    <label className={styles.aviso}>
      <input
        type="checkbox"
        checked={avisos.redacao_corrigida}
        onChange={({ target }) => void change(target.checked)}
      />
      <span>Quero um e-mail quando uma redação minha for corrigida.</span>
    </label>
  )
}
