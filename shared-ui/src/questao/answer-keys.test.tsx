import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Button } from '../button.tsx'
import { chosen, practise, radio, verdict } from './practice.fixture.tsx'
import { questao, referencia } from './questao.fixture.ts'
import { Questao } from './questao.tsx'

describe('the keyboard', () => {
  it.each([
    ['c', 'C: 200'],
    ['E', 'E: 300'],
    ['2', 'B: 150'],
  ])('chooses by %s and takes the focus there', async (key, name) => {
    const user = practise()
    screen.getByRole('heading', { level: 1 }).focus()
    await user.keyboard(key)
    expect(chosen()).toBe(radio(name))
    expect(document.activeElement).toBe(radio(name))
  })

  it('leaves other keys and combinations to the browser', async () => {
    const user = practise()
    screen.getByRole('heading', { level: 1 }).focus()
    await user.keyboard('f6{Control>}a{/Control}{Alt>}a{/Alt}{Meta>}a{/Meta}')
    expect(chosen()).toBeNull()
  })

  it('answers by Enter once something is chosen', async () => {
    const user = practise()
    screen.getByRole('heading', { level: 1 }).focus()
    await user.keyboard('{Enter}')
    expect(verdict()).toBe('')
    await user.keyboard('c{Enter}')
    expect(verdict()).toBe('Resposta correta!')
  })

  it('leaves Enter on a button to the button', async () => {
    const onResponder = vi.fn<() => void>()
    const onSair = vi.fn<() => void>()
    render(
      <Questao
        questao={questao()}
        titulo="Questão 3"
        escolhida={11}
        conferida={false}
        onEscolher={vi.fn<() => void>()}
        onResponder={onResponder}
        resolveArquivo={(url) => url}
        acao={<Button onClick={onSair}>Sair</Button>}
      />,
    )
    screen.getByRole('button', { name: 'Sair' }).focus()
    await userEvent.setup().keyboard('{Enter}')
    expect(onSair).toHaveBeenCalledOnce()
    expect(onResponder).not.toHaveBeenCalled()
  })

  it('presses nothing more while Enter is held down', () => {
    practise({}, { escolhida: 13, conferida: true })
    const next = screen.getByRole('button', { name: 'Próxima' })
    expect(fireEvent.keyDown(next, { key: 'Enter', repeat: true })).toBe(false)
    expect(fireEvent.keyDown(next, { key: 'Enter' })).toBe(true)
  })

  it('chooses nothing while one writes', async () => {
    const user = practise({}, { acaoSecundaria: <textarea aria-label="Anotações" /> })
    await user.type(screen.getByRole('textbox'), 'cada 2')
    expect(chosen()).toBeNull()
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('cada 2')
  })

  it('does nothing behind the dialog of a figure', async () => {
    const figure = referencia({ titulo: 'Volume', url_imagem: 'f.svg' })
    const user = practise({ referencias: [figure] }, { escolhida: 13 })
    await user.click(screen.getByRole('button', { name: 'Ampliar figura' }))
    const dialog = screen.getByRole('dialog')
    fireEvent.keyDown(dialog, { key: 'a' })
    fireEvent.keyDown(dialog, { key: 'Enter' })
    expect(chosen()).toBe(radio('C: 200'))
    expect(verdict()).toBe('')
    expect(fireEvent.keyDown(dialog, { key: 'Enter', repeat: true })).toBe(true)
  })

  it('is explained until the answer was checked, and not where that is not wanted', async () => {
    const user = practise()
    expect(screen.getByText('Escolha uma letra para responder.')).toBeTruthy()
    await user.click(screen.getByText('100'))
    expect(screen.getByText(/escolhe/).textContent).toBe('A a E escolhe Enter responde')
    await user.click(screen.getByRole('button', { name: 'Responder' }))
    expect(screen.queryByText(/escolhe/)).toBeNull()
    cleanup()
    practise({}, { enterDoes: null })
    expect(screen.queryByText(/Escolha/)).toBeNull()
  })
})
