import { newChave, tentativaOf, type TentativaGuardada } from './tentativa.ts'

const QUESTAO = {
  id: 3,
  materia: { id: 2, nome: 'Física' },
  alternativas: [true, false].map((correta, index) => ({
    id: 30 + index,
    id_questao: 3,
    nome: 'AB'.charAt(index),
    texto: '',
    correta,
  })),
}
/** A wrong answer to QUESTAO, given in 1970. */
export const answer = (chave = newChave()): TentativaGuardada =>
  tentativaOf({ questao: QUESTAO, marcada: 31, origem: 'pratica', chave, respondidaEmMs: 0 })
