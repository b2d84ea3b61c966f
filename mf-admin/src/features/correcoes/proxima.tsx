import { plainWordsOf } from '@rumo/contract/texto'
import { BUTTON_LINK } from '@rumo/shared-ui'
import { useQuery } from '@tanstack/react-query'
import { LinkBeside } from '../../shared/lista/links.tsx'
import { esperaQuery } from './correcoes.calls.ts'
import editor from './correcao-editor.module.css'
import styles from './proxima.module.css'
import text from '../../shared/text.module.css'

interface ProximaProps {
  idRedacao: number
  addressOf: (idRedacao: number) => string
}

/** After a correction is delivered: a link to the essay that waits longest. */
export function Proxima({ idRedacao, addressOf }: ProximaProps) {
  const { data } = useQuery(esperaQuery)
  if (!data) return null
  const next = data.rows.find(({ id }) => id !== idRedacao)
  if (!next) return <p className={text.said}>Nenhuma outra redação para corrigir.</p>
  return (
    <section className={editor.part} aria-label="Próxima redação">
      <h2>Próxima redação</h2>
      <p className={text.said}>
        {plainWordsOf(next.titulo)}, de {next.aluno.nome}
      </p>
      <LinkBeside to={addressOf(next.id)} className={`${BUTTON_LINK} ${styles.way}`}>
        Abrir a próxima
      </LinkBeside>
    </section>
  )
}
