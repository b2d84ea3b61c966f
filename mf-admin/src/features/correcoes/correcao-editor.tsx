import type { IdDeRubrica } from '@rumo/contract/rules'
import { Button, TextField, VisuallyHidden } from '@rumo/shared-ui'
import { useId, useRef, type FormEvent, type ReactNode, type Ref } from 'react'
import { Problems } from '../../shared/crud/problems-summary.tsx'
import { Bancada } from './folha/bancada.tsx'
import { mayChangeRubrica, mayRemoveComentario } from './asking.ts'
import { Comentarios } from './comentarios.tsx'
import styles from './correcao-editor.module.css'
import { labelOf } from './rascunho/entrega.ts'
import { AndamentoDaCorrecao, Parada } from './andamento-da-correcao.tsx'
import { isStopped } from './rascunho/andamento.ts'
import { LeftDraftView } from './left-draft-view.tsx'
import { ComentarioAqui } from './folha/comentario-aqui.tsx'
import { Folha } from './folha/folha-a-corrigir.tsx'
import { NotasFields, RubricaField } from './notas-fields.tsx'
import { hasNotas } from './rascunho/correcao-rascunho.ts'
import { ProntosView } from './prontos/prontos-view.tsx'
import { useProntos, type Prontos } from './prontos/use-prontos.ts'
import { PassagemBar } from './folha/passagem-bar.tsx'
import { useComentar } from './use-comentar.ts'
import { useCorrecao, type Aberta } from './use-correcao.ts'
import { useEntrega } from './use-entrega.ts'
import { focusFound, useFocusFound } from './use-focus-found.ts'
import { useFolha } from './folha/use-folha.ts'
import { useParada } from './use-parada.ts'

interface EditorProps {
  aberta: Aberta
  tema: ReactNode
  /** The view of other corrections of the same essay. */
  outras: ReactNode
}

/** The editor of the user's own correction, beside the essay. */
export function Editor({ aberta, tema, outras }: EditorProps) {
  const { texto } = aberta.correcao.redacao_enviada
  const { keeper, estado, stopAsking } = useCorrecao(aberta)
  const { rascunho } = estado
  const { form, ...entrega } = useEntrega({ correcao: aberta.correcao, keeper, stopAsking })
  const folha = useFolha(texto, rascunho.anotacoes)
  const begun = useRef<HTMLLegendElement>(null)
  useFocusFound(begun)
  const onEnd = () => focusFound(begun)
  const parada = useParada({ aberta, keeper, stopAsking, onEnd })
  const prontos = useProntos()
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void entrega.deliver()
  }
  const { rubrica: fixa = null } = aberta.correcao.redacao_enviada
  const work = { texto, fixa, keeper, estado, entrega, folha, parada, prontos }
  return (
    <Bancada
      tema={tema}
      folha={<TextoAComentar {...work} />}
      painel={
        <form ref={form} className={styles.form} noValidate onSubmit={onSubmit}>
          {/* Disabled during the delivery, because later changes would be in no correction. */}
          <div className={styles.fields} inert={entrega.isPending}>
            <Achados {...work} />
            <Notas {...work} begun={begun} />
            <NoTexto {...work} />
            <Parecer {...work} />
            {outras}
          </div>
          <PeDaCorrecao {...work} />
        </form>
      }
    />
  )
}

interface Work extends Pick<ReturnType<typeof useCorrecao>, 'keeper' | 'estado'> {
  texto: string
  /** The rubric of the other correctors of the essay; null if the user may choose one. */
  fixa: IdDeRubrica | null
  entrega: Omit<ReturnType<typeof useEntrega>, 'form'>
  folha: ReturnType<typeof useFolha>
  parada: ReturnType<typeof useParada>
  prontos: Prontos
}

