import { describe, expect, it } from 'vitest'
import { redacaoOf } from './redacao.ts'

const TEMA = { tema: 'A sombra\n\nEscreva sobre a sombra.', textos: [{ texto: 'Um poste.' }] }

const wordsOf = (temas: (typeof TEMA)[]) =>
  redacaoOf(temas, new Map())
    .markup.replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')

describe('redacaoOf', () => {
  it('prints the guidance, the theme with its texts, and a sheet', () => {
    const words = wordsOf([TEMA])
    expect(words).toMatch(
      /Redação Como escrever: .*Sem copiar os textos de apoio\. Proposta de redação Texto 1 Um poste\. Tema A sombra Escreva sobre a sombra\. Rascunho da redação/u,
    )
    expect(words).not.toContain('Escolha uma')
  })

  it('numbers several themes and says that one is to be chosen', () => {
    expect(wordsOf([TEMA, TEMA])).toMatch(
      /Escolha uma das propostas.*Proposta de redação 1 .*Proposta de redação 2 /u,
    )
  })
})
