import type { Target } from './many-questoes.ts'

/** The amount of each kind of record that a student has. */
interface Amount {
  tentativas: number
  /** How many of the attempts are on one day. */
  perDay: number
  simulados: number
  /** The number of questions of each simulado. */
  questoes: number
  redacoes: number
}

const MANY: Amount = { tentativas: 1000, perDay: 10, simulados: 10, questoes: 10, redacoes: 10 }
const MOST: Amount = { tentativas: 20_000, perDay: 50, simulados: 100, questoes: 54, redacoes: 60 }
const ACCOUNT =
  'nome, email, email_minusculo, perfil, senha_hash, versao_dos_tokens, busca, criado_em'

/**
 * Adds students to an SQLite database. They have the password of the account called `email`. Each of them gets 1,000
 * attempts, that account 20,000. Totals and plans that the API derives from attempts are written too, as the API would
 * have.
 */
export async function addEstudantes(db: Target, email: string, students: number): Promise<void> {
  await db.run(`
    begin;
    ${numbersUpTo(MOST.tentativas)}
    create temp table known as select id from usuarios;
    insert into usuarios (${ACCOUNT})
      select 'Estudante ' || n, 'estudante' || n || '@exemplo.br', 'estudante' || n || '@exemplo.br',
        perfil, senha_hash, versao_dos_tokens || n, 'estudante ' || n, criado_em
      from usuarios join number where email = '${email}' and n < ${students};
    create temp table many as select id from usuarios where id not in (select id from known);
    create temp table most as select id from usuarios where email = '${email}';
    create temp table questao as select row_number() over (order by q.id) - 1 as place, q.id, q.id_materia,
        (select min(a.id) from alternativas a where a.id_questao = q.id and a.correta = 1) as certa,
        (select min(a.id) from alternativas a where a.id_questao = q.id and a.correta = 0) as errada
      from questoes q where q.situacao <> 'anulada' and q.retirada_em is null;
    create unique index temp.questao_place on questao (place);
    ${practise('many', MANY)}
    ${practise('most', MOST)}
    ${COUNTED}
    commit;
    analyze;`)
}

function numbersUpTo(count: number): string {
  return `create temp table number (n integer primary key);
    with recursive counted(n) as (select 0 union all select n + 1 from counted where n < ${count})
    insert into number select n from counted;`
}

/** SQL that is true for two of every three attempts; which ones differs between students. */
const isCerta = (n: string) => `(${n} * 7919 + u.id * 31) % 3 > 0`
/** SQL for a key such as a device makes, but always the same for one student and `n`. `kind` is one digit. */
const chaveOf = (kind: string) => `printf('%08x-000${kind}-4000-8000-%012x', u.id, n)`
const dayOf = (daysAgo: string) => `date('now', '-' || (${daysAgo}) || ' days')`

function practise(table: string, amount: Amount): string {
  const day = dayOf(`n / ${amount.perDay}`)
  const days = Math.ceil(amount.tentativas / amount.perDay)
  const on = (n: string) => `(${n}) * ${Math.max(1, Math.floor(days / amount.simulados))}`
  return `
    insert into tentativas
        (id_usuario, id_questao, chave, id_alternativa, letra, origem, respondida_em, dia, resultado)
      select u.id, q.id, ${chaveOf('a')}, iif(${isCerta('n')}, q.certa, q.errada), 'A', 'pratica',
        ${day} || 'T15:00:00.000Z', ${day}, iif(${isCerta('n')}, 'certa', 'errada')
      from ${table} u join number on n < ${amount.tentativas}
      join questao q on q.place = (n * 31 + u.id) % (select count(*) from questao);
    insert into simulados (id_usuario, chave, tipo, iniciado_em, encerrado_em, certas, total)
      select u.id, ${chaveOf('b')}, 'sorteio', ${dayOf(on('n'))} || 'T12:00:00.000Z',
        ${dayOf(on('n'))} || 'T13:00:00.000Z', 0, ${amount.questoes}
      from ${table} u join number on n < ${amount.simulados};
    insert into simulados_questoes (id_simulado, id_questao, posicao, id_alternativa, letra, resultado)
      select s.id, q.id, n, q.certa, 'A', 'certa' from ${table} u
      join simulados s on s.id_usuario = u.id join number on n < ${amount.questoes}
      join questao q on q.place = (n + s.id) % (select count(*) from questao);
    insert into redacoes_enviadas (id_usuario, chave, reescrita, titulo, instrucoes, texto, enviada_em,
        recebida_em, estado, busca)
      select u.id, ${chaveOf('c')}, 0, 'A sombra da rua', 'A sombra da rua', ${ESSAY},
        ${dayOf(on('n'))} || 'T14:00:00.000Z', ${dayOf(on('n'))} || 'T14:00:00.000Z', 'corrigida',
        'a sombra da rua'
      from ${table} u join number on n < ${amount.redacoes};`
}

/** About as many characters as a sheet of an exam holds. */
const ESSAY = `replace(hex(zeroblob(100)), '00', 'Era uma vez. ')`

const COUNTED = `
    update tentativas set primeira = 1 where id in (
      select id from (
        select id, row_number() over (
          partition by id_usuario, id_questao order by respondida_em, id) as place from tentativas)
      where place = 1);
    update simulados set certas = total;
    insert into correcoes (id_redacao_enviada, id_corretor, rubrica, notas, anotacoes, parecer, versao, nota,
        maximo, entregue_em)
      select r.id, (select min(id) from known), 'rumo', '{}', '[]', '', 2, 80, 100, r.enviada_em
      from redacoes_enviadas r;
    insert into dias_de_materia (id_usuario, dia, id_materia, certas, total)
      select t.id_usuario, t.dia, coalesce(q.id_materia, 0), sum(t.resultado = 'certa'), count(*)
      from tentativas t join questoes q on q.id = t.id_questao group by 1, 2, 3;
    insert into revisoes (id_usuario, id_questao, ultima, estabilidade, dificuldade, vence)
      select id_usuario, id_questao, max(dia), 1 + id_questao % 30, 5,
        date(max(dia), '+' || (1 + id_questao % 30) || ' days')
      from tentativas group by 1, 2 having max(resultado) = 'errada';`
