import { startTransition, useEffect, useMemo, useState } from 'react'
import { conferir } from '../../../features/folha/conferencia-da-folha.ts'
import { copiaFinder } from '../../../features/folha/copia.ts'
import type { Tema } from '../../../features/redacoes/tema.ts'
import { wordsOfTextos } from '../../../features/redacoes/textos-do-tema.ts'

/** The pause in writing after which the sheet is counted and checked, in ms. */
export const PAUSE_MS = 250

/**
 * As many letters as surely fit on the blank lines that a sheet has below its text, even with large letters on a phone.
 * With more, the text would scroll within the sheet and leave the numbers of its lines.
 */
const MAX_UNREAD = 20

/**
 * The checks while the user writes, and the passages copied from the texts of the theme. They are those of `lido`, the
 * text at the last pause: on a slow phone, counting and checking the sheet after each letter would hold up the next one.
 * A line break or many letters do not wait for a pause, because the sheet must grow with them. While passages are marked
 * behind the text, nothing waits.
 */
export function useConferencia(tema: Tema, texto: string) {
  const [lido, setLido] = useState(texto)
  const textos = useMemo(() => wordsOfTextos(tema), [tema])
  const findCopias = useMemo(() => copiaFinder(textos), [textos])
  const trechos = useMemo(() => findCopias(lido), [findCopias, lido])
  const isComparable = textos.some((each) => each.trim() !== '')
  const itens = useMemo(
    () => conferir(lido, isComparable ? trechos : null),
    [lido, trechos, isComparable],
  )
  const waits = trechos.length === 0 && isAlmost(lido, texto)
  useEffect(() => {
    const read = () => startTransition(() => setLido(texto))
    if (!waits) return read()
    const pause = setTimeout(read, PAUSE_MS)
    return () => clearTimeout(pause)
  }, [texto, waits])
  return { lido, trechos, itens }
}

/** Whether two texts differ by a few letters, and by no line break. */
const isAlmost = (one: string, other: string) =>
  Math.abs(one.length - other.length) < MAX_UNREAD && breaksIn(one) === breaksIn(other)

const breaksIn = (texto: string) => texto.split('\n').length
