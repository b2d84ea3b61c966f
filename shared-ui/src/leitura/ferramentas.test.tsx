import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FormattedText } from '../formatted-text/formatted-text.tsx'
import { changeAberta } from './aberta.ts'
import type { LeituraGuardada } from './leitura-props.ts'
import { Leitura } from './leitura.tsx'
import type { Marca } from './marca.ts'

const guardada: LeituraGuardada = {
  ajustes: () => AJUSTES,
  subscribe: () => () => undefined,
  choose: () => undefined,
  follow: async () => undefined,
}
const AJUSTES = { letras: 'padrao', espaco: 'padrao', tema: 'aparelho' } as const
const NONE: readonly Marca[] = []
const PRIMEIRA: Marca = { trecho: 'texto', inicio: 0, fim: 10 }

/** A question with the tools above it. */
function Questao({ iniciais = NONE }) {
  const [marcas, setMarcas] = useState(iniciais)
  return (
    <article data-area-de-leitura>
      <Leitura guardada={guardada} marcas={marcas} onMarcar={setMarcas} />
      <div data-trecho="texto">
        <FormattedText texto="Uma frase. Outra frase." />
      </div>
      <output aria-label="Marcas">{JSON.stringify(marcas)}</output>
    </article>
  )
}

const getVoices = () => [{ lang: 'pt-BR', voiceURI: 'voz' }]
const wordsChosen = () => screen.getByText(/^“/).textContent
const kept = () => JSON.parse(screen.getByLabelText('Marcas').textContent) as Marca[]

async function opened(tool: string, iniciais: readonly Marca[] = []) {
  const user = userEvent.setup()
  const shown = render(<Questao key="1" iniciais={iniciais} />)
  await user.click(screen.getByRole('button', { name: 'Leitura' }))
  const panel = await screen.findByRole('dialog')
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  await user.click(within(panel).getByRole('button', { name: tool }))
  return { ...shown, user, press }
}

beforeEach(() => {
  vi.stubGlobal('CSS', { highlights: new Map() })
  vi.stubGlobal('Highlight', class extends EventTarget {})
  vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue(undefined)
})
afterEach(() => {
  changeAberta({ parte: null, temRegua: false })
  vi.unstubAllGlobals()
})

describe('the marker', () => {
  it('marks a sentence that was chosen by keyboard, and takes that back', async () => {
    const { press } = await opened('Marca-texto')
    await press('Próxima frase')
    await press('Marcar')
    expect(kept()).toEqual([PRIMEIRA])
    await press('Desmarcar')
    expect(kept()).toEqual([])
  })

  it('goes from the last sentence on to the first one, and back', async () => {
    const { press } = await opened('Marca-texto')
    await press('Frase anterior')
    expect(wordsChosen()).toBe('“Outra frase.”')
    await press('Próxima frase')
    expect(wordsChosen()).toBe('“Uma frase.”')
  })

  it('takes marks away one by one, or all', async () => {
    const two = [PRIMEIRA, { trecho: 'texto', inicio: 11, fim: 15 }]
    const { press } = await opened('Marca-texto', two)
    await press('Apagar “Outr”')
    expect(kept()).toEqual([PRIMEIRA])
  })

  it('takes all marks away at once', async () => {
    const two = [PRIMEIRA, { trecho: 'texto', inicio: 11, fim: 15 }]
    const { press } = await opened('Marca-texto', two)
    await press('Apagar todas as marcas')
    expect(kept()).toEqual([])
  })

  it('is not offered where a browser cannot mark a place of a text', async () => {
    vi.stubGlobal('CSS', {})
    await opened('Régua de leitura')
    expect(screen.queryByRole('button', { name: 'Marca-texto' })).toBeNull()
  })
})

describe('reading aloud', () => {
  it('says plainly that the device has no Portuguese voice, and cuts nothing of that', async () => {
    await opened('Ouvir')
    const words = screen.getByText(/^Não encontramos uma voz em português/)
    expect(words.className).not.toContain('cortado')
  })

  it('reads with the voice that there is, though it is another object each time', async () => {
    const speak = vi.fn()
    const speech = Object.assign(new EventTarget(), { getVoices, speak, cancel: () => undefined })
    vi.stubGlobal('speechSynthesis', speech)
    vi.stubGlobal('SpeechSynthesisUtterance', class extends EventTarget {})
    const { press, unmount } = await opened('Ouvir')
    expect(speak).toHaveBeenCalledOnce()
    await press('Pausar')
    await press('Continuar')
    expect(speak).toHaveBeenCalledTimes(2)
    unmount()
  })

  it('ends with the question in which it began', async () => {
    const { rerender } = await opened('Ouvir')
    rerender(<Questao key="2" />)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('the ruler', () => {
  it('moves by the arrows, and goes by Esc, with the focus back at the button', async () => {
    const { user } = await opened('Régua de leitura')
    const ruler = screen.getByRole('slider', { name: 'Régua de leitura', hidden: true })
    const before = Number(ruler.getAttribute('aria-valuenow'))
    ruler.focus()
    await user.keyboard('{ArrowDown}')
    expect(Number(ruler.getAttribute('aria-valuenow'))).toBeGreaterThan(before)
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('slider', { hidden: true })).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Leitura' }))
  })

  it('goes by the button beside its handle', async () => {
    const { press } = await opened('Régua de leitura')
    await press('Tirar a régua')
    expect(screen.queryByRole('slider', { hidden: true })).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Leitura' }))
  })

  it('is dragged by its handle, which is below the band', async () => {
    await opened('Régua de leitura')
    const ruler = screen.getByRole('slider', { name: 'Régua de leitura', hidden: true })
    const place = ruler.closest<HTMLElement>('[popover]')
    ruler.setPointerCapture = () => undefined
    ruler.hasPointerCapture = () => true
    fireEvent.pointerMove(ruler, { clientY: 420 })
    expect(place?.style.getPropertyValue('--topo')).toBe('300px')
  })
})
