import { cursos } from '@rumo/contract'
import { regraDoCurso, type RegraDoCurso } from '@rumo/contract/rules'
import { http } from '@rumo/shared-auth'
import { listOf } from '../../shared/list-of.ts'

export interface CursoComRegra {
  id: number
  nome: string
  regra: RegraDoCurso
}

/**
 * The courses that have a rule for the exam's score, sorted by name as the server lists them. Empty on a server that
 * knows no such rules. Rejects with an ApiError.
 */
export async function listCursosComRegra(signal: AbortSignal): Promise<CursoComRegra[]> {
  const listed = listOf(await http.call(cursos.list, { signal }))
  return listed.flatMap((curso) => {
    const regra = regraDoCurso(curso)
    return regra ? [{ id: curso.id, nome: curso.nome, regra }] : []
  })
}
