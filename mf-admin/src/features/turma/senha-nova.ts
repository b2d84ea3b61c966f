const CONSONANTS = 'bcdfglmnprstv'
const VOWELS = 'aeiou'
const SYLLABLES = 4
const FIGURES = 4

/** A random number below `limit`, each as likely as another. */
function randomBelow(limit: number): number {
  const space = 2 ** 32
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1))
  return value < space - (space % limit) ? value % limit : randomBelow(limit)
}

const oneOf = (letters: string) => letters.charAt(randomBelow(letters.length))

/**
 * A first password that can be typed from paper: four syllables and four digits, such as 'batelumi4738'. There are some
 * 1.8 × 10¹¹ of them.
 */
export function newSenha(): string {
  const syllables = Array.from({ length: SYLLABLES }, () => oneOf(CONSONANTS) + oneOf(VOWELS))
  const figures = Array.from({ length: FIGURES }, () => String(randomBelow(10)))
  return [...syllables, ...figures].join('')
}
