import { dayIn } from '@oktant/contract/days.ts'
import * as contract from '@oktant/contract/home.ts'
import type { Actor } from '../../access/actor.ts'
import type { Db } from '../../db/db.ts'
import { signerOf } from '../../features/component-files/component-files.ts'
import { listFeatured } from '../../features/learning/learning.ts'
import { readNews } from '../../features/notifications/notifications.ts'
import { readProfile } from '../../features/people/people.ts'
import { listShown } from '../../features/testimonials/testimonials.ts'
import type { Serve } from '../../http/serve.ts'
import type { Kit } from '../../kit.ts'
import { ranked, withoutTwins } from './home.rules.ts'
import { toDoParts } from './to-do-parts.ts'

export function homeRoutes(serve: Serve, kit: Kit) {
  const sign = signerOf(kit)
  serve(contract.readHome, async ({ db, actor }) => ({
    toDo: await listToDo(db, actor, kit.now()),
    featured: actor.permissions.has('learning.take')
      ? await listFeatured(db, actor, { now: kit.now(), sign })
      : [],
    testimonials: await listShown(db, kit, { companyId: actor.companyId, isVisitor: false }),
    profile: await readProfile(db, kit, actor, actor.id),
    news: await readNews(db, actor),
  }))
}

async function listToDo(db: Db, actor: Actor, now: Date) {
  const today = dayIn(actor.timezone, now)
  const lists = await Promise.all(toDoParts.map((part) => part(db, actor, today)))
  return ranked(withoutTwins(lists.flat()))
}
