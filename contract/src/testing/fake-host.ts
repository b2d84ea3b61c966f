import type { HostProps } from '../site/host.ts'

/**
 * The props that a host gives to a remote, for tests: a slot at the end of the page, and functions that do nothing. The
 * caller has to remove the slot afterwards.
 */
export function fakeHost(): HostProps {
  return {
    slot: document.body.appendChild(document.createElement('div')),
    basename: '/rumo',
    faculdade: {
      nome: 'Faculdade',
      url_vestibular: 'https://faculdade.test/vestibular',
      url_inscricao: 'https://faculdade.test/inscricao',
      contato: 'contato@faculdade.test',
    },
    origensDeArquivos: [],
    navigate: () => {},
    fail: () => {},
  }
}
