import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { run } from '../checks/run.ts'
import { ROOT } from '../config.ts'

const BUNDLES = ['shell', 'mf-public', 'mf-student', 'mf-admin']

/** A copy of the repository as it stands, in which anything may be broken. */
export interface Copy {
  folder: string
  remove: () => Promise<void>
}

/** The bundles whose builds a file is part of: its own, or all of them where they share it. */
export function bundlesOf(file: string): readonly string[] {
  const isShared = /^(?:shared-[a-z]+|contract|tools\/src\/vite)\//.test(file)
  return isShared ? BUNDLES : BUNDLES.filter((bundle) => file.startsWith(`${bundle}/`))
}

/** Brings the builds of bundles as they stand into a copy, in the place of those that it has. */
export async function copyBuilds(bundles: readonly string[], folder: string): Promise<void> {
  for (const bundle of bundles) {
    const build = path.join(bundle, 'dist')
    await rm(path.join(folder, build), { recursive: true, force: true })
    await copyThere(build, folder)
  }
}

/** Copies what git knows or would take, and the bundles' builds where they are wanted and there. */
export async function copyRepository({ withBuilds }: { withBuilds: boolean }): Promise<Copy> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rumo-planted-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    for (const file of await filesOfRepository()) {
      if (existsSync(path.join(ROOT, file))) await copyThere(file, folder)
    }
    await linkPackages(folder)
    if (withBuilds) await copyBuilds(BUNDLES, folder)
    await mkdir(path.join(folder, '.rumo'))
    return { folder, remove }
  } catch (error) {
    await remove()
    throw error
  }
}

async function filesOfRepository(): Promise<string[]> {
  const { code, output } = await run('git', [
    'ls-files',
    '-z',
    '--cached',
    '--others',
    '--exclude-standard',
  ])
  if (code !== 0) throw new Error(`git does not tell the files of the repository:\n${output}`)
  return [...new Set(output.split('\0').filter(Boolean))]
}

/**
 * A package's own node_modules holds links alone, relative ones: copied as they are, those to packages of ours lead
 * into the copy, and those to others by its node_modules to what is installed.
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
    // Caches that tools leave beside the links, and links into node_modules of the root.
    filter: (from) => !/node_modules\/\.(?!bin)/.test(from),
  })
}
