import type { Materia } from '@rumo/contract'
import { Button, QUIET_LINK } from '@rumo/shared-ui'
import { useCallback } from 'react'
import { Link } from 'react-router-dom'
import { offersBusca } from '../../../features/busca/busca.calls.ts'
import {
  countQuestoes,
  filtroOf,
  ofertaFor,
  withinOferta,
} from '../../../features/pratica/escolha.calls.ts'
import type { Escolha } from '../../../features/pratica/escolha.rules.ts'
import type { EscolhaSheetProps } from '../../../features/pratica/escolha-sheet.tsx'
import type { PraticaMemory } from '../../../features/pratica/pratica-memory.ts'
import { GUARDADAS } from '../../guardadas-path.ts'
import { PATHS } from '../../paths.ts'
import { useSheet } from '../../../shared/use-sheet.ts'

export interface EscolherProps {
  /** The choice in force. */
  escolha: Escolha
  materias: readonly Materia[] | null
  memory: PraticaMemory
  onChoose: (escolha: Escolha) => void
}

const loadSheet = async () => (await import('./escolha.open.ts')).EscolhaSheet
const listAssuntos = async (signal: AbortSignal) =>
  (await import('./escolha.open.ts')).listAssuntos(signal)
const listEdicoes = async (signal: AbortSignal) =>
  (await import('./escolha.open.ts')).listProvas(signal)

/** The button that opens the sheet for choosing questions. The code of the sheet is loaded when it is opened. */
export function Escolher(props: EscolherProps) {
  const { escolha, materias, memory, onChoose } = props
  const { Sheet, open, close } = useSheet<EscolhaSheetProps>(loadSheet)
  const count = useCallback(
    async (draft: Escolha, signal: AbortSignal) =>
      countQuestoes(await filtroOf(draft, [], memory), signal),
    [memory],
  )
  const oferta = ofertaFor(memory)
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={open}>
        Escolher
      </Button>
      {Sheet && (
        <Sheet
          escolha={withinOferta(escolha, oferta)}
          oferta={oferta}
          materias={materias}
          listAssuntos={listAssuntos}
          listEdicoes={listEdicoes}
          count={count}
          outras={
            <>
              {offersBusca() && (
                <Link className={QUIET_LINK} to={PATHS.buscarQuestoes}>
                  Buscar por palavras
                </Link>
              )}
              <Link className={QUIET_LINK} to={GUARDADAS}>
                Questões guardadas
              </Link>
            </>
          }
          countAnswered={memory.countAnswered(escolha)}
          onChoose={(chosen) => {
            close()
            onChoose(chosen)
          }}
          onClose={close}
        />
      )}
    </>
  )
}
