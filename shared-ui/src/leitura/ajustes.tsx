import { useId, useSyncExternalStore } from 'react'
import type { LeituraGuardada } from './leitura-props.ts'
import styles from './painel.module.css'

type Ajustes = ReturnType<LeituraGuardada['ajustes']>

const TAMANHOS = [
  ['padrao', 'Padrão'],
  ['18', 'Grande (18 pt)'],
  ['24', 'Muito grande (24 pt)'],
] as const
const ESPACOS = [
  ['padrao', 'Padrão'],
  ['amplo', 'Amplo'],
  ['duplo', 'Bem amplo'],
] as const
const CORES = [
  ['aparelho', 'Como o aparelho'],
  ['claro', 'Claro'],
  ['escuro', 'Escuro'],
  ['sepia', 'Sépia'],
  ['contraste', 'Alto contraste'],
] as const

/** The reading settings, which apply as soon as they are chosen. */
export function AjustesView({ guardada }: { guardada: LeituraGuardada }) {
  const { letras, espaco, tema } = useSyncExternalStore(
    guardada.subscribe,
    guardada.ajustes,
    guardada.ajustes,
  )
  const choose = (change: Partial<Ajustes>) => guardada.choose(change)
  return (
    <>
      <Escolha
        legenda="Letras"
        opcoes={TAMANHOS}
        valor={letras}
        onEscolher={(chosen) => choose({ letras: chosen })}
      />
      <Escolha
        legenda="Espaço entre as linhas"
        opcoes={ESPACOS}
        valor={espaco}
        onEscolher={(chosen) => choose({ espaco: chosen })}
      />
      <Escolha
        legenda="Cores do site"
        opcoes={CORES}
        valor={tema}
        onEscolher={(chosen) => choose({ tema: chosen })}
      />
    </>
  )
}

interface EscolhaProps<Valor extends string> {
  legenda: string
  opcoes: readonly (readonly [Valor, string])[]
  valor: Valor
  onEscolher: (valor: Valor) => void
}

function Escolha<Valor extends string>(props: EscolhaProps<Valor>) {
  const { legenda, opcoes, valor, onEscolher } = props
  const group = useId()
  return (
    <fieldset>
      <legend className={styles.legenda}>{legenda}</legend>
      <div className={styles.opcoes}>
        {opcoes.map(([value, words]) => (
          <label key={value} className={styles.opcao}>
            <input
              type="radio"
              className={styles.radio}
              name={group}
              checked={value === valor}
              onChange={() => onEscolher(value)}
            />
            {words}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
