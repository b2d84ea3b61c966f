import { omit } from 'es-toolkit'
import { imagemInWords } from '../editor/imagem.ts'
import { nameOf, partsOfList, placeOf, settledList, type Three } from '../editor/list-parts.ts'
import type { ReferenciaRascunho } from './referencias-rascunho.ts'

interface Draft {
  referencias: readonly ReferenciaRascunho[]
}

const LIST = 'referencias'

const listsOf = ({ mine, now, base }: Three<Draft>) => ({
  mine: mine.referencias,
  now: now.referencias,
  base: base.referencias,
})

/** Splits the references of a question or a theme that two users have changed into parts, one for each reference. */
export const partsOfReferencias = (three: Three<Draft>) =>
  partsOfList(LIST, listsOf(three), (item) => omit(item, ['chave', 'usos', 'versao']))

/**
 * The references in which each part has the version that the user chose. One that is no longer stored becomes a new
 * one, unless other records use it.
 */
export const settleReferencias = (three: Three<Draft>, isTheirs: (part: string) => boolean) =>
  settledList(LIST, listsOf(three), isTheirs, (item) =>
    item.usos > 1 ? item : { ...item, id: null, versao: null },
  )

const isOrdem = (campo: string) => campo === `${LIST}.ordem`

/** The label and value of such parts in words. `labelOf` gives the label of the field at a path. */
export function wordsOfReferencias(three: Three<Draft>, labelOf: (path: string) => string) {
  const lists = listsOf(three)
  const titleOf = (name: string) => {
    const place = placeOf(name, lists)
    const item = [...lists.mine, ...lists.now].find((each) => nameOf(each) === name)
    const called = item && (item.titulo || item.texto || item.descricao)
    return `${labelOf(`${LIST}.${place}`)}: ${called ?? ''}`
  }
  return {
    has: (campo: string) => campo.startsWith(`${LIST}.`),
    labelOf: (campo: string) => {
      if (isOrdem(campo)) return `Ordem em ${labelOf(LIST)}`
      return labelOf(`${LIST}.${placeOf(campo.slice(LIST.length + 1), lists)}`)
    },
    said: (campo: string, value: unknown) =>
      isOrdem(campo)
        ? (value as readonly string[]).map(titleOf).join('\n')
        : referenciaInWords(value as ReferenciaRascunho),
  }
}

const referenciaInWords = (referencia: ReferenciaRascunho): string =>
  [
    referencia.titulo,
    referencia.texto,
    imagemInWords(referencia),
    referencia.legenda,
    referencia.informacao_acesso,
  ]
    .filter((words) => words !== '')
    .join('\n')
