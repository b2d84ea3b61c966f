import { Button } from '@rumo/shared-ui'
import type { IdDeRubrica } from '@rumo/contract/rules'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent, type ReactNode } from 'react'
import { useOnce } from '../../shared/alerting.ts'
import { beginCorrecao } from './correcoes.calls.ts'
import { Bancada } from './folha/bancada.tsx'
import editor from './correcao-editor.module.css'
import text from '../../shared/text.module.css'
import { Folha } from './folha/folha-a-corrigir.tsx'
import { RubricaField } from './notas-fields.tsx'
import { useFolha } from './folha/use-folha.ts'

interface InicioProps {
  idRedacao: number
  texto: string
  /** Explains that several people correct the essay; empty if one does. */
  asCegas: string
  /** The rubric of the essay's other correctors; null if the user may choose one. */
  fixa: IdDeRubrica | null
  tema: ReactNode
  outras: ReactNode
}

/** An essay that the user has not begun to correct: its text, and the button that begins the correction. */
export function Inicio({ idRedacao, texto, asCegas, fixa, tema, outras }: InicioProps) {
  const queries = useQueryClient()
  const folha = useFolha(texto, [])
  const [chosen, setRubrica] = useState<IdDeRubrica>('enem')
  const rubrica = fixa ?? chosen
  const { isPending, once } = useOnce()
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void once(async () => {
      await beginCorrecao({ id_redacao_enviada: idRedacao, rubrica })
      await queries.invalidateQueries()
    })
  }
  return (
    <Bancada
      isPainelFirst
      tema={tema}
      folha={<Folha texto={texto} passagens={[]} atuais={[]} trecho={null} {...folha.props} />}
      painel={
        <form className={editor.form} noValidate onSubmit={onSubmit}>
          <fieldset className={editor.part}>
            <legend>Sua correção</legend>
            {asCegas && <p className={text.said}>{asCegas}</p>}
            <RubricaField rubrica={rubrica} fixa={fixa} onChange={setRubrica} />
            <div>
              <Button type="submit" aria-disabled={isPending}>
                {isPending ? 'Começando…' : 'Começar a corrigir'}
              </Button>
            </div>
          </fieldset>
          {outras}
        </form>
      }
    />
  )
}
