import { VisuallyHidden } from '@rumo/shared-ui'
import { useState } from 'react'
import type { Passagem } from '../conferir/passagem.ts'
import { Trecho } from '../conferir/trecho.tsx'
import type { Corretor } from './corretor.ts'
import own from './ortografia.module.css'
import type { Escrita } from './para-conferir.ts'
import { Acao, Sugeridas } from './sugeridas.tsx'
import { sugestoesWords, trocadaWords, type Troca } from './trocar.ts'
import { useFocusAfterPress } from './use-focus-after-press.ts'

interface ErradaProps {
  escrita: Escrita
  texto: string
  onPassagem: ((passagem: Passagem) => void) | null
  suggest: Corretor['sugerir']
  /** The replacement of this word that can be taken back; null when there is none. */
  troca: Troca | null
  /** Replaces the word in the text. Null when the text cannot be changed. */
  onTrocar: ((sugestao: string) => void) | null
  onVoltar: () => void
  onAccept: () => void
}

/** A word that is not in the dictionary, where it stands, and what can be done with it. */
export function Errada(props: ErradaProps) {
  const { escrita, texto, onPassagem, suggest, troca, onTrocar, onAccept } = props
  const { palavra } = escrita
  const [sugestoes, setSugestoes] = useState<readonly string[] | null | undefined>()
  const [isAsking, setIsAsking] = useState(false)
  const { row, press } = useFocusAfterPress(
    isAsking ? null : troca ? 'trocada' : sugestoes === undefined ? 'fechada' : 'aberta',
  )
  const ask = async () => {
    setIsAsking(true)
    setSugestoes(await suggest(palavra))
    setIsAsking(false)
  }
  const passagens = troca ? troca.volta : escrita.passagens
  return (
    <li className={own.palavra}>
      {passagens.slice(0, 3).map((passagem) => (
        <Trecho key={passagem.from} {...{ texto, passagem, onPassagem }} />
      ))}
      <output className={own.sugestoes}>
        {isAsking && 'Procurando…'}
        {!isAsking && (troca ? trocadaWords(troca) : foundWords(sugestoes, escrita, onTrocar))}
      </output>
      <div className={own.acoes} ref={row}>
        {troca ? (
          <Acao onPress={() => press(props.onVoltar)}>
            Desfazer<VisuallyHidden> a troca de {palavra}</VisuallyHidden>
          </Acao>
        ) : (
          <>
            {onTrocar && (
              <Sugeridas
                {...{ palavra, sugestoes }}
                onTrocar={(sugestao) => press(() => onTrocar(sugestao))}
              />
            )}
            {sugestoes === undefined && (
              <Acao isDisabled={isAsking} onPress={() => press(() => void ask())}>
                Ver sugestões<VisuallyHidden> para {palavra}</VisuallyHidden>
              </Acao>
            )}
            <Acao onPress={onAccept}>
              Está certa<VisuallyHidden> a palavra {palavra}</VisuallyHidden>
            </Acao>
          </>
        )}
      </div>
    </li>
  )
}

function foundWords(
  sugestoes: readonly string[] | null | undefined,
  escrita: Escrita,
  onTrocar: ErradaProps['onTrocar'],
): string {
  if (sugestoes === undefined) return ''
  if (sugestoes === null || sugestoes.length === 0) return 'Nenhuma sugestão.'
  return onTrocar ? sugestoesWords(sugestoes.length, escrita) : `Talvez: ${sugestoes.join(', ')}`
}
