import type { Company } from '../../features/organisation/companies/companies.ts'
import type { ToldNotification } from '../../features/communication/notifications/notifications.ts'
import type { User } from '../../features/people/people/people.ts'

/** What is true of everybody in the demo on their first day. */
export function demoNews({ id: companyId, name }: Company, people: readonly User[]): ToldNotification[] {
  return people.flatMap(({ id: userId, firstName }): ToldNotification[] => [
    {
      companyId,
      userId,
      type: 'company.news',
      title: { en: `Welcome to ${name}`, de: `Willkommen bei ${name}` },
      body: {
        en: `Good to have you here, ${firstName}. The eight segments show what there is to learn.`,
        de: `Schön, dass Sie da sind, ${firstName}. Die acht Segmente zeigen, was es zu lernen gibt.`,
      },
      link: '/overview',
    },
    {
      companyId,
      userId,
      type: 'company.news',
      title: { en: 'Your profile has open fields', de: 'In Ihrem Profil sind Felder offen' },
      body: {
        en: 'Please say whether colleagues may contact you, and add a photo if you like.',
        de: 'Bitte sagen Sie, ob man Sie ansprechen darf, und fügen Sie ein Foto hinzu, wenn Sie mögen.',
      },
      link: '/account',
    },
  ])
}
