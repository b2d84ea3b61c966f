import { numbersNamed } from './numbers.ts'

/** What questions are named by, with their numbers. */
const NAMED =
  /quest(?:ões|oes|ão|ao)(?:\s+(?:de|do|da)?\s*(?:n[úu]meros?|n[.ºo°]+s?))?[\s:]*(?:de\s+|entre\s+)?((?:n[.ºo°]*\s*)?\(?\d{1,3}\)?(?:\s*(?:,|e|a|à|até|[-–—]|ao)\s*(?:a\s+)?(?:n[.ºo°]*\s*)?\(?\d{1,3}\)?)*)/i
/** Words by which one is asked to look at something. */
const INVITATION =
  /\b(?:leia|lei?am|considere|observe|analise|examine|utilize|use|veja|responda|responder|refere[m-]|baseie|baseiam?|tome|tomam|texto|textos|figura|gr[áa]fico|tabela|tirinha|quadrinhos|charge|cartum|imagem|imagens|mapa|poema|fragmento|trecho|excerto|can[çc][ãa]o|informa[çc][õo]es|instru[çc][ãa]o)\b/i
/** A title of a part of the booklet, as 'Questões de 01 a 45': it announces no text. */
const PART_TITLE = /^quest(?:ões|oes)\s+(?:de\s+)?(?:n\S+\s+)?\d+\s*(?:a|à|até|e|[-–—])\s*\d+/i

/** Whether a line is the title of a part of the booklet. */
export const isPartTitle = (text: string) => PART_TITLE.test(text.trim())

/** The numbers of questions as a text names them, as in '05 a 07'; nothing where it names none. */
export const questionsNamed = (text: string): string | undefined => NAMED.exec(text)?.[1]

/** Whether a text announces what questions refer to: it names them and asks to look at something. */
export const announces = (text: string) =>
  NAMED.test(text) && INVITATION.test(text) && !isPartTitle(text)

/** Whether a line goes on naming questions that the line before it began to name: 'às questões' and '05 e 06.'. */
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
