import { describe, expect, it } from 'vitest'
import { announcement } from './announcement.ts'

const TEXTO = { texto: 'Às cinco, chegam os caminhões.' }
const FIGURA = { imagem: 'rampa.svg' }

const invitation = (apoio: object) => announcement(apoio, [5]).split(' para ')[0]

describe('announcement', () => {
  it.for([
    [[5], 'à questão de número 05.'],
    [[3, 4], 'às questões de número 03 e 04.'],
    [[4, 2, 3], 'às questões de 02 a 04.'],
    [[9, 10, 11, 12], 'às questões de 09 a 12.'],
    [[2, 4], 'às questões de número 02 e 04.'],
    [[2, 3, 7], 'às questões de número 02, 03 e 07.'],
  ] as const)('names the questions %j', ([numeros, words]) => {
    expect(announcement(TEXTO, numeros)).toBe(`Leia o texto para responder ${words}`)
  })

  it('says what there is to look at', () => {
    expect(invitation(FIGURA)).toBe('Considere a figura')
    expect(invitation({ ...TEXTO, ...FIGURA })).toBe('Leia o texto e considere a figura')
    expect(invitation({ texto: '<table><tr><td>1</td></tr></table>' })).toBe('Considere a tabela')
    expect(invitation({ texto: 'Antes:\n\n<table><tr><td>1</td></tr></table>' })).toBe(
      'Leia o texto',
    )
  })
})
