import type { Resumo } from '@rumo/contract'

const prova = {
  id: 1,
  nome: 'Prova Azul',
  vestibular: { ano: 2025, semestre: 1 as const },
  publicada: true,
  tem_arquivo: false,
  questoes: 54,
}
const none = { total: 0, itens: [] }
/** The only record is Prova Azul, whose PDF is missing. */
export const resumoFixture: Resumo = {
  totais: {
    cursos: 0,
    materias: 1,
    provas: 1,
    questoes: 54,
    redacoes: 0,
    usuarios: 1,
    vestibulares: 1,
  },
  provas: [prova],
  materias: [{ id: 1, nome: 'Física', questoes: 50 }],
  questoes_sem_materia: 4,
  questoes_sem_numero: 3,
  provas_sem_arquivo: { total: 30, itens: [prova] },
  provas_nao_publicadas: none,
  provas_sem_questoes: none,
  textos_quebrados: { total: 0, itens: [] },
  relatos_abertos: 0,
  redacoes_a_corrigir: 2,
}
