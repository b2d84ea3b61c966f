import type { CadernoDeExame } from '@rumo/contract'
import { cadernoDeExame } from '@rumo/contract/schemas/importacoes'
import { z } from 'zod'
import type { ImagemGuardada } from '../../domain/leitura/keep-pictures.ts'
import { asApoio, asList } from '../../domain/exames/exam.schema.ts'

const { vestibular, prova, questoes, redacoes, referencias } = cadernoDeExame.shape
const numero = z.int().positive()
/** Always false, whatever the file says: it has not been reviewed here. */
const aprovada = z.literal(false).catch(false)
const tema = redacoes.element

/** An exam file (docs/exam-file.md) that may be half-finished: the review completes it. */
const arquivoDeExame = z.object({
  // The vestibular is only a suggestion, so an invalid one is left out.
  vestibular: vestibular.catch(undefined),
  prova,
  extracao: z.object({ paginas: numero, numeros_ausentes: z.array(numero).max(500) }).optional(),
  referencias: z
    .array(referencias.element.extend({ faixa: z.array(numero).max(500).default([]) }))
    .max(500)
    .default([]),
  questoes: z
    .array(
      questoes.element.extend({
        referencias: questoes.element.shape.referencias.default([]),
        problemas: questoes.element.shape.problemas.default([]),
        aprovada,
      }),
    )
    .max(500),
  redacao: z.preprocess(
    asList,
    z
      .array(
        tema.extend({
          textos: z.array(z.preprocess(asApoio, tema.shape.textos.element)).max(500).default([]),
          problemas: tema.shape.problemas.default([]),
          aprovada,
        }),
      )
      .max(50),
  ),
})
type ArquivoDeExame = z.infer<typeof arquivoDeExame>

type Pictured = {
  imagem?: string | undefined
  largura?: number | undefined
  altura?: number | undefined
}

/** The parts of an exam file that a draft needs; throws a ZodError when the file does not have the form of one. */
export function exameDe(file: unknown): ArquivoDeExame {
  return arquivoDeExame.parse(file)
}

export function imagesNamedIn({ questoes: all, redacao, referencias: shared }: ArquivoDeExame) {
  const items: Pictured[] = [
    ...shared,
    ...all.flatMap(({ alternativas }) => alternativas),
    ...redacao.flatMap(({ textos }) => textos),
  ]
  return new Set(items.flatMap(({ imagem }) => imagem || []))
}

/**
 * The draft of an exam file, with the addresses of its stored images; a missing image becomes a doubt. Throws a
 * ZodError when a list is too long.
 */
export function rascunhoDe(
  exame: ArquivoDeExame,
  imagens: ReadonlyMap<string, ImagemGuardada>,
): CadernoDeExame {
  const shown = <Item extends Pictured>(item: Item) => withImage(item, imagens)
  const draft: CadernoDeExame = {
    ...(exame.vestibular && { vestibular: exame.vestibular }),
    ...(exame.prova && { prova: exame.prova }),
    paginas: exame.extracao?.paginas ?? 0,
    numeros_ausentes: exame.extracao?.numeros_ausentes ?? [],
    referencias: exame.referencias.map(shown),
    questoes: exame.questoes.map((questao) => ({
      ...questao,
      alternativas: questao.alternativas.map(shown),
      referencias: referenciasOf(questao, exame),
      problemas: [
        ...questao.problemas,
        ...absent([...questao.alternativas, ...named(questao, exame)], imagens),
      ],
    })),
    redacoes: exame.redacao.map((one) => ({
      ...one,
      textos: one.textos.map(shown),
      problemas: [...one.problemas, ...absent(one.textos, imagens)],
    })),
  }
  return cadernoDeExame.parse(draft)
}

type Questao = ArquivoDeExame['questoes'][number]

/** The references of a question: first those given by a range of numbers, then those given by name. */
function referenciasOf(
  { numero: own, referencias: ids }: Questao,
  exame: ArquivoDeExame,
): string[] {
  const ranged = exame.referencias.filter(
    ({ faixa, id }) => faixa.includes(own) && !ids.includes(id),
  )
  return [...ranged.map(({ id }) => id), ...ids]
}

function named(questao: Questao, exame: ArquivoDeExame) {
  const ids = referenciasOf(questao, exame)
  return exame.referencias.filter(({ id }) => ids.includes(id))
}

function withImage<Item extends Pictured>(
  item: Item,
  imagens: ReadonlyMap<string, ImagemGuardada>,
): Item {
  const { imagem, ...rest } = item
  const kept = imagens.get(imagem ?? '')
  if (!kept) return rest as Item
  const { altura, largura, url } = kept
  const size = item.largura && item.altura ? {} : { largura, altura }
  return { ...item, imagem: url, ...size }
}

function absent(items: readonly Pictured[], imagens: ReadonlyMap<string, ImagemGuardada>) {
  const missing = items.flatMap(({ imagem }) => (imagem && !imagens.has(imagem) ? [imagem] : []))
  return missing.map((name) => ({
    codigo: 'imagem_ausente',
    mensagem: `A imagem “${name}” não veio com o arquivo, está danificada ou não é PNG, JPEG ou WebP de até 40 milhões de pontos.`,
  }))
}
