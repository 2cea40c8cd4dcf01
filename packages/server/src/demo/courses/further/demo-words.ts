import type { Db } from '../../../db/engine/db.ts'
import { createFavourite } from '../../../features/learning/favourites/favourites.ts'
import type { User } from '../../../features/people/people/people.ts'
import { buyCourse, confirmPurchase } from '../../../features/learning/purchases/purchases.ts'
import { makeRating } from '../../../features/learning/testimonials/testimonials.ts'
import type { Kit } from '../../../kit.ts'
import { actorOf } from '../make-demo-courses.ts'
import { furtherCourses } from './make-further-courses.ts'

type Made = { by: User; learners: readonly User[]; courses: readonly number[]; further: readonly number[] }

const comments = [
  'Short, and I used it the same afternoon.',
  'Die Beispiele aus dem Hafen haben mir geholfen.',
  '',
  'I would have liked one more exercise.',
]

/** What learners say of the courses they have begun, what one of them keeps at hand, and who has bought. */
export async function sayDemoWords(db: Db, kit: Pick<Kit, 'config' | 'log' | 'now'>, made: Made) {
  const now = kit.now()
  const { companyId } = made.by
  for (const [place, learner] of made.learners.entries()) {
    // NOTE: the first course that each of them has taken, by the same count as their progress.
    const aboutId = made.courses[(3 - (place % 3)) % 3]
    if (aboutId === undefined) continue
    const said = {
      rating: place === 5 ? 0 : 1,
      comment: comments[place % comments.length] ?? '',
      isShared: false,
    }
    await makeRating(db, actorOf(learner), { companyId, about: 'course', aboutId }, said, now)
  }
  const [mia] = made.learners
  const [first] = made.further
  if (mia && first) await keepFavourites(db, mia, first, now)
  await makePurchases(db, kit, made)
}

async function keepFavourites(db: Db, { language, ...mia }: User, containerId: number, now: Date) {
  const title = furtherCourses[0]?.title[language] ?? ''
  const actor = actorOf({ ...mia, language })
  const pages = [
    { title, url: `/my-learning/${containerId}`, containerId },
    { title: language === 'de' ? 'Alle Segmente' : 'All segments', url: '/explore' },
  ]
  for (const page of pages) await createFavourite(db, actor, page, { now })
}

/** One invoice that waits, and one that was paid. */
async function makePurchases(
  db: Db,
  kit: Pick<Kit, 'config' | 'log' | 'now'>,
  { by, learners, further }: Made,
) {
  const priced = further[furtherCourses.findIndex(({ price }) => price)]
  if (priced === undefined) return
  for (const [place, learner] of learners.slice(2, 4).entries()) {
    const { id } = await buyCourse(
      { db, kit: { ...kit, cards: null }, actor: actorOf(learner), transact: (work) => work(db) },
      priced,
      { way: 'invoice', billing: billingOf(learner) },
    )
    if (place === 0) await confirmPurchase(db, actorOf(by), id, '', kit.now())
  }
}

const billingOf = ({ firstName, surname }: User) => ({
  name: `${firstName} ${surname}`,
  company: 'Demo',
  street: 'Am Sandtorkai 7',
  postcode: '20457',
  city: 'Hamburg',
  country: '',
  vatNumber: '',
  reference: 'Academy',
})
