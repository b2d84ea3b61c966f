import path from 'node:path'
import { DEFAULT_BASE } from '../base-path.ts'
import { buildBundles } from '../build.ts'
import { readE2eArguments } from '../checks/e2e-arguments.ts'
import { checkJourneyPorts, runJourneys } from '../checks/journeys-check.ts'
import { ROOT } from '../config.ts'
import { runCommand, step } from '../start/terminal.ts'
import { FFMPEG, lendFfmpeg } from '../system/ffmpeg.ts'
import { MissingProgramError, obtainProgram } from '../system/program.ts'
import { CHROMIUM, NGINX, POSTGRES, WINDOWED_CHROMIUM } from '../system/programs.ts'

// Runs journeys in Chromium, by default all: npm run e2e -- practice simulado --headed
await runCommand(async () => {
  const { names, grep, isHeaded, isFull, site } = readE2eArguments(process.argv.slice(2))
  const hasNginx = NGINX.find() !== undefined && POSTGRES.find() !== undefined
  const env = {
    ...(await filming()),
    CHROMIUM_PATH: obtainProgram(isHeaded ? WINDOWED_CHROMIUM : CHROMIUM),
    ...(site && { E2E_SITE: site }),
    ...(isFull && { E2E_FULL: '1' }),
    ...(!hasNginx && { E2E_WITHOUT_NGINX: '1' }),
  }
  if (!site) {
    await checkJourneyPorts()
    if (!hasNginx) console.log('Sem nginx e PostgreSQL: só as jornadas no processo único.')
    await step('Construindo o site (só o que mudou)', () => buildBundles(DEFAULT_BASE))
  }
  process.exitCode = await runJourneys({
    // Playwright matches the whole path. A name alone would choose every journey if a folder above had that name.
    args: [
      ...names.map((name) => `tests/${name}[^/]*$`),
      ...(grep ? [`--grep=${grep}`] : []),
      ...(isHeaded ? ['--headed'] : []),
      '--reporter=list',
    ],
    env,
  })
})

/** The settings that keep the trace and the video of a failed journey; without ffmpeg, only the trace. */
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
