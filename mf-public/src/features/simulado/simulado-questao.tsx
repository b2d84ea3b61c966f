import { http } from '@rumo/shared-auth'
import { leituraDoAparelho } from '@rumo/shared-device/leitura'
import {
  Button,
  IconArrowLeft,
  IconArrowRight,
  IconBookmark,
  InItsPlace,
  Leitura,
  Questao,
} from '@rumo/shared-ui'
import type { Dispatch, ReactNode, Ref } from 'react'
import type { Action } from './simulado.rules.ts'
import { marcadasOf, type Simulado } from './simulado.ts'
import styles from './simulado-questao.module.css'

interface SimuladoQuestaoProps {
  simulado: Simulado
  numero: number
  dispatch: Dispatch<Action>
  /** Marks an alternative; missing when the card is locked. */
  onMarcar?: (id: number) => void
  heading: Ref<HTMLHeadingElement>
  /** The answer card, where it stands beside the question. */
  card: ReactNode
  /** The action that ends the questions, in the place of the next button on the last question. */
  fim: ReactNode
  acaoSecundaria?: ReactNode
  /** The button that keeps the question, beside its title; shown after the question is corrected. */
  guardar?: ReactNode
  /** The button that reports an error in the question. */
  relato?: ReactNode
  /** A link to the question in the printed exam; shown after the question is corrected. */
  fonte?: ReactNode
  /** Whether the next button is the main action of the screen. */
  isMain: boolean
}

const NONE: readonly number[] = []
const NOTHING = () => undefined

/** The current question of a simulado, which the user answers, or reviews after it is graded. */
export function SimuladoQuestao(props: SimuladoQuestaoProps) {
  const { simulado, numero, dispatch, heading, card, fim, isMain } = props
  const { questoes, corrigidas, paraRever, riscadas, atual, etapa } = simulado
  const corrigida = corrigidas?.[atual]
  const questao = questoes[atual]
  if (!questao) return null
  const go = (index: number) => dispatch({ type: 'go', index })
  const isLast = atual === questoes.length - 1
  const underWay = etapa === 'em-curso' && {
    onRiscar: (id: number) => dispatch({ type: 'strike', id }),
    acaoDoTitulo: (
      <Flag isSet={paraRever.includes(questao.id)} onClick={() => dispatch({ type: 'flag' })} />
    ),
  }
  return (
    <InItsPlace shown={atual}>
      <Questao
        questao={questao}
        titulo={`Questão ${numero}`}
        headingRef={heading}
        escolhida={corrigida ? corrigida.marcada : (marcadasOf(simulado)[atual] ?? null)}
        conferida={corrigida !== undefined}
        {...(corrigida && { resultado: corrigida.resultado })}
        riscadas={corrigida ? NONE : riscadas}
        {...(underWay || { acaoDoTitulo: corrigida && props.guardar })}
        onEscolher={props.onMarcar ?? NOTHING}
        onResponder={() => go(atual + 1)}
        enterDoes={isLast ? null : 'avança'}
        resolveArquivo={(url) => http.fileUrl(url)}
        acao={
          <>
            {atual > 0 && (
              <Button variant="outline" className={styles.before} onClick={() => go(atual - 1)}>
                <IconArrowLeft />
                <span>Anterior</span>
              </Button>
            )}
            {isLast ? fim : <Next isMain={isMain} onClick={() => go(atual + 1)} />}
          </>
        }
        acaoSecundaria={
          <>
            {props.acaoSecundaria}
            {corrigida && props.fonte}
            {props.relato}
          </>
        }
        leitura={
          <Leitura
            guardada={leituraDoAparelho}
            marcas={simulado.marcas?.[questao.id]}
            onMarcar={(marcas) => dispatch({ type: 'highlight', marcas })}
          />
        }
        card={card}
      />
    </InItsPlace>
  )
}

const Flag = ({ isSet, onClick }: { isSet: boolean; onClick: () => void }) => (
  <Button variant="quiet" className={styles.flag} aria-pressed={isSet} onClick={onClick}>
    <IconBookmark isSet={isSet} />
    Marcar para rever
  </Button>
)

const Next = ({ isMain, onClick }: { isMain: boolean; onClick: () => void }) => (
  <Button variant={isMain ? 'primary' : 'outline'} onClick={onClick}>
    Próxima
    <IconArrowRight />
  </Button>
)
