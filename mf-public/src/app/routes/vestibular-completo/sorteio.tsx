import type { ApiError } from '@rumo/shared-auth'
import {
  Button,
  IconArrowRight,
  Options,
  QUIET_LINK,
  RecordOptions,
  SelectField,
} from '@rumo/shared-ui'
import { numberWords } from '@rumo/shared-ui/words'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { listMaterias, offersMaterias } from '../../../features/materias/materias.calls.ts'
import { QUESTOES_PER_SET } from '../../../shared/questoes-per-set.ts'
import { aboutInWords } from '../../../shared/duracao.ts'
import remark from '../../../shared/remark.module.css'
import { useLoad } from '../../../shared/use-load.ts'
import { PATHS } from '../../paths.ts'
import type { Escolhido } from './pedido.ts'
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

/** That one cannot choose a matéria. Without a network there is another way: what was taken along. */
const SemMaterias = ({ error, retry }: { error: ApiError; retry: () => void }) => (
  <div className={remark.remark}>
    {error.status === 0 ? (
      <>
        <output>
          Sem conexão, não dá para escolher a matéria. O que você levou funciona mesmo assim.
        </output>
        <Link className={QUIET_LINK} to={PATHS.noAparelho}>
          Ver o que está no aparelho
        </Link>
      </>
    ) : (
      <output>Não foi possível carregar as matérias.</output>
    )}
    <Button variant="quiet" onClick={retry}>
      Tentar de novo
    </Button>
  </div>
)
