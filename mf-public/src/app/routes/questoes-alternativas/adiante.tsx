import { Button, IconArrowRight } from '@rumo/shared-ui'
import type { Escolha } from '../../../features/pratica/escolha.rules.ts'
import { againInWords, moreInWords, overInWords } from '../../../features/pratica/escolha.words.ts'
import type { PraticaMemory } from '../../../features/pratica/pratica-memory.ts'
import { escolhaInForce } from './escolha-in-force.ts'
import { useLeft, useWays, type Ways } from './use-ways.ts'

interface SaidasProps {
  /** The choice in force. */
  escolha: Escolha
  ways: Ways
  /** The variant of the first button; the others are outlined. */
  variant?: 'primary' | 'outline'
  onStartOver: () => void
  onChoose: (escolha: Escolha) => void
}

/** The ways on from a choice without new questions. Only ways that lead to questions are shown. */
export function Saidas({ escolha, ways, variant = 'primary', onStartOver, onChoose }: SaidasProps) {
  const { again, looser } = ways
  const repeat = () => (escolha.so === null ? onStartOver() : onChoose(escolha))
  const all: (readonly [string, () => void])[] = [
    ...(again ? [[againInWords(escolha), repeat] as const] : []),
    ...looser.map(([words, chosen]) => [words, () => onChoose(chosen)] as const),
  ]
  return all.map(([words, go], index) => (
    <Button key={words} variant={index === 0 ? variant : 'outline'} onClick={go}>
      {words}
    </Button>
  ))
}

interface AdianteProps extends Required<Pick<SaidasProps, 'variant'>> {
  /** The requested choice, which may not be in force. */
  escolha: Escolha
  memory: PraticaMemory
  onMore: () => void
  onStartOver: () => void
  onChoose: (escolha: Escolha) => void
}

/** The button after a set: draws the next set, or offers other ways when no question is left. */
export function Adiante({ memory, ...props }: AdianteProps) {
  const escolha = escolhaInForce(props.escolha, memory)
  const left = useLeft(escolha, memory)
  if (left === 0) return <Acabou {...props} escolha={escolha} memory={memory} />
  return (
    <Button variant={props.variant} onClick={props.onMore}>
      {moreInWords(left === null ? escolha.quantas : Math.min(left, escolha.quantas))}
      <IconArrowRight />
    </Button>
  )
}

function Acabou({ escolha, memory, ...props }: Omit<AdianteProps, 'onMore'>) {
  const ways = useWays(escolha, memory)
  return (
    <>
      <p>{overInWords(escolha)}</p>
      {ways && <Saidas {...props} escolha={escolha} ways={ways} />}
    </>
  )
}
