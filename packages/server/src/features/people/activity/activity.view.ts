import type { ActivityItem } from '@oktant/contract/people/activity.ts'
import type { Language } from '@oktant/contract/http/http.ts'
import { textIn } from '@oktant/contract/kit/local-text.ts'
import type { ActivityRow } from './activity.queries.ts'

export function activityView(
  language: Language,
  { name, personName, happenedAt, ...row }: ActivityRow,
): ActivityItem {
  const said = name ? textIn(name, language) : ''
  return { ...row, name: personName ?? said, happenedAt: happenedAt.toISOString() }
}
