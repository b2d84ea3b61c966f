import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Extensao } from '@rumo/contract'
import { http, session } from '@rumo/shared-auth'
import type { Device } from '@rumo/shared-device/device'
import { EnvioDeRedacoes } from '@rumo/shared-device/redacoes'
import { useEffect } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { TemasRedacao } from '../app/routes/temas-redacao.tsx'
import { PATHS } from '../app/paths.ts'
import { fakeOwnDevice, fakeDevice } from './fake-device.ts'
import { fakeServer } from '@rumo/shared-auth/fake-server'

export const TEXTO_1 = 'Conta-se que a ponte de madeira ficou fechada por dois invernos.'
export const PONTE = { id: 1, id_prova: 1, instrucoes: 'A ponte\n\nEscreva sobre a ponte.' }
export const HORTA = { id: 2, id_prova: 1, instrucoes: 'A horta' }
export const TEMA = { id: 9, titulo: 'O farol', comando: '', textos: [] }

/** A server with these themes, of which the first has a text. */
export const serve = (
  redacoes: unknown,
  more: Record<string, unknown> = {},
  extensoes: readonly Extensao[] = [],
) =>
  fakeServer(
    {
      'GET /redacoes': redacoes,
      'GET /redacoes-referencias': [{ id_redacao: 1, id_referencia: 7 }],
      'GET /referencias/7': { id: 7, titulo: 'A travessia', texto: TEXTO_1 },
      ...more,
    },
    extensoes,
  )

/** Opens the screen of the essay on what a device keeps for a visitor. */
export function openEssay(ownDevice = fakeOwnDevice()) {
  return { ...openEssayOn({ ...fakeDevice(), of: () => ownDevice }), ownDevice }
}

/** Opens the essay screen on a device, for its current user. `onSearch` receives the query of the address. */
export function openEssayOn(device: Device, search = '', onSearch?: (search: string) => void) {
  return render(
    <MemoryRouter initialEntries={[PATHS.temasRedacao + search]}>
      <TemasRedacao device={device} envios={new EnvioDeRedacoes({ device, http, session })} />
      {onSearch && <Address onSearch={onSearch} />}
    </MemoryRouter>,
  )
}

function Address({ onSearch }: { onSearch: (search: string) => void }) {
  const { search } = useLocation()
  useEffect(() => onSearch(search), [onSearch, search])
  return null
}

export const tema = (name: string) => screen.findByRole('heading', { level: 1, name })
export const field = () =>
  screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Sua redação' })
export const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
export const press = (name: string) => userEvent.click(button(name))
export const write = async (texto: string) => userEvent.type(await field(), texto)
