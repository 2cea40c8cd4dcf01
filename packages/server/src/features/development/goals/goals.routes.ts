import * as changes from '@oktant/contract/development/goal-changes.ts'
import * as clawbacks from '@oktant/contract/development/goal-clawbacks.ts'
import * as contract from '@oktant/contract/development/goals.ts'
import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { readPage } from '../../../http/answer/paging.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import { assignGoals, listGoalPeople } from './assigning/assign-goals.ts'
import { exportClawbacks, listClawbacks } from './clawbacks/clawbacks.ts'
import { approveGoal, decideGoals, declineGoal } from './deciding/decide-goal.ts'
import * as demand from './deciding/demand.ts'
import { accessGoal } from './goals.access.ts'
import type { GoalRow } from './goals.queries.ts'
import * as goals from './goals.ts'
import { goalView, seeGoal } from './goals.view.ts'
import * as lists from './lists/list-goals.ts'
import { printGoals } from './lists/print-goals.ts'
import { attachGoalFile, removeGoalFile } from './proof/goal-files.ts'
import { readGoalSettings, saveGoalSettings } from './settings/goal-settings.ts'
import { searchGoalSubjects } from './subjects/subjects.ts'

type Called = { db: Db; actor: Actor }
const keyOf = ({
  type: goalTypeE,
  id: typeId,
}: {
  type: 'CONTAINER' | 'EVENT' | 'EXTERNAL'
  id: number
}) => ({
  goalTypeE,
  typeId,
})

export function goalRoutes(serve: Serve, kit: Kit) {
  const at = () => ({ now: kit.now() })
  const looking = ({ db, actor }: Called) => ({ db, actor, kit })
  const seen = async (call: Called, goal: Promise<GoalRow>) => seeGoal(looking(call), await goal)
  const saved = async (call: Called, work: Promise<{ goal: GoalRow; message: string | null }>) => {
    const { goal, message } = await work
    return { goal: await seeGoal(looking(call), goal), message }
  }

  serve(contract.listGoals, (call) => lists.listMine(looking(call), 'open'))
  serve(contract.listRequestedGoals, (call) => lists.listMine(looking(call), 'requested'))
  serve(contract.listCreatedGoals, (call) => lists.listMine(looking(call), 'created'))
  serve(contract.listApprovedGoals, (call) => lists.listMine(looking(call), 'approved'))
  serve(contract.listCancelledGoals, (call) => lists.listMine(looking(call), 'cancelled'))
  serve(contract.listPreviousGoals, (call) => lists.listMine(looking(call), 'previous'))
  serve(contract.listDeclinedGoals, (call) => lists.listMine(looking(call), 'declined'))
  serve(contract.listAllMyGoals, (call) => lists.listMine(looking(call), 'all'))
  serve(contract.listManagedGoals, (call) => lists.listManagedGoals(looking(call)))
  serve(contract.listGoalsToApprove, (call) => lists.listGoalsToApprove(looking(call)))
  serve(contract.listAllTrainingGoals, (call) => lists.listAllTrainingGoals(looking(call), call.query))
  serve(contract.searchGoalSubjects, ({ db, actor, params, query }) =>
    searchGoalSubjects(db, actor, { ...params, ...query }),
  )
  serve(contract.readGoalAbout, (call) =>
    lists.readGoalAbout(looking(call), { ...keyOf(call.params), ...call.query }),
  )
  serve(contract.readGoalOfReview, (call) =>
    lists.readGoalOfReview(looking(call), call.params.pdrUserId, keyOf(call.params)),
  )
  for (const entry of [contract.goalExists, contract.goalExistsBefore])
    serve(entry, (call) => lists.goalExists(looking(call), keyOf(call.params)))
  serve(contract.readGoalFields, ({ db, actor, params }) => lists.readGoalFields(db, actor, params.id))
  serve(contract.createGoal, (call) => saved(call, goals.createGoal(call.db, call.actor, call.body, at())))
  serve(contract.updateGoal, (call) =>
    saved(call, goals.updateGoal(call.db, call.actor, call.params.id, call.body, at())),
  )
  serve(contract.deleteGoal, ({ db, actor, params }) => goals.deleteGoal(db, actor, params.id))
  serve(contract.deleteAnyGoal, ({ db, actor, params }) => goals.deleteAnyGoal(db, actor, params.id))
  serve(contract.cancelGoalByAddress, (call) =>
    seen(call, goals.cancelGoal(call.db, call.actor, call.params.id, call.params.reason, at())),
  )
  serve(contract.achieveGoal, (call) =>
    seen(call, goals.achieveGoal(call.db, call.actor, call.params.id, call.params.date, at())),
  )
  serve(contract.remindOfGoal, (call) =>
    seen(call, goals.remindOfGoal(call.db, call.actor, call.params.id, at())),
  )
  serve(contract.approveGoal, (call) => {
    const approval = { clawback: call.params.clawback === 'true' ? ('usual' as const) : null, comment: '' }
    return seen(call, approveGoal(call.db, call.actor, call.params.id, approval, kit.now()))
  })
  serve(contract.declineGoal, (call) =>
    seen(call, declineGoal(call.db, call.actor, call.params.id, call.body.managerComments, kit.now())),
  )
  serve(changes.readGoal, async (call) =>
    goalView(looking(call), await accessGoal(call.db, call.actor, call.params.id)),
  )
  serve(changes.listGoalHistory, ({ db, actor, params }) => lists.listGoalHistory(db, actor, params.id))
  serve(changes.cancelGoal, (call) =>
    seen(call, goals.cancelGoal(call.db, call.actor, call.params.id, call.body.reason, at())),
  )
  serve(changes.approveGoalWithTerms, (call) => {
    const { clawback, managerComments: comment } = call.body
    return seen(call, approveGoal(call.db, call.actor, call.params.id, { clawback, comment }, kit.now()))
  })
  serve(changes.agreeToClawback, (call) =>
    seen(call, goals.agreeToClawback(call.db, call.actor, call.params.id, at())),
  )
  serve(changes.attachGoalFile, ({ transact, actor, params, upload }) =>
    attachGoalFile(transact, kit, actor, { id: params.id, upload }),
  )
  serve(changes.removeGoalFile, ({ db, actor, params }) => removeGoalFile(db, kit, actor, params))
  serve(changes.printGoals, ({ db, actor }) => printGoals(db, kit, actor))
  serve(changes.listGoalPeople, ({ db, actor, query }) => listGoalPeople(db, actor, query))
  serve(changes.assignGoals, ({ db, actor, body }) => assignGoals(db, actor, body, kit.now()))
  serve(changes.listGoalDemand, ({ db, actor, query }) => demand.listGoalDemand(db, actor, query))
  serve(changes.listDemandedGoals, (call) =>
    demand.listDemandedGoals(looking(call), { ...call.params, ...call.query }),
  )
  serve(changes.decideGoals, ({ db, actor, body }) => decideGoals(db, actor, body, kit.now()))
  serve(changes.readGoalSettings, ({ db, actor }) => readGoalSettings(db, actor.companyId))
  serve(changes.saveGoalSettings, ({ db, actor, body }) => saveGoalSettings(db, actor, body))
  serve(clawbacks.listClawbacks, ({ db, actor, query: { on, ...list } }) =>
    listClawbacks(db, actor, { page: readPage(list), on, ...at() }),
  )
  serve(clawbacks.exportClawbacks, ({ db, actor, query: { on, outputType: format, ...list } }) =>
    exportClawbacks(db, actor, { page: readPage(list), on, format, ...at() }),
  )
}
