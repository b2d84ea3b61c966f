import type { ImportacaoIniciada } from '@rumo/contract'
import { Loaded, usePageTitle } from '@rumo/shared-ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { importacoesQuery } from '../../../features/importacoes/importacoes.calls.ts'
import { Iguais } from '../../../features/importacoes/iguais.tsx'
import { Lista } from '../../../features/importacoes/importacoes-lista.tsx'
import { Nova } from '../../../features/importacoes/nova.tsx'
import { Screen } from '../../../shared/screen.tsx'
import { importacaoAberta, PATHS, pathTo } from '../../paths.ts'
import styles from './importacoes.module.css'

/** The list of imports, and the form that starts another one. */
export function Importacoes() {
  const heading = usePageTitle('Importar prova')
  const queries = useQueryClient()
  const linhas = useQuery(importacoesQuery)
  const [iniciada, setIniciada] = useState<ImportacaoIniciada | null>(null)
  const [nova, setNova] = useState<number | null>(null)
  const onBegun = (begun: ImportacaoIniciada, isLast: boolean) => {
    setIniciada(begun)
    // When another booklet waits in the form, the focus stays in the form instead of moving to the new import.
    setNova(isLast ? begun.id : null)
    void queries.invalidateQueries({ queryKey: importacoesQuery.queryKey })
  }
  return (
    <Screen titulo="Importar prova" heading={heading} isTitled>
      <div className={styles.importacoes}>
        <Nova onBegun={onBegun} />
        {iniciada && <Iguais iniciada={iniciada} enderecoDe={importacaoAberta} />}
        <Loaded query={linhas} texto="Carregando importações...">
          {(found) => (
            <Lista
              linhas={found}
              enderecoDe={importacaoAberta}
              enderecoDaProva={(id) => pathTo(PATHS.questoesDaProva, id)}
              nova={nova}
            />
          )}
        </Loaded>
      </div>
    </Screen>
  )
}
