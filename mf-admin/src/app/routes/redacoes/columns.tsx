import { Bubble } from '@rumo/shared-ui'
import type { LinhaDeRedacao } from '../../../features/correcoes/api.ts'
import {
  corretoresInWords,
  ESTADO_WORDS,
  versaoInWords,
  whenWords,
} from '../../../features/correcoes/words.ts'
import type { Column } from '../../../shared/crud/columns.ts'
import styles from '../questoes/columns.module.css'

export const COLUMNS: Column<LinhaDeRedacao>[] = [
  { titulo: 'Tema', text: ({ titulo }) => titulo },
  { titulo: 'Aluno', text: ({ aluno }) => aluno.nome },
  { titulo: 'Versão', text: ({ reescrita }) => versaoInWords(reescrita) },
  {
    titulo: 'Enviada em',
    campo: 'enviada_em',
    value: ({ enviada_em }) => enviada_em,
    text: ({ enviada_em }) => whenWords(enviada_em),
  },
  { titulo: 'Quem corrige', text: corretoresInWords },
  {
    titulo: 'Situação',
    text: ({ estado }) => ESTADO_WORDS[estado],
    cell: ({ estado }, found) => (
      <span className={styles.estado}>
        <Bubble tamanho={14} estado={estado === 'corrigida' ? 'escolhida' : 'livre'} />
        <span>{found}</span>
      </span>
    ),
    isStatus: true,
  },
]
