import type { Db } from '../../db/engine/db.ts'
import { type User, setAvatar } from '../../features/people/people/people.ts'
import type { Kit } from '../../kit.ts'
import { portrait } from './demo-portraits.ts'
import type { PersonByName } from './demo-staff.ts'

/** Every third person has no photo, as in any company. */
const hasPhoto = (_: User, index: number) => index % 3 !== 2
const seedOf = (index: number) => index * 37 + 11

/** Photos of nobody in particular, taken as the product takes any photo. */
export async function makeDemoPhotos(
  db: Db,
  kit: Pick<Kit, 'config' | 'files' | 'now'>,
  people: PersonByName,
) {
  for (const [index, { id, companyId, language, timezone }] of [...people.values()]
    .filter(hasPhoto)
    .entries()) {
    const actor = {
      id,
      companyId,
      language,
      timezone,
      projectId: null,
      sessionId: 0,
      viewer: null,
      permissions: new Set<never>(),
    }
    const upload = { bytes: portrait(seedOf(index)), name: 'photo.png' }
    await setAvatar(db, kit, actor, { id, upload, transact: (work) => work(db) })
  }
}
