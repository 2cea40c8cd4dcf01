import type { Engine } from './db.ts'

/**
 * NOTE: the rule by which a server's own autovacuum looks at a table anew, and beside it what an engine that was killed has
 * forgotten to count.
 */
const outdated = `select format('%I.%I', counted.schemaname, counted.relname) as name
  from pg_stat_user_tables counted join pg_class kept on kept.oid = counted.relid
  where counted.n_mod_since_analyze > 50 + 0.1 * greatest(kept.reltuples, 0)
    or (kept.reltuples < 0 and pg_relation_size(kept.oid) > 0)`

/**
 * Has the embedded engine look at the tables of which much has changed, as its planner otherwise believes for ever that
 * they are as good as empty; answers which. A server does it by itself.
 */
export async function gatherStatistics({ kind, query }: Pick<Engine, 'kind' | 'query'>): Promise<string[]> {
  if (kind !== 'embedded') return []
  // NOTE: what was counted within the last second is not told yet.
  await query('select pg_stat_force_next_flush()', [])
  const names = (await query(outdated, [])).map(({ name }) => String(name))
  // NOTE: one by one, so that whoever asks meanwhile is answered in between.
  for (const name of names) await query(`analyze ${name}`, [])
  return names
}
