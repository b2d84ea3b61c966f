import { confirm } from '@rumo/shared-ui'

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

/**
 * Asks before a correction is delivered for good. `outras`: how many drafts of it other windows left on this device.
 */
export const mayDeliver = (outras: number) =>
  confirm({
    titulo: 'Entregar a correção?',
    texto: `O aluno vai poder ler as notas e os comentários, e você não vai mais poder mudar a correção.${outras > 0 ? LEFT_DRAFT : ''}`,
    confirmar: 'Entregar',
  })

/** Asks before a correction is deleted. `outras`: how many drafts of it other windows left on this device. */
export const mayRemove = (outras: number) =>
  confirm({
    titulo: 'Descartar a sua correção?',
    texto: `As notas, os comentários e o parecer que você escreveu serão perdidos.${outras > 0 ? LEFT_DRAFT : ''}`,
    confirmar: 'Descartar',
    cancelar: 'Continuar corrigindo',
  })

const LEFT_DRAFT = ' Outra janela deixou um rascunho dela neste aparelho: ele também será perdido.'
