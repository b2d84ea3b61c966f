import { isCorretor, type Claims } from '@rumo/contract'
import { decide, type Site as DecidedSite } from './decide.ts'
import { localPath } from './local-path.ts'

/** The parameter of /login and /cadastro that holds the page that the visitor wanted, as a path below the base. */
export const RETURN = 'volta'

interface Site extends DecidedSite {
  /** The address of the site that has the back office, when this site does not have it (site.json). */
  url_da_administracao?: string | undefined
}

type Address = Pick<URL, 'pathname' | 'search' | 'hash'>

/**
 * The redirect for an address, by the session; null when the address is shown. A guard leads to /login. /login leads on
 * to the page that the visitor wanted, if this account may see it. Otherwise it leads to the first page of the
 * account's perfil (docs/decisions/entering.md), with a notice in the address when the account may not see the wanted
 * page. A redirect always leads to a path of this site, or to the back office when that has a site of its own.
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
 * The address that `volta` names; null when it names none. It is resolved below the base, so it cannot name another
 * site. A path that climbs out of the base names nothing here.
 */
function returnAddress(site: Site, search: string, claims: Claims | null): string | null {
  const path = new URLSearchParams(search).get(RETURN)
  if (!path?.startsWith('/')) return null
  const { pathname, search: query, hash } = new URL(`.${path}`, location.origin + site.base)
  // When the site has no base path, two slashes at the beginning would name another host.
  const { kind } = decide(site, pathname, claims)
  if (pathname.startsWith('//')) return null
  // Only the back office demands more than a session.
  if (kind === 'login') return `${site.base}aluno?aviso=administrador`
  return kind === 'remote' ? `${pathname}${query}${hash}` : null
}
