import * as assurance from '@oktant/contract/development/assurance.ts'
import * as contract from '@oktant/contract/development/competencies.ts'
import type { Input } from '@oktant/contract/http/http.ts'
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'
import { download } from '../../../lib/api/download.ts'
import { query as cache } from '../../../lib/api/query-client.ts'
import { upload } from '../../../lib/api/upload.ts'
import type { AskedQuery } from '../../../lib/records/record-queries.ts'

const key = 'competencies'

/** NOTE: a decision shows in one’s list, the queue, the matrix and the workbook; the first page counts what waits. */
const changed = () => Promise.all([key, 'home'].map((name) => cache.invalidateQueries({ queryKey: [name] })))

export const ownCompetencies = queryOptions({
  queryKey: [key, 'own'],
  queryFn: ({ signal }) => call(contract.readOwnCompetencies, {}, { signal }),
})

export const declaration = (id: number) =>
  queryOptions({
    queryKey: [key, 'declaration', id],
    queryFn: ({ signal }) => call(contract.readDeclaration, { params: { id } }, { signal }),
  })

export const declarations = (query: AskedQuery<typeof contract.listDeclarations>) =>
  queryOptions({
    queryKey: [key, 'queue', query],
    queryFn: ({ signal }) => call(contract.listDeclarations, { query }, { signal }),
    placeholderData: keepPreviousData,
  })

export const competencyMatrix = (query: AskedQuery<typeof assurance.readCompetencyMatrix>) =>
  queryOptions({
    queryKey: [key, 'matrix', query],
    queryFn: ({ signal }) => call(assurance.readCompetencyMatrix, { query }, { signal }),
    placeholderData: keepPreviousData,
  })

export const workbook = (id: number) =>
  queryOptions({
    queryKey: [key, 'workbook', id],
    queryFn: ({ signal }) => call(assurance.readWorkbook, { params: { id } }, { signal }),
  })

export async function declareCompetency(body: Input<typeof contract.declareCompetency>['body']) {
  const made = await call(contract.declareCompetency, { body })
  await changed()
  return made
}

export async function declareAgain(id: number, body: Input<typeof contract.declareAgain>['body']) {
  const made = await call(contract.declareAgain, { params: { id }, body })
  await changed()
  return made
}

type Commented = { comment: string }

export const useAttachEvidence = (id: number) =>
  useMutation({
    mutationFn: (file: File) => upload(contract.attachEvidence, { params: { id } }, file),
    onSettled: changed,
  })

export const useRemoveEvidence = (id: number) =>
  useMutation({
    mutationFn: (evidenceId: number) => call(contract.removeEvidence, { params: { id, evidenceId } }),
    onSettled: changed,
  })

export const useWithdrawDeclaration = (id: number) =>
  useMutation({
    mutationFn: () => call(contract.withdrawDeclaration, { params: { id } }),
    onSettled: changed,
  })

export const useTakeDeclaration = (id: number) =>
  useMutation({ mutationFn: () => call(contract.takeDeclaration, { params: { id } }), onSettled: changed })

export const useReleaseDeclaration = (id: number) =>
  useMutation({ mutationFn: () => call(contract.releaseDeclaration, { params: { id } }), onSettled: changed })

export const useConfirmDeclaration = (id: number) =>
  useMutation({
    mutationFn: (body: Input<typeof contract.confirmDeclaration>['body']) =>
      call(contract.confirmDeclaration, { params: { id }, body }),
    onSettled: changed,
  })

export const useReturnDeclaration = (id: number) =>
  useMutation({
    mutationFn: (body: Commented) => call(contract.returnDeclaration, { params: { id }, body }),
    onSettled: changed,
  })

export const useEndDeclaration = (id: number) =>
  useMutation({
    mutationFn: (body: Commented) => call(contract.endDeclaration, { params: { id }, body }),
    onSettled: changed,
  })

export const useAssessOverall = (id: number) =>
  useMutation({
    mutationFn: (body: Commented & { isMet: boolean }) =>
      call(assurance.assessOverall, { params: { id }, body }),
    onSettled: changed,
  })

export const usePrintWorkbook = (id: number) =>
  useMutation({
    mutationFn: () => download(assurance.printWorkbook, { params: { id } }, `workbook-${id}.pdf`),
  })

export const takeMatrix = (
  query: AskedQuery<typeof assurance.readCompetencyMatrix>,
  outputType: assurance.MatrixFormat,
) =>
  download(
    assurance.exportCompetencyMatrix,
    { query: { ...query, outputType } },
    `competencies.${outputType.toLowerCase()}`,
  )
