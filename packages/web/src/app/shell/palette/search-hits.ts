import type { SearchResult } from '@oktant/contract/learning/search.ts'
import { containerType, type SegmentKey } from '@oktant/contract/learning/segments.ts'
import type { Icon } from '@tabler/icons-react'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath } from 'react-router'
import { resultPath } from '../../../features/learning/search/result-place.ts'
import { searchResults, shortestSearch } from '../../../features/learning/search/search.queries.ts'
import { segments } from '../../../features/learning/segments/segments.queries.ts'
import { folded } from '../../../lib/words/shown/folded.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { paths } from '../../../lib/paths.ts'
import { useUser } from '../../../lib/session/session-state.ts'
import { areasFor } from '../../administration/areas.ts'
import { mayOpen } from '../built-screens.ts'
import { everyday } from '../everyday.ts'
import { screenIcons, type MenuScreen } from '../screen-icons.ts'

type FoundPlace = { key: string; name: string; to: string }
export type Hit = FoundPlace &
  (
    | { kind: 'screens'; icon: Icon }
    | { kind: 'segments'; segment: SegmentKey }
    | { kind: 'found'; result: SearchResult }
    | { kind: 'all' }
  )

const forMembers = everyday.flatMap<MenuScreen>((name) => (name === 'explore' ? [name, 'welcome'] : [name]))
const forVisitors: readonly MenuScreen[] = ['overview', 'explore', 'welcome', 'login', 'register']

function useScreenHits(): Hit[] {
  const { t } = useTranslation('shell')
  const user = useUser()
  const everyday = (user ? forMembers : forVisitors)
    .filter((name) => mayOpen(name, user))
    .map((name) => ({ name, icon: screenIcons[name] }))
  const administered = user ? areasFor(user).flatMap(({ places }) => places) : []
  return [...everyday, ...administered].map(({ name, icon }) => ({
    kind: 'screens',
    key: name,
    icon,
    name: t(`screen.${name}`),
    to: paths[name],
  }))
}

function useSegmentHits(): Hit[] {
  const text = useLocalText()
  const user = useUser()
  const { data = [] } = useQuery(segments)
  if (!mayOpen('topic', user)) return []
  return data.map(({ id, key, name }) => ({
    kind: 'segments',
    key,
    segment: key,
    name: text(name),
    to: generatePath(paths.topic, { id: String(id) }),
  }))
}

/** What fits: every typed word stands somewhere in the name, whatever its accents. */
function useNamedHits(wanted: string): Hit[] {
  const words = folded(wanted).trim().split(/\s+/)
  const all = [...useScreenHits(), ...useSegmentHits()]
  return all.filter(({ name }) => words.every((word) => folded(name).includes(word)))
}

const pause = 200
const mostFound = 8

/** Courses, their parts and people, as the server finds them, and the way to all that it found. */
function useFoundHits(wanted: string): { hits: Hit[]; isPending: boolean } {
  const text = useLocalText()
  const user = useUser()
  const [asked] = useDebouncedValue(wanted.trim(), pause)
  const isAsked = user !== null && asked.length >= shortestSearch
  const { data, isFetching } = useQuery({
    ...searchResults({ text: asked, perPage: mostFound }),
    enabled: isAsked,
  })
  if (!isAsked || wanted.trim().length < shortestSearch || !data)
    return { hits: [], isPending: isAsked && isFetching }
  const found = data.content
    // NOTE: segments are found by their names already.
    .filter(({ type, containerTypeId }) => type !== 'Container' || containerTypeId !== containerType.topic)
    .map((result): Hit => {
      const name = text(result.name)
      const to = resultPath(result, user.permissions) ?? searchPath(name, result.type)
      return { kind: 'found', key: `${result.type}-${result.id}`, name, to, result }
    })
  const all: Hit[] = found.length ? [{ kind: 'all', key: 'all', name: asked, to: searchPath(asked) }] : []
  return { hits: [...found, ...all], isPending: false }
}

const searchPath = (text: string, type?: string) =>
  `${paths.search}?${new URLSearchParams({ text, ...(type && { type }) })}`

/** Everything that fits what is typed; pages and segments at once, the rest as the server answers. */
export function useHits(wanted: string) {
  const named = useNamedHits(wanted)
  const { hits, isPending } = useFoundHits(wanted)
  return { hits: [...named, ...hits], isPending }
}
