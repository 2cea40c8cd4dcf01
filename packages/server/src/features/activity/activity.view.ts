import type { ActivityItem } from '@oktant/contract/activity.ts'
import type { Language } from '@oktant/contract/http.ts'
import type { ActivityRow } from './activity.queries.ts'

export function activityView(
  language: Language,
  { name, personName, happenedAt, ...row }: ActivityRow,
): ActivityItem {
  const said = name ? name[language] || name.en || name.de : ''
  return { ...row, name: personName ?? said, happenedAt: happenedAt.toISOString() }
}
