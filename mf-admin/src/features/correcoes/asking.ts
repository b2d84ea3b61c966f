import { confirm } from '@rumo/shared-ui'

/** Asks whether the grades by one rubric may give way to another. */
export const mayChangeRubrica = () =>
  confirm({
    titulo: 'Trocar de rubrica?',
    texto: 'As notas que você deu se perdem: os critérios são outros. Os comentários ficam.',
    confirmar: 'Trocar',
    cancelar: 'Manter',
  })

/** Asks whether a remark may go. */
export const mayRemoveComentario = () =>
  confirm({
    titulo: 'Remover este comentário?',
    texto: 'O que você escreveu nele se perde.',
    confirmar: 'Remover',
    cancelar: 'Manter',
  })
