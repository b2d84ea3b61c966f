import type { Prova, Resumo, Vestibular } from '@rumo/contract'

/** The nouns that the back office counts. */
export type Contado = keyof Resumo['totais']

interface Linha {
  id: number
  nome: string
  questoes: number
}

/** Something that is missing: how often, and of which provas. */
export interface Falta {
  chave: string
  total: number
  /** What is missing, as in 'provas sem PDF'; `um` where it is one. */
  um: string
  varios: string
  /** The newest of them; fewer than `total` where there are many. */
  nomes: string[]
}

/** What is there and what is missing, as far as the server says. */
export interface Panorama {
  totais: Partial<Record<Contado, number>>
  faltas: Falta[]
  /** What has a text that cannot be drawn; empty where the server does not say. */
  quebrados: { total: number; itens: readonly TextoQuebrado[] }
  /** How many essays wait; null where the server does not say. */
  aCorrigir: number | null
  provas: Linha[]
  materias: Linha[]
}

/** A record with a text that candidates see as it was typed, or would once it is published. */
export type TextoQuebrado = Resumo['textos_quebrados']['itens'][number]

/** How it is called: 'Questão 12, Prova Azul'. */
export function quebradoInWords({ entidade, numero, prova, publicada }: TextoQuebrado): string {
  const what = {
    provas: 'Instruções',
    questoes: numero === null ? 'Questão sem número' : `Questão ${numero}`,
    redacoes: 'Tema de redação',
  }[entidade]
  return `${what}, ${prova.nome}${publicada ? '' : ', em rascunho'}`
}

interface Edition {
  nome: string
  vestibular: Pick<Vestibular, 'ano' | 'semestre'> | null
}

const NONE = { total: 0, itens: [] }

/** 'Prova Azul, 2025/1'. */
const provaName = ({ nome, vestibular }: Edition) =>
  vestibular ? `${nome}, ${vestibular.ano}/${vestibular.semestre}` : nome

export function panoramaOf(resumo: Resumo): Panorama {
  const { provas_sem_arquivo, provas_nao_publicadas, provas_sem_questoes } = resumo
  const faltas = [
    semArquivo(provas_sem_arquivo.total, provas_sem_arquivo.itens.map(provaName)),
    {
      chave: 'rascunho',
      total: provas_nao_publicadas.total,
      um: 'prova em rascunho',
      varios: 'provas em rascunho',
      nomes: provas_nao_publicadas.itens.map(provaName),
    },
    {
      chave: 'sem-questoes',
      total: provas_sem_questoes.total,
      um: 'prova sem questões',
      varios: 'provas sem questões',
      nomes: provas_sem_questoes.itens.map(provaName),
    },
    {
      chave: 'sem-materia',
      total: resumo.questoes_sem_materia,
      um: 'questão sem matéria',
      varios: 'questões sem matéria',
      nomes: [],
    },
  ]
  return {
    totais: resumo.totais,
    faltas: faltas.filter(({ total }) => total > 0),
    quebrados: resumo.textos_quebrados,
    aCorrigir: resumo.redacoes_a_corrigir,
    provas: resumo.provas.map((prova) => ({ ...prova, nome: provaName(prova) })),
    materias: resumo.materias,
  }
}

/** The same of lists, from a server that keeps no account of itself. */
export function panoramaOfLists(
  totais: Panorama['totais'],
  provas: readonly Prova[],
  vestibulares: readonly Vestibular[],
): Panorama {
  const nomes = provas
    .filter(({ url_arquivo }) => !url_arquivo)
    .map(({ nome, id_vestibular }) =>
      provaName({ nome, vestibular: vestibulares.find(({ id }) => id === id_vestibular) ?? null }),
    )
  return {
    totais,
    faltas: [semArquivo(nomes.length, nomes)].filter(({ total }) => total > 0),
    quebrados: NONE,
    aCorrigir: null,
    provas: [],
    materias: [],
  }
}

const semArquivo = (total: number, nomes: string[]): Falta => ({
  chave: 'sem-arquivo',
  total,
  um: 'prova sem PDF',
  varios: 'provas sem PDF',
  nomes,
})
