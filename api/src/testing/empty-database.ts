import pg from 'pg'

/** The schema that keeps a copy of the rows of a newly migrated database. */
const KEPT = 'guardado'
const TABLES = `pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`
const KEEP = `
  create schema ${KEPT};
  do $$ declare one record; begin
    for one in select relname from ${TABLES}
    loop execute format('create table ${KEPT}.%1$I as table public.%1$I', one.relname); end loop;
  end $$`
/**
 * A hash of all tables with their columns, defaults, constraints and indexes. When a test has changed these, the
 * database cannot be restored by the statements below.
 */
const SHAPE = `
  select md5(string_agg(part, ',' order by part)) as text from (
    select format('%s.%s %s %s %s', a.attrelid, a.attnum, a.attname, a.attnotnull, pg_get_expr(d.adbin, d.adrelid))
      from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      where a.attrelid in (select oid from ${TABLES})
    union all select format('%s %s', conname, pg_get_constraintdef(oid))
      from pg_constraint where connamespace = 'public'::regnamespace
    union all select indexdef from pg_indexes where schemaname = 'public'
  ) as shape(part)`
/**
 * A quicker check, which costs a tenth of SHAPE: the number and the ages of the rows that describe the tables in the
 * catalogue of PostgreSQL. Every change of the shape changes this value.
 */
const AGE = `
  select (select (count(*), sum(xmin::text::bigint)) from pg_attribute where attrelid in (select oid from ${TABLES}))::text
    || (select (count(*), sum(xmin::text::bigint)) from pg_attrdef)::text
    || (select (count(*), sum(xmin::text::bigint)) from pg_constraint)::text
    || (select (count(*), sum(xmin::text::bigint)) from pg_index)::text as text`
/** Gives the statements that restore all current records later. */
const RESTORE = `
  select string_agg(format('delete from %s;', oid::regclass), '') || string_agg(format(
    'insert into %s overriding system value select * from ${KEPT}.%I;', oid::regclass, relname), '') as text
  from ${TABLES}`
const RESTART_IDS = `
  select string_agg(format('perform setval(%L, 1, false);', oid::regclass), '') as text
  from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace`

const known = new Map<string, Promise<() => Promise<boolean>>>()

/**
 * Empties a PostgreSQL database: ends its other connections, and restores the records of the first call, for which the
 * database must be newly migrated. False when the tables have changed since.
 */
export async function emptyDatabase(address: string): Promise<boolean> {
  const empty = known.get(address) ?? learn(address)
  known.set(address, empty)
  return (await empty)()
}

async function learn(address: string): Promise<() => Promise<boolean>> {
  const pool = new pg.Pool({ connectionString: address, max: 1, allowExitOnIdle: true })
  // A test may end every connection; the pool makes a new one for the next query.
  pool.on('error', () => {})
  const ask = async (query: string) =>
    (await pool.query<{ text: string }>(query)).rows[0]?.text ?? ''
  await pool.query(KEEP)
  const [shape, restore, restartIds] = [
    await ask(SHAPE),
    await ask(RESTORE),
    await ask(RESTART_IDS),
  ]
  let age = await ask(AGE)
  return async () => {
    await pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`)
    const ageNow = await ask(AGE)
    if (ageNow !== age && (await ask(SHAPE)) !== shape) return false
    age = ageNow
    await pool.query(`set local session_replication_role = replica;
      ${restore}
      do $$ begin ${restartIds} end $$`)
    return true
  }
}
