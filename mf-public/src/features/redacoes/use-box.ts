import { session } from '@rumo/shared-auth'
import { VISITANTE, type Device } from '@rumo/shared-device/device'
import { newChave } from '@rumo/shared-device/fila'
import { chaveOf, RASCUNHO, type Envio, type EnvioDeRedacoes } from '@rumo/shared-device/redacoes'
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { settleDeixadas } from './deixadas.ts'
import { takesRedacoes } from './takes-redacoes.ts'
import {
  addGuardada,
  claimGuardada,
  readGuardadas,
  removeGuardada,
  type NovaGuardada,
  type RedacaoGuardada,
} from './redacoes-guardadas.ts'

/** An essay on this device, with its owner and the state of its sending; `envio` is null before sending begins. */
export interface Item {
  /** A name that is unique while the screen is open. */
  nome: string
  dono: string
  guardada: RedacaoGuardada
  envio: Envio | null
}

/** Whether the server does not have the essay yet. */
export const isWaiting = ({ envio }: Item): boolean => envio?.estado !== 'enviada'

/**
 * Whether the essay may be moved back onto the sheet. An essay that is being sent may have reached the server already.
 */
export const isEditable = ({ guardada, envio }: Item): boolean =>
  guardada.chave === undefined || envio?.estado === 'recusada' || !takesRedacoes()

export async function readBox(device: Device, owner: string): Promise<Item[]> {
  const guardadas = await readGuardadas(device.of(owner))
  return guardadas.map((guardada) => itemOf(owner, guardada))
}

const itemOf = (dono: string, guardada: RedacaoGuardada): Item => {
  return { nome: `${dono} ${guardada.enviada_em}`, dono, guardada, envio: null }
}

interface Parts {
  device: Device
  envios: Pick<EnvioDeRedacoes, 'sendOne'>
}

/**
 * The essays on this device. Those that the account has said are to be sent are sent automatically, now and whenever
 * the network is back. Essays that were finished while the server took none are sent only when the user agrees.
 */
export function useBox({ device, envios }: Parts, dono: string, inicial: readonly Item[]) {
  const { itens, known, change, put } = useItens(inicial)
  const conta = useSyncExternalStore(session.subscribe, device.owner)
  const canSend = conta !== VISITANTE && takesRedacoes()

  /** Sends an essay of the account that is signed in. */
  const send = useCallback(
    async (item: Item) => {
      const owner = device.owner()
      if (owner === VISITANTE || item.dono !== owner) return undefined
      const chave = item.guardada.chave ?? chaveOf(item.guardada)
      put({ ...item, envio: { estado: 'enviando' } })
      const guardada = { ...item.guardada, chave }
      if (!(await claimGuardada(device.of(owner), guardada))) {
        return put({ ...item, envio: { estado: 'adiada', mensagem: NOT_KEPT } })
      }
      const mine = { ...item, guardada }
      // The call uses the current token, so the session must still belong to the same owner.
      if (device.owner() !== owner) return put(mine)
      return put({ ...mine, envio: await envios.sendOne(owner, guardada) })
    },
    [device, envios, put],
  )

  useEffect(() => {
    if (conta === VISITANTE) return undefined
    const sendWaiting = () => {
      const owner = device.owner()
      if (owner === VISITANTE || !takesRedacoes()) return
      for (const item of known.current.filter(isDueOf(owner))) void send(item)
    }
    sendWaiting()
    addEventListener('online', sendWaiting)
    return () => removeEventListener('online', sendWaiting)
  }, [device, known, send, conta])

  return {
    itens,
    canSend,
    /** The essays that the account may send, if the user agrees. */
    oferecidas: canSend ? itens.filter((item) => isOffered(item, conta)) : [],
    send,
    /**
     * Keeps one more essay for the owner of this screen and sends it if possible. Resolves to null when the device
     * refuses.
     */
    add: async (nova: NovaGuardada): Promise<Item | null> => {
      // The essay gets its `chave` even if the session has just ended: it is then sent when the same account is back.
      const isToSend = dono !== VISITANTE && takesRedacoes() && !nova.rascunho
      const given = isToSend ? { ...nova, chave: newChave() } : nova
      const guardada = await addGuardada(device.of(dono), given, new Date())
      if (!guardada) return null
      const item = itemOf(dono, guardada)
      change((all) => [item, ...all.filter(({ nome }) => nome !== item.nome)])
      if (isToSend) void send(item)
      return item
    },
    /** Deletes an essay; resolves to false when the device refuses. */
    remove: async ({ nome, dono: whose, guardada }: Item): Promise<boolean> => {
      const isGone = await removeGuardada(device.of(whose), guardada)
      if (isGone) change((all) => all.filter((one) => one.nome !== nome))
      return isGone
    },
    /** Stops telling of the texts that closed tabs left of the draft. */
    settleDeixadas: async () => {
      await settleDeixadas(device.of(dono), RASCUNHO)
      change((all) => all.map(toldOf))
    },
  }
}

const toldOf = ({ guardada, ...item }: Item): Item => ({
  ...item,
  guardada: { ...guardada, deixada: undefined },
})

/** The essays as state, and in a ref with the latest value, for work that goes on between two renders. */
function useItens(inicial: readonly Item[]) {
  const [itens, setItens] = useState(inicial)
  const known = useRef(inicial)
  const change = useCallback((next: (before: readonly Item[]) => readonly Item[]) => {
    known.current = next(known.current)
    setItens(known.current)
  }, [])
  const put = useCallback(
    (item: Item) => change((all) => all.map((one) => (one.nome === item.nome ? item : one))),
    [change],
  )
  return { itens, known, change, put }
}

const NOT_KEPT = 'Este aparelho está sem espaço ou não deixa o navegador guardar.'

/** What the user can do when the device has no room. Nothing is sent automatically until then. */
export const LIBERE_ESPACO = 'Libere espaço e tente de novo.'

/**
 * The message for an essay that was not sent because the device had no room to keep its `chave`; undefined for any
 * other.
 */
export const semEspacoIn = ({ guardada, envio }: Item): string | undefined =>
  envio?.estado === 'adiada' && guardada.chave === undefined ? envio.mensagem : undefined

const isDueOf =
  (owner: string) =>
  ({ dono, guardada, envio }: Item): boolean =>
    dono === owner && guardada.chave !== undefined && (!envio || envio.estado === 'adiada')

const isOffered = ({ dono, guardada, envio }: Item, conta: string): boolean =>
  !guardada.rascunho &&
  dono === conta &&
  guardada.chave === undefined &&
  envio?.estado !== 'enviada'

export type Box = ReturnType<typeof useBox>
