import { Button } from '@rumo/shared-ui'
import type { ReactNode } from 'react'
import type { Linha } from '../../../features/cartao-resposta/cartao-resposta.rules.ts'
import { missingInWords } from '../../../features/cartao-resposta/cartao-resposta.words.ts'
import { fewInWords } from '../../../features/questoes/questoes.words.ts'
import { Relatar } from '../../../features/relatos/relatar.tsx'
import { Encerrar, Falta } from '../../../features/simulado/encerrar.tsx'
import { numerosOf, type Simulado } from '../../../features/simulado/simulado.ts'
import { SimuladoQuestao } from '../../../features/simulado/simulado-questao.tsx'
import text from '../../../shared/text.module.css'
import type { EtapaProps } from './etapa.ts'
import type { Fim } from './fim.tsx'
import type { FolhaDaProva } from './use-redacao-da-prova.ts'

interface QuestaoAtualProps extends EtapaProps {
  card: ReactNode
  linhas: readonly Linha[]
  fim: Fim
  agora: () => number
  redacao: FolhaDaProva | null
  /** Opens the sheet of the essay. */
  onWrite: () => void
}

export function QuestaoAtual(props: QuestaoAtualProps) {
  const { simulado, dispatch, heading, isWide, card, linhas, fim, agora, redacao } = props
  const { questoes, atual } = simulado
  const shown = questoes[atual]
  const isLast = atual === questoes.length - 1
  const quietEnd = (
    <Button variant="quiet" onClick={fim.end}>
      Encerrar Simulado
    </Button>
  )
  return (
    <SimuladoQuestao
      simulado={simulado}
      numero={numerosOf(simulado)[atual] ?? atual + 1}
      dispatch={dispatch}
      onMarcar={(id) => dispatch({ type: 'mark', id, agoraMs: agora() })}
      heading={heading.attach}
      card={card}
      fim={!isWide && <Encerrar isHeldBack={fim.isHeldBack} onEnd={fim.end} />}
      relato={shown && <Relatar key={shown.id} idQuestao={shown.id} />}
      isMain={!(isWide && fim.isComplete)}
      acaoSecundaria={
        <>
          {!isWide &&
            (isLast ? <Falta falta={missingInWords(linhas)} /> : fim.isComplete && quietEnd)}
          {redacao && (
            <Button variant="quiet" onClick={props.onWrite}>
              {redacao.texto === '' ? 'Escrever a redação' : 'Continuar a redação'}
            </Button>
          )}
        </>
      }
    />
  )
}

/** A notice that fewer questions were drawn than requested. */
export function Poucas({ simulado: { questoes, tipo, materia, pedidas } }: { simulado: Simulado }) {
  const few =
    tipo === 'sorteio' &&
    fewInWords(questoes.length, { exceto: [], recorte: materia ? 'materia' : 'tudo', pedidas })
  return few && <p className={text.aside}>{few}</p>
}
