/** The tables of what an exam consists of, and of what it shares with others. */
export type ExamTable =
  | 'vestibulares'
  | 'provas'
  | 'materias'
  | 'assuntos'
  | 'questoes'
  | 'referencias'
  | 'redacoes'

/** How a record is made: `find` gives an existing one to use instead. */
export interface Making {
  find?: () => Promise<number | undefined>
  insert: () => Promise<number>
}

/** Where the records of an exam go. */
export interface ExamRecords {
  /**
   * The id of the record with this `chave`, made unless it exists. Null where a person deleted it:
   * it is not made again.
   */
  ensure(table: ExamTable, chave: string, making: Making): Promise<number | null>
}

/** Inserts every record, and remembers the ids. */
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
