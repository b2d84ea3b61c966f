/** How an edition of the exam is called in the back office and in its log, and by what it is sought: '2025/1'. */
export const vestibularName = ({ ano, semestre }: { ano: number; semestre: number }): string =>
  `${ano}/${semestre}`
