/** A word in a row of a key; `x` is where the word begins, in points. */
export interface Word {
  text: string
  x: number
}

export interface Resposta {
  numero: number
  /**
   * Usually one letter. More than one where the question occurs once for each language, or in several versions of the
   * booklet. `undefined` means annulled.
   */
  letras: (string | undefined)[]
  materia?: string
  isRetificada: boolean
}

const NUMBER = /^\d{1,3}$/
const LETTER = /^[A-H]$/
const ANNULLED = /^(?:anulad[ao]s?|nula|\*+|#+)$/i
const CHANGED = /^(?:retificad[ao]|alterad[ao]|corrigid[ao])$/i
/** The number of words in the longest name of a matéria; 'Língua Portuguesa, Literatura e Artes' has five. */
const MOST_WORDS = 6
const PARTICLE = /^(?:d[aeo]s?|e|em|à|para|com|suas)$/u
/**
 * This many numbers in a row are the head of a table with answers below them. Keys with fewer questions usually list
 * them one below the other.
 */
const LEAST_HEAD = 4

/** The answers in rows of words, both those beside their numbers and those below them. */
export function respostasIn(rows: readonly (readonly Word[])[]): Resposta[] {
  const found = new Map<number, Resposta>()
  for (const [index, row] of rows.entries()) {
    const below = rows[index + 1]
    for (const resposta of [...besideIn(row), ...belowIn(row, below)]) {
      const before = found.get(resposta.numero)
      found.set(resposta.numero, before ? withLetters(before, resposta.letras) : resposta)
    }
  }
  return [...found.values()].toSorted((a, b) => a.numero - b.numero)
}

/** The earlier answer, with the letters that another table has for the same number. */
function withLetters(resposta: Resposta, letras: Resposta['letras']): Resposta {
  const others = letras.filter((letra) => !resposta.letras.includes(letra))
  return others.length === 0 ? resposta : { ...resposta, letras: [...resposta.letras, ...others] }
}

/** Answers to the right of their numbers; a row has several where tables stand side by side. */
function besideIn(row: readonly Word[]): Resposta[] {
  const words = row.flatMap(({ text }) => wordsOf(text))
  const starts = [...words.keys()].filter((at) => NUMBER.test(words[at] ?? ''))
  return starts.flatMap((start, index) => {
    const own = words.slice(start + 1, starts[index + 1])
    const letras = own.filter(isAnswer).map(letterOf)
    if (letras.length === 0) return []
    const named = own.filter((word) => /\p{L}{2}/u.test(word) && !isRemark(word))
    return [respostaOf(words[start] ?? '', letras, own, isMateria(named) ? named.join(' ') : '')]
  })
}

/** Answers in the row below their numbers. */
function belowIn(row: readonly Word[], below: readonly Word[] = []): Resposta[] {
  const numbers = row.filter(({ text }) => NUMBER.test(text))
  const answers = below.filter(({ text }) => isAnswer(text))
  const isHead = numbers.length >= LEAST_HEAD && !row.some(({ text }) => isAnswer(text))
  if (!isHead || answers.length !== numbers.length) return []
  return numbers.map(({ text }, index) => {
    const answer = answers[index]?.text ?? ''
    return respostaOf(text, [letterOf(answer)], [], '')
  })
}

function respostaOf(
  numero: string,
  letras: (string | undefined)[],
  words: readonly string[],
  materia: string,
): Resposta {
  return {
    numero: Number(numero),
    letras,
    ...(materia !== '' && { materia }),
    isRetificada: words.some((word) => CHANGED.test(word)),
  }
}

/** Whether these words are the name of a matéria: no more than six words, all capitalised except for particles. */
const isMateria = (words: readonly string[]) =>
  words.length === 1 ||
  (words.length <= MOST_WORDS &&
    words.every((word, index) => /^\p{Lu}/u.test(word) || (index > 0 && PARTICLE.test(word))))

const isAnswer = (word: string) => LETTER.test(word) || ANNULLED.test(word)
const isRemark = (word: string) => ANNULLED.test(word) || CHANGED.test(word)
const letterOf = (word: string) => (LETTER.test(word) ? word : undefined)

/** Splits a text into words; '01-D', '1.D' and '(D)' are split, too. */
export function wordsOf(text: string): string[] {
  return text.match(/\d+|[\p{L}][\p{L}\p{M}.'’-]*(?<![.'’-])|\*+|#+/gu) ?? []
}
