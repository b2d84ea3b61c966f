import { Fragment } from 'react'
import { listTemas } from '../../../features/redacoes/redacoes.calls.ts'
import { Guardadas } from '../../../features/redacoes/guardadas-view.tsx'
import type { Rascunho } from '../../../features/redacoes/rascunho.ts'
import type { Outros } from '../../../features/redacoes/sorteio-de-tema.ts'
import type { TemaSorteavel } from '../../../features/redacoes/tema.ts'
import { isWaiting, type Item } from '../../../features/redacoes/use-box.ts'
import { useLoad, type Load } from '../../../shared/use-load.ts'
import type { ScreenHeading } from '../../../shared/use-screen-heading.ts'
import { Enviada } from './enviada.tsx'
import { Escolha } from './escolha-de-tema.tsx'
import { Escrita } from './escrita.tsx'
import { Oferta } from './oferta.tsx'
import { Reescrita } from './reescrita.tsx'
import { Sorteada } from './sorteada.tsx'
import { LazyTemas } from './temas.lazy.tsx'
import { useDesk, type DeskParts } from './use-desk.ts'

interface DeskProps extends DeskParts {
  heading: ScreenHeading
}

/** The essay screen: the draft that this device kept, a drawn theme, or another step such as the choice of a theme. */
export function Desk(props: DeskProps) {
  const { work, conta, heading } = props
  const temas = useLoad(listTemas)
  const { fase, box, isDeixado, ...desk } = useDesk(props)
  const takeBack = (item: Item) => void desk.takeBack(item)
  const guardadas = box.itens.filter(isWaiting)
  const boxed = { itens: guardadas, aberta: props.guardada?.nome, onDelete: box.remove }
  const lista = (isSheetEmpty: boolean) => (
    <Guardadas {...boxed} onEdit={isSheetEmpty ? takeBack : null} />
  )
  const escrita = (begun: Rascunho) => (
    <Escrita
      {...{ work, conta, heading, inicial: begun, isDeixado }}
      ownDevice={props.device.of(props.dono)}
      onComparar={(aqui) => void desk.compare(aqui)}
      outros={outrosOf(temas, begun.tema.id)}
      onRetryOutros={temas.retry}
      onSortear={() => desk.draw(begun.tema.id)}
      onEscolher={() => desk.browse(begun)}
      onEnviar={desk.send}
      onDescartar={() => desk.dropped(begun)}
      guardadas={lista}
      numGuardadas={guardadas.length}
    />
  )
  switch (fase.nome) {
    case 'oferta':
      return <Oferta {...{ heading, box, ...fase }} onContinue={desk.goOn} />
    case 'enviada':
      return (
        <Enviada
          {...{ heading, box, nome: fase.item, onEditar: takeBack }}
          outros={outrosOf(temas, fase.idTema)}
          onSortear={() => desk.draw(fase.idTema)}
        />
      )
    case 'temas':
    case 'escolha':
      return <Escolhas {...{ heading, fase, desk, temas }} escritos={escritosOf(box.itens)} />
    case 'reescrita': {
      const onBegin = (begun: Rascunho) => void desk.beginAgain(begun)
      const way = { outro: desk.rascunho, onBegin, onContinueOutro: desk.goOn, children: escrita }
      return <Reescrita id={fase.id} heading={heading.attach} guardadas={lista(false)} {...way} />
    }
    case 'rascunho':
      return <Fragment key={fase.numero}>{escrita(fase.rascunho)}</Fragment>
    case 'sorteio': {
      const { numero, escolhido = null, exceto } = fase
      const draw = { temas, exceto, escolhido, heading: heading.attach, guardadas: lista(true) }
      return (
        <Sorteada key={numero} {...draw} largado={props.largado}>
          {(tema) => escrita({ tema, texto: '' })}
        </Sorteada>
      )
    }
    default:
      return fase satisfies never
  }
}

function outrosOf(temas: Load<TemaSorteavel[] | null>, atual: number): Outros {
  if (temas.status === 'loading') return 'procurando'
  if (temas.status === 'error') return 'indisponiveis'
  return temas.value?.filter(({ id }) => id !== atual).length ?? 0
}

const NO_TEMAS: TemaSorteavel[] = []

const temasOf = (temas: Load<TemaSorteavel[] | null>): TemaSorteavel[] =>
  (temas.status === 'ready' && temas.value) || NO_TEMAS

const escritosOf = (itens: readonly Item[]) =>
  itens.flatMap(({ guardada }) => (guardada.rascunho ? [] : guardada.tema.id))

interface EscolhasProps extends Pick<DeskProps, 'heading'> {
  fase: Extract<ReturnType<typeof useDesk>['fase'], { nome: 'temas' | 'escolha' }>
  desk: Pick<ReturnType<typeof useDesk>, 'drawChosen' | 'leaveTemas' | 'choose'>
  temas: Load<TemaSorteavel[] | null>
  escritos: readonly number[]
}

/** The choices before there is a sheet: a theme, or one of two texts. */
const Escolhas = ({ heading, fase, desk, temas, escritos }: EscolhasProps) =>
  fase.nome === 'temas' ? (
    <LazyTemas
      heading={heading}
      atual={fase.begun.tema.id}
      temas={temasOf(temas)}
      escritos={escritos}
      onChoose={desk.drawChosen}
      onBack={desk.leaveTemas}
    />
  ) : (
    <Escolha
      {...{ heading, ...fase }}
      onChoose={(chosen) => desk.choose(fase, chosen === 'aqui')}
    />
  )
