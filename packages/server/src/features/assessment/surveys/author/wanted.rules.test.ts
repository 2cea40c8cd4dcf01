import { surveys as limits } from '@oktant/contract/kit/constants.ts'
import { expect, test } from 'vitest'
import { faultsOfOutsiders, faultsOfSurvey, relatedOutsider, relationOf } from '../surveys.rules.ts'

type Wanted = Parameters<typeof faultsOfSurvey>[0]
type Outsider = Wanted['outsiders'][number]

const today = '2026-11-10'
const robin: Outsider = { name: 'Robin', address: 'robin@example.test', language: 'en', relation: null }
const survey: Wanted = {
  title: { en: 'How we work', de: '' },
  isAnonymous: true,
  leastAnswers: limits.leastAnonymous,
  opensOn: today,
  closesOn: null,
  subjectId: null,
  relations: [],
  outsiders: [],
  audience: { kind: 'everyone' },
}
const feedback: Wanted = { ...survey, subjectId: 7, relations: ['peer'], audience: null }
const told = (form: Wanted, isFeedback: boolean) =>
  faultsOfSurvey(form, isFeedback, today).map(({ field, code, value }) => [
    field,
    code,
    ...(value ? [value] : []),
  ])

test.each<[string, Wanted, unknown[]]>([
  ['as it should be', survey, []],
  ['a title in German alone', { ...survey, title: { en: ' ', de: 'Arbeit' } }, []],
  ['no title', { ...survey, title: { en: ' ', de: ' ' } }, [['title', 'field_mandatory', 'title']]],
  [
    'results of too few',
    { ...survey, leastAnswers: limits.leastAnonymous - 1 },
    [['leastAnswers', 'survey_least_low', String(limits.leastAnonymous)]],
  ],
  ['results of few, by name', { ...survey, isAnonymous: false, leastAnswers: 1 }, []],
  ['a day no calendar has', { ...survey, opensOn: '2026-02-30' }, [['opensOn', 'survey_days_wrong']]],
  ['an end before today', { ...survey, closesOn: '2026-11-09' }, [['closesOn', 'survey_days_wrong']]],
  ['an end no calendar has', { ...survey, closesOn: '2026-11-31' }, [['closesOn', 'survey_days_wrong']]],
  [
    'an end before its begin',
    { ...survey, opensOn: '2026-11-20', closesOn: '2026-11-15' },
    [['closesOn', 'survey_days_wrong']],
  ],
  ['nobody asked', { ...survey, audience: null }, [['audience', 'survey_nobody']]],
  ['outsiders alone', { ...survey, audience: null, outsiders: [robin] }, []],
  [
    'an outsider without an address',
    { ...survey, outsiders: [{ ...robin, address: 'robin' }] },
    [['outsiders.0.address', 'survey_address_invalid']],
  ],
])('a survey with %s', (_, form, faults) => {
  expect(told(form, false)).toEqual(faults)
})

test.each<[string, Wanted, unknown[]]>([
  ['as it should be', feedback, []],
  ['nobody whom it is about', { ...feedback, subjectId: null }, [['subjectId', 'survey_subject_required']]],
  ['no raters', { ...feedback, relations: [] }, [['relations', 'survey_nobody']]],
  [
    'an audience, which are no raters',
    { ...feedback, relations: [], audience: { kind: 'everyone' } },
    [['relations', 'survey_nobody']],
  ],
  ['outsiders alone', { ...feedback, relations: [], outsiders: [robin] }, []],
])('feedback with %s', (_, form, faults) => {
  expect(told(form, true)).toEqual(faults)
})

test('each fault says in words what it is', () => {
  const faults = faultsOfSurvey({ ...survey, title: { en: '', de: '' }, audience: null }, false, today)
  for (const { message } of faults) expect(message).toMatch(/\w{3}/)
})

test('an address is written to once, however its letters are', () => {
  const asked = ['ida@example.test', ' Ida@Example.TEST ', 'two@signs@example.test', 'ada@example.test', '']
  const faults = faultsOfOutsiders(asked.map((address) => ({ address })))
  expect(faults.map(({ field, code }) => [field, code])).toEqual([
    ['outsiders.1.address', 'survey_address_invalid'],
    ['outsiders.2.address', 'survey_address_invalid'],
    ['outsiders.4.address', 'survey_address_invalid'],
  ])
})

test.each([
  [7, 'manager', 'self'],
  [7, null, 'self'],
  [8, 'self', 'peer'],
  [8, null, 'peer'],
  [8, 'report', 'report'],
  [8, 'manager', 'manager'],
] as const)('%i, named as %s, stands to 7 as %s', (userId, relation, stands) => {
  expect(relationOf({ userId, relation }, 7)).toBe(stands)
  expect(relationOf({ userId, relation }, null)).toBeNull()
})

test('an outsider is never whom the feedback is about, and stands to nobody in a survey', () => {
  expect(relatedOutsider({ ...robin, relation: 'self' }, true)).toEqual({ ...robin, relation: 'peer' })
  expect(relatedOutsider({ ...robin, relation: 'report' }, true)).toEqual({ ...robin, relation: 'report' })
  expect(relatedOutsider({ ...robin, relation: 'report' }, false)).toEqual(robin)
})
