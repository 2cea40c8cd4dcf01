import { type Module, modules } from '@oktant/contract/organisation/shell.ts'
import type { TimeSlot } from '@oktant/contract/people/sessions.ts'
import type { dressCompany } from '../../features/organisation/companies/companies.ts'
import { type DemoPerson, demoPeople, secondCompanyPeople } from './demo-people.ts'

export type DemoProject = {
  name: string
  enableChat: boolean
  visibleModules: readonly Module[]
  accessTimeslots?: TimeSlot[]
  has: (person: DemoPerson) => boolean
}

export type DemoCompany = {
  name: string
  code: string
  domain: string
  people: readonly DemoPerson[]
  /** Everybody's first group is the current one when they sign in. */
  projects: readonly DemoProject[]
  hasSuperUser: boolean
  licence: { seats: number; days: number }
  /** How it appears, where it does not appear as the product does. */
  branding?: Parameters<typeof dressCompany>[2]
}

const without = (...hidden: Module[]) => modules.filter((name) => !hidden.includes(name))

export const demoCompanies: readonly DemoCompany[] = [
  {
    name: 'Demo',
    code: 'demo',
    domain: 'demo.oktant.test',
    people: demoPeople,
    hasSuperUser: true,
    licence: { seats: 250, days: 300 },
    projects: [
      { name: 'Academy', enableChat: true, visibleModules: modules, has: () => true },
      {
        name: 'Product launch',
        enableChat: false,
        visibleModules: without('chat', 'surveys'),
        has: ({ manager, name }) =>
          ['Thomas Brandt', 'Sofia Almeida', 'Hendrik Bauer'].some(
            (lead) => lead === manager || lead === name,
          ),
      },
      {
        name: 'New leaders',
        enableChat: true,
        visibleModules: modules,
        has: ({ role }) => ['lead', 'head', 'hr'].includes(role),
      },
      {
        name: 'Early shift',
        enableChat: false,
        visibleModules: without('chat', 'resources'),
        accessTimeslots: [
          { startTime: '05:00', endTime: '09:00' },
          { startTime: '09:30', endTime: '13:30' },
        ],
        has: ({ role, name }) => role === 'operator' || name === 'Thomas Brandt',
      },
    ],
  },
  {
    name: 'Petersen & Jürgens',
    code: 'second',
    domain: 'second.oktant.test',
    people: secondCompanyPeople,
    hasSuperUser: false,
    licence: { seats: 25, days: 40 },
    branding: {
      productName: 'Harbour Academy',
      shortName: 'Harbour',
      colour: '#0b7785',
      signInText: {
        en: 'Welcome aboard. What the crew knows stands here.',
        de: 'Willkommen an Bord. Hier steht, was die Mannschaft weiß.',
      },
      mailHeader: 'name',
    },
    projects: [{ name: 'Harbour crew', enableChat: true, visibleModules: modules, has: () => true }],
  },
]
