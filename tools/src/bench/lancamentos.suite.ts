import type { Figure, Suite } from './figure.ts'
import { journeyFigures } from './journey-figures.ts'

const RELEASES = 20
const SESSIONS = 50

/** Releases behind nginx while pages are open, as e2e/tests/release-crowd.spec.ts makes them. */
export const lancamentos: Suite = {
  key: 'lancamentos',
  name: `${RELEASES} releases of each of three remotes under ${SESSIONS} open sessions`,
  onRequest: true,
  run: async (): Promise<Figure[]> => {
    const { of } = await journeyFigures({
      file: 'release-crowd',
      project: 'nginx',
      env: { E2E_RELEASES: `${RELEASES}`, E2E_SESSIONS: `${SESSIONS}` },
    })
    const only = (name: string) => Math.max(...of(name))
    const none = (name: string, row: string, noted: string): Figure => ({
      name,
      value: only(noted),
      atMost: 0,
      row,
    })
    return [
      { name: 'releases', value: only('releases') },
      { name: 'screens opened meanwhile', value: only('screens') },
      { name: 'answers given meanwhile', value: only('answers') },
      none('navigations that failed', 'Navigations that failed under 60 releases', 'failed'),
      none('answers that were lost', 'answers that were lost', 'lost'),
      {
        name: 'most reloads of a session',
        value: only('most reloads'),
        atMost: 1,
        row: 'most reloads of a session',
      },
    ]
  },
}
