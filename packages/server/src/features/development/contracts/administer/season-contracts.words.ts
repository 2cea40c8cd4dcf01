import type { ContractState } from '@oktant/contract/development/contracts.ts'

type Words = { columns: readonly string[]; states: Record<ContractState, string> }

export const seasonContractWords: Record<'en' | 'de', Words> = {
  en: {
    columns: [
      'Person',
      'Manager',
      'Season',
      'State',
      'Version',
      'Signed by the person',
      'Signed by the manager',
      'Version that counts',
    ],
    states: {
      none: 'Not drafted',
      draft: 'Draft',
      waitsForPerson: 'Waits for the person’s signature',
      waitsForManager: 'Waits for the manager’s signature',
      signed: 'Signed by both',
    },
  },
  de: {
    columns: [
      'Person',
      'Führungskraft',
      'Zeitraum',
      'Stand',
      'Fassung',
      'Von der Person unterschrieben',
      'Von der Führungskraft unterschrieben',
      'Geltende Fassung',
    ],
    states: {
      none: 'Nicht entworfen',
      draft: 'Entwurf',
      waitsForPerson: 'Wartet auf die Unterschrift der Person',
      waitsForManager: 'Wartet auf die Unterschrift der Führungskraft',
      signed: 'Von beiden unterschrieben',
    },
  },
}
