import type { Outline } from './exam-outline.ts'
import { printableName } from './printable-name.ts'

/**
 * A problem of an exam file: its place as a path into the file, and a message that continues after the name of the
 * place.
 */
export interface ExamProblem {
  path: readonly PropertyKey[]
  message: string
  /** The wrong field, if the message does not name it. */
  campo?: string
}

/** A problem with its place, as one line for people. */
export function lineOf({ path, message }: ExamProblem, outline: Outline): string {
  const { place, field } = placesOf(outline).ofPath(path)
  return field === '' ? `${place}: ${message}` : `${place}: ${field}: ${message}`
}

/** Names the places of an exam file for people; the indices are those in the file. */
function placesOf({ questoes, referencias }: Outline) {
  function questao(index: number): string {
    const numero = questoes[index]?.numero
    return numero === undefined ? `${index + 1}ª questão do arquivo` : `questão ${numero}`
  }

  const places = {
    questao,

    alternativa(index: number, place: number): string {
      const nome = questoes[index]?.alternativas[place]?.nome
      return `${questao(index)}, ${nome ? `alternativa ${nome}` : `${place + 1}ª alternativa`}`
    },

    referencia(index: number): string {
      const id = referencias[index]?.id
      return id ? `referência ${printableName(id)}` : `${index + 1}ª referência do arquivo`
    },

    tema: (index: number): string => `tema ${index + 1}`,
    texto: (index: number, place: number): string => `tema ${index + 1}, texto ${place + 1}`,

    /** The name of the place at a path, and the rest of the path, which is the field. */
    ofPath(path: readonly PropertyKey[]): { place: string; field: string } {
      const [section, index, part, inner, ...rest] = path
      if (typeof index !== 'number') return { place: 'arquivo', field: path.join('.') }
      const field = [part, inner, ...rest].filter((key) => key !== undefined).join('.')
      if (section === 'referencias') return { place: places.referencia(index), field }
      const isQuestao = section === 'questoes'
      if (typeof inner === 'number' && part === (isQuestao ? 'alternativas' : 'textos')) {
        const place = isQuestao ? places.alternativa(index, inner) : places.texto(index, inner)
        return { place, field: rest.join('.') }
      }
      return { place: isQuestao ? questao(index) : places.tema(index), field }
    },
  }
  return places
}
