import { Button, VisuallyHidden } from '@rumo/shared-ui'
import { countedWords } from '@rumo/shared-ui/words'
import type { OwnDevice } from '@rumo/shared-device/device'
import { useRef, useState } from 'react'
import styles from '../conferir/conferir.module.css'
import type { Passagem } from '../conferir/passagem.ts'
import { Trecho } from '../conferir/trecho.tsx'
import type { Corretor } from './corretor.ts'
import type { Escrita } from './para-conferir.ts'
import { useOrtografia } from './use-ortografia.ts'
import own from './ortografia.module.css'

interface OrtografiaProps {
  texto: string
  textos: readonly string[]
  ownDevice: OwnDevice
  onPassagem: ((passagem: Passagem) => void) | null
  /** For tests; the page's own spell checker unless given. */
  corretor?: Corretor
}

/**
 * The words of a text that are not in the dictionary. The check starts only when the user asks for it, because the
 * dictionary is large.
 */
export function OrtografiaView(props: OrtografiaProps) {
  const { texto, onPassagem } = props
  const { andamento, erradas, start, accept, suggest } = useOrtografia(props)
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
      {andamento === 'pronta' && erradas.length > 0 && (
        <ul className={own.palavras}>
          {erradas.map((escrita) => (
            <Errada
              key={escrita.palavra}
              {...{ escrita, texto, onPassagem, suggest }}
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

interface ErradaProps {
  escrita: Escrita
  texto: string
  onPassagem: ((passagem: Passagem) => void) | null
  suggest: Corretor['sugerir']
  onAccept: () => void
}

function Errada({ escrita, texto, onPassagem, suggest, onAccept }: ErradaProps) {
  const { palavra, passagens } = escrita
  const [sugestoes, setSugestoes] = useState<readonly string[] | null | undefined>()
  const [isAsking, setIsAsking] = useState(false)
  const ask = async () => {
    setIsAsking(true)
    setSugestoes(await suggest(palavra))
    setIsAsking(false)
  }
  return (
    <li className={own.palavra}>
      {passagens.slice(0, 3).map((passagem) => (
        <Trecho key={passagem.from} {...{ texto, passagem, onPassagem }} />
      ))}
      <div className={own.acoes}>
        {sugestoes === undefined && (
          <Button variant="quiet" disabled={isAsking} onClick={() => void ask()}>
            Ver sugestões<VisuallyHidden> para {palavra}</VisuallyHidden>
          </Button>
        )}
        <Button variant="quiet" onClick={onAccept}>
          Está certa<VisuallyHidden> a palavra {palavra}</VisuallyHidden>
        </Button>
      </div>
      <output className={own.sugestoes}>
        {isAsking && 'Procurando…'}
        {!isAsking && sugestoes !== undefined && suggestedWords(sugestoes)}
      </output>
    </li>
  )
}

const suggestedWords = (sugestoes: readonly string[] | null) =>
  sugestoes && sugestoes.length > 0 ? `Talvez: ${sugestoes.join(', ')}` : 'Nenhuma sugestão.'
