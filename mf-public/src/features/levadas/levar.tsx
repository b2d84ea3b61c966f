import { revisoes, sorteios } from '@rumo/contract'
import { http } from '@rumo/shared-auth'
import type { OQueLevar } from '@rumo/shared-device/levadas'
import { Button } from '@rumo/shared-ui'
import { useSyncExternalStore } from 'react'
import { hereInWords, LEVE } from './levadas.words.ts'
import styles from './levar.module.css'
import { useLevada, type Estado } from './use-levada.ts'
import { canKeepSite } from './worker.ts'

interface LevarProps {
  oQue: OQueLevar
}

/** Takes something along, to be used without a network; nothing where browser, site or server cannot. */
export function Levar(props: LevarProps) {
  // The prerendered page knows nothing of the device.
  const isPossible = useSyncExternalStore(never, canKeepSite, () => false)
  const call = props.oQue.tipo === 'revisao' ? revisoes.due : sorteios.create
  return isPossible && http.offers(call) && <Possible {...props} />
}

const never = () => () => undefined

function Possible({ oQue }: LevarProps) {
  const { estado, take, remove } = useLevada(oQue)
  return (
    <div className={styles.levar}>
      <output className={styles.words}>{wordsOf(estado)}</output>
      {(estado.nome === 'fora' || estado.nome === 'falhou') && (
        <Button variant="quiet" onClick={() => void take()}>
          {estado.nome === 'falhou' ? 'Tentar de novo' : LEVE[oQue.tipo]}
        </Button>
      )}
      {estado.nome === 'aqui' && (
        <Button variant="quiet" onClick={() => void remove(estado.levada)}>
          Remover do aparelho
        </Button>
      )}
    </div>
  )
}

function wordsOf(estado: Estado): string {
  switch (estado.nome) {
    case 'olhando':
      return ''
    case 'fora':
      return 'Sem internet?'
    case 'levando':
      return `Levando… ${Math.round(estado.parte * 100)}%`
    case 'aqui':
      return hereInWords(estado.levada)
    default:
      return estado.mensagem
  }
}
