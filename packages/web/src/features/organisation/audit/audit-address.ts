import { auditKinds } from '@oktant/contract/organisation/audit.ts'
import { useSearch } from '../../../lib/records/search.ts'
import type { AuditQuery } from './audit.queries.ts'

export const auditFilters = ['person', 'object', 'number', 'kind', 'from', 'to'] as const

const isDay = (text: string | null) => (text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : undefined)
const isNumber = (text: string | null) => (text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined)
const isKind = (text: string | null) => auditKinds.find((kind) => kind === text)

/** What the address asks for, as far as it can be asked. */
export function useAuditAddress() {
  const [search, change] = useSearch()
  const entries = {
    kind: isKind(search.get('kind')),
    object: search.get('object') || undefined,
    number: isNumber(search.get('number')),
    person: search.get('person') || undefined,
    from: isDay(search.get('from')),
    to: isDay(search.get('to')),
  }
  const step = { before: isNumber(search.get('before')), after: isNumber(search.get('after')) }
  const go = (changes: { before?: number; after?: number }) =>
    change((next) => {
      for (const name of ['before', 'after'] as const) {
        const value = changes[name]
        if (value) next.set(name, String(value))
        else next.delete(name)
      }
    }, {})
  return { which: present(entries), query: present({ ...entries, ...step }), go }
}

type Present = Omit<AuditQuery, '_perPage'>
const present = (values: Record<string, string | number | undefined>): Present =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
