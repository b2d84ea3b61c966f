import { firstView } from '../../../shared/early.ts'

// Requests the provas and their editions as soon as the page is there, while the bundles that show them are still
// loading.

const view = firstView()
void view?.ask('provas')
void view?.ask('vestibulares')
