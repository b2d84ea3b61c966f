import type { Prova, Resumo, Vestibular } from '@rumo/contract'
import { nomeDaQuestao, vestibularName } from '@rumo/contract/rules'

export type Contado = keyof Resumo['totais']

interface Linha {
  id: number
  nome: string
  questoes: number
}

type ChaveDeFalta = 'sem-arquivo' | 'rascunho' | 'sem-questoes' | 'sem-materia' | 'sem-numero'

/** A kind of gap: how many records have it, and which provas. */
export interface Falta {
  chave: ChaveDeFalta
  total: number
  /** The words after the number, as in 'provas sem PDF'; `um` is the singular. */
  um: string
  varios: string
  /** The newest provas with the gap. There may be fewer than `total`. */
  provas: { id: number; nome: string }[]
}

/** How many records there are and what is missing, as far as the server says. */
export interface Panorama {
  totais: Partial<Record<Contado, number>>
  faltas: Falta[]
  /** The records with a text that cannot be drawn; empty if the server does not say. */
  quebrados: { total: number; itens: readonly TextoQuebrado[] }
  /** How many essays wait for a correction; null if the server does not say. */
  aCorrigir: number | null
  provas: Linha[]
  materias: Linha[]
}

/** A record with a text that candidates see as it was typed, or would once it is published. */
export type TextoQuebrado = Resumo['textos_quebrados']['itens'][number]

/** The name of such a record: 'Questão 12, Prova Azul'. */
export function quebradoInWords({ entidade, numero, prova, publicada }: TextoQuebrado): string {
  const what = {
    provas: 'Instruções',
    questoes: nomeDaQuestao(numero),
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
const named = <T extends Edition>({ id, nome, vestibular }: T & { id: number }) => ({
  id,
  nome: vestibular ? `${nome}, ${vestibularName(vestibular)}` : nome,
})

export function panoramaOf(resumo: Resumo): Panorama {
  const { provas_sem_arquivo, provas_nao_publicadas, provas_sem_questoes } = resumo
  const faltas: Falta[] = [
    semArquivo(provas_sem_arquivo.total, provas_sem_arquivo.itens.map(named)),
    {
      chave: 'rascunho',
      total: provas_nao_publicadas.total,
      um: 'prova em rascunho',
      varios: 'provas em rascunho',
      provas: provas_nao_publicadas.itens.map(named),
    },
    {
      chave: 'sem-questoes',
      total: provas_sem_questoes.total,
      um: 'prova sem questões',
      varios: 'provas sem questões',
      provas: provas_sem_questoes.itens.map(named),
    },
    {
      chave: 'sem-materia',
      total: resumo.questoes_sem_materia,
      um: 'questão sem matéria',
      varios: 'questões sem matéria',
      provas: [],
    },
    {
      chave: 'sem-numero',
      total: resumo.questoes_sem_numero,
      um: 'questão sem número',
      varios: 'questões sem número',
      provas: [],
    },
  ]
  return {
    totais: resumo.totais,
    faltas: faltas.filter(({ total }) => total > 0),
    quebrados: resumo.textos_quebrados,
    aCorrigir: resumo.redacoes_a_corrigir,
    provas: resumo.provas.map((prova) => ({ ...prova, ...named(prova) })),
    materias: resumo.materias,
  }
}

/** The same overview, counted from the lists of a server without the call for it. */
export function panoramaOfLists(
  totais: Panorama['totais'],
  provas: readonly Prova[],
  vestibulares: readonly Vestibular[],
): Panorama {
  const semPdf = provas
    .filter(({ url_arquivo }) => !url_arquivo)
    .map(({ id, nome, id_vestibular }) => {
      const vestibular = vestibulares.find((each) => each.id === id_vestibular) ?? null
      return named({ id, nome, vestibular })
    })
  return {
    totais,
    faltas: [semArquivo(semPdf.length, semPdf)].filter(({ total }) => total > 0),
    quebrados: NONE,
    aCorrigir: null,
    provas: [],
    materias: [],
  }
}

const semArquivo = (total: number, provas: Falta['provas']): Falta => ({
  chave: 'sem-arquivo',
  total,
  um: 'prova sem PDF',
  varios: 'provas sem PDF',
  provas,
})
