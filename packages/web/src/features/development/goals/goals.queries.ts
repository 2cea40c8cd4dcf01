import * as changes from '@oktant/contract/development/goal-changes.ts'
import * as clawbacks from '@oktant/contract/development/goal-clawbacks.ts'
import {
  type Goal,
  type GoalForm,
  goalLists,
  type GoalType,
} from '@oktant/contract/development/goal-shapes.ts'
import * as contract from '@oktant/contract/development/goals.ts'
import type { Input } from '@oktant/contract/http/http.ts'
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'
import { download } from '../../../lib/api/download.ts'
import { query as cache } from '../../../lib/api/query-client.ts'
import { upload } from '../../../lib/api/upload.ts'

/** NOTE: what was refused has often been dealt with by somebody else meanwhile. */
const changed = () =>
  Promise.all([['goals'], ['learning', 'home']].map((queryKey) => cache.invalidateQueries({ queryKey })))
// NOTE: a refusal is told where it was asked, and leads nowhere.
const quiet = { quiet403: true } as const

export const goalTabs = ['pending', 'approved', 'declined', 'cancelled', 'previous', 'toApprove'] as const
export type GoalTab = (typeof goalTabs)[number]

const lists = {
  approved: contract.listApprovedGoals,
  declined: contract.listDeclinedGoals,
  cancelled: contract.listCancelledGoals,
  previous: contract.listPreviousGoals,
} as const
const isListed = (tab: GoalTab): tab is keyof typeof lists => tab in lists

/** In which tab one’s own stands. */
export const tabOf = ({ status }: Pick<Goal, 'status'>): Exclude<GoalTab, 'toApprove'> =>
  goalTabs.filter(isListed).find((tab) => goalLists[tab].some((one) => one === status)) ?? 'pending'

/** One's own in a tab; what is pending is kept or asked for. */
export const ownGoals = (tab: Exclude<GoalTab, 'toApprove'>) =>
  queryOptions({
    queryKey: ['goals', 'own', tab],
    queryFn: async ({ signal }) => {
      if (tab !== 'pending') return call(lists[tab], {}, { signal })
      const both = await Promise.all([
        call(contract.listRequestedGoals, {}, { signal }),
        call(contract.listCreatedGoals, {}, { signal }),
      ])
      return both.flat()
    },
  })

export const goalsToApprove = queryOptions({
  queryKey: ['goals', 'toApprove'],
  queryFn: ({ signal }) => call(contract.listGoalsToApprove, {}, { signal }),
})

export const goalHistory = (id: number) =>
  queryOptions({
    queryKey: ['goals', 'history', id],
    queryFn: ({ signal }) => call(changes.listGoalHistory, { params: { id } }, { signal }),
  })

export const oneGoal = (id: number) =>
  queryOptions({
    queryKey: ['goals', 'one', id],
    queryFn: ({ signal }) => call(changes.readGoal, { params: { id } }, { signal }),
  })

/** What a goal about something begins with; of a blank one, for a competency. */
export const goalAbout = (type: GoalType, id: number, competencyItemId = 0) =>
  queryOptions({
    queryKey: ['goals', 'about', type, id, competencyItemId],
    queryFn: ({ signal }) =>
      call(
        contract.readGoalAbout,
        { params: { type, id }, query: competencyItemId ? { competencyItemId } : {} },
        { signal },
      ),
  })

export const goalFields = (id: number) =>
  queryOptions({
    queryKey: ['goals', 'fields', id],
    queryFn: ({ signal }) => call(contract.readGoalFields, { params: { id } }, { signal }),
  })

export const goalFilters = queryOptions({
  queryKey: ['goals', 'filters'],
  queryFn: ({ signal }) => call(contract.listGoalFilters, {}, { signal }),
})

