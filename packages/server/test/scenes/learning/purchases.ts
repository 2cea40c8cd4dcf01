import type { Permission } from '@oktant/contract/kit/permissions.ts'
import { buyCourse, refusePurchase } from '@oktant/contract/learning/purchases.ts'
import { makeCourse } from '../../kit/content/courses.ts'
import type { Made } from '../../kit/make.ts'
import { type Scene, type Server, two } from '../scene.ts'

export const rights: Permission[] = [
  'courses.administer',
  'content.administer',
  'learning.take',
  'purchases.make',
  'purchases.confirm',
]
const price = { cents: 45_000, currency: 'ZAR' as const }

export const billing = {
  name: 'Mia Naidoo',
  company: 'Demo',
  street: 'Long Street 7',
  postcode: '8001',
  city: 'Cape Town',
  country: 'South Africa',
  vatNumber: '',
  reference: '',
}

/** Somebody asks for a course of theirs by invoice. */
export async function askForCourse(server: Server, as: Made) {
  const { id } = await makeCourse(server, as, { texts: { price } })
  return server.call(buyCourse, { as, params: { id }, body: { way: 'invoice', billing } })
}

const ofPurchase =
  (rest: object = {}, isRefused = false): Scene =>
  async (server) => {
    const pair = await two(server, rights)
    const as = pair.owner
    const { id } = await askForCourse(server, as)
    if (isRefused) await server.call(refusePurchase, { as, params: { id }, body: { note: 'No budget.' } })
    return { ...pair, call: { params: { id }, ...rest } }
  }

const note = { body: { note: 'Paid on Monday.' } }

export const purchaseScenes: Record<string, Scene> = {
  buyCourse: async (server) => {
    const pair = await two(server, rights)
    const { id } = await makeCourse(server, pair.owner)
    return { ...pair, call: { params: { id }, body: {} } }
  },
  cancelPurchase: ofPurchase(note),
  confirmPurchase: ofPurchase(note),
  readPurchase: ofPurchase(),
  refusePurchase: ofPurchase(note),
  reopenPurchase: ofPurchase({}, true),
  withdrawPurchase: ofPurchase(),
}
