import type { Prova } from '@rumo/contract'
import {
  Button,
  Demora,
  Facts,
  IconArrowRight,
  IconChevronDown,
  VisuallyHidden,
} from '@rumo/shared-ui'
import { countedWords } from '@rumo/shared-ui/words'
import { useState, type ReactNode } from 'react'
import {
  listProvasComQuestoes,
  type ProvasComQuestoes,
} from '../../../features/provas/provas.calls.ts'
import type { Edicao } from '../../../features/provas/provas.rules.ts'
import { edicaoInWords, factsOf, nomeOf } from '../../../features/provas/provas.words.ts'
import { takeFocus } from '../../../shared/use-history-step.ts'
import { useLoad, useOnline, type Load } from '../../../shared/use-load.ts'
import { LoadFailed } from '../../../shared/load-failed.tsx'
import { SemConexao } from './sem-conexao.tsx'
import styles from './escolha-de-prova.module.css'
import text from '../../../shared/text.module.css'

/** How many provas are shown at first. The choices below stay within reach. */
const SHOWN = 3

interface ProvasProps {
  onOpen: (id: number) => void
}

/**
 * The provas that can be taken as simulados, newest first. The choices below (`children`) are shown once the provas have
 * loaded or take long. So the provas neither move them nor leave an empty space above them.
 */
export function Provas({ onOpen, children }: ProvasProps & { children: ReactNode }) {
  const provas = useLoad(listProvasComQuestoes)
  return (
    <>
      {!(provas.status === 'ready' && provas.value.grupos.length === 0) && (
        <Secao provas={provas} onOpen={onOpen} />
      )}
      {!(provas.status === 'loading' && !provas.isSlow) && children}
    </>
  )
}

function Secao({ provas, onOpen }: ProvasProps & { provas: Load<ProvasComQuestoes> }) {
  const soDoAparelho = provas.status === 'ready' && provas.value.soDoAparelho
  useOnline(soDoAparelho, provas.retry)
  return (
    <section>
      <h2 className={styles.title}>Uma prova inteira</h2>
      <p className={text.note}>
        Na ordem da prova, com o mesmo tempo e a redação. Antes, você lê as instruções.
      </p>
      {provas.status === 'loading' && (
        <Demora texto="Carregando provas..." isSlow={provas.isSlow} onRetry={provas.retry} />
      )}
      {provas.status === 'error' && (
        <div className={styles.missing}>
          {provas.error.status === 0 ? (
            <SemConexao
              texto="Sem conexão, as provas não vieram."
              comCaminho
              onRetry={provas.retry}
            />
          ) : (
            <LoadFailed load={provas} />
          )}
        </div>
      )}
      {provas.status === 'ready' && (
        <Lista
          onOpen={onOpen}
          linhas={provas.value.grupos.flatMap(({ edicao, provas: listed }) =>
            listed.map((prova) => ({ edicao, prova })),
          )}
        />
      )}
      {soDoAparelho && (
        <div className={styles.missing}>
          <SemConexao
            texto="Sem conexão, só aparece aqui o que você levou. As outras provas precisam de internet."
            comCaminho={false}
            onRetry={provas.retry}
          />
        </div>
      )}
    </section>
  )
}

interface LinhaDeProva {
  edicao: Edicao | null
  prova: Prova
}

function Lista({ linhas, onOpen }: ProvasProps & { linhas: readonly LinhaDeProva[] }) {
  const [showsAll, setShowsAll] = useState(false)
  const others = linhas.length - SHOWN
  return (
    <>
      <ul className={styles.list}>
        {(showsAll ? linhas : linhas.slice(0, SHOWN)).map(({ edicao, prova }, place) => (
          <li key={prova.id} className={styles.row}>
            <div>
              <h3 className={styles.name}>{nomeOf(prova)}</h3>
              <p className={text.note}>
                <Facts of={[edicaoInWords(edicao), ...factsOf(prova)]} />
              </p>
            </div>
            <Button
              variant="quiet"
              // The button that was pressed is gone, so the first of the new entries takes the focus.
              ref={place === SHOWN ? takeFocus : null}
              onClick={() => onOpen(prova.id)}
            >
              Fazer esta prova
              <VisuallyHidden>
                {' '}
                ({nomeOf(prova)}, {edicaoInWords(edicao)})
              </VisuallyHidden>
              <IconArrowRight />
            </Button>
          </li>
        ))}
      </ul>
      {others > 0 && !showsAll && (
        <Button variant="quiet" onClick={() => setShowsAll(true)}>
          Ver mais {countedWords(others, 'prova', 'provas')}
          <IconChevronDown />
        </Button>
      )}
    </>
  )
}
