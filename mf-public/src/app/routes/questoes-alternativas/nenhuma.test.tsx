import { session } from '@rumo/shared-auth'
import { unsignedToken } from '@rumo/shared-auth/testing'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Nenhuma } from './nenhuma.tsx'

afterEach(() => {
  cleanup()
  session.end()
})

const show = (idMateria: number | null) =>
  render(
    <Nenhuma
      disponiveis={0}
      idMateria={idMateria}
      heading={null}
      onRetry={() => undefined}
      onStartOver={() => undefined}
      onAllMaterias={() => undefined}
    />,
  )

it.each([null, 5])('tells an account, of matéria %s, that a simulado may ask them', (idMateria) => {
  show(idMateria)
  expect(screen.queryByText(/simulado em andamento/)).toBeNull()
  cleanup()
  session.begin(unsignedToken({ id: 7, nome: 'Ana', email: 'ana@exemplo.br', perfil: 'Aluno' }))
  show(idMateria)
  expect(screen.getByText(/simulado em andamento voltam quando ele for encerrado\.$/)).toBeDefined()
})
