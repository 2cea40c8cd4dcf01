import type { Review } from '@oktant/contract/development/reviews/review-shapes.ts'
import type { Actor } from '../../../../access/actor.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { fail } from '../../../../http/fail.ts'
import type { Kit } from '../../../../kit.ts'
import type { Content } from '../content/content.ts'
import { lastVersion, proposedMark, valuesOfVersion } from '../content/content.ts'
import type { Seen } from '../content/parts.view.ts'
import { seeReview } from '../reviews.ts'
import { reviewView } from '../reviews.view.ts'
import { earlierVersions, futureAsOf, readOnly } from './versions.rules.ts'

/** A review as it stood when something was handed in that another submission has replaced since. */
export async function readReviewVersion(
  db: Db,
  kit: Kit,
  actor: Actor,
  { id, versionId }: { id: number; versionId: number },
): Promise<Review> {
  const seen = await seeReview(db, actor, id, { now: kit.now() })
  if (!earlierVersions(seen.content.versions, seen.sight).some((one) => one.id === versionId))
    throw fail('review_not_found')
  if (seen.side === 'hr')
    kit.views.note([seen.row.userId], { by: actor, kind: 'review', role: 'reviews.administer' })
  const then = asOf(seen, versionId)
  const shown = reviewView(kit, actor, then)
  return {
    ...shown,
    assessedMark: then.sight.mark === 'none' ? null : then.row.assessedMark,
    // NOTE: neither the acceptance nor the rejection of what came later belongs to it.
    signatures: shown.signatures.filter(({ what }) => what !== 'accepted' && what !== 'rejected'),
    earlier: [],
    fields: [],
    changed: [],
    savedAt: null,
    can: readOnly(shown.can),
  }
}

/** What this reader sees, as if nothing had been handed in after this version, nor typed since. */
function asOf(seen: Seen, versionId: number): Seen {
  const { content, row, sight } = seen
  const versions = content.versions.filter((one) => one.id <= versionId)
  const values = valuesOfVersion(versions, 'personA')
  const then: Content = { ...content, versions, future: futureAsOf(content, values) }
  const { personA, managerA, personBC, managerBC, mark } = sight
  return {
    ...seen,
    content: then,
    own: [],
    attached: [],
    sight: {
      personA: sent(personA),
      managerA: sent(managerA),
      personBC: sent(personBC),
      managerBC: sent(managerBC),
      mark: sent(mark),
      calibration: 'none',
    },
    row: {
      ...row,
      assessedMark: markOf(then),
      rejected: false,
      rejectedItems: [],
      userComments: '',
    },
  }
}

const sent = (sees: Seen['sight']['mark']) => (sees === 'none' ? 'none' : 'handedIn')

/** The mark that was sent with it: the one that was typed, else the one that was proposed. */
function markOf(content: Content) {
  const late = lastVersion(content.versions, 'managerBC')?.values
  if (!late) return null
  const given = late['assessedMark'] ?? ''
  if (given !== '') return Number(given)
  return proposedMark(content, { ...valuesOfVersion(content.versions, 'managerA'), ...late }).mark
}
