import { BUNDLE_MANIFEST, type BundleManifest, remotes } from '@rumo/contract'
import { bundleManifest } from '@rumo/contract/schemas/bundle'
import { sortBy } from 'es-toolkit'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'

/** The manifest of a build, or what is known of a build that is older than these manifests. */
export type ReadBundle = Partial<BundleManifest> & Pick<BundleManifest, 'name' | 'remote'>

/** Reads the manifest of the build of the bundle `name`. Throws a message for the user when the manifest is wrong. */
export async function readBundle(name: string, build: string): Promise<ReadBundle> {
  const file = path.join(build, BUNDLE_MANIFEST)
  if (!existsSync(file)) return builtBefore(name)
  const read = bundleManifest.safeParse(parsed(await readFile(file, 'utf8')))
  if (!read.success) throw new Error(`${file} não serve:\n${z.prettifyError(read.error)}`)
  if (read.data.name !== name) {
    throw new Error(`${build} é a construção de ${read.data.name}, e não de ${name}.`)
  }
  return read.data
}

/** A build without a manifest has the paths that the contract of this checkout promises. */
function builtBefore(name: string): ReadBundle {
  const remote = remotes.find((one) => one.name === name)
  return { name, ...(remote && { remote: { ...remote, paths: [...remote.paths] } }) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Throws a message for the user when the bundles do not make one site: two of them promise the same path, or one was
 * built for a contract that the shell does not accept.
 */
export function checkTogether(bundles: readonly ReadBundle[]): void {
  const shell = bundles.find(({ name }) => name === 'shell')
  const promisedBy = new Map<string, string>()
  for (const { name, contract, remote } of sortBy(bundles, ['name'])) {
    if (contract !== undefined && shell) checkContract(name, contract, shell)
    for (const { path: sitePath } of remote?.paths ?? []) {
      const other = promisedBy.get(sitePath)
      if (other) throw new Error(`${other} e ${name} prometem o mesmo caminho: ${sitePath}`)
      promisedBy.set(sitePath, name)
    }
  }
}

/** docs/teams.md says what to do in each case. */
function checkContract(name: string, contract: number, shell: ReadBundle): void {
  const { contract: newest = contract, oldestContract: oldest = newest } = shell
  if (contract >= oldest && contract <= newest) return
  const taken = oldest === newest ? `a ${newest}` : `as de ${oldest} a ${newest}`
  throw new Error(
    `${name} foi construído para a versão ${contract} do contrato, e o shell do site aceita ${taken}: ` +
      (contract > newest
        ? `publique antes um shell que aceite a ${contract}.`
        : `construa ${name} de novo, para a ${newest}.`),
  )
}
