import type { ApiError } from '@rumo/shared-auth'
import { Button, IconArrowRight, Options, RecordOptions, SelectField } from '@rumo/shared-ui'
import { numberWords } from '@rumo/shared-ui/words'
import { useState } from 'react'
import { listMaterias, offersMaterias } from '../../../features/materias/materias.calls.ts'
import { offersSimulados } from '../../../features/simulado/simulado.calls.ts'
import { QUESTOES_PER_SET } from '../../../shared/questoes-per-set.ts'
import { aboutInWords } from '../../../shared/duracao.ts'
import remark from '../../../shared/remark.module.css'
import { useLoad } from '../../../shared/use-load.ts'
import type { Escolhido } from './pedido.ts'
import { SemConexao } from './sem-conexao.tsx'
import styles from './sorteio.module.css'

const QUANTIDADES = [10, 20, 30, 40, 50]

/** The choice of a simulado of drawn questions: ten of all matérias, or a chosen number of one matéria. */
export function Sorteio({ onChoose }: { onChoose: (escolhido: Escolhido) => void }) {
  return (
    <>
      <section>
        <h2 className={styles.title}>Dez questões sorteadas</h2>
        <p className={styles.facts}>
          De todas as matérias, sem limite de tempo. Leva {aboutInWords(QUESTOES_PER_SET)}.
        </p>
        <Button
          onClick={() =>
            onChoose({ tipo: 'sorteio', quantidade: QUESTOES_PER_SET, idMateria: null })
          }
        >
          Começar
          <IconArrowRight />
        </Button>
      </section>
      <DoSeuJeito onChoose={onChoose} />
    </>
  )
}

function DoSeuJeito({ onChoose }: { onChoose: (escolhido: Escolhido) => void }) {
  const materias = useLoad(listMaterias)
  const [idMateria, setIdMateria] = useState<number | null>(null)
  const [quantidade, setQuantidade] = useState(QUESTOES_PER_SET)
  return (
    <section>
      <h2 className={styles.title}>Do seu jeito</h2>
      <div className={styles.fields}>
        {offersMaterias() && (
          <SelectField
            label="Matéria"
            name="materia"
            required
            value={idMateria ?? ''}
            onChange={({ target }) => setIdMateria(Number(target.value) || null)}
          >
            <option value="">Todas as matérias</option>
            <RecordOptions of={materias.status === 'ready' ? materias.value : []} />
          </SelectField>
        )}
        <SelectField
          label="Quantas questões"
          name="quantidade"
          required
          value={quantidade}
          onChange={({ target }) => setQuantidade(Number(target.value))}
        >
          <Options of={QUANTIDADES} words={(count) => `${numberWords(count)} questões`} />
        </SelectField>
      </div>
      {materias.status === 'error' && <SemMaterias {...materias} />}
      <p className={styles.facts}>Sem limite de tempo. Leva {aboutInWords(quantidade)}.</p>
      <Button
        variant="outline"
        onClick={() => onChoose({ tipo: 'sorteio', quantidade, idMateria })}
      >
        Sortear e começar
        <IconArrowRight />
      </Button>
    </section>
  )
}

/** Says that no matéria can be chosen now. If provas are listed above, the link to what was taken along is there. */
const SemMaterias = ({ error, retry }: { error: ApiError; retry: () => void }) =>
  error.status === 0 ? (
    <SemConexao
      texto="Sem conexão, não dá para escolher a matéria agora."
      comCaminho={!offersSimulados()}
      onRetry={retry}
    />
  ) : (
    <div className={remark.remark}>
      <output>Não foi possível carregar as matérias.</output>
      <Button variant="quiet" onClick={retry}>
        Tentar de novo
      </Button>
    </div>
  )
