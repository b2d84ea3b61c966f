import { Button, confirm, ScrollBox, TextField } from '@rumo/shared-ui'
import { countedWords } from '@rumo/shared-ui/words'
import { useState, type FormEvent } from 'react'
import { csvOf, downloadCsv } from '../../shared/csv.ts'
import { FileButton } from '../../shared/envio/file-button.tsx'
import printing from '../../shared/unprinted.module.css'
import { useUnsaved } from '../../shared/use-unsaved.ts'
import { decodeCsv } from './ler-turma.ts'
import styles from './turma.module.css'
import { resumoInWords, situacaoInWords } from './turma.words.ts'
import { useTurma, type Resultado, type Turma } from './use-turma.ts'

/** Creates accounts for a class, from a file or pasted text. Before that, shows for each line what will happen. */
export function TurmaView() {
  const turma = useTurma()
  // Kept while the result of the check is shown, so that errors can be fixed in it.
  const [texto, setTexto] = useState('')
  return turma.linhas === null ? (
    <Entrada turma={turma} texto={texto} setTexto={setTexto} />
  ) : (
    <Conferencia turma={turma} linhas={turma.linhas} />
  )
}

interface EntradaProps {
  turma: Turma
  texto: string
  setTexto: (texto: string) => void
}

function Entrada({ turma, texto, setTexto }: EntradaProps) {
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (texto.trim() !== '') void turma.read(texto)
  }
  const take = async (file: File) => setTexto(decodeCsv(await file.arrayBuffer()))
  return (
    <form className={styles.entrada} noValidate onSubmit={onSubmit}>
      <p className={styles.said}>
        Uma pessoa por linha: nome, e-mail e, se quiser, a senha, separados por ponto e vírgula,
        vírgula ou tabulação. Serve o que o Excel salva como CSV, e o que se copia de uma planilha.
        Quem vier sem senha recebe uma, que você baixa ou imprime no fim.
      </p>
      <p>
        <FileButton tipo="csv" of="da turma" onChoose={(file) => void take(file)}>
          Escolher arquivo CSV
        </FileButton>
      </p>
      <TextField
        label="Turma"
        name="turma"
        required
        rows={12}
        spellCheck={false}
        isWide
        placeholder="Ana Souza;ana@exemplo.br"
        value={texto}
        onChange={({ target }) => setTexto(target.value)}
      />
      <div>
        <Button type="submit" aria-disabled={turma.isPending}>
          {turma.isPending ? 'Conferindo…' : 'Conferir'}
        </Button>
      </div>
    </form>
  )
}

const takeFocus = (heading: HTMLElement | null) => heading?.focus()

function Conferencia({ turma, linhas }: { turma: Turma; linhas: readonly Resultado[] }) {
  const [taken, setTaken] = useState(0)
  const cadastradas = linhas.filter(({ cadastrada }) => cadastrada)
  const novas = linhas.filter(({ acao, cadastrada }) => acao === 'criar' && !cadastrada)
  const isDone = novas.length === 0
  // A password cannot be shown again: neither the page nor the server keeps it.
  useUnsaved(() => cadastradas.length > taken, { mayGo: mayLeaveSenhas })
  const download = () => {
    downloadCsv('senhas-da-turma.csv', senhasCsv(cadastradas))
    setTaken(cadastradas.length)
  }
  const printThem = () => {
    print()
    setTaken(cadastradas.length)
  }
  return (
    <section aria-label="Conferência da turma">
      {/* Another heading once the accounts are there, so that it takes the focus of the button that is gone then. */}
      <h2 key={String(isDone)} ref={takeFocus} tabIndex={-1} className={styles.resumo}>
        {resumoInWords(linhas)}
      </h2>
      {cadastradas.length > 0 && (
        <p className={styles.said}>
          As senhas só aparecem aqui: baixe ou imprima antes de sair. Cada pessoa pode trocar a sua
          em Minha conta.
        </p>
      )}
      <div className={`${styles.acoes} ${printing.unprinted}`}>
        {!isDone && (
          <Button aria-disabled={turma.isPending} onClick={() => void turma.create()}>
            {turma.isPending
              ? `Cadastrando… ${cadastradas.length} de ${cadastradas.length + novas.length}`
              : `Cadastrar ${countedWords(novas.length, 'conta', 'contas')}`}
          </Button>
        )}
        {cadastradas.length > 0 && (
          <>
            <Button variant="outline" onClick={download}>
              Baixar senhas em CSV
            </Button>
            <Button variant="quiet" onClick={printThem}>
              Imprimir
            </Button>
          </>
        )}
        {!turma.isPending && cadastradas.length === 0 && (
          <Button variant="quiet" onClick={turma.clear}>
            Voltar ao texto
          </Button>
        )}
      </div>
      <Tabela linhas={linhas} hasSenhas={cadastradas.length > 0} />
    </section>
  )
}

const mayLeaveSenhas = () =>
  confirm({
    titulo: 'Sair sem as senhas?',
    texto:
      'As contas já foram cadastradas, mas as senhas delas só aparecem aqui, e você ainda não as baixou nem imprimiu.',
    confirmar: 'Sair sem elas',
    cancelar: 'Ficar aqui',
  })

const LINHAS = 'Contas, linha por linha'

const Tabela = ({ linhas, hasSenhas }: { linhas: readonly Resultado[]; hasSenhas: boolean }) => (
  <ScrollBox label={LINHAS} className={styles.rolagem}>
    <table className={styles.tabela} aria-label={LINHAS}>
      <thead>
        <tr>
          <th scope="col">Linha</th>
          <th scope="col">Nome</th>
          <th scope="col">E-mail</th>
          {hasSenhas && <th scope="col">Senha</th>}
          <th scope="col">O que acontece</th>
        </tr>
      </thead>
      <tbody>
        {linhas.map((linha) => (
          <tr key={linha.linha} data-acao={linha.acao}>
            <td>{linha.linha}</td>
            <th scope="row">{linha.nome}</th>
            <td>{linha.email}</td>
            {hasSenhas && <td>{linha.cadastrada ? linha.senha : ''}</td>}
            <td className={styles.situacao}>{situacaoInWords(linha)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </ScrollBox>
)

const senhasCsv = (cadastradas: readonly Resultado[]) =>
  csvOf(
    ['Nome', 'E-mail', 'Senha'],
    cadastradas.map(({ nome, email, senha }) => [nome, email, senha]),
  )
