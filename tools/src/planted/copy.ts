import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ROOT } from '../config.ts'
import { filesOfRepository } from '../house/sources.ts'

const BUNDLES = ['shell', 'mf-public', 'mf-student', 'mf-admin']

/** A copy of the repository in which defects are planted. */
export interface Copy {
  folder: string
  remove: () => Promise<void>
}

/** The bundles whose builds contain a file: its own, or all of them for shared files. */
export function bundlesOf(file: string): readonly string[] {
  const isShared = /^(?:shared-[a-z]+|contract|tools\/src\/vite)\//.test(file)
  return isShared ? BUNDLES : BUNDLES.filter((bundle) => file.startsWith(`${bundle}/`))
}

/** Replaces builds in a copy by those of the repository. */
export async function copyBuilds(bundles: readonly string[], folder: string): Promise<void> {
  for (const bundle of bundles) {
    const build = path.join(bundle, 'dist')
    await rm(path.join(folder, build), { recursive: true, force: true })
    await copyThere(build, folder)
  }
}

/** Copies all files that git does not ignore, and the bundles' builds if wanted. */
export async function copyRepository({ withBuilds }: { withBuilds: boolean }): Promise<Copy> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rumo-planted-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    for (const file of await filesOfRepository()) await copyThere(file, folder)
    await linkPackages(folder)
    if (withBuilds) await copyBuilds(BUNDLES, folder)
    await mkdir(path.join(folder, '.rumo'))
    return { folder, remove }
  } catch (error) {
    await remove()
    throw error
  }
}

/**
 * Links the installed packages. A package's node_modules holds only relative links. Copied unchanged, those to our
 * packages lead into the copy, and the others lead through the copy's node_modules to what is installed.
 */
async function linkPackages(folder: string): Promise<void> {
  await symlink(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'))
  const files = await filesOfRepository()
  const packages = files
    .filter((file) => /^[\w-]+\/package\.json$/.test(file))
    .map((file) => path.dirname(file))
  for (const name of packages) {
    const modules = path.join(name, 'node_modules')
    if (existsSync(path.join(ROOT, modules))) await copyThere(modules, folder)
  }
}

async function copyThere(file: string, folder: string): Promise<void> {
  await cp(path.join(ROOT, file), path.join(folder, file), {
    recursive: true,
    verbatimSymlinks: true,
    // Leaves out caches that tools keep beside the links, and links into node_modules of the root.
    filter: (from) => !/node_modules\/\.(?!bin)/.test(from),
  })
}
