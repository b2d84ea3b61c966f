import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { fakeOwnDevice } from '../../../testing/fake-device.ts'
import { OrtografiaView } from './ortografia-view.tsx'
import { readPalavrasCertas } from './palavras-certas.ts'

const open = (texto: string, textos: string[] = []) => {
  const corretor = {
    conferir: vi.fn<(palavras: readonly string[]) => Promise<readonly string[] | null>>(
      async (palavras) => palavras.filter((one) => one.startsWith('x')),
    ),
    sugerir: vi.fn(async () => ['chave', 'cheia']),
  }
  const ownDevice = fakeOwnDevice()
  const onPassagem = vi.fn()
  render(<OrtografiaView {...{ texto, textos, ownDevice, onPassagem, corretor }} onEdit={null} />)
  return { corretor, ownDevice, onPassagem }
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('the spelling', () => {
  it('says its size, and loads nothing before it is asked for', async () => {
    const { corretor } = open('a xave')
    expect(screen.getByText(/1,8 MB/)).toBeDefined()
    expect(corretor.conferir).not.toHaveBeenCalled()
    await press('Baixar e conferir a ortografia')
    expect(await screen.findByText(/^1.palavra fora do dicionário/)).toBeDefined()
    expect(corretor.conferir).toHaveBeenCalledWith(['a', 'xave'])
  })

  it('leads to a word, suggests at a press, and remembers on the device what is right', async () => {
    const { corretor, ownDevice, onPassagem } = open('a xave')
    await press('Baixar e conferir a ortografia')
    await userEvent.click(await screen.findByRole('button', { name: 'a xave' }))
    expect(onPassagem).toHaveBeenCalledWith({ from: 2, to: 6 })
    expect(corretor.sugerir).not.toHaveBeenCalled()
    await press('Ver sugestões para xave')
    expect(await screen.findByText('Talvez: chave, cheia')).toBeDefined()
    await press('Está certa a palavra xave')
    expect(await screen.findByText('Nenhuma palavra fora do dicionário.')).toBeDefined()
    expect(await readPalavrasCertas(ownDevice)).toEqual(['xave'])
  })

  it('flags no word of the texts of the theme', async () => {
    open('a xave', ['Uma XAVE velha'])
    await press('Baixar e conferir a ortografia')
    expect(await screen.findByText('Nenhuma palavra fora do dicionário.')).toBeDefined()
  })

  it('says that the dictionary did not come, and asks again', async () => {
    const { corretor } = open('a xave')
    corretor.conferir.mockResolvedValueOnce(null)
    await press('Baixar e conferir a ortografia')
    expect(await screen.findByText(/O dicionário não veio/)).toBeDefined()
    await press('Baixar e conferir a ortografia')
    expect(await screen.findByText(/^1.palavra fora do dicionário/)).toBeDefined()
  })
})
