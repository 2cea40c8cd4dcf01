import type { Permission } from '../permissions.ts'

/** Whose rows a permission reaches, beside saying what may be done with them. */
export const reaches = [
  'own',
  'managed',
  'facilitated',
  'shared',
  'region',
  'company',
  'installation',
] as const
export type Reach = (typeof reaches)[number]

// NOTE: said where it is not the whole company; the rules themselves stand in each feature's access file.
const narrower: Partial<Record<Permission, Reach>> = {
  'bookings.decide': 'managed',
  'chat.use': 'shared',
  'companies.administer': 'installation',
  'competencies.administerRegion': 'region',
  'competencies.declare': 'own',
  'connections.keep': 'own',
  'consultations.see': 'own',
  'events.attend': 'own',
  'events.facilitate': 'facilitated',
  'folders.upload': 'shared',
  'goals.decide': 'managed',
  'goals.request': 'own',
  'goals.see': 'own',
  'learning.take': 'own',
  'purchasers.see': 'facilitated',
  'purchases.make': 'own',
  'ratings.give': 'own',
  'reports.myProgress': 'own',
  'reports.myProgressChart': 'own',
  'resources.keep': 'own',
  'reviews.lead': 'managed',
  'reviews.take': 'own',
  'surveys.answer': 'own',
  'team.see': 'managed',
  'trainer.seeActivity': 'facilitated',
}

export const reachOf = (permission: Permission): Reach => narrower[permission] ?? 'company'
