import { isCorretor, type Claims } from '@rumo/contract'
import { decide, type Site as DecidedSite } from './decide.ts'
import { localPath } from './local-path.ts'

/** The parameter of /login and /cadastro that says where one wanted to go: a path below the base. */
export const RETURN = 'volta'

interface Site extends DecidedSite {
  /** The site that has the back office, where this one has not (site.json). */
  url_da_administracao?: string | undefined
}

type Address = Pick<URL, 'pathname' | 'search' | 'hash'>

/**
 * The redirect for an address, by the session; null where the address is shown. A guard leads to /login; /login leads
 * on to where one wanted to go, if this account may see it, otherwise by perfil (docs/decisions/entering.md), and says
 * in the address where that is because it may not. Always to a path of this site, or to the back office where that has
 * a site of its own.
 */
export function destination(site: Site, address: Address, claims: Claims | null): string | null {
  const { kind } = decide(site, address.pathname, claims)
  if (kind === 'not-found') return backOfficeElsewhere(site, address)
  if (kind === 'login')
    return `${site.base}login?${RETURN}=${encodeURIComponent(wanted(site, address))}`
  if (kind !== 'lead-on') return null
  const home = homeOf(claims)
  return returnAddress(site, address.search, claims) ?? `${site.base}${home}`
}

function homeOf(claims: Claims | null): string {
  if (claims?.perfil === 'Administrador') return 'admin'
  return claims && isCorretor(claims) ? 'admin/redacoes' : 'aluno'
}

/** Where a path of the back office is, if this site leaves it to another; null for every other path. */
function backOfficeElsewhere(site: Site, address: Address): string | null {
  if (site.url_da_administracao === undefined) return null
  const [, below] = /^\/(admin(?:\/.*)?)$/.exec(localPath(site.base, address.pathname) ?? '') ?? []
  if (below === undefined) return null
  return `${site.url_da_administracao}${below}${address.search}${address.hash}`
}

const wanted = ({ base }: Site, { pathname, search, hash }: Address) =>
  `${localPath(base, pathname)}${search}${hash}`

/**
 * Where `volta` leads, if it leads anywhere. Resolved below the base it can name no other site; where it climbs out of
 * the base, it names nothing here.
 */
function returnAddress(site: Site, search: string, claims: Claims | null): string | null {
  const path = new URLSearchParams(search).get(RETURN)
  if (!path?.startsWith('/')) return null
  const { pathname, search: query, hash } = new URL(`.${path}`, location.origin + site.base)
  // Two slashes would begin with another host, where the site has no base path.
  const { kind } = decide(site, pathname, claims)
  if (pathname.startsWith('//')) return null
  // Only the back office asks for more than a session.
  if (kind === 'login') return `${site.base}aluno?aviso=administrador`
  return kind === 'remote' ? `${pathname}${query}${hash}` : null
}
