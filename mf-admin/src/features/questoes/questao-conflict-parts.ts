import { type Assunto, LETRAS, type Materia } from '@rumo/contract'
import { omit, pick } from 'es-toolkit'
import { differencesOf } from '../../shared/crud/conflict.ts'
import { imagemInWords } from '../../shared/editor/imagem.ts'
import {
  nameOf,
  partsOfList,
  placeOf,
  settledList,
  type Three,
} from '../../shared/editor/list-parts.ts'
import type { Comparison } from '../../shared/editor/use-editor-form.ts'
import {
  partsOfReferencias,
  settleReferencias,
  wordsOfReferencias,
} from '../../shared/referencias/referencias-conflict-parts.ts'
import type { AlternativaRascunho, Rascunho } from './questao-rascunho.ts'
import { labelOf } from './send.ts'
import { SITUACAO_WORDS } from './questoes.words.ts'

const LIST = 'alternativas'
/** Which alternative is right is one part. As a part of each alternative, two could end up right. */
const CERTA = `${LIST}.certa`
const ORDEM = `${LIST}.ordem`
const OWN = ['numero', 'id_materia', 'id_assunto', 'situacao', 'texto', 'explicacao'] as const

const listsOf = ({ mine, now, base }: Three<Rascunho>) => ({
  mine: mine.alternativas,
  now: now.alternativas,
  base: base.alternativas,
})

const certaOf = ({ alternativas }: Rascunho): string => {
  const certa = alternativas.find(({ correta }) => correta)
  return certa ? nameOf(certa) : ''
}

interface Known {
  materias: readonly Materia[]
  assuntos: readonly Assunto[]
}

/**
 * Compares a question that two users have changed, part by part, with the label of each part and its values in words.
 */
export function compareQuestoes(three: Three<Rascunho>, known: Known): Comparison {
  const alternativas = partsOfList(LIST, listsOf(three), (item) => omit(item, ['chave', 'correta']))
  const referencias = partsOfReferencias(three)
  const partsIn = (which: keyof typeof three) => ({
    ...pick(three[which], OWN),
    ...referencias[which],
    ...alternativas[which],
    [CERTA]: certaOf(three[which]),
  })
  const ofAlternativas = wordsOfAlternativas(listsOf(three))
  const ofReferencias = wordsOfReferencias(three, labelOf)
  return {
    differences: differencesOf(partsIn('mine'), partsIn('now'), partsIn('base')),
    labelOf: (campo) => {
      const words = [ofAlternativas, ofReferencias].find(({ has }) => has(campo))
      return words?.labelOf(campo) ?? labelOf(`questao.${campo}`)
    },
    said: (campo, value) => {
      const words = [ofAlternativas, ofReferencias].find(({ has }) => has(campo))
      if (words) return words.said(campo, value)
      if (campo === 'situacao') return SITUACAO_WORDS[value as Rascunho['situacao']]
      const named = { id_materia: known.materias, id_assunto: known.assuntos }
      if (campo !== 'id_materia' && campo !== 'id_assunto') return String(value)
      return named[campo].find(({ id }) => String(id) === value)?.nome ?? ''
    },
  }
}

/**
 * The question in which each part has the value that the user chose. `mine` must already have the version numbers of
 * `now`.
 */
export function settleQuestoes(
  three: Three<Rascunho>,
  isTheirs: (part: string) => boolean,
): Rascunho {
  const { mine, now } = three
  const lists = listsOf(three)
  const certa = certaOf(isTheirs(CERTA) ? now : mine)
  const marked = (list: readonly AlternativaRascunho[]) =>
    list.map((item) => ({ ...item, correta: nameOf(item) === certa }))
  return {
    ...mine,
    ...pick(now, OWN.filter(isTheirs)),
    alternativas: settledList(
      LIST,
      { ...lists, mine: marked(lists.mine), now: marked(lists.now) },
      isTheirs,
      (item) => ({ ...item, id: null }),
    ),
    referencias: settleReferencias(three, isTheirs),
  }
}

function wordsOfAlternativas(lists: ReturnType<typeof listsOf>) {
  const textoOf = (name: string) => {
    const item = [...lists.mine, ...lists.now].find((each) => nameOf(each) === name)
    const texto = item && (item.texto || item.descricao)
    return `${LETRAS[placeOf(name, lists)] ?? ''}) ${texto ?? ''}`
  }
  return {
    has: (campo: string) => campo.startsWith(`${LIST}.`),
    labelOf: (campo: string) => {
      if (campo === CERTA) return 'Alternativa certa'
      if (campo === ORDEM) return 'Ordem das alternativas'
      return labelOf(`${LIST}.${placeOf(campo.slice(LIST.length + 1), lists)}`)
    },
    said: (campo: string, value: unknown) => {
      if (campo === CERTA) return value === '' ? 'Nenhuma' : textoOf(String(value))
      if (campo === ORDEM) return (value as readonly string[]).map(textoOf).join('\n')
      return alternativaInWords(value as AlternativaRascunho)
    },
  }
}

const alternativaInWords = (alternativa: AlternativaRascunho): string =>
  [
    alternativa.texto,
    imagemInWords(alternativa),
    alternativa.comentario && `Por que está errada: ${alternativa.comentario}`,
  ]
    .filter((words) => words !== '')
    .join('\n')
