/**
 * A moment as the database writes it in JSON, as answers say it.
 * NOTE: a server whose clock is UTC writes nearly the same, and to read it as a date costs more than to find its row.
 */
export function momentOf(written: string): string {
  // NOTE: with three digits of a second or more, as most are, the letters up to the third are the answer's.
  if (written.length >= usual.length && written[19] === '.' && written.endsWith('+00:00'))
    return `${written.slice(0, 23)}Z`
  if (!utc.test(written)) return new Date(written).toISOString()
  const thousandths = written.slice(20, -6)
  return `${written.slice(0, 19)}.${thousandths.slice(0, 3).padEnd(3, '0')}Z`
}

const usual = '2026-01-31T12:00:00.123+00:00'
const utc = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?\+00:00$/
