import type { ErrorBody } from '@rumo/contract'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Field, SelectField, TextField } from './field.tsx'
import { PasswordField } from './password-field.tsx'
import { RadioField } from './radio-field.tsx'
import { useForm } from './use-form.ts'

const NAMES = ['email', 'senha'] as const
type Options = Parameters<typeof useForm<(typeof NAMES)[number]>>[0]

function Probe(options: Omit<Options, 'names'>) {
  const form = useForm({ names: NAMES, ...options })
  return (
    <form {...form.props}>
      <Field label="E-mail" type="email" required {...form.field('email')} />
      <PasswordField label="Senha" required {...form.field('senha')} />
      <button type="submit">{form.isPending ? 'Entrando…' : 'Entrar'}</button>
    </form>
  )
}

class ServerError extends Error implements ErrorBody {
  readonly icone = 'error'
  readonly titulo = 'Não deu'
  readonly mensagem = 'Tente de novo.'
  readonly campos: Record<string, string>
  constructor(campos: Record<string, string>) {
    super()
    this.campos = campos
  }
}

const submit = vi.fn<Options['submit']>()
const email = () => screen.getByLabelText<HTMLInputElement>('E-mail')
const senha = () => screen.getByLabelText<HTMLInputElement>('Senha')
const describedBy = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)

async function fill(values = { email: 'ana@exemplo.br', senha: 'uma frase boa' }) {
  await userEvent.type(email(), values.email)
  await userEvent.type(senha(), values.senha)
  await userEvent.click(screen.getByRole('button', { name: 'Entrar' }))
}

