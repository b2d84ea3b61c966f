import type { QuestaoSorteada } from '@rumo/contract'
import { render, screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { Button } from '../button.tsx'
import { questao } from './questao.fixture.ts'
import { Questao, type QuestaoProps } from './questao.tsx'

type Fields = Partial<QuestaoProps>

/** A screen that holds the answer of its question, like practice. */
function Practice({ one, ...fields }: { one: QuestaoSorteada } & Fields) {
  const [escolhida, setEscolhida] = useState<number | null>(fields.escolhida ?? null)
  const [conferida, setConferida] = useState(fields.conferida ?? false)
  const onResponder = () => setConferida(true)
  return (
    <Questao
      titulo="Questão 3"
      acao={conferida ? <Button>Próxima</Button> : <Button onClick={onResponder}>Responder</Button>}
      resolveArquivo={(url) => `/api/${url}`}
      {...fields}
      questao={one}
      escolhida={escolhida}
      conferida={conferida}
      onEscolher={setEscolhida}
      onResponder={onResponder}
    />
  )
}

/** Shows a question on such a screen and returns the simulated user. */
export function practise(fields: Partial<QuestaoSorteada> = {}, props: Fields = {}): UserEvent {
  render(<Practice one={questao(fields)} {...props} />)
  return userEvent.setup()
}

export const radio = (name: string): HTMLInputElement =>
  screen.getByRole<HTMLInputElement>('radio', { name })
export const chosen = (): HTMLElement | null => screen.queryByRole('radio', { checked: true })
export const verdict = (): string | null => screen.getByRole('status').textContent
