import * as contract from '@oktant/contract/development/rewards.ts'
import type { Input } from '@oktant/contract/http/http.ts'
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'
import { query as cache } from '../../../lib/api/query-client.ts'

const lists = {
  mine: contract.listMyRewards,
  given: contract.listGivenRewards,
  all: contract.listRewards,
} as const

export const rewards = (name: keyof typeof lists, query: Input<typeof contract.listRewards>['query']) =>
  queryOptions({
    queryKey: ['rewards', name, query],
    queryFn: ({ signal }) => call(lists[name], { query: query ?? {} }, { signal }),
    placeholderData: keepPreviousData,
  })

export const rewardStanding = queryOptions({
  queryKey: ['rewards', 'standing'],
  queryFn: ({ signal }) => call(contract.readRewardStanding, {}, { signal }),
})

export const rewardChoices = queryOptions({
  queryKey: ['rewards', 'choices'],
  queryFn: ({ signal }) => call(contract.listRewardChoices, {}, { signal }),
})

export const rewardPeople = queryOptions({
  queryKey: ['rewards', 'people'],
  queryFn: ({ signal }) => call(contract.listRewardPeople, {}, { signal }),
})

export const rewardBudget = queryOptions({
  queryKey: ['rewards', 'budget'],
  queryFn: ({ signal }) => call(contract.readRewardBudget, {}, { signal }),
})

const changed = () =>
  Promise.all([['rewards'], ['audit']].map((queryKey) => cache.invalidateQueries({ queryKey })))

export async function giveReward(body: Input<typeof contract.giveReward>['body']) {
  const made = await call(contract.giveReward, { body })
  await changed()
  return made
}

export const useTakeRewardBack = (id: number) =>
  useMutation({
    mutationFn: (reason: string) => call(contract.takeRewardBack, { params: { id }, body: { reason } }),
    onSuccess: changed,
  })

export async function updateRewardBudget(body: Input<typeof contract.updateRewardBudget>['body']) {
  const saved = await call(contract.updateRewardBudget, { body })
  cache.setQueryData(rewardBudget.queryKey, saved)
  await changed()
  return saved
}
