import { firstView } from '../../../shared/early.ts'

// Asks for the first questions as soon as the page is there, while the bundles that show them are on their way.

const view = firstView()
if (view?.extensoes.includes('sorteios')) {
  void view.ask('sorteios', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ quantidade: 10, exceto: [] }),
  })
}
