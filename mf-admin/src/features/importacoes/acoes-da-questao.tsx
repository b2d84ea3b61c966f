import type { CadernoDeExame } from '@rumo/contract'
import type { Alvo } from '@rumo/contract/caderno'
import { confirm } from '@rumo/shared-ui'
import { useState } from 'react'
import { semOutra } from './caderno.ts'
import styles from './acoes-da-questao.module.css'
import { DividirDialog } from './dividir-dialog.tsx'
import type { RevisaoKeeper } from './keeper.ts'
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
import { nomeDoAlvo } from './words.ts'

interface AcoesDaQuestaoProps {
  caderno: CadernoDeExame
  alvo: Alvo
  keeper: RevisaoKeeper
  /** Opens something: what was read anew begins anew, too. Null: whatever comes next. */
  onOpen: (alvo: Alvo | null) => void
}

/** What can be done to the question or the theme that is open as a whole. */
export function AcoesDaQuestao({ caderno, alvo, keeper, onOpen }: AcoesDaQuestaoProps) {
  const [asked, setAsked] = useState<'dividir' | 'renumerar' | null>(null)
  const questao = questaoDe(caderno, alvo)
  const { indice } = alvo
  const seguinte = questao ? seguinteDe(caderno, indice) : null
  const change = (to: (now: CadernoDeExame) => CadernoDeExame, next: Alvo | null = alvo) => {
    setAsked(null)
    keeper.update(to)
    onOpen(next)
  }
  const remove = async () => {
    const nome = nomeDoAlvo(caderno, alvo)
    const isSure = await confirm({
      titulo: `Tirar ${questao ? 'esta questão' : 'este tema'} da importação?`,
      texto: `${nome}. O que foi lido sai do rascunho.`,
      confirmar: 'Tirar',
    })
    if (isSure) change((now) => tirar(now, alvo), null)
  }
  const isAprovada = caderno[alvo.lista][indice]?.aprovada === true
  return (
    <div className={styles.acoes}>
      {isAprovada && (
        <Acao onClick={() => change((now) => desaprovar(now, alvo))}>Desfazer aprovação</Acao>
      )}
      {questao && seguinte !== null && (
        <Acao onClick={() => change((now) => juntar(now, indice), semOutra(indice, seguinte))}>
          {`Juntar com a ${caderno.questoes[seguinte]?.numero ?? ''}`}
        </Acao>
      )}
      {questao && (
        <>
          <Acao isDialog onClick={() => setAsked('dividir')}>
            Dividir
          </Acao>
          <Acao isDialog onClick={() => setAsked('renumerar')}>
            Renumerar
          </Acao>
        </>
      )}
      <Acao onClick={() => void remove()}>{questao ? 'Tirar questão' : 'Tirar tema'}</Acao>
      {questao && asked === 'dividir' && (
        <DividirDialog
          questao={questao}
          onSplit={(corte) => change((now) => dividir(now, indice, corte))}
          onClose={() => setAsked(null)}
        />
      )}
      {questao && asked === 'renumerar' && (
        <RenumerarDialog
          numero={questao.numero}
          onRenumber={(numero) => change((now) => renumerar(now, indice, numero, true))}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
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
    className={styles.acao}
    aria-haspopup={isDialog ? 'dialog' : undefined}
    onClick={onClick}
  >
    {children}
  </button>
)
