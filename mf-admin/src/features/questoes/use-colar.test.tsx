import { LETRAS } from '@rumo/contract'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useReducer } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { fakeServer } from '../../testing/fake-server.ts'
import { edit } from './edit-questao.ts'
import { QuestaoCampos } from './questao-campos.tsx'
import { newRascunho, type Rascunho } from './questao-rascunho.ts'

beforeEach(() => void fakeServer({}, []))

const PASTED = `QUESTÃO 12
Qual planeta do Sistema Solar fica mais perto do Sol, e
qual fica mais longe?
(A) Terra e Marte.
(B) Mercúrio e Netuno.
(C) Vênus e Urano.
(D) Marte e Saturno.
(E) Júpiter e Terra.`
const TEXTO = 'Qual planeta do Sistema Solar fica mais perto do Sol, e qual fica mais longe?'

const field = (name: string) => screen.getByLabelText<HTMLTextAreaElement>(name)
const formatar = () => screen.queryByRole('button', { name: 'Formatar' })
const numero = () => field('Número (opcional)')
const valuesOf = () => LETRAS.map((letra) => field(`Alternativa ${letra}`).value)
function pasteInto(name: string, plain: string, html = '') {
  field(name).focus()
  const getData = (type: string) => (type === 'text/html' ? html : plain)
  fireEvent.paste(field(name), { clipboardData: { getData } })
}

/** happy-dom does not have this browser function, which types a text into the focused field. */
document.execCommand = (_command, _shown, text) => {
  const typedIn = document.activeElement as HTMLTextAreaElement
  return fireEvent.change(typedIn, { target: { value: typedIn.value + text } })
}

function Editor({ inicial }: { inicial: Rascunho }) {
  const [rascunho, dispatch] = useReducer(edit, inicial)
  const props = { rascunho, dispatch, errors: {}, materias: [], assuntos: null, de: { idProva: 7 } }
  return (
    <form>
      <QuestaoCampos {...props} resolveArquivo={(url) => url} />
    </form>
  )
}

it('puts a question that is pasted as a whole into its fields, and takes that back', async () => {
  render(<Editor inicial={newRascunho(7, 5)} />)
  pasteInto('Texto da questão', PASTED)
  expect(field('Texto da questão').value).toBe(TEXTO)
  expect(numero().value).toBe('12')
  const alternativas = valuesOf()
  expect([alternativas[0], alternativas[4]]).toEqual(['Terra e Marte.', 'Júpiter e Terra.'])
  expect(screen.getByText(/^O texto e as 5 alternativas/)).toBeDefined()

  await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }))
  expect(field('Texto da questão').value).toBe(PASTED)
  expect(valuesOf()).toEqual(['', '', '', '', ''])
  expect(numero().value).toBe('5')
  expect(document.activeElement).toBe(field('Texto da questão'))
  expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull()
})

it('takes the whole of it back by Ctrl+Z in the text, not the text alone', async () => {
  render(<Editor inicial={newRascunho(7, 5)} />)
  pasteInto('Texto da questão', PASTED)
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(field('Texto da questão').value).toBe(PASTED)
  expect(valuesOf()).toEqual(['', '', '', '', ''])
  expect(document.activeElement).toBe(field('Texto da questão'))
})

it('parts a question that was typed, or pasted in pieces, when asked, and takes that back', async () => {
  render(<Editor inicial={newRascunho(7, 5)} />)
  const typed = 'Quanto é?\n(A) \\(x^2\\)\n(B) \\(4^{12}\\)\n(C) um'
  fireEvent.change(field('Texto da questão'), { target: { value: typed } })
  await userEvent.click(screen.getByRole('button', { name: 'Separar' }))
  expect(field('Texto da questão').value).toBe('Quanto é?')
  expect(field('Alternativa B').value).toBe('\\(4^{12}\\)')
  expect(document.activeElement).toBe(field('Texto da questão'))
  expect(screen.queryByRole('button', { name: 'Separar' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }))
  expect(field('Texto da questão').value).toBe(typed)
})

it('makes a reference of the text that several questions share, and takes that back', async () => {
  render(<Editor inicial={newRascunho(7, 5)} />)
  const comum = 'Leia o texto para responder às questões 12 e 13.\nMercúrio não tem luas.\n'
  pasteInto('Texto da questão', comum + PASTED)
  expect(field('Texto da questão').value).toBe(TEXTO)
  expect(field('Texto da referência').value).toBe('Mercúrio não tem luas.')
  expect(screen.getByText(/^O texto, a referência e as 5 alternativas foram/)).toBeDefined()

  await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }))
  expect(screen.queryByLabelText('Texto da referência')).toBeNull()
  expect(field('Texto da questão').value).toBe(comum + PASTED)
})

it('leads from a new reference to its text', async () => {
  render(<Editor inicial={newRascunho(7, null)} />)
  await userEvent.click(screen.getByRole('button', { name: 'Nova referência' }))
  expect(document.activeElement).toBe(field('Texto da referência'))
})

it('takes nothing back once something else was written: that would be lost', async () => {
  render(<Editor inicial={newRascunho(7, null)} />)
  pasteInto('Texto da questão', PASTED)
  expect(screen.getByRole('button', { name: 'Desfazer' })).toBeDefined()
  await userEvent.type(field('Alternativa C'), ' Ou quase.')
  expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull()
})

it('replaces no alternative that was written, and no number', () => {
  const inicial = newRascunho(7, 3)
  const [first, ...others] = inicial.alternativas
  const written = first ? [{ ...first, texto: 'Plutão' }, ...others] : []
  render(<Editor inicial={{ ...inicial, alternativas: written }} />)
  pasteInto('Texto da questão', PASTED)
  expect(field('Texto da questão').value).toContain(`${TEXTO}\n(A) Terra e Marte.`)
  expect(valuesOf()).toEqual(['Plutão', '', '', '', ''])
  expect(numero().value).toBe('3')
})

it('raises exponents and lowers indices everywhere at one press, where copying flattened them', async () => {
  render(<Editor inicial={newRascunho(7, null)} />)
  expect(formatar()).toBeNull()
  pasteInto(
    'Texto da questão',
    'Com c = 3,0 x 108 m/s, quanto CO2 sai?\n(A) 1 x 109 g\n(B) 2 g\n(C) 3 g\n(D) 4 g\n(E) 5 g',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Formatar' }))
  expect(field('Texto da questão').value).toBe(
    'Com c = 3,0 x 10<sup>8</sup> m/s, quanto CO<sub>2</sub> sai?',
  )
  expect(valuesOf()[0]).toBe('1 x 10<sup>9</sup> g')
  expect(formatar()).toBeNull()
  expect(document.activeElement).toBe(field('Texto da questão'))
})

it('keeps what was bold, and joins the lines of what is pasted into any text', () => {
  render(<Editor inicial={newRascunho(7, null)} />)
  const html = '<p>Mercúrio, o <b>menor</b></p>'
  pasteInto('Alternativa B', 'Mercúrio, o menor', html)
  expect(field('Alternativa B').value).toBe('Mercúrio, o <b>menor</b>')
  pasteInto(
    'Explicação (opcional)',
    'Mercúrio é o planeta que fica mais perto do Sol, e\nNetuno o mais longe.',
  )
  expect(field('Explicação (opcional)').value).toBe(
    'Mercúrio é o planeta que fica mais perto do Sol, e Netuno o mais longe.',
  )
})
