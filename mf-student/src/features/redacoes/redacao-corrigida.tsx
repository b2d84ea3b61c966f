import type { CorrecaoEntregue, RedacaoEnviada } from '@rumo/contract'
import { RadioField } from '@rumo/shared-ui'
import { useId, useState } from 'react'
import { longDateWords } from '@rumo/shared-ui/words'
import { AnotacoesView } from './anotacoes-view.tsx'
import { CorrecaoView } from './correcao-view.tsx'
import styles from './redacao-corrigida.module.css'
import { newestFirst, numberAnotacoes } from './redacoes.rules.ts'
import { notaFinalWords } from './redacoes.words.ts'
import { TextoView } from './texto-view.tsx'

/** An essay with its remarks. Only one correction is shown at a time, because each has passages of its own. */
export function Leitura({ redacao }: { redacao: RedacaoEnviada }) {
  const { texto } = redacao
  const id = useId()
  const correcoes = newestFirst(redacao.correcoes)
  const [chosen, setChosen] = useState(correcoes[0]?.id)
  const correcao = correcoes.find((one) => one.id === chosen)
  const anotacoes = numberAnotacoes(correcao?.anotacoes ?? [], texto.length)
  const passagemOf = (numero: number) => `${id}-passagem-${numero}`
  const anotacaoOf = (numero: number) => `${id}-anotacao-${numero}`
  return (
    <div className={correcao ? styles.leitura : undefined}>
      {correcao && (
        <section className={styles.correcao} aria-labelledby={`${id}-correcao`}>
          <h2 id={`${id}-correcao`} className={styles.titulo}>
            Correção
          </h2>
          {correcoes.length > 1 && (
            <Varias
              correcoes={correcoes}
              notaFinal={redacao.nota_final ?? null}
              chosen={correcao.id}
              onChoose={setChosen}
            />
          )}
          <CorrecaoView correcao={correcao} />
        </section>
      )}
      <section className={styles.texto} aria-labelledby={`${id}-texto`}>
        <h2 id={`${id}-texto`} className={styles.titulo}>
          Seu texto
        </h2>
        <TextoView
          texto={texto}
          anotacoes={anotacoes}
          idOf={passagemOf}
          onAnotacao={(numero) => lead(anotacaoOf(numero))}
        />
        {anotacoes.length > 0 && (
          <>
            <h3 className={styles.anotacoes}>Comentários no texto</h3>
            <AnotacoesView
              texto={texto}
              anotacoes={anotacoes}
              idOf={anotacaoOf}
              onPassagem={(numero) => lead(passagemOf(numero))}
            />
          </>
        )}
      </section>
    </div>
  )
}

interface VariasProps {
  correcoes: readonly CorrecaoEntregue[]
  notaFinal: RedacaoEnviada['nota_final'] | null
  chosen: number
  onChoose: (id: number) => void
}

/** The final grade from several corrections, and the choice of the correction that is shown. */
const Varias = ({ correcoes, notaFinal, chosen, onChoose }: VariasProps) => (
  <>
    {notaFinal && <p className={styles.final}>{notaFinalWords(notaFinal)}</p>}
    <form
      className={styles.escolha}
      onChange={({ currentTarget }) =>
        onChoose(Number(new FormData(currentTarget).get('correcao')))
      }
    >
      <RadioField
        label="Mais de uma pessoa corrigiu esta redação"
        name="correcao"
        defaultValue={`${chosen}`}
        opcoes={correcoes.map(opcaoOf)}
      />
    </form>
  </>
)

/** Focuses the target, which scrolls it into view. */
const lead = (id: string) => document.getElementById(id)?.focus()

const opcaoOf = ({ id, corretor, entregue_em }: CorrecaoEntregue) =>
  [`${id}`, `${corretor?.nome ?? 'Conta apagada'}, ${longDateWords(entregue_em)}`] as const
