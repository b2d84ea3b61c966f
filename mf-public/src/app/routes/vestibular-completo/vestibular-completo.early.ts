import { firstView } from '../../../shared/early.ts'

// Requests the provas and their editions, of which the user may choose one, as soon as the page is there.

const view = firstView()
if (view?.extensoes.includes('simulados')) {
  void view.ask('provas')
  void view.ask('vestibulares')
}
