import type { LinhaDeQuestao } from '@rumo/contract'
import { plainWordsOf } from '@rumo/contract/texto'
import { Bubble } from '@rumo/shared-ui'
import { estadoInWords, isReady, questaoName } from '../../../features/questoes/questoes.words.ts'
import type { Column } from '../../../shared/crud/columns.ts'
import { Escolher } from '../../../shared/selecao/escolher.tsx'
import type { Selecao } from '../../../shared/selecao/use-selecao.ts'
import styles from './columns.module.css'

interface Options {
  selecao: Selecao
  /** Whether the list has questions of several provas. */
  isOfAll: boolean
}

export function columnsOfQuestoes({ selecao, isOfAll }: Options): Column<LinhaDeQuestao>[] {
  const questao: Column<LinhaDeQuestao> = {
    titulo: 'Questão',
    campo: 'numero',
    value: ({ numero }) => numero ?? 0,
    text: ({ trecho }) => plainWordsOf(trecho),
    cell: (linha, found) => (
      <Escolher selecao={selecao} id={linha.id} of={questaoName(linha)}>
        {linha.numero !== null && <span className={styles.numero}>{linha.numero}</span>}
        <span className={styles.trecho}>{found}</span>
      </Escolher>
    ),
  }
  const prova: Column<LinhaDeQuestao> = {
    titulo: 'Prova',
    campo: 'prova',
    // Sorts as the server does: within a prova by number.
    value: (linha) => `${linha.prova.id} ${linha.numero ?? 0}`,
    text: (linha) => linha.prova.nome,
    largura: 'media',
  }
  return [
    questao,
    ...(isOfAll ? [prova] : []),
    {
      titulo: 'Matéria',
      text: ({ materia, assunto }) =>
        [materia?.nome, assunto?.nome].filter((nome) => nome !== undefined).join(' · '),
      largura: 'curta',
    },
    {
      titulo: 'Situação',
      text: estadoInWords,
      // Without the column `Prova` there is room for everything that a question lacks.
      largura: isOfAll ? 'media' : 'larga',
      cell: (linha, found) => (
        <span className={styles.estado}>
          <Bubble tamanho={14} estado={isReady(linha) ? 'escolhida' : 'livre'} />
          {found}
        </span>
      ),
    },
  ]
}
