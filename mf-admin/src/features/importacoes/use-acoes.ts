import type { Envelope, LinhaDeImportacao } from '@rumo/contract'
import { confirm } from '@rumo/shared-ui'
import { useQueryClient } from '@tanstack/react-query'
import { alerting } from '../../shared/alerting.ts'
import { useAnnounceAnswer } from '../../shared/crud/use-announce-answer.ts'
import { cancelImportacao, removeImportacao, undoImportacao } from './importacoes.calls.ts'

const PUBLICADA = 'Está publicada: os candidatos deixam de vê-la. '

/** The actions on an import. Those that lose something ask first. `onDone` is called after a success. */
export function useAcoes(
  { id, nome, estado, publicada }: Pick<LinhaDeImportacao, 'id' | 'nome' | 'estado' | 'publicada'>,
  onDone: () => void,
) {
  const announceAnswer = useAnnounceAnswer()
  const queries = useQueryClient()
  const doing = async (work: () => Promise<Envelope<unknown>>, words: string) => {
    const failure = await alerting(async () => {
      announceAnswer(await work(), words)
      onDone()
    })
    // The action may have failed because the state of the import changed meanwhile.
    if (failure) void queries.invalidateQueries()
  }
  const asking = async (
    pergunta: Parameters<typeof confirm>[0],
    work: () => Promise<Envelope<unknown>>,
    words: string,
  ) => {
    if (await confirm(pergunta)) await doing(work, words)
  }
  return {
    cancelar: () => void doing(() => cancelImportacao(id), 'importação cancelada'),
    desfazer: () =>
      void asking(
        {
          titulo: 'Desfazer a importação?',
          texto: `${nome}. ${publicada ? PUBLICADA : ''}A prova será deletada com as questões, os textos e os temas que vieram com ela, e o rascunho voltará para a revisão.`,
          confirmar: 'Desfazer',
        },
        () => undoImportacao(id),
        'importação desfeita',
      ),
    deletar: () =>
      void asking(
        {
          titulo: 'Deletar a importação?',
          texto: `${nome}. ${estado === 'importada' ? 'A prova que veio dela fica.' : 'O que foi revisado será perdido.'}`,
          confirmar: 'Deletar',
        },
        () => removeImportacao(id),
        'importação deletada',
      ),
  }
}
