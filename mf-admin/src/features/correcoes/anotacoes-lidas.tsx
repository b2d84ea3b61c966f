import type { Correcao } from '@rumo/contract'
import printing from '../../shared/unprinted.module.css'
import comentarios from './comentarios.module.css'
import text from '../../shared/text.module.css'
import type { useFolha } from './folha/use-folha.ts'
import { trechoOf } from './correcoes.words.ts'

interface AnotacoesProps {
  texto: string
  anotacoes: Correcao['anotacoes']
  folha: ReturnType<typeof useFolha>
}

export const Anotacoes = ({ texto, anotacoes, folha }: AnotacoesProps) => (
  <ol className={comentarios.list}>
    {anotacoes.map((anotacao, index) => (
      <li
        key={`${anotacao.inicio} ${anotacao.fim} ${anotacao.texto}`}
        className={comentarios.item}
        data-atual={folha.atuais.includes(index)}
      >
        <p className={comentarios.trecho}>
          <span className={comentarios.number}>{index + 1}</span>
          <q>{trechoOf(texto, anotacao)}</q>
        </p>
        <p className={comentarios.said}>{anotacao.texto}</p>
        <p className={`${text.ways} ${printing.unprinted}`}>
          <button type="button" className={text.way} onClick={() => folha.show(anotacao)}>
            Ver no texto
          </button>
        </p>
      </li>
    ))}
  </ol>
)
