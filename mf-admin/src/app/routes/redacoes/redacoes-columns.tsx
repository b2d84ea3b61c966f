import { Bubble } from '@rumo/shared-ui'
import { whenWords } from '@rumo/shared-ui/words'
import type { LinhaDeRedacao } from '../../../features/correcoes/correcoes.calls.ts'
import {
  corretoresInWords,
  estadoInWords,
  versaoInWords,
} from '../../../features/correcoes/correcoes.words.ts'
import type { Column } from '../../../shared/crud/columns.ts'
import questoes from '../questoes/columns.module.css'
import styles from './redacoes-columns.module.css'

export const COLUMNS: Column<LinhaDeRedacao>[] = [
  {
    titulo: 'Tema',
    text: ({ titulo }) => titulo,
    // Not a part of `text`: the server does not search what was written.
    cell: ({ comeco }, found) => (
      <>
        {found}
        {comeco && <span className={styles.comeco}>“{comeco}”</span>}
      </>
    ),
  },
  { titulo: 'Aluno', text: ({ aluno }) => aluno.nome },
  {
    titulo: 'Versão',
    text: ({ reescrita }) => versaoInWords(reescrita),
    cell: (_linha, found) => <span className={styles.inteira}>{found}</span>,
  },
  {
    titulo: 'Recebida em',
    campo: 'enviada_em',
    value: ({ enviada_em, recebida_em }) => recebida_em ?? enviada_em,
    text: ({ enviada_em, recebida_em }) => whenWords(recebida_em ?? enviada_em),
    cell: (_linha, found) => <span className={styles.inteira}>{found}</span>,
  },
  { titulo: 'Quem corrige', text: corretoresInWords },
  {
    titulo: 'Situação',
    text: estadoInWords,
    cell: ({ estado }, found) => (
      <span className={questoes.estado}>
        <Bubble tamanho={14} estado={estado === 'corrigida' ? 'escolhida' : 'livre'} />
        <span className={styles.inteira}>{found}</span>
      </span>
    ),
    isStatus: true,
  },
]
