import type { Resumo } from '@rumo/contract'
import { sum } from 'es-toolkit'
import { cacheByVersion } from '../../infra/cache/cache.ts'
import type { ListedProva, ResumoRepository } from './resumo.repository.ts'

/** How many provas a list of the home shows at most. */
const SHOWN = 20

type Acervo = Omit<Resumo, 'redacoes_a_corrigir' | 'relatos_abertos' | 'totais'> & {
  totais: Omit<Resumo['totais'], 'usuarios'>
}

export function resumoService(repository: ResumoRepository) {
  // A hundred thousand questions are counted once after each change of the content.
  const acervo = cacheByVersion(repository.contentVersion, () => readAcervo(repository))
  return {
    /**
     * The counts and lists of the administrator's home. Accounts, reports and essays change at any time, so these are
     * counted for each call.
     */
    async read(idCorretor: number): Promise<Resumo> {
      const { totais, ...rest } = await acervo()
      const usuarios = await repository.countUsuarios()
      const relatos_abertos = await repository.countOpenRelatos()
      const redacoes_a_corrigir = await repository.countRedacoesACorrigir(idCorretor)
      return { ...rest, totais: { ...totais, usuarios }, relatos_abertos, redacoes_a_corrigir }
    },
  }
}

async function readAcervo(repository: ResumoRepository): Promise<Acervo> {
  const byProva = totalsById(await repository.countByProva())
  const byMateria = totalsById(await repository.countByMateria())
  const listed = await repository.listProvas()
  const materias = await repository.listMaterias()
  const broken = await repository.listBroken()
  const provas = listed.map((prova) => withTotal(prova, byProva.get(prova.id) ?? 0))
  return {
    totais: {
      cursos: await repository.countCursos(),
      materias: materias.length,
      provas: provas.length,
      questoes: sum([...byProva.values()]),
      redacoes: await repository.countRedacoes(),
      vestibulares: await repository.countVestibulares(),
    },
    provas: provas.slice(0, SHOWN),
    materias: materias.map((materia) => ({ ...materia, questoes: byMateria.get(materia.id) ?? 0 })),
    questoes_sem_materia: byMateria.get(null) ?? 0,
    questoes_sem_numero: await repository.countSemNumero(),
    provas_sem_arquivo: firstOf(provas.filter(({ tem_arquivo }) => !tem_arquivo)),
    provas_nao_publicadas: firstOf(provas.filter(({ publicada }) => !publicada)),
    provas_sem_questoes: firstOf(provas.filter(({ questoes }) => questoes === 0)),
    textos_quebrados: {
      total: broken.length,
      itens: broken.slice(0, SHOWN).map(({ id_prova, nome, ...registro }) => ({
        ...registro,
        prova: { id: id_prova, nome },
      })),
    },
  }
}

function totalsById<Id>(counts: readonly { id: Id; total: number }[]): Map<Id, number> {
  return new Map(counts.map(({ id, total }) => [id, total]))
}

type ProvaComTotal = Resumo['provas'][number]

function withTotal(
  { ano, semestre, url_arquivo, ...prova }: ListedProva,
  questoes: number,
): ProvaComTotal {
  return {
    ...prova,
    vestibular: ano === null || semestre === null ? null : { ano, semestre },
    tem_arquivo: Boolean(url_arquivo),
    questoes,
  }
}

function firstOf(provas: ProvaComTotal[]): Resumo['provas_sem_arquivo'] {
  return { total: provas.length, itens: provas.slice(0, SHOWN) }
}
