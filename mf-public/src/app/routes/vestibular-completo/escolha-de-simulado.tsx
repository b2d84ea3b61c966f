import type { ReactNode, Ref } from 'react'
import { useSearchParams } from 'react-router-dom'
import { offersSimulados } from '../../../features/simulado/simulado.calls.ts'
import { Abertura } from './abertura.tsx'
import { Antes } from './antes.tsx'
import styles from './escolha-de-simulado.module.css'
import type { Escolhido } from './pedido.ts'
import { useProvaPedida } from './prova-pedida.ts'
import { INTRO } from './intro.ts'
import { Provas } from './escolha-de-prova.tsx'
import { Sorteio } from './sorteio.tsx'

interface EscolhaProps {
  heading: Ref<HTMLHeadingElement>
  titulo: string
  /** The way back to the simulado that was left. */
  voltar: ReactNode
  /** What there is to go on with, or to look at. */
  pendentes: ReactNode
  onChoose: (escolhido: Escolhido) => void
  /** Told that one does not want the prova that the address asked for. */
  onBack: () => void
}

/** Chooses what to simulate. The prova whose instructions are open stands in the address. */
export function Escolha({ heading, titulo, voltar, pendentes, onChoose, onBack }: EscolhaProps) {
  const [, setParams] = useSearchParams()
  const prova = useProvaPedida()
  const choose = (escolhido: Escolhido) => {
    // Clears the address, so that the next simulado is chosen anew.
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
  return (
    <Abertura titulo={titulo} intro={INTRO} heading={heading} className={styles.choice}>
      {voltar}
      {pendentes}
      {offersSimulados() && <Provas onOpen={(id) => setParams({ prova: `${id}` })} />}
      <Sorteio onChoose={choose} />
    </Abertura>
  )
}
