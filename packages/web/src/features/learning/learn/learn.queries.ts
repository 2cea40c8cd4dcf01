import {
  listAvailableCourses,
  listFeaturedCourses,
  listNextContainers,
  listSuggestedCourses,
  readInProgressCourse,
} from '@oktant/contract/learning/catalogue.ts'
import { previewCourse, previewPart } from '@oktant/contract/learning/courses/course-preview.ts'
import type { AttemptChoice, LaunchData, LaunchSave } from '@oktant/contract/learning/own/launches.ts'
import {
  launchComponent,
  launchEmbedded,
  previewComponent,
  readLaunchMedia,
  saveLaunch,
} from '@oktant/contract/learning/own/launches.ts'
import {
  listAssignedCourses,
  listCompletedCourses,
  listComponentHistory,
  listContainerHistory,
  listLearning,
  moveToNewEdition,
  readLearning,
  readPublicLearning,
} from '@oktant/contract/learning/own/learn.ts'
import {
  createFavourite,
  type FavouriteForm,
  removeFavourite,
  restoreFavourite,
} from '@oktant/contract/learning/own/favourites.ts'
import { launchPublicPackage } from '@oktant/contract/learning/package-attempts.ts'
import {
  createTestimonial,
  type RatingForm,
  type TestimonialForm,
  removeTestimonial,
  restoreTestimonial,
  updateTestimonial,
} from '@oktant/contract/learning/testimonials.ts'
import { ownPerPage, readMyLearning } from '@oktant/contract/learning/own/own-learning.ts'
import { listPurchases } from '@oktant/contract/learning/purchases.ts'
import { reportUnplayed, type UnplayedReason } from '@oktant/contract/learning/components/unplayed-films.ts'
import type { Input } from '@oktant/contract/http/http.ts'
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'
import { query } from '../../../lib/api/query-client.ts'
import { recallNames } from './kept-names.ts'
import { useUser } from '../../../lib/session/session-state.ts'

/** May the reader take courses, and not only look at them? */
export const useIsLearner = () => useUser()?.permissions.includes('learning.take') ?? false

export const container = (id: number, isLearner: boolean) =>
  queryOptions({
    queryKey: ['learning', 'container', id, isLearner],
    queryFn: ({ signal }) =>
      isLearner
        ? call(readLearning, { params: { id } }, { signal })
        : call(readPublicLearning, { params: { id } }, { signal }),
  })

export const componentHistory = (id: number) =>
  queryOptions({
    queryKey: ['learning', 'history', 'components', id],
    queryFn: ({ signal }) => call(listComponentHistory, { params: { id } }, { signal }),
  })

export const containerHistory = (id: number) =>
  queryOptions({
    queryKey: ['learning', 'history', 'container', id],
    queryFn: ({ signal }) => call(listContainerHistory, { params: { id } }, { signal }),
  })

export const nextContainers = (id: number) =>
  queryOptions({
    queryKey: ['learning', 'next', id],
    queryFn: ({ signal }) => call(listNextContainers, { params: { id } }, { signal }),
  })

/** The first page of all that is one’s own, in one call; each part is kept where it looks for it. */
export const myLearningPage = queryOptions({
  queryKey: ['learning', 'own'],
  queryFn: async ({ signal }) => {
    const found = await call(readMyLearning, {}, { signal })
    query.setQueryData(assignedCourses(0).queryKey, found.assigned)
    query.setQueryData(myLearning(0).queryKey, found.begun)
    query.setQueryData(completedCourses(0).queryKey, found.completed)
    query.setQueryData(suggestedCourses.queryKey, found.suggested)
    if (found.purchases) query.setQueryData(paidPurchases(0).queryKey, found.purchases)
    return found
  },
})

export const myLearning = (page: number) =>
  queryOptions({
    queryKey: ['learning', 'mine', page],
    queryFn: ({ signal }) => {
      const filters = {
        _filterFields: ['state', 'isToTake'],
        _filterValues: ['IN_PROGRESS', 'false'],
      }
      return call(listLearning, { query: { _page: page, _perPage: ownPerPage, ...filters } }, { signal })
    },
  })

/** Whatever one has begun or finished, in the order and with the filters of a list. */
export const takenCourses = (asked: NonNullable<Input<typeof listLearning>['query']>) =>
  queryOptions({
    queryKey: ['learning', 'taken', asked],
    queryFn: ({ signal }) => call(listLearning, { query: asked }, { signal }),
    placeholderData: keepPreviousData,
  })

export const assignedCourses = (page: number) =>
  queryOptions({
    queryKey: ['learning', 'assigned', page],
    queryFn: ({ signal }) =>
      call(listAssignedCourses, { query: { _page: page, _perPage: ownPerPage } }, { signal }),
  })

export const completedCourses = (page: number) =>
  queryOptions({
    queryKey: ['learning', 'completed', page],
    queryFn: ({ signal }) =>
      call(listCompletedCourses, { query: { _page: page, _perPage: ownPerPage } }, { signal }),
  })

/** What was paid for or is still to be paid, the latest first; free courses are in progress like any other. */
export const paidPurchases = (page: number) =>
  queryOptions({
    queryKey: ['learning', 'purchases', page],
    queryFn: ({ signal }) =>
      call(
        listPurchases,
        { query: { _page: page, _filterFields: ['way'], _filterValues: ['invoice,card'] } },
        { signal },
      ),
  })

export const suggestedCourses = queryOptions({
  queryKey: ['learning', 'suggested'],
  queryFn: ({ signal }) => call(listSuggestedCourses, {}, { signal }),
})

export const featuredCourses = queryOptions({
  queryKey: ['learning', 'featured'],
  queryFn: ({ signal }) => call(listFeaturedCourses, {}, { signal }),
})

