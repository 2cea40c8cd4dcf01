import type { Language } from '@oktant/contract/http/http.ts'
import type { DemoJobRole, DemoLocality } from './demo-places.ts'

export type DemoPerson = {
  name: string
  role: DemoJobRole
  place: DemoLocality
  /** By name; null at the top. */
  manager: string | null
  login?: string
  language?: Language
  /** Beside what everybody holds. */
  profiles?: readonly string[]
}

const team = (
  manager: string | null,
  people: [name: string, role: DemoJobRole, place: DemoLocality][],
): DemoPerson[] => people.map(([name, role, place]) => ({ name, role, place, manager }))

const learns = ['learner', 'trainingGoals', 'trainingGoalsTab', 'chat', 'competencyDeclarations'] as const
const leads = ['manager', 'managerialPdrs'] as const

export const profilesOfEverybody: readonly string[] = learns
export const profilesOfLeaders: readonly string[] = leads

/** Those who sign in to look around. */
const mainPeople: DemoPerson[] = [
  {
    name: 'Mia Naidoo',
    role: 'service',
    place: 'berlin',
    manager: 'Thomas Brandt',
    login: 'learner@demo.oktant.test',
    language: 'en',
  },
  {
    name: 'Thomas Brandt',
    role: 'lead',
    place: 'berlin',
    manager: 'Nomsa Khumalo',
    login: 'manager@demo.oktant.test',
    language: 'en',
  },
  {
    name: 'Johanna Özdemir',
    role: 'hr',
    place: 'munich',
    manager: 'Ulrike Überschär',
    login: 'hr@demo.oktant.test',
    language: 'de',
    profiles: ['hrAdministrator', 'pdrAdministrator', 'trainingGoalAdministrator', 'trainingRequests'],
  },
  {
    name: 'Lwazi Dlamini',
    role: 'trainer',
    place: 'capeTown',
    manager: 'Ulrike Überschär',
    login: 'trainer@demo.oktant.test',
    language: 'en',
    profiles: [
      'eventFacilitator',
      'learningContentAdministrator',
      'evaluationAdministrator',
      'freeTextModerator',
    ],
  },
  {
    name: 'Katharina Weiß',
    role: 'author',
    place: 'cologne',
    manager: 'Ulrike Überschär',
    login: 'moderator@demo.oktant.test',
    language: 'de',
    profiles: ['evaluationModerator', 'freeTextModerator', 'competencyAssessor'],
  },
  {
    name: 'Anders Lindqvist',
    role: 'systems',
    place: 'zurich',
    manager: 'Björn Åkesson',
    login: 'admin@demo.oktant.test',
    language: 'en',
    profiles: ['fullAdministration'],
  },
  {
    name: 'Amara Sithole',
    role: 'systems',
    place: 'johannesburg',
    manager: 'Björn Åkesson',
    login: 'super@demo.oktant.test',
    language: 'en',
    profiles: ['superUser'],
  },
]

/** Sixty people, each below the one who leads them. */
export const demoPeople: readonly DemoPerson[] = [
  ...team(null, [['Helene Ackermann', 'director', 'berlin']]),
  ...team('Helene Ackermann', [
    ['Jürgen Möller', 'head', 'cologne'],
    ['Nomsa Khumalo', 'head', 'johannesburg'],
    ['Björn Åkesson', 'head', 'zurich'],
    ['Ulrike Überschär', 'head', 'munich'],
    ['Sofia Almeida', 'head', 'berlin'],
  ]),
  ...mainPeople,
  ...team('Jürgen Möller', [
    ['Petra Schäfer', 'lead', 'cologne'],
    ['Sipho Mokoena', 'lead', 'johannesburg'],
    ['Ahmet Yılmaz', 'lead', 'cologne'],
    ['Renate Groß', 'planner', 'cologne'],
    ['Dirk Oltmanns', 'planner', 'cologne'],
  ]),
  ...team('Petra Schäfer', [
    ['Markus Köhler', 'operator', 'cologne'],
    ['Agnieszka Zielińska', 'operator', 'cologne'],
    ['Emre Çelik', 'operator', 'cologne'],
    ['Silke Jäger', 'operator', 'cologne'],
    ['Paul Nguyen', 'engineer', 'cologne'],
  ]),
  ...team('Sipho Mokoena', [
    ['Zanele Ndlovu', 'operator', 'johannesburg'],
    ['Pieter van der Merwe', 'engineer', 'johannesburg'],
    ['Thandi Mahlangu', 'operator', 'johannesburg'],
    ['Johan Botha', 'operator', 'johannesburg'],
    ['Priya Pillay', 'quality', 'johannesburg'],
  ]),
  ...team('Ahmet Yılmaz', [
    ['Claudia Böhm', 'quality', 'cologne'],
    ['Stefan Özil', 'quality', 'cologne'],
    ['Ines Peters', 'logistics', 'cologne'],
    ['Oskar Lehmann', 'logistics', 'berlin'],
  ]),
  ...team('Nomsa Khumalo', [
    ['Lindiwe Zulu', 'sales', 'johannesburg'],
    ['Ruan Coetzee', 'sales', 'capeTown'],
    ['Beate Zimmermann', 'sales', 'munich'],
    ['Felix Aigner', 'sales', 'zurich'],
  ]),
  ...team('Thomas Brandt', [
    ['Jonas Fischer', 'service', 'berlin'],
    ['Leyla Arslan', 'service', 'berlin'],
    ['Nils Ødegaard', 'service', 'berlin'],
    ['Hannah Äpfelbach', 'service', 'berlin'],
    ['Grace Adams', 'service', 'capeTown'],
    ['Vusi Khoza', 'service', 'capeTown'],
    ['Tobias Zöllner', 'service', 'munich'],
  ]),
  ...team('Björn Åkesson', [
    ['Martina Küng', 'lead', 'zurich'],
    ['Daniel Baumann', 'controller', 'zurich'],
    ['Farida Osman', 'controller', 'capeTown'],
  ]),
  ...team('Martina Küng', [
    ['Reto Hürlimann', 'accountant', 'zurich'],
    ['Sabine Vogel', 'accountant', 'munich'],
    ['Kagiso Molefe', 'accountant', 'johannesburg'],
  ]),
  ...team('Ulrike Überschär', [
    ['Carla Weber', 'hr', 'berlin'],
    ['Nandi Cele', 'trainer', 'johannesburg'],
  ]),
  ...team('Sofia Almeida', [
    ['Hendrik Bauer', 'lead', 'berlin'],
    ['Yuki Tanaka', 'designer', 'berlin'],
    ['Marlene Öztürk', 'designer', 'munich'],
  ]),
  ...team('Hendrik Bauer', [
    ['Anton Schröder', 'engineer', 'berlin'],
    ['Ewa Kowalska', 'engineer', 'berlin'],
    ['Lukas Ebert', 'designer', 'berlin'],
    ['Maria Rossi', 'engineer', 'munich'],
    ['Chloé Martin', 'designer', 'zurich'],
    ['Musa Abdi', 'engineer', 'capeTown'],
  ]),
]

export const secondCompanyPeople: readonly DemoPerson[] = [
  {
    name: 'Wiebke Petersen',
    role: 'director',
    place: 'berlin',
    manager: null,
    login: 'admin@second.oktant.test',
    language: 'en',
    profiles: ['fullAdministration'],
  },
  {
    name: 'Onno Jürgens',
    role: 'logistics',
    place: 'berlin',
    manager: 'Wiebke Petersen',
    login: 'learner@second.oktant.test',
    language: 'de',
  },
]
