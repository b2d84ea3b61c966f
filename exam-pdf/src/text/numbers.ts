/** The numbers that a phrase such as '06 e 07', 'de 8 a 10' or '1, 2 e 3' names, sorted. */
export function numbersNamed(phrase: string): number[] {
  const numbers: number[] = []
  let isRange = false
  for (const [, joint = '', digits = ''] of phrase.matchAll(/(\D*?)(\d{1,3})(?!\d)/g)) {
    isRange = /(?:^|\s)(?:a|à|até)\s*(?:a\s+)?(?:n\S*\s*)?\(?$|[-–—]\s*\(?$/i.test(joint)
    const number = Number(digits)
    const last = numbers.at(-1)
    if (isRange && last !== undefined && number > last && number - last < 60) {
      for (let next = last + 1; next < number; next += 1) numbers.push(next)
    }
    numbers.push(number)
  }
  return [...new Set(numbers)].toSorted((a, b) => a - b)
}