export const availableCourses = queryOptions({
  queryKey: ['learning', 'available'],
  queryFn: ({ signal }) => call(listAvailableCourses, {}, { signal }),
})

export const inProgressCourse = queryOptions({
  queryKey: ['learning', 'inProgress'],
  queryFn: ({ signal }) => call(readInProgressCourse, {}, { signal }),
})

/** What one does in a course shows wherever progress is shown. */
export const learningChanged = () =>
  Promise.all(['learning', 'segments'].map((name) => query.invalidateQueries({ queryKey: [name] })))

/** NOTE: read while it can be: whoever leaves a part without a connection finds a course that they have begun. */
export const courseBegun = (id: number) =>
  query.invalidateQueries({ queryKey: ['learning', 'container', id] })

/** NOTE: before anything is opened, as a launch ends what an earlier one has yet to say. */
async function sayWhatWaits() {
  if (!recallNames('draft:').some((name) => name.includes(':package:'))) return 0
  const { replayWaiting } = await import('./player/package/waiting-commits.ts')
  return replayWaiting()
}

/** Tells the server what a package said on an earlier visit and could not send. */
export async function sendWaitingCommits() {
  if ((await sayWhatWaits()) > 0) await learningChanged()
}

/** Which attempt at a package, and which part of it. */
export type LaunchWish = { attempt?: AttemptChoice; item?: string }

export const useLaunchComponent = () =>
  useMutation({
    mutationFn: async ({ key, ...wish }: { key: number } & LaunchWish) => {
      await sayWhatWaits()
      return call(launchComponent, { params: { key }, query: wish })
    },
  })

export const useLaunchEmbedded = (id: number) =>
  useMutation({
    mutationFn: async () => {
      await sayWhatWaits()
      return call(launchEmbedded, { params: { id } })
    },
  })

export const useSaveLaunch = (key: number) =>
  useMutation({ mutationFn: (body: LaunchSave) => call(saveLaunch, { params: { key }, body }) })

/** The same for a page that may be gone before an answer comes; whoever is still there hears whether it arrived. */
export const saveBeforeLeaving = (key: number, body: LaunchSave) =>
  call(saveLaunch, { params: { key }, body }, { keepalive: true, quiet403: true }).catch(() => null)

/** Lets the authors of a film know; whoever cannot see it has no more to do with it. */
export const tellUnplayed = (key: number, reason: UnplayedReason) =>
  call(reportUnplayed, { params: { key }, body: { reason } }, { quiet403: true }).catch(() => ({
    counts: false,
  }))

/** The files of what is open, with addresses that live from now on. */
export async function readMediaAgain({ containerChildId, componentId }: LaunchData) {
  if (containerChildId === null)
    return (await call(previewComponent, { params: { id: componentId } })).media ?? null
  return (await call(readLaunchMedia, { params: { key: containerChildId } })).media
}

export const useMoveToNewEdition = (id: number) =>
  useMutation({
    mutationFn: () => call(moveToNewEdition, { params: { id } }),
    onSuccess: learningChanged,
  })

export const coursePreview = (id: number, done: readonly number[]) =>
  queryOptions({
    queryKey: ['courses', 'preview', id, done],
    queryFn: ({ signal }) =>
      call(
        previewCourse,
        { params: { id }, ...(done.length > 0 && { query: { done: done.join() } }) },
        { signal },
      ),
  })

export const partPreview = (id: number, childId: number, item?: string) =>
  queryOptions({
    queryKey: ['courses', 'preview', id, 'part', childId, item],
    queryFn: ({ signal }) => call(previewPart, { params: { id, childId }, query: unitOf(item) }, { signal }),
  })

export const preview = (id: number, item?: string) =>
  queryOptions({
    queryKey: ['learning', 'preview', id, item],
    queryFn: ({ signal }) => call(previewComponent, { params: { id }, query: unitOf(item) }, { signal }),
    // NOTE: whoever looks at a unit is not led back to its first page.
    refetchOnWindowFocus: false,
  })

/** A package that is open to whoever has no account. */
export const visitedPackage = (childId: number, item?: string) =>
  queryOptions({
    queryKey: ['learning', 'visited', childId, item],
    queryFn: ({ signal }) =>
      call(launchPublicPackage, { params: { id: childId }, query: unitOf(item) }, { signal }),
    refetchOnWindowFocus: false,
    gcTime: 0,
  })

const unitOf = (item: string | undefined) => (item === undefined ? {} : { item })

const starred = () =>
  Promise.all(['learning', 'favourites'].map((name) => query.invalidateQueries({ queryKey: [name] })))

/** Keeps a course as a favourite, or removes the favourite that is named by its number. */
export const useTurnFavourite = () =>
  useMutation({
    mutationFn: (turn: { id: number } | FavouriteForm) =>
      'id' in turn ? call(removeFavourite, { body: { id: turn.id } }) : call(createFavourite, { body: turn }),
    onSuccess: starred,
  })

export async function bringBackFavourite(id: number) {
  await call(restoreFavourite, { params: { id } })
  await starred()
}

export async function dropFavourite(id: number) {
  await call(removeFavourite, { body: { id } })
  await starred()
}

/** Rates a course for the first time where `id` is null. */
export const useSaveRating = (id: number | null) =>
  useMutation({
    mutationFn: (body: RatingForm & Required<TestimonialForm>) =>
      id ? call(updateTestimonial, { params: { id }, body }) : call(createTestimonial, { body }),
    onSuccess: learningChanged,
  })

export const useRemoveRating = () =>
  useMutation({
    mutationFn: (id: number) => call(removeTestimonial, { params: { id } }),
    onSuccess: learningChanged,
  })

export async function bringBackRating(id: number) {
  await call(restoreTestimonial, { params: { id } })
  await learningChanged()
}
