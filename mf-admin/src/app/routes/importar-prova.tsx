import { EmptyPanel, LoadingText, usePageTitle } from '@rumo/shared-ui'
import { lazy, Suspense } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { offersImportacoes } from '../../features/importacoes/importacoes.calls.ts'
import { offersEnvios } from '../../shared/envio/use-upload.ts'
import { Screen } from '../../shared/screen.tsx'
import { PATHS } from '../paths.ts'
import { SoArquivo } from './importar-prova/so-arquivo.tsx'

const Importacoes = lazy(async () => ({
  default: (await import('./importar-prova/importacoes.tsx')).Importacoes,
}))
const Importacao = lazy(async () => ({
  default: (await import('./importar-prova/importacao.tsx')).Importacao,
}))

/**
 * The screen for importing a prova from its PDF (docs/decisions/import.md). Where the server reads no exams, a PDF
 * becomes a draft prova without questions.
 */
export function ImportarProva() {
  const [search] = useSearchParams()
  if (!offersEnvios() || !offersImportacoes()) return <SemLeitura />
  const id = Number(search.get('importacao'))
  return (
    <Suspense fallback={<LoadingText>Carregando...</LoadingText>}>
      {id > 0 ? <Importacao key={id} id={id} /> : <Importacoes />}
    </Suspense>
  )
}

function SemLeitura() {
  const heading = usePageTitle('Importar prova')
  return (
    <Screen titulo="Importar prova" heading={heading} isTitled>
      {offersEnvios() ? (
        <SoArquivo />
      ) : (
        <EmptyPanel
          titulo="Este servidor não recebe arquivos"
          mensagem="Cadastre a prova em Provas, com o endereço do PDF."
          acao={<Link to={PATHS.provas}>Ir para Provas</Link>}
        />
      )}
    </Screen>
  )
}
