import { session } from '@rumo/shared-auth'
import { unsignedToken } from '@rumo/shared-auth/testing'
import { afterEach, expect, it } from 'vitest'
import { keptForm, restoreForm } from './kept-form.ts'

afterEach(() => {
  session.end()
  document.body.replaceChildren()
})

it('keeps no password and no address of a file when the session ends', () => {
  session.begin(unsignedToken({ id: 1, nome: 'A', email: 'a@b.c', perfil: 'Administrador' }))
  const claims = session.token()
  document.body.innerHTML = `<form>
    <input name="nome" value="Ana">
    <input name="senha" type="password" autocomplete="new-password" value="girafa azul">
    <input name="url_arquivo" aria-hidden="true" value="arquivos/1.pdf">
  </form>`
  const keep = restoreForm('usuarios', null, document.forms[0] as HTMLFormElement)
  session.end()
  keep()
  session.begin(claims ?? '')
  expect(keptForm('usuarios')).toEqual({ row: null, values: [['nome', 'Ana']] })
})