export const goalSubjects = (text: string, category: number | null) =>
  queryOptions({
    queryKey: ['goals', 'subjects', text, category],
    queryFn: ({ signal }) =>
      call(
        contract.searchGoalSubjects,
        { params: { text: text || ' ' }, query: category ? { trainingGoalFilter: category } : {} },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })

export const goalExists = (type: GoalType, id: number) =>
  call(contract.goalExists, { params: { type, id } }, quiet)

export const allGoals = (query: Input<typeof contract.listAllTrainingGoals>['query']) =>
  queryOptions({
    queryKey: ['goals', 'all', query],
    queryFn: ({ signal }) => call(contract.listAllTrainingGoals, { query: query ?? {} }, { signal }),
    placeholderData: keepPreviousData,
  })

export const goalDemand = (query: Input<typeof changes.listGoalDemand>['query']) =>
  queryOptions({
    queryKey: ['goals', 'demand', query],
    queryFn: ({ signal }) => call(changes.listGoalDemand, { query: query ?? {} }, { signal }),
    placeholderData: keepPreviousData,
  })

export const demandedGoals = (type: GoalType, id: number, name: string) =>
  queryOptions({
    queryKey: ['goals', 'demanded', type, id, name],
    queryFn: ({ signal }) =>
      call(changes.listDemandedGoals, { params: { type, id }, query: { name } }, { signal }),
  })

export const goalPeople = (query: Input<typeof changes.listGoalPeople>['query']) =>
  queryOptions({
    queryKey: ['goals', 'people', query],
    queryFn: ({ signal }) => call(changes.listGoalPeople, { query: query ?? {} }, { signal }),
    placeholderData: keepPreviousData,
  })

type ClawbacksAsked = Input<typeof clawbacks.listClawbacks>['query']
export const goalClawbacks = (query: ClawbacksAsked) =>
  queryOptions({
    queryKey: ['goals', 'clawbacks', query],
    queryFn: ({ signal }) => call(clawbacks.listClawbacks, { query: query ?? {} }, { signal }),
    placeholderData: keepPreviousData,
  })

export const takeClawbacks = (
  query: ClawbacksAsked,
  { outputType, name }: { outputType: clawbacks.ClawbackFormat; name: string },
) =>
  download(
    clawbacks.exportClawbacks,
    { query: { ...query, outputType } },
    `${name}.${outputType.toLowerCase()}`,
  )

export const goalSettings = queryOptions({
  queryKey: ['goals', 'settings'],
  queryFn: ({ signal }) => call(changes.readGoalSettings, {}, { signal }),
})

export const useSaveGoal = (id: number, revision: number) =>
  useMutation({
    mutationFn: (body: GoalForm) =>
      id
        ? call(contract.updateGoal, { params: { id }, body: { ...body, revision } }, quiet)
        : call(contract.createGoal, { body }, quiet),
    onSettled: changed,
  })

export const useCancelGoal = (id: number) =>
  useMutation({
    mutationFn: (reason: string) => call(changes.cancelGoal, { params: { id }, body: { reason } }, quiet),
    onSettled: changed,
  })

export const useAchieveGoal = (id: number) =>
  useMutation({
    mutationFn: (date: string) => call(contract.achieveGoal, { params: { id, date } }, quiet),
    onSettled: changed,
  })

export const useRemindOfGoal = (id: number) =>
  useMutation({
    mutationFn: () => call(contract.remindOfGoal, { params: { id } }, quiet),
    onSettled: changed,
  })

export const useDeleteGoal = (id: number) =>
  useMutation({
    mutationFn: () => call(contract.deleteGoal, { params: { id } }, quiet),
    onSettled: changed,
  })

export const useDeleteAnyGoal = (id: number) =>
  useMutation({
    mutationFn: () => call(contract.deleteAnyGoal, { params: { id } }, quiet),
    onSettled: changed,
  })

export const useAgreeToClawback = (id: number) =>
  useMutation({
    mutationFn: () => call(changes.agreeToClawback, { params: { id } }, quiet),
    onSettled: changed,
  })

export const useApproveGoal = (id: number) =>
  useMutation({
    mutationFn: (body: { clawback: changes.ClawbackTerms | null; managerComments: string }) =>
      call(changes.approveGoalWithTerms, { params: { id }, body }, quiet),
    onSettled: changed,
  })

export const useDeclineGoal = (id: number) =>
  useMutation({
    mutationFn: (managerComments: string) =>
      call(contract.declineGoal, { params: { id }, body: { managerComments } }, quiet),
    onSettled: changed,
  })

export const useDecideGoals = () =>
  useMutation({
    mutationFn: (body: Input<typeof changes.decideGoals>['body']) =>
      call(changes.decideGoals, { body }, quiet),
    onSettled: changed,
  })

export const useAssignGoals = () =>
  useMutation({
    mutationFn: (body: Input<typeof changes.assignGoals>['body']) =>
      call(changes.assignGoals, { body }, quiet),
    onSettled: changed,
  })

export const useSaveGoalSettings = () =>
  useMutation({
    mutationFn: (body: changes.GoalSettings) => call(changes.saveGoalSettings, { body }, quiet),
    onSettled: changed,
  })

export const useRemoveGoalFile = (id: number) =>
  useMutation({
    mutationFn: (fileId: number) => call(changes.removeGoalFile, { params: { id, fileId } }, quiet),
    onSettled: changed,
  })

export const useAttachGoalFile = (id: number) =>
  useMutation({
    mutationFn: (file: File) => upload(changes.attachGoalFile, { params: { id } }, file),
    onSettled: changed,
  })

/** Named as the specification names it (spec 2 §7). */
export const usePrintGoals = () =>
  useMutation({ mutationFn: (name: string) => download(changes.printGoals, {}, `${name}.pdf`) })
