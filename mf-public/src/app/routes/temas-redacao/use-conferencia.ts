import { useMemo } from 'react'
import { conferir } from '../../../features/folha/conferencia-da-folha.ts'
import { copiaFinder } from '../../../features/folha/copia.ts'
import type { Tema } from '../../../features/redacoes/tema.ts'
import { wordsOfTextos } from '../../../features/redacoes/textos-do-tema.ts'

/** The checks while the user writes, and the passages copied from the texts of the theme. */
export function useConferencia(tema: Tema, texto: string) {
  const textos = useMemo(() => wordsOfTextos(tema), [tema])
  const findCopias = useMemo(() => copiaFinder(textos), [textos])
  const trechos = useMemo(() => findCopias(texto), [findCopias, texto])
  const isComparable = textos.some((each) => each.trim() !== '')
  const itens = useMemo(
    () => conferir(texto, isComparable ? trechos : null),
    [texto, trechos, isComparable],
  )
  return { trechos, itens }
}
