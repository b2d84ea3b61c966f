import type { Prova, Vestibular } from '@rumo/contract'
import { VisuallyHidden } from '@rumo/shared-ui'
import { generatePath, Link } from 'react-router-dom'
import { dayInWords, edicaoInOrder, edicaoInShort } from '../../../features/provas/rules.ts'
import { Situacao, situacaoOf } from '../../../features/provas/situacao.tsx'
import type { Panorama } from '../../../features/resumo/panorama.ts'
import type { Column } from '../../../shared/crud/columns.ts'
import { Escolher } from '../../../shared/selecao/escolher.tsx'
import type { Selecao } from '../../../shared/selecao/use-selecao.ts'
import { PATHS } from '../../paths.ts'
import styles from './provas.module.css'

interface Known {
  vestibulares: readonly Vestibular[]
  /** Undefined while it is not known how many questions there are. */
  panorama: Panorama | undefined
  /** Null where the server knows nothing beyond docs/product.md section 7. */
  selecao: Selecao | null
}

export function columnsOfProvas({ vestibulares, panorama, selecao }: Known): Column<Prova>[] {
  const vestibularOf = ({ id_vestibular }: Prova) =>
    vestibulares.find(({ id }) => id === id_vestibular)
  const nome: Column<Prova> = {
    titulo: 'Nome',
    campo: 'nome',
    text: (prova) => prova.nome,
    ...(selecao && {
      cell: (prova, found) => (
        <>
          <Escolher
            of={prova.nome}
            isChosen={selecao.has(prova.id)}
            onToggle={() => selecao.toggle(prova.id)}
          />
          {found}
        </>
      ),
    }),
  }
  const vestibular: Column<Prova> = {
    titulo: 'Vestibular',
    campo: 'vestibular',
    text: (prova) => edicaoInShort(vestibularOf(prova)),
    value: (prova) => edicaoInOrder(vestibularOf(prova)),
  }
  if (!selecao) return [nome, vestibular]
  return [
    nome,
    vestibular,
    {
      titulo: 'Data',
      campo: 'data',
      text: ({ data }) => dayInWords(data),
      value: ({ data }) => data ?? '',
    },
    questoes(panorama),
    {
      titulo: 'Situação',
      campo: 'publicada',
      text: situacaoOf,
      cell: (prova) => <Situacao prova={prova} />,
      isStatus: true,
    },
  ]
}

/** How many there are, where that is known of every prova, and the way to them. */
function questoes(panorama: Panorama | undefined): Column<Prova> {
  const counts = new Map(panorama?.provas.map(({ id, questoes: total }) => [id, total]))
  const said = ({ id }: Prova) => counts.get(id)?.toLocaleString('pt-BR') ?? 'Ver'
  return {
    titulo: 'Questões',
    isCount: true,
    text: said,
    cell: (prova) => (
      <Link
        className={styles.questoes}
        to={generatePath(PATHS.questoesDaProva, { id: String(prova.id) })}
      >
        {said(prova)} <span className={styles.unit}>questões</span>
        <VisuallyHidden> de {prova.nome}</VisuallyHidden>
      </Link>
    ),
  }
}
