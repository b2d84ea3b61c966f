import type { ProvaListada, Vestibular } from '@rumo/contract'
import { vestibularName } from '@rumo/contract/rules'
import { VisuallyHidden } from '@rumo/shared-ui'
import { dayWords, numberWords } from '@rumo/shared-ui/words'
import { edicaoInOrder } from '../../../features/provas/provas.rules.ts'
import { Situacao, situacaoOf } from '../../../features/provas/situacao.tsx'
import type { Column } from '../../../shared/crud/columns.ts'
import { LinkOfRow } from '../../../shared/lista/links.tsx'
import { Escolher } from '../../../shared/selecao/escolher.tsx'
import type { Selecao } from '../../../shared/selecao/use-selecao.ts'
import { PATHS, pathTo } from '../../paths.ts'
import styles from './provas.module.css'

interface Known {
  vestibulares: readonly Vestibular[]
  /** Null on a server that has only the calls of section 7 (docs/product/calls.md). */
  selecao: Selecao | null
}

const totalOf = ({ questoes }: ProvaListada) => (questoes == null ? 'Ver' : numberWords(questoes))

const QUESTOES: Column<ProvaListada> = {
  titulo: 'Questões',
  isCount: true,
  text: totalOf,
  cell: (prova) => (
    <LinkOfRow
      id={prova.id}
      className={styles.questoes}
      to={pathTo(PATHS.questoesDaProva, prova.id)}
    >
      {prova.questoes === 0 ? 'Cadastrar' : totalOf(prova)}{' '}
      <span className={styles.unit}>questões</span>
      <VisuallyHidden> de {prova.nome}</VisuallyHidden>
    </LinkOfRow>
  ),
}

export function columnsOfProvas({ vestibulares, selecao }: Known): Column<ProvaListada>[] {
  const vestibularOf = ({ id_vestibular }: ProvaListada) =>
    vestibulares.find(({ id }) => id === id_vestibular)
  const nome: Column<ProvaListada> = {
    titulo: 'Nome',
    campo: 'nome',
    text: (prova) => prova.nome,
    ...(selecao && {
      cell: (prova, found) => (
        <Escolher selecao={selecao} id={prova.id} of={prova.nome}>
          {found}
        </Escolher>
      ),
    }),
  }
  const vestibular: Column<ProvaListada> = {
    titulo: 'Vestibular',
    campo: 'vestibular',
    text: (prova) => {
      const found = vestibularOf(prova)
      return found ? vestibularName(found) : ''
    },
    value: (prova) => edicaoInOrder(vestibularOf(prova)),
  }
  if (!selecao) return [nome, vestibular]
  return [
    nome,
    vestibular,
    {
      titulo: 'Data',
      campo: 'data',
      text: ({ data }) => dayWords(data),
      value: ({ data }) => data ?? '',
      isDay: true,
    },
    QUESTOES,
    {
      titulo: 'Situação',
      campo: 'publicada',
      text: situacaoOf,
      cell: (prova) => <Situacao prova={prova} />,
      isStatus: true,
    },
  ]
}
