import { answering, ROOT } from '@rumo/tools/e2e'
import { spawn, type ChildProcess } from 'node:child_process'
import path from 'node:path'

/** Starts the API as a process of its own, over the data in a folder. Several such processes may share the folder. */
export async function startApiProcess(dataDir: string, port: number): Promise<ChildProcess> {
  const server = spawn(process.execPath, [path.join(ROOT, 'api/src/server.ts')], {
    env: {
      HOST: '127.0.0.1',
      PORT: `${port}`,
      DATA_DIR: dataDir,
      DEMO: '1',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  await answering(server, `http://127.0.0.1:${port}/ready`)
  return server
}
