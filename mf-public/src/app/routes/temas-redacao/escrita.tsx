import { preloadDialogs, preloadFormulas, useMediaQuery } from '@rumo/shared-ui'
import type { OwnDevice } from '@rumo/shared-device/device'
import { leituraDoAparelho } from '@rumo/shared-device/leitura'
import { useEffect, useId, useRef, useSyncExternalStore, type ReactNode } from 'react'
import { Folha } from '../../../features/folha/folha.tsx'
import type { Rascunho } from '../../../features/redacoes/rascunho.ts'
import type { Outros } from '../../../features/redacoes/sorteio-de-tema.ts'
import type { Tema } from '../../../features/redacoes/tema.ts'
import { formattedTextsOf } from '../../../features/redacoes/textos-do-tema.ts'
import { useOnde } from '../../../features/redacoes/use-onde.ts'
import printing from '../../../shared/printing.module.css'
import { Abaixo } from './abaixo.tsx'
import { Apoio } from './apoio.tsx'
import { Barra } from './barra.tsx'
import { Contagem } from './contagem.tsx'
import { CorrecoesEmPainel } from './correcoes.tsx'
import styles from './escrita.module.css'
import { Sortear } from './sortear.tsx'
import { useConferencia } from './use-conferencia.ts'
import { useFolha, type FolhaOptions } from './use-folha.ts'

interface EscritaProps extends FolhaOptions {
  ownDevice: OwnDevice
  outros: Outros
  onRetryOutros: () => void
  onSortear: () => void
  /** Shows all themes to choose from. */
  onEscolher: () => void
  /** Whether a tab that was closed meanwhile has left another text. */
  isDeixado: boolean
  /** Shows this text beside the one that was written in another tab or on another device. */
  onComparar: (aqui: Rascunho) => void
  /** The essays on this device. They can be put back onto a sheet that is empty. */
  guardadas: (isSheetEmpty: boolean) => ReactNode
  numGuardadas: number
}

/** A theme, and the sheet on which the user writes about it. */
export function Escrita(props: EscritaProps) {
  const { heading, guardadas, inicial } = props
  const { tema, id_anterior } = inicial
  const folha = useFolha(props)
  const { texto, guarda, isSending, isRefused } = folha
  const onde = useOnde(props.conta)
  const { lido, trechos, itens } = useConferencia(inicial.tema, texto)
  const isWide = useMediaQuery('(min-width: 1200px)')
  const hasOwnLines = useOwnLines()
  const field = useRef<HTMLTextAreaElement>(null)
  const checks = useId()
  usePreloads(tema)
  const onComparar = () => props.onComparar({ ...inicial, texto, em: folha.em })
  const sortear = <Sortear texto={texto} {...props} />
  return (
    <div className={`${styles.layout} ${printing.around}`}>
      <Apoio
        {...{ tema, isWide }}
        heading={heading.attach}
        sortear={!isWide && sortear}
        guardadas={guardadas(texto === '')}
        numGuardadas={props.numGuardadas}
        isUnread={inicial.texto === ''}
        idAnterior={id_anterior ?? null}
        onWrite={() => field.current?.focus()}
      />
      <section className={styles.desk} aria-label="Sua redação">
        <div className={styles.coluna}>
          <Folha
            {...{ field, texto, lido, trechos }}
            onChange={folha.write}
            isReadOnly={isSending} // Text typed during sending would not be sent.
            describedBy={checks}
            renderHead={(linhas) => (
              <Contagem texto={lido} {...{ guarda, onde }} linhas={hasOwnLines ? linhas : null} />
            )}
          />
          <Abaixo
            {...{ tema, field, texto, lido, trechos, isSending, isRefused }}
            ownDevice={props.ownDevice}
            onDiscard={() => void folha.discard()}
          />
        </div>
        <Barra
          {...{ folha, lido, onde, onComparar }}
          isDeixado={props.isDeixado}
          checks={checks}
          itens={itens}
          sortear={isWide ? sortear : id_anterior && <CorrecoesEmPainel id={id_anterior} />}
        />
      </section>
    </div>
  )
}

/** Loads what is needed later: there may be no network by then. */
function usePreloads(tema: Tema): void {
  useEffect(() => preloadFormulas(formattedTextsOf(tema)), [tema])
  useEffect(() => void preloadDialogs(), [])
}

/** Whether the sheet's lines are as long as those of an exam. They are shorter on a phone, and with larger letters. */
function useOwnLines(): boolean {
  const isPhone = useMediaQuery('(max-width: 699px)')
  const { letras } = useSyncExternalStore(leituraDoAparelho.subscribe, leituraDoAparelho.ajustes)
  return letras === 'padrao' && !isPhone
}
