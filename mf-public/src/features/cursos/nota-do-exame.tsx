import { notaDoExame, type NotaDoExame, type QuestaoPontuada } from '@rumo/contract/rules'
import { RecordOptions, SelectField } from '@rumo/shared-ui'
import { decimalWords, percentageWords } from '@rumo/shared-ui/words'
import { useState } from 'react'
import type { CursoComRegra } from './cursos.calls.ts'
import styles from './nota-do-exame.module.css'
import text from '../../shared/text.module.css'

/** The state of the exam's essay: none was written, it waits for its correction, or its grade. */
export type RedacaoDoExame = 'nenhuma' | 'a-corrigir' | { nota: number; maximo: number }

interface NotaDoExameProps {
  cursos: readonly CursoComRegra[]
  questoes: readonly QuestaoPontuada[]
  redacao: RedacaoDoExame
}

/** The score that the real exam would give, for the chosen course. Shows nothing when no course has a rule. */
export function NotaDoExameView({ cursos, questoes, redacao }: NotaDoExameProps) {
  const [id, setId] = useState(cursos[0]?.id)
  const curso = cursos.find((one) => one.id === id)
  const known = typeof redacao === 'string' ? null : redacao
  const nota = curso && notaDoExame(questoes, known, curso.regra)
  if (!nota) return null
  const { parteDaRedacao } = curso.regra
  return (
    <section className={styles.nota}>
      <h2 className={styles.titulo}>A nota que o exame daria</h2>
      {cursos.length > 1 && (
        <SelectField
          label="Curso"
          name="curso"
          required
          value={curso.id}
          onChange={({ target }) => setId(Number(target.value))}
        >
          <RecordOptions of={cursos} />
        </SelectField>
      )}
      <dl className={styles.partes}>
        <Parte nome="Prova" valor={decimalWords(nota.prova)} />
        {parteDaRedacao > 0 && (
          <Parte nome="Redação" valor={nota.redacao === null ? '—' : decimalWords(nota.redacao)} />
        )}
        <Parte nome="Nota final" valor={finalInWords(nota)} />
      </dl>
      <p className={styles.texto}>{sobreInWords(nota, redacao, parteDaRedacao)}</p>
      <p className={text.note}>
        {cursos.length > 1 ? 'De 0 a 100' : `Para ${curso.nome}, de 0 a 100`}, pela regra do
        Vestibular Fatec (Manual do Candidato): as questões pesam como o curso diz
        {parteDaRedacao > 0 && ` e a redação vale ${percentageWords(parteDaRedacao)} da nota`}.
      </p>
    </section>
  )
}

const Parte = ({ nome, valor }: { nome: string; valor: string }) => (
  <div className={styles.parte}>
    <dt>{nome}</dt>
    <dd>{valor}</dd>
  </div>
)

function finalInWords({ final, eliminacao }: NotaDoExame): string {
  if (eliminacao !== null) return 'Eliminado'
  return final === null ? '—' : decimalWords(final)
}

/** What the final score still waits for, or why there is none; '' when it is complete. */
function sobreInWords({ eliminacao }: NotaDoExame, redacao: RedacaoDoExame, parte: number): string {
  if (eliminacao !== null) {
    return 'No exame, redação com nota zero elimina, qualquer que seja a prova. Reescreva a sua: é o que mais rende agora.'
  }
  if (parte === 0 || typeof redacao !== 'string') return ''
  return redacao === 'nenhuma'
    ? 'Sem a redação não há nota final. Na próxima vez, escreva-a junto com a prova.'
    : 'A nota final sai quando a redação for corrigida.'
}
