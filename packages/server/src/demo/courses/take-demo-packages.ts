import type { TracedCall } from '@oktant/contract/learning/package-attempts.ts'
import type { LaunchData } from '@oktant/contract/learning/own/launches.ts'
import { itemHasFinished, nameInItem } from '@oktant/runtime/commit/items.ts'
import { commitPackage, launchPlace } from '../../features/learning/package-attempts/package-attempts.ts'
import {
  speakAsLaunched,
  type UnitSaid,
} from '../../features/learning/package-attempts/launched/speak.access.ts'
import type { User } from '../../features/people/people/people.ts'
import type { Kit } from '../../kit.ts'
import { actorOf } from './make-demo-courses.ts'

const minute = 60_000
const day = 24 * 60 * minute

type Values = Readonly<Record<string, string>>
type Call = readonly [name: string, ...told: string[]]
/** How one sitting went: what is left of it, what was called on the way, and how many minutes it took. */
type Sitting = { values: Values; calls?: readonly Call[]; minutes: number; hasFinished?: boolean }

const state = (page: number, answers: Readonly<Record<string, number>>) =>
  JSON.stringify({ page, answers, language: 'en' })

const lifting = {
  passed: {
    minutes: 9,
    hasFinished: true,
    values: {
      'cmi.core.lesson_status': 'passed',
      'cmi.core.score.raw': '100',
      'cmi.core.lesson_location': '5',
      [itemHasFinished]: 'true',
    },
  },
  underWay: {
    minutes: 4,
    hasFinished: true,
    values: {
      'cmi.core.lesson_status': 'incomplete',
      'cmi.core.lesson_location': '2',
      'cmi.suspend_data': state(2, {}),
      'cmi.core.exit': 'suspend',
      [itemHasFinished]: 'true',
    },
  },
  failed: {
    minutes: 6,
    hasFinished: true,
    values: {
      'cmi.core.lesson_status': 'failed',
      'cmi.core.score.raw': '33',
      'cmi.core.lesson_location': '5',
      [itemHasFinished]: 'true',
    },
  },
  /** Content that was made badly: its last call was refused, and it never said good-bye. */
  refused: {
    minutes: 5,
    values: {
      'cmi.core.lesson_status': 'incomplete',
      'cmi.core.score.raw': '67',
      [itemHasFinished]: 'false',
    },
    calls: [
      ['LMSInitialize', '', 'true', '0'],
      ['LMSSetValue', 'cmi.core.lesson_status', 'incomplete', 'true', '0'],
      ['LMSSetValue', 'cmi.core.score.raw', '67', 'true', '0'],
      ['LMSSetValue', 'cmi.core.lesson_status', 'done', 'false', '405'],
    ],
  },
} satisfies Record<string, Sitting>

const falseMail = {
  passed: {
    minutes: 11,
    hasFinished: true,
    values: {
      'cmi.completion_status': 'completed',
      'cmi.success_status': 'passed',
      'cmi.score.scaled': '0.67',
      'cmi.score.raw': '67',
      'cmi.location': '5',
      [itemHasFinished]: 'true',
    },
  },
  underWay: {
    minutes: 3,
    hasFinished: true,
    values: {
      'cmi.completion_status': 'incomplete',
      'cmi.location': '1',
      'cmi.suspend_data': state(1, {}),
      'cmi.exit': 'suspend',
      [itemHasFinished]: 'true',
    },
  },
} satisfies Record<string, Sitting>

const scored = (scaled: number, success: boolean) => ({
  success,
  score: { scaled },
  duration: 'PT4M10S',
})
const recovery = {
  passed: [
    { verb: 'initialized', after: 2 },
    { verb: 'passed', result: scored(1, true), after: 250 },
    { verb: 'completed', result: { completion: true, duration: 'PT4M10S' }, after: 251 },
    { verb: 'terminated', result: { duration: 'PT4M15S' }, after: 255 },
  ],
  failed: [
    { verb: 'initialized', after: 2 },
    { verb: 'failed', result: scored(0.33, false), after: 250 },
    { verb: 'terminated', result: { duration: 'PT4M20S' }, after: 260 },
  ],
  underWay: [{ verb: 'initialized', after: 3 }],
} satisfies Record<string, UnitSaid[]>

/** What each of these people did, in the order of the packages; null is what they did not open. */
const sittings: readonly (readonly [Sitting | null, Sitting | null, UnitSaid[] | null])[] = [
  [lifting.underWay, null, null],
  [lifting.passed, falseMail.passed, recovery.passed],
  [lifting.failed, falseMail.underWay, recovery.failed],
  [lifting.refused, null, recovery.underWay],
  [lifting.passed, falseMail.underWay, recovery.passed],
]

type Needs = Pick<Kit, 'config' | 'engine' | 'now'>

/** People take the packages through the product’s own functions, each on a day of their own. */
export async function takeDemoPackages(kit: Needs, learners: readonly User[], places: readonly number[]) {
  for (const [place, done] of sittings.entries()) {
    const learner = learners[place]
    if (!learner) return
    for (const [index, childId] of places.entries()) {
      const began = new Date(kit.now().getTime() - (12 - 2 * place) * day + index * 30 * minute)
      const said = done[index]
      if (!said) continue
      const at = { learner, childId, began }
      await (isSitting(said) ? sit(kit, at, said) : speak(kit, at, said))
    }
  }
}

const isSitting = (said: Sitting | readonly UnitSaid[]): said is Sitting => !Array.isArray(said)

type LearnerAtPlace = { learner: User; childId: number; began: Date }

const open = (kit: Needs, { learner, childId, began }: LearnerAtPlace) =>
  kit.engine.db.transaction((tx) =>
    launchPlace(tx, { ...kit, now: () => began }, actorOf(learner), { childId, choice: 'continue' }),
  )

async function sit(
  kit: Needs,
  at: LearnerAtPlace,
  { values, calls = [], minutes, hasFinished = false }: Sitting,
) {
  const launched = await open(kit, at)
  const item = itemOf(launched)
  const named = Object.entries(values).map(([name, value]) => [nameInItem(item, name), value])
  const ended = new Date(at.began.getTime() + minutes * minute)
  await commitPackage(
    { transact: (work) => kit.engine.db.transaction(work), actor: actorOf(at.learner) },
    { ...kit, now: () => ended },
    launched.componentLog?.id ?? 0,
    {
      session: launched.package?.session ?? 1,
      number: 1,
      values: Object.fromEntries(named),
      time: minutes * 6000,
      hasFinished,
      trace: calls.map((call, index) => traced(call, index, { item, began: at.began })),
    },
  )
}

const itemOf = ({ package: played }: LaunchData) =>
  played?.items.find(({ launch }) => launch !== null)?.id ?? ''

function traced(
  [call, ...told]: Call,
  index: number,
  { item, began }: { item: string; began: Date },
): TracedCall {
  const [error = '0', answer = '', ...backwards] = told.toReversed()
  const at = began.getTime() + index * 40_000
  return { number: index + 1, at, item, call, arguments: backwards.toReversed(), answer, error }
}

async function speak(kit: Needs, at: LearnerAtPlace, said: readonly UnitSaid[]) {
  const launched = await open(kit, at)
  const address = launched.package?.address ?? ''
  const later = new Date(at.began.getTime() + 5 * minute)
  await kit.engine.db.transaction((tx) => speakAsLaunched(tx, { ...kit, now: () => later }, address, said))
}
