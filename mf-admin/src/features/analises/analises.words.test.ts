import { expect, it } from 'vitest'
import { achadoWords, discriminacaoWords, respostasWords } from './analises.words.ts'

const ANALISE = {
  facilidade: 0.625,
  alternativas: [],
  discriminacao: 0.344,
  eficiencia: 0.481,
  achados: [],
}

it.each([
  [{ respostas: 240, analise: ANALISE }, '240\u00a0alunos responderam, e 63% acertaram.'],
  [
    { respostas: 1, analise: null },
    '1\u00a0aluno respondeu. A partir de 30, aqui aparece como foi.',
  ],
  [{ respostas: 50, analise: null }, '50\u00a0alunos responderam.'],
])('%o is told as %s', (data, said) => {
  expect(respostasWords(data)).toBe(said)
})

it.each([
  [0.4, 'Separa muito bem quem sabe de quem não sabe: discriminação 0,40, eficiência 48%.'],
  [0.344, 'Separa bem quem sabe de quem não sabe: discriminação 0,34, eficiência 48%.'],
  [0.2, 'Separa de modo razoável quem sabe de quem não sabe: discriminação 0,20, eficiência 48%.'],
  [0.19, 'Separa pouco quem sabe de quem não sabe: discriminação 0,19, eficiência 48%.'],
  [-0.2, 'Separa ao contrário quem sabe de quem não sabe: discriminação −0,20, eficiência 48%.'],
  [-0.001, 'Separa ao contrário quem sabe de quem não sabe: discriminação 0,00, eficiência 48%.'],
])('a discrimination of %d is told as %s', (discriminacao, said) => {
  expect(discriminacaoWords({ ...ANALISE, discriminacao })).toBe(said)
})

it('writes an efficiency below zero with a minus sign', () => {
  expect(discriminacaoWords({ ...ANALISE, discriminacao: -1, eficiencia: -2 })).toBe(
    'Separa ao contrário quem sabe de quem não sabe: discriminação −1,00, eficiência −200%.',
  )
})

it('says why nothing can be said of discrimination', () => {
  expect(discriminacaoWords({ ...ANALISE, discriminacao: null, eficiencia: null })).toMatch(
    /^Ainda não há como dizer/,
  )
})

it('names the alternative that draws more', () => {
  expect(achadoWords({ codigo: 'outra_atrai_mais', letra: 'D' })).toBe(
    'A alternativa D atrai mais do que a certa: confira o gabarito.',
  )
})
