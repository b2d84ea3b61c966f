import type { OwnDevice } from '@rumo/shared-device/device'
import { useEffect, useMemo, useState } from 'react'
import { corretor as pageCorretor, type Corretor } from './corretor.ts'
import { keepPalavraCerta, readPalavrasCertas } from './palavras-certas.ts'
import { keyOf, paraConferir, wordsIn, type Escrita } from './para-conferir.ts'

/** The state of the check: not asked for yet, the dictionary is loading, the words are checked, or loading failed. */
export type Andamento = 'fechada' | 'carregando' | 'pronta' | 'falhou'

/** New words are checked after a pause in typing of this length. */
const PAUSE_MS = 600

interface Asked {
  texto: string
  textos: readonly string[]
  ownDevice: OwnDevice
  corretor?: Corretor | undefined
}

/** Checks the spelling of a text while it is written. Nothing is loaded before `start` is called. */
export function useOrtografia({ texto, textos, ownDevice, corretor = pageCorretor }: Asked) {
  const [andamento, setAndamento] = useState<Andamento>('fechada')
  const [certas, setCertas] = useState<readonly string[]>([])
  const [julgadas, setJulgadas] = useState<ReadonlyMap<string, boolean>>(new Map())
  const known = useMemo(() => wordsIn([...textos, ...certas]), [textos, certas])
  const escritas = useMemo(() => paraConferir(texto, known), [texto, known])
  const isOn = andamento === 'carregando' || andamento === 'pronta'

  useEffect(() => {
    const novas = escritas.filter(({ palavra }) => !julgadas.has(keyOf(palavra)))
    if (!isOn || (novas.length === 0 && andamento === 'pronta')) return undefined
    let isOver = false
    const check = async () => {
      const palavras = novas.map(({ palavra }) => palavra)
      const erradas = await corretor.conferir(palavras)
      if (isOver) return
      if (!erradas) return setAndamento('falhou')
      const wrong = new Set(erradas.map(keyOf))
      setJulgadas(
        (before) =>
          new Map([
            ...before,
            ...palavras.map((palavra) => [keyOf(palavra), !wrong.has(keyOf(palavra))] as const),
          ]),
      )
      setAndamento('pronta')
    }
    const timer = setTimeout(() => void check(), andamento === 'pronta' ? PAUSE_MS : 0)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [escritas, julgadas, isOn, andamento, corretor])

  const erradas: readonly Escrita[] = escritas.filter(
    ({ palavra }) => julgadas.get(keyOf(palavra)) === false,
  )
  return {
    andamento,
    erradas,
    start: async () => {
      setCertas(await readPalavrasCertas(ownDevice))
      setAndamento('carregando')
    },
    accept: async (palavra: string) => {
      setCertas((before) => [...before, palavra])
      await keepPalavraCerta(ownDevice, palavra)
    },
    suggest: corretor.sugerir,
  }
}
