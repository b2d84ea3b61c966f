import { type QuestaoSorteada, TEXTOS_DE_REFERENCIA } from '@rumo/contract'
import { Button, Questao } from '@rumo/shared-ui'
import { useMemo, useState } from 'react'
import { PreviaSection } from '../../shared/editor/previa-section.tsx'

interface PreviaProps {
  questao: QuestaoSorteada
  numero: string
  resolveArquivo: (url: string) => string
}

/** The question as a candidate sees it, before and after answering. */
export function Previa({ questao, numero, resolveArquivo }: PreviaProps) {
  const [escolhida, setEscolhida] = useState<number | null>(null)
  const [conferida, setConferida] = useState(false)
  const textos = useMemo(() => textosOf(questao), [questao])
  const again = () => {
    setEscolhida(null)
    setConferida(false)
  }
  return (
    <PreviaSection textos={textos} partOf={partOf}>
      <Questao
        questao={questao}
        isPart
        titulo={`Questão ${numero || 'sem número'}`}
        escolhida={escolhida}
        conferida={conferida}
        onEscolher={setEscolhida}
        onResponder={() => setConferida(true)}
        resolveArquivo={resolveArquivo}
        enterDoes={null}
        acao={null}
        acaoSecundaria={
          conferida ? (
            <Button variant="quiet" onClick={again}>
              Ver sem a correção
            </Button>
          ) : (
            <Button variant="quiet" onClick={() => setConferida(true)}>
              Ver a correção
            </Button>
          )
        }
      />
    </PreviaSection>
  )
}

/** The part of the preview that shows a field; null for its top. */
export function partOf(field: string, previa: HTMLElement): HTMLElement | null {
  const [list, index] = field.split('.')
  const alternativas = previa.querySelector('fieldset')
  switch (list) {
    case 'referencias':
      return previa.querySelectorAll<HTMLElement>('article section')[Number(index)] ?? null
    case 'alternativas':
      return alternativas?.querySelectorAll<HTMLElement>('[type="radio"]')[Number(index)] ?? null
    case 'correta':
      return alternativas
    default:
      if (field === 'questao.texto') return alternativas?.parentElement ?? null
      return field === 'questao.explicacao' ? alternativas : null
  }
}

const textosOf = ({ texto, explicacao, alternativas, referencias }: QuestaoSorteada): string[] => [
  texto,
  explicacao ?? '',
  ...alternativas.flatMap((each) => [each.texto, each.comentario ?? '']),
  ...referencias.flatMap((each) => TEXTOS_DE_REFERENCIA.map((campo) => each[campo] ?? '')),
]
