import { session } from '@rumo/shared-auth'
import { VISITANTE, type Device } from '@rumo/shared-device/device'
import { newChave } from '@rumo/shared-device/fila'
import { chaveOf, type Envio, type EnvioDeRedacoes } from '@rumo/shared-device/redacoes'
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { takesRedacoes } from './takes-redacoes.ts'
import {
  addGuardada,
  claimGuardada,
  readGuardadas,
  removeGuardada,
  type NovaGuardada,
  type RedacaoGuardada,
} from './redacoes-guardadas.ts'

/** An essay on this device, with whose it is and how far its sending has come; null: not begun. */
export interface Item {
  /** Tells it from the others as long as the screen is there. */
  nome: string
  dono: string
  guardada: RedacaoGuardada
  envio: Envio | null
}

/** Whether the server still lacks it. */
export const isWaiting = ({ envio }: Item): boolean => envio?.estado !== 'enviada'

/** Whether it may go back onto the sheet: what is on its way may be with the server already. */
export const isEditable = ({ guardada, envio }: Item): boolean =>
  guardada.chave === undefined || envio?.estado === 'recusada' || !takesRedacoes()

/** The essays that the device keeps for an owner. */
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
 * The essays on this device. Those that the signed-in account has sent are delivered automatically, now and whenever
 * the network returns; what it finished while the server took none waits for a yes.
 */
export function useBox({ device, envios }: Parts, dono: string, inicial: readonly Item[]) {
  const { itens, known, change, put } = useItens(inicial)
  const conta = useSyncExternalStore(session.subscribe, device.owner)
  const canSend = conta !== VISITANTE && takesRedacoes()

  /** Sends one of the account that is signed in. */
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
      // The call uses the current token: check that it is still the same owner.
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
    /** What an account may send once it says so. */
    oferecidas: canSend ? itens.filter((item) => isOffered(item, conta)) : [],
    send,
    /** Keeps one more, of whose screen this is, and sends it where it can be; null where the device refuses. */
    add: async (nova: NovaGuardada): Promise<Item | null> => {
      // Also where the session has just ended: it goes once the same account is back.
      const isToSend = dono !== VISITANTE && takesRedacoes() && !nova.rascunho
      const given = isToSend ? { ...nova, chave: newChave() } : nova
      const guardada = await addGuardada(device.of(dono), given, new Date())
      if (!guardada) return null
      const item = itemOf(dono, guardada)
      change((others) => [item, ...others])
      if (isToSend) void send(item)
      return item
    },
    /** False where the device refuses. */
    remove: async ({ nome, dono: whose, guardada }: Item): Promise<boolean> => {
      const isGone = await removeGuardada(device.of(whose), guardada)
      if (isGone) change((all) => all.filter((one) => one.nome !== nome))
      return isGone
    },
  }
}

/** Those that are shown, and, for what goes on between two drawings, as they are known. */
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

/** What to do about that: nothing is sent by itself then. */
export const LIBERE_ESPACO = 'Libere espaço e tente de novo.'

/** Why one was not sent, where the device has no room to keep that it is to be; undefined for any other. */
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
