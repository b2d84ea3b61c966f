import type { CadernoDeExame, Importacao } from '@rumo/contract'
import {
  contagem,
  faltasDe,
  itemEm,
  quantosDe,
  situacaoDe,
  type Alvo,
} from '@rumo/contract/caderno'
import { Button } from '@rumo/shared-ui'
import type { Ref } from 'react'
import { AcoesDaQuestao, DesfazerAcao } from '../../../features/importacoes/acoes-da-questao.tsx'
import { Cartao } from '../../../features/importacoes/cartao-do-caderno.tsx'
import { Gabarito } from '../../../features/importacoes/gabarito-dialog.tsx'
import { acrescentar, comNumero } from '../../../features/importacoes/operacoes.ts'
import { semDescricao } from '../../../features/importacoes/sem-descricao.ts'
import {
  aprovarInWords,
  nomeDoAlvo,
  SITUACAO_WORDS,
} from '../../../features/importacoes/importacoes.words.ts'
import { useIsWide } from '../../../shared/use-is-wide.ts'
import { avisosDe } from './avisos.ts'
import { Avisos, NaoAprovado, SemDescricao } from './avisos-view.tsx'
import { useRevisao, type EmRevisao } from './em-revisao.ts'
import { PaginaAoLado } from './pagina-ao-lado.tsx'
import { PeDaRevisao } from './pe-da-revisao.tsx'
import { Questao } from './questao-do-caderno.tsx'
import styles from './revisao.module.css'
import { Tema } from './tema-do-caderno.tsx'
import { Terminar } from './terminar.tsx'

interface RevisaoProps {
  importacao: Importacao
  inicial: CadernoDeExame
}

/** The review of an import: each page as it was printed, beside the question that was read from it. */
export function Revisao({ importacao, inicial }: RevisaoProps) {
  const { titulo, fim, ...revisao } = useRevisao(importacao, inicial)
  const { keeper, caderno, alvo, passo, open } = revisao
  const isWide = useIsWide()
  const deTodas = <DeTodas id={importacao.id} fim={fim} revisao={revisao} />
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
      {!alvo && <DesfazerAcao atos={revisao.atos} onOpen={open} />}
      {alvo && (
        <div className={styles.lados}>
          <PaginaAoLado
            importacao={importacao}
            keeper={keeper}
            caderno={caderno}
            alvo={alvo}
            pagina={revisao.pagina}
            passo={passo}
            onPagina={revisao.verPagina}
            onOpen={open}
          />
          <Item key={passo} nome={importacao.nome} alvo={alvo} titulo={titulo} revisao={revisao} />
        </div>
      )}
      <PeDaRevisao
        andamento={revisao.andamento}
        keeper={keeper}
        isOpen={alvo !== null}
        onNext={revisao.next}
        onApprove={revisao.approve}
      >
        {isWide && deTodas}
      </PeDaRevisao>
      {revisao.isFinishing && (
        <Terminar
          id={importacao.id}
          nome={caderno.prova?.nome ?? importacao.nome}
          caderno={caderno}
          versao={() => keeper.versao}
          onRefused={revisao.refused}
          onClose={() => revisao.setIsFinishing(false)}
        />
      )}
    </div>
  )
}

interface DeTodasProps {
  id: number
  fim: Ref<HTMLButtonElement>
  revisao: EmRevisao
}

/** The buttons for the whole draft: approve all questions without a doubt, create the prova, add the answer key. */
function DeTodas({ id, fim, revisao }: DeTodasProps) {
  const { keeper, caderno } = revisao
  const { duvida, livre, aprovada } = contagem(caderno)
  return (
    <>
      {livre > 0 && (
        <Button variant="outline" onClick={revisao.approveLivres}>
          {aprovarInWords(quantosDe(caderno, 'livre'))}
        </Button>
      )}
      {duvida + livre === 0 && aprovada > 0 && (
        <Button ref={fim} onClick={() => void revisao.finish()}>
          Cadastrar a prova
        </Button>
      )}
      {caderno.questoes.length > 0 && <Gabarito id={id} keeper={keeper} />}
    </>
  )
}

interface ItemProps {
  nome: string
  alvo: Alvo
  titulo: Ref<HTMLHeadingElement>
  revisao: EmRevisao
}

/** The open question or theme, with its messages, actions and editor. */
function Item({ nome, alvo, titulo, revisao }: ItemProps) {
  const { keeper, caderno, atos, open, recusas } = revisao
  const avisos = avisosDe(caderno, alvo, recusas)
  const faltas = faltasDe(caderno, alvo)
  const errors = Object.fromEntries(avisos.map(({ campo, mensagem }) => [campo, mensagem]))
  const parts = { keeper, caderno, indice: alvo.indice, errors }
  return (
    <section className={styles.item} aria-labelledby="item-titulo">
      <div className={styles.cabeca}>
        <h2 ref={titulo} id="item-titulo" tabIndex={-1}>
          {nomeDoAlvo(caderno, alvo)}
        </h2>
        <span className={styles.situacao} data-situacao={situacaoDe(caderno, alvo)}>
          {SITUACAO_WORDS[situacaoDe(caderno, alvo)]}
        </span>
      </div>
      {revisao.isRefused && faltas.length > 0 ? (
        <NaoAprovado lista={alvo.lista} faltas={faltas} />
      ) : (
        <Avisos avisos={avisos} isAprovada={itemEm(caderno, alvo)?.aprovada === true} />
      )}
      <SemDescricao imagens={semDescricao(caderno, alvo)} />
      <AcoesDaQuestao caderno={caderno} alvo={alvo} atos={atos} onOpen={open} />
      {alvo.lista === 'questoes' ? (
        <Questao {...parts} materias={revisao.materias} nome={nome} />
      ) : (
        <Tema {...parts} />
      )}
    </section>
  )
}
