import type { ComponentMedia } from '@oktant/contract/learning/components/component-files.ts'
import type { CompletionRule } from '@oktant/contract/learning/components/components.ts'
import type { LaunchSave } from '@oktant/contract/learning/own/launches.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { fail } from '../../../../http/fail.ts'
import { completes, type DoneBy, filmDoneBy, isInstead } from '../learn.rules.ts'
import { findUnplayedFor } from '../lists/unplayed.queries.ts'
import { isWatched } from '../launch/watching.rules.ts'

/** The films of a component, in whatever language. */
export function fileIdsOf(media: ComponentMedia | null | undefined) {
  const { en = null, de = null } = media?.fileIds ?? {}
  return [en, de].filter((file) => file !== null)
}

type PersonKey = { companyId: number; userId: number }
type Said = Pick<LaunchSave, 'done'>['done']
type Film = { media: ComponentMedia | null | undefined; location: string; seconds: number }
type Doing = { rule: CompletionRule; said: Said; film: Film }

/** By what it is done with now. NOTE: how much of a film was watched is told by what was kept of it, not by whoever says so. */
export async function doneByOf(
  db: Db,
  whose: PersonKey,
  { rule, said, film }: Doing,
): Promise<DoneBy | undefined> {
  const { media, location, seconds } = film
  if (rule !== 'watched' || !isInstead(said)) {
    if (said && !completes(rule, said)) throw fail('completion_refused')
    if (rule !== 'watched') return said
  }
  const hasCaptions = Object.values(media?.captionIds ?? {}).some((id) => id !== null)
  const facts = {
    isWatched: isWatched(location, { seconds, share: media?.share ?? 100 }),
    hasCaptions,
    ...(isInstead(said) ? await findUnplayedFor(db, whose, fileIdsOf(media)) : plays),
  }
  const by = filmDoneBy(said, facts)
  if (isInstead(said) && by === null) throw fail('completion_refused')
  return by ?? undefined
}

const plays = { isUnplayed: false, counts: false }
