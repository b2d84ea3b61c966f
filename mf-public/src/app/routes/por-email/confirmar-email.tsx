import { useState } from 'react'
import { confirmEmail } from '../../../features/conta/correio.calls.ts'
import { PorBotao } from './por-botao.tsx'

const FALTA =
  'Confirmado. Falta confirmar também no outro e-mail: abra a mensagem que mandamos para lá.'
const TROCADO = 'Confirmado. O e-mail da sua conta foi trocado: da próxima vez, entre com o novo.'

/** The screen that a mail links to for confirming another e-mail. */
export function ConfirmarEmail() {
  const [feito, setFeito] = useState<string | null>(null)
  return (
    <PorBotao
      titulo="Confirmar o e-mail"
      texto={feito ?? 'Confirme que foi você quem pediu para trocar o e-mail da conta.'}
      acao={feito === null ? ['Fui eu: confirmar', 'Confirmando…'] : null}
      act={async (chave) => setFeito((await confirmEmail(chave)) ? FALTA : TROCADO)}
    />
  )
}
