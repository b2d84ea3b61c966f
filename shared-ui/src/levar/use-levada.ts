import { diaOf } from '@rumo/contract/rules'
import type { Levada, OQueLevar } from '@rumo/shared-device/levadas'
import { asApiError } from '@rumo/shared-device/api-error'
import type { Pedir } from '@rumo/shared-device/levar'
import { useEffect, useRef, useState } from 'react'

/** The state of content that can be saved for use offline. */
export type Estado =
  /** The device is asked whether the content is saved. */
  | { nome: 'olhando' }
  | { nome: 'fora' }
  /** These reviews are saved already, as a part of today's plan. */
  | { nome: 'no-plano' }
  /** The progress, from 0 to 1. */
  | { nome: 'levando'; parte: number }
  | { nome: 'aqui'; levada: Levada }
  | { nome: 'falhou'; mensagem: string }

const loadWork = () => import('@rumo/shared-device/levar')

/** Why the content could not be saved, by the name of the error. */
const MOTIVOS: Readonly<Record<string, string>> = {
  SemEspaco:
    'Não coube neste aparelho. Libere espaço, ou remova algo que você levou, e tente de novo.',
  NadaParaLevar: 'Ainda não há questões aqui para levar.',
  EmSimulado: 'Um simulado em andamento usa questões desta prova. Encerre-o antes de levá-la.',
}

/**
 * Saves content for use offline, tells its state, and removes it again. `loadPedir` loads the function that requests
 * the content from a server.
 */
export function useLevada(oQue: OQueLevar, loadPedir: () => Promise<Pedir>) {
  const { tipo, id, nome } = oQue
  const [estado, setEstado] = useState<Estado>({ nome: 'olhando' })
  const leaving = useRef<AbortController | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    const look = async () => {
      const { findLevada } = await loadWork()
      const find = async (what: Pick<OQueLevar, 'tipo' | 'id'>) => {
        const levada = await findLevada({ ...what, nome: '' })
        return levada && isOfUse(levada) ? levada : null
      }
      const levada = await find({ tipo, id })
      const plano = tipo === 'revisao' && !levada ? await find({ tipo: 'plano', id }) : null
      if (controller.signal.aborted) return
      if (levada) setEstado({ nome: 'aqui', levada })
      else setEstado({ nome: plano?.revisao ? 'no-plano' : 'fora' })
    }
    look().catch(() => setEstado({ nome: 'fora' }))
    return () => controller.abort()
  }, [tipo, id])

  const take = async () => {
    const signal = leaving.current?.signal ?? new AbortController().signal
    setEstado({ nome: 'levando', parte: 0 })
    const show = (next: Estado) => signal.aborted || setEstado(next)
    try {
      const [{ levar }, pedir] = await Promise.all([loadWork(), loadPedir()])
      const onProgress = (parte: number) => show({ nome: 'levando', parte })
      show({ nome: 'aqui', levada: await levar({ tipo, id, nome }, pedir, onProgress, signal) })
    } catch (error) {
      show({ nome: 'falhou', mensagem: wordsOf(error) })
    }
  }
  const remove = async (levada: Levada) => {
    const { removeLevada } = await loadWork()
    if (await removeLevada(levada)) setEstado({ nome: 'fora' })
  }
  return { estado, take, remove }
}

/** Content for one day is out of date on the next day and can then be saved again. */
const isOfUse = ({ tipo, levadaEmMs }: Levada) =>
  tipo === 'prova' || tipo === 'materia' || diaOf(levadaEmMs) === diaOf(Date.now())

function wordsOf(error: unknown): string {
  const name = error instanceof Error ? error.name : ''
  return MOTIVOS[name] ?? asApiError(error).mensagem
}
