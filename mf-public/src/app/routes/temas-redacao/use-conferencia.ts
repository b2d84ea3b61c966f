import { useDeferredValue, useMemo } from 'react'
import { conferir } from '../../../features/folha/conferencia-da-folha.ts'
import { copiaFinder } from '../../../features/folha/copia.ts'
import type { Tema } from '../../../features/redacoes/tema.ts'
import { wordsOfTextos } from '../../../features/redacoes/textos-do-tema.ts'

/**
 * The checks while the user writes, and the passages copied from the texts of the theme. They are those of `lido`, the
 * text as it was a moment ago: on a slow phone a letter appears before the sheet is counted and checked.
 */
export function useConferencia(tema: Tema, texto: string) {
  const lido = useDeferredValue(texto)
  const textos = useMemo(() => wordsOfTextos(tema), [tema])
  const findCopias = useMemo(() => copiaFinder(textos), [textos])
  const trechos = useMemo(() => findCopias(lido), [findCopias, lido])
  const isComparable = textos.some((each) => each.trim() !== '')
  const itens = useMemo(
    () => conferir(lido, isComparable ? trechos : null),
    [lido, trechos, isComparable],
  )
  return { lido, trechos, itens }
}
