import { existsSync } from 'node:fs'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { MissingProgramError, obtainProgram, type SystemProgram } from './program.ts'

let folder: string
let program: SystemProgram

/** Puts a package manager that runs `script` first in PATH. */
async function aptThat(script: string): Promise<void> {
  // Without root, the package manager is called through sudo.
  for (const name of ['apt-get', 'sudo']) {
    const file = path.join(folder, name)
    await writeFile(file, `#!/bin/sh\ncd ${folder}\necho "$@" >> asked\n${script}\n`)
    await chmod(file, 0o755)
  }
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rumo-apt-'))
  const place = path.join(folder, 'postgres')
  program = {
    name: 'postgres',
    packages: ['postgresql'],
    find: () => (existsSync(place) ? place : undefined),
  }
  vi.stubEnv('PATH', `${folder}:${process.env['PATH']}`)
  vi.spyOn(console, 'log').mockReturnValue()
  return async () => {
    vi.unstubAllEnvs()
    vi.restoreAllMocks()
    await rm(folder, { recursive: true })
  }
})

const asked = () => readFile(path.join(folder, 'asked'), 'utf8')

describe('obtainProgram', () => {
  it('installs nothing that is there', async () => {
    await aptThat('')
    await writeFile(path.join(folder, 'postgres'), '')

    expect(obtainProgram(program)).toBe(path.join(folder, 'postgres'))
    expect(existsSync(path.join(folder, 'asked'))).toBe(false)
  })

  it('installs what is missing', async () => {
    await aptThat('touch postgres')

    expect(obtainProgram(program)).toBe(path.join(folder, 'postgres'))
    expect(await asked()).toMatch(/^.*install --yes --no-install-recommends postgresql\n$/)
  })

  it('says which service the machine may have started with it, and how to end that', async () => {
    await aptThat('touch postgres')
    obtainProgram({ ...program, service: 'postgresql' })
    obtainProgram({ ...program, service: 'postgresql' })

    const told = vi
      .mocked(console.log)
      .mock.calls.filter(([line]) =>
        String(line).includes('sudo systemctl disable --now postgresql'),
      )
    expect(told).toHaveLength(1)
  })

  it('asks for newer lists of packages, once, where the first attempt fails', async () => {
    await aptThat(
      'case "$*" in *update*) touch updated;; *) test -e updated && touch postgres;; esac',
    )

    expect(obtainProgram(program)).toBe(path.join(folder, 'postgres'))
    expect((await asked()).trim().split('\n')).toHaveLength(3)
  })

  it('says which program cannot be had', async () => {
    await aptThat('exit 100')

    expect(() => obtainProgram(program)).toThrow(MissingProgramError)
    expect(() => obtainProgram(program)).toThrow('npm test -- --without postgres')
  })
})
