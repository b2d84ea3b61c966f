import type { Vestibular } from '@rumo/contract'
import { vestibularName } from '@rumo/contract/rules'
import { confirm } from '@rumo/shared-ui'
import { isNomeTaken } from './provas.calls.ts'

interface Wanted {
  nome: string
  id_vestibular: number | null
}

/**
 * Whether a prova may have its name: where another of its vestibular has it, one is asked. `id` is that of a prova that
 * is there.
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
