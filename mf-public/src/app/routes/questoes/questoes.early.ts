import { idIn } from '@rumo/contract'
import { firstView } from '../../../shared/early.ts'

// Requests the question that the address names as soon as the page is there, while the bundles that show it are still
// loading.

const view = firstView()
const id = idIn(/\/questoes\/([^/]+)\/?$/.exec(location.pathname)?.[1])
const drawsById = ['sorteios', 'escolha'] as const
if (view && id !== null && drawsById.every((name) => view.extensoes.includes(name))) {
  const init = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ quantidade: 1, entre: [id] }),
  }
  void view.ask('sorteios', init, `questoes/${id}`)
}
