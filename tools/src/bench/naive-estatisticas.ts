import type { DatabaseSync } from 'node:sqlite'

/** The obvious way to count statistics, as a baseline: each call counts all attempts. */
export function naiveEstatisticas(db: DatabaseSync, email: string): () => unknown {
  const dias = db.prepare(`
    select t.dia, m.id, m.nome, sum(t.resultado = 'certa') as certas, count(*) as total
    from tentativas t
    join usuarios u on u.id = t.id_usuario
    join questoes q on q.id = t.id_questao
    left join materias m on m.id = q.id_materia
    where u.email = ?
    group by t.dia, m.id, m.nome order by t.dia desc`)
  return () => ({ dados: dias.all(email).length })
}