describe('useForm', () => {
  it('says beside each field what is missing, and submits nothing', async () => {
    render(<Probe submit={submit} />)
    await userEvent.click(screen.getByRole('button', { name: 'Entrar' }))
    expect(describedBy(email())).toEqual(['Preencha este campo.'])
    expect(email().getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(email())
    await userEvent.type(email(), 'a')
    expect(email().getAttribute('aria-invalid')).toBe('false')
    expect(submit).not.toHaveBeenCalled()
  })

  it('submits what was typed, once however often one asks', async () => {
    const pending = Promise.withResolvers<void>()
    submit.mockReset().mockReturnValue(pending.promise)
    render(<Probe submit={submit} />)
    await fill()
    const button = screen.getByRole('button', { name: 'Entrando…' })
    await userEvent.click(button)
    expect(submit).toHaveBeenCalledExactlyOnceWith({
      email: 'ana@exemplo.br',
      senha: 'uma frase boa',
    })
    pending.resolve()
    await screen.findByRole('button', { name: 'Entrar' })
  })

  it('submits once what is sent twice before the page has drawn', async () => {
    submit.mockReset().mockResolvedValue(undefined)
    render(<Probe submit={submit} check={() => ({})} />)
    await userEvent.type(email(), 'ana@exemplo.br')
    await userEvent.type(senha(), 'uma frase boa')
    const form = email().form
    form?.requestSubmit()
    form?.requestSubmit()
    await vi.waitFor(() => expect(submit).toHaveBeenCalled())
    await screen.findByRole('button', { name: 'Entrar' })
    expect(submit).toHaveBeenCalledOnce()
  })

  it('asks for what else is wrong before it submits', async () => {
    submit.mockReset()
    render(<Probe submit={submit} check={() => ({ senha: 'Curta.' })} />)
    await fill()
    expect(describedBy(senha())).toEqual(['Curta.'])
    expect(document.activeElement).toBe(senha())
    expect(submit).not.toHaveBeenCalled()
  })

  it('says at once what is missing and what else is wrong', async () => {
    submit.mockReset()
    const wrong = { email: 'Outra coisa.', senha: 'Curta.' }
    render(<Probe submit={submit} check={() => wrong} />)
    await userEvent.type(senha(), 'x')
    await userEvent.click(screen.getByRole('button', { name: 'Entrar' }))
    expect([email(), senha()].map(describedBy)).toEqual([['Preencha este campo.'], ['Curta.']])
    expect(document.activeElement).toBe(email())
    expect(submit).not.toHaveBeenCalled()
  })

  it('puts what a server says of a field beside it, and keeps what was typed', async () => {
    submit.mockReset().mockRejectedValue(new ServerError({ senha: 'Muito comum.' }))
    render(<Probe submit={submit} />)
    await fill()
    await screen.findByText('Muito comum.')
    expect(document.activeElement).toBe(senha())
    expect(screen.queryByRole('dialog')).toBeNull()
    expect([email().value, senha().value]).toEqual(['ana@exemplo.br', 'uma frase boa'])
  })

  it('says more of what is wrong once it stands beside its field', async () => {
    submit.mockReset().mockRejectedValueOnce(new ServerError({ senha: 'Muito comum.' }))
    const say = vi.fn(async () => senha().getAttribute('aria-invalid'))
    render(<Probe submit={submit} say={say} />)
    await userEvent.click(screen.getByRole('button', { name: 'Entrar' }))
    expect(say).toHaveBeenLastCalledWith({ email: '', senha: '' }, null)
    await fill()
    await screen.findByText('Muito comum.')
    expect(say).toHaveBeenLastCalledWith(expect.anything(), expect.any(ServerError))
    submit.mockResolvedValue(undefined)
    await userEvent.click(screen.getByRole('button', { name: 'Entrar' }))
    expect(say).toHaveBeenCalledTimes(2)
  })

  it('can be sent while a dialog that says more is still going', async () => {
    submit.mockReset().mockResolvedValue(undefined)
    render(<Probe submit={submit} say={() => new Promise(() => {})} />)
    await userEvent.click(screen.getByRole('button', { name: 'Entrar' }))
    await fill()
    expect(submit).toHaveBeenCalledOnce()
  })

  it('puts everything else in a dialog, once the form can be submitted again', async () => {
    submit.mockReset().mockRejectedValue(new ServerError({ outro: 'Não é daqui.' }))
    render(<Probe submit={submit} />)
    await fill()
    const dialog = await screen.findByRole('dialog', { name: 'Não deu' })
    expect(dialog.textContent).toContain('Tente de novo.')
    expect(screen.queryByText('Entrando…')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Entendi' }))
    expect(senha().value).toBe('uma frase boa')
  })
})

const save = () => userEvent.click(screen.getByRole('button', { name: 'Salvar' }))

describe('useForm with fields that choose', () => {
  const CHOICES = ['curso', 'semestre', 'ano'] as const
  const send = vi.fn<(values: Record<string, string>) => Promise<void>>()

  function Choices() {
    const form = useForm({ names: CHOICES, submit: send })
    return (
      <form {...form.props}>
        <SelectField label="Curso" required defaultValue="" {...form.field('curso')}>
          <option value="">Escolha</option>
          <option value="7">Química</option>
        </SelectField>
        <RadioField
          label="Semestre"
          opcoes={[
            ['1', 'primeiro'],
            ['2', 'segundo'],
          ]}
          {...form.field('semestre')}
        />
        <Field label="Ano" type="number" min={1900} required {...form.field('ano')} />
        <button type="submit">Salvar</button>
        <output>{form.errors.join(', ')}</output>
      </form>
    )
  }
  it('says which of them is missing, and goes to the first', async () => {
    render(<Choices />)
    await save()
    expect(screen.getAllByText('Escolha uma opção.')).toHaveLength(2)
    expect(screen.getByRole('status').textContent).toBe('curso, semestre, ano')
    expect(document.activeElement).toBe(screen.getByLabelText('Curso'))
    await userEvent.selectOptions(screen.getByLabelText('Curso'), 'Química')
    await save()
    expect(document.activeElement).toBe(screen.getByLabelText('primeiro'))
    expect(send).not.toHaveBeenCalled()
  })

  it('submits what was chosen, and leaves the bounds of a number to a schema', async () => {
    send.mockResolvedValue()
    render(<Choices />)
    await userEvent.selectOptions(screen.getByLabelText('Curso'), 'Química')
    await userEvent.click(screen.getByLabelText('segundo'))
    await userEvent.type(screen.getByLabelText('Ano'), '1800')
    await save()
    expect(send).toHaveBeenCalledExactlyOnceWith({ curso: '7', semestre: '2', ano: '1800' })
  })
})

it.each([
  ['number', 'Escreva um número.'],
  ['date', 'Escreva uma data que existe.'],
])('says of a %s that was typed in part what is to be typed', async (type, said) => {
  function Probed() {
    const form = useForm({ names: ['campo'], submit })
    return (
      <form {...form.props}>
        <Field label="Campo" type={type} {...form.field('campo')} />
        <button type="submit">Salvar</button>
      </form>
    )
  }
  render(<Probed />)
  const field = screen.getByLabelText('Campo (opcional)')
  // A browser reports this for 31/02, and for a year without day and month.
  Object.defineProperty(field, 'validity', { value: { valid: false, badInput: true } })
  await save()
  expect(describedBy(field)).toEqual([said])
})

it('TextField is a textarea of 15 rows and 50 columns unless told', () => {
  render(<TextField label="Instruções" name="instrucoes" hint="Sem verso." error="Falta." />)
  const field = screen.getByLabelText<HTMLTextAreaElement>('Instruções (opcional)')
  expect(['rows', 'cols'].map((name) => field.getAttribute(name))).toEqual(['15', '50'])
  expect(describedBy(field)).toEqual(['Falta.', 'Sem verso.'])
})

it('a password says once what it has to be: what is wrong takes the place of the hint', () => {
  const props = { label: 'Senha', name: 'senha', required: true, hint: 'Pelo menos 8 caracteres.' }
  const { rerender } = render(<PasswordField {...props} />)
  expect(describedBy(screen.getByLabelText('Senha'))).toEqual([props.hint])
  rerender(<PasswordField {...props} error="Use pelo menos 8 caracteres." />)
  expect(describedBy(screen.getByLabelText('Senha'))).toEqual(['Use pelo menos 8 caracteres.'])
  expect(screen.queryByText(props.hint)).toBeNull()
})
