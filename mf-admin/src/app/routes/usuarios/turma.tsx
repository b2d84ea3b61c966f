import { IconArrowLeft, LoadingText, usePageTitle } from '@rumo/shared-ui'
import { lazy, Suspense } from 'react'
import { LinkBack } from '../../../shared/lista/links.tsx'
import { Screen } from '../../../shared/screen.tsx'
import { PATHS } from '../../paths.ts'
import facts from '../provas/questoes.module.css'

const TurmaView = lazy(async () => ({
  default: (await import('../../../features/turma/turma-view.tsx')).TurmaView,
}))

/** Creates accounts for a whole class at once. */
export function CadastrarTurma() {
  const heading = usePageTitle('Cadastrar uma turma')
  return (
    <Screen titulo="Cadastrar uma turma" heading={heading} isTitled>
      <div className={facts.facts}>
        <LinkBack path={PATHS.usuarios} className={facts.back}>
          <IconArrowLeft />
          Usuários
        </LinkBack>
      </div>
      <Suspense fallback={<LoadingText>Carregando...</LoadingText>}>
        <TurmaView />
      </Suspense>
    </Screen>
  )
}
