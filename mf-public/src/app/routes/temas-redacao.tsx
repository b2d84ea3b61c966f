import { type Device, device as pageDevice, VISITANTE } from '@rumo/shared-device/device'
import type { EnvioDeRedacoes } from '@rumo/shared-device/redacoes'
import { useCallback, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { findChegada } from '../../features/redacoes/chegada.ts'
import { takesRedacoes } from '../../features/redacoes/takes-redacoes.ts'
import { readRascunho } from '../../features/redacoes/rascunho.ts'
import { openRascunho } from '../../features/redacoes/rascunho-da-conta.calls.ts'
import { readBox, type Item } from '../../features/redacoes/use-box.ts'
import { redacoes as pageEnvios } from '@rumo/shared-device/envios'
import { useLoad } from '../../shared/use-load.ts'
import { useReturn } from '../../shared/use-return.ts'
import { useScreenHeading } from '../../shared/use-screen-heading.ts'
import { CONFERIR, ENVIADA, REESCREVER } from '../aluno-paths.ts'
import { LoadingTema } from './temas-redacao/loading-tema.tsx'
import { LazyConferencia } from './temas-redacao/conferencia.lazy.tsx'
import { Desk } from './temas-redacao/desk.tsx'

/** Writing is possible even if the device cannot be read; what it keeps is then not overwritten. */
const NOTHING = {
  rascunho: null,
  largado: null,
  itens: [],
  chegada: null,
  guardada: null,
  outro: null,
}

interface TemasRedacaoProps {
  device?: Device
  envios?: Pick<EnvioDeRedacoes, 'sendOne'>
}

/** Draws an essay theme and takes what is written on it (docs/product/essay.md). */
export function TemasRedacao({ device = pageDevice, envios = pageEnvios }: TemasRedacaoProps) {
  const nothing = useRef<HTMLElement>(null)
  const heading = useScreenHeading('Tema de redação', nothing)
  const { reescrever, conferir, enviada, onDone } = usePedido()
  const [dono] = useState(device.owner)
  const [{ work, conta }] = useState(() => openRascunho(device, dono))
  const load = useCallback(async () => {
    const isOfAccount = dono !== VISITANTE && takesRedacoes()
    // What was left here first: only then is it known whether another device has written on.
    const here = await readRascunho(work)
    // Then the essays: what another tab had overtaken is among them.
    const itens = await readBox(device, dono)
    await conta?.meet()
    return {
      rascunho: conta ? await readRascunho(work) : here,
      largado: conta?.largado ?? null,
      itens,
      outro: (await conta?.outro()) ?? null,
      chegada: isOfAccount && enviada !== null ? await findChegada(enviada, itens) : null,
      guardada: isOfAccount ? null : (itens.find(isOf(enviada)) ?? null),
    }
  }, [device, dono, work, conta, enviada])
  const kept = useLoad(load)
  const { retry } = kept
  useReturn(
    useCallback(() => {
      // Keep a text on the sheet if this is its only copy.
      void work.hasMoved().then((hasMoved) => hasMoved && !work.isUnkept && retry())
      void conta?.look()
    }, [work, conta, retry]),
  )
  const isOfAccount = dono !== VISITANTE && takesRedacoes()
  if (conferir !== null && isOfAccount) {
    return <LazyConferencia id={conferir} heading={heading} ownDevice={device.of(dono)} />
  }
  if (kept.status === 'loading') {
    return <LoadingTema heading={heading.attach} isSlow={kept.isSlow} onRetry={retry} />
  }
  const found = kept.status === 'ready' ? kept.value : NOTHING
  return (
    <Desk
      {...{ device, envios, dono, work, conta, heading, onDone }}
      {...found}
      reescrever={isOfAccount ? reescrever : null}
    />
  )
}

const isOf =
  (instant: string | null) =>
  ({ guardada }: Item) =>
    guardada.enviada_em === instant

/** What the address asks for, null where it does not, and what ends the asking. */
function usePedido() {
  const [params, setParams] = useSearchParams()
  // What was asked for at first: it is over once it is taken out of the address.
  const [enviada] = useState(params.get(ENVIADA))
  const onDone = () => {
    if (params.has(REESCREVER) || params.has(ENVIADA)) setParams({}, { replace: true })
  }
  return {
    reescrever: idIn(params.get(REESCREVER)),
    conferir: idIn(params.get(CONFERIR)),
    enviada,
    onDone,
  }
}

function idIn(asked: string | null): number | null {
  const id = Number(asked)
  return Number.isSafeInteger(id) && id > 0 ? id : null
}
