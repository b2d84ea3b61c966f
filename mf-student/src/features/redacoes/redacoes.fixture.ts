import type { CorrecaoEntregue, RedacaoEnviada } from '@rumo/contract'

const EM = '2026-11-17T12:00:00.000Z'

export function redacaoDe(changes: Partial<RedacaoEnviada> = {}): RedacaoEnviada {
  const { id = 5, reescrita = 0 } = changes
  return {
    id,
    chave: '0d2f6f3e-7f0e-4a53-9d5c-1f9d3b9f2a11',
    id_primeira: id,
    reescrita,
    id_redacao: 1,
    titulo: 'O celular na sala de aula',
    instrucoes: 'O celular na sala de aula\nEscreva um texto dissertativo.',
    texto: 'Os celular está em todo lugar.\n\nE daí?',
    enviada_em: EM,
    estado: 'a_corrigir',
    correcoes: [],
    reescritas: [{ id, reescrita, enviada_em: EM }],
    ...changes,
  }
}

export function correcaoDe(changes: Partial<CorrecaoEntregue> = {}): CorrecaoEntregue {
  return {
    id: 1,
    rubrica: 'enem',
    notas: { norma: 120, tema: 160, argumentos: 160, coesao: 160, intervencao: 120 },
    nota: 720,
    maximo: 1000,
    parecer: 'Revise a concordância.',
    anotacoes: [],
    corretor: { id: 2, nome: 'Carla Souza' },
    entregue_em: '2026-11-18T12:00:00.000Z',
    ...changes,
  }
}
