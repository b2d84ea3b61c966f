import { idIn, resumo, type ProvaListada, type Redacao } from '@rumo/contract'
import { vestibularName } from '@rumo/contract/rules'
import { http } from '@rumo/shared-auth'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import {
  offersEdicao,
  provaQuery,
  provasResource,
  publishingApart,
} from '../../features/provas/provas.calls.ts'
import { provaForm } from '../../features/provas/prova-form.tsx'
import { InstrucoesDialog, provaOfKept } from '../../features/redacoes/instrucoes-dialog.tsx'
import { panoramaQuery } from '../../features/resumo/resumo.calls.ts'
import { CrudScreen } from '../../shared/crud/crud-screen.tsx'
import { RowAction, RowLink } from '../../shared/crud/row-action.tsx'
import { offersEnvios } from '../../shared/envio/use-upload.ts'
import { useFiltro } from '../../shared/lista/use-list-address.ts'
import { EscolherTodas } from '../../shared/selecao/escolher-todas.tsx'
import { useSelecao } from '../../shared/selecao/use-selecao.ts'
import { PATHS, pathTo } from '../paths.ts'
import { columnsOfProvas } from './provas/provas-columns.tsx'
import { Publicar } from './provas/publicar.tsx'
import { useFiltros } from './provas/use-filtros.tsx'
import { usePublicar } from './provas/use-publicar.tsx'

/** The provas, all or those of a vestibular or with a gap (docs/product/back-office.md). */
export function Provas() {
  const { filtro, estado, filters, vestibulares, isAll, vazio } = useFiltros()
  const known = { vestibulares, nameOf: vestibularName }
  const hasMore = offersEdicao()
  const panorama = useQuery({ ...panoramaQuery, enabled: http.offers(resumo.one) }).data
  const selecao = useSelecao()
  const { publicar, dialog } = usePublicar(selecao.clear)
  const aberta = useEditada()
  const [instrucoesOf, setInstrucoesOf] = useState<ProvaListada | null>(provaOfKept)
  const drafts = panorama?.faltas.find(({ chave }) => chave === 'rascunho')?.total
  const actionsOf = (prova: ProvaListada) => <Acoes prova={prova} onInstrucoes={setInstrucoesOf} />
  return (
    <>
      <CrudScreen
        titulo="Provas"
        resource={publishingApart(provasResource(filtro, estado), (id) => void publicar([id]))}
        columns={columnsOfProvas({ vestibulares, selecao: hasMore ? selecao : null })}
        ordem="-vestibular"
        form={provaForm({ ...known, hasMore, takesFiles: offersEnvios() })}
        placeholder="nome da prova"
        filters={filters}
        {...(drafts && isAll && { remark: `${drafts} em rascunho` })}
        actions={actionsOf}
        vazio={vazio}
        opened={aberta.editada}
        onClosed={aberta.close}
        onRemoved={({ id }) => selecao.set([id], false)}
        renderAbove={
          hasMore ? (lista) => <EscolherTodas selecao={selecao} lista={lista} /> : undefined
        }
        renderBelow={
          hasMore
            ? (lista) => <Publicar selecao={selecao} lista={lista} onPublish={publicar} />
            : undefined
        }
      >
        {offersEnvios() && <Link to={PATHS.importarProva}>Importar prova</Link>}
      </CrudScreen>
      {instrucoesOf && (
        <InstrucoesDialog
          prova={instrucoesOf}
          addressOf={addressOfTema}
          onClose={() => setInstrucoesOf(null)}
        />
      )}
      {dialog}
    </>
  )
}

interface AcoesProps {
  prova: ProvaListada
  onInstrucoes: (prova: ProvaListada) => void
}

const Acoes = ({ prova, onInstrucoes }: AcoesProps) => (
  <>
    {prova.url_arquivo && (
      <RowLink id={prova.id} of={prova.nome} to={pathTo(PATHS.provaAberta, prova.id)}>
        Abrir
      </RowLink>
    )}
    <RowAction of={prova.nome} onClick={() => onInstrucoes(prova)}>
      Instruções de redação
    </RowAction>
  </>
)

const addressOfTema = (idProva: number, tema: Redacao | null) =>
  tema === null ? pathTo(PATHS.novoTema, idProva) : pathTo(PATHS.tema, tema.id)

/** The prova whose form the address opens (`?editar=3`), and `close`, which removes the parameter. */
function useEditada() {
  const [editar, setEditar] = useFiltro('editar')
  const id = idIn(editar)
  const prova = useQuery({ ...provaQuery(id ?? 0), enabled: id !== null }).data
  // When the form was not opened by the address, closing must not touch the address: a change of filter may be on its
  // way.
  const close = () => {
    if (id !== null) setEditar(null)
  }
  return { editada: id === null ? undefined : prova, close }
}
