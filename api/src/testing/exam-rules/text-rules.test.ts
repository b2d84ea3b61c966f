import { describe, expect, it } from 'vitest'
import { textProblems } from './text-rules.ts'

describe('textProblems', () => {
  it.each([
    'O preço é R$ 5,00 e x < 3.',
    '“Só o olhar”, disse – e riu…\n\nÀ 1\u00A0h, −18\u00A0°C; 1\u00A0000\u00A0L; 12\u00A0345 × 2.',
    'A soma \\(x - 1 = 2.5 * 3\\) e \\[\\frac{1}{2}\\] valem.',
    '<b>Água</b> é H<sub>2</sub>O.',
    '<table><caption>Dados</caption><tr><th>Ano</th></tr><tr><td>2024</td><td>2025</td></tr></table>',
  ])('finds nothing wrong with %j', (text) => {
    expect(textProblems(text)).toEqual([])
  })

  it.each([
    ['Ele disse "não".', 'a straight quote'],
    ["It isn't.", 'a straight quote'],
    ['Rio - cidade', 'a hyphen for a dash'],
    ['A −2 e a -3', 'a hyphen for a minus'],
    ['São 3 x 4', 'a letter or an asterisk for ×'],
    ['São 3*4', 'a letter or an asterisk for ×'],
    ['Custa 2.5', 'a decimal point or a dot between thousands'],
    ['São 1 000', 'a plain space between thousands'],
    ['São 12345', 'a long number without groups'],
    ['São 5 kg', 'a plain space between number and unit'],
    ['São 5 °C', 'a plain space between number and unit'],
    ['São 5kg', 'no space between number and unit'],
    ['É **forte**', 'Markdown'],
    ['Ele...', 'three dots for …'],
    ['Um  dois', 'stray white space'],
    ['Um ', 'stray white space'],
    ['Um\n\n\nDois', 'stray white space'],
    ['Na alternativa B', 'an alternative called by its letter'],
    ['A soma \\(x', 'a formula that does not close'],
    ['<p>Um</p>', 'the tag <p>'],
    ['<b class=x>Um</b>', 'attributes on <b>'],
    ['<b>Um', 'a <b> that does not close'],
    ['<b><i>Um</b></i>', 'a </b> that closes nothing'],
    ['\\(\\frac{1}\\)', 'a wrong formula'],
    ['\\(\\errado\\)', 'a wrong formula'],
    ['\\(\\color{red}a\\)', 'a formula that needs KaTeX'],
  ])('finds in %j: %s', (text, problem) => {
    expect(textProblems(text)).toContainEqual(expect.stringContaining(problem))
  })
})
