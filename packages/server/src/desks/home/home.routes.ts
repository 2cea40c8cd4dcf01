import { dayIn } from '@oktant/contract/kit/days.ts'
import * as contract from '@oktant/contract/learning/own/home.ts'
import type { Actor } from '../../access/actor.ts'
import type { Db } from '../../db/engine/db.ts'
import { signerOf } from '../../features/learning/component-files/component-files.ts'
import { readHomeOf } from '../../features/learning/learn/learn.ts'
import { newsView } from '../../features/communication/notifications/notifications.ts'
import { readOwnProfile } from '../../features/people/people/people.ts'
import { shownView } from '../../features/learning/testimonials/testimonials.ts'
import type { Serve } from '../../http/serve.ts'
import type { Kit } from '../../kit.ts'
import { ranked, withoutTwins } from './home.rules.ts'
import { readShown } from './home.queries.ts'
import { type Standing, toDoParts } from './to-do-parts.ts'

export function homeRoutes(serve: Serve, kit: Kit) {
  const sign = signerOf(kit)
  serve(contract.readHome, async ({ db, actor }) => {
    const at = { now: kit.now(), sign }
    const learning = actor.permissions.has('learning.take') ? await readHomeOf(db, actor, at) : nothing
    const today = dayIn(actor.timezone, at.now)
    const { news, testimonials, fields, values, ...waiting } = await readShown(db, actor, {
      today,
      now: at.now,
    })
    return {
      toDo: await listToDo(db, actor, { ...waiting, today, courses: learning.waiting }),
      featured: learning.featured,
      testimonials: testimonials.map((row) => shownView(kit, row, false)),
      profile: await readOwnProfile(db, kit, actor, { fields, values }),
      news: news.map(newsView),
    }
  })
}

const nothing = { waiting: [], featured: [] }

async function listToDo(db: Db, actor: Actor, standing: Standing) {
  const lists = await Promise.all(toDoParts.map((part) => part(db, actor, standing)))
  return ranked(withoutTwins(lists.flat()))
}
