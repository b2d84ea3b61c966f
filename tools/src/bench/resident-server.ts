import { buildApp, readConfig } from '@rumo/api'

/** Serves the API over the data folder given as the argument, and sends its address to the parent process. */
const [folder = ''] = process.argv.slice(2)
const app = await buildApp(readConfig({ DATA_DIR: folder, DEMO: '1', LOG_LEVEL: 'silent' }))
process.once('SIGTERM', () => void app.close())
process.send?.(await app.listen({ host: '127.0.0.1', port: 0 }))
