import { useForm } from '@rumo/shared-ui'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { confirmEmail } from '../../../features/conta/correio.calls.ts'
import { Folha, Formulario } from '../../../features/conta/folha.tsx'
import { PATHS } from '../../paths.ts'
import styles from './por-email.module.css'

const FALTA =
  'Confirmado. Falta confirmar no outro endereço: abra também o e-mail que mandamos para lá.'
const TROCADO = 'Confirmado. O e-mail da sua conta foi trocado: da próxima vez, entre com o novo.'

/**
 * Where a mail leads to confirm another e-mail. By a button: a program that looks at the addresses in a mail confirms
 * nothing.
 */
export function ConfirmarEmail() {
  const navigate = useNavigate()
  const { hash } = useLocation()
  const [feito, setFeito] = useState<string | null>(null)
  const form = useForm({
    names: [],
    submit: async () => {
      const falta = await confirmEmail(hash.slice(1))
      setFeito(falta ? FALTA : TROCADO)
    },
  })
  return (
    <Folha titulo="Confirmar o e-mail" onHome={() => void navigate(PATHS.home)}>
      <output className={styles.texto}>
        {feito ?? 'Confirme que foi você quem pediu para trocar o e-mail da conta.'}
      </output>
      {feito === null && (
        <Formulario form={form} acao={['Fui eu: confirmar', 'Confirmando…']}>
          {null}
        </Formulario>
      )}
    </Folha>
  )
}
