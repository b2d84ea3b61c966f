import { act, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { practise } from './practice.fixture.tsx'
import { referencia } from './questao.fixture.ts'

describe('the references', () => {
  const long = referencia({ id: 1, titulo: 'A feira', texto: 'palavra '.repeat(200) })
  const figure = referencia({
    id: 2,
    titulo: 'Volume de água',
    legenda: 'Dados fictícios.',
    url_imagem: 'f.svg',
    descricao: 'Às 6h, o volume é 600 L.',
    largura: 424,
    altura: 318,
  })

  it('fold a long text behind a button', async () => {
    const user = practise({ referencias: [long] })
    const button = screen.getByRole('button', { name: 'Ler tudo' })
    expect(button.getAttribute('aria-expanded')).toBe('false')
    const text = document.getElementById(button.getAttribute('aria-controls') ?? '')
    expect(text?.className).toBe('folded')
    await user.click(button)
    expect(button.getAttribute('aria-expanded')).toBe('true')
    expect(button.textContent).toBe('Recolher')
    expect(text?.className).toBe('')
  })

  it('leave a text open that a phone shows nearly whole', () => {
    const texto = 'palavra '.repeat(180).trim()
    practise({ referencias: [referencia({ texto })] })
    expect(screen.getByText(texto)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Ler tudo' })).toBeNull()
  })

  it('show a figure with its size, its description and its legend', () => {
    practise({ referencias: [figure] })
    const image = screen.getByRole('img', { name: 'Às 6h, o volume é 600 L.' })
    expect(image.getAttribute('src')).toBe('/api/f.svg')
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['424', '318'])
    expect(image.className).toBe('drawing')
    expect(screen.getByText('Dados fictícios.')).toBeTruthy()
  })

  it('offer a smaller copy of a wide picture, with the size of the picture', () => {
    const sent = `arquivos/figuras/${'a'.repeat(64)}.png`
    practise({ referencias: [{ ...figure, url_imagem: sent, largura: 2000, altura: 1000 }] })
    const image = screen.getByRole('img')
    expect(image.getAttribute('srcset')).toBe(`/api/${sent}?largura=800 800w, /api/${sent} 2000w`)
    expect(image.getAttribute('sizes')).not.toBeNull()
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['2000', '1000'])
  })

  it('show the smaller copy large where the picture itself cannot be had', async () => {
    const sent = `arquivos/figuras/${'a'.repeat(64)}.png`
    const user = practise({ referencias: [{ ...figure, url_imagem: sent, largura: 2000 }] })
    await user.click(screen.getByRole('button', { name: 'Ampliar figura' }))
    const large = within(screen.getByRole('dialog')).getByRole('img')
    expect(large.getAttribute('src')).toBe(`/api/${sent}`)
    act(() => void large.dispatchEvent(new Event('error')))
    expect(large.getAttribute('src')).toBe(`/api/${sent}?largura=800`)
  })

  it('say where a text or a figure was found, and when', () => {
    const informacao_acesso = 'Disponível em: https://exemplo.com.br. Acesso em: 2 out. 2026.'
    practise({
      referencias: [
        { ...figure, informacao_acesso },
        referencia({ id: 3, texto: 'Um texto.', informacao_acesso }),
      ],
    })
    expect(screen.getAllByText(informacao_acesso)).toHaveLength(2)
  })

  it('put a rule around a photograph', () => {
    practise({ referencias: [{ ...figure, url_imagem: 'foto.JPG?v=1' }] })
    expect(screen.getByRole('img').className).toBe('photograph')
  })

  it('show the description of a figure that cannot be had, and ask for it again', async () => {
    const user = practise({ referencias: [figure] })
    screen.getByRole('img').dispatchEvent(new Event('error'))
    const words = 'Não foi possível carregar a figura. Às 6h, o volume é 600 L.'
    expect(await screen.findByText(words)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    expect(screen.getByRole('img')).toBeTruthy()
  })

  it('draw where a text was found as any other text, with its lines', () => {
    const informacao_acesso = 'De <i>Rerum</i>.\nAcesso em: 2 out. 2026.'
    practise({ referencias: [referencia({ id: 3, texto: 'Um texto.', informacao_acesso })] })
    const said = screen.getByText('Rerum')
    expect(said.tagName).toBe('I')
    expect(said.closest('p .text')?.textContent).toBe('De Rerum.\nAcesso em: 2 out. 2026.')
  })

  it('bring a figure that could not be had once there is a network', async () => {
    practise({ referencias: [figure] })
    const first = screen.getByRole('img')
    act(() => void dispatchEvent(new Event('online')))
    expect(screen.getByRole('img'), 'what is there stays').toBe(first)
    act(() => void first.dispatchEvent(new Event('error')))
    expect(screen.queryByRole('img')).toBeNull()
    act(() => void dispatchEvent(new Event('online')))
    expect(screen.getByRole('img')).not.toBe(first)
  })

  it('show the markup of titles and legends, and name a figure in plain words', async () => {
    const titulo = 'A água, H<sub>2</sub>O'
    const legenda = 'De <i>Rerum</i>.'
    const large = { ...figure, titulo, legenda, descricao: null }
    const user = practise({
      referencias: [large, referencia({ id: 3, legenda: 'De <i>Natura</i>.' })],
    })
    const heading = screen.getByRole('heading', { level: 2 })
    expect(heading.textContent).toBe('A água, H2O')
    expect(heading.querySelector('sub')?.textContent).toBe('2')
    expect(screen.getByText('Rerum').closest('figcaption')?.textContent).toBe('De Rerum.')
    expect(screen.getByText('Natura').closest('p')?.textContent).toBe('De Natura.')
    expect(screen.getByRole('img', { name: 'A água, H2O' })).toBeTruthy()

    await user.click(screen.getByRole('button', { name: 'Ampliar figura' }))
    const dialog = screen.getByRole('dialog', { name: 'A água, H2O' })
    expect(within(dialog).getByText('2').tagName).toBe('SUB')
    screen.getAllByRole('img')[0]?.dispatchEvent(new Event('error'))
    expect(await screen.findByText('Não foi possível carregar a figura.')).toBeTruthy()
    expect(screen.getByText('Rerum').tagName).toBe('I')
  })

  it('open a figure large and close it again', async () => {
    const user = practise({ referencias: [figure] })
    await user.click(screen.getByRole('button', { name: 'Ampliar figura' }))
    const dialog = screen.getByRole('dialog', { name: 'Volume de água' })
    expect(within(dialog).getByRole('img', { name: 'Às 6h, o volume é 600 L.' })).toBeTruthy()
    await user.click(within(dialog).getByRole('button', { name: 'Fechar' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Ampliar figura' }))
    expect(screen.getByRole('dialog', { name: 'Volume de água' })).toBeTruthy()
  })
})
