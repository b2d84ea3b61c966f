import type { Vestibular } from '@rumo/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { filterTemas, listaOf } from './lista-de-temas.ts'
import type { TemaSorteavel } from './tema.ts'

const tema = (id: number, titulo: string, idProva: number | null): TemaSorteavel => ({
  id,
  titulo,
  comando: '',
  idReferencias: [],
  idProva,
})
const prova = (id: number, nome: string, id_vestibular: number | null) => ({
  id,
  nome,
  id_vestibular,
  instrucoes: null,
  url_arquivo: null,
})
const VESTIBULARES: Vestibular[] = [
  { id: 1, ano: 2025, semestre: 1 },
  { id: 2, ano: 2025, semestre: 2 },
]
const LISTA = listaOf(
  [
    tema(1, 'A ponte', 10),
    tema(2, 'O farol', 20),
    tema(3, 'Água <b>limpa</b>', 20),
    tema(4, 'Sós', null),
  ],
  [prova(10, 'Manhã', 1), prova(20, 'Tarde', 2)],
  VESTIBULARES,
)
const ids = (lista: ReturnType<typeof listaOf>) => lista.map((one) => one.tema.id)

const search = (busca: string, vestibular = '') => ids(filterTemas(LISTA, { busca, vestibular }))

describe('the list of themes', () => {
  it('names exam and vestibular, the newest first and by title', () => {
    expect(ids(LISTA)).toEqual([3, 2, 1, 4])
    expect(LISTA[0]).toMatchObject({ prova: 'Tarde', vestibular: '2º\u00A0semestre de 2025' })
    expect(LISTA[3]).toMatchObject({ prova: null, vestibular: null })
  })

  it('is searched by title, exam and year, whatever the accents', () => {
    expect(search('agua')).toEqual([3])
    expect(search('2025 PONTE')).toEqual([1])
    expect(search('tarde')).toEqual([3, 2])
    expect(search('', '1º\u00A0semestre de 2025')).toEqual([1])
    expect(search('farol', '1º\u00A0semestre de 2025')).toEqual([])
  })

  it('keeps all of its order in what a search leaves', () => {
    fc.assert(
      fc.property(fc.string(), (busca) => {
        const found = filterTemas(LISTA, { busca, vestibular: '' })
        expect(found).toEqual(LISTA.filter((one) => found.includes(one)))
      }),
    )
  })
})
