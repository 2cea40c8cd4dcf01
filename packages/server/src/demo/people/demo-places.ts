import type { LocalText } from '@oktant/contract/http/http.ts'

export const demoJobRoles = {
  director: { en: 'Managing Director', de: 'Geschäftsführung' },
  head: { en: 'Head of Department', de: 'Bereichsleitung' },
  lead: { en: 'Team Lead', de: 'Teamleitung' },
  hr: { en: 'HR Business Partner', de: 'Personalreferat' },
  trainer: { en: 'Trainer', de: 'Kursleitung' },
  author: { en: 'Learning Designer', de: 'Kursentwicklung' },
  designer: { en: 'Product Designer', de: 'Produktdesign' },
  engineer: { en: 'Process Engineer', de: 'Verfahrenstechnik' },
  planner: { en: 'Production Planner', de: 'Produktionsplanung' },
  operator: { en: 'Machine Operator', de: 'Maschinenführung' },
  quality: { en: 'Quality Inspector', de: 'Qualitätsprüfung' },
  sales: { en: 'Account Manager', de: 'Kundenbetreuung' },
  service: { en: 'Customer Service Agent', de: 'Kundenservice' },
  logistics: { en: 'Logistics Coordinator', de: 'Logistikkoordination' },
  controller: { en: 'Controller', de: 'Controlling' },
  accountant: { en: 'Accountant', de: 'Buchhaltung' },
  systems: { en: 'Systems Administrator', de: 'Systemadministration' },
} as const satisfies Record<string, LocalText>
export type DemoJobRole = keyof typeof demoJobRoles

export const demoLocalities = {
  berlin: { name: { en: 'Berlin', de: 'Berlin' }, timezone: 'Europe/Berlin', language: 'de' },
  munich: { name: { en: 'Munich', de: 'München' }, timezone: 'Europe/Berlin', language: 'de' },
  cologne: { name: { en: 'Cologne', de: 'Köln' }, timezone: 'Europe/Berlin', language: 'de' },
  zurich: { name: { en: 'Zurich', de: 'Zürich' }, timezone: 'Europe/Zurich', language: 'de' },
  capeTown: { name: { en: 'Cape Town', de: 'Kapstadt' }, timezone: 'Africa/Johannesburg', language: 'en' },
  johannesburg: {
    name: { en: 'Johannesburg', de: 'Johannesburg' },
    timezone: 'Africa/Johannesburg',
    language: 'en',
  },
} as const satisfies Record<string, { name: LocalText; timezone: string; language: 'en' | 'de' }>
export type DemoLocality = keyof typeof demoLocalities
