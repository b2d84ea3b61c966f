import { cursos } from '@rumo/contract'
import { regraDoCurso, type RegraDoCurso } from '@rumo/contract/rules'
import { http } from '@rumo/shared-auth'
import { listOf } from '../../shared/list-of.ts'

export interface CursoComRegra {
  id: number
  nome: string
  regra: RegraDoCurso
}

/** The courses that name a rule, by name; none on a server that knows no rules. Rejects with an ApiError. */
export async function listCursosComRegra(signal: AbortSignal): Promise<CursoComRegra[]> {
  const listed = listOf(await http.call(cursos.list, { signal }))
  return listed.flatMap((curso) => {
    const regra = regraDoCurso(curso)
    return regra ? [{ id: curso.id, nome: curso.nome, regra }] : []
  })
}
