import { Button, confirm } from '@rumo/shared-ui'
import { useOnce } from '../../shared/alerting.ts'
import { useConflict } from '../../shared/crud/conflict-dialog.tsx'
import styles from './andamento-da-revisao.module.css'
import text from '../../shared/text.module.css'
import type { Andamento, RevisaoKeeper } from './revisao-keeper.ts'
import { valorInWords } from './partes.ts'

interface AndamentoDaRevisaoProps {
  andamento: Andamento
  keeper: RevisaoKeeper
}

/**
 * The saving state of the draft. Only trouble and 'Rascunho salvo' are in the `<output>`: a screen reader would
 * otherwise announce 'Salvando…' after each change.
 */
export function AndamentoDaRevisao({ andamento, keeper }: AndamentoDaRevisaoProps) {
  const { estado } = andamento
  const trouble =
    estado === 'recusado'
      ? `Não foi salvo: ${andamento.mensagem}`
      : estado === 'sem-servidor'
        ? 'Sem resposta do servidor. Não feche esta página.'
        : null
  return (
    <div className={styles.andamento}>
      <output className={trouble === null ? undefined : styles.trouble}>
        {estado === 'guardado' &&
          (andamento.isMesclado
            ? 'Rascunho salvo, com o que mudou em outro lugar'
            : 'Rascunho salvo')}
        {trouble}
      </output>
      {estado === 'pendente' && <span>Salvando…</span>}
      {estado === 'sem-servidor' && (
        <button type="button" className={text.way} onClick={() => void keeper.flush()}>
          Tentar agora
        </button>
      )}
    </div>
  )
}

const RASCUNHO = { singular: 'rascunho', plural: 'rascunhos', genero: 'm' } as const

/** Says that another user changed the same part of a draft, and asks which version to keep. */
export function Mudou({ andamento, keeper }: AndamentoDaRevisaoProps) {
  const conflict = useConflict()
  const { isPending, once } = useOnce()
  const choose = async () => {
    const { now, mescla } = await keeper.compare()
    const theirs = await conflict.ask({
      noun: RASCUNHO,
      by: { autor: now.salva_por, em: now.atualizada_em },
      differences: mescla.differences,
      labelOf: (campo) => mescla.labels.get(campo) ?? campo,
      said: (_campo, value) => valorInWords(value),
    })
    if (theirs) await keeper.settle(now, theirs)
  }
  const discard = async () => {
    const isSure = await confirm({
      titulo: 'Descartar o que você mudou?',
      texto: 'O rascunho fica como a outra pessoa, ou você em outra janela, o salvou.',
      confirmar: 'Descartar',
    })
    if (isSure) await keeper.giveWay()
  }
  return (
    <>
      <div role="alert">
        {andamento.estado === 'mudou' && (
          <div className={styles.mudou}>
            <p className={text.alert}>Este rascunho mudou em outro lugar</p>
            <p>
              Outra pessoa, ou você em outra janela, mudou o mesmo que você. O que você mudou aqui
              ainda não foi salvo.
            </p>
            <div className={styles.ways}>
              <Button variant="outline" aria-disabled={isPending} onClick={() => void once(choose)}>
                Escolher o que vale
              </Button>
              <Button variant="quiet" aria-disabled={isPending} onClick={() => void once(discard)}>
                Descartar o que mudei
              </Button>
            </div>
          </div>
        )}
      </div>
      {conflict.dialog}
    </>
  )
}
