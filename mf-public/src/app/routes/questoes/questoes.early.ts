import { firstView } from '../../../shared/early.ts'

// Requests the question that the address names as soon as the page is there, while the bundles that show it are still
// loading.

const view = firstView()
const [, id] = /\/questoes\/([1-9]\d*)\/?$/.exec(location.pathname) ?? []
const drawsById = ['sorteios', 'escolha'] as const
if (view && id !== undefined && drawsById.every((name) => view.extensoes.includes(name))) {
  const init = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ quantidade: 1, entre: [Number(id)] }),
  }
  void view.ask('sorteios', init, `questoes/${id}`)
}
