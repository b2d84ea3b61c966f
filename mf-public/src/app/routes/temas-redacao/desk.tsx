import type { Device } from '@rumo/shared-auth/device'
import type { EnvioDeRedacoes } from '@rumo/shared-auth/redacoes'
import { Fragment, useState } from 'react'
import { listTemas } from '../../../features/redacoes/redacoes.calls.ts'
import { Guardadas } from '../../../features/redacoes/guardadas-view.tsx'
import type { Rascunho, RascunhoWork } from '../../../features/redacoes/rascunho.ts'
import type { Outros } from '../../../features/redacoes/sorteio.ts'
import type { TemaSorteavel } from '../../../features/redacoes/tema.ts'
import { isWaiting, useCaixa, type Item } from '../../../features/redacoes/use-caixa.ts'
import { useLoad, type Load } from '../../../shared/use-load.ts'
import type { ScreenHeading } from '../../../shared/use-screen-heading.ts'
import { Enviada } from './enviada.tsx'
import { Escrita } from './escrita.tsx'
import { Oferta } from './oferta.tsx'
import { Reescrita } from './reescrita.tsx'
import { Sorteada } from './sorteada.tsx'

interface DeskProps {
  device: Device
  envios: Pick<EnvioDeRedacoes, 'sendOne'>
  /** Whose desk it is. */
  dono: string
  work: RascunhoWork
  heading: ScreenHeading
  rascunho: Rascunho | null
  itens: readonly Item[]
  /** The essay that is to be written again; null: none. */
  reescrever: number | null
  /** Once it is on the sheet, or is not to be. */
  onReescrito: () => void
}

/** What lies on the desk. */
type Fase =
  | { nome: 'oferta' }
  | { nome: 'reescrita'; id: number }
  | { nome: 'sorteio'; numero: number; exceto: number | null }
  | { nome: 'rascunho'; numero: number; rascunho: Rascunho }
  | { nome: 'enviada'; item: string; idTema: number }

/** The desk on which one writes, with what this device had kept. */
export function Desk({ device, envios, dono, work, heading, reescrever, ...props }: DeskProps) {
  const temas = useLoad(listTemas)
  const caixa = useCaixa({ device, envios }, dono, props.itens)
  const [numero, setNumero] = useState(1)
  const [rascunho] = useState(props.rascunho)
  const toWrite = (): Fase =>
    rascunho
      ? { nome: 'rascunho', numero: 0, rascunho }
      : { nome: 'sorteio', numero: 0, exceto: null }
  const [fase, setFase] = useState<Fase>(() => {
    if (reescrever !== null && rascunho?.id_anterior !== reescrever) {
      return { nome: 'reescrita', id: reescrever }
    }
    return reescrever === null && caixa.oferecidas.length > 0 ? { nome: 'oferta' } : toWrite()
  })

  const draw = (exceto: number | null) => {
    setNumero(numero + 1)
    setFase({ nome: 'sorteio', numero, exceto })
  }
  const write = (begun: Rascunho) => {
    setNumero(numero + 1)
    setFase({ nome: 'rascunho', numero, rascunho: begun })
  }
  const goOn = () => {
    props.onReescrito()
    setFase(toWrite())
  }
  const send = async (written: Rascunho) => {
    const item = await caixa.add(written)
    return (
      item &&
      (() => {
        props.onReescrito()
        setFase({ nome: 'enviada', item: item.nome, idTema: written.tema.id })
      })
    )
  }
  const takeBack = async (item: Item) => {
    const { tema, texto, id_anterior } = item.guardada
    const back = { tema, texto, ...(id_anterior && { id_anterior }) }
    // Keep at least one copy: if the draft cannot be stored, the sent essay stays.
    const isKept = await work.write(back)
    write(back)
    if (isKept) await caixa.remove(item)
  }
  const beginAgain = async (begun: Rascunho) => {
    const isAside = !rascunho || (await caixa.add({ ...rascunho, rascunho: true }))
    // The text leaves the sheet only after it was kept elsewhere.
    if (isAside) write(begun)
    else goOn()
  }

  const guardadas = caixa.itens.filter(isWaiting)
  const lista = (isSheetEmpty: boolean) => (
    <Guardadas
      itens={guardadas}
      onDelete={caixa.remove}
      onEdit={isSheetEmpty ? (item) => void takeBack(item) : null}
    />
  )
  const escrita = (begun: Rascunho) => (
    <Escrita
      work={work}
      heading={heading}
      inicial={begun}
      outros={outrosOf(temas, begun.tema.id)}
      onRetryOutros={temas.retry}
      onSortear={() => draw(begun.tema.id)}
      onEnviar={send}
      onDescartar={() => {
        // Discarding the text ends a rewriting; a drawn theme stays.
        if (!begun.id_anterior) return
        props.onReescrito()
        draw(null)
      }}
      guardadas={lista}
      numGuardadas={guardadas.length}
    />
  )
  switch (fase.nome) {
    case 'oferta':
      return <Oferta heading={heading} caixa={caixa} onContinue={goOn} />
    case 'enviada':
      return (
        <Enviada
          heading={heading}
          nome={fase.item}
          caixa={caixa}
          outros={outrosOf(temas, fase.idTema)}
          onSortear={() => draw(fase.idTema)}
          onEditar={(item) => void takeBack(item)}
        />
      )
    case 'reescrita':
      return (
        <Reescrita
          id={fase.id}
          heading={heading.attach}
          outro={rascunho}
          guardadas={lista(false)}
          onBegin={(begun) => void beginAgain(begun)}
          onContinueOutro={goOn}
        >
          {escrita}
        </Reescrita>
      )
    case 'rascunho':
      return <Fragment key={fase.numero}>{escrita(fase.rascunho)}</Fragment>
    case 'sorteio':
      return (
        <Sorteada
          key={fase.numero}
          temas={temas}
          exceto={fase.exceto}
          heading={heading.attach}
          guardadas={lista(true)}
        >
          {(tema) => escrita({ tema, texto: '' })}
        </Sorteada>
      )
    default:
      return fase satisfies never
  }
}

function outrosOf(temas: Load<TemaSorteavel[] | null>, atual: number): Outros {
  if (temas.status === 'loading') return 'procurando'
  if (temas.status === 'error') return 'indisponiveis'
  return temas.value?.filter(({ id }) => id !== atual).length ?? 0
}
