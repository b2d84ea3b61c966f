import type { Guard, SiteConfig } from '@rumo/contract'
import { prerenderPages } from './prerender.ts'

interface Options {
  /** Gives the folder of a bundle's build. */
  buildOf: (bundle: string) => string
  /** Told in words for people what could not be drawn. */
  warn?: ((words: string) => void) | undefined
}

/** Only users with a session get the pages behind a guard. */
export const isForVisitors = (guard: Guard) => guard === 'none' || guard === 'visitante'

/** What the bundles drew ahead of what visitors may see: the shell the header, a remote its screen in its slot. */
export async function prerenderSite(site: SiteConfig, { buildOf, warn = console.warn }: Options) {
  const draw = async (bundle: string, paths: string[]) => {
    const { markup, problems } = await prerenderPages({
      bundle,
      build: buildOf(bundle),
      site,
      paths,
    })
    for (const words of problems) warn(words)
    return markup
  }
  const ofVisitors = site.remotes.map(({ name, paths }) => ({
    name,
    paths: paths.filter(({ guard }) => isForVisitors(guard)).map((one) => one.path),
  }))
  const headers = await draw(
    'shell',
    ofVisitors.flatMap(({ paths }) => paths),
  )
  const screens = new Map<string, string>()
  for (const { name, paths } of ofVisitors) {
    // What a segment of the path names is known to the browser alone.
    const drawn = await draw(
      name,
      paths.filter((one) => !one.includes('{')),
    )
    for (const [sitePath, markup] of drawn) {
      screens.set(sitePath, `<div data-boundary="${name}">${markup}</div>`)
    }
  }
  return (sitePath: string) => ({
    header: headers.get(sitePath) ?? '',
    page: screens.get(sitePath) ?? '',
  })
}
