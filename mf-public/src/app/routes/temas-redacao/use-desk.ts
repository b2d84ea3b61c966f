import type { Device } from '@rumo/shared-device/device'
import { RASCUNHO, type EnvioDeRedacoes } from '@rumo/shared-device/redacoes'
import { useState } from 'react'
import {
  otherTabOf,
  type Outro,
  type Rascunho,
  type RascunhoWork,
} from '../../../features/redacoes/rascunho.ts'
import type { RascunhoDaConta } from '../../../features/redacoes/rascunho-da-conta.ts'
import type { TemaSorteavel } from '../../../features/redacoes/tema.ts'
import { deixadaIn, isCopyOf } from '../../../features/redacoes/deixadas.ts'
import { useBox, type Box, type Item } from '../../../features/redacoes/use-box.ts'
import { type Arrival, type Fase, firstFase, toShow, toWrite } from './fase.ts'
import { useTemas } from './use-temas.ts'

export interface DeskParts extends Arrival {
  device: Device
  envios: Pick<EnvioDeRedacoes, 'sendOne'>
  /** The owner of the drafts and essays. */
  dono: string
  work: RascunhoWork
  /** The draft on the server of the account; null when only the device keeps the draft. */
  conta: RascunhoDaConta | null
  /** The draft that was on this sheet until another device sent or discarded it; null when there was none. */
  largado: Rascunho | null
  itens: readonly Item[]
  /** Called once the request in the address is settled, so that the address can be cleared. */
  onDone: () => void
}

/** Returns the step that is shown, and functions that show another one. */
export function useDesk({
  device,
  envios,
  dono,
  work,
  conta,
  reescrever,
  chegada,
  guardada,
  onDone,
  ...kept
}: DeskParts) {
  const box = useBox({ device, envios }, dono, kept.itens)
  const [numero, setNumero] = useState(1)
  const [rascunho] = useState(kept.rascunho)
  const [fase, setFase] = useState(() =>
    firstFase({ reescrever, rascunho, chegada, guardada, outro: kept.outro }, box),
  )

  const draw = (exceto: number | null, escolhido?: TemaSorteavel) => {
    setNumero(numero + 1)
    setFase({ nome: 'sorteio', numero, exceto, ...(escolhido && { escolhido }) })
  }
  const temas = useTemas(fase, setFase, (tema) => draw(null, tema))
  const goOn = () => {
    onDone()
    setFase(toWrite(rascunho))
  }
  const write = (begun: Rascunho) => {
    setNumero(numero + 1)
    setFase({ nome: 'rascunho', numero, rascunho: begun })
  }
  const moves = {
    ...movesOf({ work, box, write, goOn, rascunho }),
    ...twoTexts({ work, conta, box, write, show: setFase }),
    ...endsOf({ box, draw, show: setFase, onDone }),
  }
  return {
    fase,
    ...temas,
    write,
    box,
    rascunho,
    draw,
    goOn,
    isDeixado: fase.nome === 'rascunho' && deixadaOf(box, fase.rascunho) !== null,
    ...moves,
  }
}

interface MovesParts extends Pick<DeskParts, 'work' | 'rascunho'> {
  box: Box
  write: (begun: Rascunho) => void
  goOn: () => void
}

/** The functions that put an essay back onto the sheet. */
const movesOf = ({ work, box, write, goOn, rascunho }: MovesParts) => ({
  takeBack: async (item: Item) => {
    const back = draftOf(item)
    // If the draft cannot be kept, the essay stays among the kept ones, so that there is always at least one copy.
    const isKept = await work.write(back)
    write(isKept ? back : notKept(back))
    if (isKept) await box.remove(item)
  },
  beginAgain: async (begun: Rascunho) => {
    const isAside = !rascunho || (await box.add({ ...rascunho, rascunho: true }))
    // A draft that could not be kept elsewhere stays on the sheet.
    if (isAside) write(begun)
    else goOn()
  },
})

interface EndsParts extends Pick<DeskParts, 'onDone'> {
  box: Box
  draw: (exceto: null) => void
  show: (fase: Fase) => void
}

/** The functions that end a draft. The writer is then no longer told of another text of it. */
const endsOf = ({ box, draw, show, onDone }: EndsParts) => ({
  /**
   * Discarding a rewriting also leaves its theme, so that another theme is drawn. A discarded first text keeps its
   * theme.
   */
  dropped: ({ id_anterior }: Rascunho) => {
    void box.settleDeixadas()
    if (id_anterior) onDone()
    if (id_anterior) draw(null)
  },
  send: async (written: Rascunho) => {
    const item = await box.add(written)
    if (!item) return null
    void box.settleDeixadas()
    return () => {
      onDone()
      show(toShow(item))
    }
  },
})

interface TwoParts extends Pick<DeskParts, 'work' | 'conta'> {
  box: Box
  write: (begun: Rascunho) => void
  show: (fase: Fase) => void
}

/** The functions that show the texts of two tabs or devices and continue with one of them. */
const twoTexts = ({ work, conta, box, write, show }: TwoParts) => ({
  compare: async (aqui: Rascunho) => {
    const outro = (await otherTabOf(work)) ?? (await conta?.outro()) ?? deixadaOf(box, aqui)
    if (outro) show({ nome: 'escolha', aqui, outro })
  },
  choose: async ({ aqui, outro }: { aqui: Rascunho; outro: Outro }, isAqui: boolean) => {
    const [chosen, other] = isAqui ? [aqui, outro.rascunho] : [outro.rascunho, aqui]
    // Stores the new copy before removing the old one, so that there is always at least one.
    if (!(await box.add({ ...other, rascunho: true }))) return false
    if (outro.onde === 'aba') work.takeOver()
    else if (outro.onde === 'aparelho') await conta?.settle()
    else await box.settleDeixadas()
    const isKept = await work.write(chosen)
    const copy = box.itens.find(({ guardada }) => isCopyOf(chosen)(guardada))
    if (copy && isKept) await box.remove(copy)
    write(isKept ? chosen : notKept(chosen))
    return true
  },
})

/** The text that a closed tab left of the draft on this sheet; null when there is none. */
const deixadaOf = ({ itens }: Box, folha: Rascunho) =>
  deixadaIn(
    itens.map(({ guardada }) => guardada),
    RASCUNHO,
    folha,
  )

const draftOf = ({ guardada: { tema, texto, id_anterior, enviada_em } }: Item): Rascunho => ({
  tema,
  texto,
  ...(id_anterior && { id_anterior }),
  em: enviada_em,
})

/** A text that the device refused to keep: its sheet tries again, and tells the user. */
const notKept = (rascunho: Rascunho): Rascunho => ({ ...rascunho, em: undefined })
