import type { DatabaseSync } from 'node:sqlite'

/** The obvious way to draw, as a baseline: each draw is one SQL query over all published questions. */
export function naiveDraw(db: DatabaseSync): (quantidade: number) => unknown {
  const draw = db.prepare(`
    select q.*, m.nome as nome_materia, p.nome as nome_prova, v.ano, v.semestre
    from questoes q
    join provas p on p.id = q.id_prova
    join alternativas a on a.id_questao = q.id
    left join materias m on m.id = q.id_materia
    left join vestibulares v on v.id = p.id_vestibular
    where p.publicada = 1 and q.situacao <> 'anulada' and q.retirada_em is null and a.correta = 1
    group by q.id having count(*) = 1
    order by random() limit ?`)
  const alternativas = db.prepare('select * from alternativas where id_questao = ? order by ordem')
  const referencias = db.prepare(`
    select r.* from referencias r join questoes_referencias qr on qr.id_referencia = r.id
    where qr.id_questao = ? order by qr.ordem`)
  return (quantidade) => {
    const questoes = draw.all(quantidade).map((questao) => ({
      ...questao,
      alternativas: alternativas.all(Number(questao['id'])),
      referencias: referencias.all(Number(questao['id'])),
    }))
    return { dados: { questoes } }
  }
}
