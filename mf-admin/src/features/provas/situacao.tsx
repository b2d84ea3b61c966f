import type { Prova } from '@rumo/contract'
import { Bubble } from '@rumo/shared-ui'
import { isDraft } from './provas.rules.ts'
import styles from './situacao.module.css'

export const situacaoOf = (prova: Pick<Prova, 'publicada'>) =>
  isDraft(prova) ? 'Rascunho' : 'Publicada'

/** Whether a prova is published: a filled bubble, otherwise an empty one. */
export const Situacao = ({ prova }: { prova: Pick<Prova, 'publicada'> }) => (
  <span className={styles.situacao}>
    <Bubble tamanho={14} estado={isDraft(prova) ? 'livre' : 'escolhida'} />
    {situacaoOf(prova)}
  </span>
)
