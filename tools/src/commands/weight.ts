import { weighPage } from '../bench/page-weight.ts'

// Measures a page of a running server: npm run weight -- http://localhost:3000/rumo/ --runs 5
const { code } = await weighPage(process.argv.slice(2), { show: true })
process.exitCode = code ?? 1
