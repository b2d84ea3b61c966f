import { idIn } from '@rumo/contract'
import { firstView } from '../../../shared/early.ts'

// Requests the question that the address names as soon as the page is there, while the bundles that show it are still
// loading.

const view = firstView()
const id = idIn(/\/questoes\/([^/]+)\/?$/.exec(location.pathname)?.[1])
const drawsById = ['sorteios', 'escolha'] as const
if (view && id !== null && drawsById.every((name) => view.extensoes.includes(name))) {
  // Practice draws by the same call, and must not take this answer.
  void view.ask('sorteios', { body: { quantidade: 1, entre: [id] }, name: `questoes/${id}` })
}