/** The essay, in which passages can be selected and commented on. */
function TextoAComentar({ texto, keeper, estado: { rascunho }, entrega, folha, prontos }: Work) {
  const hint = useId()
  const comentar = useComentar({ keeper, folha, entrega, prontos })
  const aqui = rascunho.anotacoes.find(({ chave }) => chave === comentar.aberto)
  return (
    <>
      <Folha
        texto={texto}
        passagens={rascunho.anotacoes}
        atuais={folha.atuais}
        trecho={folha.trecho}
        describedBy={aqui ? undefined : hint}
        onEnter={comentar.write}
        onKey={comentar.byTecla}
        {...folha.props}
      />
      {aqui ? (
        <ComentarioAqui
          texto={texto}
          anotacao={aqui}
          onText={(words) => keeper.edit({ type: 'set-anotacao', chave: aqui.chave, texto: words })}
          onClose={comentar.close}
        />
      ) : (
        <PassagemBar
          id={hint}
          texto={texto}
          trecho={folha.trecho}
          onComment={comentar.write}
          prontos={prontos.todos}
          onPronto={comentar.say}
        />
      )}
    </>
  )
}

/**
 * The drafts that other windows left on this device, and the problems that keep the correction from being delivered.
 */
function Achados({ estado, entrega: { errors, focus }, parada }: Work) {
  return (
    <>
      {!isStopped(estado.andamento) &&
        estado.outras.map((leftDraft) => (
          <LeftDraftView
            key={leftDraft.nome}
            leftDraft={leftDraft}
            isPending={parada.isPending}
            onSwap={() => parada.onSwap(leftDraft)}
            onDiscard={() => parada.onDiscard(leftDraft)}
          />
        ))}
      <Problems
        names={Object.keys(errors)}
        labelOf={(name) => labelOf(name, estado.rascunho)}
        onChoose={focus}
      />
    </>
  )
}

function Notas({ fixa, keeper, estado, entrega, begun }: Work & { begun: Ref<HTMLLegendElement> }) {
  const { rascunho } = estado
  const { rubrica, notas } = rascunho
  const changeRubrica = async (next: typeof rubrica) => {
    if (hasNotas(rascunho) && !(await mayChangeRubrica())) return
    keeper.edit({ type: 'set-rubrica', rubrica: next })
  }
  return (
    <fieldset className={styles.part}>
      <legend ref={begun} tabIndex={-1}>
        Notas
      </legend>
      <RubricaField rubrica={rubrica} fixa={fixa} onChange={(next) => void changeRubrica(next)} />
      <NotasFields
        rubrica={rubrica}
        notas={notas}
        errors={entrega.errors}
        onChange={(criterio, nota) => {
          keeper.edit({ type: 'set-nota', criterio, nota })
          entrega.clearError(`notas.${criterio}`)
        }}
      />
    </fieldset>
  )
}

function NoTexto({ texto, keeper, estado, entrega, folha, prontos }: Work) {
  const { anotacoes } = estado.rascunho
  const remove = async (anotacao: (typeof anotacoes)[number]) => {
    if (anotacao.texto.trim() !== '' && !(await mayRemoveComentario())) return
    keeper.edit({ type: 'remove', chave: anotacao.chave })
    entrega.clearError(`anotacoes.${anotacao.chave}`)
    folha.show(anotacao)
  }
  return (
    <section className={styles.part} aria-label="Comentários no texto">
      <h2>Comentários no texto</h2>
      <Comentarios
        texto={texto}
        anotacoes={anotacoes}
        atuais={folha.atuais.flatMap((place) => anotacoes[place]?.chave ?? [])}
        errors={entrega.errors}
        onText={(chave, words) => {
          keeper.edit({ type: 'set-anotacao', chave, texto: words })
          entrega.clearError(`anotacoes.${chave}`)
        }}
        onShow={folha.show}
        onRemove={(anotacao) => void remove(anotacao)}
        mayKeep={prontos.mayKeep}
        onKeep={(words) => void prontos.keep(words)}
      />
      {prontos.isLoaded && <ProntosView prontos={prontos} />}
    </section>
  )
}

const Parecer = ({ keeper, estado, entrega }: Work) => (
  <TextField
    label="Parecer"
    name="parecer"
    rows={5}
    className={styles.wide}
    hint="O que você diz da redação como um todo."
    error={entrega.errors.parecer}
    value={estado.rascunho.parecer}
    onChange={({ target }) => keeper.edit({ type: 'set-parecer', parecer: target.value })}
  />
)

/** The saving state, and the buttons that discard or deliver the correction. */
function PeDaCorrecao({ keeper, estado: { andamento, isOnDevice }, entrega, parada }: Work) {
  return (
    <div className={styles.foot}>
      <Parada andamento={andamento} {...parada} />
      {!isStopped(andamento) && (
        <>
          <AndamentoDaCorrecao
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
  )
}
