import { expect, it } from 'vitest'
import { someAlternativas, someQuestao } from '../../testing/questoes.ts'
import { withoutGabarito } from './grade.ts'

it('leaves of a question nothing that tells which alternative is right', () => {
  const alternativas = someAlternativas(7, 'C').map((alternativa) => ({
    ...alternativa,
    comentario: 'Por que não.',
  }))
  const whole = someQuestao(7, { alternativas, explicacao: 'Por quê.', situacao: 'retificada' })
  const shown = withoutGabarito(whole)
  expect(shown).toMatchObject({ id: 7, texto: whole.texto, prova: whole.prova })
  expect(shown.alternativas.map(({ id, nome, texto }) => ({ id, nome, texto }))).toEqual(
    alternativas.map(({ id, nome, texto }) => ({ id, nome, texto })),
  )
  expect(JSON.stringify(shown)).not.toMatch(/correta|comentario|explicacao|situacao/)
})
