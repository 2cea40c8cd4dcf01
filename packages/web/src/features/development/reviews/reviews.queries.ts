import {
  attachSupportingDocument,
  removeSupportingDocument,
} from '@oktant/contract/assessment/attempts/attempt-answers.ts'
import { supportingKindOf } from '@oktant/contract/assessment/attempts/supporting-documents.ts'
import * as calibration from '@oktant/contract/development/reviews/calibration.ts'
import * as drafts from '@oktant/contract/development/reviews/review-drafts.ts'
import * as progress from '@oktant/contract/development/reviews/review-progress.ts'
import type { Review, ReviewField } from '@oktant/contract/development/reviews/review-shapes.ts'
import * as contract from '@oktant/contract/development/reviews/reviews.ts'
import type { Input } from '@oktant/contract/http/http.ts'
import type { Permission } from '@oktant/contract/kit/permissions.ts'
import { type ReportFormat, reportPlugins, runReportPlugin } from '@oktant/contract/reports/report-runs.ts'
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'
import { download } from '../../../lib/api/download.ts'
import { refuse, upload } from '../../../lib/api/upload.ts'
import { query as cache } from '../../../lib/api/query-client.ts'

export const ownReviews = queryOptions({
  queryKey: ['reviews', 'own'],
  queryFn: ({ signal }) => call(contract.listOwnReviews, {}, { signal }),
})

type TeamQuery = NonNullable<Input<typeof contract.listTeamReviews>['query']>

export const teamReviews = (query: TeamQuery) =>
  queryOptions({
    queryKey: ['reviews', 'team', query],
    queryFn: ({ signal }) => call(contract.listTeamReviews, { query }, { signal }),
    placeholderData: keepPreviousData,
  })

export const reviewDrafts = queryOptions({
  queryKey: ['reviews', 'drafts'],
  queryFn: ({ signal }) => call(drafts.listReviewDrafts, {}, { signal }),
})

export const review = (id: number) =>
  queryOptions({
    queryKey: ['reviews', 'one', id],
    queryFn: ({ signal }) => call(contract.readReview, { params: { id } }, { signal }),
  })

export const reviewHistory = (id: number) =>
  queryOptions({
    queryKey: ['reviews', 'history', id],
    queryFn: ({ signal }) => call(contract.listReviewHistory, { params: { id } }, { signal }),
  })

export const reviewVersion = (params: { id: number; versionId: number }) =>
  queryOptions({
    queryKey: ['reviews', 'version', params.id, params.versionId],
    queryFn: ({ signal }) => call(contract.readReviewVersion, { params }, { signal }),
  })

export const reviewEvidence = (id: number) =>
  queryOptions({
    queryKey: ['reviews', 'evidence', id],
    queryFn: ({ signal }) => call(contract.listReviewEvidence, { params: { id } }, { signal }),
  })

const again = (id: number) => cache.invalidateQueries({ queryKey: review(id).queryKey })

/** A review shows in lists, on the first page, and where it is looked over. */
export const reviewsChanged = () =>
  Promise.all(
    [['reviews'], ['reviewProgress'], ['calibration'], ['learning', 'home']].map((queryKey) =>
      cache.invalidateQueries({ queryKey }),
    ),
  )

/** What a move answers is shown at once. */
async function moved(answer: Promise<Review>) {
  const found = await answer
  cache.setQueryData(review(found.id).queryKey, found)
  await reviewsChanged()
  return found
}

/** NOTE: the proposed mark follows what is rated. */
export async function saveFields(id: number, fields: ReviewField[]) {
  const saved = await call(contract.saveReviewFields, { params: { id }, body: { fields } })
  if (fields.some(({ field }) => field.endsWith('ating'))) void again(id)
  return saved
}

/** NOTE: what one has read is kept by the side, and changes nothing that a screen shows. */
export const markRead = (id: number) => call(contract.markReviewRead, { params: { id } }, { quiet403: true })

