import { expect, test } from 'vitest'
import { reviewSides } from '@oktant/contract/development/reviews/review-shapes.ts'
import { pdrStatus } from '@oktant/contract/kit/statuses.ts'
import { proposalOf } from './content/mark.rules.ts'
import {
  type Deed,
  deeds,
  nextStatus,
  type Part,
  parts,
  phaseOf,
  sectionsOf,
  sightOf,
  type Status,
  turnOf,
} from './reviews.rules.ts'

const statuses: Status[] = Object.values(pdrStatus)

/** Every move there is, written by hand; a closed one had been 3 before. */
const moves: Record<Deed, Partial<Record<Status, Status>>> = {
  submitPerson: { 0: 1 },
  submitManager: { 1: 2, 3: 4, 6: 4 },
  holdMeeting: { 2: 3 },
  accept: { 4: 5 },
  reject: { 4: 6 },
  reopen: { 1: 0, 2: 1, 4: 3, 5: 6, 7: 3 },
  close: { 0: 7, 1: 7, 2: 7, 3: 7, 4: 7, 6: 7 },
}

test.each(deeds.flatMap((deed) => statuses.map((status) => [deed, status] as const)))(
  '%s in status %i leads where the table says, or nowhere',
  (deed, status) => {
    expect(nextStatus(status, deed, 3)).toBe(moves[deed][status] ?? null)
  },
)

const facts = {
  closedFrom: null,
  personHasB: true,
  personHasC: false,
  bDone: false,
  cDone: false,
  rejectsB: true,
  rejectsC: false,
}
test.each<[string, Status, object, string]>([
  ['new', 0, {}, 'NEW_PDR NEW_PDR NEW_PDR'],
  ['handed in', 1, {}, 'USER_COMPLETED USER_COMPLETED NEW_PDR'],
  [
    'handed in with nothing in B',
    1,
    { personHasB: false, personHasC: true },
    'USER_COMPLETED NEW_PDR USER_COMPLETED',
  ],
  ['A completed', 2, {}, 'MANAGER_COMPLETED USER_COMPLETED NEW_PDR'],
  ['after the meeting', 3, {}, 'USER_ACCEPTED USER_COMPLETED NEW_PDR'],
  [
    'B and C done and unsent',
    3,
    { bDone: true, cDone: true },
    'USER_ACCEPTED MANAGER_COMPLETED MANAGER_COMPLETED',
  ],
  ['sent', 4, {}, 'USER_ACCEPTED AWAITING_ACCEPTANCE AWAITING_ACCEPTANCE_SECTION_C'],
  ['accepted', 5, {}, 'USER_ACCEPTED USER_ACCEPTED USER_ACCEPTED'],
  ['rejected in B', 6, {}, 'USER_ACCEPTED USER_REJECTED MANAGER_COMPLETED'],
  ['rejected in both', 6, { rejectsC: true }, 'USER_ACCEPTED USER_REJECTED USER_REJECTED'],
  ['closed early', 7, { closedFrom: 1 }, 'INCOMPLETE INCOMPLETE INCOMPLETE'],
  ['closed after the meeting', 7, { closedFrom: 4 }, 'USER_ACCEPTED INCOMPLETE INCOMPLETE'],
])('the sections of a review that is %s', (_, status, own, expected) => {
  const { a, b, c } = sectionsOf({ ...facts, status, ...own })
  expect(`${a} ${b} ${c}`).toBe(expected)
})

test('each open status has a phase and somebody whose turn it is, and no other has', () => {
  expect(statuses.map((status) => [phaseOf(status), turnOf(status)].join(' ').trim())).toEqual([
    'person person',
    'manager manager',
    'meeting manager',
    'sending manager',
    'acceptance person',
    '',
    'sending manager',
    '',
  ])
})

const never = { managerA: false, managerBC: false }
/** What the person sees of the other side, by status; their own they see always. */
const ofPerson: Record<Status, Partial<Record<Part, true>>> = {
  0: {},
  1: {},
  2: { managerA: true },
  3: { managerA: true },
  4: { managerA: true, managerBC: true, mark: true },
  5: { managerA: true, managerBC: true, mark: true },
  6: { managerA: true, managerBC: true, mark: true },
  7: {},
}
const ofManager = {
  personA: 'handedIn',
  personBC: 'handedIn',
  managerA: 'own',
  managerBC: 'own',
  mark: 'own',
  calibration: 'handedIn',
}

test.each(reviewSides.flatMap((side) => statuses.map((status) => [side, status] as const)))(
  'what %s sees of every part in status %i',
  (side, status) => {
    const asked = { side, status, closedFrom: 1 as const, wasSent: never, isViewedAs: false }
    const sight = sightOf({ ...asked, isLetIn: false })
    for (const part of parts) {
      const isOwn = part === 'personA' || part === 'personBC'
      const expected = {
        person: isOwn ? 'own' : ofPerson[status][part] ? 'handedIn' : 'none',
        manager: ofManager[part],
        questionManager: part === 'mark' || part === 'calibration' ? 'none' : 'handedIn',
        upperManager: 'none',
        hr: part === 'calibration' ? 'handedIn' : 'none',
        nobody: 'none',
      }[side]
      expect(`${part} ${sight[part]}`).toBe(`${part} ${expected}`)
    }
    const letIn = sightOf({ ...asked, isLetIn: true })
    const isLetIn = side === 'hr' || side === 'upperManager'
    if (isLetIn)
      for (const part of parts)
        expect(letIn[part]).toBe(part === 'calibration' && side !== 'hr' ? 'none' : 'handedIn')
    if (side === 'nobody') for (const part of parts) expect(letIn[part]).toBe('none')
    for (const part of parts)
      expect(sightOf({ ...asked, isLetIn: true, isViewedAs: true })[part]).toBe('none')
  },
)

test('what was sent stays readable after HR has reopened it', () => {
  const asked = { side: 'person', closedFrom: null, isLetIn: false, isViewedAs: false } as const
  const sent = { managerA: true, managerBC: true }
  expect(sightOf({ ...asked, status: 3, wasSent: sent })).toMatchObject({
    managerBC: 'handedIn',
    mark: 'handedIn',
  })
  expect(sightOf({ ...asked, status: 1, wasSent: { ...sent, managerBC: false } })).toMatchObject({
    managerA: 'handedIn',
    managerBC: 'none',
  })
})

const rated = (level: number, points: number, weight: number | null = null) => ({
  about: '',
  level,
  points,
  weight,
})
test.each([
  ['nothing was rated', [], [], null],
  ['one objective at the top', [rated(4, 5)], [], 100],
  ['the shares count', [rated(4, 5)], [rated(0, 4)], 60],
  ['the weights count', [rated(4, 5, 75), rated(0, 5, 25)], [], 75],
  ['one without a weight weighs as the mean', [rated(4, 5, 50), rated(0, 5)], [], 50],
  ['a half is rounded up', [rated(1, 3), rated(3, 4), rated(0, 2)], [], 50],
  ['competencies alone', [], [rated(1, 4), rated(2, 4)], 50],
])('the proposed mark where %s', (_, objectives, competencies, mark) => {
  const proposal = proposalOf(objectives, competencies, { objectives: 60, competencies: 40 })
  expect(proposal.mark).toBe(mark)
  const shares = proposal.lines.reduce((sum, { share }) => sum + share, 0)
  expect(Math.round(shares)).toBe(mark === null ? 0 : 100)
})
