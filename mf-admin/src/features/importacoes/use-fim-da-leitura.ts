import type { LinhaDeImportacao } from '@rumo/contract'
import { useContext, useEffect, useRef } from 'react'
import { Announce } from '../../shared/crud/use-announce-answer.ts'
import { isLendo } from './importacoes.calls.ts'
import { estadoInWords } from './importacoes.words.ts'

/** Announces the end of a reading, since users do not watch the progress bar all the time. */
export function useFimDaLeitura(linhas: readonly LinhaDeImportacao[]) {
  const announce = useContext(Announce)
  const before = useRef<ReadonlySet<number>>(new Set())
  useEffect(() => {
    const ended = linhas.filter((linha) => before.current.has(linha.id) && !isLendo(linha))
    before.current = new Set(linhas.filter(isLendo).map(({ id }) => id))
    if (ended.length > 0)
      announce(ended.map((linha) => `${linha.nome}: ${estadoInWords(linha)}`).join('. '))
  }, [linhas, announce])
}
