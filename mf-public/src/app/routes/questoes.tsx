import type { Device } from '@rumo/shared-device/device'
import type { FilaDeTentativas, TentativaGuardada } from '@rumo/shared-device/fila'
import { useCallback } from 'react'
import { Facts } from '@rumo/shared-ui'
import { origemOf } from '../../features/busca/busca.words.ts'
import type { Pratica } from '../../features/pratica/pratica.rules.ts'
import { useTentativas } from '../../features/pratica/use-tentativas.ts'
import { CopyButton } from '../../shared/copy-button.tsx'
import { Panel } from '../../shared/panel.tsx'
import { useLoad } from '../../shared/use-load.ts'
import { useScreenHeading, type ScreenHeading } from '../../shared/use-screen-heading.ts'
import { Conjunto } from './questoes-alternativas/conjunto.tsx'
import { LoadedQuestoes } from './questoes-alternativas/loaded-questoes.tsx'
import { Adiante, Nenhuma } from './questoes/nenhuma-questao.tsx'
import { loadQuestao } from './questoes/load-questao.ts'

const TITULO = 'Questão'

interface QuestaoProps {
  id: string
  device: Pick<Device, 'owner'>
  fila: Pick<FilaDeTentativas, 'add'>
}

/** A published question at its own address (docs/product/practice.md), answered as in practice. */
export function Questao({ id, device, fila }: QuestaoProps) {
  const heading = useScreenHeading(TITULO)
  const load = useCallback((signal: AbortSignal) => loadQuestao(id, device, signal), [id, device])
  const loaded = useLoad(load)
  return (
    <LoadedQuestoes
      loaded={loaded}
      titulo={TITULO}
      texto="Carregando a questão..."
      heading={heading}
    >
      {({ pratica, dono, emSimulado }) =>
        pratica ? (
          <Praticada inicial={pratica} dono={dono} fila={fila} heading={heading} />
        ) : (
          <Panel titulo={TITULO} heading={heading.attach}>
            <Nenhuma emSimulado={emSimulado} />
          </Panel>
        )
      }
    </LoadedQuestoes>
  )
}

interface PraticadaProps {
  inicial: Pratica
  dono: string
  fila: QuestaoProps['fila']
  heading: ScreenHeading
}

function Praticada({ inicial, dono, fila, heading }: PraticadaProps) {
  const add = useCallback(
    (tentativas: TentativaGuardada[]) => fila.add(dono, tentativas),
    [dono, fila],
  )
  const onChange = useTentativas(inicial, 'pratica', add)
  const [questao] = inicial.questoes
  return (
    <Conjunto
      inicial={inicial}
      onChange={onChange}
      heading={heading}
      titulo={questao?.numero == null ? TITULO : `${TITULO} ${questao.numero}`}
      nota={
        <>
          {questao && (
            <p>
              <Facts of={origemOf({ prova: questao.prova })} />
            </p>
          )}
          <CopyButton
            texto={globalThis.location.href}
            rotulo="Copiar o endereço da questão"
            copiado="Endereço copiado."
          />
        </>
      }
      notaDoResultado="Vale a primeira resposta."
      renderAcao={() => <Adiante />}
    />
  )
}
