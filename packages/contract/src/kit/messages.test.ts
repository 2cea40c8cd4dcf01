import { expect, test } from 'vitest'
import list from '../../test/messages.tsv?raw'
import { errors } from '../http/errors.ts'
import { messages } from './messages.ts'
import * as statuses from './statuses.ts'

const printed = list
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => {
    const [source = '', key = '', english = ''] = line.split('\t')
    return { source, key, english }
  })

const ours = new Map<string, { en: string; de: string }>(Object.entries(messages))
const rows = [...ours].map(([key, words]) => ({ key, ...words }))
const placeholders = (text: string) => (text.match(/%s|\{\w+\}/g) ?? []).toSorted()

test.each(printed)('$source: “$english”', ({ key, english }) => {
  expect(ours.get(key)?.en).toBe(english)
})

test('every message stands in the list copied by hand', () => {
  const listed = new Set(printed.map(({ key }) => key))
  expect([...ours.keys()].filter((key) => !listed.has(key))).toEqual([])
  expect(listed.size).toBe(printed.length)
})

test.each(rows)('$key has German words with the same gaps to fill', ({ en, de }) => {
  expect(de.trim()).not.toBe('')
  expect(placeholders(de)).toEqual(placeholders(en))
})

test('nothing was left in English in the German words', () => {
  const same = rows.filter(({ en, de }) => en === de).map(({ key }) => key)
  expect(same).toEqual(['assessment.level.LEVEL_ONE', 'assessment.level.LEVEL_TWO'])
})

test('nobody is addressed by “du”', () => {
  expect(rows.filter(({ de }) => /\b(du|dich|dir|dein\w*|euch|eure\w*)\b/i.test(de))).toEqual([])
})

// The word itself is what a program reads; people are shown the message of the same key.
const wireWords = new Map([
  ['login.error', 'login.error'],
  ['invalidLicense', 'invalidLicense'],
  ['accessRestricted', 'accessRestricted'],
  ['registration_invalid', 'BAD_REQUEST'],
])

test.each(Object.entries(errors))(
  'the error %s is answered in the words of the catalogue',
  (code, [, words]) => {
    expect(ours.get(code)?.en).toBeDefined()
    expect(words).toBe(wireWords.get(code) ?? ours.get(code)?.en)
  },
)

test('no error is answered with a status that blames the service for the caller’s mistake', () => {
  const blaming = Object.entries(errors).filter(([, [status]]) => status >= 500)
  expect(blaming.map(([code]) => code)).toEqual([
    'overloaded',
    'database_unavailable',
    'files_unavailable',
    'disk_full',
    'unexpected',
  ])
})

const shown: [prefix: string, values: readonly (string | number)[]][] = [
  ['booking.status', Object.values(statuses.bookingStatus)],
  ['event.state', statuses.eventStates],
  ['training.goal.status', Object.values(statuses.goalStatus)],
  ['pdr.status', Object.values(statuses.pdrStatus)],
  ['pdr.section', statuses.pdrSectionStatuses],
  ['objective.status', statuses.objectiveStatuses],
  ['assessment.status', statuses.assessmentStatuses],
  ['assessment.level', statuses.assessmentLevels],
  ['user.status', statuses.userStatuses],
  ['lesson.status', statuses.lessonStatuses],
  ['runtime.error', statuses.runtimeErrors],
]

test.each(shown)('each %s has its words, and no other has', (prefix, values) => {
  const worded = [...ours.keys()].filter((key) => key.startsWith(`${prefix}.`))
  expect(worded.toSorted()).toEqual(values.map((value) => `${prefix}.${value}`).toSorted())
})
