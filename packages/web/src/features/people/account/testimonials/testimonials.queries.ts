import {
  createTestimonial,
  listTestimonials,
  removeTestimonial,
  restoreTestimonial,
  type TestimonialForm,
  updateTestimonial,
} from '@oktant/contract/learning/testimonials.ts'
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { call } from '../../../../lib/api/api.ts'
import { query as cache } from '../../../../lib/api/query-client.ts'

export const ownTestimonials = queryOptions({
  queryKey: ['testimonials', 'mine'],
  queryFn: ({ signal }) => call(listTestimonials, {}, { signal }),
})

export const colleaguesTestimonials = (page: number) =>
  queryOptions({
    queryKey: ['testimonials', 'colleagues', page],
    queryFn: ({ signal }) =>
      call(
        listTestimonials,
        { query: { _page: page, _filterFields: ['whose'], _filterValues: ['colleagues'] } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })

const changed = () =>
  Promise.all(['testimonials', 'activity'].map((name) => cache.invalidateQueries({ queryKey: [name] })))

/** Writes a new one where `id` is 0. */
export const useSaveTestimonial = (id: number) =>
  useMutation({
    mutationFn: (body: Required<TestimonialForm>) =>
      id ? call(updateTestimonial, { params: { id }, body }) : call(createTestimonial, { body }),
    onSuccess: changed,
  })

export const useRemoveTestimonial = () =>
  useMutation({
    mutationFn: (id: number) => call(removeTestimonial, { params: { id } }),
    onSuccess: changed,
  })

export async function bringBack(id: number) {
  await call(restoreTestimonial, { params: { id } })
  await changed()
}
