import { describe, expect, it } from 'vitest'
import { figureProblems, IN_ALTERNATIVA, IN_REFERENCIA } from './figure-rules.ts'

const SIZE = { largura: 424, altura: 300 }
const GOOD = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 424 300" width="424" height="300">
  <title>Um ponto</title>
  <style>
    text { font-size: 17px; fill: #16213a }
    @media (prefers-color-scheme: dark) { text { fill: #ece8dc } }
  </style>
  <text x="10" y="20">Ponto</text>
</svg>`

describe('figureProblems', () => {
  it('finds nothing wrong with a good figure', () => {
    expect(figureProblems(GOOD, IN_REFERENCIA, SIZE)).toEqual([])
  })

  it.each([
    ['</text>', '', 'not well-formed'],
    ['<title>Um ponto</title>', '', 'it has no title'],
    ['<svg', '<svg role="img"', 'its root has a role'],
    ['0 0 424 300', '0 0 400 300', 'its viewBox is not its size'],
    ['width="424"', 'width="500"', 'it is not 424 wide'],
    ['height="300"', 'height="500"', 'its height is out of bounds'],
    ['height="300"', 'height="320"', 'its reference names another size'],
    ['<text', '<script/><text', 'it has <script>'],
    ['<text', '<foreignObject/><text', 'it has <foreignObject>'],
    ['<text', '<image href="data:,"/><text', 'it has <image>'],
    ['<text', '<text onclick="f()"', '<text> has onclick'],
    ['<text', '<use href="https://a.b/c"/><text', '<use> points at https://a.b/c'],
    ['#16213a', '#ff0000', 'it has the colour #ff0000'],
    ['#16213a', 'rgb(1, 2, 3)', 'it has the colour rgb('],
    ['prefers-color-scheme: dark', 'print', 'it has no colours for a dark screen'],
    ['<style>', '<style>@import "a.css";', 'it loads something'],
    ['#16213a', 'url(https://a.b/c)', 'it loads something'],
    ['17px', '16px', 'a text is too small'],
  ])('finds, with %j replaced by %j: %s', (found, replacement, problem) => {
    const problems = figureProblems(GOOD.replace(found, replacement), IN_REFERENCIA, SIZE)
    expect(problems).toContainEqual(expect.stringContaining(problem))
  })

  it('has another frame for a figure that is an alternative', () => {
    const small = GOOD.replaceAll('424', '240').replaceAll('300', '160')

    expect(figureProblems(small, IN_ALTERNATIVA)).toEqual([])
    expect(figureProblems(GOOD, IN_ALTERNATIVA)).toEqual([
      'it is not 240 wide',
      'its height is out of bounds',
    ])
  })
})
