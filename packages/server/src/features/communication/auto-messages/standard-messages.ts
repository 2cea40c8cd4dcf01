import type { AutoMessageValues } from '@oktant/contract/communication/auto-messages.ts'
import type { Language } from '@oktant/contract/http/http.ts'
import type { Db } from '../../../db/engine/db.ts'
import { defaultLanguageOf } from '../../organisation/companies/companies.ts'
import { insertMessages } from './auto-messages.queries.ts'
import { autoMessageTexts } from './auto-messages.words.ts'

const [en, de] = [autoMessageTexts.en.standard, autoMessageTexts.de.standard]
type StandardName = keyof typeof en

const always = { field: null, activeFrom: null, activeUntil: null, quiet: { from: '20:00', until: '07:00' } }

const toThemselves: Omit<AutoMessageValues, 'name' | 'texts' | 'trigger'> = {
  ...always,
  days: 0,
  audience: { kind: 'everyone', ids: [], reach: 'themselves' },
  channels: ['mail', 'inApp'],
  delay: { amount: 0, unit: 'hours' },
}

const kept: Record<StandardName, Omit<AutoMessageValues, 'name' | 'texts'>> = {
  welcome: { ...toThemselves, trigger: 'user.created', delay: { amount: 1, unit: 'hours' } },
  notYetHere: {
    ...always,
    trigger: 'user.neverSignedIn',
    days: 0,
    audience: { kind: 'everyone', ids: [], reach: 'managers' },
    channels: ['inApp'],
    delay: { amount: 2, unit: 'days' },
  },
  mandatory: { ...toThemselves, trigger: 'course.mandatory' },
  inTwoWeeks: { ...toThemselves, trigger: 'course.due', days: 14 },
  inFewDays: { ...toThemselves, trigger: 'course.due', days: 3 },
  overdue: { ...toThemselves, trigger: 'course.overdue', days: 7 },
}

/** The messages that a company can begin with; their names are read by whoever administers it alone. */
export function standardMessages(language: Language) {
  const made = (name: StandardName): AutoMessageValues => ({
    ...kept[name],
    name: autoMessageTexts[language].standard[name].name,
    texts: { en: { ...en[name].text, action: '' }, de: { ...de[name].text, action: '' } },
  })
  return {
    welcome: made('welcome'),
    notYetHere: made('notYetHere'),
    /** What somebody hears of a course that they have to take, by a day or without one. */
    ofMandatoryCourses: [made('mandatory'), made('inTwoWeeks'), made('inFewDays'), made('overdue')],
  }
}

/**
 * What a new company begins with. NOTE: the reminders are on, as they are about nothing but what somebody made
 * mandatory; whoever administers the company looks at the others first.
 */
export async function makeStandardMessages(db: Db, companyId: number, now: Date) {
  const { welcome, notYetHere, ofMandatoryCourses } = standardMessages(await defaultLanguageOf(db, companyId))
  await insertMessages(db, [
    ...[welcome, notYetHere].map((values) => ({ ...values, companyId })),
    ...ofMandatoryCourses.map((values) => ({ ...values, companyId, onSince: now })),
  ])
}
