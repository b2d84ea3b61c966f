import type { Claims } from '@rumo/contract'
import { session } from '@rumo/shared-auth'
import { usePageTitle } from '@rumo/shared-ui'
import { ApagarConta } from '../../../features/conta/apagar-conta.tsx'
import { offersDados, removeConta } from '../../../features/conta/conta.calls.ts'
import { AvisosPorEmail } from '../../../features/conta/avisos-por-email.tsx'
import { forgetterOfDevice } from '../../../features/conta/forget-device.ts'
import { MeusDados } from '../../../features/conta/meus-dados.tsx'
import { MudarNome } from '../../../features/conta/mudar-nome.tsx'
import { MudarSenha } from '../../../features/conta/mudar-senha.tsx'
import { TrocarEmail } from '../../../features/conta/trocar-email.tsx'
import { useChangeConta } from '../../../features/conta/use-conta.ts'
import { useUsuario } from '../../../features/conta/use-usuario.ts'
import { PATHS } from '../../paths.ts'
import styles from './conta.module.css'
import { Page } from './aluno-page.tsx'

interface ContaProps {
  claims: Claims
  /** Goes to a path of the site, which may belong to another remote. */
  navigate: (path: string) => void
}

/** Where users see, change, download and remove their own account. */
export function Conta({ claims, navigate }: ContaProps) {
  const heading = usePageTitle('Minha conta')
  const { usuario, isLoading } = useUsuario(claims)
  const change = useChangeConta(usuario)
  const remove = async (senhaAtual: string) => {
    // Created before the account is removed: afterwards the session may have ended, and the device's owner be a
    // visitor.
    const forget = forgetterOfDevice()
    await removeConta(usuario, senhaAtual)
    const isForgotten = await forget()
    // Leaves the page before the session ends: a guarded page would say that the session ended.
    navigate(PATHS.home)
    session.endForAll()
    return isForgotten
  }
  const facts = [
    ['Nome', usuario.nome],
    ['E-mail', usuario.email],
    ['Perfil', usuario.funcao ?? usuario.perfil],
  ]
  return (
    <Page titulo="Minha conta" heading={heading}>
      <dl className={styles.facts} aria-busy={isLoading}>
        <dt>Número da conta</dt>
        <dd>{usuario.id}</dd>
        {facts.map(([name, value]) => (
          <Fact key={name} name={name} value={isLoading ? 'carregando...' : value} />
        ))}
      </dl>
      <MudarNome usuario={usuario} change={change} />
      <MudarSenha usuario={usuario} change={change} />
      <TrocarEmail usuario={usuario} />
      <AvisosPorEmail />
      {offersDados() && <MeusDados />}
      <ApagarConta remove={remove} />
    </Page>
  )
}

const Fact = ({ name, value }: { name: string | undefined; value: string | undefined }) => (
  <>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </>
)
