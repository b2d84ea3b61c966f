/** The short name of an edition of the exam, for the back office, its log and its search: '2025/1'. */
export const vestibularName = ({ ano, semestre }: { ano: number; semestre: number }): string =>
  `${ano}/${semestre}`
