import { numbersNamed } from './numbers.ts'

/** A phrase that names questions by their numbers. */
const NAMED =
  /quest(?:ões|oes|ão|ao)(?:\s+(?:de|do|da)?\s*(?:n[úu]meros?|n[.ºo°]+s?))?[\s:]*(?:de\s+|entre\s+)?((?:n[.ºo°]*\s*)?\(?\d{1,3}\)?(?:\s*(?:,|e|a|à|até|[-–—]|ao)\s*(?:a\s+)?(?:n[.ºo°]*\s*)?\(?\d{1,3}\)?)*)/i
/** Words that ask candidates to look at something, or that name what they have to look at. */
const INVITATION =
  /\b(?:leia|lei?am|considere|observe|analise|examine|utilize|use|veja|responda|responder|refere[m-]|baseie|baseiam?|tome|tomam|texto|textos|figura|gr[áa]fico|tabela|tirinha|quadrinhos|charge|cartum|imagem|imagens|mapa|poema|fragmento|trecho|excerto|can[çc][ãa]o|informa[çc][õo]es|instru[çc][ãa]o)\b/i
/** The title of a part of the booklet, such as 'Questões de 01 a 45', which announces no text. */
const PART_TITLE = /^quest(?:ões|oes)\s+(?:de\s+)?(?:n\S+\s+)?\d+\s*(?:a|à|até|e|[-–—])\s*\d+/i

export const isPartTitle = (text: string) => PART_TITLE.test(text.trim())

/** The phrase with the numbers of the questions that a text names, such as '05 a 07'; undefined where it names none. */
export const questionsNamed = (text: string): string | undefined => NAMED.exec(text)?.[1]

/** Whether a text announces material for questions: it names questions and asks candidates to look at something. */
export const announces = (text: string) =>
  NAMED.test(text) && INVITATION.test(text) && !isPartTitle(text)

/**
 * Whether a line continues a list of question numbers that began on the line before, as in 'às questões' and '05 e
 * 06.'.
 */
export function goesOnNaming(before: string, text: string): boolean {
  const tail = before.slice(Math.max(0, before.toLowerCase().lastIndexOf('quest')))
  const named = NAMED.exec(`${tail} ${text}`)
  return (
    named?.index === 0 &&
    named[0].length > tail.length + 1 &&
    !/[.:;!?]\s*$/.test(tail) &&
    numbersNamed(named[1] ?? '').length > 1
  )
}
