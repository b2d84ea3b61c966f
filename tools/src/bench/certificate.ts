import { existsSync } from 'node:fs'
import path from 'node:path'
import { run } from '../checks/run.ts'
import { obtainProgram, type SystemProgram } from '../system/program.ts'

const OPENSSL: SystemProgram = {
  name: 'openssl',
  packages: ['openssl'],
  find: () => ['/usr/bin/openssl'].find((file) => existsSync(file)),
}

/** Makes a certificate of localhost for a day, which no authority signed, and its key; gives the paths of both. */
export async function makeCertificate(folder: string) {
  const certificate = path.join(folder, 'certificate.pem')
  const key = path.join(folder, 'key.pem')
  const args =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=localhost'
  const files = ['-out', certificate, '-keyout', key]
  const { code, output } = await run(obtainProgram(OPENSSL), [...args.split(' '), ...files])
  if (code !== 0) throw new Error(`openssl made no certificate:\n${output}`)
  return { certificate, key }
}
