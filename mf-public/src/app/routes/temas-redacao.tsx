import { idIn } from '@rumo/contract'
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

/** Shown when the device cannot be read: the user can still write, and what the device keeps is not overwritten. */
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

/** Draws an essay theme and takes the text that the user writes about it (docs/product/essay.md). */
export function TemasRedacao({ device = pageDevice, envios = pageEnvios }: TemasRedacaoProps) {
  const nothing = useRef<HTMLElement>(null)
  const heading = useScreenHeading('Tema de redação', nothing)
  const { reescrever, conferir, enviada, onDone } = usePedido()
  const [dono] = useState(device.owner)
  const [{ work, conta }] = useState(() => openRascunho(device, dono))
  const load = useCallback(async () => {
    const isOfAccount = dono !== VISITANTE && takesRedacoes()
    // Read the draft on this device first. Only then is it known whether another device has changed the draft since.
    const here = await readRascunho(work)
    // Read the essays after the draft, because that read moves a draft that another tab has replaced to the essays.
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

/** What the address asks for; each field is null when the address does not ask for it. `onDone` clears the address. */
function usePedido() {
  const [params, setParams] = useSearchParams()
  // The first value stays after the address is cleared.
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
