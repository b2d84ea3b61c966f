import { letraEm, type TrechoPedido } from '@rumo/contract'
import type { Alvo } from '@rumo/contract/caderno'
import { Button, Field } from '@rumo/shared-ui'
import { useEffect, useRef, useState, type Ref } from 'react'
import styles from './trecho-bar.module.css'
import type { Destino } from './trechos.ts'

type Como = TrechoPedido['como']

interface TrechoBarProps {
  alvo: Alvo
  /** The number of the open question. The range for a shared text begins there by default. */
  numero: number | null
  /** How many alternatives the question has. The bar offers at least the usual five. */
  letras: number
  isPending: boolean
  /** Why the last selection could not be used; empty if there was no problem. */
  falha: string
  onUse: (como: Como, destino: Destino) => void
  onClose: () => void
  /** The first radio button, which takes the focus. */
  ref: Ref<HTMLInputElement>
}

const USUAL_LETRAS = 5

/** The bar that asks what the selected part of the page is. */
export function TrechoBar({
  alvo,
  isPending,
  falha,
  onUse,
  onClose,
  ref,
  ...questao
}: TrechoBarProps) {
  const [como, setComo] = useState<'texto' | 'figura'>('texto')
  const [junta, setJunta] = useState(false)
  const use = (destino: Destino) => {
    if (!isPending) onUse(destino.tipo === 'questao' ? 'questao' : como, destino)
  }
  return (
    <fieldset className={styles.trecho} aria-busy={isPending}>
      <legend className={styles.titulo}>O que é a parte selecionada?</legend>
      <div className={styles.linha}>
        {(['texto', 'figura'] as const).map((each, index) => (
          <label key={each} className={styles.radio}>
            <input
              ref={index === 0 ? ref : undefined}
              type="radio"
              name="trecho-como"
              checked={como === each}
              onChange={() => setComo(each)}
            />
            {each === 'texto' ? 'Texto' : 'Figura'}
          </label>
        ))}
        {como === 'texto' && (
          <label className={styles.radio}>
            <input
              type="checkbox"
              checked={junta}
              onChange={({ target }) => setJunta(target.checked)}
            />
            Juntar ao que já há
          </label>
        )}
        <button type="button" className={styles.desfazer} onClick={onClose}>
          Desfazer seleção
        </button>
      </div>
      {alvo.lista === 'questoes' ? (
        <DaQuestao como={como} junta={junta} onUse={use} {...questao} />
      ) : (
        <DoTema como={como} junta={junta} onUse={use} />
      )}
      <output className={falha ? styles.falha : styles.dica}>
        {isPending ? 'Lendo esta parte da página…' : falha}
      </output>
    </fieldset>
  )
}

interface PartesProps {
  como: 'texto' | 'figura'
  junta: boolean
  onUse: (destino: Destino) => void
}

function DaQuestao({
  como,
  junta,
  onUse,
  numero,
  letras,
}: PartesProps & Pick<TrechoBarProps, 'numero' | 'letras'>) {
  const indices = Array.from({ length: Math.max(letras, USUAL_LETRAS) }, (_, indice) => indice)
  return (
    <>
      <div className={styles.linha}>
        {como === 'texto' ? (
          <>
            <Button variant="outline" onClick={() => onUse({ tipo: 'questao' })}>
              Questão inteira
            </Button>
            <Button variant="outline" onClick={() => onUse({ tipo: 'enunciado', junta })}>
              Enunciado
            </Button>
          </>
        ) : (
          <Button variant="outline" onClick={() => onUse({ tipo: 'referencia' })}>
            Figura da questão
          </Button>
        )}
        <span className={styles.letras}>
          <span>Alternativa</span>
          {indices.map((indice) => (
            <button
              key={indice}
              type="button"
              className={styles.letra}
              aria-label={`Alternativa ${letraEm(indice)}`}
              onClick={() => onUse({ tipo: 'alternativa', indice, junta })}
            >
              {letraEm(indice)}
            </button>
          ))}
        </span>
      </div>
      <DeVarias como={como} numero={numero ?? 1} onUse={onUse} />
    </>
  )
}

interface DeVariasProps extends Pick<PartesProps, 'como' | 'onUse'> {
  numero: number
}

function DeVarias({ como, numero, onUse }: DeVariasProps) {
  const [faixa, setFaixa] = useState({ de: String(numero), ate: String(numero + 1) })
  const before = useRef(numero)
  useEffect(() => {
    if (before.current === numero) return
    before.current = numero
    setFaixa({ de: String(numero), ate: String(numero + 1) })
  }, [numero])
  const [de, ate] = [Number(faixa.de), Number(faixa.ate)]
  const isRange = Number.isInteger(de) && Number.isInteger(ate) && de > 0 && ate > 0
  return (
    <div className={styles.linha}>
      <div className={styles.faixa}>
        <Field
          label="Da questão"
          name="trecho-de"
          aria-required
          inputMode="numeric"
          value={faixa.de}
          onChange={({ target }) => setFaixa({ ...faixa, de: target.value })}
        />
        <Field
          label="à questão"
          name="trecho-ate"
          aria-required
          inputMode="numeric"
          value={faixa.ate}
          onChange={({ target }) => setFaixa({ ...faixa, ate: target.value })}
        />
      </div>
      <Button
        variant="outline"
        aria-disabled={!isRange}
        onClick={() => {
          if (isRange) onUse({ tipo: 'compartilhado', de, ate })
        }}
      >
        {como === 'texto' ? 'Texto destas questões' : 'Figura destas questões'}
      </Button>
    </div>
  )
}

const DoTema = ({ como, junta, onUse }: PartesProps) => (
  <div className={styles.linha}>
    {como === 'texto' && (
      <>
        <Button variant="outline" onClick={() => onUse({ tipo: 'tema' })}>
          Tema
        </Button>
        <Button variant="outline" onClick={() => onUse({ tipo: 'instrucoes', junta })}>
          Instruções
        </Button>
      </>
    )}
    <Button variant="outline" onClick={() => onUse({ tipo: 'apoio' })}>
      {como === 'texto' ? 'Texto de apoio' : 'Figura de apoio'}
    </Button>
  </div>
)
