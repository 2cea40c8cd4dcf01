import {
  exportEvaluationResults,
  readEvaluationResults,
} from '@oktant/contract/assessment/evaluation-results.ts'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'
import { download } from '../../../lib/api/download.ts'

export const evaluationResults = (id: number) =>
  queryOptions({
    queryKey: ['evaluations', 'results', id],
    queryFn: ({ signal }) => call(readEvaluationResults, { params: { id } }, { signal }),
    staleTime: 0,
  })

export const useExportEvaluationResults = (id: number) =>
  useMutation({
    mutationFn: () => download(exportEvaluationResults, { params: { id } }, `evaluation-${id}.csv`),
  })
