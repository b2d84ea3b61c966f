import { fakeHost } from '@rumo/contract/testing'
import { prerender as prerenderPage } from '../prerender.tsx'

export const { basename: BASENAME, faculdade: FACULDADE } = fakeHost()

/** The prerendered content of a path. */
export const prerender = (path: string) =>
  prerenderPage({
    site: { base: `${BASENAME}/`, extensoes: ['conta'], remotes: [], faculdade: FACULDADE },
    path,
  }) as string

/** A host whose slot holds the prerendered content of a path. */
export function hostWith(path: string) {
  const props = fakeHost()
  const parsed = new DOMParser().parseFromString(prerender(path), 'text/html')
  props.slot.append(...parsed.body.childNodes)
  return props
}

/** Whether React has begun to work on an element. */
export const isReacting = (element: HTMLElement) =>
  Object.keys(element).some((name) => name.startsWith('__react'))
