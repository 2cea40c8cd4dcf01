import * as changes from '@oktant/contract/learning/certificates/certificate-changes.ts'
import * as contract from '@oktant/contract/learning/certificates/certificates.ts'
import type { Input } from '@oktant/contract/http/http.ts'
import { ownPerPage } from '@oktant/contract/learning/own/own-learning.ts'
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'
import { download } from '../../../lib/api/download.ts'
import { query as cache } from '../../../lib/api/query-client.ts'

export const ownCertificates = (page: number) =>
  queryOptions({
    queryKey: ['certificates', 'own', page],
    queryFn: ({ signal }) =>
      call(contract.listOwnCertificates, { query: { _page: page, _perPage: ownPerPage } }, { signal }),
    placeholderData: keepPreviousData,
  })

export const verified = (code: string) =>
  queryOptions({
    queryKey: ['certificates', 'verified', code],
    queryFn: ({ signal }) => call(contract.verifyCertificate, { params: { code } }, { signal }),
    staleTime: 0,
    retry: false,
  })

export const useDownloadCertificate = () =>
  useMutation({
    mutationFn: ({ id, number }: { id: number; number: string }) =>
      download(contract.downloadCertificate, { params: { id } }, `certificate-${number}.pdf`),
  })

type AskedCertificates = NonNullable<Input<typeof contract.listCertificates>['query']>

export const issuedCertificates = (query: AskedCertificates) =>
  queryOptions({
    queryKey: ['certificates', 'issued', query],
    queryFn: ({ signal }) => call(contract.listCertificates, { query }, { signal }),
    placeholderData: keepPreviousData,
  })

export const issuedCertificate = (id: number) =>
  queryOptions({
    queryKey: ['certificates', 'one', id],
    queryFn: ({ signal }) => call(contract.readCertificate, { params: { id } }, { signal }),
  })

export const useExportCertificates = () =>
  useMutation({
    mutationFn: (query: AskedCertificates) =>
      download(contract.exportCertificates, { query }, 'certificates.csv'),
  })

const changed = () =>
  Promise.all(
    ['certificates', 'audit', 'learning'].map((name) => cache.invalidateQueries({ queryKey: [name] })),
  )

async function kept(saved: contract.CertificateRecord) {
  cache.setQueryData(issuedCertificate(saved.id).queryKey, saved)
  await changed()
}

export const useRevokeCertificate = (id: number) =>
  useMutation({
    mutationFn: (reason: string) => call(contract.revokeCertificate, { params: { id }, body: { reason } }),
    onSuccess: kept,
  })

export const useReissueCertificate = (id: number) =>
  useMutation({
    mutationFn: (reason: string) => call(contract.reissueCertificate, { params: { id }, body: { reason } }),
    onSuccess: kept,
  })

type Chosen = changes.CertificatesChosen['chosen']

export const revocationAffected = (chosen: Chosen) =>
  queryOptions({
    queryKey: ['certificates', 'affected', chosen],
    queryFn: ({ signal }) => call(changes.affectedByRevocation, { body: { chosen } }, { signal }),
    staleTime: 0,
  })

export async function revokeCertificates(chosen: Chosen, reason: string) {
  const made = await call(changes.revokeCertificates, { body: { chosen, reason } })
  await changed()
  return made
}
