import { countedWords } from './numeros.ts'

interface DoQue {
  prova: { nome: string } | null
  materia: { nome: string } | null
}

/** The name of a simulado: 'Prova Azul', 'Simulado de Química', 'Simulado de 10 questões'. */
export function simuladoWords({ prova, materia }: DoQue, questoes: number): string {
  if (prova) return prova.nome
  if (materia) return `Simulado de ${materia.nome}`
  return `Simulado de ${countedWords(questoes, 'questão', 'questões')}`
}
