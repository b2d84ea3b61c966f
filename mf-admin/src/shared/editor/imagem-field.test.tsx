import type { ArquivoRecebido, Extensao } from '@rumo/contract'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { fakeServer } from '../../testing/fake-server.ts'
import { useSolta } from '../envio/use-solta.ts'
import { ImagemField, ImagemWays } from './imagem-field.tsx'
import { SEM_IMAGEM, type Imagem } from './imagem.ts'
import { useImagem } from './use-imagem.ts'

const GATO: Imagem = { url_imagem: 'gato.png', descricao: 'Um gato', largura: 60, altura: 40 }
const RECEBIDO: ArquivoRecebido = {
  url_arquivo: 'gato.png',
  tipo: 'imagem',
  tamanho: 1,
  largura: 60,
  altura: 40,
}

/** Renders the field in a form. Returns a function that gives the form's current image. */
function draw(first: Imagem, extensoes: readonly Extensao[] = ['envios']) {
  fakeServer({ 'POST /envios': () => ({ dados: RECEBIDO }) }, extensoes)
  let now = first
  function Probe() {
    const [imagem, setImagem] = useState(first)
    now = imagem
    const onChange = (mudancas: Partial<Imagem>) =>
      setImagem((before) => ({ ...before, ...mudancas }))
    const envio = useImagem(onChange)
    const image = { imagem, envio, onChange }
    return (
      <div {...useSolta(envio.send)}>
        <textarea aria-label="Texto" />
        <ImagemWays {...image} of="da alternativa A" />
        <ImagemField
          {...image}
          path="alternativas.0"
          errors={{}}
          resolveArquivo={(url) => `http://api.test/${url}`}
        />
      </div>
    )
  }
  render(<Probe />)
  return () => now
}

const button = (name: RegExp) => screen.queryByRole('button', { name })
const descricao = () => screen.queryByLabelText('Descrição da imagem')

/**
 * Drops a file on the text field. If the page does not prevent the default, a browser opens the file in place of the
 * page.
 */
function drop(file: File): void {
  const dataTransfer = { files: [file], types: ['Files'] }
  const field = screen.getByLabelText('Texto')
  expect(fireEvent.dragOver(field, { dataTransfer })).toBe(false)
  expect(fireEvent.drop(field, { dataTransfer })).toBe(false)
}

describe('the field of an image', () => {
  it('takes an image with its size, and asks for what it says in words', async () => {
    const imagem = draw(SEM_IMAGEM)
    expect([descricao(), button(/^Tirar imagem/)]).toEqual([null, null])
    const input = document.querySelector<HTMLInputElement>('input[type=file]')
    const file = new File(['x'], 'gato.png', { type: 'image/png' })
    await userEvent.upload(input ?? document.body, file)
    await userEvent.type(await screen.findByLabelText('Descrição da imagem'), 'Um gato')
    expect(imagem()).toEqual(GATO)
    expect(button(/^Trocar imagem/)).not.toBeNull()
  })

  it('takes an image that is pasted beside it, but not the picture that a copied text brings along', async () => {
    const imagem = draw(SEM_IMAGEM)
    const files = [new File(['x'], 'gato.png', { type: 'image/png' })]
    const paste = (text: string) =>
      fireEvent.paste(screen.getByLabelText('Texto'), {
        clipboardData: { files, getData: (type: string) => (type === 'text/plain' ? text : '') },
      })
    expect(paste('Quanto vale?')).toBe(true)
    expect(paste('')).toBe(false)
    await screen.findByLabelText('Descrição da imagem')
    expect(imagem()).toMatchObject({ url_imagem: 'gato.png', largura: 60 })
  })

  it('takes a file that is dropped beside it, and says what is wrong with one that is no image', async () => {
    const imagem = draw(SEM_IMAGEM)
    drop(new File(['x'], 'prova.pdf', { type: 'application/pdf' }))
    expect(screen.getByRole('alert').textContent).toContain('Escolha uma imagem PNG, JPEG ou WebP.')
    drop(new File(['x'], 'gato.png', { type: 'image/png' }))
    await screen.findByLabelText('Descrição da imagem')
    expect(imagem()).toMatchObject({ url_imagem: 'gato.png' })
  })

  it('keeps nothing of an image that is taken away', async () => {
    const imagem = draw(GATO)
    await userEvent.click(screen.getByRole('button', { name: 'Tirar imagem' }))
    expect(imagem()).toEqual(SEM_IMAGEM)
    expect(descricao()).toBeNull()
  })

  it('shows what is there, and offers nothing, where a server takes no files', () => {
    draw(GATO, [])
    expect(descricao()).not.toBeNull()
    expect(button(/^Trocar imagem/)).toBeNull()
    cleanup()
    draw(SEM_IMAGEM, [])
    expect(button(/imagem/)).toBeNull()
  })
})
