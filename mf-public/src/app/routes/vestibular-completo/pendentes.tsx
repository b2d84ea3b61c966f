import { isPausado, placarOf } from '@rumo/contract/rules'
import { Button, Facts, IconArrowRight, VisuallyHidden } from '@rumo/shared-ui'
import { momentWords, simuladoWords } from '@rumo/shared-ui/words'
import { useCallback, type ReactNode } from 'react'
import { listUnderWay } from '../../../features/simulado/simulado.calls.ts'
import { countMarked, type Simulado } from '../../../features/simulado/simulado.ts'
import { marcadasInWords } from '../../../shared/marcadas.ts'
import { useLoad } from '../../../shared/use-load.ts'
import styles from './escolha-de-prova.module.css'
import text from '../../../shared/text.module.css'

interface PendentesProps {
  /** The simulados that were handed in on this device and wait for their grading, the last one first. */
  encerrados: readonly Simulado[]
  /** The simulado in progress on this device, which is not listed a second time. */
  aqui: Simulado | null
  /** Whether a user is signed in; comes from useMemo. */
  temConta: () => boolean
  onOpen: (simulado: Simulado) => void
  onResume: (id: number) => void
}

/**
 * The simulados that already exist: those waiting for their grading on this device, and those in progress in the
 * account on any device.
 */
export function Pendentes({ encerrados, aqui, temConta, onOpen, onResume }: PendentesProps) {
  const load = useCallback(
    async (signal: AbortSignal) => (temConta() ? listUnderWay(signal) : []),
    [temConta],
  )
  const underWay = useLoad(load)
  const known = new Set([...encerrados, ...(aqui ? [aqui] : [])].map(({ id }) => id))
  // If they fail to load, a new simulado can still begin.
  const linhas = underWay.status === 'ready' ? underWay.value : []
  const others = linhas.filter(({ id }) => !known.has(id))
  return (
    <>
      {encerrados.length > 0 && (
        <Secao titulo="Encerrados neste aparelho">
          {encerrados.map((simulado) => (
            <Linha
              key={simulado.chave}
              nome={simuladoWords(simulado, simulado.questoes.length)}
              fatos={[
                simulado.encerradoEm && momentWords(simulado.encerradoEm),
                ...statesOf(simulado),
              ]}
              acao={simulado.corrigidas ? 'Ver resultado' : 'Abrir'}
              onClick={() => onOpen(simulado)}
            />
          ))}
        </Secao>
      )}
      {others.length > 0 && (
        <Secao titulo="Em andamento na sua conta">
          {others.map((linha) => (
            <Linha
              key={linha.id}
              nome={simuladoWords(linha, linha.questoes)}
              fatos={[
                momentWords(linha.iniciado_em),
                linha.situacao === 'em_curso' && marcadasInWords(linha.marcadas, linha.questoes),
                isPausado(linha.pausas) && 'pausado',
              ]}
              acao="Continuar"
              onClick={() => onResume(linha.id)}
            />
          ))}
        </Secao>
      )}
    </>
  )
}

function statesOf(simulado: Simulado): string[] {
  const { corrigidas, questoes } = simulado
  if (!corrigidas)
    return ['Aguardando correção', marcadasInWords(countMarked(simulado), questoes.length)]
  const { certas, total } = placarOf(corrigidas.map(({ resultado }) => resultado))
  return [`${certas} de ${total} certas`]
}

const Secao = ({ titulo, children }: { titulo: string; children: ReactNode }) => (
  <section>
    <h2 className={styles.title}>{titulo}</h2>
    <ul className={styles.list}>{children}</ul>
  </section>
)

interface LinhaProps {
  nome: string
  fatos: readonly (string | false | null)[]
  acao: string
  onClick: () => void
}

const Linha = ({ nome, fatos, acao, onClick }: LinhaProps) => (
  <li className={styles.row}>
    <div>
      <h3 className={styles.name}>{nome}</h3>
      <p className={text.note}>
        <Facts of={fatos} />
      </p>
    </div>
    <Button variant="quiet" onClick={onClick}>
      {acao}
      <VisuallyHidden> ({nome})</VisuallyHidden>
      <IconArrowRight />
    </Button>
  </li>
)
