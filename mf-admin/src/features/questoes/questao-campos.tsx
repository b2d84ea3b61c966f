import type { Assunto, Materia } from '@rumo/contract'
import type { ComponentProps } from 'react'
import { ReferenciasEditor } from '../../shared/referencias/referencias-editor.tsx'
import { AlternativasEditor, type PartProps } from './alternativas-editor.tsx'
import { ExplicacaoField, QuestaoFields } from './questao-fields.tsx'
import { REFERENCIA_WORDS } from './questoes.words.ts'

interface QuestaoCamposProps
  extends PartProps, Pick<ComponentProps<typeof ReferenciasEditor>, 'de'> {
  materias: readonly Materia[]
  assuntos: readonly Assunto[] | null
}

/**
 * All fields of a question, with its references and alternatives. Used for stored questions and for the draft of an
 * import.
 */
export const QuestaoCampos = ({ materias, assuntos, de, ...part }: QuestaoCamposProps) => (
  <>
    <QuestaoFields {...part} materias={materias} assuntos={assuntos} />
    <ReferenciasEditor
      {...part}
      referencias={part.rascunho.referencias}
      de={de}
      words={REFERENCIA_WORDS}
    />
    <AlternativasEditor {...part} />
    <ExplicacaoField {...part} />
  </>
)
