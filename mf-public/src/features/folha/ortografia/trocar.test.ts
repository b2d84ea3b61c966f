import { expect, it } from 'vitest'
import { applyEdits } from '../text-edits.ts'
import { editsOf, sugestoesWords, trocadaWords, trocaOf } from './trocar.ts'

const TEXTO = 'Xave na mão, uma xave de fenda.'
const XAVE = {
  palavra: 'Xave',
  passagens: [
    { from: 0, to: 4 },
    { from: 17, to: 21 },
  ],
}
const words = (said: string) => said.replaceAll('\u00A0', ' ')

it('replaces a word wherever it stands, keeps its capital, and can be taken back', () => {
  const edits = editsOf(TEXTO, XAVE, 'chave')
  const troca = trocaOf(TEXTO, XAVE, { por: 'chave', edits })
  expect(troca.depois).toBe('Chave na mão, uma chave de fenda.')
  expect(applyEdits(troca.depois, troca.volta)).toBe(TEXTO)
  expect(words(trocadaWords(troca))).toBe('“Xave” trocada por “chave”, nas 2 vezes.')
})

it('leaves a name that is suggested as it is', () => {
  expect(
    editsOf('uma xica', { palavra: 'xica', passagens: [{ from: 4, to: 8 }] }, 'Chica'),
  ).toEqual([{ from: 4, to: 8, by: 'Chica' }])
})

it.each([
  [1, [{ from: 0, to: 4 }], '1 sugestão para trocar.'],
  [3, XAVE.passagens, '3 sugestões para trocar, nas 2 vezes.'],
])('says what a choice of %d does', (count, passagens, said) => {
  expect(words(sugestoesWords(count, { palavra: 'Xave', passagens }))).toBe(said)
})
