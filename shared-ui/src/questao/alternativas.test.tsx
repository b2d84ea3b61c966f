import { act, cleanup, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { chosen, practise, radio } from './practice.fixture.tsx'
import { questao } from './questao.fixture.ts'

describe('the alternatives', () => {
  it('are one radio group with their letters and texts as names', async () => {
    const user = practise()
    expect(screen.getAllByRole('radio')).toHaveLength(5)
    expect(screen.getByRole('group', { name: 'Alternativas' })).toBeTruthy()
    await user.click(screen.getByText('150'))
    expect(chosen()).toBe(radio('B: 150'))
    await user.click(screen.getByText('300'))
    expect(chosen()).toBe(radio('E: 300'))
  })

  it('are a group of their own for each question', () => {
    practise()
    practise()
    const names = screen.getAllByRole<HTMLInputElement>('radio').map((one) => one.name)
    expect(new Set(names.slice(0, 5)).size).toBe(1)
    expect(new Set(names).size).toBe(2)
  })

  it('show an image by its description', () => {
    const [first, ...others] = questao().alternativas
    const image = { ...first!, texto: '', url_imagem: 'a.svg', descricao: 'Uma reta que sobe' }
    practise({ alternativas: [image, ...others] })
    expect(radio('A: Uma reta que sobe')).toBeTruthy()
    expect(screen.getByAltText('Uma reta que sobe').getAttribute('src')).toBe('/api/a.svg')
  })

  it('say that an image has no description, as a figure does', () => {
    const [first, ...others] = questao().alternativas
    practise({
      alternativas: [{ ...first!, texto: '', url_imagem: 'a.svg', descricao: '' }, ...others],
    })
    expect(radio('A: Figura sem descrição')).toBeTruthy()
  })

  it('bring an image that could not be had once there is a network', () => {
    const [first, ...others] = questao().alternativas
    const image = { ...first!, texto: '', url_imagem: 'a.svg', descricao: 'Uma reta que sobe' }
    practise({ alternativas: [image, ...others] })
    const before = screen.getByAltText('Uma reta que sobe')
    act(() => void before.dispatchEvent(new Event('error')))
    act(() => void dispatchEvent(new Event('online')))
    expect(screen.getByAltText('Uma reta que sobe')).not.toBe(before)
  })

  it('cannot be changed once the answer was checked', async () => {
    const user = practise({}, { escolhida: 15, conferida: true })
    await user.click(screen.getByText('100'))
    screen.getByRole('heading', { level: 1 }).focus()
    await user.keyboard('a')
    expect(chosen()).toBe(radio('E: 300 Sua resposta'))
    expect(screen.getByRole<HTMLFieldSetElement>('group').disabled).toBe(true)
  })

  it('say which was right and which was chosen', () => {
    practise({}, { escolhida: 15, conferida: true })
    expect(radio('C: 200 Resposta certa')).toBeTruthy()
    expect(radio('E: 300 Sua resposta')).toBeTruthy()
    cleanup()
    practise({}, { escolhida: 13, conferida: true })
    expect(radio('C: 200 Sua resposta, certa')).toBeTruthy()
  })
})
