import type { Guard, SiteConfig } from '@rumo/contract'
import { prerenderPages } from './prerender.ts'

interface Options {
  /** Returns the folder with a bundle's build. */
  buildOf: (bundle: string) => string
  /** Called with a message for each page that could not be drawn. */
  warn?: ((message: string) => void) | undefined
}

/** Whether a path is shown without a session, so that its page can be drawn ahead. */
export const isForVisitors = (guard: Guard) => guard === 'none' || guard === 'visitante'

/** Draws the pages that visitors may see: the shell its header, each remote the screen in its slot. */
export async function prerenderSite(site: SiteConfig, { buildOf, warn = console.warn }: Options) {
  const draw = async (bundle: string, paths: string[]) => {
    const { markup, problems } = await prerenderPages({
      bundle,
      build: buildOf(bundle),
      site,
      paths,
    })
    for (const problem of problems) warn(problem)
    return markup
  }
  const forVisitors = site.remotes.map(({ name, paths }) => ({
    name,
    paths: paths.filter(({ guard }) => isForVisitors(guard)).map((one) => one.path),
  }))
  const headers = await draw(
    'shell',
    forVisitors.flatMap(({ paths }) => paths),
  )
  const screens = new Map<string, string>()
  for (const { name, paths } of forVisitors) {
    for (const [sitePath, markup] of await draw(name, paths)) {
      if (markup !== '') screens.set(sitePath, `<div data-boundary="${name}">${markup}</div>`)
    }
  }
  return (sitePath: string) => ({
    header: headers.get(sitePath) ?? '',
    page: screens.get(sitePath) ?? '',
  })
}
