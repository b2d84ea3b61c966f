export const semestreWords = (semestre: number) => `${semestre}º\u00A0semestre`
