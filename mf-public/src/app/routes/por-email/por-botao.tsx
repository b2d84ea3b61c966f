import { useForm } from '@rumo/shared-ui'
import { useLocation, useNavigate } from 'react-router-dom'
import { Folha, Formulario } from '../../../features/conta/form-page.tsx'
import { PATHS } from '../../paths.ts'
import { Dito } from './dito.tsx'

interface PorBotaoProps {
  titulo: string
  texto: string
  /** The label of the button, and its label during the request; null once the action is done. */
  acao: readonly [string, string] | null
  /** Receives the `chave` from the link in the mail. */
  act: (chave: string) => Promise<void>
}

/**
 * A screen that a mail links to. It acts only when its button is pressed, because some programs open every link of a mail.
 */
export function PorBotao({ titulo, texto, acao, act }: PorBotaoProps) {
  const navigate = useNavigate()
  const { hash } = useLocation()
  const form = useForm({ names: [], submit: () => act(hash.slice(1)) })
  return (
    <Folha titulo={titulo} onHome={() => void navigate(PATHS.home)}>
      <Dito isDone={acao === null}>{texto}</Dito>
      {acao && (
        <Formulario form={form} acao={acao}>
          {null}
        </Formulario>
      )}
    </Folha>
  )
}
