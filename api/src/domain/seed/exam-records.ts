/** The tables with the records of an exam, and with the records that exams share. */
export type ExamTable =
  | 'vestibulares'
  | 'provas'
  | 'materias'
  | 'assuntos'
  | 'questoes'
  | 'referencias'
  | 'redacoes'

/** How to make a record. `find`, if given, returns an existing record to use instead. */
export interface Making {
  find?: () => Promise<number | undefined>
  insert: () => Promise<number>
}

export interface ExamRecords {
  /**
   * Returns the id of the record with this `chave`, and makes the record if it was never made. Null if a person deleted
   * the record: it is not made again.
   */
  ensure(table: ExamTable, chave: string, making: Making): Promise<number | null>
}

/** Inserts every record that `find` does not return, and keeps the new ids. */
export class NewRecords implements ExamRecords {
  readonly inserted: Record<ExamTable, number[]> = {
    vestibulares: [],
    provas: [],
    materias: [],
    assuntos: [],
    questoes: [],
    referencias: [],
    redacoes: [],
  }

  async ensure(table: ExamTable, _chave: string, { find, insert }: Making): Promise<number> {
    const found = await find?.()
    if (found !== undefined) return found
    const id = await insert()
    this.inserted[table].push(id)
    return id
  }
}
