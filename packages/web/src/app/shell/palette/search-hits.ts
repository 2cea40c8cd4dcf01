import type { SegmentKey } from '@oktant/contract/segments.ts'
import type { Icon } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath } from 'react-router'
import { segments } from '../../../features/segments/segments.queries.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { paths } from '../../../lib/paths.ts'
import { useUser } from '../../../lib/session/session-state.ts'
import { areasFor } from '../../administration/areas.ts'
import { mayOpen } from '../built-screens.ts'
import { screenIcons, type MenuScreen } from '../screen-icons.ts'

type Place = { name: string; to: string }
export type Hit = Place & ({ kind: 'screens'; icon: Icon } | { kind: 'segments'; segment: SegmentKey })

const forEverybody: readonly MenuScreen[] = ['overview', 'explore', 'welcome']
const forMembers: readonly MenuScreen[] = [
  'home',
  'myLearning',
  ...forEverybody,
  'notifications',
  'account',
  'administration',
]
const forVisitors: readonly MenuScreen[] = [...forEverybody, 'login', 'register']

function useScreenHits(): Hit[] {
  const { t } = useTranslation('shell')
  const user = useUser()
  const everyday = (user ? forMembers : forVisitors)
    .filter((name) => mayOpen(name, user))
    .map((name) => ({ name, icon: screenIcons[name] }))
  const administered = user ? areasFor(user).flatMap(({ places }) => places) : []
  return [...everyday, ...administered].map(({ name, icon }) => ({
    kind: 'screens',
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
    segment: key,
    name: text(name),
    to: generatePath(paths.topic, { id: String(id) }),
  }))
}

const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase()

/** What fits: every typed word stands somewhere in the name, whatever its accents. */
export function useHits(wanted: string): Hit[] {
  const words = folded(wanted).trim().split(/\s+/)
  const all = [...useScreenHits(), ...useSegmentHits()]
  return all.filter(({ name }) => words.every((word) => folded(name).includes(word)))
}
