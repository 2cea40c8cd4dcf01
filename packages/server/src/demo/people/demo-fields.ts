/** What the demo's companies want to know of their people: one field of each kind. */
export const demoFields = [
  {
    name: 'contactable',
    label: { en: 'Contactable', de: 'Kontaktierbar' },
    description: {
      en: 'May colleagues contact you about courses?',
      de: 'Dürfen Kolleginnen und Kollegen Sie zu Kursen ansprechen?',
    },
    inputType: 'selection',
    mandatory: true,
    options: [
      { en: 'Yes', de: 'Ja' },
      { en: 'No', de: 'Nein' },
    ],
  },
  {
    name: 'desk',
    label: { en: 'Where to find me', de: 'Wo man mich findet' },
    description: { en: 'Building, floor or line', de: 'Gebäude, Stockwerk oder Linie' },
    inputType: 'normal',
  },
  {
    name: 'firstDay',
    label: { en: 'First day at work', de: 'Erster Arbeitstag' },
    description: { en: '', de: '' },
    inputType: 'date',
  },
  {
    name: 'about',
    label: { en: 'What I like to learn about', de: 'Was ich gern lerne' },
    description: { en: 'A few words are enough.', de: 'Ein paar Worte genügen.' },
    inputType: 'textarea',
  },
] as const

/** And of their events, goals and resources. */
export const demoFieldsOfThings = {
  Event: [
    {
      name: 'catering',
      label: { en: 'Catering ordered', de: 'Verpflegung bestellt' },
      description: { en: '', de: '' },
      inputType: 'selection',
      options: [
        { en: 'Yes', de: 'Ja' },
        { en: 'No', de: 'Nein' },
      ],
    },
    {
      name: 'bring',
      label: { en: 'What to bring', de: 'Was mitzubringen ist' },
      description: { en: 'Such as safety shoes', de: 'Etwa Sicherheitsschuhe' },
      inputType: 'textarea',
    },
  ],
  Goal: [
    {
      name: 'costCentre',
      label: { en: 'Cost centre', de: 'Kostenstelle' },
      description: { en: '', de: '' },
      inputType: 'normal',
    },
  ],
  Resource: [
    {
      name: 'provider',
      label: { en: 'Offered by', de: 'Angeboten von' },
      description: { en: '', de: '' },
      inputType: 'normal',
    },
    {
      name: 'validUntil',
      label: { en: 'Valid until', de: 'Gültig bis' },
      description: { en: '', de: '' },
      inputType: 'date',
    },
  ],
} as const

const desks = ['North wing, floor 2', 'Hall 3, line B', 'South wing, floor 1', 'Harbour office']
const wishes = [
  'Speaking in front of people',
  'Reading a balance sheet',
  'Leading without giving orders',
  'Swahili',
]

/** What the demo's people have answered: everybody the mandatory field, and some of them the others. */
export const demoAnswers = (userIds: readonly number[]) =>
  userIds.map((userId, place) => ({
    userId,
    values: {
      contactable: place % 4 === 3 ? 'No' : 'Yes',
      desk: place % 3 === 0 ? (desks[place % desks.length] ?? '') : '',
      firstDay: `${2012 + (place % 13)}-${String(1 + (place % 12)).padStart(2, '0')}-01`,
      about: place % 5 === 0 ? (wishes[place % wishes.length] ?? '') : '',
    },
  }))
