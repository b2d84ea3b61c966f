import type { Usuario } from '@rumo/contract'
import { perfilInWords, usuariosResource } from '../../features/usuarios/usuarios.calls.ts'
import { usuarioForm } from '../../features/usuarios/usuario-form.tsx'
import type { Column } from '../../shared/crud/columns.ts'
import { CrudScreen } from '../../shared/crud/crud-screen.tsx'
import { LinkBeside } from '../../shared/lista/links.tsx'
import { PATHS } from '../paths.ts'

const COLUMNS: Column<Usuario>[] = [
  { titulo: 'Nome', campo: 'nome', text: ({ nome }) => nome },
  { titulo: 'E-mail', campo: 'email', text: ({ email }) => email },
  { titulo: 'Perfil', campo: 'perfil', text: perfilInWords, isStatus: true },
]

export const Usuarios = () => (
  <CrudScreen
    titulo="Usuários"
    resource={usuariosResource}
    columns={COLUMNS}
    ordem="nome"
    form={usuarioForm}
    placeholder="nome ou e-mail"
  >
    <LinkBeside to={PATHS.turma}>Cadastrar uma turma</LinkBeside>
  </CrudScreen>
)
