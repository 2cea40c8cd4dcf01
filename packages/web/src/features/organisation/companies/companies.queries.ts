import {
  affectedByCompanyAct,
  type CompanyForm,
  type CompanyRecord,
  createCompany,
  listCompanies,
  type NewCompanyForm,
  readCompany,
  readCompanyHistory,
  removeCompany,
  restoreCompany,
  resumeCompany,
  suspendCompany,
  updateCompany,
} from '@oktant/contract/organisation/companies.ts'
import type { Input } from '@oktant/contract/http/http.ts'
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'
import { query as cache } from '../../../lib/api/query-client.ts'

export const companies = (query: NonNullable<Input<typeof listCompanies>['query']>) =>
  queryOptions({
    queryKey: ['companies', 'list', query],
    queryFn: ({ signal }) => call(listCompanies, { query }, { signal }),
    placeholderData: keepPreviousData,
  })

const paramsOf = (company: number) => ({ params: { company } })

export const company = (id: number) =>
  queryOptions({
    queryKey: ['companies', 'one', id],
    queryFn: ({ signal }) => call(readCompany, paramsOf(id), { signal }),
  })

export const companyHistory = (id: number) =>
  queryOptions({
    queryKey: ['companies', 'history', id],
    queryFn: ({ signal }) => call(readCompanyHistory, paramsOf(id), { signal }),
  })

export const affectedByAct = (id: number) =>
  queryOptions({
    queryKey: ['companies', 'affected', id],
    queryFn: ({ signal }) => call(affectedByCompanyAct, paramsOf(id), { signal }),
    staleTime: 0,
  })

async function keep(saved: CompanyRecord) {
  cache.setQueryData(company(saved.id).queryKey, saved)
  // NOTE: one's own company may be the one that changed.
  await Promise.all(
    ['companies', 'settings', 'audit'].map((name) => cache.invalidateQueries({ queryKey: [name] })),
  )
}

export const useCreateCompany = () =>
  useMutation({ mutationFn: (body: NewCompanyForm) => call(createCompany, { body }), onSuccess: keep })

export const useUpdateCompany = (id: number) =>
  useMutation({
    mutationFn: (body: CompanyForm) => call(updateCompany, { ...paramsOf(id), body }),
    onSuccess: keep,
  })

const acts = {
  suspend: suspendCompany,
  resume: resumeCompany,
  remove: removeCompany,
  restore: restoreCompany,
}
export type Act = keyof typeof acts

export async function actOnCompany(id: number, act: Act) {
  const saved = await call(acts[act], paramsOf(id))
  await keep(saved)
  return saved
}

export const useActOnCompany = (id: number) =>
  useMutation({ mutationFn: (act: Act) => actOnCompany(id, act) })
