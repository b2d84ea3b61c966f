import { conta, FUNCOES, type Usuario } from '@rumo/contract'
import { mudancasComSenha, usuariosSchemas } from '@rumo/contract/schemas/usuarios'
import { http, session } from '@rumo/shared-auth'
import { alert, askAboutEmail, Field, PasswordField, RadioField } from '@rumo/shared-ui'
import { useState, type ReactNode } from 'react'
import type { RecordForm } from '../../shared/crud/record-form.ts'
import { offersCorretores, perfilInWords } from './usuarios.calls.ts'

const perfis = () =>
  ['Aluno', ...(offersCorretores() ? FUNCOES : []), 'Administrador'].map(
    (perfil) => [perfil, perfil] as const,
  )

/** The form offers one choice, but the API has two fields: for section 7 a Corretor is an Aluno, with a `funcao`. */
function roleOf(chosen: string | undefined) {
  if (!offersCorretores()) return { perfil: chosen }
  const funcao = FUNCOES.find((known) => known === chosen) ?? null
  return { perfil: funcao ? 'Aluno' : chosen, funcao }
}

/** The message of docs/product/validation.md. */
const NAO_COINCIDEM = 'As senhas não coincidem.'

/**
 * Why a change needs the password of the signed-in user (docs/decisions/roles.md); undefined if it needs none. A server
 * with section 7 alone does not ask for it.
 */
function forWhatSenhaAtual(usuario: Usuario | null, perfil: string): string | undefined {
  if (!http.offers(conta.update)) return undefined
  if (usuario?.id !== undefined && usuario.id === session.claims()?.id)
    return 'Para mudar sua própria senha, seu e-mail ou seu perfil.'
  if (usuario?.perfil === 'Administrador')
    return 'Para mudar a senha, o e-mail ou o perfil de um administrador.'
  return perfil === 'Administrador' ? 'Para fazer de alguém administrador.' : undefined
}

interface PerfilProps {
  usuario: Usuario | null
  field: (name: string) => { name: string; error: string | undefined }
  children: ReactNode
}

/**
 * The choice of the perfil and the fields below it. The last one is the signed-in user's own password, if the choice
 * needs it.
 */
function PerfilAndSenhaAtual({ usuario, field, children }: PerfilProps) {
  const [perfil, setPerfil] = useState<string>(usuario ? perfilInWords(usuario) : 'Aluno')
  const hint = forWhatSenhaAtual(usuario, perfil)
  return (
    <>
      <RadioField
        label="Perfil"
        opcoes={perfis()}
        defaultValue={perfil}
        isWide
        onChoose={setPerfil}
        {...field('perfil')}
      />
      {children}
      {hint !== undefined && (
        <PasswordField
          label="Sua senha atual"
          autoComplete="current-password"
          hint={`${hint} Não é preciso se você entrou há pouco.`}
          {...field('senhaAtual')}
        />
      )}
    </>
  )
}

/** A server with section 7 alone changes no account without a password. */
const needsSenha = (usuario: Usuario | null) => usuario === null || !http.offers(conta.update)

const hintOfSenha = (usuario: Usuario | null) => {
  if (usuario === null) return 'Pelo menos 8 caracteres.'
  return needsSenha(usuario)
    ? 'Este servidor pede uma senha a cada mudança: a de agora ou uma nova, de pelo menos 8 caracteres.'
    : 'Em branco, continua a mesma.'
}

export const usuarioForm: RecordForm<Usuario> = {
  labels: {
    nome: 'Nome',
    email: 'E-mail',
    perfil: 'Perfil',
    senha: 'Senha',
    senhaConfirmacao: 'Confirme a senha',
    senhaAtual: 'Sua senha atual',
  },
  schema: (usuario) => {
    if (usuario === null) return usuariosSchemas.create.body
    // The typed password may be the current one or a new one; only the server knows which. A current one may be older
    // and shorter than the rule for new ones.
    return needsSenha(usuario) ? mudancasComSenha : usuariosSchemas.update.body
  },
  // An empty password leaves the old one unchanged.
  bodyOf: ({ nome, email, perfil, senha, senhaAtual }, usuario) => ({
    nome,
    email,
    ...roleOf(perfil),
    ...((needsSenha(usuario) || senha !== '') && { senha }),
    ...(senhaAtual && { senhaAtual }),
  }),
  check: ({ senha, senhaConfirmacao }) => {
    if (senha === senhaConfirmacao) return {}
    return { senhaConfirmacao: NAO_COINCIDEM }
  },
  say: async ({ senha, senhaConfirmacao }) => {
    if (senha === senhaConfirmacao) return
    await alert({ icone: 'warning', titulo: 'Aviso!', texto: NAO_COINCIDEM })
  },
  words: {
    labels: { funcao: 'Função' },
    said: (campo, value) => (campo === 'funcao' && value === null ? 'Nenhuma' : undefined),
  },
  ask: async (body, usuario) => {
    const { email } = body as { email: string }
    return email === usuario?.email || askAboutEmail(email)
  },
  render: ({ field }, usuario) => (
    <>
      <Field
        label="Nome"
        autoComplete="off"
        required
        defaultValue={usuario?.nome}
        {...field('nome')}
      />
      <Field
        label="E-mail"
        type="email"
        autoComplete="off"
        required
        defaultValue={usuario?.email}
        {...field('email')}
      />
      <PerfilAndSenhaAtual usuario={usuario} field={field}>
        <PasswordField
          label="Senha"
          autoComplete="new-password"
          hint={hintOfSenha(usuario)}
          required={needsSenha(usuario)}
          {...field('senha')}
        />
        <PasswordField
          label="Confirme a senha"
          oQueMostra="a confirmação da senha"
          autoComplete="new-password"
          // Without `required`: an empty confirmation differs from the password, which `check` reports in the words of
          // docs/product/validation.md.
          aria-required={needsSenha(usuario)}
          {...field('senhaConfirmacao')}
        />
      </PerfilAndSenhaAtual>
    </>
  ),
}
