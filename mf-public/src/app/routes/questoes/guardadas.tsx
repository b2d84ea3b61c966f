import {
  Button,
  BUTTON_LINK,
  EmptyPanel,
  IconArrowRight,
  Options,
  SelectField,
} from '@rumo/shared-ui'
import { VISITANTE } from '@rumo/shared-device/device'
import type { GuardadaAqui } from '@rumo/shared-device/guardadas'
import { uniq } from 'es-toolkit'
import { useCallback, useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { Achada } from '../../../features/busca/achadas.tsx'
import { listasIn, ofLista } from '../../../features/guardadas/guardadas.rules.ts'
import { optionInWords } from '../../../features/guardadas/guardadas.words.ts'
import { ListaDeGuardadas } from '../../../features/guardadas/lista-de-guardadas.tsx'
import { Renomear } from '../../../features/guardadas/renomear.tsx'
import { AQUI, useGuardadas, type Parts } from '../../../features/guardadas/use-guardadas.ts'
import { drawsByEscolha } from '../../../features/pratica/escolha.calls.ts'
import { dasGuardadas, keyOf } from '../../../features/pratica/escolha.rules.ts'
import { Espera, TextSkeleton } from '../../../shared/carregando.tsx'
import { Page } from '../../../shared/page.tsx'
import { Panel } from '../../../shared/panel.tsx'
import remark from '../../../shared/remark.module.css'
import { useLoad } from '../../../shared/use-load.ts'
import { useScreenHeading } from '../../../shared/use-screen-heading.ts'
import { PATHS, pathToQuestao } from '../../paths.ts'
import { CopiarEndereco } from '../copiar-endereco.tsx'
import styles from './guardadas.module.css'

const TITULO = 'Questões guardadas'

/** The questions that the account keeps, or the visitor on this device, by list (docs/product/kept-questions.md). */
export function Guardadas({ parts = AQUI }: { parts?: Parts }) {
  const heading = useScreenHeading(TITULO)
  const kept = useGuardadas(parts)
  const brought = useLoad(useCallback(() => parts.guardadas.bring(), [parts]))
  const isWaiting = kept === null || (kept.length === 0 && brought.status === 'loading')
  const isBehind = brought.status === 'ready' && !brought.value
  return (
    <Page>
      <Panel titulo={TITULO} heading={heading.attach}>
        {isBehind && (
          <div className={remark.remark}>
            <output>
              {kept?.length === 0
                ? 'O servidor não respondeu, e este aparelho não tem nenhuma questão da sua conta.'
                : 'O servidor não respondeu: aqui está o que este aparelho guarda.'}
            </output>
            <Button variant="quiet" onClick={brought.retry}>
              Tentar de novo
            </Button>
          </div>
        )}
        {isWaiting ? (
          <Espera texto="Carregando questões...">
            <TextSkeleton />
          </Espera>
        ) : (
          <Prateleira kept={kept} isBehind={isBehind} parts={parts} />
        )}
      </Panel>
    </Page>
  )
}

interface PrateleiraProps {
  kept: readonly GuardadaAqui[]
  /** Whether the server did not answer, so that the account may have more questions than are shown. */
  isBehind: boolean
  parts: Parts
}

/** All kept questions, or those of the list in the address. */
function Prateleira({ kept, isBehind, parts }: PrateleiraProps) {
  const { asked, lista, choose, rename } = useLista(listasIn(kept))
  const shown = ofLista(kept, lista)
  return (
    <>
      {kept.length > 0 && (
        <>
          <p className={styles.onde}>
            {parts.device.owner() === VISITANTE
              ? 'Elas ficam neste aparelho. Se você entrar em uma conta, pode levá-las com você.'
              : 'Só você vê o que guarda e o que anota.'}
          </p>
          <div className={styles.escolha}>
            <ListaField kept={kept} lista={lista} onChoose={choose} />
            {lista !== null && (
              <Renomear
                lista={lista}
                outras={listasIn(kept).filter((nome) => nome !== lista)}
                parts={parts}
                onRename={rename}
              />
            )}
            {drawsByEscolha() && shown.length > 0 && <Treinar lista={lista} />}
          </div>
        </>
      )}
      <ListaDeGuardadas
        // The key is the address, not the list. A list that has lost its last question then stays mounted, so that the
        // removal can be undone.
        key={asked}
        guardadas={shown}
        lista={lista}
        kept={kept}
        parts={parts}
        renderQuestao={(questao) => <Achada questao={questao} pathOf={pathToQuestao} />}
        renderEndereco={(id) => <CopiarEndereco idQuestao={id} />}
      />
      {kept.length === 0 && !isBehind && <Nenhuma />}
    </>
  )
}

/** The list in the address; null for all questions. */
function useLista(listas: readonly string[]) {
  const [params, setParams] = useSearchParams()
  const [renamed, setRenamed] = useState<{ de: string; nome: string }>()
  const asked = params.get('lista')
  // After a list is renamed, its questions get the new name a moment later, and only then the address.
  const names = renamed?.de === asked ? [asked, renamed?.nome] : [asked]
  const found = names.find((nome) => nome != null && listas.includes(nome)) ?? null
  const [visited, setVisited] = useState(found)
  if (found !== null && found !== visited) setVisited(found)
  // A list that has just become empty is still shown.
  const lista = found ?? (asked === visited ? visited : null)
  useEffect(() => {
    if (lista !== null && lista !== asked) setParams({ lista }, { replace: true })
  }, [lista, asked, setParams])
  return {
    asked,
    lista,
    choose: (chosen: string) => setParams(chosen ? { lista: chosen } : {}),
    rename: (nome: string) => asked !== null && setRenamed({ de: asked, nome }),
  }
}

const Treinar = ({ lista }: { lista: string | null }) => (
  <Link
    className={BUTTON_LINK}
    to={{ pathname: PATHS.questoesAlternativas, search: keyOf(dasGuardadas(lista)) }}
  >
    {lista === null ? 'Treinar as guardadas' : 'Treinar esta lista'}
    <IconArrowRight />
  </Link>
)

interface ListaFieldProps {
  kept: readonly GuardadaAqui[]
  /** The chosen list; null for all questions. */
  lista: string | null
  onChoose: (lista: string) => void
}

function ListaField({ kept, lista, onChoose }: ListaFieldProps) {
  const listas = uniq([...listasIn(kept), ...(lista === null ? [] : [lista])])
  if (listas.length === 0) return null
  return (
    <SelectField
      label="Lista"
      name="lista"
      required
      value={lista ?? ''}
      onChange={({ target }) => onChoose(target.value)}
    >
      <option value="">{optionInWords('Todas', kept.length)}</option>
      <Options of={listas} words={(nome) => optionInWords(nome, ofLista(kept, nome).length)} />
    </SelectField>
  )
}

const Nenhuma = () => (
  <EmptyPanel
    titulo="Nenhuma questão guardada"
    mensagem="Aperte Guardar ao lado do título de uma questão: ela fica aqui, com a sua anotação e nas suas listas."
    acao={
      <Link className={BUTTON_LINK} to={PATHS.questoesAlternativas}>
        Treinar dez questões
      </Link>
    }
  />
)
