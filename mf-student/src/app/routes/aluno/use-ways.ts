import { generatePath, useHref } from 'react-router-dom'
import { PATHS } from '../../paths.ts'

/** Where the profile leads to in other remotes: their links are the browser's, which the shell follows. */
export function useWays() {
  const treino = useHref(PATHS.questoesAlternativas)
  // A placeholder of a route's path would be no path of its own.
  const simulados = useHref('/simulados')
  return {
    treinoOf: (idMateria: number | null) =>
      idMateria === null ? treino : `${treino}?materia=${idMateria}`,
    revisaoOf: (id: number) => `${simulados}/${id}`,
    simulado: useHref(PATHS.vestibularCompleto),
    escrever: useHref(PATHS.temasRedacao),
    revisarErros: useHref(PATHS.revisarErros),
    redacaoOf: (id: number) => generatePath(PATHS.redacao, { id: `${id}` }),
  }
}
