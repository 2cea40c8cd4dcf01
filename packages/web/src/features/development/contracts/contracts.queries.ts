import * as contract from '@oktant/contract/development/contracts.ts'
import type { Input } from '@oktant/contract/http/http.ts'
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'
import { download } from '../../../lib/api/download.ts'
import { query as cache } from '../../../lib/api/query-client.ts'

export const contracts = (query: Input<typeof contract.listContracts>['query']) =>
  queryOptions({
    queryKey: ['contracts', 'list', query],
    queryFn: ({ signal }) => call(contract.listContracts, { query: query ?? {} }, { signal }),
    placeholderData: keepPreviousData,
  })

/** NOTE: the other side writes and signs meanwhile, so it is asked for whenever it is opened. */
export const contractOf = (id: number) =>
  queryOptions({
    staleTime: 0,
    queryKey: ['contracts', 'one', id],
    queryFn: ({ signal }) => call(contract.readContract, { params: { id } }, { signal }),
  })

const changed = () =>
  Promise.all([['contracts'], ['learning', 'home']].map((queryKey) => cache.invalidateQueries({ queryKey })))

/** What a change answers is shown at once; where it was refused, how it stands now is asked for. */
async function shown(id: number, answer: Promise<contract.Contract>) {
  try {
    const found = await answer
    cache.setQueryData(contractOf(id).queryKey, found)
    return found
  } finally {
    await changed()
  }
}

export const saveContract = (id: number, body: Input<typeof contract.saveContract>['body']) =>
  shown(id, call(contract.saveContract, { params: { id }, body }))

/** NOTE: told by the mutation itself, as the button goes with the signature. */
export const useSignContract = (id: number, onSuccess: () => void) =>
  useMutation({
    onSuccess,
    mutationFn: (body: Input<typeof contract.signContract>['body']) =>
      shown(id, call(contract.signContract, { params: { id }, body })),
  })

export const usePrintContract = (id: number) =>
  useMutation({
    mutationFn: (version: number) =>
      download(
        contract.printContract,
        { params: { id }, body: { version } },
        `contract-${id}-${version}.pdf`,
      ),
  })
