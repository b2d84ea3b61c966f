import type { ArquivoRecebido, Extensao } from '@rumo/contract'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { fakeServer } from '../../testing/fake-server.ts'
import { ImagemField } from './imagem-field.tsx'
import { SEM_IMAGEM, type Imagem } from './imagem.ts'

const GATO: Imagem = { url_imagem: 'gato.png', descricao: 'Um gato', largura: 60, altura: 40 }
const RECEBIDO: ArquivoRecebido = {
  url_arquivo: 'gato.png',
  tipo: 'imagem',
  tamanho: 1,
  largura: 60,
  altura: 40,
}

/** The field in a form; gives what the form has of the image. */
function draw(first: Imagem, extensoes: readonly Extensao[] = ['envios']) {
  fakeServer({ 'POST /envios': () => ({ dados: RECEBIDO }) }, extensoes)
  let now = first
  function Probe() {
    const [imagem, setImagem] = useState(first)
    now = imagem
    return (
      <ImagemField
        imagem={imagem}
        onChange={(mudancas) => setImagem((before) => ({ ...before, ...mudancas }))}
        of="da alternativa A"
        path="alternativas.0"
        errors={{}}
        resolveArquivo={(url) => `http://api.test/${url}`}
      />
    )
  }
  render(<Probe />)
  return () => now
}

const button = (name: RegExp) => screen.queryByRole('button', { name })
const descricao = () => screen.queryByLabelText('Descrição da imagem')

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
