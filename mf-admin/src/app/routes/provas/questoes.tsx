import { Button, IconArrowLeft, IconPlus, Loaded } from '@rumo/shared-ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { offersEdicao, provaQuery } from '../../../features/provas/provas.calls.ts'
import { isDraft } from '../../../features/provas/provas.rules.ts'
import { Situacao } from '../../../features/provas/situacao.tsx'
import { offersQuestoes } from '../../../features/questoes/questoes.calls.ts'
import { Screen } from '../../../shared/screen.tsx'
import { LinkBack, useLeave } from '../../../shared/lista/links.tsx'
import { useHeading } from '../../../shared/use-heading.ts'
import { PATHS, pathTo } from '../../paths.ts'
import { useRecordId } from '../../use-record-id.ts'
import { Lista } from '../questoes/lista-de-questoes.tsx'
import { NadaAqui, NaoHaEdicao } from '../questoes/nao-ha-edicao.tsx'
import styles from './questoes.module.css'
import { MudarOrdem } from './mudar-ordem.tsx'
import { usePublicar } from './use-publicar.tsx'

export function QuestoesDaProva() {
  const id = useRecordId()
  if (!offersQuestoes()) return <NaoHaEdicao />
  return id === null ? <NadaAqui noun="prova" /> : <Questoes key={id} id={id} />
}

function Questoes({ id }: { id: number }) {
  const leave = useLeave()
  const prova = useQuery(provaQuery(id))
  const titulo = prova.data ? `Questões de ${prova.data.nome}` : 'Questões da prova'
  const heading = useHeading(titulo)
  // Publishing removes its button, so the focus moves to the heading.
  const { publicar, dialog } = usePublicar(heading.focus)
  return (
    <Screen
      titulo={titulo}
      heading={heading.ref}
      isTitled
      action={
        <Button onClick={() => leave(pathTo(PATHS.novaQuestao, id))}>
          <IconPlus />
          Adicionar
        </Button>
      }
    >
      <div className={styles.facts}>
        <LinkBack path={PATHS.provas} className={styles.back}>
          <IconArrowLeft />
          Provas
        </LinkBack>
        {prova.data && (
          <>
            <Situacao prova={prova.data} />
            {isDraft(prova.data) && offersEdicao() && (
              <Button variant="outline" onClick={() => void publicar([id])}>
                Conferir e publicar
              </Button>
            )}
            {prova.data.url_arquivo && (
              <Link to={pathTo(PATHS.provaAberta, id)} className={styles.back}>
                Abrir prova
              </Link>
            )}
            <MudarOrdem id={id} />
          </>
        )}
      </div>
      <Loaded query={prova} texto="Carregando a prova...">
        {() => <Lista idProva={id} onRemoved={heading.focus} />}
      </Loaded>
      {dialog}
    </Screen>
  )
}
