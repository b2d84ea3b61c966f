import type { CorrecaoEntregue } from '@rumo/contract'
import { isWithin, RUBRICAS } from '@rumo/contract/rules'
import { longDateWords, numberWords } from '@rumo/shared-ui/words'
import { sortBy } from 'es-toolkit'
import { useCallback } from 'react'
import { useLoad } from '../../shared/use-load.ts'
import { beginningOf, lineOf } from '../../shared/recorte.ts'
import { LoadFailed } from '../../shared/load-failed.tsx'
import { loadCorrigida } from './correcoes-da-anterior.calls.ts'
import styles from './correcoes-da-anterior.module.css'
import text from '../../shared/text.module.css'

/** The corrections of the essay that is being rewritten. */
export function CorrecoesDaAnterior({ id }: { id: number }) {
  const load = useLoad(useCallback((signal: AbortSignal) => loadCorrigida(id, signal), [id]))
  if (load.status === 'loading') return <output>Carregando as correções…</output>
  if (load.status === 'error') return <LoadFailed load={load} />
  const { texto, correcoes } = load.value
  if (correcoes.length === 0) return <p>Esta redação ainda não tem correção.</p>
  return (
    <div className={styles.correcoes}>
      {correcoes.map((correcao) => (
        <Correcao key={correcao.id} {...{ correcao, texto }} />
      ))}
    </div>
  )
}

interface CorrecaoProps {
  correcao: CorrecaoEntregue
  texto: string
}

function Correcao({ correcao, texto }: CorrecaoProps) {
  const { rubrica, notas, parecer, corretor, entregue_em } = correcao
  const anotacoes = sortBy(
    correcao.anotacoes.filter((one) => isWithin(one, texto.length)),
    ['inicio', 'fim'],
  )
  return (
    <article className={styles.correcao}>
      <p className={text.small}>
        {corretor ? `Corrigida por ${corretor.nome}` : 'Corrigida'} em {longDateWords(entregue_em)}
      </p>
      {parecer !== '' && <p className={styles.parecer}>{parecer}</p>}
      {anotacoes.length > 0 && (
        <ol className={styles.anotacoes}>
          {anotacoes.map(({ inicio, fim, texto: words }) => (
            <li key={`${inicio} ${fim} ${words}`}>
              <q>{beginningOf(lineOf(texto.slice(inicio, fim)).trim(), MAX_CARACTERES)}</q>
              <p>{words}</p>
            </li>
          ))}
        </ol>
      )}
      <dl className={styles.notas}>
        {RUBRICAS[rubrica].criterios.map(({ id, nome, maximo }) => (
          <div key={id}>
            <dt>{nome}</dt>
            <dd>
              {numberWords(notas[id] ?? 0)} de {numberWords(maximo)}
            </dd>
          </div>
        ))}
      </dl>
    </article>
  )
}

const MAX_CARACTERES = 120
