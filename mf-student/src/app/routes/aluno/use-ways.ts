import { generatePath, useHref } from 'react-router-dom'
import { PATHS } from '../../paths.ts'

/**
 * The addresses to which the profile links in other remotes. The links are plain `<a>` elements, which the shell
 * follows.
 */
export function useWays() {
  const treino = useHref(PATHS.questoesAlternativas)
  const simulados = useHref(PATHS.simulados)
  const simulado = useHref(PATHS.vestibularCompleto)
  return {
    treinoOf: (idMateria: number | null) =>
      idMateria === null ? treino : `${treino}?materia=${idMateria}`,
    /**
     * The address of practice with this many new questions, as the plan of a day asks for them. Without a network, they
     * are those of the plan that was saved for use offline.
     */
    novasOf: (novas: number) => `${treino}?plano=${novas}`,
    revisaoOf: (id: number) => `${simulados}/${id}`,
    emCursoOf: (id: number) => `${simulado}?simulado=${id}`,
    simulado,
    escrever: useHref(PATHS.temasRedacao),
    revisarErros: useHref(PATHS.revisarErros),
    redacaoOf: (id: number) => generatePath(PATHS.redacao, { id: `${id}` }),
  }
}
