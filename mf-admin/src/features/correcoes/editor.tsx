import { Button, TextField, VisuallyHidden } from '@rumo/shared-ui'
import { useId, useRef, type FormEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Problems } from '../../shared/crud/form-dialog.tsx'
import { Bancada } from './bancada.tsx'
import { mayChangeRubrica, mayRemoveComentario } from './asking.ts'
import { Comentarios } from './comentarios.tsx'
import styles from './editor.module.css'
import { labelOf } from './entrega.ts'
import { AndamentoView, Parada } from './andamento-view.tsx'
import { isStopped } from './andamento.ts'
import { DeixadaView } from './deixada-view.tsx'
import { Folha } from './folha.tsx'
import { NotasFields, RubricaField } from './notas-fields.tsx'
import { hasNotas, nextChave } from './rascunho.ts'
import { TrechoBar } from './trecho-bar.tsx'
import { useCorrecao, type Aberta } from './use-correcao.ts'
import { useEntrega } from './use-entrega.ts'
import { focusFound, useFocusFound } from './use-focus-found.ts'
import { useFolha } from './use-folha.ts'
import { useParada } from './use-parada.ts'

interface EditorProps {
  aberta: Aberta
  tema: ReactNode
  /** What others did with the same essay. */
  outras: ReactNode
}

/** One's own correction, beside the essay that it is of. */
export function Editor({ aberta, tema, outras }: EditorProps) {
  const { texto } = aberta.correcao.redacao_enviada
  const { keeper, estado, stopAsking } = useCorrecao(aberta)
  const { rascunho, andamento, isOnDevice, outras: deixadas } = estado
  const { anotacoes, rubrica, notas, parecer } = rascunho
  const { form, ...entrega } = useEntrega({ correcao: aberta.correcao, keeper, stopAsking })
  const folha = useFolha(texto, anotacoes)
  const hint = useId()
  const begun = useRef<HTMLLegendElement>(null)
  useFocusFound(begun)
  const onEnd = () => focusFound(begun)
  const { onSwap, onDiscard, ...parada } = useParada({ aberta, keeper, stopAsking, onEnd })
  const isHalted = isStopped(andamento)
  const { errors } = entrega

  const comment = () => {
    if (!folha.trecho || entrega.isPending) return
    const chave = nextChave(rascunho)
    const passagem = folha.trecho
    flushSync(() => {
      keeper.edit({ type: 'add', passagem })
      folha.clear()
    })
    entrega.focus(`anotacoes.${chave}`)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void entrega.deliver()
  }
  return (
    <Bancada
      tema={tema}
      folha={
        <>
          <Folha
            texto={texto}
            passagens={anotacoes}
            atuais={folha.atuais}
            trecho={folha.trecho}
            describedBy={hint}
            onEnter={comment}
            {...folha.props}
          />
          <TrechoBar id={hint} texto={texto} trecho={folha.trecho} onComment={comment} />
        </>
      }
      painel={
        <form ref={form} className={styles.form} noValidate onSubmit={onSubmit}>
          {/* What is written while it is delivered would be in no correction. */}
          <div className={styles.fields} inert={entrega.isPending}>
            {!isHalted &&
              deixadas.map((deixada) => (
                <DeixadaView
                  key={deixada.nome}
                  deixada={deixada}
                  isPending={parada.isPending}
                  onSwap={() => onSwap(deixada)}
                  onDiscard={() => onDiscard(deixada)}
                />
              ))}
            <Problems
              names={Object.keys(errors)}
              labels={Object.fromEntries(
                Object.keys(errors).map((name) => [name, labelOf(name, rascunho)]),
              )}
              onChoose={entrega.focus}
            />
            <fieldset className={styles.part}>
              <legend ref={begun} tabIndex={-1}>
                Notas
              </legend>
              <RubricaField
                rubrica={rubrica}
                onChange={(next) =>
                  void (async () => {
                    if (hasNotas(rascunho) && !(await mayChangeRubrica())) return
                    keeper.edit({ type: 'set-rubrica', rubrica: next })
                  })()
                }
              />
              <NotasFields
                rubrica={rubrica}
                notas={notas}
                errors={errors}
                onChange={(criterio, nota) => {
                  keeper.edit({ type: 'set-nota', criterio, nota })
                  entrega.mend(`notas.${criterio}`)
                }}
              />
            </fieldset>
            <section className={styles.part} aria-label="Comentários no texto">
              <h2>Comentários no texto</h2>
              <Comentarios
                texto={texto}
                anotacoes={anotacoes}
                atuais={folha.atuais.flatMap((place) => anotacoes[place]?.chave ?? [])}
                errors={errors}
                onText={(chave, words) => {
                  keeper.edit({ type: 'set-anotacao', chave, texto: words })
                  entrega.mend(`anotacoes.${chave}`)
                }}
                onShow={folha.show}
                onRemove={(anotacao) =>
                  void (async () => {
                    if (anotacao.texto.trim() !== '' && !(await mayRemoveComentario())) return
                    keeper.edit({ type: 'remove', chave: anotacao.chave })
                    entrega.mend(`anotacoes.${anotacao.chave}`)
                    folha.show(anotacao)
                  })()
                }
              />
            </section>
            <TextField
              label="Parecer"
              name="parecer"
              rows={5}
              className={styles.wide}
              hint="O que você diz da redação como um todo."
              error={errors.parecer}
              value={parecer}
              onChange={({ target }) => keeper.edit({ type: 'set-parecer', parecer: target.value })}
            />
            {outras}
          </div>
          <div className={styles.foot}>
            <Parada andamento={andamento} {...parada} />
            {!isHalted && (
              <>
                <AndamentoView
                  andamento={andamento}
                  isOnDevice={isOnDevice}
                  onRetry={() => void keeper.flush()}
                />
                <Button variant="quiet" onClick={() => void entrega.remove()}>
                  Descartar<VisuallyHidden> a correção</VisuallyHidden>
                </Button>
                <Button type="submit" aria-disabled={entrega.isPending}>
                  {entrega.isPending ? 'Entregando…' : 'Entregar correção'}
                </Button>
              </>
            )}
          </div>
        </form>
      }
    />
  )
}
