/**
 * A moment as the database writes it in JSON, as answers say it.
 * NOTE: a server whose clock is UTC writes nearly the same, and to read it as a date costs more than to find its row.
 */
export function momentOf(written: string): string {
  if (!utc.test(written)) return new Date(written).toISOString()
  const thousandths = written.slice(20, -6)
  return `${written.slice(0, 19)}.${thousandths.slice(0, 3).padEnd(3, '0')}Z`
}

const utc = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?\+00:00$/
