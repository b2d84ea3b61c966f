import type { Ref } from 'react'
import { Button, Demora, IconRefresh } from '@rumo/shared-ui'
import { countMarked, foiPeloTempo } from '../../../features/simulado/simulado.ts'
import { ACABOU_O_TEMPO } from '../../../features/simulado/simulado.words.ts'
import { marcadasInWords } from '../../../shared/marcadas.ts'
import { EntrarDeNovo, isSessionOver } from './ainda-nao.tsx'
import type { EtapaProps } from './etapa.ts'
import styles from './entregue.module.css'

/**
 * A simulado that was handed in and is not graded yet. It is locked, and kept until it is graded, also while another
 * simulado is in progress.
 */
export function Entregue({ simulado, heading, envio, onAnother }: EtapaProps) {
  const { error, retry } = envio
  return (
    <div className={styles.panel}>
      <Titulo heading={heading.attach} />
      {foiPeloTempo(simulado) && <p>{ACABOU_O_TEMPO}</p>}
      <p>
        {marcadasInWords(countMarked(simulado), simulado.questoes.length)}. Não dá mais para mudar
        as respostas.
      </p>
      {error === null ? (
        <Demora texto="Corrigindo o simulado..." isSlow={false} onRetry={retry} />
      ) : (
        <>
          <output>{esperaInWords(error)}</output>
          <div className={styles.actions}>
            {isSessionOver(error) ? (
              <EntrarDeNovo />
            ) : (
              <Button onClick={retry}>
                <IconRefresh />
                Tentar de novo
              </Button>
            )}
            <Button variant="quiet" onClick={onAnother}>
              Escolher outro simulado
            </Button>
          </div>
        </>
      )}
    </div>
  )
}

/** Why the grading waits, by the `codigo` that the server sends. */
const ESPERA: Readonly<Record<string, string>> = {
  sem_questoes:
    'As questões deste simulado saíram do ar por enquanto. As respostas estão guardadas neste aparelho, e o simulado será corrigido quando elas voltarem.',
  simulado_em_curso:
    'Outro simulado seu, em andamento, tem questões deste. As respostas estão guardadas neste aparelho, e este será corrigido quando o outro for encerrado.',
}

/** Says why the simulado is not graded yet. */
function esperaInWords(error: NonNullable<EtapaProps['envio']['error']>): string {
  if (isSessionOver(error)) {
    return 'Sua sessão terminou. As respostas estão guardadas neste aparelho: entre de novo para o simulado ser corrigido.'
  }
  const { status, codigo = '', mensagem } = error
  if (ESPERA[codigo]) return ESPERA[codigo]
  // A newer server may refuse for a reason that this release does not know; its own message says why.
  if (codigo !== '' && status < 500) {
    return `${mensagem} As respostas estão guardadas neste aparelho, e o simulado será corrigido assim que der.`
  }
  const why = status === 0 && !navigator.onLine ? 'Sem conexão' : 'O servidor não respondeu'
  return `${why}. As respostas estão guardadas neste aparelho, e o simulado será corrigido quando a conexão voltar.`
}

const Titulo = ({ heading }: { heading: Ref<HTMLHeadingElement> }) => (
  <h1 className={styles.title} ref={heading} tabIndex={-1}>
    Simulado encerrado
  </h1>
)
