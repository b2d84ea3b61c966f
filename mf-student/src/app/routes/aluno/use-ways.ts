import { generatePath, useHref } from 'react-router-dom'
import { PATHS } from '../../paths.ts'

/** Where the profile leads to in other remotes: their links are the browser's, which the shell follows. */
export function useWays() {
  const treino = useHref(PATHS.questoesAlternativas)
  const simulados = useHref(PATHS.simulados)
  const simulado = useHref(PATHS.vestibularCompleto)
  return {
    treinoOf: (idMateria: number | null) =>
      idMateria === null ? treino : `${treino}?materia=${idMateria}`,
    /** Without a network they are those of the plan that was taken along. */
    novas: `${treino}?so=nao-respondidas`,
    revisaoOf: (id: number) => `${simulados}/${id}`,
    emCursoOf: (id: number) => `${simulado}?simulado=${id}`,
    simulado,
    escrever: useHref(PATHS.temasRedacao),
    revisarErros: useHref(PATHS.revisarErros),
    redacaoOf: (id: number) => generatePath(PATHS.redacao, { id: `${id}` }),
  }
}
