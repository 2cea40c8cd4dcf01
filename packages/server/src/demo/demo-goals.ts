import type { GoalDeed, GoalOutline, GoalStatus } from '@oktant/contract/development/goal-shapes.ts'
import { goalStatus } from '@oktant/contract/kit/statuses.ts'
import type { Actor } from '../access/actor.ts'
import type { Db } from '../db/engine/db.ts'
import { createExternalTraining } from '../features/development/external-trainings/external-trainings.ts'
import { createGoalCategory } from '../features/development/goal-categories/goal-categories.ts'
import { type RecordedGoal, recordGoals } from '../features/development/goals/goals.ts'

const day = 86_400_000
const { created, requested, withHr, achieved, declined, approved, declinedByHr } = goalStatus
const { cancellationRequested, cancelled } = goalStatus

const outline = (provider: string, courseDuration: string, courseObjective: string): GoalOutline => ({
  courseDuration,
  minDelegates: null,
  maxDelegates: null,
  costPerDelegate: '',
  provider,
  delegateProfile: '',
  courseObjective,
  courseOutcome: '',
  courseWork: '',
})

const categories = [
  { en: 'Leadership', de: 'Führung' },
  { en: 'Languages', de: 'Sprachen' },
  { en: 'Technology', de: 'Technik' },
]
const trainings = [
  {
    name: { en: 'Leading with questions', de: 'Mit Fragen führen' },
    category: 0,
    costCents: 1_200_000,
    outline: outline('Northlight Academy', '3 days', 'Lead conversations that let others think.'),
  },
  {
    name: { en: 'Business English B2', de: 'Wirtschaftsenglisch B2' },
    category: 1,
    costCents: 480_000,
    outline: outline('Lingua House', '24 evenings', 'Negotiate and write in English.'),
  },
  {
    name: { en: 'Data analysis with Python', de: 'Datenanalyse mit Python' },
    category: 2,
    costCents: 890_000,
    outline: outline('Open Systems School', '5 days', 'Clean, join and picture data.'),
  },
]

type Cast = { by: Actor; mia: number; manager: number; hr: number; others: readonly number[]; now: Date }
type Step = readonly [deed: GoalDeed, to: GoalStatus, who?: 'manager' | 'hr', comment?: string]

const asked: readonly Step[] = [
  ['create', created],
  ['request', requested],
]
const agreed: readonly Step[] = [...asked, ['managerApprove', approved, 'manager']]

/** Goals in every state: kept, waiting at the manager and at HR, decided, cancelled, achieved, and a clawback that runs. */
const plans: readonly {
  training: number
  daysAgo: number
  steps: readonly Step[]
  about?: Partial<RecordedGoal>
}[] = [
  { training: 2, daysAgo: 1, steps: [['create', created]] },
  { training: 1, daysAgo: 3, steps: asked, about: { comments: 'For our customers abroad.' } },
  { training: 0, daysAgo: 4, steps: [...asked, ['managerApprove', withHr, 'manager']] },
  {
    training: 0,
    daysAgo: 200,
    steps: [...agreed, ['agree', approved], ['achieve', achieved]],
    about: { clawback: true, clawbackCents: 1_200_000, clawbackMonths: 24, proof: 'person' },
  },
  {
    training: 2,
    daysAgo: 30,
    steps: [...asked, ['managerDecline', declined, 'manager', 'Next year, please.']],
  },
  { training: 1, daysAgo: 20, steps: agreed },
  {
    training: 2,
    daysAgo: 40,
    steps: [
      ...asked,
      ['managerApprove', withHr, 'manager'],
      ['hrDecline', declinedByHr, 'hr', 'No budget left.'],
    ],
  },
  {
    training: 1,
    daysAgo: 12,
    steps: [...agreed, ['cancel', cancellationRequested, undefined, 'I change teams.']],
  },
  { training: 0, daysAgo: 60, steps: [...asked, ['cancel', cancelled, undefined, 'No longer needed.']] },
]

export async function makeDemoGoals(db: Db, { by, mia, manager, hr, others, now }: Cast) {
  const at = { now }
  const made = []
  for (const name of categories) made.push(await createGoalCategory(db, by, { name }, at))
  const kept: Awaited<ReturnType<typeof createExternalTraining>>[] = []
  for (const { category, ...form } of trainings)
    kept.push(
      await createExternalTraining(db, by, { ...form, goalCategoryId: made[category]?.id ?? null }, at),
    )
  const record = (userId: number, plan: (typeof plans)[number]): RecordedGoal[] => {
    const training = kept[plan.training]
    const status = plan.steps.at(-1)?.[1]
    if (!training || status === undefined) return []
    const moment = new Date(now.getTime() - plan.daysAgo * day)
    const who = { manager, hr }
    const isAgreed = plan.about?.clawback
      ? { clawbackAgreedAt: moment, clawbackSetAt: moment, clawbackSetBy: manager }
      : {}
    return [
      {
        userId,
        goalType: 'EXTERNAL',
        trainingId: training.id,
        name: training.name,
        categoryId: training.goalCategoryId,
        outline: training.outline,
        costCents: training.costCents,
        achieveBy: new Date(now.getTime() + 90 * day).toISOString().slice(0, 10),
        requestedAt: status === created ? null : moment,
        managerComments: plan.steps.findLast(([, , by]) => by)?.[3] ?? '',
        cancellationReason: plan.steps.findLast(([deed]) => deed === 'cancel')?.[3] ?? '',
        ...(status === achieved && { achievedOn: moment.toISOString().slice(0, 10) }),
        ...isAgreed,
        ...plan.about,
        status,
        at: moment,
        deeds: plan.steps.map(([deed, to, actor, comment]) => ({
          deed,
          to,
          actorId: actor ? who[actor] : userId,
          ...(comment && { comment }),
        })),
      },
    ]
  }
  const [waiting, atHr] = [plans[1], plans[2]]
  const ofOthers = others.flatMap((id, index) => {
    const plan = index % 2 ? atHr : waiting
    return plan ? record(id, plan) : []
  })
  await recordGoals(db, by.companyId, [...plans.flatMap((plan) => record(mia, plan)), ...ofOthers])
}
