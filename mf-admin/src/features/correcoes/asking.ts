import type { Correcao } from '@rumo/contract'
import { confirm } from '@rumo/shared-ui'
import { isAsCegas } from './correcoes.words.ts'

export const mayChangeRubrica = () =>
  confirm({
    titulo: 'Trocar de rubrica?',
    texto:
      'As notas que você deu serão perdidas, porque os critérios são outros. Os comentários ficam.',
    confirmar: 'Trocar',
    cancelar: 'Manter',
  })

export const mayRemoveComentario = () =>
  confirm({
    titulo: 'Tirar este comentário?',
    texto: 'O que você escreveu nele será perdido.',
    confirmar: 'Tirar',
    cancelar: 'Manter',
  })

export const mayDiscardLeftDraft = () =>
  confirm({
    titulo: 'Descartar o outro rascunho?',
    texto: 'O que a outra janela deixou neste aparelho será perdido. O que está aqui fica.',
    confirmar: 'Descartar',
    cancelar: 'Manter',
  })

type DaRedacao = Pick<Correcao['redacao_enviada'], 'corretores' | 'estado'>

/**
 * Asks before a correction is delivered for good. `outras`: how many drafts of it other windows left on this device. Of
 * an essay that others correct, too, the student reads nothing before they have delivered.
 */
export const mayDeliver = (outras: number, { corretores, estado = 'em_correcao' }: DaRedacao) =>
  confirm({
    titulo: 'Entregar a correção?',
    texto: `${isAsCegas({ corretores, estado }) ? WHEN_ALL : AT_ONCE}, e você não vai mais poder mudar a correção.${outras > 0 ? LEFT_DRAFT : ''}`,
    confirmar: 'Entregar',
  })

const AT_ONCE = 'O aluno vai poder ler as notas e os comentários'
const WHEN_ALL =
  'O aluno vai poder ler as notas e os comentários quando todas as correções forem entregues'

/** Asks before a correction is deleted. `outras`: how many drafts of it other windows left on this device. */
export const mayRemove = (outras: number) =>
  confirm({
    titulo: 'Descartar a sua correção?',
    texto: `As notas, os comentários e o parecer que você escreveu serão perdidos.${outras > 0 ? LEFT_DRAFT : ''}`,
    confirmar: 'Descartar',
    cancelar: 'Continuar corrigindo',
  })

const LEFT_DRAFT = ' Outra janela deixou um rascunho dela neste aparelho: ele também será perdido.'
