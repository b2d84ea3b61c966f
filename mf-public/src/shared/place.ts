import { createContext } from 'react'

/** Where a screen is in the site. */
interface Place {
  /** The site's base path without the slash at its end. */
  basename: string
  /** The first segment of the screen's paths; empty for the home page. */
  screen: string
}

export const Place = createContext<Place>({ basename: '', screen: '' })

/** The segments of a path that lies below the base path. */
export const segmentsOf = (path: string) => path.split('/').filter(Boolean)

/** The path of a screen (app/paths.ts) at which these segments are; undefined when no screen has so many. */
export function screenPathOf([screen = '', id, ...more]: readonly string[]): string | undefined {
  if (more.length > 0) return undefined
  return `/${screen.toLowerCase()}${id === undefined ? '' : '/:id'}`
}
