import { containerType, segmentKeys } from '@oktant/contract/learning/segments.ts'
import type { Db } from '../../../db/engine/db.ts'
import { makeNoticedCache } from '../../../db/query/cache.ts'
import { notify } from '../../../db/engine/notify.ts'
import { fail } from '../../../http/fail.ts'
import type { Kit } from '../../../kit.ts'
import { defaultSegments } from './default-segments.ts'
import { insertContainers, listSegmentRows, type SegmentRow } from './segments.queries.ts'

/** A company's segments as everybody in it sees them, remembered until its catalogue changes. */
export function makeCatalogue({ engine, onNotice }: Pick<Kit, 'engine' | 'onNotice'>) {
  const kept = makeNoticedCache<number, SegmentRow[]>(engine, {
    isAbout: (notice, companyId) => notice.about === 'catalogue' && notice.companyId === companyId,
  })
  onNotice(kept.hear)
  const listSegments = async (companyId: number | undefined): Promise<SegmentRow[]> =>
    companyId === undefined ? [] : kept.get(companyId, () => listSegmentRows(engine.db, companyId))
  return {
    listSegments,
    async readSegment(companyId: number | undefined, id: number) {
      const found = (await listSegments(companyId)).find((segment) => segment.id === id)
      if (!found) throw fail('segment_not_found')
      return found
    },
  }
}

/** The eight segments that every company begins with. */
export async function makeDefaultSegments(db: Db, companyId: number) {
  const rows = segmentKeys.map((key, position) => ({
    ...defaultSegments[key],
    companyId,
    key,
    position,
    typeId: containerType.topic,
  }))
  await insertContainers(db, rows)
  await notify(db, { about: 'catalogue', companyId })
}

/** The segments of a company by their keys. */
export async function listSegmentIds(db: Db, companyId: number) {
  const rows = await listSegmentRows(db, companyId)
  return new Map(rows.map(({ key, id }) => [key, id]))
}
