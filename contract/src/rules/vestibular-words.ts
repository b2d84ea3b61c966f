/** '1º semestre', with a no-break space. */
export const semestreWords = (semestre: number) => `${semestre}º\u00A0semestre`

/** When an exam was held: '1º semestre de 2025'. A server of section 7 alone may send no semester. */
export const vestibularWords = ({ ano, semestre }: { ano: number; semestre: number | null }) =>
  semestre === null ? `${ano}` : `${semestreWords(semestre)} de ${ano}`
