import { Button, plainTextOf } from '@rumo/shared-ui'
import type { OwnDevice } from '@rumo/shared-device/device'
import { useMemo, type RefObject } from 'react'
import type { Trecho } from '../../../features/folha/copia.ts'
import { editField } from '../../../features/folha/edit-field.ts'
import type { OnEdit } from '../../../features/folha/text-edits.ts'
import { Trechos } from '../../../features/folha/trechos.tsx'
import type { Tema } from '../../../features/redacoes/tema.ts'
import { wordsOfTextos } from '../../../features/redacoes/textos-do-tema.ts'
import { CopyButton } from '../../../shared/copy-button.tsx'
import { ConferirAqui } from './conferir-aqui.tsx'
import styles from './escrita.module.css'

interface AbaixoProps {
  tema: Tema
  ownDevice: OwnDevice
  field: RefObject<HTMLTextAreaElement | null>
  texto: string
  /** The text at the last pause, which is checked. */
  lido: string
  trechos: readonly Trecho[]
  isSending: boolean
  isRefused: boolean
  onDiscard: () => void
}

/** What stands below the sheet: the actions for the text, and messages about it. */
export function Abaixo(props: AbaixoProps) {
  const { tema, ownDevice, field, texto, lido, trechos, isSending, isRefused, onDiscard } = props
  const textos = useMemo(() => [tema.titulo, tema.comando, ...wordsOfTextos(tema)], [tema])
  const select = ({ from, to }: { from: number; to: number }) => {
    field.current?.focus()
    field.current?.setSelectionRange(from, to)
  }
  const edit: OnEdit = (of, edits) => field.current?.value === of && editField(field.current, edits)
  return (
    <div className={styles.abaixo}>
      {texto !== '' && (
        <Button variant="quiet" disabled={isSending} onClick={onDiscard}>
          Descartar rascunho
        </Button>
      )}
      <Trechos texto={lido} trechos={trechos} />
      {isRefused && <Recusada texto={texto} />}
      {texto.trim() !== '' && (
        <ConferirAqui
          {...{ textos, ownDevice }}
          texto={lido}
          tema={plainTextOf(`${tema.titulo}\n${tema.comando}`)}
          onPassagem={select}
          onEdit={edit}
        />
      )}
    </div>
  )
}

/** Shown when the device refused to store the essay. The text is still on the sheet and can be copied elsewhere. */
const Recusada = ({ texto }: { texto: string }) => (
  <div className={styles.recusada} role="alert">
    <p>
      <b>Não foi possível guardar sua redação.</b> Este aparelho está sem espaço ou não deixa o
      navegador guardar. O texto continua aqui na folha: copie-o antes de sair.
    </p>
    <CopyButton texto={texto} />
  </div>
)