export const submitReview = (id: number) => moved(call(contract.submitReview, { params: { id } }))
export const proposeMark = (id: number) => moved(call(calibration.proposeMark, { params: { id } }))
export const holdMeeting = (id: number, day: string) =>
  moved(call(contract.holdReviewMeeting, { params: { id }, body: { day } }))
export const acceptReview = (id: number) => moved(call(contract.acceptReview, { params: { id } }))
export const rejectReview = (id: number, body: Input<typeof contract.rejectReview>['body']) =>
  moved(call(contract.rejectReview, { params: { id }, body }))

/** NOTE: what is refused has moved on, which the list shows as well. */
export const handOverReviewDraft = (id: number, managerId: number) =>
  call(drafts.handOverReviewDraft, { params: { id }, body: { managerId } }).finally(reviewsChanged)
export const dropReviewDraft = (id: number) =>
  call(drafts.dropReviewDraft, { params: { id } }).finally(reviewsChanged)

export const useAddObjective = (id: number) =>
  useMutation({
    mutationFn: () => call(contract.addReviewObjective, { params: { id } }),
    onSuccess: () => again(id),
  })

export const useRemoveObjective = (id: number) =>
  useMutation({
    mutationFn: (objectiveId: number) =>
      call(contract.removeReviewObjective, { params: { id, objectiveId } }),
    onSuccess: () => again(id),
  })

type Attached = Input<typeof contract.attachReviewEvidence>['body']

export const useAttachEvidence = (id: number) =>
  useMutation({
    mutationFn: (body: Attached) => call(contract.attachReviewEvidence, { params: { id }, body }),
    onSuccess: () => again(id),
  })

export const useDetachEvidence = (id: number) =>
  useMutation({
    mutationFn: (evidenceId: number) => call(contract.detachReviewEvidence, { params: { id, evidenceId } }),
    onSuccess: () => again(id),
  })

/** Sends a document beside an answer, or takes it away again. */
export const useReviewDocument = (id: number, questionScoreId: number) =>
  useMutation({
    async mutationFn(file: File | null) {
      const params = { questionScoreId }
      if (!file) return void (await call(removeSupportingDocument, { params }))
      if (!supportingKindOf(file.name)) await refuse('document_refused', 422)
      await upload(attachSupportingDocument, { params }, file)
    },
    onSuccess: () => again(id),
  })

/** NOTE: the person's print and the manager's are two calls of the specification. */
export const usePrintReview = ({ id, side }: Pick<Review, 'id' | 'side'>) =>
  useMutation({
    mutationFn: () =>
      download(
        side === 'person' ? contract.printReview : contract.printManagedReview,
        { params: { id } },
        `pdr-${id}.pdf`,
      ),
  })

export async function giveViewReason(id: number, reason: string) {
  await call(progress.giveViewReason, { params: { id }, body: { reason } })
  // NOTE: the contract of a review is read by the same reason.
  await Promise.all([again(id), cache.invalidateQueries({ queryKey: ['contracts'] })])
}

/** The reports of reviews, and which permission lets somebody run them. */
export const reviewReports = [
  { name: 'summary', id: reportPlugins.reviewSummary, needs: ['reports.reviewSummary', 'reviews.lead'] },
  { name: 'detail', id: reportPlugins.reviewDetail, needs: ['reports.reviewDetail', 'reviews.lead'] },
] as const satisfies readonly { name: string; id: number; needs: readonly Permission[] }[]
export type ReviewReport = (typeof reviewReports)[number]

type ReportWish = { format: ReportFormat; season: number; reason: string }
export async function takeReviewReport(name: ReviewReport['name'], { format, season, reason }: ReportWish) {
  const id = reportPlugins[name === 'detail' ? 'reviewDetail' : 'reviewSummary']
  const body = { outputType: format, ...(season && { season }), ...(reason && { reason }) }
  await download(runReportPlugin, { params: { id }, body }, `reviews-${name}.${format.toLowerCase()}`)
}
