import type { InviteeFault } from '@oktant/contract/events/invitees.ts'

/** A line of a list, and what may name a person in it. */
export type ListedLine = { line: number; texts: string[]; isReadable: boolean }
/** Whom a text of a list names. */
export type NamedPerson = { text: string; id: number; isActive: boolean }
type Record = { line: number; cells: readonly string[]; fault: string | null }

// NOTE: as spreadsheets of other systems head such columns, in both languages; letters and digits alone count.
const headings = new Set([
  'staffnumber',
  'staffno',
  'employeenumber',
  'employeeid',
  'externalid',
  'personnelnumber',
  'personalnummer',
  'personalnr',
  'mitarbeiternummer',
  'username',
  'login',
  'user',
  'benutzer',
  'benutzername',
  'anmeldename',
  'email',
  'emailaddress',
  'mail',
  'emailadresse',
  'mailadresse',
])
const plain = (cell: string) => cell.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** What names people in a list: the columns that are headed so, or the first one where it has no headings. */
export function listedLines(records: readonly Record[]): ListedLine[] {
  const [first] = records
  const headed = (first?.fault === null ? first.cells : []).flatMap((cell, column) =>
    headings.has(plain(cell)) ? [column] : [],
  )
  const columns = headed.length ? headed : [0]
  return records.slice(headed.length ? 1 : 0).map(({ line, cells, fault }) => ({
    line,
    texts: [...new Set(columns.map((column) => cells[column]?.trim() ?? '').filter(Boolean))],
    isReadable: fault === null,
  }))
}

type Matched = { ids: number[]; repeated: number; faults: InviteeFault[] }

/** Whom the lines name, each person once, and every line that names nobody or more than one. */
export function matchLines(lines: readonly ListedLine[], people: readonly NamedPerson[]): Matched {
  const byText = new Map<string, NamedPerson[]>()
  for (const person of people) byText.set(person.text, [...(byText.get(person.text) ?? []), person])
  const ids = new Set<number>()
  const faults: InviteeFault[] = []
  let repeated = 0
  for (const { line, texts, isReadable } of lines) {
    const named = new Map(texts.flatMap((text) => byText.get(text) ?? []).map((one) => [one.id, one]))
    const [person] = named.values()
    const fault = faultOf(isReadable, named.size, person)
    if (fault) faults.push({ line, text: texts.join(' ').slice(0, 200), fault })
    else if (person && ids.has(person.id)) repeated += 1
    else if (person) ids.add(person.id)
  }
  return { ids: [...ids], repeated, faults }
}

function faultOf(isReadable: boolean, named: number, person: NamedPerson | undefined) {
  if (!isReadable) return 'unreadable'
  if (!person) return 'nobody'
  if (named > 1) return 'several'
  return person.isActive ? null : 'inactive'
}
