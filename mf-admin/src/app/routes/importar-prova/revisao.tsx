import type { CadernoDeExame, Importacao } from '@rumo/contract'
import { contagem, faltasDe, itemEm, quantosDe, situacaoDe } from '@rumo/contract/caderno'
import { Button } from '@rumo/shared-ui'
import { useQuery } from '@tanstack/react-query'
import { useContext, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { AcoesDaQuestao, Voltar } from '../../../features/importacoes/acoes-da-questao.tsx'
import { Cartao } from '../../../features/importacoes/cartao.tsx'
import { Gabarito } from '../../../features/importacoes/gabarito-dialog.tsx'
import { acrescentar, aprovarLivres, comNumero } from '../../../features/importacoes/operacoes.ts'
import { semDescricao } from '../../../features/importacoes/sem-descricao.ts'
import { useAto } from '../../../features/importacoes/use-ato.ts'
import { useNavegacao, useRascunho } from '../../../features/importacoes/use-revisao.ts'
import {
  aprovadosInWords,
  aprovarInWords,
  nomeDoAlvo,
  SITUACAO_WORDS,
} from '../../../features/importacoes/importacoes.words.ts'
import { materiasQuery } from '../../../features/questoes/questoes.calls.ts'
import { Announce } from '../../../shared/crud/use-said.ts'
import { useIsWide } from '../../../shared/use-is-wide.ts'
import { avisosDe, alvoDaRecusa } from './avisos.ts'
import { Avisos, NaoAprovado, SemDescricao } from './avisos-view.tsx'
import { PaginaAoLado } from './pagina-ao-lado.tsx'
import { Pe } from './pe.tsx'
import { Questao } from './questao.tsx'
import styles from './revisao.module.css'
import { Tema } from './tema.tsx'
import { Terminar } from './terminar.tsx'
import { useAtalhos } from './use-atalhos.ts'

interface RevisaoProps {
  importacao: Importacao
  inicial: CadernoDeExame
}

/** The draft of an import: the page as it was printed beside what was read of it, question by question. */
export function Revisao({ importacao, inicial }: RevisaoProps) {
  const { keeper, caderno, andamento } = useRascunho(importacao, inicial)
  const { alvo, pagina, passo, ir, verPagina, seguir, aprovar } = useNavegacao(keeper, caderno)
  const atos = useAto(keeper, caderno)
  const isWide = useIsWide()
  const { data: materias = [] } = useQuery(materiasQuery)
  const announce = useContext(Announce)
  const [isFinishing, setIsFinishing] = useState(false)
  const [recusas, setRecusas] = useState<Readonly<Record<string, string>>>({})
  /** The step at which something was to be approved that lacks something. */
  const [naoAprovado, setNaoAprovado] = useState<number | null>(null)
  const titulo = useRef<HTMLHeadingElement>(null)
  const fim = useRef<HTMLButtonElement>(null)
  const focusTitulo = () => requestAnimationFrame(() => titulo.current?.focus())
  const next = () => {
    if (seguir()) focusTitulo()
    else requestAnimationFrame(() => fim.current?.focus())
  }
  const approve = () => {
    if (aprovar()) return next()
    setNaoAprovado(passo)
    titulo.current?.focus()
  }
  const open: typeof ir = (to) => {
    // After a question in a dialog, too, its heading is there before it is focused.
    flushSync(() => ir(to))
    focusTitulo()
  }
  const approveLivres = () => {
    const approved = quantosDe(keeper.estado().caderno, 'livre')
    keeper.update(aprovarLivres)
    announce(`${aprovadosInWords(approved)}.`)
    // What was pressed is gone: to the end, or to what is left to be looked at.
    requestAnimationFrame(() => (fim.current ?? titulo.current)?.focus())
  }
  useAtalhos({ onApprove: approve, onNext: next })

  const { duvida, livre, aprovada } = contagem(caderno)
  const finish = async () => {
    if (await keeper.flush()) setIsFinishing(true)
  }
  const refused = (campos: Readonly<Record<string, string>>) => {
    setRecusas(campos)
    const there = alvoDaRecusa(keeper.estado().caderno, campos)
    if (there) open(there)
  }
  const avisos = alvo ? avisosDe(caderno, alvo, recusas) : []
  const faltas = alvo ? faltasDe(caderno, alvo) : []
  const errors = Object.fromEntries(avisos.map(({ campo, mensagem }) => [campo, mensagem]))
  const deTodas = (
    <>
      {livre > 0 && (
        <Button variant="outline" onClick={approveLivres}>
          {aprovarInWords(quantosDe(caderno, 'livre'))}
        </Button>
      )}
      {duvida + livre === 0 && aprovada > 0 && (
        <Button ref={fim} onClick={() => void finish()}>
          Cadastrar a prova
        </Button>
      )}
      {caderno.questoes.length > 0 && <Gabarito id={importacao.id} keeper={keeper} />}
    </>
  )
  return (
    <div className={styles.revisao}>
      {!isWide && <div className={styles.resumo}>{deTodas}</div>}
      <Cartao
        caderno={caderno}
        atual={alvo}
        onOpen={open}
        onAdd={(numero) => {
          keeper.update((now) => acrescentar(now, numero))
          open(comNumero(keeper.estado().caderno, numero))
        }}
      />
      {!alvo && <Voltar atos={atos} onOpen={open} />}
      {alvo && (
        <div className={styles.lados}>
          <PaginaAoLado
            importacao={importacao}
            keeper={keeper}
            caderno={caderno}
            alvo={alvo}
            pagina={pagina}
            passo={passo}
            onPagina={verPagina}
            onOpen={open}
          />
          <section className={styles.item} key={passo} aria-labelledby="item-titulo">
            <div className={styles.cabeca}>
              <h2 ref={titulo} id="item-titulo" tabIndex={-1}>
                {nomeDoAlvo(caderno, alvo)}
              </h2>
              <span className={styles.situacao} data-situacao={situacaoDe(caderno, alvo)}>
                {SITUACAO_WORDS[situacaoDe(caderno, alvo)]}
              </span>
            </div>
            {naoAprovado === passo && faltas.length > 0 ? (
              <NaoAprovado lista={alvo.lista} faltas={faltas} />
            ) : (
              <Avisos avisos={avisos} isAprovada={itemEm(caderno, alvo)?.aprovada === true} />
            )}
            <SemDescricao imagens={semDescricao(caderno, alvo)} />
            <AcoesDaQuestao caderno={caderno} alvo={alvo} atos={atos} onOpen={open} />
            {alvo.lista === 'questoes' ? (
              <Questao
                keeper={keeper}
                caderno={caderno}
                indice={alvo.indice}
                materias={materias}
                errors={errors}
                nome={importacao.nome}
              />
            ) : (
              <Tema keeper={keeper} caderno={caderno} indice={alvo.indice} errors={errors} />
            )}
          </section>
        </div>
      )}
      <Pe
        andamento={andamento}
        keeper={keeper}
        isOpen={alvo !== null}
        onNext={next}
        onApprove={approve}
      >
        {isWide && deTodas}
      </Pe>
      {isFinishing && (
        <Terminar
          id={importacao.id}
          nome={caderno.prova?.nome ?? importacao.nome}
          prova={caderno.prova}
          versao={() => keeper.versao}
          onRefused={refused}
          onClose={() => setIsFinishing(false)}
        />
      )}
    </div>
  )
}
