import { Button } from '@rumo/shared-ui'
import { countedWords } from '@rumo/shared-ui/words'
import type { OwnDevice } from '@rumo/shared-device/device'
import { useRef } from 'react'
import styles from '../conferir/conferir.module.css'
import type { Passagem } from '../conferir/passagem.ts'
import type { OnEdit } from '../text-edits.ts'
import type { Corretor } from './corretor.ts'
import { Errada } from './errada.tsx'
import { useOrtografia } from './use-ortografia.ts'
import { useTroca } from './use-troca.ts'
import own from './ortografia.module.css'

interface OrtografiaProps {
  texto: string
  textos: readonly string[]
  ownDevice: OwnDevice
  onPassagem: ((passagem: Passagem) => void) | null
  onEdit: OnEdit | null
  /** For tests; the page's own spell checker unless given. */
  corretor?: Corretor
}

/**
 * The words of a text that are not in the dictionary. The check starts only when the user asks for it, because the
 * dictionary is large.
 */
export function OrtografiaView(props: OrtografiaProps) {
  const { texto, onPassagem, onEdit } = props
  const { andamento, erradas, start, accept, suggest } = useOrtografia(props)
  const { linhas, trocar, voltar } = useTroca(texto, erradas, onEdit)
  const heading = useRef<HTMLHeadingElement>(null)
  const acceptOne = (palavra: string) => {
    heading.current?.focus({ preventScroll: true })
    void accept(palavra)
  }
  return (
    <div className={own.ortografia}>
      <h3 className={own.titulo} ref={heading} tabIndex={-1}>
        Ortografia
      </h3>
      {(andamento === 'fechada' || andamento === 'falhou') && (
        <>
          <p className={styles.conselho}>
            O dicionário tem 1,8 MB. Depois de baixado, confere sem internet.
          </p>
          <Button variant="quiet" onClick={() => void start()}>
            Baixar e conferir a ortografia
          </Button>
        </>
      )}
      <output className={styles.conselho}>
        {andamento === 'carregando' && 'Carregando o dicionário…'}
        {andamento === 'falhou' && 'O dicionário não veio. Confira sua conexão e tente de novo.'}
        {andamento === 'pronta' && resultWords(erradas.length)}
      </output>
      {andamento === 'pronta' && linhas.length > 0 && (
        <ul className={own.palavras}>
          {linhas.map(({ escrita, troca }) => (
            <Errada
              key={escrita.palavra}
              {...{ escrita, texto, onPassagem, suggest, troca }}
              onTrocar={onEdit && ((sugestao) => trocar(escrita, sugestao))}
              onVoltar={voltar}
              onAccept={() => acceptOne(escrita.palavra)}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

const resultWords = (count: number) =>
  count === 0
    ? 'Nenhuma palavra fora do dicionário.'
    : `${countedWords(count, 'palavra', 'palavras')} fora do dicionário. Pode ser engano ou só uma palavra rara.`
