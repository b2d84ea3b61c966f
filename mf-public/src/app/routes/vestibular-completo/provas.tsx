import { Button, Demora, ErrorPanel, IconArrowRight, VisuallyHidden } from '@rumo/shared-ui'
import { listProvas } from '../../../features/provas/provas.calls.ts'
import { edicaoInWords, factsInWords, nomeOf } from '../../../features/provas/provas.words.ts'
import { useLoad } from '../../../shared/use-load.ts'
import styles from './provas.module.css'

/** The provas of which each is a simulado of its own, newest first. */
export function Provas({ onOpen }: { onOpen: (id: number) => void }) {
  const provas = useLoad(listProvas)
  if (provas.status === 'ready' && provas.value.length === 0) return null
  return (
    <section>
      <h2 className={styles.title}>Uma prova inteira</h2>
      <p className={styles.facts}>
        Na ordem da prova e com o mesmo tempo. Antes, você lê as instruções.
      </p>
      {provas.status === 'loading' && (
        <Demora texto="Carregando provas..." isSlow={provas.isSlow} onRetry={provas.retry} />
      )}
      {provas.status === 'error' && (
        <ErrorPanel
          titulo={provas.error.titulo}
          mensagem={provas.error.mensagem}
          onRetry={provas.retry}
        />
      )}
      {provas.status === 'ready' && (
        <ul className={styles.list}>
          {provas.value.flatMap(({ edicao, provas: listed }) =>
            listed.map((prova) => (
              <li key={prova.id} className={styles.row}>
                <div>
                  <h3 className={styles.name}>{nomeOf(prova)}</h3>
                  <p className={styles.facts}>
                    {[edicaoInWords(edicao), factsInWords(prova)].filter(Boolean).join(' · ')}
                  </p>
                </div>
                <Button variant="quiet" onClick={() => onOpen(prova.id)}>
                  Fazer esta prova
                  <VisuallyHidden>
                    {' '}
                    ({nomeOf(prova)}, {edicaoInWords(edicao)})
                  </VisuallyHidden>
                  <IconArrowRight />
                </Button>
              </li>
            )),
          )}
        </ul>
      )}
    </section>
  )
}
