import type { Language } from '@oktant/contract/http/http.ts'

const headings = {
  en: [
    'Staff number',
    'Username',
    'First name',
    'Surname',
    'E-mail',
    'Language',
    'Manager',
    'Group',
    'Profiles',
    'Badge',
  ],
  de: [
    'Personalnummer',
    'Benutzername',
    'Vorname',
    'Nachname',
    'E-Mail',
    'Sprache',
    'Führungskraft',
    'Gruppe',
    'Profile',
    'Ausweis',
  ],
} as const

type Person = Record<
  'number' | 'login' | 'first' | 'last' | 'mail' | 'lang' | 'manager' | 'group' | 'profiles' | 'badge',
  string
>

const leaders = 20
const numberOf = (at: number) => String(10_000 + at)

function person(at: number, { groups, leads, host }: Made): Person {
  const login = `person.${at}@${host}`
  return {
    number: numberOf(at),
    login,
    first: ['Ada', 'Änne', 'Emre', 'Łukasz', 'Thandi'][at % 5] ?? 'Ada',
    last: `${['Berg', 'Jürgens', 'Nkosi', 'Özil', 'Weiß'][at % 5]} ${at}`,
    mail: login,
    lang: at % 2 ? 'de' : 'en',
    manager: at < leaders ? '' : numberOf(at % leaders),
    group: groups[at % groups.length] ?? '',
    profiles: at < leaders ? leads : '',
    badge: `B-${at}`,
  }
}

/** What is wrong in lists of people as they come. */
const faults: readonly ((right: Person) => Person)[] = [
  (right) => ({ ...right, first: '' }),
  (right) => ({ ...right, last: '' }),
  (right) => ({ ...right, mail: 'not an address' }),
  (right) => ({ ...right, group: 'A group that is not there' }),
]

type Made = { groups: readonly string[]; leads: string; host: string }

/** A list of people as an office would write it, with this many lines that cannot be taken as they are. */
export function peopleFile(language: Language, sizes: { right: number; faulty: number }, made: Made) {
  const { right, faulty } = sizes
  const lines = Array.from({ length: right + faulty }, (_, at) => person(at, made))
  const last = lines.slice(right).map((line, at) => faults[at % faults.length]?.(line) ?? line)
  const rows = [...lines.slice(0, right), ...last].map((line) => Object.values(line))
  const text = [headings[language], ...rows].map((cells) => cells.join(';')).join('\r\n')
  return { name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
}
