import { useEffect, type ReactNode, type Ref } from 'react'
import { useSearchParams } from 'react-router-dom'
import { offersSimulados } from '../../../features/simulado/simulado.calls.ts'
import { firstContent } from '../../../shared/first-content.ts'
import { Abertura } from './abertura.tsx'
import { Antes } from './antes.tsx'
import styles from './escolha-de-simulado.module.css'
import type { LoadExecucao } from './execucao.lazy.tsx'
import type { Escolhido } from './pedido.ts'
import { useProvaPedida } from './pedidos-do-endereco.ts'
import { INTRO } from './intro.ts'
import { Provas } from './escolha-de-prova.tsx'
import { Sorteio } from './sorteio.tsx'

interface EscolhaProps {
  heading: Ref<HTMLHeadingElement>
  titulo: string
  /** The link back to the simulado that the user left. */
  voltar: ReactNode
  /** The simulados to continue or to look at. */
  pendentes: ReactNode
  onChoose: (escolhido: Escolhido) => void
  /** Called when the user goes back from the prova that the address asked for. */
  onBack: () => void
  load: LoadExecucao
}

/** The choice of a simulado. When the instructions of a prova are open, the address names the prova. */
export function Escolha(props: EscolhaProps) {
  const { heading, titulo, voltar, pendentes, onChoose, onBack, load } = props
  const [, setParams] = useSearchParams()
  const prova = useProvaPedida()
  useEffect(() => {
    // Whoever needs the code loads it again, and says if it does not come.
    void firstContent()
      .then(load)
      .catch(() => undefined)
  }, [load])
  const choose = (escolhido: Escolhido) => {
    // Clears the address, so that the next simulado is a new choice.
    setParams({}, { replace: true })
    onChoose(escolhido)
  }
  if (prova !== null) {
    return (
      <Antes
        idProva={prova}
        heading={heading}
        onStart={(comTempoExtra) => choose({ tipo: 'prova', idProva: prova, comTempoExtra })}
        onBack={() => {
          setParams({})
          onBack()
        }}
      />
    )
  }
  const sorteio = <Sorteio onChoose={choose} />
  return (
    <Abertura titulo={titulo} intro={INTRO} heading={heading} className={styles.choice}>
      {voltar}
      {pendentes}
      {offersSimulados() ? (
        <Provas onOpen={(id) => setParams({ prova: `${id}` })}>{sorteio}</Provas>
      ) : (
        sorteio
      )}
    </Abertura>
  )
}
