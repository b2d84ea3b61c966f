import { openDatabase } from './src/infra/db.ts'
import { resumoRepository } from './src/modules/resumo/resumo.repository.ts'
import { resumoService } from './src/modules/resumo/resumo.service.ts'
const db = openDatabase('/tmp/rev6a/db/rumo.sqlite')
const repo = resumoRepository(db)
for (const [k, f] of Object.entries(repo)) for (let i=0;i<2;i++) { const s=performance.now(); await (f as ()=>Promise<unknown>)(); console.log(k, (performance.now()-s).toFixed(1)) }
for (let i=0;i<3;i++) { const sv = resumoService(repo); const s=performance.now(); await sv.read(); console.log('read', (performance.now()-s).toFixed(1)) }
await db.destroy()
