import type { Input } from '@oktant/contract/http/http.ts'
import * as changes from '@oktant/contract/learning/testimonial-changes.ts'
import {
  decideTestimonial,
  listShownTestimonials,
  listTestimonialRecords,
  type NodForm,
} from '@oktant/contract/learning/testimonial-nods.ts'
import { testimonialNods } from '@oktant/contract/learning/testimonials.ts'
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'
import { query as cache } from '../../../lib/api/query-client.ts'

export const testimonialRecords = (query: Input<typeof listTestimonialRecords>['query']) =>
  queryOptions({
    queryKey: ['testimonials', 'records', query],
    queryFn: ({ signal }) => call(listTestimonialRecords, { query: query ?? {} }, { signal }),
    placeholderData: keepPreviousData,
  })

export const shownTestimonials = queryOptions({
  queryKey: ['testimonials', 'shown'],
  queryFn: ({ signal }) => call(listShownTestimonials, {}, { signal }),
})

const changed = () =>
  Promise.all(
    [['testimonials'], ['audit'], ['learning', 'home']].map((queryKey) =>
      cache.invalidateQueries({ queryKey }),
    ),
  )

type Decision = NodForm & { id: number }
const decide = ({ id, ...body }: Decision) => call(decideTestimonial, { params: { id }, body })

export const useDecideTestimonial = () => useMutation({ mutationFn: decide, onSettled: changed })

export async function takeDecisionBack(decision: Decision) {
  await decide(decision)
  await changed()
}

export const testimonialChangeAffected = (body: changes.TestimonialChange) =>
  queryOptions({
    queryKey: ['testimonials', 'affected', body],
    queryFn: ({ signal }) => call(changes.affectedByTestimonialChange, { body }, { signal }),
    staleTime: 0,
  })

export async function changeTestimonials(body: changes.TestimonialChange) {
  const made = await call(changes.changeTestimonials, { body })
  await changed()
  return made
}

/** Each as it stood before. */
export async function putBackTestimonials(before: changes.ChangedTestimonials['changed']) {
  for (const nod of testimonialNods) {
    const read = before.filter((one) => one.nod === nod).map(({ id, updatedAt }) => ({ id, updatedAt }))
    if (read.length > 0) await call(changes.changeTestimonials, { body: { nod, read } })
  }
  await changed()
}
