import { cursos, provas, redacoes, usuarios, vestibulares } from '@rumo/contract'
import { http } from '@rumo/shared-auth'
import { panoramaOfLists, type Panorama } from './panorama.ts'

/** The overview from the lists of section 7 (docs/product/calls.md). */
export async function readBySection7(signal: AbortSignal): Promise<Panorama> {
  const [allCursos, allProvas, allRedacoes, allUsuarios, allVestibulares] = await Promise.all([
    http.call(cursos.list, { signal }),
    http.call(provas.list, { signal }),
    http.call(redacoes.list, { signal }),
    http.call(usuarios.list, { signal }),
    http.call(vestibulares.list, { signal }),
  ])
  const totais = {
    cursos: allCursos.length,
    provas: allProvas.length,
    redacoes: allRedacoes.length,
    usuarios: allUsuarios.length,
    vestibulares: allVestibulares.length,
  }
  return panoramaOfLists(totais, allProvas, allVestibulares)
}
