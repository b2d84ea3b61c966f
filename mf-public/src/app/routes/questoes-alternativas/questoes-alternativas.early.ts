import { firstView } from '../../../shared/early.ts'

// Requests the first questions as soon as the page is there, while the bundles that show them are still loading.

const view = firstView()
if (view?.extensoes.includes('sorteios')) {
  void view.ask('sorteios', { body: { quantidade: 10, exceto: [] } })
}
