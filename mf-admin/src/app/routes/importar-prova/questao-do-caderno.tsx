import type { CadernoDeExame, Materia } from '@rumo/contract'
import { useMemo } from 'react'
import type { RevisaoKeeper } from '../../../features/importacoes/revisao-keeper.ts'
import { edit, type Edicao } from '../../../features/questoes/edit-questao.ts'
import { Previa } from '../../../features/questoes/previa.tsx'
import { newRascunho } from '../../../features/questoes/questao-rascunho.ts'
import { QuestaoCampos } from '../../../features/questoes/questao-campos.tsx'
import { previewOf } from '../../../features/questoes/send.ts'
import { useImagens } from '../../../shared/arquivos/use-imagens.ts'
import { EditorWithPrevia } from './editor-with-previa.tsx'
import {
  abrirQuestao,
  escreverQuestao,
  isNumero,
  materiasDe,
  referenciasDe,
  type QuestaoAberta,
} from './questao-aberta.ts'
import { useAberta } from './use-aberta.ts'

interface QuestaoProps {
  keeper: RevisaoKeeper
  caderno: CadernoDeExame
  indice: number
  /** The matérias of the server. */
  materias: readonly Materia[]
  errors: Readonly<Record<string, string>>
  /** The name of the future prova. */
  nome: string
}

const NUMERO = 'Escreva um número inteiro maior que zero.'

/** A question of a draft in the editor of questions, with its preview. */
export function Questao({ keeper, caderno, indice, errors, nome, ...props }: QuestaoProps) {
  const materias = materiasDe(caderno, props.materias)
  const [{ rascunho }, change] = useAberta<QuestaoAberta>({
    keeper,
    caderno,
    sourceOf: (now) => sourceOf(now, indice),
    open: (now) => abrirQuestao(now, indice) ?? VAZIA,
    write: (now, aberta) => escreverQuestao(now, indice, aberta),
  })
  const dispatch = (edicao: Edicao) =>
    change((aberta) => ({ ...aberta, rascunho: edit(aberta.rascunho, edicao) }))
  const images = [...rascunho.alternativas, ...rascunho.referencias].map((each) => each.url_imagem)
  const resolveArquivo = useImagens(images.filter((url) => url !== ''))
  const materia = materias.find(({ id }) => String(id) === rascunho.id_materia) ?? null
  const prova = useMemo(() => ({ id: 0, nome, vestibular: null }), [nome])
  const shown = useMemo(() => previewOf(rascunho, { materia, prova }), [rascunho, materia, prova])
  const said = isNumero(rascunho.numero) ? errors : { ...errors, 'questao.numero': NUMERO }
  return (
    <EditorWithPrevia
      previa={<Previa questao={shown} numero={rascunho.numero} resolveArquivo={resolveArquivo} />}
    >
      <QuestaoCampos
        rascunho={rascunho}
        dispatch={dispatch}
        errors={said}
        resolveArquivo={resolveArquivo}
        materias={materias}
        // A draft keeps the assunto by name, and the editor offers no choice. The assunto stays until the matéria
        // changes.
        assuntos={null}
        de={{ ofertas: referenciasDe(caderno) }}
      />
    </EditorWithPrevia>
  )
}

/** Shown for the moment between the removal of a question and the closing of its editor. */
const VAZIA: QuestaoAberta = {
  nomes: [],
  rascunho: { ...newRascunho(0, null), alternativas: [] },
}

/**
 * The parts of a draft on which an open question depends: the question, its texts, and how many questions share each.
 */
function sourceOf(caderno: CadernoDeExame, indice: number) {
  const questao = caderno.questoes[indice]
  const own = referenciasDe(caderno)
  const named = (questao?.referencias ?? []).map((nome) =>
    caderno.referencias.findIndex(({ id }) => id === nome),
  )
  return [questao, ...named.flatMap((at) => [caderno.referencias[at], own[at]?.usos])]
}
