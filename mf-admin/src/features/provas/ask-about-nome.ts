import type { Vestibular } from '@rumo/contract'
import { vestibularName } from '@rumo/contract/rules'
import { confirm } from '@rumo/shared-ui'
import { isNomeTaken } from './provas.calls.ts'

interface Wanted {
  nome: string
  id_vestibular: number | null
}

/**
 * Asks the user if another prova of the same vestibular has this name. Returns whether to save. `id`: the prova's own
 * id if it exists already.
 */
export async function askAboutNome(
  { nome, id_vestibular }: Wanted,
  vestibulares: readonly Vestibular[],
  id?: number,
): Promise<boolean> {
  if (!(await isNomeTaken(nome, id_vestibular, id))) return true
  const vestibular = vestibulares.find((each) => each.id === id_vestibular)
  const act = id === undefined ? 'Cadastrar' : 'Salvar'
  return confirm({
    titulo: `${act} outra com este nome?`,
    texto: `Já há uma prova “${nome.trim()}” ${vestibular ? `em ${vestibularName(vestibular)}` : 'sem vestibular'}.`,
    confirmar: `${act} assim mesmo`,
    cancelar: 'Voltar',
  })
}
