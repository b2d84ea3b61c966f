import { mkdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { DEFAULT_BASE } from '../base-path.ts'
import { buildBundles } from '../build.ts'
import { checkJourneyPorts, runJourneys } from '../checks/journeys-check.ts'
import { ROOT } from '../config.ts'
import { obtainProgram } from '../system/program.ts'
import { CHROMIUM, NGINX, POSTGRES } from '../system/programs.ts'

const annotation = z.object({ type: z.string(), description: z.string().optional() })
const journey = z.object({ annotations: z.array(annotation) })
const report = z.object({
  suites: z.array(z.object({ specs: z.array(z.object({ tests: z.array(journey) })) })),
})

/** The figures that the journeys of a file noted (`noteFigure` in e2e), including journeys that failed. */
interface JourneyFigures {
  /** The figures noted under a name. Throws when there are none. */
  of: (name: string) => readonly number[]
}

interface Asked {
  /** The name of a file in e2e/tests, without `.spec.ts`. */
  file: string
  /** Whether one process serves the product, or nginx (e2e/playwright.config.ts). */
  project: 'single' | 'nginx'
  env: Record<string, string>
}

/** Builds the product and runs the journeys of a file of e2e as a full run does. */
export async function journeyFigures({ file, project, env }: Asked): Promise<JourneyFigures> {
  await checkJourneyPorts()
  for (const program of [NGINX, POSTGRES]) obtainProgram(program)
  await buildBundles(DEFAULT_BASE)
  const output = path.join(ROOT, `.rumo/bench-${process.pid}.json`)
  await mkdir(path.dirname(output), { recursive: true })
  try {
    await runJourneys({
      args: [`tests/${file}[.]spec[.]ts$`, `--project=${project}`, '--reporter=dot,json'],
      env: {
        ...env,
        CHROMIUM_PATH: obtainProgram(CHROMIUM),
        E2E_FULL: '1',
        PLAYWRIGHT_JSON_OUTPUT_FILE: output,
      },
    })
    return figuresIn(await readFile(output, 'utf8'))
  } finally {
    await rm(output, { force: true })
  }
}

/** Reads the report that Playwright wrote in JSON. */
export function figuresIn(text: string): JourneyFigures {
  const { suites } = report.parse(JSON.parse(text))
  const journeys = suites.flatMap(({ specs }) => specs.flatMap(({ tests }) => tests))
  const notes = Map.groupBy(
    journeys.flatMap(({ annotations }) => annotations),
    ({ type }) => type,
  )
  return {
    of: (name) => {
      const noted = notes.get(name)
      if (!noted) throw new Error(`No journey noted "${name}".`)
      return noted.map(({ description }) => Number(description))
    },
  }
}
