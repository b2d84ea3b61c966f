import { Button, EmptyPanel, FormattedText } from '@rumo/shared-ui'
import { useCallback, type ReactNode, type Ref } from 'react'
import { counted } from '../../../features/folha/folha.words.ts'
import { countPalavras } from '../../../features/folha/palavras.ts'
import { loadReescrita } from '../../../features/redacoes/redacoes.calls.ts'
import type { Rascunho } from '../../../features/redacoes/rascunho.ts'
import { useLoad } from '../../../shared/use-load.ts'
import { LoadFailed } from '../../../shared/load-failed.tsx'
import styles from './enviada.module.css'
import { LoadingTema } from './loading-tema.tsx'
import { Painel } from './sem-tema.tsx'

interface ReescritaProps {
  /** The id of the essay to be written again. */
  id: number
  heading: Ref<HTMLHeadingElement>
  /** Another draft that is on the sheet already. */
  outro: Rascunho | null
  guardadas: ReactNode
  /** Keeps the other draft among the essays, if there is one, and begins. */
  onBegin: (rascunho: Rascunho) => void
  onContinueOutro: () => void
  children: (rascunho: Rascunho) => ReactNode
}

/** Puts an essay that was sent back onto the sheet. A draft that is already on the sheet is never lost. */
export function Reescrita(props: ReescritaProps) {
  const { id, heading, outro, guardadas, onBegin, onContinueOutro, children } = props
  const load = useLoad(useCallback((signal: AbortSignal) => loadReescrita(id, signal), [id]))
  if (load.status === 'loading') {
    return <LoadingTema heading={heading} isSlow={load.isSlow} onRetry={load.retry} />
  }
  if (load.status === 'ready' && load.value && !outro) return children(load.value)
  return (
    <Painel heading={heading} guardadas={guardadas}>
      {load.status === 'error' && load.error.status === 404 && (
        <EmptyPanel
          titulo="Essa redação não existe"
          mensagem="Ela pode ser de outra conta. Você pode escrever outra agora."
          acao={<Button onClick={onContinueOutro}>Continuar</Button>}
        />
      )}
      {load.status === 'error' && load.error.status !== 404 && <LoadFailed load={load} />}
      {load.status === 'ready' && !load.value && (
        <EmptyPanel
          titulo="O tema desta redação não existe mais"
          mensagem="Por isso não dá para reescrevê-la. Você pode sortear outro tema."
          acao={<Button onClick={onContinueOutro}>Continuar</Button>}
        />
      )}
      {load.status === 'ready' && load.value && outro && (
        <EmptyPanel
          titulo="Há um rascunho na sua folha"
          mensagem={
            <>
              É sobre “
              <FormattedText texto={outro.tema.titulo} inline />
              ”, com {counted(countPalavras(outro.texto), 'palavra')}. Ele pode ficar guardado neste
              aparelho enquanto você reescreve.
            </>
          }
          acao={
            <div className={styles.acoes}>
              <Button onClick={onBegin.bind(null, load.value)}>Guardar e reescrever</Button>
              <Button variant="quiet" onClick={onContinueOutro}>
                Continuar o rascunho
              </Button>
            </div>
          }
        />
      )}
    </Painel>
  )
}
