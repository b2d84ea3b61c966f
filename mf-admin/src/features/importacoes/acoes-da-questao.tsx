import type { CadernoDeExame } from '@rumo/contract'
import type { Alvo } from '@rumo/contract/caderno'
import { confirm } from '@rumo/shared-ui'
import { useState } from 'react'
import { semOutra } from './caderno-changes.ts'
import styles from './acoes-da-questao.module.css'
import text from '../../shared/text.module.css'
import { DividirDialog } from './dividir-dialog.tsx'
import {
  desaprovar,
  dividir,
  juntar,
  questaoDe,
  renumerar,
  seguinteDe,
  tirar,
} from './operacoes.ts'
import { RenumerarDialog } from './renumerar-dialog.tsx'
import type { Atos } from './use-ato.ts'
import { nomeDoAlvo } from './importacoes.words.ts'

interface AcoesDaQuestaoProps {
  caderno: CadernoDeExame
  alvo: Alvo
  atos: Atos
  /** Opens a question or theme and mounts its editor anew; null: the next one. */
  onOpen: (alvo: Alvo | null) => void
}

/** The actions on the open question or theme as a whole. */
export function AcoesDaQuestao({ caderno, alvo, atos, onOpen }: AcoesDaQuestaoProps) {
  const questao = questaoDe(caderno, alvo)
  const change: Change = (words, to, next = alvo) => {
    atos.fazer(words, to)
    onOpen(next)
  }
  const remove = async () => {
    const nome = nomeDoAlvo(caderno, alvo)
    const isSure = await confirm({
      titulo: `Tirar ${questao ? 'esta questão' : 'este tema'} da importação?`,
      texto: `${nome}. O que foi lido sai do rascunho.`,
      confirmar: 'Tirar',
    })
    if (!isSure) return
    const what = questao ? `a questão ${questao.numero}` : 'o tema'
    change(`Trazer de volta ${what}`, (now) => tirar(now, alvo), null)
  }
  const isAprovada = caderno[alvo.lista][alvo.indice]?.aprovada === true
  return (
    <div className={styles.acoes}>
      <DesfazerAcao atos={atos} onOpen={onOpen} />
      {isAprovada && (
        <Acao onClick={() => change(null, (now) => desaprovar(now, alvo))}>Desfazer aprovação</Acao>
      )}
      {questao && (
        <ComOutras caderno={caderno} questao={questao} indice={alvo.indice} change={change} />
      )}
      <Acao onClick={() => void remove()}>{questao ? 'Tirar questão' : 'Tirar tema'}</Acao>
    </div>
  )
}

/**
 * Applies a change, then opens `next`, by default the same question or theme. `words` is the label of the button that
 * undoes the change; null: it cannot be undone.
 */
type Change = (
  words: string | null,
  to: (now: CadernoDeExame) => CadernoDeExame,
  next?: Alvo | null,
) => void

interface ComOutrasProps {
  caderno: CadernoDeExame
  questao: NonNullable<ReturnType<typeof questaoDe>>
  indice: number
  change: Change
}

/** The actions that concern a question's place among the others: merge, split, renumber. */
function ComOutras({ caderno, questao, indice, change }: ComOutrasProps) {
  const [asked, setAsked] = useState<'dividir' | 'renumerar' | null>(null)
  const { numero } = questao
  const seguinte = seguinteDe(caderno, indice)
  const outra = seguinte === null ? '' : (caderno.questoes[seguinte]?.numero ?? '')
  const close = () => setAsked(null)
  const doing: Change = (...args) => {
    close()
    change(...args)
  }
  return (
    <>
      {seguinte !== null && (
        <Acao
          onClick={() =>
            doing(
              `Desfazer a junção da ${numero} com a ${outra}`,
              (now) => juntar(now, indice),
              semOutra(indice, seguinte),
            )
          }
        >
          {`Juntar com a ${outra}`}
        </Acao>
      )}
      <Acao isDialog onClick={() => setAsked('dividir')}>
        Dividir
      </Acao>
      <Acao isDialog onClick={() => setAsked('renumerar')}>
        Renumerar
      </Acao>
      {asked === 'dividir' && (
        <DividirDialog
          questao={questao}
          onSplit={(corte) =>
            doing(`Desfazer a divisão da ${numero}`, (now) => dividir(now, indice, corte))
          }
          onClose={close}
        />
      )}
      {asked === 'renumerar' && (
        <RenumerarDialog
          numero={numero}
          onRenumber={(novo) =>
            doing(`Desfazer a renumeração da ${numero}`, (now) => renumerar(now, indice, novo))
          }
          onClose={close}
        />
      )}
    </>
  )
}

/** The button that undoes the last action. Renders nothing if there is none to undo. */
export function DesfazerAcao({ atos, onOpen }: Pick<AcoesDaQuestaoProps, 'atos' | 'onOpen'>) {
  if (atos.desfazer === null) return null
  const back = async () => {
    const alvo = await atos.voltar()
    if (alvo) onOpen(alvo)
  }
  return (
    <p className={styles.volta}>
      <Acao onClick={() => void back()}>{atos.desfazer}</Acao>
      <span className={text.small}>
        Dá para desfazer, mesmo em outro dia, até alguém juntar, dividir, renumerar ou tirar outra.
      </span>
    </p>
  )
}

interface AcaoProps {
  children: string
  isDialog?: boolean
  onClick: () => void
}

const Acao = ({ children, isDialog = false, onClick }: AcaoProps) => (
  <button
    type="button"
    className={text.way}
    aria-haspopup={isDialog ? 'dialog' : undefined}
    onClick={onClick}
  >
    {children}
  </button>
)
