import type { OwnDevice } from '@rumo/shared-auth/device'
import { useState } from 'react'
import { listTemas } from '../../../features/redacoes/api.ts'
import {
  addGuardada,
  removeGuardada,
  type RedacaoGuardada,
} from '../../../features/redacoes/guardadas.ts'
import { Guardadas } from '../../../features/redacoes/guardadas-view.tsx'
import type { Rascunho, RascunhoWork } from '../../../features/redacoes/rascunho.ts'
import type { Outros } from '../../../features/redacoes/sorteio.ts'
import type { TemaSorteavel } from '../../../features/redacoes/tema.ts'
import { useLoad, type Load } from '../../../shared/use-load.ts'
import type { ScreenHeading } from '../../../shared/use-screen-heading.ts'
import { Enviada } from './enviada.tsx'
import { Escrita } from './escrita.tsx'
import { Sorteada } from './sorteada.tsx'

interface MesaProps {
  aparelho: OwnDevice
  work: RascunhoWork
  heading: ScreenHeading
  rascunho: Rascunho | null
  guardadas: readonly RedacaoGuardada[]
}

/** What lies on the desk: a theme to be drawn, a draft to go on with, or an essay just sent. */
type Fase =
  | { nome: 'sorteio'; numero: number; exceto: number | null }
  | { nome: 'rascunho'; rascunho: Rascunho }
  | { nome: 'enviada'; guardada: RedacaoGuardada }

/** The desk on which one writes, with what this device had kept. */
export function Mesa({ aparelho, work, heading, ...inicial }: MesaProps) {
  const temas = useLoad(listTemas)
  const [numero, setNumero] = useState(0)
  const [guardadas, setGuardadas] = useState(inicial.guardadas)
  const [fase, setFase] = useState<Fase>(() =>
    inicial.rascunho
      ? { nome: 'rascunho', rascunho: inicial.rascunho }
      : { nome: 'sorteio', numero, exceto: null },
  )

  const draw = (exceto: number) => {
    setNumero(numero + 1)
    setFase({ nome: 'sorteio', numero: numero + 1, exceto })
  }
  const send = async (rascunho: Rascunho) => {
    const guardada = await addGuardada(aparelho, rascunho, new Date())
    return (
      guardada &&
      (() => {
        setGuardadas((others) => [guardada, ...others])
        setFase({ nome: 'enviada', guardada })
      })
    )
  }
  const forget = async (guardada: RedacaoGuardada) => {
    const isGone = await removeGuardada(aparelho, guardada)
    if (isGone) setGuardadas((all) => all.filter((other) => other !== guardada))
    return isGone
  }
  const takeBack = async (guardada: RedacaoGuardada) => {
    const rascunho = { tema: guardada.tema, texto: guardada.texto }
    // Never fewer copies than one: where the draft cannot be kept, what was sent stays.
    const isKept = await work.write(rascunho)
    setFase({ nome: 'rascunho', rascunho })
    if (isKept) await forget(guardada)
  }

  const lista = <Guardadas guardadas={guardadas} onDelete={forget} />
  const escrita = (rascunho: Rascunho) => (
    <Escrita
      work={work}
      heading={heading}
      inicial={rascunho}
      outros={outrosOf(temas, rascunho.tema.id)}
      onRetryOutros={temas.retry}
      onSortear={() => draw(rascunho.tema.id)}
      onEnviar={send}
      guardadas={lista}
    />
  )
  if (fase.nome === 'enviada') {
    const { guardada } = fase
    return (
      <Enviada
        heading={heading}
        guardada={guardada}
        outros={outrosOf(temas, guardada.tema.id)}
        onSortear={() => draw(guardada.tema.id)}
        onEditar={() => void takeBack(guardada)}
        guardadas={guardadas}
        onDelete={forget}
      />
    )
  }
  if (fase.nome === 'rascunho') return escrita(fase.rascunho)
  return (
    <Sorteada
      key={fase.numero}
      temas={temas}
      exceto={fase.exceto}
      heading={heading.attach}
      guardadas={lista}
    >
      {(tema) => escrita({ tema, texto: '' })}
    </Sorteada>
  )
}

function outrosOf(temas: Load<TemaSorteavel[] | null>, atual: number): Outros {
  if (temas.status === 'loading') return 'procurando'
  if (temas.status === 'error') return 'indisponiveis'
  return temas.value?.filter(({ id }) => id !== atual).length ?? 0
}
