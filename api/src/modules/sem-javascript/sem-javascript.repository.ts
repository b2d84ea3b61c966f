import type { Referencia } from '@rumo/contract'
import { groupBy } from 'es-toolkit'
import type { Database } from '../../infra/database/db.ts'
import { REFERENCIA, shownProvas, shownRedacoes } from '../../domain/publicacao/published.ts'

/** The year and semester of an exam; null when it has no vestibular. */
interface Edicao {
  ano: number | null
  semestre: number | null
}

export interface ProvaPublicada extends Edicao {
  nome: string
  url_arquivo: string | null
  url_gabarito: string | null
}

export interface TemaPublicado extends Edicao {
  id: number
  instrucoes: string
  prova: string
  textos: Referencia[]
}

const byName = new Intl.Collator('pt-BR', { numeric: true })

export function semJavascriptRepository(db: Database) {
  return {
    /** The published provas, the newest first and then by name, as the site lists them. */
    async provas(): Promise<ProvaPublicada[]> {
      const provas = await shownProvas(db, 'publico')
        .leftJoin('vestibulares as v', 'v.id', 'p.id_vestibular')
        .select(['p.nome', 'p.url_arquivo', 'p.url_gabarito', 'v.ano', 'v.semestre'])
        .orderBy('p.id')
        .execute()
      return provas.toSorted((a, b) => newerFirst(a, b) || byName.compare(a.nome, b.nome))
    },

    async temas(): Promise<TemaPublicado[]> {
      const temas = await shownRedacoes(db, 'publico')
        .leftJoin('vestibulares as v', 'v.id', 'p.id_vestibular')
        .select(['rd.id', 'rd.instrucoes', 'p.nome as prova', 'v.ano', 'v.semestre'])
        .orderBy('rd.id')
        .execute()
      const linked = await shownRedacoes(db, 'publico')
        .innerJoin('redacoes_referencias as rr', 'rr.id_redacao', 'rd.id')
        .innerJoin('referencias as r', 'r.id', 'rr.id_referencia')
        .select(['rr.id_redacao', ...REFERENCIA])
        .orderBy('rr.ordem')
        .orderBy('r.id')
        .execute()
      const textos = groupBy(linked, ({ id_redacao }) => id_redacao)
      return temas
        .map((tema) => ({ ...tema, textos: textos[tema.id] ?? [] }))
        .toSorted((a, b) => newerFirst(a, b) || byName.compare(a.instrucoes, b.instrucoes))
    },
  }
}

const newerFirst = (a: Edicao, b: Edicao) =>
  (b.ano ?? 0) - (a.ano ?? 0) || (b.semestre ?? 0) - (a.semestre ?? 0)
