/** When an exam was held: '1º semestre de 2025'; a server of section 7 alone may leave the semester out. */
export const vestibularWords = ({ ano, semestre }: { ano: number; semestre: number | null }) =>
  semestre === null ? `${ano}` : `${semestre}º\u00A0semestre de ${ano}`
