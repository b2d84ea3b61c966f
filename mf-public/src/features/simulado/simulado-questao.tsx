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
  /** Marks an alternative, as long as that can be. */
  onMarcar?: (id: number) => void
  heading: Ref<HTMLHeadingElement>
  /** The answer card, for where it stands beside the question. */
  card: ReactNode
  /** What ends the questions; stands in the place of the way on at the last one, where it is wanted. */
  fim: ReactNode
  /** What else one can do. */
  acaoSecundaria?: ReactNode
  /** The way to keep the question, beside its title; there once it is corrected. */
  guardar?: ReactNode
  /** The way to say that the question has an error. */
  relato?: ReactNode
  /** The way to the question as it was printed; there once it is corrected. */
  fonte?: ReactNode
  /** Whether the way on is the one action of the screen. */
  isMain: boolean
}

const NONE: readonly number[] = []
const NOTHING = () => undefined

/** The question of a simulado that is shown now: one marks it, or, when it was handed in, reviews it. */
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
        // A new key gives each question a new heading, which takes the focus.
        key={questao.id}
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
