/** '1º semestre', which no line break parts. */
export const semestreWords = (semestre: number) => `${semestre}º\u00A0semestre`

/** When an exam was held: '1º semestre de 2025'; a server of section 7 alone may leave the semester out. */
export const vestibularWords = ({ ano, semestre }: { ano: number; semestre: number | null }) =>
  semestre === null ? `${ano}` : `${semestreWords(semestre)} de ${ano}`
