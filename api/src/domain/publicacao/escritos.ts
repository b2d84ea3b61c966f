import { LETRAS, TEXTOS_DE_REFERENCIA } from '@rumo/contract'

/** A text of a record: its field in the editor and, if the record has several texts, what this one is called. */
interface Texto {
  campo: string
  onde: string | null
  texto: string | null
}

/** The texts of one record. `marcacao_quebrada` is the stored answer to whether any of them cannot be drawn. */
export interface Escrito {
  textos: readonly Texto[]
  marcacao_quebrada?: boolean | null
}

export const instrucoesDe = ({ instrucoes }: { instrucoes: string | null }): Escrito => ({
  textos: [{ campo: 'instrucoes', onde: null, texto: instrucoes }],
})

interface Alternativa {
  texto: string
  comentario: string | null
}

/** The texts of a question, by their fields. */
export function textosOf(
  { texto, explicacao }: { texto: string; explicacao: string | null },
  alternativas: readonly Alternativa[],
): Texto[] {
  const ofAlternativas = alternativas.flatMap((each, place): Texto[] => {
    const [path, letra] = [`alternativas.${place}`, LETRAS[place] ?? String(place + 1)]
    return [
      { campo: `${path}.texto`, onde: `alternativa ${letra}`, texto: each.texto },
      {
        campo: `${path}.comentario`,
        onde: `por que a ${letra} está errada`,
        texto: each.comentario,
      },
    ]
  })
  return [
    { campo: 'questao.texto', onde: 'texto', texto },
    ...ofAlternativas,
    { campo: 'questao.explicacao', onde: 'explicação', texto: explicacao },
  ]
}

export const referencia = (place: number) => `referência ${place}`
export const daColetanea = (place: number) => `texto ${place} da coletânea`

/** What is added to a reference's name for each of its texts. */
const CHAMADOS = {
  titulo: ', título',
  texto: '',
  legenda: ', legenda',
  informacao_acesso: ', informação de acesso',
} as const satisfies Record<(typeof TEXTOS_DE_REFERENCIA)[number], string>

interface Referencia extends Record<keyof typeof CHAMADOS, string | null> {
  marcacao_quebrada: boolean | null
}

/** The texts of references. `called` names a reference by its number: 'referência 2', 'referência 2, título'. */
export function escritosDe(
  referencias: readonly Referencia[],
  called: (place: number) => string,
): Escrito[] {
  return referencias.map(({ marcacao_quebrada, ...each }, place) => ({
    textos: TEXTOS_DE_REFERENCIA.map((campo) => ({
      campo: `referencias.${place}.${campo}`,
      onde: called(place + 1) + CHAMADOS[campo],
      texto: each[campo],
    })),
    marcacao_quebrada,
  }))
}

export const hasFormula = ({ textos }: Escrito) =>
  textos.some(({ texto }) => texto && /\\[([]/.test(texto))
