import { entries } from '@oktant/contract/all.ts'
import { listOwners } from '@oktant/contract/people/groups.ts'

const serviceRoots = new Set([
  'admin',
  'auth',
  'client',
  'components',
  'files',
  'public',
  'security',
  'webinar',
])

/** First words of what lives under /client and is printed without it. */
const printedBare = [
  'booking',
  'cdi',
  'customField',
  'customFieldDefinitions',
  'event',
  'event-rsvp',
  'events',
  'manager',
  'moderator',
  'mylearning',
  'notifications',
]

/** What lives under /client also answers without it. */
const clientWords = new Set([
  ...printedBare,
  ...listOwners,
  ...[...entries.values()]
    .map(({ path }) => path.split('/'))
    .filter(([, root, word]) => root === 'client' && word && !word.startsWith(':'))
    .map(([, , word]) => word),
])

/**
 * Every spelling of a call's address becomes the canonical one: with and without the service root, bare words
 * under /rest/client, with and without a trailing slash. What is no call stays as it came.
 */
export function canonical(url: string): string {
  return isCanonical(url) ? url : rewritten(url)
}

/** NOTE: a look at the letters alone, for what nearly every request is. */
function isCanonical(url: string) {
  if (!url.startsWith('/rest/')) return false
  const end = url.indexOf('/', 6)
  const mark = url.indexOf('?')
  const last = (mark < 0 ? url.length : mark) - 1
  return (
    end > 0 && end < last && url[last] !== '/' && !url.includes('#') && serviceRoots.has(url.slice(6, end))
  )
}

function rewritten(url: string): string {
  const mark = url.search(/[?#]/)
  const path = mark < 0 ? url : url.slice(0, mark)
  const words = path.split('/')
  const first = words[1] === 'rest' ? 2 : 1
  const word = words[first] ?? ''
  const root = serviceRoots.has(word)
    ? '/rest'
    : clientWords.has(word)
      ? '/rest/client'
      : words[1] === 'rest'
        ? '/rest'
        : null
  if (root === null) return url
  const rest = words.slice(first).join('/')
  const trimmed = rest.endsWith('/') ? rest.slice(0, -1) : rest
  return `${root}${trimmed && `/${trimmed}`}${mark < 0 ? '' : url.slice(mark)}`
}
