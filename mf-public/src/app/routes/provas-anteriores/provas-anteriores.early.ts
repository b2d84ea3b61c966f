import { firstView } from '../../../shared/early.ts'

// Requests the provas and their editions as soon as the page is there, while the bundles that show them are still
// loading.

// The query says only where to open a PDF.
const view = firstView({ withAnyQuery: true })
void view?.ask('provas')
void view?.ask('vestibulares')
