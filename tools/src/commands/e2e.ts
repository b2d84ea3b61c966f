import path from 'node:path'
import { parseArgs } from 'node:util'
import { DEFAULT_BASE } from '../base-path.ts'
import { buildBundles } from '../build.ts'
import { runJourneys } from '../checks/journeys.ts'
import { ROOT } from '../config.ts'
import { runCommand, step } from '../start/terminal.ts'
import { FFMPEG, lendFfmpeg } from '../system/ffmpeg.ts'
import { MissingProgramError, obtainProgram } from '../system/program.ts'
import { CHROMIUM, NGINX, POSTGRES, WINDOWED_CHROMIUM } from '../system/programs.ts'

const USAGE =
  'Uso: npm run e2e [-- NOME… --grep TEXTO --headed --full --site https://ENDEREÇO/rumo/]'

// npm run e2e -- practice simulado --headed
await runCommand(async () => {
  const { values, positionals } = readArguments()
  const hasNginx = NGINX.find() !== undefined && POSTGRES.find() !== undefined
  const env = {
    ...(await filming()),
    CHROMIUM_PATH: obtainProgram(values.headed ? WINDOWED_CHROMIUM : CHROMIUM),
    ...(values.site && { E2E_SITE: siteOf(values.site) }),
    ...(values.full && { E2E_FULL: '1' }),
    ...(!hasNginx && { E2E_WITHOUT_NGINX: '1' }),
  }
  if (!values.site) {
    if (!hasNginx) console.log('Sem nginx e PostgreSQL: só as jornadas no processo único.')
    await step('Construindo o site (só o que mudou)', () => buildBundles(DEFAULT_BASE))
  }
  process.exitCode = await runJourneys({
    // A part of a path would choose every journey of a folder of that name.
    args: [
      ...positionals.map((name) => `tests/${name}[^/]*$`),
      ...(values.grep ? [`--grep=${values.grep}`] : []),
      ...(values.headed ? ['--headed'] : []),
      '--reporter=list',
    ],
    env,
  })
})

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        grep: { type: 'string' },
        headed: { type: 'boolean' },
        full: { type: 'boolean' },
        site: { type: 'string' },
      },
    })
  } catch (cause) {
    throw new Error(USAGE, { cause })
  }
}

/** The address of a site, under which its paths are. */
function siteOf(address: string): string {
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) {
    throw new Error(`--site não é um endereço. ${USAGE}`)
  }
  return address.endsWith('/') ? address : `${address}/`
}

/** What lets a journey that fails be seen again: trace and video, or the trace alone where nothing films. */
async function filming(): Promise<Record<string, string>> {
  try {
    const folder = path.join(ROOT, '.rumo/playwright')
    await lendFfmpeg(obtainProgram(FFMPEG), folder)
    return { E2E_KEEP: 'trace,video', PLAYWRIGHT_BROWSERS_PATH: folder }
  } catch (error) {
    if (!(error instanceof MissingProgramError)) throw error
    console.log(error.message)
    return { E2E_KEEP: 'trace' }
  }
}
