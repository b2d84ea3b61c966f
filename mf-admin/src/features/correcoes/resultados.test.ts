import { expect, it } from 'vitest'
import { ANA, BRUNO, linhaFixture } from './correcoes.fixture.ts'
import { resultadosCsv } from './resultados.ts'

it('has a line for each correction, and one for an essay that has none, as Excel reads it in Portuguese', () => {
  const entregue_em = '2026-06-01T12:05:00.000Z'
  const csv = resultadosCsv([
    linhaFixture({
      estado: 'corrigida',
      correcoes: [
        { id: 40, corretor: ANA, entregue_em, nota: 57, maximo: 100 },
        { id: 41, corretor: BRUNO, entregue_em: null, nota: null, maximo: null },
        { id: 42, corretor: null, entregue_em },
      ],
    }),
    linhaFixture({
      estado: 'corrigida',
      corretores: 2,
      nota_final: 58,
      correcoes: [
        { id: 43, corretor: ANA, entregue_em, nota: 57, maximo: 100 },
        { id: 44, corretor: BRUNO, entregue_em, nota: 59, maximo: 100 },
      ],
    }),
    linhaFixture({ reescrita: 1, titulo: 'Água; e cidade' }),
  ])
  const essay = 'Marina Alves;A ponte;1;31/05/2026 13:00;Corrigida'
  expect(csv.split('\r\n')).toEqual([
    '\uFEFFAluno;Tema;Versão;Recebida em;Situação;Quem corrige;Nota;De;Em 10;Entregue em;Nota final',
    `${essay};Ana Prado;57;100;5,70;01/06/2026 09:05;`,
    `${essay};Bruno Sá;;;;;`,
    `${essay};Conta deletada;;;;01/06/2026 09:05;`,
    `${essay};Ana Prado;57;100;5,70;01/06/2026 09:05;58`,
    `${essay};Bruno Sá;59;100;5,90;01/06/2026 09:05;58`,
    'Marina Alves;"Água; e cidade";2;31/05/2026 13:00;A corrigir;;;;;;',
    '',
  ])
})
