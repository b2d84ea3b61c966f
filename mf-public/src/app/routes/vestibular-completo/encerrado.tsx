import { Button, IconArrowRight } from '@rumo/shared-ui'
import { CartaoBar } from '../../../features/cartao-resposta/cartao-bar.tsx'
import { CartaoColumn } from '../../../features/cartao-resposta/cartao-column.tsx'
import { Resultado } from '../../../features/cartao-resposta/resultado.tsx'
import { correctCard } from '../../../features/cartao-resposta/rules.ts'
import { cardInWords } from '../../../features/cartao-resposta/words.ts'
import { Relatar } from '../../../features/relatos/relatar.tsx'
import { SimuladoQuestao } from '../../../features/simulado/simulado-questao.tsx'
import type { EtapaProps } from './em-curso.tsx'
import styles from './encerrado.module.css'

/** The simulado that was handed in: its result, and each question with its explanation. */
export function Encerrado({ simulado, dispatch, heading, isWide, onAnother }: EtapaProps) {
  const { questoes, marcadas, atual, etapa } = simulado
  const linhas = correctCard(questoes, marcadas)
  const go = (index: number) => dispatch({ type: 'go', index })
  if (etapa === 'resultado') {
    const another = (
      <Button onClick={onAnother}>
        Novo simulado
        <IconArrowRight />
      </Button>
    )
    return (
      <div className={styles.result}>
        <Resultado
          linhas={linhas}
          heading={heading.attach}
          nota="Toque em uma linha para rever a questão e a explicação."
          onGo={go}
          acao={another}
        />
      </div>
    )
  }

  const card = { linhas, resumo: cardInWords(linhas), atual, onGo: go }
  const shown = questoes[atual]
  const isLast = atual === questoes.length - 1
  const showResult = () => dispatch({ type: 'show-result' })
  return (
    <>
      {!isWide && <CartaoBar {...card} />}
      <div>
        <SimuladoQuestao
          simulado={simulado}
          dispatch={dispatch}
          heading={heading.attach}
          card={isWide && <CartaoColumn {...card} />}
          fim={<Button onClick={showResult}>Ver resultado</Button>}
          relato={shown && <Relatar key={shown.id} idQuestao={shown.id} />}
          isMain
          acaoSecundaria={
            !isLast && (
              <Button variant="quiet" onClick={showResult}>
                Ver resultado
              </Button>
            )
          }
        />
      </div>
    </>
  )
}
