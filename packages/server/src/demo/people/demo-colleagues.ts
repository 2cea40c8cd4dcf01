import type { Testimonial } from '@oktant/contract/learning/testimonials.ts'
import type { Views } from '../../audit/views.ts'
import type { Db } from '../../db/engine/db.ts'
import { connect } from '../../features/communication/connections/connections.ts'
import { nod, writeTestimonial } from '../../features/learning/testimonials/testimonials.ts'
import type { User } from '../../features/people/people/people.ts'
import type { PersonByName } from './demo-staff.ts'

/** Who has connected with whom, and how many days ago. */
const pairs: readonly [one: string, other: string, days: number][] = [
  ['Mia Naidoo', 'Jonas Fischer', 41],
  ['Mia Naidoo', 'Johanna Özdemir', 33],
  ['Leyla Arslan', 'Mia Naidoo', 20],
  ['Jonas Fischer', 'Hannah Äpfelbach', 18],
  ['Jonas Fischer', 'Nils Ødegaard', 17],
  ['Leyla Arslan', 'Nils Ødegaard', 12],
  ['Anders Lindqvist', 'Thomas Brandt', 9],
  ['Anders Lindqvist', 'Johanna Özdemir', 8],
  ['Anders Lindqvist', 'Amara Sithole', 2],
]

const said: readonly [author: string, rating: Testimonial['rating'], comment: string, days: number][] = [
  [
    'Jonas Fischer',
    1,
    'Die acht Segmente zeigen mir auf einen Blick, was ich noch nicht kenne. Das hat mir den Einstieg leicht gemacht.',
    30,
  ],
  ['Leyla Arslan', 1, 'I finish a chapter on the train, and find myself exactly there again at my desk.', 14],
  ['Nils Ødegaard', 0, 'Good so far. I would like more about complaints and returns.', 6],
]

const day = 86_400_000

/** Connections and testimonials of the first weeks, so that the account has something to show. */
export async function makeDemoColleagues(db: Db, people: PersonByName, now: Date) {
  const ago = (days: number) => new Date(now.getTime() - days * day)
  for (const [one, other, days] of pairs) {
    const [by, their] = [people.get(one), people.get(other)]
    // NOTE: not told as new, because what happened weeks ago is no news.
    if (by && their) await connect(db, by, { otherId: their.id, now: ago(days), isNew: false })
  }
  for (const [author, rating, comment, days] of said) {
    const by = people.get(author)
    const form = { ratingType: 'ADDITIONAL' as const, genericToggleFlag: true, rating, comment }
    if (!by) continue
    const id = await writeTestimonial(db, by, form, ago(days))
    const approver = people.get('Anders Lindqvist')
    if (!approver || rating === 0) continue
    const seen = { nod: 'approved' as const, updatedAt: ago(days).toISOString(), now: ago(days - 1) }
    await nod(db, approver, { companyId: by.companyId, id, nod: 'waiting' }, seen)
  }
}

/** Whose records were looked at on the first day. NOTE: written once the people are there for everybody. */
export function noteDemoViews({ views }: { views: Views }, people: PersonByName, administrator: User) {
  const [mia, lead] = [people.get('Mia Naidoo'), people.get('Thomas Brandt')]
  if (!mia || !lead) return
  views.note([mia.id], { by: administrator, kind: 'form', role: 'users.administer' })
  views.note([mia.id], { by: administrator, kind: 'permissions', role: 'permissions.administer' })
  views.note([mia.id], { by: lead, kind: 'profile', role: 'manager' })
}
